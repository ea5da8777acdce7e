//! Slow and simple second opinions: which tracks can be laid and by whom, which way tolls go, what contracts bring, and what
//! does not fit. They read the saved form of a position and the data files, and share no code with the rules.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[path = "../rulebook/balance.rs"]
mod balance;
mod board;
#[path = "../common/mod.rs"]
mod common;
mod contracts;
mod made_up;
mod storage;
mod tolls;
mod tracks;

use imperial_steam::Position;
use kernel::kit::tampered::saved;
use kernel::kit::{Chooser, at_random, positions};
use serde_json::Value;

use common::busy;

/// Looks at some positions of games with every number of players and every set-up, played at random and busily.
fn look_at_games(games: usize, every: usize, mut look: impl FnMut(&Position, &Value)) {
    for players in 2..=4 {
        for (setup, choose) in
            [("fixed", busy as Chooser<Position>), ("normal", busy), ("random", busy), ("normal", at_random)]
        {
            for game in 0..games {
                let secret = format!("second opinion {game}");
                let game = positions(players, &[("setup", setup)], &secret, choose);
                game.step_by(every).for_each(|position| look(&position, &saved(&position)["table"]));
            }
        }
    }
}
