//! Which action to take.

use age_of_steam::{Action, Move, Table};
use kernel::Seat;

use super::best;
use super::building::Builder;
use super::outlook::Ledger;
use super::routes::{MOST_TILES, TILES};

// What the outlook cannot tell is worth a little, in points: enough to choose by when nothing better is left.

/// Cubes that rivals want too are ours.
const FIRST_MOVE: f32 = 1.0;
/// The way that we want is still free.
const FIRST_BUILD: f32 = 0.8;
/// Two cubes more, some turns from now, if the dice will have it.
const PRODUCTION: f32 = 0.6;
const TURN_ORDER: f32 = 0.5;

/// How many of the best plans are thought through with a stronger engine.
const PLANS: usize = 5;

pub(super) fn choose(table: &Table, seat: Seat, moves: &[Move]) -> usize {
    let builder = Builder::new(table, seat);
    let mut plans = builder.plans(MOST_TILES, table.player(seat).cash);
    let engineered = plans[0].value;
    plans.retain(|plan| plan.tiles() <= TILES);
    let usual = plans[0].value;
    best(moves, |mv| match mv {
        Move::Take(Action::Locomotive) if table.player(seat).can_raise_engine() => {
            let ledger = Ledger { engine: builder.ledger.engine + 1, ..builder.ledger };
            let values = plans.iter().take(PLANS).map(|plan| plan.project(&ledger));
            values.fold(f32::MIN, f32::max) - usual
        }
        Move::Take(Action::Engineer) => engineered - usual,
        Move::Take(Action::Urbanization) => builder.new_city(&plans[0]).map_or(0.0, |(_, _, gain)| gain),
        Move::Take(Action::FirstMove) => FIRST_MOVE,
        Move::Take(Action::FirstBuild) => FIRST_BUILD,
        Move::Take(Action::Production) => PRODUCTION,
        Move::Take(Action::TurnOrder) => TURN_ORDER,
        _ => 0.0,
    })
}
