//! Bots play by themselves, a few at a time, never inside a request.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::GameId;
use kernel::{GameInfo, Seat};
use store::{Lease, Plays, StoreError};
use table::{Denied, Happened};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::app::App;
use crate::clock::now;
use crate::room::{Change, NotDone, Room};
use crate::rooms::Changing;
use crate::token;

/// How long a table waits after something went wrong with its bot for the first time; twice as long each time after that.
const RETRY: Duration = Duration::from_secs(2);
/// But not longer than this.
const RETRY_LATEST: Duration = Duration::from_secs(10 * 60);
/// How often tables are looked for where a bot should have moved.
const SWEEP: Duration = Duration::from_secs(2);
/// How long a bot may be due before other nodes than the one that woke it look after its table, in milliseconds. With
/// [`SWEEP`], the bots of a node that died go on within five seconds.
const OVERDUE: i64 = 2_000;
/// How many tables one sweep finds: those that wait longest. There is another sweep soon.
const MOST_FOUND: u32 = 256;
/// A page of this table, at whatever node, was open this many milliseconds ago or less.
const LOOKED_AT: i64 = 30_000;
/// How often, and with which pauses, somebody waits for the lease that bots have while they move.
const HOLD_TRIES: usize = 500;
const HOLD_PAUSE: Duration = Duration::from_millis(2);

/// The queue of tables where a bot is to move.
#[derive(Clone, Debug)]
pub(crate) struct Robots {
    queue: mpsc::UnboundedSender<String>,
    /// Each table is in the queue, at work or in a pause once at most.
    queued: Arc<Mutex<HashSet<String>>>,
    /// How many of them are in the queue.
    waiting: Arc<AtomicUsize>,
    stuck: Arc<Mutex<HashMap<String, Failures>>>,
}

/// What went wrong at a table again and again.
#[derive(Debug)]
struct Failures {
    count: u32,
    /// Sweeps pass the table over until then.
    until: Instant,
}

impl Robots {
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<String>) {
        let (queue, work) = mpsc::unbounded_channel();
        (Self { queue, queued: Arc::default(), waiting: Arc::default(), stuck: Arc::default() }, work)
    }

    /// A bot may have to move at this table.
    pub(crate) fn wake(&self, table: &str) {
        if self.queued().insert(table.to_owned()) {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            // When nobody takes from the queue any more, the server is stopping; the table is found again at its next
            // start.
            let _ = self.queue.send(table.to_owned());
        }
    }

    /// At how many tables a bot would move if there were a processor for it.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Something went wrong at this table once more: how often by now.
    fn has_failed(&self, table: &str) -> u32 {
        let mut stuck = self.stuck();
        let failures =
            stuck.entry(table.to_owned()).or_insert_with(|| Failures { count: 0, until: Instant::now() });
        failures.until = Instant::now() + pause_after(failures.count);
        failures.count += 1;
        failures.count
    }

    fn has_moved(&self, table: &str) {
        self.stuck().remove(table);
    }

    /// At how many tables something went wrong lately.
    fn failing(&self) -> u32 {
        let mut stuck = self.stuck();
        // One that is not found any more has moved elsewhere, or has come to its end.
        stuck.retain(|_, failures| failures.until.elapsed() < RETRY_LATEST);
        u32::try_from(stuck.len()).unwrap_or(u32::MAX)
    }

    /// Whether it is of no use yet to look at this table again.
    fn is_to_wait(&self, table: &str) -> bool {
        self.stuck().get(table).is_some_and(|failures| Instant::now() < failures.until)
    }

    fn stuck(&self) -> std::sync::MutexGuard<'_, HashMap<String, Failures>> {
        self.stuck.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queued(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.queued.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the bots: those that were at work when the server stopped go on.
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
                find_work(&app).await;
                continue;
            };
            let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
            app.robots.waiting.fetch_sub(1, Ordering::Relaxed);
            tokio::spawn(turn(app.clone(), table, permit));
        }
    });
}

