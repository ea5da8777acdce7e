//! Telling pages that something has changed.
//!
//! The stream carries nothing of the game, only a version: a page that shows another one asks for itself again, as the
//! viewer that it is. So a stream can give nothing away, and a page that was offline needs no history of events.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use kernel::Seat;
use tokio::sync::watch;

use crate::limits::Hold;
use crate::metrics;
use crate::presence::Present;
use crate::room::Tick;

const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// How long one stream lasts at least, and how much longer it may: browsers open another then. One that nobody reads any
/// more would stay for ever otherwise, since what we tell is too little to fill what the system keeps for it.
const LASTS: Duration = Duration::from_secs(25 * 60);
const LASTS_LONGER: Duration = Duration::from_secs(10 * 60);
/// When a browser comes again after its stream has broken off.
const COME_AGAIN: Duration = Duration::from_secs(2);
/// When it comes again after we have ended it, and how much later that may be: not all are to come at once.
const COME_SOON: Duration = Duration::from_millis(200);
const COME_LATER: Duration = Duration::from_millis(800);

/// Somebody who listens, and what is held for them as long.
pub(crate) struct Listener {
    pub(crate) held: Hold,
    pub(crate) present: Present,
    pub(crate) ticks: watch::Receiver<Tick>,
    /// What the table's [doors](table::Table::doors) were when it was last seen whether the visitor may look on.
    pub(crate) doors: u64,
    pub(crate) mine: Vec<Seat>,
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Tells the versions of a table as long as somebody listens and may: `still` says whether they are what they were.
pub(crate) fn stream<F: Future<Output = bool> + Send + 'static>(
    listener: Listener,
    still: impl Fn() -> F + Send + 'static,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let stream = tell(listener, still, LASTS + part_of(LASTS_LONGER));
    Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

fn tell<F: Future<Output = bool> + Send + 'static>(
    listener: Listener,
    still: impl Fn() -> F + Send + 'static,
    lasts: Duration,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let Listener { held, mut present, mut ticks, mut doors, mine, mut stopping } = listener;
    async_stream::stream! {
        let _held = (held, metrics::stream_opened());
        let over = tokio::time::sleep(lasts);
        tokio::pin!(over);
        let mut told = String::new();
        loop {
            let tick = *ticks.borrow_and_update();
            let asked_again = present.again.has_changed().unwrap_or(true);
            present.again.mark_unchanged();
            // In a box, as it is large and seldom asked for: a stream takes room for as long as somebody listens.
            if (asked_again || tick.doors != doors) && !Box::pin(still()).await {
                yield Ok(Event::default().event("tick").data("-"));
                return;
            }
            doors = tick.doors;
            let version = tick.version(&mine);
            if version != told {
                let tick = Event::default().event("tick").id(&version).data(&version);
                yield Ok(if told.is_empty() { tick.retry(COME_AGAIN) } else { tick });
                told = version;
            }
            tokio::select! {
                changed = ticks.changed() => if changed.is_err() { return },
                Ok(()) = present.again.changed() => present.again.mark_changed(),
                _ = stopping.wait_for(|stopping| *stopping) => break,
                () = &mut over => break,
            }
        }
        // A browser notes how long to wait; the event itself needs no answer.
        yield Ok(Event::default().event("again").retry(COME_SOON + part_of(COME_LATER)).data(""));
    }
}

/// Some part of this time, by chance.
fn part_of(most: Duration) -> Duration {
    let mut bytes = [0; 4];
    // Without chance all come at once, which is no worse than that.
    let chance = getrandom::fill(&mut bytes).map_or(0, |()| u32::from_le_bytes(bytes));
    most.mul_f64(f64::from(chance) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;

    use axum::response::IntoResponse;

    use super::*;
    use crate::limits::Held;
    use crate::presence::Presence;

    async fn all_that_is_told(stopped: bool, lasts: Duration) -> String {
        let held = Arc::new(Held::default());
        let (_ticks, heard) = watch::channel(Tick::default());
        let (_stop, stopping) = watch::channel(stopped);
        let hold = held.one_more(Ipv4Addr::LOCALHOST.into(), 1).unwrap();
        let present = Arc::new(Presence::default()).come(None);
        let listener = Listener { held: hold, present, ticks: heard, doors: 0, mine: Vec::new(), stopping };
        let stream = Sse::new(tell(listener, || async { true }, lasts));
        let told = axum::body::to_bytes(stream.into_response().into_body(), usize::MAX).await.unwrap();
        assert!(held.one_more(Ipv4Addr::LOCALHOST.into(), 1).is_some(), "it counts no longer");
        String::from_utf8(told.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_stream_ends_and_says_when_to_come_again() {
        for (stopped, lasts) in [(false, Duration::from_millis(1)), (true, LASTS)] {
            let told = all_that_is_told(stopped, lasts).await;
            let (ticks, end) = told.split_once("event: again").expect("it says that it ends");
            assert!(ticks.contains("event: tick") && ticks.contains("retry: 2000"), "{told}");
            let wait = end.split_once("retry: ").unwrap().1.lines().next().unwrap();
            assert!((200..=1000).contains(&wait.parse::<u64>().unwrap()), "{told}");
        }
    }

    #[test]
    fn not_all_come_at_once() {
        let parts: std::collections::BTreeSet<_> = (0..64).map(|_| part_of(LASTS_LONGER)).collect();
        assert!(parts.len() > 32 && parts.iter().all(|part| *part <= LASTS_LONGER), "{parts:?}");
    }
}
