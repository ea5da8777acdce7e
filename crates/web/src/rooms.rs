//! The tables in use.

mod catch_up;
mod create;
mod update;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{LogEntry, Snapshot, Store, StoreError, Timestamp};
use table::{Folded, PositionSnapshot, Table, TableEvent};

use crate::app::App;
use crate::clock::now;
use crate::room::{self, CaughtUp, Room, RoomState};
use crate::{metrics, token};
pub(crate) use update::Author;

/// If there are more than this many, tables that nobody holds are dropped.
const MOST_IN_MEMORY: usize = 512;
/// How much all of them may weigh together, in moves, before those that were not requested recently are dropped.
const MOST_TOTAL_WEIGHT: u64 = 400_000;
/// What counts as recently, in milliseconds.
const RECENTLY: Timestamp = 5 * 60 * 1_000;

#[derive(Default, Debug)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, Arc<Room>>>,
    /// The rooms that are catching up, and whether more news came meanwhile.
    catching_up: Mutex<HashMap<String, bool>>,
}

impl Rooms {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table that is in memory, whether or not it has caught up.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// The rooms that are being watched.
    fn watched(&self) -> Vec<Arc<Room>> {
        self.lock().values().filter(|room| room.watchers() > 0).cloned().collect()
    }

    /// If the same room was loaded twice at once, the first one stays.
    fn insert(&self, room: Room) -> Arc<Room> {
        let mut open = self.lock();
        // A room that somebody holds (a page, a bot that is thinking) stays.
        let is_held = |room: &Arc<Room>| room.watchers() > 0 || Arc::strong_count(room) > 1;
        if open.len() >= MOST_IN_MEMORY {
            open.retain(|_, room| is_held(room));
        }
        let weights = open.values().map(|room| {
            let unused_since = (!is_held(room)).then(|| room.last_used());
            (room.id.as_str(), unused_since, room.weight())
        });
        for id in rooms_to_drop(weights.collect(), now()) {
            open.remove(&id);
        }
        Arc::clone(open.entry(room.id.clone()).or_insert_with(|| Arc::new(room)))
    }

    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Whether this is still the room of its table: one that could not catch up was dropped.
    pub(crate) fn is_current(&self, room: &Arc<Room>) -> bool {
        self.lock().get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room))
    }

    /// Drops a room, unless another has already replaced it.
    fn remove(&self, room: &Arc<Room>) {
        let mut open = self.lock();
        if open.get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room)) {
            open.remove(&room.id);
        }
    }
}

/// Which rooms to drop when they weigh too much together: of those that nobody holds, given by when they were last
/// requested, the longest unused first.
fn rooms_to_drop(mut rooms: Vec<(&str, Option<Timestamp>, u64)>, now: Timestamp) -> Vec<String> {
    let mut weight: u64 = rooms.iter().map(|(_, _, weight)| weight).sum();
    rooms.sort_by_key(|(_, unused_since, _)| *unused_since);
    let mut dropped = Vec::new();
    for (id, unused_since, room_weight) in rooms {
        if weight > MOST_TOTAL_WEIGHT && unused_since.is_some_and(|since| since + RECENTLY <= now) {
            weight -= room_weight;
            dropped.push(id.to_owned());
        }
    }
    dropped
}

async fn load(store: &dyn Store, id: &str) -> Result<Option<Room>, StoreError> {
    let damaged =
        |error: &dyn std::fmt::Display| StoreError::Damaged(format!("table {}: {error}", token::in_log(id)));
    let stored = metrics::database("open", store.load_table(id)).await.map_err(|error| match error {
        StoreError::Damaged(why) => damaged(&why),
        error => error,
    })?;
    let Some(mut stored) = stored else { return Ok(None) };
    let (entries, snapshots) = (std::mem::take(&mut stored.entries), std::mem::take(&mut stored.snapshots));
    // Folding a long game takes a while.
    let folded = tokio::task::spawn_blocking(move || fold(entries, snapshots)).await;
    let folded = folded.map_err(|error| damaged(&error))?.map_err(|error| damaged(&error))?;
    let Folded { table, invalid, rebuilt, .. } = folded;
    if !invalid.is_empty() || !rebuilt.is_empty() {
        replace_snapshots(store, id, &invalid, &rebuilt).await;
    }
    Ok(Some(Room::new(RoomState::new(table, stored))))
}

