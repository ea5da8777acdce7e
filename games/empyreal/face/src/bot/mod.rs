//! A sensible player of Empyreal.
//!
//! A table is [`worth`] the points that a seat has, the deliveries that it can hope for by its [`surroundings`] and what
//! helps to make them; what cards are worth is a matter of [`taste`], by what they do. A move is tried on a table that
//! agrees with what the seat sees, carried on to the end of the turn, and the best is made ([`trying`]).

mod surroundings;
mod taste;
mod trying;
mod worth;

use empyreal::{Move, Position};
use kernel::{Sight, Stream};

use bots::Greedy;

use crate::Empyreal;

impl Greedy for Empyreal {
    fn greedy(sight: &Sight<'_, Position>, moves: &[Move], _: &mut Stream) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        trying::choose(&sight.view(), sight.seat(), moves)
    }
}
