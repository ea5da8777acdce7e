//! CPU-bound work on the blocking thread pool, away from the threads that answer requests.

use std::sync::LazyLock;

use tokio::sync::Semaphore;

use crate::error::HttpError;

/// Running more at once than there are processors would only make everything slower.
static CPU_SLOTS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

/// Pages do not queue behind longer work, and leave one processor free for writes.
static PAGE_SLOTS: LazyLock<Semaphore> = LazyLock::new(|| {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new((processors - 1).max(1))
});

/// Runs this as soon as a slot is free. A panic becomes an error like any other.
pub(crate) async fn run<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, HttpError> {
    run_in_slot(&CPU_SLOTS, work).await
}

/// Renders a page, or a part of one, in the same way: for tables, rules and the home page, which are long. All others
/// are rendered where they are requested: ten kilobytes take no longer than handing them over.
pub(crate) async fn render<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, HttpError> {
    run_in_slot(&PAGE_SLOTS, work).await
}

async fn run_in_slot<T: Send + 'static>(
    slots: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, HttpError> {
    let slot = slots.acquire().await.map_err(|error| HttpError::internal(&error))?;
    let done = tokio::task::spawn_blocking(move || {
        // A visitor who goes away neither stops the work nor frees its slot.
        let _slot = slot;
        work()
    });
    done.await.map_err(|error| HttpError::internal(&error))
}

/// Finishes what was begun, even when the visitor who asked for it goes away in the middle.
pub(crate) async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, HttpError> {
    tokio::spawn(work).await.map_err(|error| HttpError::internal(&error))
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

    const RECORD: &str = include_str!("../../../games/age-of-steam/rules/tests/goldens/six-players.record");

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

    /// This test has a single thread, so nobody else would be answered if the work ran on it; and while all slots are
    /// taken the work cannot run.
    #[tokio::test]
    async fn who_has_to_wait_for_work_holds_nobody_up() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let router = crate::router(&App::new(Arc::clone(&store), Config::default(), stopping));
        let opened = ask(&router, import()).await;
        assert_eq!(opened.status(), StatusCode::SEE_OTHER);
        let table = opened.headers()[header::LOCATION].to_str().unwrap().to_owned();

        let all = CPU_SLOTS.available_permits().try_into().unwrap();
        let taken = CPU_SLOTS.acquire_many(all).await.unwrap();
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

    /// The same for long pages: each waits for a slot, and what is the same for everybody is rendered only once.
    #[tokio::test]
    async fn long_pages_hold_nobody_up() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let router = crate::router(&App::new(Arc::clone(&store), Config::default(), stopping));
        let table = ask(&router, import()).await.headers()[header::LOCATION].to_str().unwrap().to_owned();
        let all = PAGE_SLOTS.available_permits().try_into().unwrap();
        let taken = PAGE_SLOTS.acquire_many(all).await.unwrap();
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
        let _taken = PAGE_SLOTS.acquire_many(all).await.unwrap();
        let again = ask(&router, get("/rules/empyreal?again")).await;
        assert_eq!(axum::body::to_bytes(again.into_body(), usize::MAX).await.unwrap(), rules);
    }

    #[tokio::test]
    async fn work_that_panics_has_failed_and_gives_its_turn_back() {
        let all = CPU_SLOTS.available_permits();
        for _ in 0..=all {
            let failed = run(|| panic!("a defect")).await;
            let error: HttpError = failed.map(|()| unreachable!()).unwrap_err();
            assert_eq!(error.status, StatusCode::INTERNAL_SERVER_ERROR);
        }
        assert_eq!(run(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn work_whose_visitor_has_gone_keeps_its_turn_until_it_is_done() {
        let all = CPU_SLOTS.available_permits();
        let (go_on, told) = std::sync::mpsc::channel::<()>();
        let visitor = tokio::spawn(run(move || told.recv()));
        while CPU_SLOTS.available_permits() == all {
            tokio::task::yield_now().await;
        }
        visitor.abort();
        assert!(visitor.await.is_err());
        assert_eq!(CPU_SLOTS.available_permits(), all - 1);
        go_on.send(()).unwrap();
        while CPU_SLOTS.available_permits() < all {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn what_was_begun_is_done_though_nobody_waits_for_it() {
        let (go_on, told) = tokio::sync::oneshot::channel();
        let (done, seen) = tokio::sync::oneshot::channel();
        let work = run_to_completion(async move {
            let told: Result<(), _> = told.await;
            done.send(told.is_ok())
        });
        let given_up = tokio::time::timeout(std::time::Duration::from_millis(1), work).await;
        assert!(given_up.is_err());
        go_on.send(()).unwrap();
        assert_eq!(seen.await, Ok(true));
    }
}
