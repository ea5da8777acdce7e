//! A real server, on a socket, and clients that hold on to it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Config, Connections, Limits};

use crate::client::{TestServer, free};
use crate::tables::with_bots;

const ASKS: &str = "GET /keys HTTP/1.1\r\nHost: table.example\r\n\r\n";

/// A server that runs until it is told to stop.
struct Running {
    address: SocketAddr,
    table: String,
    stop: oneshot::Sender<()>,
    done: JoinHandle<std::io::Result<()>>,
}

impl Running {
    /// With a table of bots and one person.
    async fn with(config: Config) -> Self {
        let server = TestServer::new().await;
        let table = server.guest("Ada").await.post("/new", &with_bots(1)).await.table();
        server.stop();
        let here = (Ipv4Addr::LOCALHOST, 0).into();
        let listening = web::Server::bind(here, server.store.clone(), config).await.unwrap();
        let address = listening.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let done = tokio::spawn(listening.run(async {
            let _ = stopped.await;
        }));
        Self { address, table, stop, done }
    }

    /// With these limits of connections.
    async fn limited(change: impl FnOnce(&mut Connections)) -> Self {
        let mut limits = Limits::unlimited();
        limits.connections.head_timeout = Duration::from_secs(600);
        change(&mut limits.connections);
        Self::with(Config { limits, ..free() }).await
    }

    /// A connection from this address of the machine, over which this was sent.
    async fn connect(&self, from: [u8; 4], said: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        let mut stream = socket.connect(self.address).await.unwrap();
        // It may be closed by now.
        let _ = stream.write_all(said.as_bytes()).await;
        stream
    }

    async fn stop(self) {
        self.stop.send(()).unwrap();
        // Not a measurement: it either stops or never does.
        tokio::time::timeout(PATIENCE, self.done).await.expect("it stops").unwrap().unwrap();
        assert!(TcpStream::connect(self.address).await.is_err(), "nobody listens any more");
    }
}

/// Anything that happens at all happens long before this.
const PATIENCE: Duration = Duration::from_secs(60);
const ME: [u8; 4] = [127, 0, 0, 1];

/// Whether a response begins; `false` if the connection is closed instead.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let mut first = [0; 12];
    let read = tokio::time::timeout(PATIENCE, stream.read_exact(&mut first)).await.expect("no word");
    read.is_ok_and(|_| &first == b"HTTP/1.1 200")
}

/// Waits until the other side has closed the connection.
async fn is_closed(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    // A reset is an end, too.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("it stays open");
}

#[tokio::test]
async fn who_does_not_say_what_they_want_has_to_go() {
    let running = Running::limited(|limits| limits.head_timeout = Duration::from_millis(100)).await;
    for said in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: table.example\r\n", ASKS] {
        let mut silent = running.connect(ME, said).await;
        assert_eq!(is_answered(&mut silent).await, said == ASKS, "{said:?}");
        is_closed(&mut silent).await;
    }
    // A page that listens for changes.
    let listens = format!("GET /table/{}/live HTTP/1.1\r\nHost: table.example\r\n\r\n", running.table);
    let mut listener = running.connect(ME, &listens).await;
    assert!(is_answered(&mut listener).await);
    is_closed(&mut running.connect(ME, "").await).await;
    let waits = tokio::time::timeout(Duration::from_millis(200), async {
        let mut more = [0; 4096];
        while listener.read(&mut more).await.unwrap() > 0 {}
    });
    assert!(waits.await.is_err(), "the stream goes on");
    running.stop().await;
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let running = Running::limited(|_| {}).await;
    let mut stream = running.connect(ME, "GET / HTTP/1.1\r\nHost: table.example\r\nCookie: ").await;
    let mut answer = Vec::new();
    // The server may close it while there is more to send.
    for _ in 0..64 {
        let _ = stream.write_all(&[b'x'; 1024]).await;
    }
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("it stays open");
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "{}", String::from_utf8_lossy(&answer));
    running.stop().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_visitor_does_not_keep_others_out() {
    let running = Running::limited(|limits| limits.per_client = 3).await;
    let mut mine = Vec::new();
    for _ in 0..3 {
        let mut stream = running.connect(ME, ASKS).await;
        assert!(is_answered(&mut stream).await);
        mine.push(stream);
    }
    for _ in 0..3 {
        is_told_that_it_is_full(&mut running.connect(ME, ASKS).await).await;
    }
    assert!(is_answered(&mut running.connect([127, 0, 0, 2], ASKS).await).await, "somebody else");
    // A closed connection no longer counts, as soon as the server has noticed.
    mine.pop();
    let again = async { while !is_answered(&mut running.connect(ME, ASKS).await).await {} };
    tokio::time::timeout(PATIENCE, again).await.expect("there is a place again");
    running.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_nobody_counts_its_connections() {
    let mut limits = Limits::unlimited();
    limits.connections.per_client = 1;
    let running = Running::with(Config { limits, behind_proxy: true, ..free() }).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        let mut stream = running.connect(ME, ASKS).await;
        assert!(is_answered(&mut stream).await);
        open.push(stream);
    }
    running.stop().await;
}

