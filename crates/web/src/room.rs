//! A table in use: its state in memory, and the one way to change it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use kernel::{MAX_SEATS, Seat};
use store::{
    Admission, Append, Head, PersonId, Receipt, Sitter, Snapshot, Store, StoreError, StoredTable, Timestamp,
};
use table::{ActionError, DraftText, PositionSnapshot, Table, TableEvent};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::clock::now;
use crate::metrics;
use crate::onlooker_cache::OnlookerCache;
use crate::presence::Presence;

/// A table in memory. Other nodes may write to it too, so it has to [catch up](Room::catch_up) before it is used.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    state: RwLock<Arc<RoomState>>,
    /// Held while the state is being changed.
    write_lock: Arc<Mutex<()>>,
    version: watch::Sender<RoomVersion>,
    pub(crate) onlookers: OnlookerCache,
    /// Who has a page of it open at this node.
    pub(crate) presence: Arc<Presence>,
    /// When it was last requested.
    last_used: AtomicI64,
}

/// The content of a room at one moment. It is never changed, only replaced.
#[derive(Clone, Debug)]
pub(crate) struct RoomState {
    pub(crate) table: Arc<Table>,
    pub(crate) head: Head,
    pub(crate) sitters: Vec<Sitter>,
    /// What the owner has decided about onlookers.
    pub(crate) admissions: Vec<(PersonId, Admission)>,
    /// Uncommitted turns, by seat.
    drafts: [Option<DraftText>; MAX_SEATS],
}

/// Changes whenever the room does: pages compare it with what they show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RoomVersion {
    pub(crate) entries: u64,
    /// Changes when somebody may have lost the right to see or do something here.
    pub(crate) access_epoch: u64,
    /// A fingerprint of each seat's draft.
    drafts: [u32; MAX_SEATS],
}

/// A change to a table.
#[derive(Clone, Default, Debug)]
pub(crate) struct Change {
    pub(crate) events: Vec<TableEvent>,
    pub(crate) drafts: Vec<(Seat, DraftText)>,
    pub(crate) sitters: Vec<(Seat, Option<PersonId>)>,
    /// The new owner, if it changes.
    pub(crate) owner: Option<PersonId>,
}

/// A change that is about to be made. It holds the write lock, so nothing else changes meanwhile.
#[derive(Debug)]
pub(crate) struct Decision {
    state: Arc<RoomState>,
    change: Change,
    _write_lock: OwnedMutexGuard<()>,
}

impl Decision {
    /// The revision of the table that it is based on.
    pub(crate) fn revision(&self) -> u64 {
        self.state.head.revision
    }
}

