//! What a move leaves.

use imperial_steam::{Move, Position, View, on_track};
use kernel::{Seat, Text, text, try_out};

use super::phrases::together;

/// Money, income and influence before and after it.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    let cash = view.cash(seat)?;
    if let Move::Bid(guldens) = *mv {
        return (guldens > 0).then(|| money(cash, cash - i32::from(guldens)));
    }
    // What a point buys is in its name.
    if matches!(mv, Move::End | Move::Spend(_)) {
        return None;
    }
    let (position, _) = try_out::<Position>(view, seat, mv).ok()?;
    let (left, before, after) = (position.cash(seat), view.table.player(seat), position.table().player(seat));
    let mut parts = Vec::new();
    if left != cash {
        parts.push(money(cash, left));
    }
    if after.income() != before.income() {
        parts.push(text!(imp_balance_income, before = before.income(), now = after.income()));
    }
    if after.influence != before.influence {
        let (before, now) = (on_track(before.influence), on_track(after.influence));
        parts.push(text!(imp_balance_influence, before = before, now = now));
    }
    together(parts)
}

fn money(before: i32, left: i32) -> Text {
    text!(imp_balance_money, before = before, left = left)
}
