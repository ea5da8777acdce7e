//! Bots play by themselves, a few at a time, never inside a request.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use table::{Denied, Happened};
use tokio::sync::{Semaphore, mpsc};

use crate::app::App;
use crate::room::{Change, NotDone, Room};
use crate::token;

/// The queue of tables where a bot is to move.
#[derive(Clone, Debug)]
pub(crate) struct Robots {
    queue: mpsc::UnboundedSender<String>,
    /// Each table stands in the queue once at most.
    queued: Arc<Mutex<HashSet<String>>>,
}

impl Robots {
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<String>) {
        let (queue, work) = mpsc::unbounded_channel();
        (Self { queue, queued: Arc::default() }, work)
    }

    /// A bot may have to move at this table.
    pub(crate) fn wake(&self, table: &str) {
        if self.queued().insert(table.to_owned()) {
            // When nobody takes from the queue any more, the server is stopping; the table is found again at its next
            // start.
            let _ = self.queue.send(table.to_owned());
        }
    }

    fn queued(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.queued.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the bots: those that were at work when the server stopped go on.
pub(crate) fn spawn(app: &App, mut work: mpsc::UnboundedReceiver<String>) {
    let app = app.clone();
    tokio::spawn(async move {
        match app.store.bot_work().await {
            Ok(tables) => tables.iter().for_each(|table| app.robots.wake(table)),
            Err(error) => tracing::error!(%error, "the bots’ tables cannot be read"),
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let free = Arc::new(Semaphore::new(cores));
        let mut stopping = app.stopping.clone();
        loop {
            let table = tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                table = work.recv() => match table {
                    Some(table) => table,
                    None => return,
                },
            };
            let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
            let app = app.clone();
            tokio::spawn(async move {
                let moved = play(&app, &table).await;
                drop(permit);
                app.robots.queued().remove(&table);
                match moved {
                    Ok(true) => again(&app, &table).await,
                    Ok(false) => {}
                    Err(error) => tracing::error!(%error, table, "a bot could not move"),
                }
            });
        }
    });
}

/// Lets the bots of a table go on, after a pause when a person looks on and wants to follow.
async fn again(app: &App, table: &str) {
    if let Ok(Some(room)) = app.room(table).await
        && room.watchers() > 0
    {
        tokio::time::sleep(app.config.bot_pause).await;
    }
    app.robots.wake(table);
}

/// One move of one bot: whether it was made.
async fn play(app: &App, table: &str) -> Result<bool, store::StoreError> {
    let Some(room) = app.room(table).await? else { return Ok(false) };
    let Some((seat, mv, made)) = choose(&room).await else { return Ok(false) };
    let moved = app
        .change(&room, |inside| {
            let game = inside.table.game().filter(|game| game.made() == made);
            match (game, inside.table.bot_to_play()) {
                (Some(_), Some((due, _))) if due == seat => {
                    Ok(Change { happened: vec![Happened::Moved { seat, mv }], ..Change::default() })
                }
                // Somebody took the seat back meanwhile.
                _ => Err(Denied::Stale),
            }
        })
        .await;
    match moved {
        Ok(()) => Ok(true),
        Err(NotDone::Denied(_)) => Ok(false),
        Err(NotDone::Store(error)) => Err(error),
    }
}

/// What the bot that is due would play. It thinks on a thread of its own and sees a copy of the game.
async fn choose(room: &Arc<Room>) -> Option<(kernel::Seat, String, usize)> {
    let (seat, level, game) = {
        let inside = room.read().await;
        let (seat, level) = inside.table.bot_to_play()?;
        (seat, level.to_owned(), inside.table.game()?.boxed())
    };
    let chance = token::chance().ok()?;
    let made = game.made();
    let thought = tokio::task::spawn_blocking(move || game.bot(seat, &level, chance));
    Some((seat, thought.await.ok()??, made))
}
