//! A table that is being used: its state in memory, and the one door through which it changes.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use kernel::{MAX_SEATS, Seat};
use store::{
    Admission, Append, Head, Moment, PersonId, Receipt, Sitter, Snapshot, Store, StoreError, Stored,
};
use table::{Denied, DraftText, Happened, KeptPosition, Table};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::clock::now;
use crate::metrics;
use crate::onlookers::Onlookers;
use crate::presence::Presence;

/// A table in memory. Other nodes may write to it too: whoever uses it makes sure that it has
/// [caught up](Room::catch_up) first.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    inside: RwLock<Arc<Inside>>,
    /// Held by whoever changes what is inside.
    door: Arc<Mutex<()>>,
    tick: watch::Sender<Tick>,
    pub(crate) onlookers: Onlookers,
    /// Who has a page of it open here.
    pub(crate) presence: Arc<Presence>,
    /// When somebody last asked for it.
    used: AtomicI64,
}

/// What a room holds at one moment. It never changes: it is replaced.
#[derive(Clone, Debug)]
pub(crate) struct Inside {
    pub(crate) table: Arc<Table>,
    pub(crate) head: Head,
    pub(crate) sitters: Vec<Sitter>,
    /// What the owner has decided about those who look on.
    pub(crate) admissions: Vec<(PersonId, Admission)>,
    /// Turns that are not committed, by seat.
    drafts: [Option<DraftText>; MAX_SEATS],
}

/// What changes when the room does: pages compare it with what they show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tick {
    pub(crate) entries: u64,
    /// Changes when somebody may have lost what they could see or do here.
    pub(crate) doors: u64,
    /// Changes with the draft of each seat.
    drafts: [u32; MAX_SEATS],
}

/// What somebody wants to change.
#[derive(Clone, Default, Debug)]
pub(crate) struct Change {
    pub(crate) happened: Vec<Happened>,
    pub(crate) drafts: Vec<(Seat, DraftText)>,
    pub(crate) sitters: Vec<(Seat, Option<PersonId>)>,
    /// The table is somebody else's from now on.
    pub(crate) owner: Option<PersonId>,
}

/// A change that is about to be made: nobody else gets through the door before it is.
#[derive(Debug)]
pub(crate) struct Decided {
    inside: Arc<Inside>,
    change: Change,
    _door: OwnedMutexGuard<()>,
}

impl Decided {
    /// The revision of the table that it was decided on.
    pub(crate) fn on(&self) -> u64 {
        self.inside.head.revision
    }
}

/// Why a change was not made.
#[derive(Debug)]
pub(crate) enum NotDone {
    Denied(Denied),
    Store(StoreError),
}

impl From<Denied> for NotDone {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Room {
    pub(crate) fn new(inside: Inside) -> Self {
        let tick = watch::Sender::new(inside.tick());
        let id = inside.head.id.clone();
        Self {
            id,
            inside: RwLock::new(Arc::new(inside)),
            door: Arc::default(),
            tick,
            onlookers: Onlookers::default(),
            presence: Arc::default(),
            used: AtomicI64::new(now()),
        }
    }

