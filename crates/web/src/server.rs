//! Routes, and a server that can be stopped.

use std::any::Any;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::timeout::TimeoutLayer;

use crate::app::{App, Config};
use crate::error::Fail;
use crate::handlers::{
    account, after, home, import, leaving, live, lobby, new_table, people, reading, seats, settings, table,
    turn,
};
use crate::{assets, connections, guard, health, metrics, once, presence};

/// No form has more than this.
const MOST_BYTES: usize = 64 * 1024;
/// But for a record.
const MOST_BYTES_OF_A_RECORD: usize = 2 * 1024 * 1024;
/// How long a visitor may take to send a form, and we to answer. Streams go on behind their first answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything that can be asked for.
pub fn router(app: &App) -> Router {
    let table = Router::new()
        .route("/", get(table::show))
        .route("/view.json", get(table::data))
        .route("/play", post(turn::play))
        .route("/undo", post(turn::undo))
        .route("/redo", post(turn::redo))
        .route("/restart", post(turn::restart))
        .route("/end", post(turn::end))
        .route("/why", post(turn::why))
        .route("/chat", post(seats::chat))
        .route("/hand", post(seats::hand))
        .route("/idle", post(seats::give))
        .route("/takeback", post(seats::take_back))
        .route("/concede", post(seats::concede))
        .route("/back", post(seats::ask_back))
        .route("/back-answer", post(seats::answer_back))
        .route("/start", post(lobby::start))
        .route("/nonce", post(lobby::nonce))
        .route("/seat-link", post(lobby::seat_link))
        .route("/fill", post(lobby::fill))
        .route("/vacate", post(lobby::vacate))
        .route("/people", get(people::show))
        .route("/audience", post(people::audience))
        .route("/onlookers-link", post(people::onlookers_link))
        .route("/onlookers-write", post(people::onlookers_write))
        .route("/onlooker", post(people::decide))
        .route("/watch/{token}", get(people::invitation).post(people::watch))
        .route("/delete", for_good(app, post(leaving::delete_table)))
        .route("/join/{token}", get(lobby::invitation).post(lobby::join))
        .route("/record", get(after::record))
        .route("/verify", get(after::verify))
        .route("/again", post(after::again))
        .route("/continue", post(after::go_on))
        .route_layer(from_fn_with_state(app.clone(), guard::looks))
        // Below the layer: what listens is counted as long as it does.
        .route("/live", get(live::live));
    let rules = Router::new()
        .route("/rules", get(reading::all_rules))
        .route("/rules/{game}", get(reading::rules))
        .route_layer(from_fn_with_state(app.clone(), guard::looks));
    Router::new()
        .route("/", get(home::show))
        .route("/play-now", post(new_table::play_now))
        .route("/new", get(new_table::show).post(new_table::open))
        .route(
            "/import",
            get(import::show).post(import::open).layer(DefaultBodyLimit::max(MOST_BYTES_OF_A_RECORD)),
        )
        .route("/keys", get(reading::keys))
        .route("/me", get(account::show))
        .route("/me/name", post(account::rename))
        .route("/me/sign-up", post(account::sign_up))
        .route("/me/sign-in", post(account::sign_in))
        .route("/me/sign-out", post(account::sign_out))
        .route("/me/password", post(account::password))
        .route("/me/delete", for_good(app, post(leaving::delete_me)))
        .route("/settings", post(settings::set))
        .route("/assets/{folder}/{name}", get(assets::serve))
        .nest("/table/{id}", table)
        .merge(rules)
        .fallback(|| async { Fail::no_page() })
        .layer(from_fn(once::once))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CatchPanicLayer::custom(broken))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(app.clone())
        .merge(health::router(app))
        .layer(from_fn_with_state(app.clone(), health::observe))
}

/// What cannot be done twice is done to its end, and known when its form is sent again.
fn for_good(app: &App, route: MethodRouter<App>) -> MethodRouter<App> {
    route.layer(from_fn_with_state(app.clone(), once::done))
}

/// How large a form that is sent there may be.
pub(crate) fn most_bytes(path: &str) -> usize {
    if path == "/import" { MOST_BYTES_OF_A_RECORD } else { MOST_BYTES }
}

/// A defect of ours, as any other failure: with its words and headers.
fn broken(why: Box<dyn Any + Send>) -> Response {
    let said = why.downcast_ref::<String>().cloned();
    let said = said.or_else(|| why.downcast_ref::<&str>().map(ToString::to_string));
    Fail::inside(&said.unwrap_or_default()).into_response()
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    stop: watch::Sender<bool>,
    /// Where the figures are, if anywhere.
    metrics: Option<(TcpListener, Router)>,
}

impl Server {
    /// Begins to listen; bots go on with their games at once.
    pub async fn bind(address: SocketAddr, store: Arc<dyn Store>, config: Config) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let (stop, stopping) = watch::channel(false);
        Ok(Self { listener, app: App::new(store, config, stopping), stop, metrics: None })
    }

    /// Shows its figures at another address, which visitors are not to reach.
    pub async fn with_metrics(mut self, address: SocketAddr) -> std::io::Result<Self> {
        let figures = metrics::collect().map_err(std::io::Error::other)?;
        let router = health::with_metrics(&self.app, figures.clone());
        self.metrics = Some((TcpListener::bind(address).await?, router));
        Ok(self)
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where its figures are.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|(listener, _)| listener.local_addr().ok())
    }

    /// Serves until told to stop. Then it is not ready any more, and streams end; requests are still taken as long as the
    /// configuration says, and those that have begun may finish.
    pub async fn run(self, until: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { listener, app, stop, metrics } = self;
        let housekeeping = tokio::spawn(crate::app::keep_house(app.clone()));
        let drain = app.config.drain;
        let stopped = async move {
            until.await;
            stop.send_replace(true);
            tokio::time::sleep(drain).await;
        };
        let (done, is_done) = tokio::sync::oneshot::channel::<()>();
        let watched = async {
            let Some((listener, router)) = metrics else { return };
            let until = async {
                let _ = is_done.await;
            };
            connections::serve(listener, router, &app.config, until).await;
        };
        let served = async {
            connections::serve(listener, router(&app), &app.config, stopped).await;
            drop(done);
        };
        tokio::join!(served, watched);
        housekeeping.abort();
        presence::leave(&app).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::now;

    #[tokio::test]
    async fn a_server_that_stops_leaves_no_note_of_who_looked_on() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let local = ([127, 0, 0, 1], 0).into();
        let server = Server::bind(local, Arc::clone(&store), Config::default()).await.unwrap();
        for node in [&*server.app.node, "another"] {
            store.note_presence(node, "table", node, now()).await.unwrap();
        }
        server.run(async {}).await.unwrap();
        assert_eq!(store.presence("table", 0).await.unwrap(), ["another"]);
    }
}
