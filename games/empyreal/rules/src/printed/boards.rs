//! The terrain boards, and the maps that they make together.

use std::fmt;
use std::str::FromStr;

use hexes::{Coord, Edge, Grid, Layout, Picture};
use kernel::{Source, small_id};
use serde::Deserialize;

use super::{Printed, read};
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::kinds::Terrain;

/// The sides of the six boards.
pub const SIDES: usize = 12;
/// The hexes of a side.
pub const BOARD_HEXES: usize = WIDTH * HEIGHT;
/// Boards on the table with six players.
pub const MAX_BOARDS: usize = 6;
/// Hexes of the largest map.
pub const MAX_HEXES: usize = MAX_BOARDS * BOARD_HEXES;
const WIDTH: usize = 5;
const HEIGHT: usize = 6;

small_id! {
    /// A side of a board.
    SideId
}

/// What is printed on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Land of this terrain.
    Land(Terrain),
    /// The City of this colour.
    City(Terrain),
    /// Wasteland.
    Wasteland,
}

/// A side of a board.
#[derive(Clone, Debug)]
pub struct Side {
    /// As files and states write it, such as `a1`.
    pub id: String,
    /// The board that it is a side of, from 1.
    pub board: u8,
    /// By row and column.
    pub signs: [Sign; BOARD_HEXES],
    /// Where its data comes from.
    pub source: Source,
}

/// Where the hexes of a map lie when so many boards are laid together. What is on them depends on the boards.
#[derive(Clone, Debug)]
pub struct Chart {
    grid: Grid,
    /// The hexes beside each, by edge.
    beside: Vec<[Option<HexId>; 6]>,
    around: Vec<HexSet>,
    /// Hexes with fewer than six others around them (EMP-8.7).
    pub edge: HexSet,
    /// Every hex.
    pub all: HexSet,
    /// For each hex, which of the boards it is on and where on it.
    place: Vec<(u8, u8)>,
}

/// All sides, and how boards are laid together.
#[derive(Debug)]
pub struct Boards {
    sides: Vec<Side>,
    charts: Vec<Chart>,
}

impl Side {
    /// The letter of the side: `a`, `b` or `c`.
    #[must_use]
    pub fn letter(&self) -> char {
        self.id.chars().next().unwrap_or('a')
    }

    /// The colours of its Cities.
    pub fn cities(&self) -> impl Iterator<Item = Terrain> {
        self.signs.iter().filter_map(|sign| match sign {
            Sign::City(colour) => Some(*colour),
            _ => None,
        })
    }
}

impl SideId {
    /// All sides.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDES).map(Self::new)
    }

    /// What is printed on it.
    #[must_use]
    pub fn printed(self) -> &'static Side {
        Printed::shipped().boards.side(self)
    }
}

impl fmt::Display for SideId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed().id)
    }
}

impl FromStr for SideId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|side| side.printed().id == text).ok_or(())
    }
}

impl Chart {
    fn new(slots: &[[u8; 2]]) -> Self {
        let mut hexes = Vec::new();
        for (slot, [column, row]) in slots.iter().enumerate() {
            for place in 0..BOARD_HEXES {
                let (x, y) = (usize::from(*column) + place % WIDTH, usize::from(*row) + place / WIDTH);
                hexes.push((y as u8, (2 * x + y % 2) as u8, slot as u8, place as u8));
            }
        }
        // In rows, each from left to right.
        hexes.sort_unstable();
        let coords = hexes.iter().map(|(row, column, ..)| Coord::new(*column, *row)).collect();
        let grid = Grid::new(Layout::Pointed, coords);
        let beside: Vec<[Option<HexId>; 6]> = grid
            .coords()
            .iter()
            .map(|coord| Edge::ALL.map(|edge| grid.neighbour(*coord, edge).map(HexId::new)))
            .collect();
        let around: Vec<HexSet> =
            beside.iter().map(|hexes| hexes.iter().flatten().copied().collect()).collect();
        let edge =
            (0..around.len()).filter(|hex| around[*hex].len() < Edge::ALL.len()).map(HexId::new).collect();
        let place = hexes.iter().map(|(_, _, slot, place)| (*slot, *place)).collect();
        Self { all: HexSet::first(around.len()), grid, beside, around, edge, place }
    }

    /// How many hexes there are.
    #[must_use]
    #[inline]
    pub fn hexes(&self) -> usize {
        self.around.len()
    }

    /// How the hexes lie beside each other.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The hexes around this one.
    #[must_use]
    #[inline]
    pub fn around(&self, hex: HexId) -> HexSet {
        self.around[hex.index()]
    }

    /// The hexes beside this one, by edge.
    #[must_use]
    pub fn beside(&self, hex: HexId) -> [Option<HexId>; 6] {
        self.beside[hex.index()]
    }

