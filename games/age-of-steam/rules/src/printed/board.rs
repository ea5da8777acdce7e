//! A board: hexes, cities, towns and rivers, read from a text file that a person can draw.

use std::sync::LazyLock;

pub use hexes::River;
use hexes::{BoardError, Coord, Edge, Edges, Grid, Layout, Picture};
use kernel::{Source, kinds};
use serde::Deserialize;

use super::supply::parse_growth;
use crate::goods::{Colour, Column};
use crate::ids::{HexId, StopId};

/// The most cities and towns that a board can have: sets of them are kept as the bits of one number.
pub const MAX_STOPS: usize = 64;
/// The most land hexes that a board can have.
pub const MAX_HEXES: usize = HexId::LIMIT;

/// A board as it is printed. Positions point at it and never change it.
#[derive(Clone, Debug)]
pub struct Board {
    /// As notation and files call it.
    pub id: String,
    /// As people call it.
    pub title: String,
    /// Where we know it from.
    pub source: Source,
    hexes: Vec<BoardHex>,
    stops: Vec<Stop>,
    /// Hexes of open water, for the drawing.
    pub lakes: Vec<Coord>,
    /// The courses of the rivers, only for the drawing: what building costs depends on the terrain of each hex.
    pub rivers: Vec<River>,
    /// The land hexes.
    grid: Grid,
}

/// A land hex.
#[derive(Clone, Debug)]
pub struct BoardHex {
    /// Where it is.
    pub coord: Coord,
    /// What building on it costs depends on this.
    pub terrain: Terrain,
    /// The city or town on it.
    pub stop: Option<StopId>,
    /// The edges across which there is land.
    pub land: Edges,
    /// The edges across which there is a city or town.
    pub stops: Edges,
    neighbours: [Option<HexId>; 6],
}

impl BoardHex {
    /// The land hex across this edge.
    #[must_use]
    pub const fn neighbour(&self, edge: Edge) -> Option<HexId> {
        self.neighbours[edge.index()]
    }
}

kinds! {
    /// What the land is like: open, with a river in it, or mountainous.
    Terrain { Plain "plain", River "river", Mountain "mountain" }
}

impl Terrain {
    /// What a first simple tile costs here (AOS-4.26).
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Self::Plain => 2,
            Self::River => 3,
            Self::Mountain => 4,
        }
    }
}

/// A city or town.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Where it is.
    pub hex: HexId,
    /// What it is called.
    pub name: String,
    /// `None` for a town.
    pub city: Option<PrintedCity>,
    /// Where we know it from.
    pub source: Source,
}

/// What is printed of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedCity {
    /// The goods that it takes.
    pub colour: Colour,
    /// The column of the goods display whose cubes come to it.
    pub column: Column,
    /// How many cubes it starts with.
    pub cubes: u8,
}

static SHIPPED: LazyLock<Vec<Board>> = LazyLock::new(|| {
    [include_str!("../../data/rust-belt.toml")]
        .into_iter()
        .map(|text| Board::parse(text).expect("the shipped boards are tested"))
        .collect()
});