/// A client without a slot is told so, in both languages and with a time to retry; then the connection ends.
async fn is_told_that_it_is_full(stream: &mut TcpStream) {
    let mut answer = String::new();
    tokio::time::timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("no word").unwrap();
    let (head, page) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {answer:?}"));
    assert!(head.starts_with("HTTP/1.1 503 "), "{head}");
    assert!(head.contains("\r\nRetry-After: 5\r\n") && head.ends_with("\r\nConnection: close"), "{head}");
    assert!(page.contains("The roundhouse is full") && page.contains("La rotonde est complète"), "{page}");
}

#[tokio::test]
async fn when_there_is_no_place_one_is_told_so() {
    let running = Running::limited(|limits| limits.total = 2).await;
    let mut inside = Vec::new();
    for _ in 0..2 {
        let mut stream = running.connect(ME, ASKS).await;
        assert!(is_answered(&mut stream).await);
        inside.push(stream);
    }
    for _ in 0..20 {
        is_told_that_it_is_full(&mut running.connect(ME, ASKS).await).await;
    }
    // Clients that never send a request do not hold a slot for ever either.
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(running.connect(ME, "").await);
    }
    is_told_that_it_is_full(&mut running.connect(ME, ASKS).await).await;
    for stream in &mut silent {
        is_closed(stream).await;
    }
    inside.pop();
    let again = async { while !is_answered(&mut running.connect(ME, ASKS).await).await {} };
    tokio::time::timeout(PATIENCE, again).await.expect("there is a place again");
    running.stop().await;
}

#[tokio::test]
async fn who_takes_nothing_of_the_answer_has_to_go() {
    let running = Running::limited(|limits| {
        limits.total = 1;
        limits.write_timeout = Duration::from_millis(100);
    })
    .await;
    // More than the system's buffers hold: nobody reads any of it.
    let large = "GET /rules/empyreal HTTP/1.1\r\nHost: table.example\r\n\r\n";
    let deaf = running.connect(ME, &large.repeat(300)).await;
    deaf.readable().await.unwrap();
    let again = async { while !is_answered(&mut running.connect(ME, ASKS).await).await {} };
    tokio::time::timeout(PATIENCE, again).await.expect("its place is free again");
    drop(deaf);
    running.stop().await;
}

#[tokio::test]
async fn when_the_server_stops_no_connection_is_left() {
    let running = Running::limited(|_| {}).await;
    let listens = format!("GET /table/{}/live HTTP/1.1\r\nHost: table.example\r\n\r\n", running.table);
    let mut open = Vec::new();
    for said in [&*listens, "", "GET / HT", ASKS, &ASKS.repeat(200)] {
        open.push(running.connect(ME, said).await);
    }
    assert!(is_answered(&mut open[0]).await);
    assert!(is_answered(&mut open[3]).await);
    running.stop().await;
    for stream in &mut open {
        is_closed(stream).await;
    }
}
