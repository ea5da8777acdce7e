//! What a move leaves of the money, and what the end of the turn will take, if nothing changes until then.

use age_of_steam::{Move, Player, Table};
use kernel::{Seat, Text, text};

/// What a move leaves of the money, where it costs or raises some.
pub(super) fn balance(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    let (now, then) = (table.player(seat), table.player_once_paid(seat, mv)?);
    let (left, more) = (then.cash, then.expenses() - now.expenses());
    let pays = || text!(aos_balance_pays, paid = now.cash - left, left = left);
    let told = match mv {
        Move::Issue(_) => text!(aos_balance_issue, left = left, more = more),
        Move::Bid(_) => text!(aos_balance_bid, left = left),
        Move::Build { .. } if table.gives_up_new_city(seat, mv) => {
            text!(aos_balance_no_new_city, balance = pays())
        }
        Move::Drop | Move::Build { .. } => pays(),
        Move::Engine | Move::Take(_) => text!(aos_balance_engine, more = more),
        _ => return None,
    };
    Some(with_shortage(told, &then))
}

/// What a move leaves of the money, and what the player will then lack at the end of the turn.
fn with_shortage(balance: Text, then: &Player) -> Text {
    match then.shortage() {
        0 => balance,
        short if then.is_ruined() => text!(aos_balance_ruin, balance = balance, short = short),
        short => text!(aos_balance_short, balance = balance, short = short),
    }
}

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
