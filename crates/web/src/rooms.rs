//! The tables in use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Seat;
use store::{
    Append, Head, LogEntry, PersonId, Receipt, RemoteChange, Snapshot, Store, StoreError, StoredStage,
    Timestamp,
};
use table::{ActionError, Folded, Opening, PositionSnapshot, Table, TableEvent};
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::clock::now;
use crate::room::{self, CaughtUp, Change, Room, RoomState, UpdateError};
use crate::{blocking, bot_runner, metrics, token};

/// If there are more than this many, tables that nobody holds are dropped.
const MOST_IN_MEMORY: usize = 512;
/// How much all of them may weigh together, in moves, before those that were not requested recently are dropped.
const MOST_TOTAL_WEIGHT: u64 = 400_000;
/// What counts as recently, in milliseconds.
const RECENTLY: Timestamp = 5 * 60 * 1_000;
/// How often a change is retried when other nodes write to the same table at the same time; and after how many tries
/// the table's bots, which may be the cause, are paused.
const TRIES: usize = 32;
const TRIES_BEFORE_PAUSING_BOTS: usize = 3;

/// How many rooms catch up at once: all open ones may have to, and each queries the database.
const CATCH_UPS_AT_ONCE: usize = 8;
/// How long to wait before a room that could not catch up tries again: at first, and at most.
const CATCH_UP_RETRY: Duration = Duration::from_millis(500);
const CATCH_UP_RETRY_MAX: Duration = Duration::from_secs(10);

