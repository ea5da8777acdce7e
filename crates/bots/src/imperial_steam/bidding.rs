//! The blind bid.

use imperial_steam::{Hub, Move, TEN, View};
use kernel::Seat;

/// The most that is bid to have a second hub open.
const MOST: i32 = 30;
/// The most that is bid at all.
const LIMIT: i32 = 60;

/// So much that a hub is open for hiring in the first round; money is short then.
pub(super) fn choose(view: &View, seat: Seat) -> Move {
    let hubs = Hub::ALL.map(|hub| i32::from(view.table.hub(hub).influence) * TEN);
    let lowest = hubs.into_iter().min().unwrap_or(0);
    let open = hubs.into_iter().filter(|hub| *hub <= MOST).max().unwrap_or(lowest);
    let cash = view.cash(seat).unwrap_or(0);
    Move::Bid(open.min(LIMIT).min(cash) as u16)
}
