//! What the things to click are called.

use age_of_steam::{NewCity, Supply, Table};
use hexes::Coord;
use kernel::{Text, text};

/// A city or town by its name and hex, anything else by its hex.
pub(super) fn named(table: &Table, at: Coord) -> String {
    let stop = table.board().find_stop(at);
    stop.map_or_else(|| at.to_string(), |stop| format!("{} ({at})", table.board().stop(stop).name))
}

/// “New City A, red, light 3”: which goods it takes and which die brings it goods.
pub(super) fn new_city_label(city: NewCity) -> Text {
    let tile = Supply::shipped().new_city(city);
    text!(aos_piece_new_city, city = city.notation(), colour = tile.colour.of_city(), die = tile.under.name())
}

/// A hex for somebody who cannot see it: what is there, and the tile on it.
pub(super) fn hex_label(table: &Table, at: Coord) -> Text {
    let Some(hex) = table.board().find(at) else {
        return text!(aos_spot_nowhere, at = at.to_string());
    };
    let what = table.hex_label(hex);
    match table.track.tile_id(hex) {
        Some(tile) => text!(aos_spot_tile, what = what, tile = tile.text()),
        None => what,
    }
}
