//! The players at a glance.

use imperial_steam::{Phase, Table, View, on_track};
use kernel::{Seat, Text, message, text};

use super::phrases::together;
use guide::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", heading: message!(imp_column_cash), plotted: true },
    Column { id: "influence", heading: message!(imp_column_influence), plotted: true },
    Column { id: "share", heading: message!(imp_column_share), plotted: false },
    Column { id: "hands", heading: message!(imp_column_hands), plotted: false },
    Column { id: "tracks", heading: message!(imp_column_tracks), plotted: true },
    Column { id: "contracts", heading: message!(imp_column_contracts), plotted: false },
];

/// In the order of their turns.
pub(super) fn players(view: &View) -> Vec<PlayerRow> {
    view.table.in_order().map(|seat| row(view, seat)).collect()
}

fn row(view: &View, seat: Seat) -> PlayerRow {
    let (table, player) = (&view.table, view.table.player(seat));
    let figures = vec![
        view.cash(seat).map_or(Figure::Nothing, |cash| Figure::Number(cash.into())),
        Figure::Number(on_track(player.influence).into()),
        Figure::Number(table.share_value(seat).into()),
        Figure::Number(player.hands.into()),
        Figure::Number(player.tracks.len() as i64),
        Figure::Number(player.contracts.len() as i64),
    ];
    PlayerRow { seat, figures, note: note(table, seat), out: false }
}

/// Whether the player has bid; what they have that changes the end.
fn note(table: &Table, seat: Seat) -> Option<Text> {
    if let Phase::Bidding { made } = table.phase {
        return made.contains(seat).then(|| text!(imp_player_bid));
    }
    let mut notes = Vec::new();
    let held = table.player(seat).contracts.len();
    if held > 0 {
        notes.push(text!(imp_player_fulfilled, fulfilled = table.fulfilled(seat).len(), held = held));
    }
    if table.has_trieste(seat) {
        notes.push(text!(imp_player_trieste));
    }
    if table.semmering == Some(seat) {
        notes.push(text!(imp_player_semmering));
    }
    match table.player(seat).shareholders {
        0 => {}
        holders => notes.push(text!(imp_player_shareholders, holders = holders)),
    }
    together(notes)
}
