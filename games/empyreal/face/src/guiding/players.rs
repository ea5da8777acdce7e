//! The players at a glance.

use empyreal::{Table, View};
use kernel::{Seat, Text, message, text};

use super::phrases::team;
use guide::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "points", heading: message!(emp_column_points), plotted: true },
    Column { id: "goods", heading: message!(emp_column_goods), plotted: true },
    Column { id: "tiles", heading: message!(emp_column_tiles), plotted: true },
    Column { id: "mana", heading: message!(emp_column_mana), plotted: false },
    Column { id: "crystals", heading: message!(emp_column_crystals), plotted: true },
    Column { id: "trains", heading: message!(emp_column_trains), plotted: false },
];

/// In turn order.
pub(super) fn players(view: &View) -> Vec<PlayerRow> {
    let table = &view.table;
    let totals = table.totals();
    table.in_order().map(|seat| row(table, seat, totals[seat.index()])).collect()
}

/// In a team game, what the whole team has counts, and is told of each of its players.
fn row(table: &Table, seat: Seat, total: u16) -> PlayerRow {
    let player = table.player(seat);
    let figures = vec![
        Figure::Number(total.into()),
        Figure::Number(player.delivered().into()),
        Figure::Number(table.tiles.count(seat) as i64),
        Figure::Number(player.mana.into()),
        Figure::Number(player.crystals().into()),
        Figure::Number(player.trains.into()),
    ];
    PlayerRow { seat, figures, note: note(table, seat), out: false }
}

fn note(table: &Table, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    let leads = player
        .company
        .map(|company| text!(emp_column_leads, initials = company.initials(), company = company.name()));
    match (team(table, seat), leads) {
        (Some(letter), Some(leads)) => Some(text!(emp_column_team_leads, letter = letter, leads = leads)),
        (Some(letter), None) => Some(text!(emp_column_team, letter = letter)),
        (None, leads) => leads,
    }
}
