//! The players at a glance.

use catalog::imperial_steam::{Stage, Table, View};
use kernel::{Seat, Text, text};

use super::phrases::{on_track, together};
use crate::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", word: head_word(Head::Cash), plotted: true },
    Column { id: "influence", word: head_word(Head::Influence), plotted: true },
    Column { id: "share", word: head_word(Head::Share), plotted: false },
    Column { id: "hands", word: head_word(Head::Hands), plotted: false },
    Column { id: "tracks", word: head_word(Head::Tracks), plotted: true },
    Column { id: "contracts", word: head_word(Head::Contracts), plotted: false },
];

#[derive(Clone, Copy)]
enum Head {
    Cash,
    Influence,
    Share,
    Hands,
    Tracks,
    Contracts,
}

const fn head_word(head: Head) -> &'static str {
    match head {
        Head::Cash => "imp-column-cash",
        Head::Influence => "imp-column-influence",
        Head::Share => "imp-column-share",
        Head::Hands => "imp-column-hands",
        Head::Tracks => "imp-column-tracks",
        Head::Contracts => "imp-column-contracts",
    }
}

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

/// Who has bid; what a player has that changes the end.
fn note(table: &Table, seat: Seat) -> Option<Text> {
    if let Stage::Bidding { made } = table.stage {
        return made.contains(seat).then(|| text!("imp-player-bid"));
    }
    let mut notes = Vec::new();
    let held = table.player(seat).contracts.len();
    if held > 0 {
        notes.push(text!("imp-player-fulfilled", fulfilled = table.fulfilled(seat).len(), held = held));
    }
    if table.has_trieste(seat) {
        notes.push(text!("imp-player-trieste"));
    }
    if table.semmering == Some(seat) {
        notes.push(text!("imp-player-semmering"));
    }
    match table.player(seat).shareholders {
        0 => {}
        holders => notes.push(text!("imp-player-shareholders", holders = holders)),
    }
    together(notes)
}
