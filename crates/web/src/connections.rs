//! Connections: how many there may be, whose, and how long one may say nothing.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

use crate::app::Config;
use crate::limits::Held;

/// No browser sends a head that is larger.
const MOST_BYTES_OF_A_HEAD: usize = 32 * 1024;
/// How long requests may take to finish when the server stops. Some never would.
const LAST_CALL: Duration = Duration::from_secs(1);
/// How long to wait when the system can give us no connection, mostly since too many files are open.
const BREATH: Duration = Duration::from_millis(100);

/// Answers whoever connects until it is told to stop; then lets requests finish, for a moment.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    until: impl Future<Output = ()>,
) {
    let limits = config.limits.connections;
    let most_of_one = if config.behind_proxy { usize::MAX } else { limits.of_one };
    let places = Arc::new(Semaphore::new(limits.all.min(Semaphore::MAX_PERMITS)));
    let visitors = Arc::new(Held::default());
    let service = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_header_size(MOST_BYTES_OF_A_HEAD);
    let graceful = GracefulShutdown::new();
    let mut open = JoinSet::new();
    let mut until = pin!(until);
    loop {
        let (stream, from, place) = tokio::select! {
            () = &mut until => break,
            Some(_) = open.join_next() => continue,
            accepted = accept(&listener, &places) => accepted,
        };
        // One who has too many is not told so: that would take what he has too much of.
        let Some(held) = visitors.one_more(from.ip(), most_of_one) else { continue };
        // What a stream tells is a few bytes, and they are not to wait for more.
        let _ = stream.set_nodelay(true);
        let service = service.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            service.call(request)
        });
        let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), service));
        open.spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, %from, "a connection broke off");
            }
            drop((held, place));
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(LAST_CALL, graceful.shutdown()).await;
    open.shutdown().await;
}

/// The next connection, once there is a place for it. Until then it waits in the system's queue, where it costs us
/// nothing; and since nobody keeps a place for long without saying anything, its turn comes.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    loop {
        // It is never closed.
        let Ok(place) = Arc::clone(places).acquire_owned().await else { std::future::pending().await };
        match listener.accept().await {
            Ok((stream, from)) => return (stream, from, place),
            Err(error) => {
                tracing::warn!(%error, "no connection could be accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}
