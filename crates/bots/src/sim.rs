//! Many games, one after the other or on several threads, and what came of them.
//!
//! Game `i` has the secret `seed/i`, and its bots have streams that follow from it: what happens does not depend on how
//! many threads play, and every game can be played again by itself.

mod game;
mod measure;
mod report;
mod stuck;
mod tally;

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use kernel::{Fairness, Record, Setup, SetupError, SetupOf};

use crate::{Greedy, UnknownLevelError};
pub use report::{Report, Scores, Spread, Widest, Wins};
pub use stuck::{Stuck, StuckGame};
use tally::Tally;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<F: Greedy> {
    pub setup: SetupOf<F>,
    pub games: u64,
    pub seed: String,
    /// The level of each seat, begun again from the first when there are fewer than seats.
    pub levels: Vec<String>,
    /// How many games are played at a time; 0 counts as 1.
    pub threads: usize,
    /// Whether the conservation laws are checked after every move.
    pub check: bool,
    /// Whether it is counted how often each card was used.
    pub cards: bool,
}

impl<F: Greedy> Plan<F> {
    /// Whether it can be played at all. A plan of no games is looked at like any other.
    pub fn validate(&self) -> Result<(), SimError> {
        let (named, seats) = (self.levels.len(), self.setup.players());
        if named == 0 {
            return Err(SimError::NoLevels);
        }
        if named > seats {
            return Err(SimError::TooManyLevels { named, seats });
        }
        for level in &self.levels {
            crate::bot::<F>(level, [0; 32])?;
        }
        // By itself: with the number of a game behind it, even an empty seed would make a secret.
        if self.seed.chars().count() > LONGEST_SEED || Fairness::new(&self.seed).is_err() {
            return Err(SimError::Seed);
        }
        Ok(())
    }
}

/// A seed is shorter than other secrets: the number of the game and the seat of a bot are written behind it.
pub const LONGEST_SEED: usize = 100;

/// Is given the number and the record of each game that was played.
///
/// Games come in any order when there are several threads.
pub type Keep<'a> = &'a (dyn Fn(u64, &Record) -> Result<(), Box<dyn Error + Send + Sync>> + Sync);

/// Why the games could not be played to the end.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    #[error(transparent)]
    UnknownLevel(#[from] UnknownLevelError),
    #[error("no bots were named")]
    NoLevels,
    #[error("{named} bots were named for {seats} seats")]
    TooManyLevels { named: usize, seats: usize },
    #[error("the seed of many games has 1 to {LONGEST_SEED} printable characters without spaces at its ends")]
    Seed,
    #[error("{0}")]
    Setup(SetupError),
    #[error("game {secret}, after move {decision}: {broken}")]
    Broken { secret: String, decision: u64, broken: kernel::LawError },
    #[error("game {secret}, move {decision}: {mv} was listed and then refused: {refusal}")]
    Refused { secret: String, decision: u64, mv: String, refusal: kernel::Refusal },
    #[error("game {secret}, move {decision}: {level} chose move {chosen} of {listed}")]
    IllegalChoice { secret: String, decision: u64, level: String, chosen: usize, listed: usize },
    #[error("the record of game {secret} was not kept")]
    Keep { secret: String, source: Box<dyn Error + Send + Sync> },
}

/// Plays the games and counts what comes of them. After each game `progress` is called with the number of games finished so
/// far, and `keep` with the record.
///
/// A game that comes to no end is counted by itself, and the next one is played. The first game that fails stops the
/// others; its error is the same however many threads there are.
pub fn run<F: Greedy>(
    plan: &Plan<F>,
    progress: impl Fn(u64) + Sync,
    keep: Option<Keep<'_>>,
) -> Result<Report, SimError> {
    plan.validate()?;
    let players = plan.setup.players();
    let (next, finished, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let failures: Mutex<Vec<(u64, SimError)>> = Mutex::new(Vec::new());
    let began = Instant::now();
    // Games are handed out in order, so every game before the first that fails is played to its end on some thread.
    let work = || {
        let mut tally = Tally::new(players);
        let mut table = game::Playing::new(plan, keep);
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            match table.play(number, &mut tally) {
                Ok(()) => progress(finished.fetch_add(1, Ordering::Relaxed) + 1),
                Err(error) => {
                    stopped.store(true, Ordering::Relaxed);
                    failures.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((number, error));
                }
            }
        }
        tally
    };
    let mut tally = if plan.threads <= 1 {
        work()
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().fold(Tally::new(players), |mut all, thread| {
                match thread.join() {
                    Ok(tally) => all.add(tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
                all
            })
        })
    };
    let seconds = began.elapsed().as_secs_f64();
    let failures = failures.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some((_, error)) = failures.into_iter().min_by_key(|(number, _)| *number) {
        return Err(error);
    }
    let widest = tally.widest.take();
    Ok(report::make(plan, tally, widest.as_ref(), seconds))
}