    /// All hexes that lie around any of these.
    #[must_use]
    #[inline]
    pub fn around_all(&self, hexes: HexSet) -> HexSet {
        let mut around = HexSet::NONE;
        for hex in hexes.iter() {
            around |= self.around[hex.index()];
        }
        around
    }

    /// Where a hex is.
    #[must_use]
    pub fn coord(&self, hex: HexId) -> Coord {
        self.grid.coords()[hex.index()]
    }

    /// The hex that is there.
    #[must_use]
    pub fn find(&self, coord: Coord) -> Option<HexId> {
        self.grid.find(coord).map(HexId::new)
    }

    /// The board that a hex lies on, counted as they are laid, and its place there when the board is turned or not.
    #[must_use]
    pub fn place(&self, hex: HexId, turned: impl Fn(usize) -> bool) -> (usize, usize) {
        let (slot, place) = self.place[hex.index()];
        let (slot, place) = (usize::from(slot), usize::from(place));
        (slot, if turned(slot) { BOARD_HEXES - 1 - place } else { place })
    }
}

impl Boards {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let file: File = read("boards.toml", text)?;
        let sides: Vec<Side> = file.sides.iter().map(SideRow::read).collect::<Result<_, _>>()?;
        if sides.len() != SIDES {
            return Err(format!("six boards have {SIDES} sides, not {}", sides.len()));
        }
        for board in 1..=MAX_BOARDS {
            if sides.iter().filter(|side| usize::from(side.board) == board).count() != 2 {
                return Err(format!("board {board} has two sides"));
            }
        }
        for letter in ['a', 'b', 'c'] {
            let cities = sides.iter().filter(|side| side.letter() == letter).flat_map(Side::cities);
            let mut cities: Vec<Terrain> = cities.collect();
            cities.sort_unstable();
            if cities != Terrain::ALL {
                return Err(format!("the sides {letter} have a City of each colour, once"));
            }
        }
        let charts: Vec<Chart> = file.layouts.iter().map(|layout| Chart::new(&layout.slots)).collect();
        for (boards, chart) in (3..).zip(&charts) {
            if chart.hexes() != boards * BOARD_HEXES
                || chart.grid.coords().windows(2).any(|two| two[0] == two[1])
            {
                return Err(format!("layout of {boards} boards: boards lie side by side"));
            }
        }
        if charts.len() != 4 {
            return Err("there are layouts of three to six boards".into());
        }
        Ok(Self { sides, charts })
    }

    /// One of the sides.
    #[must_use]
    pub fn side(&self, id: SideId) -> &Side {
        &self.sides[id.index()]
    }

    /// The map of so many boards.
    ///
    /// # Panics
    /// For fewer than three or more than six.
    #[must_use]
    #[inline]
    pub fn chart(&self, boards: usize) -> &Chart {
        &self.charts[boards - 3]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    sides: Vec<SideRow>,
    layouts: Vec<LayoutRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideRow {
    id: String,
    board: u8,
    rows: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutRow {
    /// The column and the row of each board’s corner.
    slots: Vec<[u8; 2]>,
    #[serde(rename = "source")]
    _source: Source,
}

impl SideRow {
    fn read(&self) -> Result<Side, String> {
        let wrong = |why: String| format!("side “{}”: {why}", self.id);
        let named = self.id.len() == 2 && matches!(self.id.as_bytes()[0], b'a'..=b'c');
        if !named {
            return Err(wrong("a side is called by its letter and a number, such as a1".into()));
        }
        let picture =
            Picture::parse(Layout::Pointed, &self.rows).map_err(|error| wrong(error.to_string()))?;
        let mut hexes = picture.hexes;
        hexes.sort_unstable_by_key(|(coord, _)| (coord.row, coord.column));
        let fits = hexes.iter().enumerate().all(|(place, (coord, _))| {
            let (x, y) = (place % WIDTH, place / WIDTH);
            *coord == Coord::new((2 * x + y % 2) as u8, y as u8)
        });
        if !fits || hexes.len() != BOARD_HEXES {
            return Err(wrong(format!("a board has {HEIGHT} rows of {WIDTH} hexes")));
        }
        let signs: Vec<Sign> = hexes
            .iter()
            .map(|(coord, sign)| {
                Sign::read(*sign).ok_or_else(|| wrong(format!("“{sign}” at {coord} is no terrain")))
            })
            .collect::<Result<_, _>>()?;
        let signs = signs.try_into().map_err(|_| wrong("a board has 30 hexes".into()))?;
        Ok(Side { id: self.id.clone(), board: self.board, signs, source: self.source })
    }
}

impl Sign {
    fn read(letter: char) -> Option<Self> {
        match letter {
            'X' => Some(Self::Wasteland),
            'a'..='z' => Terrain::of_letter(letter.to_ascii_uppercase()).map(Self::City),
            _ => Terrain::of_letter(letter).map(Self::Land),
        }
    }
}
