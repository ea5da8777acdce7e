//! The server is harmed in every way we know, again and again, while people play and talk at tables of all games: what was
//! acknowledged is there, and there once. `cargo xtask soak` does it for long; as a test it is short.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod disk;
mod failover;
mod imports;
mod killed;
mod nodes;
mod report;
mod silent;
mod stopping;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::GameId;
use testbed::{Player, PlayerStats, Site, StepOutcome, TableContents};

const PROGRAM: &str = env!("CARGO_BIN_EXE_roundhouse");
/// Far longer than anything that works takes.
const PATIENCE: Duration = Duration::from_secs(240);

/// How often something is done: little in a test, as often as the environment says in a soak.
pub(crate) fn times(what: &str, in_a_test: usize) -> usize {
    let asked = std::env::var(format!("ROUNDHOUSE_SOAK_{what}")).ok();
    asked.and_then(|times| times.parse().ok()).unwrap_or(in_a_test)
}

/// Somebody at a table of each game.
pub(crate) fn sit_down(site: &Site, seed: u64) -> Vec<Player> {
    let games = GameId::ALL.iter().zip(seed..);
    games.map(|(game, dice)| Player::sit_down(game.info().id, dice, site).expect("a table")).collect()
}

/// What somebody does whose request was not answered.
pub(crate) enum InDoubt<'a> {
    /// Stops, and waits for the server to be there again.
    Stop,
    /// Looks into the database, and goes on.
    Look(&'a (dyn Fn(&str) -> TableContents + Sync)),
}

/// All play, each as fast as they can, until somebody says `stop`. `server` names the one to be asked next.
pub(crate) fn play(
    players: &mut [Player],
    server: &(impl Fn(&mut Player) -> Site + Sync),
    in_doubt: &InDoubt<'_>,
    stop: &AtomicBool,
) {
    std::thread::scope(|scope| {
        for player in players {
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let site = server(player);
                    match (player.step(&site), in_doubt) {
                        (StepOutcome::Acted, _) => {}
                        (StepOutcome::Waited, _) => std::thread::sleep(Duration::from_millis(2)),
                        (StepOutcome::Over, _) => player.next_game(&site),
                        (StepOutcome::Gone | StepOutcome::CannotSave | StepOutcome::Late, InDoubt::Stop) => {
                            if player.is_in_doubt() {
                                return;
                            }
                            std::thread::sleep(Duration::from_millis(5));
                        }
                        (
                            StepOutcome::Gone | StepOutcome::CannotSave | StepOutcome::Late,
                            InDoubt::Look(kept),
                        ) => {
                            std::thread::sleep(Duration::from_millis(5));
                            player.settle(kept);
                        }
                    }
                }
            });
        }
    });
}

/// Everybody has something acknowledged once more: the server works.
pub(crate) fn all_go_on(players: &mut [Player], site: &Site, kept: impl Fn(&str) -> TableContents) {
    let late = Instant::now() + PATIENCE;
    for player in players {
        let before = player.stats.acknowledged;
        while player.stats.acknowledged == before {
            assert!(Instant::now() < late, "nothing is acknowledged any more");
            match player.step(site) {
                StepOutcome::Acted => {}
                StepOutcome::Waited => std::thread::sleep(Duration::from_millis(2)),
                StepOutcome::Over => player.next_game(site),
                StepOutcome::Gone | StepOutcome::CannotSave | StepOutcome::Late => player.settle(&kept),
            }
        }
    }
}

pub(crate) fn total(players: &[Player]) -> PlayerStats {
    let mut total = PlayerStats::default();
    for player in players {
        total += player.stats;
    }
    total
}
