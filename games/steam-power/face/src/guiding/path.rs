//! Moves as things to click.

use guide::Target;
use hexes::Coord;
use kernel::{Seat, Text, text};
use steam_power::{Move, Payments, Phase, Table, TileId, TileSet, View};

use super::bill::{self, Bill};
use super::describe::paid_for;
use super::labels::{contract_label, hex_label, last_tile};
use crate::spots::Spot;

pub(super) fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
    let table = &view.table;
    let hex = |at: Coord| Target::spot(&Spot::Hex(at), hex_label(table, seat, at));
    match *mv {
        Move::Build { at, tile } => vec![hex(at), tile_at(at, tile)],
        // The hex of the last tile is none that could be built on: what is done there is done to that tile.
        Move::Replace(tile) => {
            last_tile(table, seat).map_or_else(Vec::new, |at| vec![hex(at), tile_at(at, tile)])
        }
        Move::Remove => {
            let remove = Target::button("remove", text!(sp_button_remove));
            last_tile(table, seat).into_iter().map(hex).chain([remove]).collect()
        }
        Move::Done => vec![Target::button("done", text!(sp_button_done))],
        Move::Factory { at, resources } => vec![hex(at), factory(table, seat, at, resources)],
        Move::Fulfil(contract) => vec![Target::spot(&Spot::Contract(contract), contract_label(contract))],
        Move::Bring { from, pay } => vec![hex(from), route(table, from, pay)],
        Move::Accept => vec![Target::button("accept", accept_label(view, seat))],
        Move::Take => vec![take()],
        Move::TakeFrom(from) => {
            let whom = Target::button(format!("from-{from}"), text!(sp_button_from, seat = from));
            match table.phase {
                Phase::SecondContract => vec![whom],
                _ => vec![take(), whom],
            }
        }
        Move::Bank => {
            let dollars = table.variant.bank_money();
            vec![Target::button("bank", text!(sp_button_bank, dollars = dollars))]
        }
        Move::Skip => vec![Target::button("skip", text!(sp_button_skip))],
    }
}

fn take() -> Target {
    Target::button("take", text!(sp_button_take))
}

fn tile_at(at: Coord, tile: TileId) -> Target {
    let set = TileSet::shipped();
    Target::Piece {
        piece: set.face(tile).id.clone(),
        turn: set.tile(tile).turned,
        spot: Spot::Hex(at).to_string(),
        label: tile.text(),
    }
}

/// A factory as it would stand there; with the bonus, the number of its resources.
fn factory(table: &Table, seat: Seat, at: Coord, resources: u8) -> Target {
    let colour = table.board().find_city(at).and_then(|city| table.city(city).tile.colour());
    let count = colour.map_or_else(|| hex_label(table, seat, at), |colour| colour.count(resources));
    match table.phase {
        Phase::Bonus(_) => {
            Target::Number { value: resources.into(), unit: text!(sp_unit_resources), label: count }
        }
        _ => Target::Piece {
            piece: format!("factory-{seat}"),
            turn: 0,
            spot: Spot::Hex(at).to_string(),
            label: text!(sp_piece_factory, resources = count),
        },
    }
}

/// Several routes from one city are told apart by who is paid.
fn route(table: &Table, from: Coord, pay: Payments) -> Target {
    let mut key = "pay".to_owned();
    pay.iter().for_each(|(to, dollars)| key += &format!("-{to}x{dollars}"));
    let label = match paid_for(table, from, pay) {
        Some(paid) => text!(sp_button_paid, paid = paid),
        None => text!(sp_button_free),
    };
    Target::button(key, label)
}

fn accept_label(view: &View, seat: Seat) -> Text {
    let bill = Bill::of(&bill::accepted(view, seat));
    match bill.paid_text() {
        Some(paid) => text!(sp_button_accept, total = bill.paid(), paid = paid),
        None => text!(sp_button_accept_free),
    }
}
