//! A table that is being used: its state in memory, and the one door through which it changes.

use std::sync::Arc;

use kernel::{MAX_SEATS, Seat};
use store::{Append, Head, PersonId, Snapshot, Store, StoreError};
use table::{Denied, DraftText, Happened, Table};
use tokio::sync::{OwnedRwLockWriteGuard, RwLock, watch};

use crate::clock::now;
use crate::onlookers::Onlookers;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    inside: Arc<RwLock<Arc<Inside>>>,
    tick: watch::Sender<Tick>,
    pub(crate) onlookers: Onlookers,
}

#[derive(Clone, Debug)]
pub(crate) struct Inside {
    pub(crate) table: Table,
    pub(crate) head: Head,
    /// Turns that are not committed, by seat.
    drafts: [Option<DraftText>; MAX_SEATS],
}

/// What changes when the room does: pages compare it with what they show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tick {
    pub(crate) entries: u64,
    /// Changes with the draft of each seat.
    drafts: [u32; MAX_SEATS],
}

/// What somebody wants to change.
#[derive(Clone, Default, Debug)]
pub(crate) struct Change {
    pub(crate) happened: Vec<Happened>,
    pub(crate) drafts: Vec<(Seat, DraftText)>,
    pub(crate) sitters: Vec<(Seat, Option<PersonId>)>,
}

/// A change that is about to be made: nobody else gets into the room before it is.
#[derive(Debug)]
pub(crate) struct Decided {
    inside: OwnedRwLockWriteGuard<Arc<Inside>>,
    change: Change,
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

impl Room {
    pub(crate) fn new(table: Table, head: Head, drafts: Vec<(Seat, DraftText)>) -> Self {
        let mut inside = Inside { table, head, drafts: [const { None }; MAX_SEATS] };
        for (seat, draft) in drafts {
            inside.drafts[seat.index()] = Some(draft);
        }
        let tick = watch::Sender::new(inside.tick());
        let id = inside.head.id.clone();
        Self { id, inside: Arc::new(RwLock::new(Arc::new(inside))), tick, onlookers: Onlookers::default() }
    }

    pub(crate) async fn read(&self) -> tokio::sync::RwLockReadGuard<'_, Arc<Inside>> {
        self.inside.read().await
    }

    /// The table as it is now, to be looked at for a while: who wants to change it need not wait.
    pub(crate) async fn snapshot(&self) -> Arc<Inside> {
        Arc::clone(&*self.inside.read().await)
    }

    /// Tells whenever the room has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<Tick> {
        self.tick.subscribe()
    }

    /// How many pages look at this table now.
    pub(crate) fn watchers(&self) -> usize {
        self.tick.receiver_count()
    }

    /// The one door. What is to change is decided on the table as it is now, and nobody else comes in until it is done.
    pub(crate) async fn decide(
        &self,
        decide: impl FnOnce(&Inside) -> Result<Change, Denied> + Send,
    ) -> Result<Decided, Denied> {
        let inside = Arc::clone(&self.inside).write_owned().await;
        let change = decide(&inside)?;
        Ok(Decided { inside, change })
    }

    /// Tries out what was decided, keeps it, and only then shows it.
    ///
    /// A store that has more entries than we know of (another process wrote them) gives [`StoreError::Stale`]: the room
    /// has to be loaded again.
    pub(crate) async fn carry_out(&self, store: &dyn Store, decided: Decided) -> Result<(), NotDone> {
        let Decided { mut inside, change } = decided;
        let done = Arc::make_mut(&mut inside).take_in(store, &self.id, change).await;
        // Also when only the first half was kept.
        self.tick.send_replace(inside.tick());
        done
    }
}

pub(crate) fn damaged(error: impl std::fmt::Display) -> NotDone {
    NotDone::Store(StoreError::Damaged(error.to_string()))
}

impl Inside {
    /// The draft of a seat, empty when there is none on what the seat decides on now.
    pub(crate) fn draft(&self, seat: Seat) -> DraftText {
        let base = self.table.game().map_or(0, |game| game.stands_on(seat));
        let kept = self.drafts[seat.index()].as_ref().filter(|draft| draft.base == base);
        kept.cloned().unwrap_or_else(|| DraftText::on(base))
    }

    async fn take_in(&mut self, store: &dyn Store, table: &str, change: Change) -> Result<(), NotDone> {
        if !change.happened.is_empty() {
            self.happen(store, &change).await.map_err(NotDone::Store)?;
        }
        for (seat, draft) in change.drafts {
            let body = serde_json::to_string(&draft).map_err(damaged)?;
            store.save_draft(table, seat.into(), &body).await.map_err(NotDone::Store)?;
            self.drafts[seat.index()] = Some(draft);
        }
        Ok(())
    }

    /// Applies entries to a copy, keeps them, and takes the copy over.
    async fn happen(&mut self, store: &dyn Store, change: &Change) -> Result<(), StoreError> {
        let at = now().max(self.head.changed);
        let mut after = self.table.clone();
        for happened in &change.happened {
            after.apply(at, happened).map_err(|error| StoreError::Damaged(error.to_string()))?;
        }
        let made = self.table.game().map_or(0, |game| game.made());
        let mut done: Vec<u8> = Vec::new();
        for happened in &change.happened {
            match happened {
                Happened::Moved { seat, .. } | Happened::Handed { seat, .. } => done.push((*seat).into()),
                // They were begun on a position that is no more.
                Happened::TakenBack { .. } => done.extend(0..MAX_SEATS as u8),
                _ => {}
            }
        }
        let append = Append {
            head: head_of(&after, &self.head, at),
            bodies: bodies(&change.happened)?,
            snapshots: snapshots(&after, made),
            sitters: change.sitters.iter().map(|(seat, person)| ((*seat).into(), *person)).collect(),
            drafts_done: done.clone(),
        };
        store.append(&append).await?;
        self.table = after;
        self.head = append.head;
        for seat in done {
            self.drafts[usize::from(seat)] = None;
        }
        Ok(())
    }

    pub(crate) fn tick(&self) -> Tick {
        let drafts = self.drafts.each_ref().map(|draft| draft.as_ref().map_or(0, DraftText::mark));
        Tick { entries: self.table.entries(), drafts }
    }
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

pub(crate) fn bodies(happened: &[Happened]) -> Result<Vec<String>, StoreError> {
    let body =
        |happened| serde_json::to_string(happened).map_err(|error| StoreError::Damaged(error.to_string()));
    happened.iter().map(body).collect()
}

/// The positions worth keeping that came after this many moves.
pub(crate) fn snapshots(table: &Table, made: usize) -> Vec<Snapshot> {
    let kept = table.game().map(|game| game.kept_after(made)).unwrap_or_default();
    kept.into_iter().map(|kept| Snapshot { moves: kept.made as u64, body: kept.body }).collect()
}
