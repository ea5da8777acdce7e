//! Plays the bots' moves in the background, a few at a time, never inside a request.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::GameId;
use kernel::{GameInfo, Seat};
use store::{Lease, PlayableRules, StoreError};
use table::{ActionError, TableEvent};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::app::App;
use crate::chance::{Chance, Thinking};
use crate::clock::now;
use crate::room::{Change, Room, UpdateError};
use crate::rooms::Author;
use crate::token;

/// How long a table waits after the first failure of its bot; the wait doubles with every further failure.
const RETRY: Duration = Duration::from_secs(2);
/// The longest such wait.
const RETRY_MAX: Duration = Duration::from_secs(10 * 60);
/// How often we look for tables where a bot should have moved.
const SWEEP: Duration = Duration::from_secs(2);
/// How long a bot may be due, in milliseconds, before nodes other than the one that woke it take over its table.
/// Together with [`SWEEP`] this lets the bots of a dead node continue within five seconds.
const OVERDUE: i64 = 2_000;
/// How many tables one sweep finds: those that have waited longest. The next sweep is soon.
const MOST_FOUND: u32 = 256;
/// A table counts as watched if one of its pages was open at any node this many milliseconds ago or less.
const WATCHED_WITHIN: i64 = 30_000;
/// How often, and with which pause, we try to get the lease that bots hold while they move.
const PAUSE_TRIES: usize = 500;
const PAUSE_RETRY: Duration = Duration::from_millis(2);

/// The queue of tables where a bot has to move.
#[derive(Clone, Debug)]
pub(crate) struct BotQueue {
    queue: mpsc::UnboundedSender<String>,
    /// Every table that is queued, playing or pausing, each at most once.
    queued: Arc<Mutex<HashSet<String>>>,
    /// How many of them are queued.
    waiting: Arc<AtomicUsize>,
    failures_by_table: Arc<Mutex<HashMap<String, Failures>>>,
}

/// Repeated failures at a table.
#[derive(Debug)]
struct Failures {
    count: u32,
    /// Sweeps skip the table until then.
    until: Instant,
}

impl BotQueue {
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<String>) {
        let (queue, work) = mpsc::unbounded_channel();
        (
            Self {
                queue,
                queued: Arc::default(),
                waiting: Arc::default(),
                failures_by_table: Arc::default(),
            },
            work,
        )
    }

    /// A bot may have to move at this table.
    pub(crate) fn wake(&self, table: &str) {
        if self.queued().insert(table.to_owned()) {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            // If nobody receives this, the server is stopping; the table is found again at its next start.
            let _ = self.queue.send(table.to_owned());
        }
    }

    /// At how many tables a bot is waiting for a free processor.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Records a failure at this table, and returns how many there were.
    fn record_failure(&self, table: &str) -> u32 {
        let mut failures_by_table = self.failures_by_table();
        let failures = failures_by_table
            .entry(table.to_owned())
            .or_insert_with(|| Failures { count: 0, until: Instant::now() });
        failures.until = Instant::now() + pause_after(failures.count);
        failures.count += 1;
        failures.count
    }

    fn clear_failures(&self, table: &str) {
        self.failures_by_table().remove(table);
    }

    /// At how many tables something failed recently.
    fn failing_tables(&self) -> u32 {
        let mut failures_by_table = self.failures_by_table();
        // A table that is no longer found has been continued elsewhere, or its game is over.
        failures_by_table.retain(|_, failures| failures.until.elapsed() < RETRY_MAX);
        u32::try_from(failures_by_table.len()).unwrap_or(u32::MAX)
    }

    /// Whether it is too early to try this table again.
    fn is_backing_off(&self, table: &str) -> bool {
        self.failures_by_table().get(table).is_some_and(|failures| Instant::now() < failures.until)
    }

    fn failures_by_table(&self) -> std::sync::MutexGuard<'_, HashMap<String, Failures>> {
        self.failures_by_table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queued(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.queued.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the bots, including those that were playing when the server last stopped.
pub(crate) fn spawn(app: &App, mut work: mpsc::UnboundedReceiver<String>) {
    let app = app.clone();
    tokio::spawn(async move {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let free = Arc::new(Semaphore::new(cores));
        let mut stopping = app.stopping.clone();
        let mut sweep = tokio::time::interval(SWEEP);
        loop {
            let table = tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                _ = sweep.tick() => None,
                table = work.recv() => table,
            };
            let Some(table) = table else {
                sweep_for_work(&app).await;
                continue;
            };
            let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
            app.bot_queue.waiting.fetch_sub(1, Ordering::Relaxed);
            tokio::spawn(take_turn(app.clone(), table, permit));
        }
    });
}

