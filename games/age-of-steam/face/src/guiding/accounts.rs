//! What the end of the turn will take, if nothing changes until then.

use age_of_steam::{Player, Table};
use kernel::{Seat, Text, text};

/// A warning for a player who will not be able to pay, as long as the accounts of this turn are still to come.
pub(super) fn warning(table: &Table, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    let (cash, income, due) = (player.cash, player.income, player.expenses());
    match player.shortage() {
        _ if !table.phase.is_before_accounts() => None,
        0 => None,
        _ if player.is_ruined() => Some(text!(aos_now_ruin, due = due, cash = cash, income = income)),
        short => Some(text!(aos_now_short, due = due, cash = cash, income = income, short = short)),
    }
}

/// What a move leaves of the money, and what the player will then lack at the end of the turn.
pub(super) fn with_shortage(balance: Text, then: &Player) -> Text {
    match then.shortage() {
        0 => balance,
        short if then.is_ruined() => text!(aos_balance_ruin, balance = balance, short = short),
        short => text!(aos_balance_short, balance = balance, short = short),
    }
}
