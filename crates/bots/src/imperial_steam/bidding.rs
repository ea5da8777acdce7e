//! The blind bid.

use imperial_steam::{Hub, Move, View};
use kernel::{Seat, Stream};

/// So much that the hub with the least influence is open for hiring, and a second one where that is near.
pub(super) fn choose(view: &View, seat: Seat, _stream: &mut Stream) -> Move {
    let mut hubs = Hub::ALL.map(|hub| view.table.hub(hub).influence);
    hubs.sort_unstable();
    let cash = view.cash(seat).unwrap_or(0);
    let bid = (i32::from(hubs[0]) * 10).min(50).min(cash);
    Move::Bid(bid as u16)
}