/// Why a change was not made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum UpdateError {
    #[error(transparent)]
    Action(#[from] ActionError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Room {
    pub(crate) fn new(state: RoomState) -> Self {
        let version = watch::Sender::new(state.version());
        let id = state.head.id.clone();
        Self {
            id,
            state: RwLock::new(Arc::new(state)),
            write_lock: Arc::default(),
            version,
            onlookers: OnlookerCache::default(),
            presence: Arc::default(),
            last_used: AtomicI64::new(now()),
        }
    }

    /// The current state.
    pub(crate) fn state(&self) -> Arc<RoomState> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        Arc::clone(&self.state.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Replaces the state. Only for the holder of the write lock.
    fn replace(&self, state: RoomState) {
        let version = state.version();
        let access_changed = state.changes_access_of(&self.state());
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(state);
        self.version.send_replace(version);
        if access_changed {
            self.presence.recheck_access();
        }
    }

    /// Signals every change of the room.
    pub(crate) fn subscribe(&self) -> watch::Receiver<RoomVersion> {
        self.version.subscribe()
    }

    /// Records that it was requested.
    pub(crate) fn touch(&self) {
        self.last_used.store(now(), Ordering::Relaxed);
    }

    pub(crate) fn last_used(&self) -> Timestamp {
        self.last_used.load(Ordering::Relaxed)
    }

    /// How much memory it takes, roughly, counted in moves and log entries.
    pub(crate) fn weight(&self) -> u64 {
        let state = self.state();
        state.head.moves + state.head.entries
    }

    /// How many pages at this node are watching the table.
    pub(crate) fn watchers(&self) -> usize {
        self.version.receiver_count()
    }

    /// Loads what other nodes have written, if the store's revision of the table is not ours.
    pub(crate) async fn catch_up(&self, store: &dyn Store, revision: u64) -> Result<CaughtUp, StoreError> {
        if self.state().head.revision == revision {
            return Ok(CaughtUp::Yes);
        }
        // A write at this node may be what changed the revision: wait for it.
        let _write_lock = Arc::clone(&self.write_lock).lock_owned().await;
        let before = self.state();
        let Some(stored) = store.load_table_after(&self.id, before.table.entries()).await? else {
            return Ok(CaughtUp::NoTable);
        };
        if stored.head.revision == before.head.revision {
            return Ok(CaughtUp::Yes);
        }
        match before.with_new_entries(stored) {
            Some(after) => {
                self.replace(after);
                Ok(CaughtUp::Yes)
            }
            None => Ok(CaughtUp::AnotherLog),
        }
    }

    /// Takes the write lock and decides what to change, based on the current state. Nobody else can change the room
    /// until the decision is persisted or dropped.
    pub(crate) async fn decide(
        &self,
        decide: &mut (impl FnMut(&RoomState) -> Result<Change, ActionError> + Send),
    ) -> Result<Decision, ActionError> {
        let write_lock = Arc::clone(&self.write_lock).lock_owned().await;
        let state = self.state();
        let change = decide(&state)?;
        Ok(Decision { state, change, _write_lock: write_lock })
    }

    /// Tries the decision out, stores it, and only then shows it.
    ///
    /// [`StoreError::Stale`] means that the store has more entries than we know of, written by another node: the room
    /// has to catch up.
    pub(crate) async fn persist(
        &self,
        store: &dyn Store,
        decision: Decision,
        receipt: Option<Receipt>,
    ) -> Result<(), UpdateError> {
        let Decision { state, change, _write_lock } = decision;
        let mut after = RoomState::clone(&state);
        let mut written = !change.events.is_empty() || change.owner.is_some();
        if written {
            after.persist_entries(store, &change, receipt).await?;
        }
        let mut done = Ok(());
        for (seat, draft) in change.drafts {
            done = after.persist_draft(store, &self.id, seat, draft).await;
            if done.is_err() {
                break;
            }
            written = true;
        }
        // Even when only the first half was stored. The revision cannot tell: it is unknown for a room that is behind.
        if written {
            self.replace(after);
        }
        done
    }
}

/// Whether a room shows what the store has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CaughtUp {
    Yes,
    /// The table was deleted.
    NoTable,
    /// The stored log is not a continuation of ours: the table has to be loaded again.
    AnotherLog,
}

pub(crate) fn damaged(error: impl std::fmt::Display) -> UpdateError {
    UpdateError::Store(StoreError::Damaged(error.to_string()))
}

impl RoomState {
    pub(crate) fn new(table: Table, stored: StoredTable) -> Self {
        Self {
            table: Arc::new(table),
            drafts: drafts_of(&stored.drafts),
            head: stored.head,
            sitters: stored.sitters,
            admissions: stored.onlookers,
        }
    }

    /// With the entries that were written after those we know; `None` if they do not fit.
    fn with_new_entries(&self, stored: StoredTable) -> Option<Self> {
        let known = self.table.entries();
        if stored.head.entries < known
            || !stored.entries.iter().map(|entry| entry.number).eq(known + 1..=stored.head.entries)
        {
            return None;
        }
        let mut table = Arc::clone(&self.table);
        if !stored.entries.is_empty() {
            let table = Arc::make_mut(&mut table);
            for entry in &stored.entries {
                let event: TableEvent = serde_json::from_str(&entry.body).ok()?;
                table.apply(entry.time, &event).ok()?;
            }
        }
        Some(Self {
            table,
            drafts: drafts_of(&stored.drafts),
            head: stored.head,
            sitters: stored.sitters,
            admissions: stored.onlookers,
        })
    }

