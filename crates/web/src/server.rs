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
use crate::error::HttpError;
use crate::handlers::{
    account, after_game, deletion, home, import, live, lobby, new_table, people, rules, seats, settings,
    table, turn,
};
use crate::{assets, connections, health, idempotency, metrics, presence, security};

/// The largest form.
const MAX_BODY_BYTES: usize = 64 * 1024;
/// The largest form with a record.
const MAX_RECORD_BYTES: usize = 2 * 1024 * 1024;
/// How long a client may take to send a form, and we to answer. Streams may last longer than that.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// All routes.
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
        .route("/hand", post(seats::hand_to_bot))
        .route("/idle", post(seats::hand_idle_to_bot))
        .route("/takeback", post(seats::reclaim))
        .route("/concede", post(seats::concede))
        .route("/back", post(seats::request_take_back))
        .route("/back-answer", post(seats::answer_take_back))
        .route("/start", post(lobby::start))
        .route("/nonce", post(lobby::nonce))
        .route("/seat-link", post(lobby::seat_link))
        .route("/fill", post(lobby::fill))
        .route("/vacate", post(lobby::vacate))
        .route("/people", get(people::show))
        .route("/audience", post(people::audience))
        .route("/onlookers-link", post(people::onlookers_link))
        .route("/onlookers-write", post(people::onlookers_write))
        .route("/onlooker", post(people::set_admission))
        .route("/watch/{token}", get(people::invitation).post(people::watch))
        .route("/delete", done_once(app, post(deletion::delete_table)))
        .route("/join/{token}", get(lobby::invitation).post(lobby::join))
        .route("/record", get(after_game::record))
        .route("/verify", get(after_game::verify))
        .route("/again", post(after_game::play_again))
        .route("/continue", post(after_game::continue_from_move))
        .route_layer(from_fn_with_state(app.clone(), security::limit_views))
        // Outside of that layer: open streams have their own limit.
        .route("/live", get(live::live));
    let rules = Router::new()
        .route("/rules", get(rules::all_rules))
        .route("/rules/{game}", get(rules::rules))
        .route_layer(from_fn_with_state(app.clone(), security::limit_views));
    Router::new()
        .route("/", get(home::show))
        .route("/play-now", post(new_table::play_now))
        .route("/new", get(new_table::show).post(new_table::open))
        .route("/import", get(import::show).post(import::open).layer(DefaultBodyLimit::max(MAX_RECORD_BYTES)))
        .route("/keys", get(rules::keys))
        .route("/me", get(account::show))
        .route("/me/name", post(account::rename))
        .route("/me/sign-up", post(account::sign_up))
        .route("/me/sign-in", post(account::sign_in))
        .route("/me/sign-out", post(account::sign_out))
        .route("/me/password", post(account::password))
        .route("/me/delete", done_once(app, post(deletion::delete_me)))
        .route("/settings", post(settings::set))
        .route("/assets/{folder}/{name}", get(assets::serve))
        .nest("/table/{id}", table)
        .merge(rules)
        .fallback(|| async { HttpError::page_not_found() })
        .layer(from_fn(idempotency::read_key))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIMEOUT))
        .layer(CatchPanicLayer::custom(panic_response))
        .layer(from_fn_with_state(app.clone(), security::protect))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .with_state(app.clone())
        .merge(health::router(app))
        .layer(from_fn_with_state(app.clone(), health::observe))
}

/// Completes what cannot be undone, and recognises its form when it is sent again.
fn done_once(app: &App, route: MethodRouter<App>) -> MethodRouter<App> {
    route.layer(from_fn_with_state(app.clone(), idempotency::skip_if_done))
}

/// How large a form for this path may be.
pub(crate) fn max_body_bytes(path: &str) -> usize {
    if path == "/import" { MAX_RECORD_BYTES } else { MAX_BODY_BYTES }
}

/// A panic becomes an error like any other, with an error page and headers.
fn panic_response(why: Box<dyn Any + Send>) -> Response {
    let said = why.downcast_ref::<String>().cloned();
    let said = said.or_else(|| why.downcast_ref::<&str>().map(ToString::to_string));
    HttpError::internal(&said.unwrap_or_default()).into_response()
}

/// A listening server.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    stop: watch::Sender<bool>,
    /// Where metrics are served, if anywhere.
    metrics: Option<(TcpListener, Router)>,
}

impl Server {
    /// Starts listening; bots continue their games at once.
    pub async fn bind(address: SocketAddr, store: Arc<dyn Store>, config: Config) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let (stop, stopping) = watch::channel(false);
        Ok(Self { listener, app: App::new(store, config, stopping), stop, metrics: None })
    }

    /// Serves metrics at another address, which visitors should not reach.
    pub async fn with_metrics(mut self, address: SocketAddr) -> std::io::Result<Self> {
        let figures = metrics::collect().map_err(std::io::Error::other)?;
        let router = health::with_metrics(&self.app, figures.clone());
        self.metrics = Some((TcpListener::bind(address).await?, router));
        Ok(self)
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where metrics are served.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|(listener, _)| listener.local_addr().ok())
    }

    /// Serves until told to stop. Then the server reports that it is not ready, and streams end; requests are still
    /// accepted for as long as the configuration says, and running ones may finish.
    pub async fn run(self, until: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { listener, app, stop, metrics } = self;
        if app.config.chance.is_predictable() {
            tracing::warn!("TABLES ARE PREDICTABLE: their chance comes from a seed, for tests only");
        }
        let cleanup = tokio::spawn(crate::app::clean_up_periodically(app.clone()));
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
        cleanup.abort();
        presence::withdraw(&app).await;
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
            store.save_presence(node, "table", node, now()).await.unwrap();
        }
        server.run(async {}).await.unwrap();
        assert_eq!(store.presence("table", 0).await.unwrap(), ["another"]);
    }
}