/// The rules that bots of this program know.
static PLAYS: LazyLock<Vec<Plays>> = LazyLock::new(|| {
    let plays = |info: GameInfo| Plays {
        game: info.id.to_owned(),
        oldest: info.oldest_rules_version,
        newest: info.rules_version,
    };
    GameId::ALL.iter().map(|game| plays(game.info())).collect()
});

/// How long a table is left alone that has failed so often before.
fn pause_after(failures: u32) -> Duration {
    RETRY.saturating_mul(2_u32.saturating_pow(failures)).min(RETRY_LATEST)
}

/// Tables that have been waiting for a bot: those of a node that died, and those that were forgotten, for whatever reason.
async fn find_work(app: &App) {
    // Those that are passed over take nobody's place.
    let most = MOST_FOUND.saturating_add(app.robots.failing());
    match app.store.bot_work(&PLAYS, now() - OVERDUE, most).await {
        Ok(tables) => {
            let ready = tables.iter().filter(|table| !app.robots.is_to_wait(table));
            ready.for_each(|table| app.robots.wake(table));
        }
        Err(error) => tracing::error!(%error, "the bots’ tables cannot be read"),
    }
}

/// One move at a table, and on to the next one after a pause: for a person who looks on and wants to follow, or because
/// something went wrong.
async fn turn(app: App, table: String, permit: OwnedSemaphorePermit) {
    // In a task of its own: whatever breaks in it, the table is not lost.
    let played = tokio::spawn({
        let (app, table) = (app.clone(), table.clone());
        async move { play(&app, &table).await }
    });
    let moved = played.await.unwrap_or_else(|error| Err(Stuck::Broken(error)));
    drop(permit);
    let mut failures = 0;
    match &moved {
        Ok(_) => app.robots.has_moved(&table),
        // As soon as it is over, bots go on.
        Err(error) if error.is_outage() => {}
        Err(_) => failures = app.robots.has_failed(&table),
    }
    match moved {
        Ok(Turn::Moved) if watched(&app, &table).await => tokio::time::sleep(app.config.bot_pause).await,
        Ok(Turn::Moved) => {}
        // The node that has the lease looks after the table; if it dies, a sweep finds it.
        Ok(Turn::Elsewhere) => {
            app.robots.queued().remove(&table);
            return;
        }
        Err(error) => {
            tracing::error!(%error, table = token::in_log(&table), failures, "a bot could not move");
            tokio::time::sleep(RETRY).await;
        }
    }
    // Whoever wakes the table from now on puts it into the queue; whoever did before has changed it already.
    app.robots.queued().remove(&table);
    // One that fails again and again waits for a sweep.
    if failures < 2 && is_due(&app, &table).await {
        app.robots.wake(&table);
    }
}

async fn watched(app: &App, table: &str) -> bool {
    if app.config.bot_pause.is_zero() {
        return false;
    }
    if app.rooms.opened(table).is_some_and(|room| room.watchers() > 0) {
        return true;
    }
    app.store.presence(table, now() - LOOKED_AT).await.is_ok_and(|nodes| !nodes.is_empty())
}

async fn is_due(app: &App, table: &str) -> bool {
    // A table that cannot be read is looked at again with the next sweep.
    let Ok(Some(room)) = app.room(table).await else { return false };
    room.now().table.bot_to_play().is_some()
}

