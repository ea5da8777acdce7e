//! The blind bid.

use imperial_steam::{Hub, Move, STEP_PRICE, View};
use kernel::{Seat, Stream};

/// The most steps of influence that are bid for to have another hub open.
const MOST: u8 = 3;
/// The most that are bid for at all.
const LIMIT: u8 = 6;
/// How many steps more are bid for, each of these as often as the others: a bid that could be foreseen could always be outbid
/// by one step.
const MORE: [u8; 8] = [0, 0, 0, 0, 1, 1, 1, 2];

/// Enough to have a hub open for hiring in the first round, as money is short then; now and then a little more, to be ahead
/// of others.
pub(super) fn choose(view: &View, seat: Seat, stream: &mut Stream) -> Move {
    let hubs = Hub::ALL.map(|hub| view.table.hub(hub).influence);
    let lowest = hubs.into_iter().min().unwrap_or(0);
    let open = hubs.into_iter().filter(|hub| *hub <= MOST).max().unwrap_or(lowest);
    let steps = open.min(LIMIT) + MORE[stream.index(MORE.len())];
    let bid = i32::from(steps) * STEP_PRICE;
    Move::Bid(bid.min(view.cash(seat).unwrap_or(0)) as u16)
}
