//! The tables that are being used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::Seat;
use store::{Append, Head, PersonId, Stage, Store, StoreError};
use table::{DraftText, Happened, KeptPosition, Opening, Table};

use crate::app::App;
use crate::clock::now;
use crate::room::{self, Change, Decided, NotDone, Room};
use crate::token;

/// Tables that nobody has asked for lately are dropped when there are more than this many.
const MOST_IN_MEMORY: usize = 512;

#[derive(Default, Debug)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, Arc<Room>>>,
}

impl Rooms {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        // Nothing is left half done under this lock.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, read from the store unless it is there; `None` when there is no such table.
    pub(crate) async fn get(&self, store: &dyn Store, id: &str) -> Result<Option<Arc<Room>>, StoreError> {
        if let Some(room) = self.lock().get(id) {
            return Ok(Some(Arc::clone(room)));
        }
        if !token::is_table_name(id) {
            return Ok(None);
        }
        let Some(room) = load(store, id).await? else { return Ok(None) };
        Ok(Some(self.keep(room)))
    }

    /// Of two that were loaded at once, the first stays.
    fn keep(&self, room: Room) -> Arc<Room> {
        let mut open = self.lock();
        if open.len() >= MOST_IN_MEMORY {
            // Whoever holds one (a page, a bot at work) keeps it alive and in the list.
            open.retain(|_, room| room.watchers() > 0 || Arc::strong_count(room) > 1);
        }
        Arc::clone(open.entry(room.id.clone()).or_insert_with(|| Arc::new(room)))
    }

    /// Lets go of a room, unless another has taken its place already.
    fn forget(&self, room: &Arc<Room>) {
        let mut open = self.lock();
        if open.get(&room.id).is_some_and(|kept| Arc::ptr_eq(kept, room)) {
            open.remove(&room.id);
        }
    }
}

async fn load(store: &dyn Store, id: &str) -> Result<Option<Room>, StoreError> {
    let Some(stored) = store.open(id).await? else { return Ok(None) };
    let damaged = |error: &dyn std::fmt::Display| StoreError::Damaged(format!("table {id}: {error}"));
    let mut log = Vec::with_capacity(stored.entries.len());
    for entry in &stored.entries {
        let happened: Happened = serde_json::from_str(&entry.body).map_err(|error| damaged(&error))?;
        log.push((entry.at, happened));
    }
    let kept: Vec<KeptPosition> = stored
        .snapshots
        .into_iter()
        .map(|snapshot| KeptPosition { made: snapshot.moves as usize, body: snapshot.body })
        .collect();
    let table = Table::fold(&log, &kept).map_err(|error| damaged(&error))?.table;
    let mut drafts = Vec::new();
    for (seat, body) in store.drafts(id).await? {
        // A draft that cannot be read is only a turn to be begun again.
        if let (Ok(seat), Ok(draft)) = (Seat::try_from(seat), serde_json::from_str::<DraftText>(&body)) {
            drafts.push((seat, draft));
        }
    }
    Ok(Some(Room::new(table, stored.head, drafts)))
}

impl App {
    /// The room of a table.
    pub(crate) async fn room(&self, id: &str) -> Result<Option<Arc<Room>>, StoreError> {
        self.rooms.get(self.store.as_ref(), id).await
    }

    /// Changes a table, wakes its bots, and lets go of it when another process has written to it.
    pub(crate) async fn change(
        &self,
        room: &Arc<Room>,
        decide: impl FnOnce(&room::Inside) -> Result<Change, table::Denied> + Send,
    ) -> Result<(), NotDone> {
        let decided = room.decide(decide).await?;
        // Whoever asked for it may go away in the middle; what was begun is done to its end all the same.
        let (app, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move { app.carry_out(&room, decided).await })
            .await
            .unwrap_or_else(|error| Err(room::damaged(error)))
    }

    async fn carry_out(&self, room: &Arc<Room>, decided: Decided) -> Result<(), NotDone> {
        let done = room.carry_out(self.store.as_ref(), decided).await;
        if matches!(done, Err(NotDone::Store(StoreError::Stale))) {
            self.rooms.forget(room);
            // Perhaps it is a bot's turn in what the other process wrote.
            self.robots.wake(&room.id);
            return Err(NotDone::Denied(table::Denied::Stale));
        }
        if done.is_ok() && room.read().await.table.bot_to_play().is_some() {
            self.robots.wake(&room.id);
        }
        done
    }

    /// Makes a table: its opening, and whatever else happens at once. Gives its name.
    pub(crate) async fn open_table(
        &self,
        opening: Opening,
        owner: PersonId,
        sitters: Vec<(Seat, PersonId)>,
        then: Vec<Happened>,
    ) -> Result<String, StoreError> {
        let failed = |error: &dyn std::fmt::Display| StoreError::Damaged(error.to_string());
        let id = token::table_name().map_err(|error| failed(&error))?;
        let at = now();
        let mut happened = vec![Happened::Opened(Box::new(opening.clone()))];
        happened.extend(then);
        let log: Vec<_> = happened.iter().cloned().map(|happened| (at, happened)).collect();
        let table = Table::fold(&log, &[]).map_err(|error| failed(&error))?.table;
        let blank = Head {
            id: id.clone(),
            game: opening.game,
            rules_version: opening.rules_version,
            title: opening.title,
            owner,
            stage: Stage::Waiting,
            listed: opening.listed,
            entries: 0,
            moves: 0,
            players: opening.chairs.len() as u8,
            owed: 0,
            bot_owed: false,
            round: 0,
            created: at,
            changed: at,
            names: Vec::new(),
        };
        let append = Append {
            head: room::head_of(&table, &blank, at),
            bodies: room::bodies(&happened)?,
            snapshots: room::snapshots(&table, 0),
            sitters: sitters.into_iter().map(|(seat, person)| (seat.into(), Some(person))).collect(),
            drafts_done: Vec::new(),
        };
        self.store.create(&append).await?;
        if append.head.bot_owed {
            self.robots.wake(&id);
        }
        Ok(id)
    }
}
