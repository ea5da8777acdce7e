//! Games to look at from several tests.

use bots::Greedy as _;
use kernel::{Sight, Stream};
use steam_power::{Move, Position};
use steam_power_face::SteamPower;

/// A sensible player with whims, so that contracts are fulfilled, boards fill up, and odd things are tried on them.
pub(crate) fn whimsical(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    if stream.below(5) == 0 { stream.index(moves.len()) } else { SteamPower::greedy(sight, moves, stream) }
}
