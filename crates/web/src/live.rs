//! Server-sent events that tell pages that something has changed.
//!
//! An event contains nothing of the game, only a version: a page that shows another version fetches itself again, as
//! the viewer that it is. So a stream cannot leak anything, and a page that was offline needs no history of events.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use kernel::Seat;
use tokio::sync::watch;

use crate::metrics;
use crate::presence::OpenPage;
use crate::rate_limit::ConcurrencyPermit;
use crate::room::RoomVersion;

const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// How long a stream lasts at least, and how much longer it may; then browsers open another. A stream that nobody reads
/// any more would otherwise stay open for ever, because our few events never fill the system's buffers.
const STREAM_LIFETIME: Duration = Duration::from_secs(25 * 60);
const STREAM_LIFETIME_JITTER: Duration = Duration::from_secs(10 * 60);
/// After how long a browser reconnects when its stream has broken.
const RETRY_AFTER_BREAK: Duration = Duration::from_secs(2);
/// After how long it reconnects when we have ended the stream, plus a random delay so that not all browsers come at
/// once.
const RETRY_AFTER_END: Duration = Duration::from_millis(200);
const RETRY_JITTER: Duration = Duration::from_millis(800);

/// Somebody who listens, and what is held for them meanwhile.
pub(crate) struct Listener {
    pub(crate) permit: ConcurrencyPermit,
    pub(crate) page: OpenPage,
    pub(crate) versions: watch::Receiver<RoomVersion>,
    /// The table's [access epoch](table::Table::access_epoch) when the visitor's rights were last checked.
    pub(crate) access_epoch: u64,
    pub(crate) my_seats: Vec<Seat>,
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Sends the versions of a table for as long as the visitor listens and may: `access_unchanged` tells whether their
/// rights are still the same.
pub(crate) fn stream<F: Future<Output = bool> + Send + 'static>(
    listener: Listener,
    access_unchanged: impl Fn() -> F + Send + 'static,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let stream = events(listener, access_unchanged, STREAM_LIFETIME + jitter(STREAM_LIFETIME_JITTER));
    Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

fn events<F: Future<Output = bool> + Send + 'static>(
    listener: Listener,
    access_unchanged: impl Fn() -> F + Send + 'static,
    lasts: Duration,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let Listener { permit, mut page, mut versions, mut access_epoch, my_seats, mut stopping } = listener;
    async_stream::stream! {
        let _permit = (permit, metrics::stream_opened());
        let over = tokio::time::sleep(lasts);
        tokio::pin!(over);
        let mut last_sent = String::new();
        loop {
            let room = *versions.borrow_and_update();
            let asked_again = page.recheck.has_changed().unwrap_or(true);
            page.recheck.mark_unchanged();
            // Boxed, as it is large and rarely needed, and a stream takes memory for as long as somebody listens.
            if (asked_again || room.access_epoch != access_epoch) && !Box::pin(access_unchanged()).await {
                yield Ok(Event::default().event("tick").data("-"));
                return;
            }
            access_epoch = room.access_epoch;
            let version = room.for_seats(&my_seats);
            if version != last_sent {
                let tick = Event::default().event("tick").id(&version).data(&version);
                yield Ok(if last_sent.is_empty() { tick.retry(RETRY_AFTER_BREAK) } else { tick });
                last_sent = version;
            }
            tokio::select! {
                changed = versions.changed() => if changed.is_err() { return },
                Ok(()) = page.recheck.changed() => page.recheck.mark_changed(),
                _ = stopping.wait_for(|stopping| *stopping) => break,
                () = &mut over => break,
            }
        }
        // The browser only stores the retry time; it ignores the event itself.
        yield Ok(Event::default().event("again").retry(RETRY_AFTER_END + jitter(RETRY_JITTER)).data(""));
    }
}

/// A random part of this duration.
fn jitter(most: Duration) -> Duration {
    let mut bytes = [0; 4];
    // Without randomness all browsers come at once, which is no disaster.
    let chance = getrandom::fill(&mut bytes).map_or(0, |()| u32::from_le_bytes(bytes));
    most.mul_f64(f64::from(chance) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;

    use axum::response::IntoResponse;

    use super::*;
    use crate::presence::Presence;
    use crate::rate_limit::ConcurrencyLimiter;

    async fn everything_sent(stopped: bool, lasts: Duration) -> String {
        let limiter = Arc::new(ConcurrencyLimiter::default());
        let (_sender, versions) = watch::channel(RoomVersion::default());
        let (_stop, stopping) = watch::channel(stopped);
        let permit = limiter.acquire(Ipv4Addr::LOCALHOST.into(), 1).unwrap();
        let page = Arc::new(Presence::default()).enter(None);
        let listener = Listener { permit, page, versions, access_epoch: 0, my_seats: Vec::new(), stopping };
        let stream = Sse::new(events(listener, || async { true }, lasts));
        let sent = axum::body::to_bytes(stream.into_response().into_body(), usize::MAX).await.unwrap();
        assert!(limiter.acquire(Ipv4Addr::LOCALHOST.into(), 1).is_some(), "it counts no longer");
        String::from_utf8(sent.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_stream_ends_and_says_when_to_come_again() {
        for (stopped, lasts) in [(false, Duration::from_millis(1)), (true, STREAM_LIFETIME)] {
            let sent = everything_sent(stopped, lasts).await;
            let (ticks, end) = sent.split_once("event: again").expect("it says that it ends");
            assert!(ticks.contains("event: tick") && ticks.contains("retry: 2000"), "{sent}");
            let wait = end.split_once("retry: ").unwrap().1.lines().next().unwrap();
            assert!((200..=1000).contains(&wait.parse::<u64>().unwrap()), "{sent}");
        }
    }

    #[test]
    fn not_all_come_at_once() {
        let parts: std::collections::BTreeSet<_> = (0..64).map(|_| jitter(STREAM_LIFETIME_JITTER)).collect();
        assert!(parts.len() > 32 && parts.iter().all(|part| *part <= STREAM_LIFETIME_JITTER), "{parts:?}");
    }
}