/// Why a bot that is due has not moved.
#[derive(Debug, thiserror::Error)]
enum Stuck {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no bot has a move here")]
    NoMove,
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
    #[error(transparent)]
    Broken(#[from] tokio::task::JoinError),
}

impl Stuck {
    /// Whether this has nothing to do with the table.
    const fn is_outage(&self) -> bool {
        matches!(
            self,
            Self::Store(StoreError::CannotSave | StoreError::Database(_) | StoreError::Newer { .. })
        )
    }
}

/// Who moves the bots of a table.
enum Turn {
    Moved,
    /// Another node is at it.
    Elsewhere,
}

/// What only one node may do at a time.
fn job(table: &str) -> String {
    format!("bots {table}")
}

/// That the bots of a table do not move, at whichever node. When it is dropped, they go on here.
#[derive(Debug)]
pub(crate) struct BotsHeld {
    app: App,
    table: String,
    lease: Option<Lease>,
}

/// Keeps the bots of a table from moving. They give their lease back after each move, and it is waited for so long that only
/// a bot that thinks for long has it all the time: that one is in nobody's way.
pub(crate) async fn hold(app: &App, table: &str) -> Option<BotsHeld> {
    for _ in 0..HOLD_TRIES {
        match app.store.lease(&job(table)).await {
            Ok(Some(lease)) => {
                return Some(BotsHeld { app: app.clone(), table: table.to_owned(), lease: Some(lease) });
            }
            Ok(None) => tokio::time::sleep(HOLD_PAUSE).await,
            Err(_) => return None,
        }
    }
    None
}

impl Drop for BotsHeld {
    fn drop(&mut self) {
        drop(self.lease.take());
        // The node whose bot was due has left the table to whoever had the lease.
        self.app.robots.wake(&self.table);
    }
}

/// One move of one bot, if one is due.
async fn play(app: &App, table: &str) -> Result<Turn, Stuck> {
    let Some(_lease) = app.store.lease(&job(table)).await? else { return Ok(Turn::Elsewhere) };
    let Some(room) = app.room(table).await? else { return Ok(Turn::Moved) };
    let Some(Chosen { seat, mv, changed }) = choose(&room).await? else { return Ok(Turn::Moved) };
    let moved = app
        .change_for(Changing::Bot, &room, None, |inside| match inside.table.bot_to_play() {
            Some((due, _)) if due == seat && inside.table.changed_for(seat) == changed => {
                let moved = Happened::Moved { seat, mv: mv.clone() };
                Ok(Change { happened: vec![moved], ..Change::default() })
            }
            // Somebody took the seat back meanwhile.
            _ => Err(Denied::Stale),
        })
        .await;
    match moved {
        Ok(()) | Err(NotDone::Denied(_)) => Ok(Turn::Moved),
        Err(NotDone::Store(error)) => Err(error.into()),
    }
}

/// What a bot would play.
struct Chosen {
    seat: Seat,
    mv: String,
    /// The entry of the log that had last changed what it decided on.
    changed: u64,
}

/// What the bot that is due would play. It thinks on a thread of its own and sees a copy of the game. When it breaks
/// down, or was of a level that this program does not have, another one plays for it.
async fn choose(room: &Room) -> Result<Option<Chosen>, Stuck> {
    let (seat, level, game, changed) = {
        let inside = room.now();
        let (Some((seat, level)), Some(game)) = (inside.table.bot_to_play(), inside.table.game()) else {
            return Ok(None);
        };
        (seat, level.to_owned(), game.boxed(), inside.table.changed_for(seat))
    };
    let others = bots::LEVELS.iter().rev().map(|level| (*level).to_owned()).filter(|other| *other != level);
    for level in std::iter::once(level.clone()).chain(others) {
        let (game, chance) = (game.boxed(), token::chance()?);
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
    Err(Stuck::NoMove)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_again_and_again_waits_longer_each_time() {
        let pauses = [0, 1, 2, 7, 8, 9, u32::MAX].map(|failures| pause_after(failures).as_secs());
        assert_eq!(pauses, [2, 4, 8, 256, 512, 600, 600]);
        let (robots, _work) = Robots::new();
        assert!(!robots.is_to_wait("t"));
        assert_eq!((robots.has_failed("t"), robots.has_failed("t"), robots.has_failed("u")), (1, 2, 1));
        assert!(robots.is_to_wait("t"));
        assert_eq!(robots.failing(), 2);
        robots.has_moved("t");
        assert!(!robots.is_to_wait("t"), "it is forgotten");
        assert_eq!(robots.failing(), 1);
    }
}