/// Who changes a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Author {
    Person,
    Bot,
}

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

    /// Changes a table, and wakes its bots.
    ///
    /// When another node has written to the table meanwhile, `decide` is called again with the new state.
    /// [`ActionError::Stale`] comes from `decide`, or from a table that was deleted. A change that keeps losing the
    /// race fails with [`StoreError::Unavailable`] instead: it is worth another try, and its sender has to know.
    pub(crate) async fn update(
        &self,
        author: Author,
        room: &Arc<Room>,
        receipt: Option<Receipt>,
        mut decide: impl FnMut(&RoomState) -> Result<Change, ActionError> + Send,
    ) -> Result<(), UpdateError> {
        let mut room = Arc::clone(room);
        let mut bots_paused = None;
        for tries in 1..=TRIES {
            let decision = match room.decide(&mut decide).await {
                Ok(decision) => decision,
                Err(error) => return self.unless_already_done(receipt, error).await,
            };
            // In a task of its own: a visitor who goes away in the middle leaves nothing half done.
            let persisted = tokio::spawn({
                let (app, room, receipt) = (self.clone(), Arc::clone(&room), receipt.clone());
                async move {
                    room.persist(app.store.as_ref(), decision, receipt).await?;
                    if room.state().table.bot_to_play().is_some() {
                        app.bot_queue.wake(&room.id);
                    }
                    Ok(())
                }
            });
            match persisted.await.unwrap_or_else(|error| Err(room::damaged(error))) {
                Err(UpdateError::Store(StoreError::Stale)) => {
                    // Bots that nobody watches write as fast as they can: people should not have to race them.
                    if author == Author::Person && tries >= TRIES_BEFORE_PAUSING_BOTS && bots_paused.is_none()
                    {
                        bots_paused = bot_runner::pause(self, &room.id).await;
                    }
                    room = self.room(&room.id).await?.ok_or(ActionError::Stale)?;
                }
                // It was done when the same form was first sent.
                Err(UpdateError::Store(StoreError::AlreadyDone(_))) => return Ok(()),
                done => return done,
            }
        }
        Err(StoreError::Unavailable.into())
    }

    /// A repeated form is not refused just because it was already processed.
    async fn unless_already_done(
        &self,
        receipt: Option<Receipt>,
        error: ActionError,
    ) -> Result<(), UpdateError> {
        if self.already_done(receipt.as_ref()).await? { Ok(()) } else { Err(error.into()) }
    }

    /// Whether this form was processed before.
    pub(crate) async fn already_done(&self, receipt: Option<&Receipt>) -> Result<bool, StoreError> {
        match receipt {
            Some(receipt) => Ok(self.store.receipt(&receipt.key).await?.is_some()),
            None => Ok(false),
        }
    }

    /// Deletes a table, if that is allowed, while nobody else changes it. Its viewers find out at once.
    pub(crate) async fn delete_table(
        &self,
        room: &Arc<Room>,
        keep_record: bool,
        may: impl Fn(&Table) -> Result<(), ActionError> + Send + Sync,
    ) -> Result<(), UpdateError> {
        let mut room = Arc::clone(room);
        for _ in 0..TRIES {
            let held = room.decide(&mut |state| may(&state.table).map(|()| Change::default())).await?;
            match self.store.delete_table(&room.id, keep_record, Some(held.revision())).await {
                // Somebody may have joined or started at another node: decide again.
                Err(StoreError::Stale) => {
                    drop(held);
                    match self.room(&room.id).await? {
                        Some(now) => room = now,
                        // Somebody else has deleted it.
                        None => return Ok(()),
                    }
                }
                deleted => {
                    deleted?;
                    self.rooms.remove(&room);
                    drop(held);
                    room.presence.recheck_access();
                    return Ok(());
                }
            }
        }
        Err(ActionError::Stale.into())
    }

    /// Creates a table from its opening and further events, and returns its name. A repeated form gets the table that
    /// it created the first time.
    pub(crate) async fn create_table(
        &self,
        mut opening: Opening,
        owner: PersonId,
        sitters: Vec<(Seat, PersonId)>,
        then: Vec<TableEvent>,
        receipt: Option<String>,
    ) -> Result<String, StoreError> {
        let failed = |error: &dyn std::fmt::Display| StoreError::Damaged(error.to_string());
        let id = token::table_name().map_err(|error| failed(&error))?;
        let time = now();
        // The person who opens a table sits on all chairs that have a person from the start.
        opening.by = (!sitters.is_empty()).then_some(owner.0);
        let mut events = vec![TableEvent::Opened(Box::new(opening.clone()))];
        events.extend(then);
        // Folding a long record takes a while.
        let folded = blocking::run(move || {
            let (bodies, named) = (room::bodies(&events)?, room::named(&events));
            let log: Vec<_> = events.into_iter().map(|event| (time, event)).collect();
            let table = Table::fold(&log, &[]).map_err(|error| StoreError::Damaged(error.to_string()))?.table;
            let snapshots = room::snapshots(&table, 0);
            Ok::<_, StoreError>((table, bodies, named, snapshots))
        });
        let folded = folded.await.map_err(|_| failed(&"a table could not be set up"))?;
        let (table, bodies, named, snapshots) = folded?;
        let audience = room::audience(opening.audience());
        let blank = Head {
            id: id.clone(),
            game: opening.game,
            rules_version: opening.rules_version,
            title: opening.title,
            owner,
            stage: StoredStage::Waiting,
            audience,
            deleted: false,
            revision: 0,
            entries: 0,
            moves: 0,
            players: opening.chairs.len() as u8,
            owed: 0,
            bot_owed: false,
            round: 0,
            created: time,
            changed: time,
            names: Vec::new(),
        };
        let append = Append {
            head: room::head_of(&table, &blank, time),
            owner: None,
            bodies,
            snapshots,
            sitters: sitters.into_iter().map(|(seat, person)| (seat.into(), Some(person))).collect(),
            drafts_done: Vec::new(),
            named,
            forgotten: Vec::new(),
            receipt: receipt.map(|key| Receipt { key, outcome: id.clone() }),
        };
        match self.store.create_table(&append).await {
            // The same form has already created a table.
            Err(StoreError::AlreadyDone(made)) => return Ok(made),
            made => made?,
        };
        if append.head.bot_owed {
            self.bot_queue.wake(&id);
        }
        Ok(id)
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use store::Admission;
    use table::OpenChair;
    use tokio::sync::watch;

    use super::*;
    use crate::Config;
    use crate::handlers::new_table;

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

    /// Another write makes this room's revision unknown; it still has to show what it writes itself.
    #[tokio::test]
    async fn a_room_shows_what_it_wrote_also_when_it_is_behind() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Arc::clone(&store), Config::default(), stopping);
        let ada = store.create_guest("Ada", 1).await.unwrap();
        let chairs = vec![OpenChair::Person { name: "Ada".into() }; 3];
        let Ok(opening) = new_table::blank(&app.config.chance, GameId::ALL[0], chairs, Default::default())
        else {
            panic!("no opening");
        };
        let id = app.create_table(opening, ada, Vec::new(), Vec::new(), None).await.unwrap();
        let room = app.room(&id).await.unwrap().unwrap();
        store.set_onlooker(&id, ada, Some(Admission::Muted)).await.unwrap();
        for said in ["one", "two", "three"] {
            let say = |state: &RoomState| {
                let events = vec![state.table.say(Some(Seat::new(0)), "Ada", said)?];
                Ok(Change { events, ..Change::default() })
            };
            app.update(Author::Person, &room, None, say).await.map_err(|_| said).unwrap();
            let shown = room.state().table.chat().len();
            assert_eq!(
                room.state().table.entries(),
                store.head(&id).await.unwrap().unwrap().entries,
                "{shown}"
            );
        }
    }
}