    /// The seats that this person has taken, in order.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let theirs = self.sitters.iter().filter(|sitter| sitter.person == person);
        let mut seats: Vec<Seat> = theirs.filter_map(|sitter| Seat::try_from(sitter.seat).ok()).collect();
        seats.sort_unstable();
        seats
    }

    /// Those of them that the person still plays: a conceded seat is not theirs any more.
    pub(crate) fn played_by(&self, person: PersonId) -> Vec<Seat> {
        let mut seats = self.seats_of(person);
        seats.retain(|seat| self.table.chair(*seat).is_some_and(|chair| chair.has_person && !chair.conceded));
        seats
    }

    /// What the owner has decided about this person.
    pub(crate) fn admission_of(&self, person: PersonId) -> Option<Admission> {
        self.admissions.iter().find(|(who, _)| *who == person).map(|(_, admission)| *admission)
    }

    /// Whether rights at the table may have changed in a way that the log does not show. Those in the log are covered
    /// by [`RoomVersion::access_epoch`].
    fn changes_access_of(&self, before: &Self) -> bool {
        let of = |state: &Self| (state.head.owner, state.head.deleted);
        of(self) != of(before) || self.sitters != before.sitters || self.admissions != before.admissions
    }

    /// The draft of a seat; empty if there is none for the current situation.
    pub(crate) fn draft(&self, seat: Seat) -> DraftText {
        let base = self.table.game().map_or(0, |game| game.draft_base(seat));
        let kept = self.drafts[seat.index()].as_ref().filter(|draft| draft.base == base);
        kept.cloned().unwrap_or_else(|| DraftText::new(base))
    }

    /// Applies events to a copy of the table, appends them, and adopts the copy.
    async fn persist_entries(
        &mut self,
        store: &dyn Store,
        change: &Change,
        receipt: Option<Receipt>,
    ) -> Result<(), UpdateError> {
        let time = now().max(self.head.changed);
        let mut after = Table::clone(&self.table);
        for event in &change.events {
            after.apply(time, event).map_err(damaged)?;
        }
        let move_count = self.table.game().map_or(0, |game| game.move_count());
        let mut finished_drafts: Vec<u8> = Vec::new();
        for event in &change.events {
            match event {
                TableEvent::Moved { seat, .. } | TableEvent::Handed { seat, .. } => {
                    finished_drafts.push((*seat).into())
                }
                // A draft may show what only its author was allowed to see.
                TableEvent::Vacated { seat, .. } | TableEvent::Gone { seat } => {
                    finished_drafts.push((*seat).into())
                }
                // They were based on a position that no longer exists.
                TableEvent::TakenBack { .. } => finished_drafts.extend(0..MAX_SEATS as u8),
                _ => {}
            }
        }
        let mut head = head_of(&after, &self.head, time);
        head.owner = change.owner.unwrap_or(head.owner);
        let append = Append {
            head,
            owner: change.owner,
            bodies: bodies(&change.events)?,
            snapshots: snapshots(&after, move_count),
            sitters: change.sitters.iter().map(|(seat, person)| ((*seat).into(), *person)).collect(),
            drafts_done: finished_drafts.clone(),
            named: named(&change.events),
            forgotten: forgotten(&change.events),
            receipt,
        };
        let revision = metrics::database("append", store.append(&append)).await?;
        metrics::count_moves(
            change.events.iter().filter(|one| matches!(one, TableEvent::Moved { .. })).count(),
        );
        self.table = Arc::new(after);
        self.head = Head { revision: revision_after(self.head.revision, revision), ..append.head };
        for (seat, person) in &change.sitters {
            let seat = (*seat).into();
            self.sitters.retain(|sitter| sitter.seat != seat);
            self.sitters.extend(person.map(|person| Sitter { seat, person }));
        }
        for seat in finished_drafts {
            self.drafts[usize::from(seat)] = None;
        }
        Ok(())
    }

    async fn persist_draft(
        &mut self,
        store: &dyn Store,
        table: &str,
        seat: Seat,
        draft: DraftText,
    ) -> Result<(), UpdateError> {
        let body = serde_json::to_string(&draft).map_err(damaged)?;
        let on = Some(self.head.revision);
        let saved = store.save_draft(table, seat.into(), &body, on);
        let revision = metrics::database("save_draft", saved).await?;
        self.head.revision = revision_after(self.head.revision, revision);
        self.drafts[seat.index()] = Some(draft);
        Ok(())
    }

    pub(crate) fn version(&self) -> RoomVersion {
        let drafts = self.drafts.each_ref().map(|draft| draft.as_ref().map_or(0, DraftText::fingerprint));
        RoomVersion { entries: self.table.entries(), access_epoch: self.table.access_epoch(), drafts }
    }
}

