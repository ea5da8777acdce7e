//! Work that keeps a processor busy for a while, beside the threads that answer.

use std::sync::LazyLock;

use tokio::sync::Semaphore;

use crate::error::Fail;

/// More at once than there are processors would only make each slower.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

/// Pages do not wait for longer work, and leave a processor to whoever keeps what happens.
static PAGES: LazyLock<Semaphore> = LazyLock::new(|| {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new((processors - 1).max(1))
});

/// Does this when it is its turn. What panics has failed, as anything else may.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fail> {
    in_turn(&TURNS, work).await
}

/// Makes a page, or a part of one, in the same way: those of tables and rules and the first one, which are long. All others
/// are made where they are asked for: ten kilobytes take no longer than to hand them over.
pub(crate) async fn page<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fail> {
    in_turn(&PAGES, work).await
}

async fn in_turn<T: Send + 'static>(
    turns: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fail> {
    let turn = turns.acquire().await.map_err(|error| Fail::inside(&error))?;
    let done = tokio::task::spawn_blocking(move || {
        // A visitor who goes away does not end the work, nor its turn.
        let _turn = turn;
        work()
    });
    done.await.map_err(|error| Fail::inside(&error))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, StatusCode, header};
    use axum::response::Response;
    use tokio::sync::watch;
    use tower::ServiceExt;

    use super::*;
    use crate::{App, Config};

    const RECORD: &str = include_str!("../../age-of-steam/tests/goldens/six-players.record");

    async fn ask(router: &Router, request: Request<Body>) -> Response {
        router.clone().oneshot(request).await.unwrap()
    }

    fn import() -> Request<Body> {
        let coded: String = RECORD.bytes().map(|byte| format!("%{byte:02X}")).collect();
        post("/import", format!("record={coded}"))
    }

    fn post(path: &str, form: String) -> Request<Body> {
        Request::post(path)
            .header(header::HOST, "localhost")
            .header(header::ORIGIN, "http://localhost")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form))
            .unwrap()
    }

    fn get(path: &str) -> Request<Body> {
        Request::get(path).header(header::HOST, "localhost").body(Body::empty()).unwrap()
    }

    /// On the one thread of this test, nobody else would be answered if the work were done on it; and while all turns are
    /// taken, it cannot be done.
    #[tokio::test]
    async fn who_has_to_wait_for_work_holds_nobody_up() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let router = crate::router(&App::new(Arc::clone(&store), Config::default(), stopping));
        let opened = ask(&router, import()).await;
        assert_eq!(opened.status(), StatusCode::SEE_OTHER);
        let table = opened.headers()[header::LOCATION].to_str().unwrap().to_owned();

        let all = TURNS.available_permits().try_into().unwrap();
        let taken = TURNS.acquire_many(all).await.unwrap();
        let asked = [
            import(),
            post(&format!("{table}/continue"), "seat=0&at=40".into()),
            get(&format!("{table}/verify")),
            get(&format!("{table}/record")),
        ];
        let waiting = asked.map(|request| {
            let router = router.clone();
            tokio::spawn(async move { ask(&router, request).await.status() })
        });
        for path in ["/", "/import", &table] {
            assert_eq!(ask(&router, get(path)).await.status(), StatusCode::OK, "{path}");
        }
        assert!(waiting.iter().all(|waits| !waits.is_finished()), "they wait for their turn");
        drop(taken);
        let [imported, continued, verified, recorded] = waiting;
        assert_eq!(imported.await.unwrap(), StatusCode::SEE_OTHER);
        assert_eq!(continued.await.unwrap(), StatusCode::SEE_OTHER);
        assert_eq!(verified.await.unwrap(), StatusCode::OK);
        assert_eq!(recorded.await.unwrap(), StatusCode::OK);
    }

    /// As above, for what is long to read: it is made in turn, and what is the same for everybody only once.
    #[tokio::test]
    async fn long_pages_hold_nobody_up() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let router = crate::router(&App::new(Arc::clone(&store), Config::default(), stopping));
        let table = ask(&router, import()).await.headers()[header::LOCATION].to_str().unwrap().to_owned();
        let all = PAGES.available_permits().try_into().unwrap();
        let taken = PAGES.acquire_many(all).await.unwrap();
        let asked = [&*format!("{table}/view.json"), "/", "/rules", "/rules/empyreal"].map(get);
        let waiting = asked.map(|request| {
            let router = router.clone();
            tokio::spawn(async move {
                let answer = ask(&router, request).await;
                assert_eq!(answer.status(), StatusCode::OK);
                axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap()
            })
        });
        for path in ["/me", "/new", "/keys"] {
            assert_eq!(ask(&router, get(path)).await.status(), StatusCode::OK, "{path}");
        }
        assert!(waiting.iter().all(|waits| !waits.is_finished()), "they wait for their turn");
        drop(taken);
        let [data, _, _, rules] = waiting;
        assert!(data.await.unwrap().starts_with(b"{"));
        let rules = rules.await.unwrap();
        let _taken = PAGES.acquire_many(all).await.unwrap();
        let again = ask(&router, get("/rules/empyreal?again")).await;
        assert_eq!(axum::body::to_bytes(again.into_body(), usize::MAX).await.unwrap(), rules);
    }

    #[tokio::test]
    async fn work_that_panics_has_failed_and_gives_its_turn_back() {
        let all = TURNS.available_permits();
        for _ in 0..=all {
            let failed = aside(|| panic!("a defect")).await;
            let fail: Fail = failed.map(|()| unreachable!()).unwrap_err();
            assert_eq!(fail.status, StatusCode::INTERNAL_SERVER_ERROR);
        }
        assert_eq!(aside(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn work_whose_visitor_has_gone_keeps_its_turn_until_it_is_done() {
        let all = TURNS.available_permits();
        let (go_on, told) = std::sync::mpsc::channel::<()>();
        let visitor = tokio::spawn(aside(move || told.recv()));
        while TURNS.available_permits() == all {
            tokio::task::yield_now().await;
        }
        visitor.abort();
        assert!(visitor.await.is_err());
        assert_eq!(TURNS.available_permits(), all - 1);
        go_on.send(()).unwrap();
        while TURNS.available_permits() < all {
            tokio::task::yield_now().await;
        }
    }
}
