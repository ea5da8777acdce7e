//! The players at a glance.

use catalog::empyreal::{Table, View};
use kernel::{Seat, Text, text};

use super::labels::team;
use crate::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "points", word: head_word(Head::Points), plotted: true },
    Column { id: "goods", word: head_word(Head::Goods), plotted: true },
    Column { id: "tiles", word: head_word(Head::Tiles), plotted: true },
    Column { id: "mana", word: head_word(Head::Mana), plotted: false },
    Column { id: "crystals", word: head_word(Head::Crystals), plotted: true },
    Column { id: "trains", word: head_word(Head::Trains), plotted: false },
];

#[derive(Clone, Copy)]
enum Head {
    Points,
    Goods,
    Tiles,
    Mana,
    Crystals,
    Trains,
}

const fn head_word(head: Head) -> &'static str {
    match head {
        Head::Points => "emp-column-points",
        Head::Goods => "emp-column-goods",
        Head::Tiles => "emp-column-tiles",
        Head::Mana => "emp-column-mana",
        Head::Crystals => "emp-column-crystals",
        Head::Trains => "emp-column-trains",
    }
}

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
        .map(|company| text!("emp-column-leads", initials = company.initials(), company = company.name()));
    match (team(table, seat), leads) {
        (Some(letter), Some(leads)) => Some(text!("emp-column-team-leads", letter = letter, leads = leads)),
        (Some(letter), None) => Some(text!("emp-column-team", letter = letter)),
        (None, leads) => leads,
    }
}