    /// The room as it is at this moment.
    pub(crate) fn now(&self) -> Arc<Inside> {
        // Nothing is left half done under this lock.
        Arc::clone(&self.inside.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// From now on the room is like this. Only whoever holds the door may say so.
    fn replace(&self, inside: Inside) {
        let tick = inside.tick();
        let others_may = inside.decides_otherwise(&self.now());
        *self.inside.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(inside);
        self.tick.send_replace(tick);
        if others_may {
            self.presence.look_again();
        }
    }

    /// Tells whenever the room has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<Tick> {
        self.tick.subscribe()
    }

    /// Somebody asks for it.
    pub(crate) fn use_now(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    pub(crate) fn used(&self) -> Moment {
        self.used.load(Ordering::Relaxed)
    }

    /// How much of the memory it takes, in moves and whatever else has happened.
    pub(crate) fn weight(&self) -> u64 {
        let inside = self.now();
        inside.head.moves + inside.head.entries
    }

    /// How many pages look at this table now, at this node.
    pub(crate) fn watchers(&self) -> usize {
        self.tick.receiver_count()
    }

    /// Takes in what other nodes have written, when the store's revision of the table is not the one that is shown here.
    pub(crate) async fn catch_up(&self, store: &dyn Store, revision: u64) -> Result<CaughtUp, StoreError> {
        if self.now().head.revision == revision {
            return Ok(CaughtUp::Yes);
        }
        // What is being written here right now has given the table its revision perhaps.
        let _door = Arc::clone(&self.door).lock_owned().await;
        let before = self.now();
        let Some(stored) = store.open_after(&self.id, before.table.entries()).await? else {
            return Ok(CaughtUp::NoTable);
        };
        if stored.head.revision == before.head.revision {
            return Ok(CaughtUp::Yes);
        }
        match before.followed_by(stored) {
            Some(after) => {
                self.replace(after);
                Ok(CaughtUp::Yes)
            }
            None => Ok(CaughtUp::AnotherLog),
        }
    }

    /// The one door. What is to change is decided on the table as it is now, and nobody else comes in until it is done.
    pub(crate) async fn decide(
        &self,
        decide: &mut (impl FnMut(&Inside) -> Result<Change, Denied> + Send),
    ) -> Result<Decided, Denied> {
        let door = Arc::clone(&self.door).lock_owned().await;
        let inside = self.now();
        let change = decide(&inside)?;
        Ok(Decided { inside, change, _door: door })
    }

    /// Tries out what was decided, keeps it, and only then shows it.
    ///
    /// A store that has more entries than we know of (another node wrote them) gives [`StoreError::Stale`]: the room has
    /// to catch up.
    pub(crate) async fn carry_out(
        &self,
        store: &dyn Store,
        decided: Decided,
        once: Option<Receipt>,
    ) -> Result<(), NotDone> {
        let Decided { inside, change, _door } = decided;
        let mut after = Inside::clone(&inside);
        let mut written = !change.happened.is_empty() || change.owner.is_some();
        if written {
            after.happen(store, &change, once).await?;
        }
        let mut done = Ok(());
        for (seat, draft) in change.drafts {
            done = after.keep_draft(store, &self.id, seat, draft).await;
            if done.is_err() {
                break;
            }
            written = true;
        }
        // Also when only the first half was kept. The revision does not tell: that of a room which is behind stays unknown.
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
    /// What the store has does not go on where this room stands: it has to be loaded anew.
    AnotherLog,
}

pub(crate) fn damaged(error: impl std::fmt::Display) -> NotDone {
    NotDone::Store(StoreError::Damaged(error.to_string()))
}

impl Inside {
    pub(crate) fn new(table: Table, stored: Stored) -> Self {
        Self {
            table: Arc::new(table),
            drafts: drafts_of(&stored.drafts),
            head: stored.head,
            sitters: stored.sitters,
            admissions: stored.onlookers,
        }
    }

    /// With what was written behind the entries that are known here; `None` if it does not fit them.
    fn followed_by(&self, stored: Stored) -> Option<Self> {
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
                let happened: Happened = serde_json::from_str(&entry.body).ok()?;
                table.apply(entry.at, &happened).ok()?;
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

    /// The seats that this person took, in order.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let theirs = self.sitters.iter().filter(|sitter| sitter.person == person);
        let mut seats: Vec<Seat> = theirs.filter_map(|sitter| Seat::try_from(sitter.seat).ok()).collect();
        seats.sort_unstable();
        seats
    }

    /// Those of them that are still this person's to play: one that was conceded is nobody's.
    pub(crate) fn played_by(&self, person: PersonId) -> Vec<Seat> {
        let mut seats = self.seats_of(person);
        seats.retain(|seat| self.table.chair(*seat).is_some_and(|chair| chair.has_person && !chair.conceded));
        seats
    }

    /// What the owner has decided about this person.
    pub(crate) fn admission_of(&self, person: PersonId) -> Option<Admission> {
        self.admissions.iter().find(|(who, _)| *who == person).map(|(_, admission)| *admission)
    }

    /// Whether it may be that others may see the table, or do something at it, than before. What the log says of that is
    /// in [`Tick::doors`].
    fn decides_otherwise(&self, before: &Self) -> bool {
        let of = |inside: &Self| (inside.head.owner, inside.head.deleted);
        of(self) != of(before) || self.sitters != before.sitters || self.admissions != before.admissions
    }

    /// The draft of a seat, empty when there is none on what the seat decides on now.
    pub(crate) fn draft(&self, seat: Seat) -> DraftText {
        let base = self.table.game().map_or(0, |game| game.stands_on(seat));
        let kept = self.drafts[seat.index()].as_ref().filter(|draft| draft.base == base);
        kept.cloned().unwrap_or_else(|| DraftText::on(base))
    }

    /// Applies entries to a copy of the table, keeps them, and takes the copy over.
    async fn happen(
        &mut self,
        store: &dyn Store,
        change: &Change,
        once: Option<Receipt>,
    ) -> Result<(), NotDone> {
        let at = now().max(self.head.changed);
        let mut after = Table::clone(&self.table);
        for happened in &change.happened {
            after.apply(at, happened).map_err(damaged)?;
        }
        let made = self.table.game().map_or(0, |game| game.made());
        let mut done: Vec<u8> = Vec::new();
        for happened in &change.happened {
            match happened {
                Happened::Moved { seat, .. } | Happened::Handed { seat, .. } => done.push((*seat).into()),
                // A draft may show what only its maker was to see.
                Happened::Vacated { seat, .. } | Happened::Gone { seat } => done.push((*seat).into()),
                // They were begun on a position that is no more.
                Happened::TakenBack { .. } => done.extend(0..MAX_SEATS as u8),
                _ => {}
            }
        }
        let mut head = head_of(&after, &self.head, at);
        head.owner = change.owner.unwrap_or(head.owner);
        let append = Append {
            head,
            owner: change.owner,
            bodies: bodies(&change.happened)?,
            snapshots: snapshots(&after, made),
            sitters: change.sitters.iter().map(|(seat, person)| ((*seat).into(), *person)).collect(),
            drafts_done: done.clone(),
            named: named(&change.happened),
            forgotten: forgotten(&change.happened),
            once,
        };
        let revision = metrics::database("append", store.append(&append)).await?;
        metrics::moved(change.happened.iter().filter(|one| matches!(one, Happened::Moved { .. })).count());
        self.table = Arc::new(after);
        self.head = Head { revision: following(self.head.revision, revision), ..append.head };
        for (seat, person) in &change.sitters {
            let seat = (*seat).into();
            self.sitters.retain(|sitter| sitter.seat != seat);
            self.sitters.extend(person.map(|person| Sitter { seat, person }));
        }
        for seat in done {
            self.drafts[usize::from(seat)] = None;
        }
        Ok(())
    }

    async fn keep_draft(
        &mut self,
        store: &dyn Store,
        table: &str,
        seat: Seat,
        draft: DraftText,
    ) -> Result<(), NotDone> {
        let body = serde_json::to_string(&draft).map_err(damaged)?;
        let on = Some(self.head.revision);
        let saved = store.save_draft(table, seat.into(), &body, on);
        let revision = metrics::database("save_draft", saved).await?;
        self.head.revision = following(self.head.revision, revision);
        self.drafts[seat.index()] = Some(draft);
        Ok(())
    }

    pub(crate) fn tick(&self) -> Tick {
        let drafts = self.drafts.each_ref().map(|draft| draft.as_ref().map_or(0, DraftText::mark));
        Tick { entries: self.table.entries(), doors: self.table.doors(), drafts }
    }
}

/// The revision of a room that was the first one and has written the second. If others have written in between, what they
/// wrote is not known here: the room is of no revision that a store has, and catches up before it is used again.
const fn following(before: u64, written: u64) -> u64 {
    match before.checked_add(1) {
        Some(next) if next == written => written,
        _ => u64::MAX,
    }
}

/// A draft that cannot be read is only a turn to be begun again.
fn drafts_of(kept: &[(u8, String)]) -> [Option<DraftText>; MAX_SEATS] {
    let mut drafts = [const { None }; MAX_SEATS];
    for (seat, body) in kept {
        if let (Some(draft), Ok(read)) = (drafts.get_mut(usize::from(*seat)), serde_json::from_str(body)) {
            *draft = Some(read);
        }
    }
    drafts
}
impl Tick {
    /// What a page that shows these seats' drafts depends on, as text.
    pub(crate) fn version(&self, mine: &[Seat]) -> String {
        let mut version = self.entries.to_string();
        for seat in mine {
            version.push_str(&format!(".{:x}", self.drafts[seat.index()]));
        }
        version
    }
}

/// What lists show of a table after a change.
pub(crate) fn head_of(table: &Table, before: &Head, at: i64) -> Head {
    let game = table.game();
    let owing = table.owing();
    Head {
        stage: stage(table.stage()),
        audience: audience(table.audience()),
        entries: table.entries(),
        moves: game.map_or(0, |game| game.made() as u64),
        owed: owing.iter().fold(0, |owed, seat| owed | 1 << seat.index()),
        bot_owed: table.bot_to_play().is_some(),
        round: game.map_or(0, table::Game::round),
        changed: at,
        names: table.chairs().iter().map(|chair| chair.name.clone()).collect(),
        ..before.clone()
    }
}

pub(crate) const fn stage(stage: table::Stage) -> store::Stage {
    match stage {
        table::Stage::Waiting => store::Stage::Waiting,
        table::Stage::Running => store::Stage::Running,
        table::Stage::Over => store::Stage::Over,
        table::Stage::Record => store::Stage::Record,
    }
}

pub(crate) const fn audience(audience: table::Audience) -> store::Audience {
    match audience {
        table::Audience::Everyone => store::Audience::Everyone,
        table::Audience::Link => store::Audience::Link,
        table::Audience::Invited => store::Audience::Invited,
    }
}

pub(crate) fn bodies(happened: &[Happened]) -> Result<Vec<String>, StoreError> {
    let body =
        |happened| serde_json::to_string(happened).map_err(|error| StoreError::Damaged(error.to_string()));
    happened.iter().map(body).collect()
}

/// Those whose names these entries show.
pub(crate) fn named(happened: &[Happened]) -> Vec<PersonId> {
    happened.iter().filter_map(Happened::names).map(PersonId).collect()
}

fn forgotten(happened: &[Happened]) -> Vec<PersonId> {
    let by = |happened: &Happened| match happened {
        Happened::Forgotten { by } => Some(PersonId(*by)),
        _ => None,
    };
    happened.iter().filter_map(by).collect()
}

/// The positions worth keeping that came after this many moves.
pub(crate) fn snapshots(table: &Table, made: usize) -> Vec<Snapshot> {
    let kept = table.game().map(|game| game.kept_after(made)).unwrap_or_default();
    kept.into_iter().map(snapshot).collect()
}

pub(crate) fn snapshot(kept: KeptPosition) -> Snapshot {
    Snapshot { moves: kept.made as u64, body: kept.body }
}
