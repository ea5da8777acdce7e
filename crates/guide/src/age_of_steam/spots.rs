//! The names of the spots in the drawing, and what each is called.

use catalog::age_of_steam::{Colour, Column, Half, NewCity, StopId, Supply, Table, Terrain};
use hexes::Coord;
use kernel::{Arg, Text, text};

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// `hex-Q10`
    Hex(Coord),
    /// `cube-T9-blue`: the cubes of a colour in a city.
    Cube(Coord, Colour),
    /// `box-light3-2`: a box of the goods display. The row is counted from 0, its name from 1.
    Box(Column, u8),
}

impl Spot {
    pub(super) fn parse(name: &str) -> Option<Self> {
        let (kind, rest) = name.split_once('-')?;
        let spot = match kind {
            "hex" => Self::Hex(rest.parse().ok()?),
            "cube" => {
                let (at, colour) = rest.split_once('-')?;
                Self::Cube(at.parse().ok()?, colour.parse().ok()?)
            }
            "box" => {
                let (column, row) = rest.split_once('-')?;
                Self::Box(column.parse().ok()?, row.parse::<u8>().ok()?.checked_sub(1)?)
            }
            _ => return None,
        };
        // One spot has one name.
        (spot.to_string() == name).then_some(spot)
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

/// “Kansas City (light 3), box 2”. The row is counted from 0.
pub(super) fn box_label(table: &Table, column: Column, row: u8) -> Text {
    text!("aos-spot-box", column = column_label(table, column), row = u16::from(row) + 1)
}

/// A column of the goods display by what stands above it: its city, and the die that its goods grow on.
fn column_label(table: &Table, column: Column) -> Text {
    match (column.new_city(), table.board().city_of(column)) {
        (Some(city), _) => {
            let die = die_label(Supply::shipped().new_city(city).under);
            text!("aos-column-new-city", city = city.to_string(), die = die)
        }
        (None, Some(stop)) => {
            let city = table.board().stop(stop).name.clone();
            text!("aos-column-city", city = city, die = die_label(column))
        }
        (None, None) => die_label(column),
    }
}

/// “light 3”, the die of a printed column.
fn die_label(column: Column) -> Text {
    match column.half_and_die() {
        Some((Half::Light, die)) => text!("aos-die-light", number = die),
        Some((Half::Dark, die)) => text!("aos-die-dark", number = die),
        None => Text::plain("aos-board-new-city"),
    }
}

/// “New City A, red, light 3”: which goods it takes and which die brings it goods.
pub(super) fn new_city_label(city: NewCity) -> Text {
    let tile = Supply::shipped().new_city(city);
    text!(
        "aos-piece-new-city",
        city = city.to_string(),
        colour = Arg::Word(tile.colour.word()),
        die = die_label(tile.under)
    )
}

/// A hex as somebody needs it who does not see it: what is there, and the tile on it.
pub(super) fn hex_label(table: &Table, at: Coord) -> Text {
    let Some(hex) = table.board().find(at) else {
        return text!("aos-board-land", at = at.to_string(), terrain = Arg::Word("aos-board-lake"));
    };
    let printed = table.board().hex(hex);
    let what = match printed.stop {
        Some(stop) => stop_label(table, at, stop),
        None => {
            text!("aos-board-land", at = at.to_string(), terrain = Arg::Word(terrain_word(printed.terrain)))
        }
    };
    match table.track.tile_id(hex) {
        Some(tile) => text!("aos-spot-tile", what = what, tile = tile.text()),
        None => what,
    }
}

fn stop_label(table: &Table, at: Coord, stop: StopId) -> Text {
    let (at, name) = (at.to_string(), table.board().stop(stop).name.clone());
    let Some(colour) = table.colour(stop) else {
        return text!("aos-board-town-here", at = at, name = name);
    };
    let (colour, goods) = (Arg::Word(colour.word()), goods(table, stop));
    match table.track.new_city(stop) {
        Some(city) => text!(
            "aos-board-new-city-here",
            at = at,
            name = name,
            city = city.to_string(),
            colour = colour,
            goods = goods,
        ),
        None => text!("aos-board-city-here", at = at, name = name, colour = colour, goods = goods),
    }
}

fn goods(table: &Table, stop: StopId) -> Arg {
    let cubes = Colour::ALL.into_iter().zip(table.goods[stop.index()]).filter(|(_, count)| *count > 0);
    let cubes: Vec<Arg> = cubes
        .map(|(colour, count)| {
            text!("aos-board-cubes", count = count, colour = Arg::Word(colour.word())).into()
        })
        .collect();
    if cubes.is_empty() { Arg::Word("aos-board-no-cubes") } else { Arg::List(cubes) }
}

const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plain => "aos-board-plain",
        Terrain::River => "aos-board-river",
        Terrain::Mountain => "aos-board-mountain",
    }
}
