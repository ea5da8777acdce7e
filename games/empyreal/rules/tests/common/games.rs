//! Games to look at from several tests.

use empyreal::{Event, Move, Position};
use kernel::kit::{self, Chooser, Looking};
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

/// A game from its start to its end, or so many moves of it, with every position on the way; what happened in it.
pub(crate) fn play(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    most: usize,
    choose: Chooser<Position>,
    mut look: impl FnMut(&Position),
) -> Vec<Event> {
    let mut left = most;
    kit::play(players, options, secret, choose, |position| {
        if left == 0 {
            return Looking::Away;
        }
        left -= 1;
        look(position);
        Looking::On
    })
}
