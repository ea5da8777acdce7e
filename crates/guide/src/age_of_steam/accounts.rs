//! What the end of the turn will take, if nothing changes until then.

use catalog::age_of_steam::{Phase, Player, Table};
use kernel::{Seat, Text, text};

/// What a player gains or loses each turn: his income less what he pays for shares and engine.
pub(super) fn per_turn(player: &Player) -> i64 {
    i64::from(player.income) - i64::from(player.expenses())
}

/// What the player will lack when expenses are paid.
fn lacking(player: &Player) -> u16 {
    player.expenses().saturating_sub(player.cash.saturating_add(player.income))
}

/// A warning to who will not be able to pay, as long as the accounts of this turn are still to come.
pub(super) fn warning(table: &Table, seat: Seat) -> Option<Text> {
    if matches!(table.phase, Phase::Production(_) | Phase::Growth | Phase::Over(_)) {
        return None;
    }
    let player = table.player(seat);
    let (cash, income, due) = (player.cash, player.income, player.expenses());
    match lacking(player) {
        0 => None,
        short if short <= income => {
            Some(text!("aos-now-short", due = due, cash = cash, income = income, short = short))
        }
        _ => Some(text!("aos-now-ruin", due = due, cash = cash, income = income)),
    }
}

/// What a move leaves of the money, and what the player, as he would be after it, will lack at the end of the turn.
pub(super) fn with_shortage(balance: Text, then: &Player) -> Text {
    match lacking(then) {
        0 => balance,
        short if short <= then.income => text!("aos-balance-short", balance = balance, short = short),
        short => text!("aos-balance-ruin", balance = balance, short = short),
    }
}
