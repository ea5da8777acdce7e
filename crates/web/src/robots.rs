//! Bots play by themselves, a few at a time, never inside a request.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Seat;
use table::{Denied, Happened};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::app::App;
use crate::clock::now;
use crate::room::{Change, NotDone, Room};
use crate::token;

/// How long a table waits after something went wrong with its bot.
const RETRY: Duration = Duration::from_secs(2);
/// How often tables are looked for where a bot should have moved.
const SWEEP: Duration = Duration::from_secs(2);
/// How long a bot may be due before other nodes than the one that woke it look after its table, in milliseconds. With
/// [`SWEEP`], the bots of a node that died go on within five seconds.
const OVERDUE: i64 = 2_000;
/// How many tables one sweep finds: those that wait longest. There is another sweep soon.
const MOST_FOUND: u32 = 256;
/// A page of this table, at whatever node, was open this many milliseconds ago or less.
const LOOKED_AT: i64 = 30_000;

/// The queue of tables where a bot is to move.
#[derive(Clone, Debug)]
pub(crate) struct Robots {
    queue: mpsc::UnboundedSender<String>,
    /// Each table is in the queue, at work or in a pause once at most.
    queued: Arc<Mutex<HashSet<String>>>,
    /// How many of them are in the queue.
    waiting: Arc<AtomicUsize>,
}

impl Robots {
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<String>) {
        let (queue, work) = mpsc::unbounded_channel();
        (Self { queue, queued: Arc::default(), waiting: Arc::default() }, work)
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

/// Tables that have been waiting for a bot: those of a node that died, and those that were forgotten, for whatever reason.
async fn find_work(app: &App) {
    match app.store.bot_work(now() - OVERDUE, MOST_FOUND).await {
        Ok(tables) => tables.iter().for_each(|table| app.robots.wake(table)),
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
    match moved {
        Ok(Turn::Moved) if watched(&app, &table).await => tokio::time::sleep(app.config.bot_pause).await,
        Ok(Turn::Moved) => {}
        // The node that has the lease looks after the table; if it dies, a sweep finds it.
        Ok(Turn::Elsewhere) => {
            app.robots.queued().remove(&table);
            return;
        }
        Err(error) => {
            tracing::error!(%error, table = token::in_log(&table), "a bot could not move");
            tokio::time::sleep(RETRY).await;
        }
    }
    // Whoever wakes the table from now on puts it into the queue; whoever did before has changed it already.
    app.robots.queued().remove(&table);
    if is_due(&app, &table).await {
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
    Store(#[from] store::StoreError),
    #[error("no bot has a move here")]
    NoMove,
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
    #[error(transparent)]
    Broken(#[from] tokio::task::JoinError),
}

/// Who moves the bots of a table.
enum Turn {
    Moved,
    /// Another node is at it.
    Elsewhere,
}

/// One move of one bot, if one is due.
async fn play(app: &App, table: &str) -> Result<Turn, Stuck> {
    let Some(_lease) = app.store.lease(&format!("bots {table}")).await? else { return Ok(Turn::Elsewhere) };
    let Some(room) = app.room(table).await? else { return Ok(Turn::Moved) };
    let Some(Chosen { seat, mv, changed }) = choose(&room).await? else { return Ok(Turn::Moved) };
    let moved = app
        .change(&room, None, |inside| match inside.table.bot_to_play() {
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
