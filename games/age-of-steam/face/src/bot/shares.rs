//! How many shares to issue.

use age_of_steam::{Move, Table, proceeds};
use kernel::Seat;

use super::best;
use super::building::Builder;
use super::outlook::Ledger;
use super::routes::TILES;

/// The most shares worth issuing in one turn.
const MOST_AT_ONCE: u8 = 6;
/// How many of the best plans are paid for in thought.
const PLANS: usize = 10;
/// What the auction is expected to cost.
const BID: f32 = 1.0;

/// As many as pay best in the end: enough for a good plan and to survive it, and no more.
pub(super) fn choose(table: &Table, seat: Seat, moves: &[Move]) -> usize {
    let mut builder = Builder::new(table, seat);
    let now = builder.ledger;
    let with = |shares: u8| Ledger {
        cash: now.cash + f32::from(proceeds(shares)) - BID,
        shares: now.shares + f32::from(shares),
        ..now
    };
    // Think of all plans with all the money first, then find out how little of it the good ones need.
    builder.ledger.cash = with(MOST_AT_ONCE).cash;
    let plans = builder.plans(TILES, builder.ledger.cash as u16);
    best(moves, |mv| match mv {
        Move::Issue(shares) if *shares <= MOST_AT_ONCE => {
            let ledger = with(*shares);
            let affordable =
                plans.iter().filter(|plan| plan.cost == 0 || f32::from(plan.cost) <= ledger.cash);
            affordable.take(PLANS).map(|plan| plan.project(&ledger)).fold(f32::MIN, f32::max)
        }
        _ => f32::MIN,
    })
}