/// The rules that this program's bots can play.
static PLAYABLE_RULES: LazyLock<Vec<PlayableRules>> = LazyLock::new(|| {
    let plays = |info: GameInfo| PlayableRules {
        game: info.id.to_owned(),
        oldest: info.oldest_rules_version,
        newest: info.rules_version,
    };
    GameId::ALL.iter().map(|game| plays(game.info())).collect()
});

/// How long a table is left alone after this many failures.
fn pause_after(failures: u32) -> Duration {
    RETRY.saturating_mul(2_u32.saturating_pow(failures)).min(RETRY_MAX)
}

/// Queues tables that have waited too long for a bot: those of a dead node, and any that were lost for another reason.
async fn sweep_for_work(app: &App) {
    // Skipped tables must not take the place of others.
    let most = MOST_FOUND.saturating_add(app.bot_queue.failing_tables());
    match app.store.tables_awaiting_bots(&PLAYABLE_RULES, now() - OVERDUE, most).await {
        Ok(tables) => {
            let ready = tables.iter().filter(|table| !app.bot_queue.is_backing_off(table));
            ready.for_each(|table| app.bot_queue.wake(table));
        }
        Err(error) => tracing::error!(%error, "the bots’ tables cannot be read"),
    }
}

/// Plays one move at a table and requeues it after a pause: for a person who wants to follow, or because something
/// failed.
async fn take_turn(app: App, table: String, permit: OwnedSemaphorePermit) {
    // In a task of its own, so that the table is not lost if it panics.
    let played = tokio::spawn({
        let (app, table) = (app.clone(), table.clone());
        async move { play_move(&app, &table).await }
    });
    let moved = played.await.unwrap_or_else(|error| Err(BotError::Broken(error)));
    drop(permit);
    let mut failures = 0;
    match &moved {
        Ok(_) => app.bot_queue.clear_failures(&table),
        // Bots continue as soon as the outage is over.
        Err(error) if error.is_outage() => {}
        Err(_) => failures = app.bot_queue.record_failure(&table),
    }
    match moved {
        Ok(BotTurn::Moved) if is_watched(&app, &table).await => {
            tokio::time::sleep(app.config.bot_pause).await
        }
        Ok(BotTurn::Moved) => {}
        // The node that holds the lease takes care of the table; if it dies, a sweep finds the table.
        Ok(BotTurn::Elsewhere) => {
            app.bot_queue.queued().remove(&table);
            return;
        }
        Err(error) => {
            tracing::error!(%error, table = token::in_log(&table), failures, "a bot could not move");
            tokio::time::sleep(RETRY).await;
        }
    }
    // From now on a wake-up queues the table again; any wake-up before this has already changed it.
    app.bot_queue.queued().remove(&table);
    // A table that fails repeatedly waits for a sweep.
    if failures < 2 && is_due(&app, &table).await {
        app.bot_queue.wake(&table);
    }
}

async fn is_watched(app: &App, table: &str) -> bool {
    if app.config.bot_pause.is_zero() {
        return false;
    }
    if app.rooms.get(table).is_some_and(|room| room.watchers() > 0) {
        return true;
    }
    app.store.presence(table, now() - WATCHED_WITHIN).await.is_ok_and(|nodes| !nodes.is_empty())
}

async fn is_due(app: &App, table: &str) -> bool {
    // A table that cannot be read is tried again by the next sweep.
    let Ok(Some(room)) = app.room(table).await else { return false };
    room.state().table.bot_to_play().is_some()
}

/// Why a bot that is due has not moved.
#[derive(Debug, thiserror::Error)]
enum BotError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no bot has a move here")]
    NoMove,
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
    #[error(transparent)]
    Broken(#[from] tokio::task::JoinError),
}

impl BotError {
    /// Whether the cause has nothing to do with the table.
    const fn is_outage(&self) -> bool {
        matches!(
            self,
            Self::Store(StoreError::Unavailable | StoreError::Database(_) | StoreError::SchemaTooNew { .. })
        )
    }
}

/// Who plays the bots of a table.
enum BotTurn {
    Moved,
    /// Another node does.
    Elsewhere,
}

/// The lease that lets only one node at a time play a table's bots.
fn lease_name(table: &str) -> String {
    format!("bots {table}")
}

/// Guarantees that the bots of a table do not move, at any node. When it is dropped, they continue at this one.
#[derive(Debug)]
pub(crate) struct BotsPaused {
    app: App,
    table: String,
    lease: Option<Lease>,
}

