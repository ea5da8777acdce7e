//! What a move leaves of the money.

use kernel::{Seat, Text, text, try_out};
use steam_power::{Move, Position, View};

use super::bill::{self, Bill};

pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    // There may be very many ways to bring something: what one costs is known without trying it.
    if let Move::Bring { from, pay } = *mv {
        let (table, gained) = (&view.table, view.table.due_with_next());
        let way = table.way(table.board().find_city(from)?, pay);
        return told(way.cost(), gained, table.cash_after(seat, &way));
    }
    let (position, events) = match mv {
        Move::Fulfil(_) => bill::fulfil(view, seat, mv)?,
        Move::Build { .. } | Move::Accept | Move::Bank => try_out::<Position>(view, seat, mv).ok()?,
        _ => return None,
    };
    let (bill, left) = (Bill::of(&events), position.table().player(seat).cash);
    told(bill.paid(), bill.gained, left)
}

fn told(paid: u16, gained: u16, left: u16) -> Option<Text> {
    Some(match (paid, gained) {
        (0, 0) => return None,
        (paid, 0) => text!(sp_balance_pays, paid = paid, left = left),
        (0, gained) => text!(sp_balance_gains, gained = gained, left = left),
        (paid, gained) => text!(sp_balance_both, paid = paid, gained = gained, left = left),
    })
}
