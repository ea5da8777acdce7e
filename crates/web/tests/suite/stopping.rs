//! A real server, on a socket, that is told to stop.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use crate::client::{House, free};
use crate::tables::with_bots;

#[tokio::test]
async fn a_server_stops_while_pages_are_open() {
    let house = House::new().await;
    let id = house.guest("Ada").await.post("/new", &with_bots(3)).await.table();
    house.stop();
    let server = web::Server::bind(([127, 0, 0, 1], 0).into(), house.store.clone(), free()).await.unwrap();
    let address = server.address().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    // A page that listens, one that never said anything, one that stopped in the middle of a form, and one that reads
    // nothing.
    let mut open = Vec::new();
    for said in [
        format!("GET /table/{id}/live HTTP/1.1\r\nHost: table.example\r\n\r\n"),
        String::new(),
        format!(
            "POST /table/{id}/chat HTTP/1.1\r\nHost: table.example\r\nOrigin: https://table.example\r\nContent-Length: 100\r\n\r\ntext="
        ),
        "GET / HT".to_owned(),
        "GET / HTTP/1.1\r\nHost: table.example\r\n\r\n".repeat(200),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        open.push(stream);
    }
    let mut first = [0; 16];
    open[0].read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK\r");
    stop.send(()).unwrap();
    // Not a measurement: it either stops or never does.
    tokio::time::timeout(Duration::from_secs(60), running).await.expect("it stops").unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}