fn fold(
    entries: Vec<LogEntry>,
    snapshots: Vec<Snapshot>,
) -> Result<Folded, Box<dyn std::error::Error + Send + Sync>> {
    let mut log = Vec::with_capacity(entries.len());
    for entry in entries {
        log.push((entry.time, serde_json::from_str::<TableEvent>(&entry.body)?));
    }
    let snapshots = snapshots
        .into_iter()
        .map(|snapshot| PositionSnapshot { move_count: snapshot.moves as usize, body: snapshot.body });
    Ok(Table::fold(&log, &snapshots.collect::<Vec<_>>())?)
}

/// Replaces invalid snapshots. The log is complete, so the table is used whether or not this succeeds.
async fn replace_snapshots(store: &dyn Store, id: &str, invalid: &[u64], rebuilt: &[PositionSnapshot]) {
    tracing::warn!(table = token::in_log(id), unfit = ?invalid, "snapshots did not fit the log and are made anew");
    let rebuilt: Vec<Snapshot> = rebuilt.iter().cloned().map(room::snapshot).collect();
    if let Err(error) = store.replace_snapshots(id, invalid, &rebuilt).await {
        tracing::warn!(%error, table = token::in_log(id), "new snapshots cannot be kept");
    }
}

impl App {
    /// The room of a table, up to date with all nodes; `None` if there is no such table.
    pub(crate) async fn room(&self, id: &str) -> Result<Option<Arc<Room>>, StoreError> {
        if !token::is_table_name(id) {
            return Ok(None);
        }
        if let Some(room) = self.rooms.get(id) {
            room.touch();
            let Some(revision) = metrics::database("revision", self.store.revision(id)).await? else {
                self.rooms.remove(&room);
                return Ok(None);
            };
            if self.catch_up(&room, revision).await? {
                return Ok(Some(room));
            }
        }
        let Some(room) = load(self.store.as_ref(), id).await? else { return Ok(None) };
        let revision = room.state().head.revision;
        let room = self.rooms.insert(room);
        // The same table may have been loaded by somebody else a moment earlier.
        Ok(self.catch_up(&room, revision).await?.then_some(room))
    }

    /// Brings a room up to date with the store. If that is impossible the room is dropped, and its viewers have to ask
    /// again.
    async fn catch_up(&self, room: &Arc<Room>, revision: u64) -> Result<bool, StoreError> {
        let caught_up = room.catch_up(self.store.as_ref(), revision).await?;
        if caught_up != CaughtUp::Yes {
            self.rooms.remove(room);
            room.presence.recheck_access();
        }
        Ok(caught_up == CaughtUp::Yes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_heavy_rooms_those_are_dropped_that_were_not_used_for_long() {
        let half = MOST_TOTAL_WEIGHT / 2;
        let [held, just, early, late] =
            [("held", None), ("just", Some(90)), ("early", Some(10)), ("late", Some(20))];
        let now = 50 + RECENTLY;
        let dropped = |rooms: &[((&'static str, Option<Timestamp>), u64)]| {
            let rooms = rooms.iter().map(|((id, unused_since), weight)| (*id, *unused_since, *weight));
            rooms_to_drop(rooms.collect(), now)
        };
        assert!(dropped(&[(held, half), (early, half)]).is_empty(), "there is room for all");
        assert_eq!(dropped(&[(held, half), (late, half), (early, half)]), ["early"]);
        assert_eq!(dropped(&[(held, 2 * half), (late, 1), (just, half), (early, 1)]), ["early", "late"]);
        assert!(dropped(&[(held, 9 * half), (just, half)]).is_empty());
    }
}
