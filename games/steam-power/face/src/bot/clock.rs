//! How much time is left, and what it does to what one hopes for.

use kernel::Seat;
use steam_power::{Supply, Table};

use super::prospect::{ACTION, TURN};

/// In how many rounds of a running game a player fulfils a contract, in tenths.
const ROUNDS_FOR_A_CONTRACT: i32 = 9;
/// Nobody fulfils anything in the first rounds.
const ROUNDS_TO_BEGIN: i32 = 3;

/// The time that this player still has, the rest of this turn included.
pub(super) fn time_left(table: &Table, seat: Seat) -> i32 {
    let now = if table.active == seat { i32::from(table.actions_left) * ACTION } else { 0 };
    now + rounds_left(table) * TURN
}

/// How many rounds there will probably be after this one.
fn rounds_left(table: &Table) -> i32 {
    if table.is_last_round() {
        return 0;
    }
    let round = i32::from(table.round);
    match table.contracts_to_end() {
        None => i32::from(Supply::shipped().solo.turns) - round,
        Some(enough) => {
            let most = table.all_seats().map(|seat| table.player(seat).fulfilled.len() as i32).max();
            let missing = i32::from(enough) - most.unwrap_or(0);
            1 + missing * ROUNDS_FOR_A_CONTRACT / 10 + (ROUNDS_TO_BEGIN - round).max(0)
        }
    }
}

const STEPS: usize = 160;
/// What is left of 1024 after each step of time.
const LEFT: [i32; STEPS] = {
    let mut left = [1024; STEPS];
    let mut step = 1;
    while step < STEPS {
        left[step] = left[step - 1] * 965 / 1000;
        step += 1;
    }
    left
};

pub(super) fn discounted(value: i32, passed: i32) -> i32 {
    value * LEFT[(passed.max(0) as usize).min(STEPS - 1)] / 1024
}
