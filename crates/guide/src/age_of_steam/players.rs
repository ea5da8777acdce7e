//! The players at a glance, and how their points are made.

use catalog::age_of_steam::{Phase, Table};
use kernel::{Seat, Text, text};

use super::accounts::per_turn;
use crate::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", word: head_word(Head::Cash), plotted: true },
    Column { id: "income", word: head_word(Head::Income), plotted: true },
    Column { id: "shares", word: head_word(Head::Shares), plotted: false },
    Column { id: "engine", word: head_word(Head::Engine), plotted: false },
    Column { id: "per-turn", word: head_word(Head::PerTurn), plotted: false },
    Column { id: "points", word: head_word(Head::Points), plotted: true },
];

#[derive(Clone, Copy)]
enum Head {
    Cash,
    Income,
    Shares,
    Engine,
    PerTurn,
    Points,
}

const fn head_word(head: Head) -> &'static str {
    match head {
        Head::Cash => "aos-head-cash",
        Head::Income => "aos-head-income",
        Head::Shares => "aos-head-shares",
        Head::Engine => "aos-head-engine",
        Head::PerTurn => "aos-head-per-turn",
        Head::Points => "aos-head-points",
    }
}

pub(super) fn players(table: &Table) -> Vec<PlayerRow> {
    let out = table.all_seats().filter(|seat| !table.order.contains(seat));
    table.order.iter().copied().chain(out).map(|seat| row(table, seat)).collect()
}

fn row(table: &Table, seat: Seat) -> PlayerRow {
    let player = table.player(seat);
    let points = table.score(seat).map_or(Figure::Nothing, |score| Figure::Number(score.total().into()));
    let per_turn = match player.eliminated {
        true => Figure::Nothing,
        false => Figure::Change(per_turn(player)),
    };
    let figures = vec![
        Figure::Money(player.cash.into()),
        Figure::Money(player.income.into()),
        Figure::Number(player.shares.into()),
        Figure::Number(player.engine.into()),
        per_turn,
        points,
    ];
    PlayerRow { seat, figures, note: note(table, seat), out: player.eliminated }
}

/// A player's bid while they bid, else his action.
fn note(table: &Table, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    if player.eliminated {
        return Some(text!("aos-board-eliminated"));
    }
    if let Phase::Auction(auction) = &table.phase {
        return match auction.bids[seat.index()] {
            _ if auction.dropped.contains(&seat) => Some(text!("aos-board-dropped")),
            0 => auction.passed.contains(seat).then(|| text!("aos-board-passed")),
            bid => Some(text!("aos-board-bid", dollars = bid)),
        };
    }
    player.action.map(|action| Text::plain(action.word()))
}

pub(super) fn points(table: &Table, seat: Seat) -> Vec<(Text, i32)> {
    table.score(seat).map_or_else(Vec::new, |score| {
        vec![
            (text!("aos-points-income"), score.income),
            (text!("aos-points-shares"), score.shares),
            (text!("aos-points-track"), score.track),
        ]
    })
}
