//! How much to bid for the player order.

use age_of_steam::{Move, Table};
use kernel::Seat;

use super::building::find;

/// What the first choice of actions is worth, in dollars. More than this is better spent on track.
const WORTH: u16 = 4;
/// What is kept for track: three tiles and a little.
const FOR_TRACK: u16 = 8;

/// Outbids by as little as may be while it is worth it; then passes if they may, or drops out.
pub(super) fn choose(table: &Table, seat: Seat, moves: &[Move]) -> usize {
    let player = table.player(seat);
    // What is left after building must cover the expenses, with income to fall back on and an engine to be raised.
    let safe = (player.cash + 2 * player.income).saturating_sub(player.expenses() + 1 + FOR_TRACK);
    let spare = player.cash.saturating_sub(FOR_TRACK).min(safe);
    let bids = moves.iter().filter_map(|mv| match mv {
        Move::Bid(dollars) => Some(*dollars),
        _ => None,
    });
    let least = bids.min().filter(|least| *least <= WORTH.min(spare));
    find(moves, &least.map_or(Move::Pass, Move::Bid)).or_else(|| find(moves, &Move::Drop)).unwrap_or(0)
}
