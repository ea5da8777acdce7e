//! Slow and simple second opinions: where track may be built, and what it costs to bring a resource. They read the saved
//! form of a position and the printed map, and share no code with the rules.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[path = "../common/mod.rs"]
mod common;
mod ground;
mod opinion;
mod routes;
mod track;

use kernel::kit::{Chooser, at_random, positions};
use steam_power::Position;

use common::whimsical;

/// Looks at some positions of games with these players, played at random and sensibly, on every map and with options.
fn look_at_games(players: std::ops::RangeInclusive<usize>, every: usize, mut look: impl FnMut(&Position)) {
    for players in players {
        for map in ["usa", "germany", "britain"] {
            for (choose, groups) in
                [(at_random as Chooser<Position>, "on"), (whimsical, "on"), (whimsical, "off")]
            {
                let options = [("map", map), ("start_from_group", groups)];
                let game = positions(players, &options, "second opinion", choose);
                game.step_by(every).for_each(|position| look(&position));
            }
        }
    }
}
