//! Metrics for monitoring, in the format of Prometheus.
//!
//! Until [`collect`] is called nothing is counted, and each of these functions costs next to nothing. Names and labels
//! are relied on by dashboards: they do not change when a function is renamed.

use std::sync::OnceLock;
use std::time::Instant;

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use store::StoreError;

const REQUESTS: &str = "roundhouse_requests_total";
const REQUEST_SECONDS: &str = "roundhouse_request_seconds";
const DATABASE_SECONDS: &str = "roundhouse_database_seconds";
const DATABASE_ERRORS: &str = "roundhouse_database_errors_total";
const MOVES: &str = "roundhouse_moves_total";
const STREAMS: &str = "roundhouse_streams";
const ROOMS: &str = "roundhouse_rooms";
const BOTS_WAITING: &str = "roundhouse_bots_waiting";
const ERRORS: &str = "roundhouse_errors_total";
const REFUSED: &str = "roundhouse_refused_connections_total";

/// Histogram buckets in seconds: most operations take a few milliseconds.
const BUCKETS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

static COLLECTED: OnceLock<PrometheusHandle> = OnceLock::new();

/// Starts collecting, for the whole process.
pub(crate) fn collect() -> Result<&'static PrometheusHandle, BuildError> {
    if let Some(collected) = COLLECTED.get() {
        return Ok(collected);
    }
    let mut builder = PrometheusBuilder::new();
    for name in [REQUEST_SECONDS, DATABASE_SECONDS] {
        builder = builder.set_buckets_for_metric(Matcher::Full(name.to_owned()), &BUCKETS)?;
    }
    let collected = builder.install_recorder();
    // If two callers race, one of them has installed it.
    let collected = COLLECTED.get().map_or(collected, |collected| Ok(collected.clone()))?;
    let collected = COLLECTED.get_or_init(|| collected);
    describe();
    Ok(collected)
}

fn describe() {
    use ::metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!(REQUESTS, "Requests answered, by route, method and class of status");
    describe_histogram!(REQUEST_SECONDS, "Seconds until the head of an answer, by route");
    describe_histogram!(DATABASE_SECONDS, "Seconds that the database took, by operation");
    describe_counter!(DATABASE_ERRORS, "What the database failed to do, by operation");
    describe_counter!(MOVES, "Moves that were kept");
    describe_gauge!(STREAMS, "Pages that listen for what changes at their tables");
    describe_gauge!(ROOMS, "Tables in memory");
    describe_gauge!(BOTS_WAITING, "Tables where a bot waits for a processor to move with");
    describe_counter!(ERRORS, "Requests that failed on our side");
    describe_counter!(REFUSED, "Connections for which there was no place");
}

/// Records a request. The route is a pattern: URLs may contain secrets.
pub(crate) fn observe_request(route: &str, method: &'static str, status: u16, seconds: f64) {
    let class = match status {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        500.. => "5xx",
    };
    ::metrics::counter!(REQUESTS, "route" => route.to_owned(), "method" => method, "status" => class)
        .increment(1);
    ::metrics::histogram!(REQUEST_SECONDS, "route" => route.to_owned()).record(seconds);
}

/// Records how long a database operation took.
pub fn observe_database(operation: &'static str, seconds: f64) {
    ::metrics::histogram!(DATABASE_SECONDS, "operation" => operation).record(seconds);
}

/// Runs a database operation, and measures it.
pub async fn database<T>(
    operation: &'static str,
    work: impl Future<Output = Result<T, StoreError>> + Send,
) -> Result<T, StoreError> {
    let began = Instant::now();
    let done = work.await;
    observe_database(operation, began.elapsed().as_secs_f64());
    if done.as_ref().is_err_and(is_failure) {
        ::metrics::counter!(DATABASE_ERRORS, "operation" => operation).increment(1);
    }
    done
}

/// Whether the database failed. A lost race or a taken name is a regular answer.
const fn is_failure(error: &StoreError) -> bool {
    !matches!(
        error,
        StoreError::Stale | StoreError::AlreadyDone(_) | StoreError::NameTaken | StoreError::PersonChanged
    )
}

/// Counts moves that were stored.
pub fn count_moves(moves: usize) {
    ::metrics::counter!(MOVES).increment(moves as u64);
}

/// An open stream: counted until it is dropped.
#[derive(Debug)]
pub(crate) struct StreamGuard(());

pub(crate) fn stream_opened() -> StreamGuard {
    ::metrics::gauge!(STREAMS).increment(1.0);
    StreamGuard(())
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        ::metrics::gauge!(STREAMS).decrement(1.0);
    }
}

/// How many tables are in memory, and at how many a bot waits for a processor.
pub(crate) fn set_table_gauges(in_memory: usize, bots_waiting: usize) {
    ::metrics::gauge!(ROOMS).set(in_memory as f64);
    ::metrics::gauge!(BOTS_WAITING).set(bots_waiting as f64);
}

/// Counts a request that failed on our side.
pub(crate) fn count_error() {
    ::metrics::counter!(ERRORS).increment(1);
}

/// Counts a refused connection: because of the limit for all clients, or for one.
pub(crate) fn count_refused_connection(whose: &'static str) {
    ::metrics::counter!(REFUSED, "limit" => whose).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_what_failed_is_counted_as_a_failure() {
        let recorder = PrometheusBuilder::new().build_recorder();
        let figures = recorder.handle();
        let errors = [
            StoreError::Stale,
            StoreError::AlreadyDone(String::new()),
            StoreError::NameTaken,
            StoreError::Unavailable,
            StoreError::Damaged(String::new()),
        ];
        for error in errors {
            let _recorded = ::metrics::set_default_local_recorder(&recorder);
            let asked = database::<()>("append", std::future::ready(Err(error))).await;
            assert!(asked.is_err());
        }
        let rendered = figures.render();
        let counted = format!("{DATABASE_ERRORS}{{operation=\"append\"}} 2\n");
        assert!(rendered.contains(&counted), "{rendered}");
    }
}
