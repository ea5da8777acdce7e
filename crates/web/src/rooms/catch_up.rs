//! Following what other nodes write.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use store::RemoteChange;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;

use super::Rooms;
use crate::app::App;
use crate::room::Room;
use crate::token;

/// How many rooms catch up at once: all open ones may have to, and each queries the database.
const CATCH_UPS_AT_ONCE: usize = 8;
/// How long to wait before a room that could not catch up tries again: at first, and at most.
const CATCH_UP_RETRY: Duration = Duration::from_millis(500);
const CATCH_UP_RETRY_MAX: Duration = Duration::from_secs(10);

impl Rooms {
    /// Whether the caller has to start a task for this room. If one is already running, it is told that there is more
    /// to do.
    fn start_catching_up(&self, id: &str) -> bool {
        let mut catching_up = self.catching_up.lock().unwrap_or_else(PoisonError::into_inner);
        match catching_up.get_mut(id) {
            Some(more) => *more = true,
            None => drop(catching_up.insert(id.to_owned(), false)),
        }
        !catching_up[id]
    }

    /// Whether the room has caught up with all news.
    fn finish_catching_up(&self, id: &str) -> bool {
        let mut catching_up = self.catching_up.lock().unwrap_or_else(PoisonError::into_inner);
        let more = catching_up.get_mut(id).is_some_and(std::mem::take);
        if !more {
            catching_up.remove(id);
        }
        !more
    }

    fn stop_catching_up(&self, id: &str) {
        self.catching_up.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}

/// A room that is catching up. If its task panics, later news is still followed.
struct CatchingUp {
    rooms: Arc<Rooms>,
    id: String,
    /// It is no longer registered: another task may have started.
    ended: bool,
}

impl Drop for CatchingUp {
    fn drop(&mut self) {
        if !self.ended {
            self.rooms.stop_catching_up(&self.id);
        }
    }
}

impl App {
    /// Follows what other nodes write, so that pages that are open here show it.
    pub(crate) async fn follow_other_nodes(self) {
        let mut changes = self.store.changes();
        let mut stopping = self.stopping.clone();
        let turns = Arc::new(Semaphore::new(CATCH_UPS_AT_ONCE));
        loop {
            let change = tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                change = changes.recv() => change,
            };
            let rooms = match change {
                Ok(RemoteChange::Table { id, revision }) => {
                    let room = self.rooms.get(&id);
                    room.into_iter().filter(|room| room.state().head.revision != revision).collect()
                }
                Ok(RemoteChange::Unknown) | Err(RecvError::Lagged(_)) => self.rooms.watched(),
                Err(RecvError::Closed) => return,
            };
            for room in rooms {
                // Rooms wait neither for each other nor for later news.
                if self.rooms.start_catching_up(&room.id) {
                    tokio::spawn(self.clone().catch_up_fully(room, Arc::clone(&turns)));
                }
            }
        }
    }

    /// Lets a room catch up with all news, and retries as long as pages are watching: nobody else might ever request
    /// it.
    async fn catch_up_fully(self, room: Arc<Room>, turns: Arc<Semaphore>) {
        let mut catching_up =
            CatchingUp { rooms: Arc::clone(&self.rooms), id: room.id.clone(), ended: false };
        let mut stopping = self.stopping.clone();
        let mut pause = CATCH_UP_RETRY;
        loop {
            let caught_up = {
                let Ok(_turn) = turns.acquire().await else { return };
                self.room(&room.id).await
            };
            let Err(error) = caught_up else {
                catching_up.ended = self.rooms.finish_catching_up(&room.id);
                if catching_up.ended {
                    return;
                }
                continue;
            };
            tracing::warn!(%error, table = token::in_log(&room.id), "a table could not catch up");
            if room.watchers() == 0 {
                return;
            }
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = tokio::time::sleep(pause) => pause = (2 * pause).min(CATCH_UP_RETRY_MAX),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_that_come_meanwhile_are_not_missed() {
        let rooms = Rooms::default();
        assert!(rooms.start_catching_up("t"));
        assert!(rooms.finish_catching_up("t"));
        assert!(rooms.start_catching_up("t"));
        assert!(!rooms.start_catching_up("t") && !rooms.start_catching_up("t"), "one task is enough");
        assert!(!rooms.finish_catching_up("t"), "there was more");
        assert!(rooms.finish_catching_up("t"));
        assert!(rooms.start_catching_up("t"));
    }
}