/// The revision of a room that had the first one and has written the second. If others have written in between, their
/// changes are unknown here: then the room gets a revision that no store has, and catches up before it is used again.
const fn revision_after(before: u64, written: u64) -> u64 {
    match before.checked_add(1) {
        Some(next) if next == written => written,
        _ => u64::MAX,
    }
}

/// If a draft cannot be read, its turn simply starts again.
fn drafts_of(stored: &[(u8, String)]) -> [Option<DraftText>; MAX_SEATS] {
    let mut drafts = [const { None }; MAX_SEATS];
    for (seat, body) in stored {
        if let (Some(draft), Ok(read)) = (drafts.get_mut(usize::from(*seat)), serde_json::from_str(body)) {
            *draft = Some(read);
        }
    }
    drafts
}
impl RoomVersion {
    /// What a page that shows these seats' drafts depends on, as text.
    pub(crate) fn for_seats(&self, my_seats: &[Seat]) -> String {
        let mut version = self.entries.to_string();
        for seat in my_seats {
            version.push_str(&format!(".{:x}", self.drafts[seat.index()]));
        }
        version
    }
}

/// The summary of a table after a change.
pub(crate) fn head_of(table: &Table, before: &Head, time: i64) -> Head {
    let game = table.game();
    let owing = table.owing();
    Head {
        stage: stage(table.stage()),
        audience: audience(table.audience()),
        entries: table.entries(),
        moves: game.map_or(0, |game| game.move_count() as u64),
        owed: owing.iter().fold(0, |owed, seat| owed | 1 << seat.index()),
        bot_owed: table.bot_to_play().is_some(),
        round: game.map_or(0, table::Game::round),
        changed: time,
        names: table.chairs().iter().map(|chair| chair.name.clone()).collect(),
        ..before.clone()
    }
}

pub(crate) const fn stage(stage: table::TableStage) -> store::StoredStage {
    match stage {
        table::TableStage::Waiting => store::StoredStage::Waiting,
        table::TableStage::Running => store::StoredStage::Running,
        table::TableStage::Over => store::StoredStage::Over,
        table::TableStage::Record => store::StoredStage::Record,
    }
}

pub(crate) const fn audience(audience: table::Audience) -> store::StoredAudience {
    match audience {
        table::Audience::Everyone => store::StoredAudience::Everyone,
        table::Audience::Link => store::StoredAudience::Link,
        table::Audience::Invited => store::StoredAudience::Invited,
    }
}

pub(crate) fn bodies(events: &[TableEvent]) -> Result<Vec<String>, StoreError> {
    let body = |event| serde_json::to_string(event).map_err(|error| StoreError::Damaged(error.to_string()));
    events.iter().map(body).collect()
}

/// The people whose names these events show.
pub(crate) fn named(events: &[TableEvent]) -> Vec<PersonId> {
    events.iter().filter_map(TableEvent::names).map(PersonId).collect()
}

fn forgotten(events: &[TableEvent]) -> Vec<PersonId> {
    let by = |event: &TableEvent| match event {
        TableEvent::Forgotten { by } => Some(PersonId(*by)),
        _ => None,
    };
    events.iter().filter_map(by).collect()
}

/// The snapshots worth storing after this many moves.
pub(crate) fn snapshots(table: &Table, move_count: usize) -> Vec<Snapshot> {
    let snapshots = table.game().map(|game| game.snapshots_after(move_count)).unwrap_or_default();
    snapshots.into_iter().map(snapshot).collect()
}

pub(crate) fn snapshot(position: PositionSnapshot) -> Snapshot {
    Snapshot { moves: position.move_count as u64, body: position.body }
}
