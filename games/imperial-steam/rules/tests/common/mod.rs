//! Games to look at from several tests.

use imperial_steam::{Move, Position, Purchase};
use kernel::kit;
use kernel::{Sight, Stream};

/// How much a kind of move is wanted. Kinds are weighed, not moves: there are hundreds of ways to give money away.
fn wish(mv: &Move) -> u32 {
    match mv {
        Move::Bid(60..) | Move::Give(30..) => 0,
        Move::Build { .. } => 60,
        Move::Deliver { .. } => 200,
        Move::Factory { .. } | Move::Hire { .. } | Move::Order(_) => 14,
        Move::Engineer { .. } | Move::Access(_) | Move::Produce(_) | Move::ProduceAll => 10,
        Move::Buy(_) | Move::Contract(_) => 8,
        Move::Train(_) | Move::Upgrade { .. } | Move::Station(_) => 4,
        Move::End => 3,
        Move::Sell | Move::Share(_) | Move::Fundraise => 2,
        Move::Spend(Purchase::Influence | Purchase::Share) => 3,
        _ => 1,
    }
}

/// Somebody who builds, delivers and trades as if it were for something, so that boards fill up; bids are low.
pub(crate) fn busy(_: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    kit::by_kind(moves, wish, stream)
}