impl Board {
    /// The ids of the boards that come with the program, the default first.
    pub const SHIPPED: &'static [&'static str] = &["rust-belt"];

    /// A board that comes with the program.
    #[must_use]
    pub fn shipped(id: &str) -> Option<&'static Self> {
        SHIPPED.iter().find(|board| board.id == id)
    }

    /// Reads the file of a board, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let file: File = toml::from_str(text).map_err(|error| BoardError::Format(error.to_string()))?;
        let picture = Picture::parse(Layout::Flat, &file.grid)?;
        let land: Vec<_> = picture.hexes.iter().copied().filter(|(_, sign)| *sign != '~').collect();
        BoardError::unless_within("land hexes", MAX_HEXES, land.len())?;
        BoardError::unless_within("cities and towns", MAX_STOPS, file.city.len() + file.town.len())?;
        let mut board = Self {
            id: file.id.clone(),
            title: file.title.clone(),
            source: file.source,
            hexes: Vec::new(),
            stops: Vec::new(),
            lakes: picture.hexes.iter().filter(|(_, sign)| *sign == '~').map(|(coord, _)| *coord).collect(),
            rivers: file.river.clone(),
            grid: Grid::new(Layout::Flat, land.iter().map(|(coord, _)| *coord).collect()),
        };
        board.hexes =
            land.iter().map(|(coord, sign)| board.hex_of(*coord, *sign)).collect::<Result<_, _>>()?;
        picture.check_listed('C', "city", file.city.iter().map(|row| (row.name.as_str(), row.at)))?;
        picture.check_listed('t', "town", file.town.iter().map(|row| (row.name.as_str(), row.at)))?;
        board.add_cities(&file.city)?;
        file.town.iter().for_each(|row| board.add_stop(row.at, &row.name, None, row.source));
        board.find_stops_around();
        board.rivers.iter().try_for_each(|river| river.check(&board.grid, &board.lakes))?;
        Ok(board)
    }

    fn hex_of(&self, coord: Coord, sign: char) -> Result<BoardHex, BoardError> {
        let terrain = match sign {
            '.' | 'C' | 't' => Terrain::Plain,
            'r' => Terrain::River,
            'M' => Terrain::Mountain,
            _ => return Err(BoardError::Sign { hex: coord, sign, signs: ". r M ~ C t" }),
        };
        let neighbours = Edge::ALL.map(|edge| self.grid.neighbour(coord, edge).map(HexId::new));
        let land = Edge::ALL.into_iter().filter(|edge| neighbours[edge.index()].is_some()).collect();
        Ok(BoardHex { coord, terrain, stop: None, land, stops: Edges::NONE, neighbours })
    }

    fn add_cities(&mut self, rows: &[CityRow]) -> Result<(), BoardError> {
        for row in rows {
            let entry = |why: String| BoardError::Entry { name: row.name.clone(), why };
            let column = parse_growth(&row.growth).map_err(entry)?;
            if let Some(other) = self.city_of(column) {
                let other = &self.stop(other).name;
                return Err(entry(format!("column {column} is {other}'s already")));
            }
            let city = PrintedCity { colour: row.colour, column, cubes: row.cubes };
            self.add_stop(row.at, &row.name, Some(city), row.source);
        }
        Ok(())
    }

    fn add_stop(&mut self, at: Coord, name: &str, city: Option<PrintedCity>, source: Source) {
        let hex = self.find(at).expect("it was checked that the grid shows it");
        self.hexes[hex.index()].stop = Some(StopId::new(self.stops.len()));
        self.stops.push(Stop { hex, name: name.to_owned(), city, source });
    }

    fn find_stops_around(&mut self) {
        for index in 0..self.hexes.len() {
            let stops = Edge::ALL.into_iter().filter(|edge| {
                self.hexes[index].neighbour(*edge).is_some_and(|across| self.hex(across).stop.is_some())
            });
            self.hexes[index].stops = stops.collect();
        }
    }

    /// A land hex.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> &BoardHex {
        &self.hexes[hex.index()]
    }

    /// Where a land hex is.
    #[must_use]
    pub fn coord(&self, hex: HexId) -> Coord {
        self.hex(hex).coord
    }

    /// Every land hex.
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = HexId> + use<> {
        (0..self.hexes.len()).map(HexId::new)
    }

    /// The land hex at these coordinates.
    #[must_use]
    pub fn find(&self, coord: Coord) -> Option<HexId> {
        self.grid.find(coord).map(HexId::new)
    }

    /// A city or town.
    #[must_use]
    pub fn stop(&self, stop: StopId) -> &Stop {
        &self.stops[stop.index()]
    }

    /// Every city and town, cities first in the order of the file.
    pub fn stops(&self) -> impl ExactSizeIterator<Item = StopId> + use<> {
        (0..self.stops.len()).map(StopId::new)
    }

    /// The city or town at these coordinates.
    #[must_use]
    pub fn find_stop(&self, coord: Coord) -> Option<StopId> {
        self.hex(self.find(coord)?).stop
    }

    /// The printed city that a column of the display belongs to.
    #[must_use]
    pub fn city_of(&self, column: Column) -> Option<StopId> {
        self.stops().find(|stop| self.stop(*stop).city.is_some_and(|city| city.column == column))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    title: String,
    source: Source,
    grid: String,
    #[serde(default)]
    city: Vec<CityRow>,
    #[serde(default)]
    town: Vec<TownRow>,
    #[serde(default)]
    river: Vec<River>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    at: Coord,
    name: String,
    colour: Colour,
    growth: String,
    cubes: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownRow {
    at: Coord,
    name: String,
    source: Source,
}

#[cfg(test)]
mod tests;
