//! Health checks and metrics, for load balancers and monitoring.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;
use store::StoreError;
use tracing::Instrument;

use crate::app::App;
use crate::{metrics, token};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// A database that takes longer is useless to somebody who waits for a page.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// The route label of requests that match no route.
const UNMATCHED: &str = "nowhere";

/// For load balancers, which use our address and not our host name.
pub(crate) fn router(app: &App) -> Router {
    Router::new()
        .route("/healthz", get(|| async { plain(StatusCode::OK, "alive\n") }))
        .route("/readyz", get(ready))
        .with_state(app.clone())
}

/// The same with metrics, for a separate listener that visitors cannot reach.
pub(crate) fn with_metrics(app: &App, figures: PrometheusHandle) -> Router {
    let show = |State(app): State<App>| async move {
        metrics::set_table_gauges(app.rooms.count(), app.bot_queue.waiting());
        figures.run_upkeep();
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures.render())
    };
    Router::new().route("/metrics", get(show)).with_state(app.clone()).merge(router(app))
}

async fn ready(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let asked =
        tokio::time::timeout(DATABASE_TIMEOUT, metrics::database("still_fits", app.store.check_schema()));
    match asked.await {
        Ok(Ok(_)) => plain(StatusCode::OK, "ready\n"),
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready");
            plain(StatusCode::SERVICE_UNAVAILABLE, public_reason(&error))
        }
        Err(_) => {
            tracing::warn!("not ready: the database does not answer");
            plain(StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// What an anonymous caller is told: no more than necessary.
const fn public_reason(error: &StoreError) -> &'static str {
    match error {
        StoreError::SchemaTooNew { .. } => "this program is too old for the database\n",
        _ => "the database cannot be used\n",
    }
}

fn plain(status: StatusCode, said: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], said).into_response()
}

/// Gives every request an id, counts it and logs it. URLs may contain secrets, such as the link to a seat, so only the
/// route's pattern is logged.
pub(crate) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = request_id(&app, &request);
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or(UNMATCHED, MatchedPath::as_str);
    let method = method_label(request.method());
    let span = tracing::error_span!("request", id, method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, taken) = (response.status().as_u16(), began.elapsed());
    metrics::observe_request(route, method, status, taken.as_secs_f64());
    span.in_scope(|| tracing::info!(status, ms = taken.as_millis() as u64, "answered"));
    // So that somebody who reports an error can quote the id. Other responses stay the same bytes each time.
    if status >= 500
        && let Ok(id) = HeaderValue::from_str(&id)
    {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The id given by our proxy, or a new one.
fn request_id(app: &App, request: &Request) -> String {
    let given = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok());
    let harmless = |id: &&str| {
        (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let given = given.filter(|_| app.config.behind_proxy).filter(harmless);
    given.map_or_else(|| token::table_name().unwrap_or_default(), str::to_owned)
}

/// Clients can invent methods, and each would become a metric of its own.
const fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::middleware::from_fn_with_state;
    use tokio::sync::watch;
    use tower::ServiceExt;

    use super::*;
    use crate::app::Config;

    /// The id in a response with this status to a request with that id.
    async fn named(behind_proxy: bool, status: StatusCode, given: &str) -> Option<String> {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(store, Config { behind_proxy, ..Config::default() }, stopping);
        let router = Router::new().route("/", get(move || async move { status }));
        let router = router.layer(from_fn_with_state(app, observe));
        let request = Request::get("/").header(REQUEST_ID, given).body(Body::empty()).unwrap();
        let answer = router.oneshot(request).await.unwrap();
        answer.headers().get(REQUEST_ID).map(|id| id.to_str().unwrap().to_owned())
    }

    #[test]
    fn a_program_that_is_too_old_says_so() {
        assert!(public_reason(&StoreError::SchemaTooNew { found: 9, ours: 8 }).contains("too old"));
        assert!(public_reason(&StoreError::Unavailable).contains("cannot be used"));
    }

    #[tokio::test]
    async fn a_failure_has_a_name_that_only_our_proxy_may_choose() {
        let failed = StatusCode::INTERNAL_SERVER_ERROR;
        for behind_proxy in [false, true] {
            for given in ["abc-123", "", "a b", "a\tb", &"x".repeat(65)] {
                let name = named(behind_proxy, failed, given).await.unwrap();
                assert!(name.len() >= 7, "{given:?}: {name}");
                assert_eq!(name == given, behind_proxy && given == "abc-123", "{given:?}: {name}");
            }
        }
        assert_eq!(named(true, StatusCode::NOT_FOUND, "abc-123").await, None);
    }
}
