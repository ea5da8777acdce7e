//! A sensible player of Steam Power.
//!
//! Every choice is tried on a [`prospect`]: the rest of the game without hexes and without rivals, which is played
//! through once for each move that is worth considering ([`playout`]). Track is found by [`reach`], which does see hexes.
//! The player looks at the table and at their own hand, and at nothing else.

mod actions;
mod atlas;
mod bringing;
mod city_state;
mod clock;
mod ending;
mod links;
mod playout;
mod prospect;
mod reach;
mod taking;

use bots::Greedy;
use kernel::{Sight, Stream};
use steam_power::{Move, Phase, Position};

use crate::SteamPower;

impl Greedy for SteamPower {
    fn greedy(sight: &Sight<'_, Position>, moves: &[Move], _stream: &mut Stream) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let (view, seat) = (sight.view(), sight.seat());
        let table = &view.table;
        let mut chosen = match table.phase {
            Phase::Fulfilling { needs, .. } => bringing::choose(table, seat, &needs),
            Phase::Action | Phase::SecondTile | Phase::Bonus(_) => actions::choose(&view, seat, moves),
            Phase::SecondContract | Phase::Over => moves[0],
        };
        chosen = ending::instead_of(chosen, &view, moves);
        if let Move::TakeFrom(_) = chosen {
            chosen = taking::choose(table, moves).unwrap_or(chosen);
        }
        moves.iter().position(|listed| *listed == chosen).unwrap_or(0)
    }
}
