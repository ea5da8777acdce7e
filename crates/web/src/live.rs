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
use crate::room::Tick;

const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Tells the versions of a table as long as somebody listens, and counts for him as long.
pub(crate) fn stream(
    held: Hold,
    mut ticks: watch::Receiver<Tick>,
    mine: Vec<Seat>,
    mut stopping: watch::Receiver<bool>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let stream = async_stream::stream! {
        let _held = held;
        let mut told = String::new();
        loop {
            let version = ticks.borrow_and_update().version(&mine);
            if version != told {
                yield Ok(Event::default().event("tick").id(&version).data(&version));
                told = version;
            }
            tokio::select! {
                changed = ticks.changed() => if changed.is_err() { return },
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    };
    Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}
