//! Connections: how many there may be, whose, and how long one may say or take nothing.

mod full;

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
use crate::limits::Held;

/// No browser sends a head that is larger.
const MOST_BYTES_OF_A_HEAD: usize = 32 * 1024;
/// How long to wait when the system can give us no connection, mostly since too many files are open.
const BREATH: Duration = Duration::from_millis(100);
/// When a peer that says nothing is asked whether it is still there, and how often before it is given up.
const KEEP_ALIVE: Duration = Duration::from_secs(60);
const KEEP_ALIVE_AGAIN: Duration = Duration::from_secs(15);

/// Answers whoever connects until it is told to stop; then lets requests finish, for a moment.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    until: impl Future<Output = ()>,
) {
    let limits = config.limits.connections;
    let most_of_one = if config.behind_proxy { usize::MAX } else { limits.of_one };
    let door = Door {
        listener,
        places: Arc::new(Semaphore::new(limits.all.min(Semaphore::MAX_PERMITS))),
        spare: Arc::new(Semaphore::new(full::PLACES)),
    };
    let mut full = full::Full::new();
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
            accepted = door.accept() => accepted,
        };
        let place = match place {
            Place::Own(place) => place,
            Place::Spare(spare) => {
                full.noted("all");
                open.spawn(full.tell(stream, spare));
                continue;
            }
        };
        let Some(held) = visitors.one_more(from.ip(), most_of_one) else {
            full.noted("one visitor");
            // Who has too many of all places gets none of them to be told so.
            drop(place);
            if let Ok(spare) = Arc::clone(&door.spare).try_acquire_owned() {
                open.spawn(full.tell(stream, spare));
            }
            continue;
        };
        set_up(&stream);
        let service = service.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            service.call(request)
        });
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.write));
        let connection = graceful.watch(http.serve_connection(TokioIo::new(Box::pin(stream)), service));
        open.spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, %from, "a connection broke off");
            }
            drop((held, place));
        });
    }
    drop(door);
    let _ = tokio::time::timeout(limits.last_call, graceful.shutdown()).await;
    open.shutdown().await;
}

/// Whatever the system refuses of this, the connection works without it.
fn set_up(stream: &TcpStream) {
    // What a stream tells is a few bytes, and they are not to wait for more.
    let _ = stream.set_nodelay(true);
    // A machine that was switched off never says so.
    let often = TcpKeepalive::new().with_time(KEEP_ALIVE).with_interval(KEEP_ALIVE_AGAIN);
    let _ = SockRef::from(stream).set_tcp_keepalive(&often);
}

/// Where connections come in.
struct Door {
    listener: TcpListener,
    places: Arc<Semaphore>,
    /// From which newcomers are told that all places are taken.
    spare: Arc<Semaphore>,
}

/// What a connection keeps as long as it is open.
enum Place {
    Own(OwnedSemaphorePermit),
    Spare(OwnedSemaphorePermit),
}

impl Door {
    /// The next connection, once there is a place for it, or one to tell it that there is none. Until then it waits in the
    /// system's queue, where it costs us nothing; and since nobody keeps such a place for long, its turn comes.
    async fn accept(&self) -> (TcpStream, SocketAddr, Place) {
        loop {
            let place = tokio::select! {
                biased;
                Ok(place) = Arc::clone(&self.places).acquire_owned() => Place::Own(place),
                Ok(spare) = Arc::clone(&self.spare).acquire_owned() => Place::Spare(spare),
                // Neither is ever closed.
                else => std::future::pending().await,
            };
            match self.listener.accept().await {
                Ok((stream, from)) => return (stream, from, self.better(place)),
                Err(error) => {
                    tracing::warn!(%error, "no connection could be accepted");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }

    /// A place of one's own, if one has become free while nobody came.
    fn better(&self, place: Place) -> Place {
        match Arc::clone(&self.places).try_acquire_owned() {
            Ok(own) if matches!(place, Place::Spare(_)) => Place::Own(own),
            _ => place,
        }
    }
}
