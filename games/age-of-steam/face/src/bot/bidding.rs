//! How much to bid for the player order.

use age_of_steam::accounts::expenses;
use age_of_steam::{Move, Table};
use kernel::Seat;

use super::building::find;

/// What the first choice of actions is worth, in dollars. More than this is better spent on track.
const WORTH: u16 = 4;
/// What is kept for track: three tiles and a little.
const FOR_TRACK: u16 = 8;

/// Outbids the others by as little as possible while that is worth it; after that they pass if they may, or drop out.
pub(super) fn choose(table: &Table, seat: Seat, moves: &[Move]) -> usize {
    let player = table.player(seat);
    // What is left after building must cover the expenses, those of a stronger engine too, with income to fall back on.
    let safe = player.margin() - i32::from(FOR_TRACK) - expenses(0, 1);
    let spare = player.cash.saturating_sub(FOR_TRACK).into();
    let most = safe.min(spare).min(WORTH.into());
    let bids = moves.iter().filter_map(|mv| match mv {
        Move::Bid(dollars) => Some(*dollars),
        _ => None,
    });
    let least = bids.min().filter(|least| i32::from(*least) <= most);
    find(moves, &least.map_or(Move::Pass, Move::Bid)).or_else(|| find(moves, &Move::Drop)).unwrap_or(0)
}
