//! A sensible player of Imperial Steam.
//!
//! Every choice is tried on a [`prospect`]: the rest of the game with one way to Trieste and without rivals who move. It is
//! played through by a few plain [`scripts`] ([`playout`]), and the money that the best of them ends with is what a table is
//! worth. A move is tried on the table itself, by the rules, and carried on to the end of its action ([`trying`]).
//! The ways to Trieste and to the hubs are found once for each decision ([`outlook`], [`ways`]).
//! The player looks at the table and at their own money, and at nothing else.

mod bidding;
mod candidates;
mod finish;
mod outlook;
mod playout;
mod prospect;
mod scripts;
mod trying;
mod ways;

use imperial_steam::{Move, Phase, Position};
use kernel::{Sight, Stream};

use bots::Greedy;

use crate::ImperialSteam;

impl Greedy for ImperialSteam {
    fn greedy(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let (view, seat) = (sight.view(), sight.seat());
        let chosen = match view.table.phase {
            Phase::Bidding { .. } => bidding::choose(&view, seat, stream),
            _ => trying::choose(&view, seat, moves),
        };
        moves.iter().position(|listed| *listed == chosen).unwrap_or(0)
    }
}
