//! Accepting connections: how many there may be, how many per client, and how long one may stay silent.

mod overload;

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
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;

use crate::app::Config;
use crate::rate_limit::ConcurrencyLimiter;

/// No browser sends a larger request head.
const MOST_BYTES_OF_A_HEAD: usize = 32 * 1024;
/// How long to wait when the system cannot accept a connection, usually because too many files are open.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// After how long a silent peer is probed, and how often before it is given up.
const KEEP_ALIVE: Duration = Duration::from_secs(60);
const KEEP_ALIVE_AGAIN: Duration = Duration::from_secs(15);

/// Serves connections until told to stop; then gives running requests a moment to finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    until: impl Future<Output = ()>,
) {
    let limits = config.limits.connections;
    let per_client = if config.behind_proxy { usize::MAX } else { limits.per_client };
    let acceptor = Acceptor {
        listener,
        slots: Arc::new(Semaphore::new(limits.total.min(Semaphore::MAX_PERMITS))),
        spare: Arc::new(Semaphore::new(overload::SLOTS)),
    };
    let mut overload = overload::Overload::new();
    let visitors = Arc::new(ConcurrencyLimiter::default());
    let service = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.head_timeout)
        .max_header_size(MOST_BYTES_OF_A_HEAD);
    let graceful = GracefulShutdown::new();
    let mut open = JoinSet::new();
    let mut until = pin!(until);
    loop {
        let (stream, from, slot) = tokio::select! {
            () = &mut until => break,
            Some(_) = open.join_next() => continue,
            accepted = acceptor.accept() => accepted,
        };
        let slot = match slot {
            ConnectionSlot::Own(slot) => slot,
            ConnectionSlot::Spare(spare) => {
                overload.record_refusal("all");
                open.spawn(overload.respond(stream, spare));
                continue;
            }
        };
        let Some(held) = visitors.acquire(from.ip(), per_client) else {
            overload.record_refusal("one visitor");
            // A client with too many connections must not use one of the regular slots to be told so.
            drop(slot);
            if let Ok(spare) = Arc::clone(&acceptor.spare).try_acquire_owned() {
                open.spawn(overload.respond(stream, spare));
            }
            continue;
        };
        configure(&stream);
        let service = service.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            service.call(request)
        });
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.write_timeout));
        let connection = graceful.watch(http.serve_connection(TokioIo::new(Box::pin(stream)), service));
        open.spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, %from, "a connection broke off");
            }
            drop((held, slot));
        });
    }
    drop(acceptor);
    let _ = tokio::time::timeout(limits.shutdown_timeout, graceful.shutdown()).await;
    open.shutdown().await;
}

/// The connection works without any of these options.
fn configure(stream: &TcpStream) {
    // Events are a few bytes each, and must not wait for more.
    let _ = stream.set_nodelay(true);
    // A machine that was switched off does not close its connections.
    let often = TcpKeepalive::new().with_time(KEEP_ALIVE).with_interval(KEEP_ALIVE_AGAIN);
    let _ = SockRef::from(stream).set_tcp_keepalive(&often);
}

/// Accepts connections.
struct Acceptor {
    listener: TcpListener,
    slots: Arc<Semaphore>,
    /// Slots for telling newcomers that the server is full.
    spare: Arc<Semaphore>,
}

/// What a connection holds while it is open.
enum ConnectionSlot {
    Own(OwnedSemaphorePermit),
    Spare(OwnedSemaphorePermit),
}

impl Acceptor {
    /// The next connection, once there is a slot for it, or a spare slot to tell it that the server is full. Until then
    /// it waits in the system's queue, which costs us nothing. Spare slots are never held for long, so its turn comes.
    async fn accept(&self) -> (TcpStream, SocketAddr, ConnectionSlot) {
        loop {
            let slot = tokio::select! {
                biased;
                Ok(slot) = Arc::clone(&self.slots).acquire_owned() => ConnectionSlot::Own(slot),
                Ok(spare) = Arc::clone(&self.spare).acquire_owned() => ConnectionSlot::Spare(spare),
                // Neither semaphore is ever closed.
                else => std::future::pending().await,
            };
            match self.listener.accept().await {
                Ok((stream, from)) => return (stream, from, self.upgrade(slot)),
                Err(error) => {
                    tracing::warn!(%error, "no connection could be accepted");
                    tokio::time::sleep(ACCEPT_RETRY).await;
                }
            }
        }
    }

    /// A regular slot, if one has become free while nobody connected.
    fn upgrade(&self, slot: ConnectionSlot) -> ConnectionSlot {
        match Arc::clone(&self.slots).try_acquire_owned() {
            Ok(own) if matches!(slot, ConnectionSlot::Spare(_)) => ConnectionSlot::Own(own),
            _ => slot,
        }
    }
}
