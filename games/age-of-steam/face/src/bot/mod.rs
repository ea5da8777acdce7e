//! A sensible player of Age of Steam.
//!
//! One file for each question that the game asks. They share the [`outlook`]: the points that a player can expect at the
//! end with the network that they have, or would have. All on the table is open, so the player looks at nothing else.

mod actions;
mod bidding;
mod building;
mod net;
mod outlook;
mod production;
mod routes;
mod shares;
mod shipping;

use age_of_steam::{Move, Phase, Position};
use kernel::{Sight, Stream};

use crate::AgeOfSteam;
use bots::Greedy;

impl Greedy for AgeOfSteam {
    fn greedy(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let (table, seat) = (sight.view(), sight.seat());
        match &table.phase {
            Phase::IssueShares { .. } => shares::choose(&table, seat, moves),
            Phase::Auction(_) => bidding::choose(&table, seat, moves),
            Phase::SelectActions { .. } => actions::choose(&table, seat, moves),
            Phase::BuildTrack(_) => building::choose(&table, seat, moves, || sight.guess(stream)),
            Phase::MoveGoods(moving) => shipping::choose(&table, seat, moving, moves),
            Phase::Production(producing) => production::choose(&table, seat, producing, moves),
            Phase::Growth | Phase::Over(_) => 0,
        }
    }
}

/// The index of the move that is worth most, the first of those that are worth the same.
fn best(moves: &[Move], worth: impl Fn(&Move) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (index, mv) in moves.iter().enumerate() {
        let worth = worth(mv);
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}
