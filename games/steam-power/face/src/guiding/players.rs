//! The players at a glance.

use guide::{Column, Figure, PlayerRow};
use kernel::{Seat, Text, message, text};
use steam_power::Table;

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", heading: message!(sp_head_cash), plotted: true },
    Column { id: "fulfilled", heading: message!(sp_head_fulfilled), plotted: false },
    Column { id: "hand", heading: message!(sp_head_hand), plotted: false },
    Column { id: "trains", heading: message!(sp_head_trains), plotted: false },
    Column { id: "factories", heading: message!(sp_head_factories), plotted: false },
    Column { id: "points", heading: message!(sp_head_points), plotted: true },
];

/// In the order of their turns.
pub(super) fn players(table: &Table) -> Vec<PlayerRow> {
    table.in_order().map(|seat| row(table, seat)).collect()
}

fn row(table: &Table, seat: Seat) -> PlayerRow {
    let player = table.player(seat);
    let figures = vec![
        Figure::Money(player.cash.into()),
        Figure::Number(player.fulfilled.len() as i64),
        Figure::Number(player.hand.into()),
        Figure::Number(player.trains.into()),
        Figure::Number(player.factories.into()),
        Figure::Number(table.score(seat).total().into()),
    ];
    PlayerRow { seat, figures, note: note(table, seat), out: false }
}

/// Who begins each round, and who has brought the end; the title that a solo game has earned.
fn note(table: &Table, seat: Seat) -> Option<Text> {
    if table.is_solo() {
        return table.ending().and_then(|_| table.title()).map(|title| title.name().into());
    }
    match (seat == table.first, table.has_enough(seat)) {
        (true, true) => Some(text!(sp_player_first_enough)),
        (true, false) => Some(text!(sp_player_first)),
        (false, true) => Some(text!(sp_player_enough)),
        (false, false) => None,
    }
}
