//! A real server, on a socket, that is told to stop.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::Config;

use crate::client::{TestServer, free};
use crate::tables::with_bots;

#[tokio::test]
async fn a_server_stops_while_pages_are_open() {
    let server = TestServer::new().await;
    let id = server.guest("Ada").await.post("/new", &with_bots(3)).await.table();
    server.stop();
    let listening =
        web::Server::bind(([127, 0, 0, 1], 0).into(), server.store.clone(), free()).await.unwrap();
    let address = listening.address().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(listening.run(async {
        let _ = stopped.await;
    }));
    // A page that listens, one that never sent anything, one that stopped in the middle of a form, and one that reads
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

/// A server that can be told to stop, and the means to do so.
async fn started(
    server: &TestServer,
    config: Config,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<std::io::Result<()>>) {
    let here = ([127, 0, 0, 1], 0).into();
    let listening = web::Server::bind(here, server.store.clone(), config).await.unwrap();
    let address = listening.address().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(listening.run(async {
        let _ = stopped.await;
    }));
    (address, stop, running)
}

async fn ask(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let asks = format!("GET {path} HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n");
    stream.write_all(asks.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_form_that_was_begun_is_answered() {
    let server = TestServer::new().await;
    let mut config = free();
    config.limits.connections.shutdown_timeout = Duration::from_secs(600);
    let (address, stop, running) = started(&server, config).await;
    let mut begun = TcpStream::connect(address).await.unwrap();
    let head = "POST /me/name HTTP/1.1\r\nHost: table.example\r\nOrigin: https://table.example\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\nExpect: 100-continue\r\n\r\n";
    begun.write_all(head.as_bytes()).await.unwrap();
    let mut goes_on = [0; 25];
    begun.read_exact(&mut goes_on).await.unwrap();
    assert_eq!(&goes_on, b"HTTP/1.1 100 Continue\r\n\r\n", "it waits for the rest");
    stop.send(()).unwrap();
    while TcpStream::connect(address).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    begun.write_all(b"name=Ada").await.unwrap();
    let mut answer = String::new();
    begun.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    running.await.unwrap().unwrap();
}

#[tokio::test]
async fn while_it_drains_a_server_answers_but_is_not_ready() {
    let server = TestServer::new().await;
    let id = server.guest("Ada").await.post("/new", &with_bots(3)).await.table();
    let (address, stop, running) =
        started(&server, Config { drain: Duration::from_secs(600), ..free() }).await;
    assert!(ask(address, "/readyz").await.starts_with("HTTP/1.1 200"));
    stop.send(()).unwrap();
    while ask(address, "/readyz").await.starts_with("HTTP/1.1 200") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (ready, page) = (ask(address, "/readyz").await, ask(address, "/keys").await);
    assert!(ready.starts_with("HTTP/1.1 503") && ready.ends_with("stopping\n"), "{ready}");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    // A page that listens is told to reconnect, when another server will answer.
    let told = ask(address, &format!("/table/{id}/live")).await;
    assert!(told.contains("event: again") && told.contains("retry: "), "{told}");
    running.abort();
}
