//! The players at a glance, and how their points are made.

use catalog::steam_power::{Phase, Table};
use kernel::{Seat, Text, text};

use super::standing::title;
use crate::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", word: head_word(Head::Cash), plotted: true },
    Column { id: "fulfilled", word: head_word(Head::Fulfilled), plotted: false },
    Column { id: "hand", word: head_word(Head::Hand), plotted: false },
    Column { id: "trains", word: head_word(Head::Trains), plotted: false },
    Column { id: "factories", word: head_word(Head::Factories), plotted: false },
    Column { id: "points", word: head_word(Head::Points), plotted: true },
];

#[derive(Clone, Copy)]
enum Head {
    Cash,
    Fulfilled,
    Hand,
    Trains,
    Factories,
    Points,
}

const fn head_word(head: Head) -> &'static str {
    match head {
        Head::Cash => "sp-head-cash",
        Head::Fulfilled => "sp-head-fulfilled",
        Head::Hand => "sp-head-hand",
        Head::Trains => "sp-head-trains",
        Head::Factories => "sp-head-factories",
        Head::Points => "sp-head-points",
    }
}

/// In the order of their turns.
pub(super) fn players(table: &Table) -> Vec<PlayerRow> {
    let players = usize::from(table.players);
    table.all_seats().cycle().skip(table.first.index()).take(players).map(|seat| row(table, seat)).collect()
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
        return (table.phase == Phase::Over).then(|| Text::plain(title(table)));
    }
    let fulfilled = table.player(seat).fulfilled.len();
    let enough = table.contracts_to_end().is_some_and(|enough| fulfilled >= usize::from(enough));
    match (seat == table.first, enough) {
        (true, true) => Some(text!("sp-player-first-enough")),
        (true, false) => Some(text!("sp-player-first")),
        (false, true) => Some(text!("sp-player-enough")),
        (false, false) => None,
    }
}

pub(super) fn points(table: &Table, seat: Seat) -> Vec<(Text, i32)> {
    let score = table.score(seat);
    vec![
        (text!("sp-points-money"), score.money),
        (text!("sp-points-contracts"), score.contracts),
        (text!("sp-points-factories"), score.factories),
        (text!("sp-points-cities"), score.cities),
    ]
}
