//! What a move does.

use hexes::Coord;
use kernel::{Arg, Seat, Text, text};
use steam_power::{ContractId, Draw, Event, Move, Payments, TAKEN_AT_ONCE, Table, TileId, View};

use super::bill::{self, Bill};
use super::labels::{last_tile, named, reward};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let table = &view.table;
    match *mv {
        Move::Build { at, tile } => completing(view, seat, mv, build(table, at, tile)),
        Move::Replace(tile) => {
            let replaced = text!(sp_move_replace, at = last_label(table, seat), tile = tile.text());
            completing(view, seat, mv, replaced)
        }
        Move::Remove => text!(sp_move_remove, at = last_label(table, seat)),
        Move::Done => text!(sp_move_done),
        Move::Factory { at, resources } => {
            let colour = table.board().find_city(at).and_then(|city| table.city(city).tile.colour());
            let resources = colour.map_or(Arg::from(resources), |colour| colour.count(resources).into());
            text!(sp_move_factory, city = named(table, at), resources = resources)
        }
        Move::Fulfil(contract) => fulfil(view, seat, contract),
        Move::Bring { from, pay } => bring(table, from, pay),
        Move::Accept => accept(view, seat),
        Move::Take => take(table.would_draw(seat, None)),
        Move::TakeFrom(from) => take(table.would_draw(seat, Some(from))),
        Move::Bank => text!(sp_move_bank, dollars = table.variant.bank_money()),
        Move::Skip => text!(sp_move_skip),
    }
}

fn last_label(table: &Table, seat: Seat) -> String {
    last_tile(table, seat).map_or_else(String::new, |at| at.to_string())
}

fn build(table: &Table, at: Coord, tile: TileId) -> Text {
    let (hex, at, tile) = (table.board().find(at), at.to_string(), tile.text());
    let cost = hex.map_or(0, |hex| table.tile_price(hex));
    match hex.and_then(|hex| table.track.tile(hex)) {
        None => text!(sp_move_build, cost = cost, tile = tile, at = at),
        Some(_) => text!(sp_move_cross, at = at, cost = cost, tile = tile),
    }
}

/// Says which link a tile completes, if it does.
fn completing(view: &View, seat: Seat, mv: &Move, told: Text) -> Text {
    let events = bill::events(view, seat, mv);
    let link = events.iter().find_map(|event| match *event {
        Event::LinkCompleted { from, to, .. } => Some((from, to)),
        _ => None,
    });
    match link {
        Some((from, to)) => text!(sp_move_completes, step = told, from = from, to = to),
        None => told,
    }
}

fn fulfil(view: &View, seat: Seat, id: ContractId) -> Text {
    let contract = id.contract();
    let (needs, reward) = (contract.needs_text(), reward(contract));
    let trial = bill::fulfil(view, seat, &Move::Fulfil(id));
    match trial.and_then(|(_, events)| Bill::of(&events).paid_text()) {
        Some(paid) => text!(sp_move_fulfil, needs = needs, reward = reward, paid = paid),
        None => text!(sp_move_fulfil_free, needs = needs, reward = reward),
    }
}

fn bring(table: &Table, from: Coord, pay: Payments) -> Text {
    let city = table.board().find_city(from);
    let colour = city.and_then(|city| table.city(city).tile.colour());
    let colour = colour.map_or(Arg::from(""), |colour| colour.name().into());
    let from_name = named(table, from);
    match paid_for(table, from, pay) {
        Some(paid) => text!(sp_move_bring, colour = colour, from = from_name, paid = paid),
        None => text!(sp_move_bring_free, colour = colour, from = from_name),
    }
}

/// Who is paid what on this way; `None` when nobody is. The fee of the Combine goes to the bank.
pub(super) fn paid_for(table: &Table, from: Coord, pay: Payments) -> Option<Arg> {
    let way = table.way(table.board().find_city(from)?, pay);
    (way.cost() > 0).then(|| pay.text(way.to_bank))
}

fn accept(view: &View, seat: Seat) -> Text {
    let events = bill::accepted(view, seat);
    let sources = bill::sources(&events);
    match Bill::of(&events).paid_text() {
        Some(paid) => text!(sp_move_accept, sources = sources, paid = paid),
        None => text!(sp_move_accept_free, sources = sources),
    }
}

fn take(draw: Draw) -> Text {
    match (draw.from_hand, draw.and_another) {
        (Some(from), true) => text!(sp_move_take_from_and_more, seat = from),
        (Some(from), false) => text!(sp_move_take_from, seat = from),
        (None, true) => text!(sp_move_take_last_and_more),
        (None, false) if (1..TAKEN_AT_ONCE).contains(&draw.from_bag) => text!(sp_move_take_last),
        (None, false) => text!(sp_move_take, contracts = draw.from_bag),
    }
}
