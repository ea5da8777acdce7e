//! The players at a glance.

use age_of_steam::{Phase, Table};
use kernel::{Seat, Text, message, text};

use guide::{Column, Figure, PlayerRow};

pub(super) const COLUMNS: &[Column] = &[
    Column { id: "cash", heading: message!(aos_head_cash), plotted: true },
    Column { id: "income", heading: message!(aos_head_income), plotted: true },
    Column { id: "shares", heading: message!(aos_head_shares), plotted: false },
    Column { id: "engine", heading: message!(aos_head_engine), plotted: false },
    Column { id: "per-turn", heading: message!(aos_head_per_turn), plotted: false },
    Column { id: "points", heading: message!(aos_head_points), plotted: true },
];

pub(super) fn players(table: &Table) -> Vec<PlayerRow> {
    table.in_order().map(|seat| row(table, seat)).collect()
}

fn row(table: &Table, seat: Seat) -> PlayerRow {
    let player = table.player(seat);
    let points = table.score(seat).map_or(Figure::Nothing, |score| Figure::Number(score.total().into()));
    let per_turn = match player.eliminated {
        true => Figure::Nothing,
        false => Figure::Change(player.per_turn().into()),
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

/// What is said of a player beside the figures: the bid during the auction, otherwise the action.
pub(crate) fn note(table: &Table, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    if player.eliminated {
        return Some(text!(aos_board_eliminated));
    }
    if let Phase::Auction(auction) = &table.phase {
        return match auction.bids[seat.index()] {
            _ if auction.dropped.contains(&seat) => Some(text!(aos_board_dropped)),
            0 => auction.passed.contains(seat).then(|| text!(aos_board_passed)),
            bid => Some(text!(aos_board_bid, dollars = bid)),
        };
    }
    player.action.map(|action| action.name().into())
}
