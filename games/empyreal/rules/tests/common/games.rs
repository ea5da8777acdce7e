//! Games to look at from several tests.

use empyreal::{Move, Position};
use kernel::kit;
use kernel::{Sight, Stream};

/// How much a kind of move is wanted. Kinds are weighed, not moves: there are dozens of ways to build.
const fn wish(mv: &Move) -> u32 {
    match mv {
        Move::Build { .. } | Move::TakeAll | Move::Claim(_) | Move::Deliver { .. } => 60,
        Move::Activate(_) | Move::Use(_) | Move::Gain(_) | Move::Draft(_) | Move::Double(_) => 30,
        Move::Move(_) => 12,
        Move::ActivateFirst => 6,
        Move::Administrate => 4,
        Move::Skip | Move::Done => 1,
        _ => 10,
    }
}

/// Somebody who builds, delivers and drafts as if it were for something.
pub(crate) fn busy(_: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    kit::by_kind(moves, wish, stream)
}