/// Keeps the bots of a table from moving. They release their lease after each move. We wait long enough that only a bot
/// that thinks for very long could hold it all the time, and that one is in nobody's way.
pub(crate) async fn pause(app: &App, table: &str) -> Option<BotsPaused> {
    for _ in 0..PAUSE_TRIES {
        match app.store.lease(&lease_name(table)).await {
            Ok(Some(lease)) => {
                return Some(BotsPaused { app: app.clone(), table: table.to_owned(), lease: Some(lease) });
            }
            Ok(None) => tokio::time::sleep(PAUSE_RETRY).await,
            Err(_) => return None,
        }
    }
    None
}

impl Drop for BotsPaused {
    fn drop(&mut self) {
        drop(self.lease.take());
        // The node whose bot was due has left the table to the holder of the lease.
        self.app.bot_queue.wake(&self.table);
    }
}

/// Plays one move of one bot, if one is due.
async fn play_move(app: &App, table: &str) -> Result<BotTurn, BotError> {
    let Some(_lease) = app.store.lease(&lease_name(table)).await? else { return Ok(BotTurn::Elsewhere) };
    let Some(room) = app.room(table).await? else { return Ok(BotTurn::Moved) };
    let Some(Chosen { seat, mv, changed }) = choose(&room, &app.config.chance).await? else {
        return Ok(BotTurn::Moved);
    };
    let moved = app
        .update(Author::Bot, &room, None, |state| match state.table.bot_to_play() {
            Some((due, _)) if due == seat && state.table.last_change_for(seat) == changed => {
                let moved = TableEvent::Moved { seat, mv: mv.clone() };
                Ok(Change { events: vec![moved], ..Change::default() })
            }
            // Somebody has taken the seat back meanwhile.
            _ => Err(ActionError::Stale),
        })
        .await;
    match moved {
        Ok(()) | Err(UpdateError::Action(_)) => Ok(BotTurn::Moved),
        Err(UpdateError::Store(error)) => Err(error.into()),
    }
}

/// The move that a bot has chosen.
struct Chosen {
    seat: Seat,
    mv: String,
    /// The log entry that had last changed what it decided on.
    changed: u64,
}

/// Lets the bot that is due choose its move. It thinks on a thread of its own, on a copy of the game. If it panics, or
/// this program does not have its level, a bot of another level plays instead.
async fn choose(room: &Room, chance: &Chance) -> Result<Option<Chosen>, BotError> {
    let (seat, level, game, secret, changed) = {
        let state = room.state();
        let (Some((seat, level)), Some(game)) = (state.table.bot_to_play(), state.table.game()) else {
            return Ok(None);
        };
        let secret = state.table.opening().secret.clone();
        (seat, level.to_owned(), game.boxed(), secret, state.table.last_change_for(seat))
    };
    let others = bots::LEVELS.iter().rev().map(|level| (*level).to_owned()).filter(|other| *other != level);
    for level in std::iter::once(level.clone()).chain(others) {
        let thinking = Thinking { secret: &secret, seat, draft_base: game.draft_base(seat), level: &level };
        let (game, chance) = (game.boxed(), chance.of_bot(thinking)?);
        let thought = tokio::task::spawn_blocking({
            let level = level.clone();
            move || game.bot(seat, &level, chance)
        });
        match thought.await {
            Ok(Some(mv)) => return Ok(Some(Chosen { seat, mv, changed })),
            Ok(None) => tracing::error!(table = token::in_log(&room.id), level, "a bot has no move"),
            Err(error) => {
                tracing::error!(%error, table = token::in_log(&room.id), level, "a bot broke down");
            }
        }
    }
    Err(BotError::NoMove)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_again_and_again_waits_longer_each_time() {
        let pauses = [0, 1, 2, 7, 8, 9, u32::MAX].map(|failures| pause_after(failures).as_secs());
        assert_eq!(pauses, [2, 4, 8, 256, 512, 600, 600]);
        let (queue, _work) = BotQueue::new();
        assert!(!queue.is_backing_off("t"));
        assert_eq!(
            (queue.record_failure("t"), queue.record_failure("t"), queue.record_failure("u")),
            (1, 2, 1)
        );
        assert!(queue.is_backing_off("t"));
        assert_eq!(queue.failing_tables(), 2);
        queue.clear_failures("t");
        assert!(!queue.is_backing_off("t"), "it is forgotten");
        assert_eq!(queue.failing_tables(), 1);
    }
}
