//! What a move does.

use catalog::steam_power::{
    CROSSING_PRICE, ContractId, Event, Move, Payments, Phase, TAKEN_AT_ONCE, Table, TileId, View,
};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::bill::{self, Bill, Trial};
use super::spots::{last_tile, named, reward};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let table = &view.table;
    match *mv {
        Move::Build { at, tile } => completing(view, seat, mv, build(table, at, tile)),
        Move::Replace(tile) => {
            let replaced = text!("sp-move-replace", at = last_label(table, seat), tile = tile.text());
            completing(view, seat, mv, replaced)
        }
        Move::Remove => text!("sp-move-remove", at = last_label(table, seat)),
        Move::Done => text!("sp-move-done"),
        Move::Factory { at, resources } => {
            let colour = table.board().find_city(at).and_then(|city| table.city(city).tile.colour());
            let resources = colour.map_or(Arg::from(resources), |colour| colour.count(resources).into());
            text!("sp-move-factory", city = named(table, at), resources = resources)
        }
        Move::Fulfil(contract) => fulfil(view, seat, contract),
        Move::Bring { from, pay } => bring(table, from, pay),
        Move::Accept => accept(view, seat),
        Move::Take => take(table, seat),
        Move::TakeFrom(from) => take_from(table, seat, from),
        Move::Bank => text!("sp-move-bank", dollars = table.variant.bank_money()),
        Move::Skip => text!("sp-move-skip"),
    }
}

fn last_label(table: &Table, seat: Seat) -> String {
    last_tile(table, seat).map_or_else(String::new, |at| at.to_string())
}

fn build(table: &Table, at: Coord, tile: TileId) -> Text {
    let (hex, at, tile) = (table.board().find(at), at.to_string(), tile.text());
    match hex {
        Some(hex) if table.track.tile(hex).is_none() => {
            text!("sp-move-build", cost = table.board().hex(hex).terrain.price(), tile = tile, at = at)
        }
        _ => text!("sp-move-cross", at = at, cost = CROSSING_PRICE, tile = tile),
    }
}

/// Says which link a tile completes, if it does.
fn completing(view: &View, seat: Seat, mv: &Move, told: Text) -> Text {
    let events = Trial::of(view, seat, &[*mv]).map_or_else(Vec::new, |trial| trial.events);
    let link = events.iter().find_map(|event| match *event {
        Event::LinkCompleted { from, to, .. } => Some((from, to)),
        _ => None,
    });
    match link {
        Some((from, to)) => text!("sp-move-completes", step = told, from = from, to = to),
        None => told,
    }
}

fn fulfil(view: &View, seat: Seat, id: ContractId) -> Text {
    let contract = id.contract();
    let (needs, reward) = (contract.needs_text(), reward(contract));
    let trial = bill::fulfil(view, seat, &Move::Fulfil(id));
    match trial.and_then(|trial| Bill::of(&trial.events).paid_text()) {
        Some(paid) => text!("sp-move-fulfil", needs = needs, reward = reward, paid = paid),
        None => text!("sp-move-fulfil-free", needs = needs, reward = reward),
    }
}

fn bring(table: &Table, from: Coord, pay: Payments) -> Text {
    let city = table.board().find_city(from);
    let colour = city.and_then(|city| table.city(city).tile.colour());
    let colour = colour.map_or(Arg::from(""), |colour| Arg::Word(colour.word()));
    let from_name = named(table, from);
    match paid_for(table, from, pay) {
        Some(paid) => text!("sp-move-bring", colour = colour, from = from_name, paid = paid),
        None => text!("sp-move-bring-free", colour = colour, from = from_name),
    }
}

/// Who is paid what on this way; `None` when nobody is. The fee of the Combine goes to the bank.
pub(super) fn paid_for(table: &Table, from: Coord, pay: Payments) -> Option<Arg> {
    let to_bank = bill::fee_to_bank(table, from);
    (pay.total() + to_bank > 0).then(|| pay.text(to_bank))
}

fn accept(view: &View, seat: Seat) -> Text {
    let events = bill::accepted(view, seat);
    let sources = bill::sources(&events);
    match Bill::of(&events).paid_text() {
        Some(paid) => text!("sp-move-accept", sources = sources, paid = paid),
        None => text!("sp-move-accept-free", sources = sources),
    }
}

fn take(table: &Table, seat: Seat) -> Text {
    match table.bag {
        0 => match table.fullest_hands(seat).iter().next() {
            Some(from) => take_from(table, seat, from),
            None => text!("sp-move-take", contracts = 0),
        },
        1 if another_comes(table, seat, None) => text!("sp-move-take-last-and-more"),
        1 => text!("sp-move-take-last"),
        _ => text!("sp-move-take", contracts = TAKEN_AT_ONCE),
    }
}

fn take_from(table: &Table, seat: Seat, from: Seat) -> Text {
    if table.phase != Phase::SecondContract && another_comes(table, seat, Some(from)) {
        text!("sp-move-take-from-and-more", seat = from)
    } else {
        text!("sp-move-take-from", seat = from)
    }
}

/// Whether a second contract can be drawn after the first, which comes from this hand or was the last of the bag.
fn another_comes(table: &Table, seat: Seat, from: Option<Seat>) -> bool {
    let mut drawn = table.clone();
    drawn.bag = 0;
    drawn.seats[seat.index()].hand += 1;
    if let Some(from) = from {
        drawn.seats[from.index()].hand -= 1;
    }
    !drawn.fullest_hands(seat).is_empty()
}
