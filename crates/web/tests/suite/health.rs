//! Health checks and metrics.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use crate::client::{TestServer, free};
use crate::tables::{Three, with_bots};

/// By address, as load balancers do.
async fn probe(server: &TestServer, path: &str) -> (u16, String) {
    let request = Request::get(path).header("host", "10.0.0.7:8080").body(Body::empty()).unwrap();
    let answer = server.client().ask(request).await;
    assert!(!answer.headers.contains_key("set-cookie"));
    (answer.status, answer.body)
}

#[tokio::test]
async fn a_server_is_ready_until_it_is_told_to_stop() {
    let server = TestServer::new().await;
    assert_eq!(probe(&server, "/healthz").await, (200, "alive\n".into()));
    assert_eq!(probe(&server, "/readyz").await, (200, "ready\n".into()));
    server.stop();
    assert_eq!(probe(&server, "/healthz").await, (200, "alive\n".into()));
    assert_eq!(probe(&server, "/readyz").await, (503, "stopping\n".into()));
}

#[tokio::test]
async fn without_its_database_a_server_is_not_ready() {
    let server = TestServer::new().await;
    server.store.close().await;
    assert_eq!(probe(&server, "/healthz").await, (200, "alive\n".into()));
    assert_eq!(probe(&server, "/readyz").await, (503, "the database cannot be used\n".into()));
}

#[tokio::test]
async fn visitors_do_not_see_the_figures() {
    let server = TestServer::new().await;
    assert_eq!(server.client().get("/metrics").await.status, 404);
}

async fn ask(address: std::net::SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let asks = format!("GET {path} HTTP/1.1\r\nHost: 10.0.0.7\r\nConnection: close\r\n\r\n");
    stream.write_all(asks.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn figures_are_by_route_and_tell_no_secrets() {
    let (server, id, _owner) = Three::waiting().await;
    let token = server.tokens(&id).await[&1].clone();
    let here = ([127, 0, 0, 1], 0).into();
    let listening = web::Server::bind(here, Arc::clone(&server.store), free()).await.unwrap();
    let listening = listening.with_metrics(here).await.unwrap();
    let (public, figures) = (listening.address().unwrap(), listening.metrics_address().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(listening.run(async {
        let _ = stopped.await;
    }));
    // Metrics are counted for the process, whichever of its servers answers.
    let mut friend = server.client();
    assert_eq!(friend.get(&format!("/table/{id}/join/{token}")).await.status, 200);
    assert_eq!(friend.get("/no-such-page/with-a-secret").await.status, 404);
    let mut ada = server.guest("Ada").await;
    let played = ada.post("/new", &with_bots(0)).await.table();
    server.until(&played, |head| head.moves > 0).await;
    let shown = ask(figures, "/metrics").await;
    assert!(shown.starts_with("HTTP/1.1 200") && shown.contains("version=0.0.4"), "{shown}");
    for line in [
        r#"roundhouse_requests_total{route="/table/{id}/join/{token}",method="GET",status="2xx"}"#,
        r#"roundhouse_requests_total{route="nowhere",method="GET",status="4xx"}"#,
        r#"roundhouse_request_seconds_bucket{route="/table/{id}/join/{token}",le="0.005"}"#,
        r#"roundhouse_database_seconds_bucket{operation="append",le="0.005"}"#,
        "roundhouse_moves_total ",
        "roundhouse_rooms ",
        "roundhouse_bots_waiting ",
    ] {
        assert!(shown.contains(line), "{line} is not in {shown}");
    }
    for secret in [&id, &token, "with-a-secret"] {
        assert!(!shown.contains(secret), "{secret} is in {shown}");
    }
    assert!(ask(figures, "/readyz").await.ends_with("ready\n"));
    assert!(ask(public, "/readyz").await.ends_with("ready\n"));
    assert!(ask(public, "/metrics").await.starts_with("HTTP/1.1 4"), "not for visitors");
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
    assert!(TcpStream::connect(figures).await.is_err(), "nobody listens any more");
}
