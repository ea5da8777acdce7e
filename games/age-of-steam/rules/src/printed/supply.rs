//! What lies beside the board, read once from `data/supply.toml`.

use std::sync::LazyLock;

use kernel::Source;
use kernel::printed::all_present;
use serde::Deserialize;

use crate::goods::{Colour, Column, Cubes, DIE, NewCity};

/// What lies beside the board.
#[derive(Clone, Debug)]
pub struct Supply {
    /// The disks that mark the town on a tile that does not show one.
    pub town_disks: Counted,
    /// For each player.
    pub ownership_markers: Counted,
    /// The cubes of each colour.
    pub cubes: Cubes,
    /// Where we know their numbers from.
    pub cube_sources: [Source; Colour::ALL.len()],
    /// The New City tiles, by their letters.
    pub new_cities: [NewCityTile; NewCity::ALL.len()],
    turns: Vec<Length>,
}

/// How many there are of something.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// How many.
    pub count: u8,
    /// Where we know it from.
    pub source: Source,
}

/// What is printed on a New City tile.
#[derive(Clone, Copy, Debug)]
pub struct NewCityTile {
    /// The goods that it takes.
    pub colour: Colour,
    /// The column of the printed city on whose dice it grows too.
    pub under: Column,
    /// Where we know it from.
    pub source: Source,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Length {
    players: u8,
    turns: u8,
    source: Source,
}

impl Supply {
    /// The supply of the base game.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SUPPLY: LazyLock<Supply> = LazyLock::new(|| {
            Supply::parse(include_str!("../../data/supply.toml")).expect("the shipped supply is tested")
        });
        &SUPPLY
    }

    /// Reads the file of a supply, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut cubes = Cubes::default();
        let mut cube_sources = [None; Colour::ALL.len()];
        for row in &file.cubes {
            if cube_sources[row.colour.index()].replace(row.source).is_some() {
                return Err(format!("{} cubes are counted twice", row.colour));
            }
            cubes[row.colour.index()] = row.count;
        }
        let mut new_cities = [None; NewCity::ALL.len()];
        for row in &file.new_city {
            let under = parse_growth(&row.under)?;
            let tile = NewCityTile { colour: row.colour, under, source: row.source };
            if new_cities[row.letter.index()].replace(tile).is_some() {
                return Err(format!("New City {} is listed twice", row.letter));
            }
        }
        Ok(Self {
            town_disks: file.town_disks,
            ownership_markers: file.ownership_markers,
            cubes,
            cube_sources: all_present(cube_sources, "the file must list cubes of every colour")?,
            new_cities: all_present(new_cities, "the file must list all eight New Cities")?,
            turns: file.turns,
        })
    }

    /// How many turns a game with this many players lasts; `None` where the rules do not say.
    #[must_use]
    pub fn turns(&self, players: usize) -> Option<u8> {
        self.turns.iter().find(|length| usize::from(length.players) == players).map(|length| length.turns)
    }

    /// Players, turns and where the number is from.
    pub fn lengths(&self) -> impl Iterator<Item = (u8, u8, Source)> + '_ {
        self.turns.iter().map(|length| (length.players, length.turns, length.source))
    }

    /// What is printed on this New City tile.
    #[must_use]
    pub fn new_city(&self, city: NewCity) -> NewCityTile {
        self.new_cities[city.index()]
    }
}

/// Reads a printed column as data files write it: `light 3`.
pub(crate) fn parse_growth(text: &str) -> Result<Column, String> {
    text.split_once(' ')
        .and_then(|(half, die)| {
            let die = die.parse().ok().filter(|die| (1..=DIE).contains(die))?;
            Some(Column::printed(half.parse().ok()?, die))
        })
        .ok_or_else(|| format!("“{text}” is no column: write light or dark and a number from 1 to {DIE}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    town_disks: Counted,
    ownership_markers: Counted,
    turns: Vec<Length>,
    cubes: Vec<CubeRow>,
    new_city: Vec<NewCityRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CubeRow {
    colour: Colour,
    count: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewCityRow {
    letter: NewCity,
    colour: Colour,
    under: String,
    source: Source,
}
