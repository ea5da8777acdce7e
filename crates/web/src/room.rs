//! A table in use: its state in memory, and the one way to change it.

mod state;
mod stored;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use kernel::Seat;
use store::{PersonId, Receipt, Store, StoreError, Timestamp};
use table::{ActionError, DraftText, TableEvent};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::clock::now;
use crate::onlooker_cache::OnlookerCache;
use crate::presence::Presence;
pub(crate) use state::{RoomState, RoomVersion};
pub(crate) use stored::{audience, bodies, head_of, named, snapshot, snapshots, stage};

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

pub(crate) fn damaged(error: impl std::fmt::Display) -> UpdateError {
    UpdateError::Store(StoreError::Damaged(error.to_string()))
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
