//! The names of the spots in the drawing, and what each is called.

use age_of_steam::{Colour, Column, NewCity, Supply, Table};
use guide::SpotName;
use hexes::Coord;
use kernel::{Text, text};

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// `hex-Q10`
    Hex(Coord),
    /// `cube-T9-blue`: the cubes of a colour in a city.
    Cube(Coord, Colour),
    /// `box-light3-2`: a box of the goods display. The row is counted from 0, its name from 1.
    Box(Column, u8),
}

impl SpotName for Spot {
    fn read(kind: &str, which: &str) -> Option<Self> {
        Some(match kind {
            "hex" => Self::Hex(which.parse().ok()?),
            "cube" => {
                let (at, colour) = which.split_once('-')?;
                Self::Cube(at.parse().ok()?, colour.parse().ok()?)
            }
            "box" => {
                let (column, row) = which.split_once('-')?;
                Self::Box(column.parse().ok()?, row.parse::<u8>().ok()?.checked_sub(1)?)
            }
            _ => return None,
        })
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Hex(at) => write!(f, "hex-{at}"),
            Self::Cube(at, colour) => write!(f, "cube-{at}-{colour}"),
            Self::Box(column, row) => write!(f, "box-{column}-{}", u16::from(*row) + 1),
        }
    }
}

/// A city or town by its name and hex, anything else by its hex.
pub(super) fn named(table: &Table, at: Coord) -> String {
    let stop = table.board().find_stop(at);
    stop.map_or_else(|| at.to_string(), |stop| format!("{} ({at})", table.board().stop(stop).name))
}

/// “New City A, red, light 3”: which goods it takes and which die brings it goods.
pub(super) fn new_city_label(city: NewCity) -> Text {
    let tile = Supply::shipped().new_city(city);
    text!(aos_piece_new_city, city = city.notation(), colour = tile.colour.name(), die = tile.under.name())
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
