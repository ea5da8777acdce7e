//! Demand Tiles.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;

use crate::kinds::{Size, Terrain};

/// Two doubles, two triples and a quadruple of each colour.
pub const DEMAND_TILES: usize = Terrain::ALL.len() * OF_COLOUR.len();
/// The tiles of each colour.
pub const OF_COLOUR: [Size; 5] = [Size::Double, Size::Double, Size::Triple, Size::Triple, Size::Quadruple];

/// Where a Demand Tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TilePlace {
    /// Not in this game.
    Box,
    /// In the stand of a City.
    City(Terrain),
    /// Somebody has it.
    Folio(Seat),
}

/// A Demand Tile in the stand of a City: `lake/forest-double`. Tiles of one colour and size are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stand {
    /// The City where it stands.
    pub city: Terrain,
    /// Its colour.
    pub colour: Terrain,
    /// Its size.
    pub size: Size,
}

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}-{}", self.city, self.colour, self.size)
    }
}

impl FromStr for Stand {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (city, tile) = text.split_once('/').ok_or(())?;
        let (colour, size) = tile.split_once('-').ok_or(())?;
        Ok(Self { city: city.parse()?, colour: colour.parse()?, size: size.parse()? })
    }
}

/// Where all Demand Tiles are, by colour and then by size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles(pub(crate) [TilePlace; DEMAND_TILES]);

impl Tiles {
    /// Each City gets this many of each size, of its own colour.
    pub(crate) fn at_start(counts: &[u8; Size::ALL.len()]) -> Self {
        Self(std::array::from_fn(|index| {
            let (colour, place) = (Terrain::ALL[index / OF_COLOUR.len()], index % OF_COLOUR.len());
            let size = OF_COLOUR[place];
            let before = OF_COLOUR[..place].iter().filter(|other| **other == size).count();
            let used = before < usize::from(counts[size.index()]);
            if used { TilePlace::City(colour) } else { TilePlace::Box }
        }))
    }

    /// Every tile: its colour, its size, and where it is.
    pub fn iter(&self) -> impl Iterator<Item = (Terrain, Size, TilePlace)> {
        self.0.iter().enumerate().map(|(index, place)| {
            (Terrain::ALL[index / OF_COLOUR.len()], OF_COLOUR[index % OF_COLOUR.len()], *place)
        })
    }

    /// The tiles of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Terrain, Size)> {
        self.iter()
            .filter(move |(.., place)| *place == TilePlace::Folio(seat))
            .map(|(colour, size, _)| (colour, size))
    }

    /// How many a seat has.
    #[must_use]
    pub fn count(&self, seat: Seat) -> usize {
        self.0.iter().filter(|place| **place == TilePlace::Folio(seat)).count()
    }

    /// How many tiles of this colour and size stand at a City.
    #[must_use]
    pub fn at(&self, stand: Stand) -> usize {
        self.indices(stand).count()
    }

    fn indices(&self, stand: Stand) -> impl Iterator<Item = usize> {
        let first = stand.colour.index() * OF_COLOUR.len();
        let place = TilePlace::City(stand.city);
        (0..OF_COLOUR.len())
            .filter(move |index| OF_COLOUR[*index] == stand.size && self.0[first + index] == place)
            .map(move |index| first + index)
    }

    /// The tiles that stand somewhere; those that are alike once.
    pub fn stands(&self) -> impl Iterator<Item = Stand> {
        Terrain::ALL.into_iter().flat_map(move |city| {
            Terrain::ALL
                .into_iter()
                .flat_map(move |colour| Size::ALL.map(|size| Stand { city, colour, size }))
                .filter(|stand| self.indices(*stand).next().is_some())
        })
    }

    /// Takes a tile from its stand to somewhere else.
    pub(crate) fn put(&mut self, stand: Stand, place: TilePlace) {
        let index = self.indices(stand).next();
        if let Some(index) = index {
            self.0[index] = place;
        }
    }
}
