//! A sensible player of Empyreal.

use empyreal::{Move, Position};
use kernel::{Sight, Stream};

use crate::Greedy;

impl Greedy for Position {
    fn greedy(_: &Sight<'_, Self>, moves: &[Move], stream: &mut Stream) -> usize {
        stream.index(moves.len())
    }
}
