//! What the things to click are called.

use hexes::Coord;
use kernel::{Reason as _, Seat, Text, text};
use steam_power::{Contract, ContractId, Reason, Table};

/// A city by its name and hex, anything else by its hex.
pub(super) fn named(table: &Table, at: Coord) -> String {
    let city = table.board().find_city(at);
    city.map_or_else(|| at.to_string(), |city| format!("{} ({at})", table.board().site(city).name))
}

/// Where the last tile of a seat's incomplete link lies.
pub(super) fn last_tile(table: &Table, seat: Seat) -> Option<Coord> {
    table.track.stub(seat).map(|stub| table.board().hex(stub.hex).coord)
}

/// A hex for somebody who does not see it: what is there, and the tile on it.
pub(super) fn hex_label(table: &Table, seat: Seat, at: Coord) -> Text {
    let board = table.board();
    if let Some(city) = board.find_city(at) {
        return table.city_label(city);
    }
    let Some(hex) = board.find(at) else { return Reason::Water { at }.text() };
    let what = table.hex_label(hex);
    match table.track.tile(hex) {
        Some(tile) if last_tile(table, seat) == Some(at) => {
            text!(sp_spot_last_tile, what = what, tile = tile.text())
        }
        Some(tile) => text!(sp_spot_tile, what = what, tile = tile.text()),
        None => what,
    }
}

/// “Contract c12: 2 black and 1 grey for $5 and 3 points”
pub(super) fn contract_label(id: ContractId) -> Text {
    let contract = id.contract();
    text!(
        sp_spot_contract,
        contract = id.to_string(),
        needs = contract.needs_text(),
        reward = reward(contract)
    )
}

/// “$5 and 3 points”
pub(super) fn reward(contract: &Contract) -> Text {
    match contract.bonus {
        Some(bonus) => {
            text!(sp_reward_bonus, points = contract.points, bonus = bonus.name())
        }
        None => text!(sp_reward_money, points = contract.points, money = contract.money),
    }
}
