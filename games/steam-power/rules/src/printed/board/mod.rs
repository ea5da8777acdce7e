//! A board: hexes, the sites of city tiles and rivers, read from a text file that a person can draw.

mod read;

use std::sync::LazyLock;

pub use hexes::River;
use hexes::{Coord, Edge, Edges, Grid, Layout};
use kernel::{Source, kinds};

use crate::ids::{Cities, CityId, HexId};

/// The most sites that a board can have: there are no more city tiles.
pub const MAX_CITIES: usize = 33;
/// The most hexes for track that a board can have.
pub const MAX_HEXES: usize = HexId::LIMIT;
/// The boards of this game have pointed tops.
pub const LAYOUT: Layout = Layout::Pointed;

/// A board as it is printed. Positions point at it and never change it.
#[derive(Clone, Debug)]
pub struct Board {
    /// As options and files call it.
    pub id: String,
    /// As people do.
    pub title: String,
    /// Where it comes from.
    pub source: Source,
    hexes: Vec<BoardHex>,
    sites: Vec<CitySite>,
    has_groups: bool,
    /// Hexes of water.
    pub water: Vec<Coord>,
    /// For the drawing (SP-2.3).
    pub rivers: Vec<River>,
    /// The hexes for track, then the sites.
    grid: Grid,
}

/// A hex that track can be built on.
#[derive(Clone, Debug)]
pub struct BoardHex {
    /// Where it lies.
    pub coord: Coord,
    /// What its ground is.
    pub terrain: Terrain,
    /// The edges across which there is land or a city.
    pub land: Edges,
    /// The edges across which there is a city.
    pub cities: Edges,
    across: [Across; 6],
}

/// What lies across an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Across {
    /// A hex for track.
    Hex(HexId),
    /// A city.
    City(CityId),
    /// Water, or the end of the board.
    Nothing,
}

impl BoardHex {
    /// What lies across this edge.
    #[must_use]
    #[inline]
    pub const fn across(&self, edge: Edge) -> Across {
        self.across[edge.index()]
    }

    /// The city across this edge.
    #[must_use]
    #[inline]
    pub const fn city(&self, edge: Edge) -> Option<CityId> {
        match self.across(edge) {
            Across::City(city) => Some(city),
            Across::Hex(_) | Across::Nothing => None,
        }
    }
}

kinds! {
    /// What the ground of a hex is.
    Terrain {
        Plains "plains",
        Hills "hills",
        Mountains "mountains",
    }
}

impl Terrain {
    /// What a tile costs here (SP-2.2).
    #[must_use]
    #[inline]
    pub const fn price(self) -> u16 {
        match self {
            Self::Plains => 0,
            Self::Hills => 2,
            Self::Mountains => 4,
        }
    }
}

/// A hex that a city tile is put on.
#[derive(Clone, Debug)]
pub struct CitySite {
    /// Where it lies.
    pub coord: Coord,
    /// What the city is called.
    pub name: String,
    /// The cities that lie side by side with this one, directly or by others; this one too.
    pub group: Cities,
    across: [Across; 6],
    /// Where it comes from.
    pub source: Source,
}

impl CitySite {
    /// The hex for track across this edge.
    #[must_use]
    #[inline]
    pub const fn around(&self, edge: Edge) -> Option<HexId> {
        match self.across[edge.index()] {
            Across::Hex(hex) => Some(hex),
            Across::City(_) | Across::Nothing => None,
        }
    }

    /// The cities that lie directly side by side with this one, and across which edge (SP-3.2).
    pub fn beside(&self) -> impl Iterator<Item = (Edge, CityId)> {
        Edge::ALL.into_iter().filter_map(|edge| match self.across[edge.index()] {
            Across::City(city) => Some((edge, city)),
            Across::Hex(_) | Across::Nothing => None,
        })
    }
}

static SHIPPED: LazyLock<Vec<Board>> = LazyLock::new(|| {
    [
        include_str!("../../../data/usa.toml"),
        include_str!("../../../data/germany.toml"),
        include_str!("../../../data/britain.toml"),
    ]
    .into_iter()
    .map(|text| Board::parse(text).expect("the shipped boards are tested"))
    .collect()
});

impl Board {
    /// The ids of the boards that come with the program, the default first.
    pub const SHIPPED: &'static [&'static str] = &["usa", "germany", "britain"];

    /// A board that comes with the program.
    #[must_use]
    pub fn shipped(id: &str) -> Option<&'static Self> {
        SHIPPED.iter().find(|board| board.id == id)
    }

    /// What is printed on a hex.
    #[must_use]
    #[inline]
    pub fn hex(&self, hex: HexId) -> &BoardHex {
        &self.hexes[hex.index()]
    }

    /// Every hex for track.
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = HexId> + use<> {
        (0..self.hexes.len()).map(HexId::new)
    }

    /// The hex for track at these coordinates.
    #[must_use]
    pub fn find(&self, coord: Coord) -> Option<HexId> {
        self.grid.find(coord).filter(|number| *number < self.hexes.len()).map(HexId::new)
    }

    /// What is printed on a site.
    #[must_use]
    #[inline]
    pub fn site(&self, city: CityId) -> &CitySite {
        &self.sites[city.index()]
    }

    /// Every site, in the order of the file.
    pub fn cities(&self) -> impl ExactSizeIterator<Item = CityId> + Clone + use<> {
        (0..self.sites.len()).map(CityId::new)
    }

    /// These cities and those side by side with them.
    #[must_use]
    #[inline]
    pub fn with_groups(&self, cities: Cities) -> Cities {
        if self.has_groups {
            cities.iter().fold(cities, |wider, city| wider.or(self.site(city).group))
        } else {
            cities
        }
    }

    /// The site at these coordinates.
    #[must_use]
    pub fn find_city(&self, coord: Coord) -> Option<CityId> {
        self.grid.find(coord)?.checked_sub(self.hexes.len()).map(CityId::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_as_counted() {
        let counted: Vec<_> = SHIPPED
            .iter()
            .map(|board| {
                let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
                let groups: std::collections::BTreeSet<usize> = board
                    .cities()
                    .map(|city| board.site(city).group)
                    .filter(|group| group.len() > 1)
                    .map(|group| group.lowest().unwrap().index())
                    .collect();
                let hills_and_mountains = (count(Terrain::Hills), count(Terrain::Mountains));
                (
                    board.id.as_str(),
                    board.cities().len(),
                    board.hexes().len(),
                    hills_and_mountains,
                    groups.len(),
                )
            })
            .collect();
        let expected = [
            ("usa", 31, 206, (30, 22), 0),
            ("germany", 33, 221, (43, 8), 4),
            ("britain", 27, 171, (39, 18), 3),
        ];
        assert_eq!(counted, expected);
    }

    #[test]
    fn every_shipped_board_is_listed() {
        let listed: Vec<_> = SHIPPED.iter().map(|board| board.id.as_str()).collect();
        assert_eq!(listed, Board::SHIPPED);
    }

    #[test]
    fn the_ruhr_is_one_group() {
        let board = Board::shipped("germany").unwrap();
        let named = |name: &str| board.cities().find(|city| board.site(*city).name == name).unwrap();
        let ruhr: Cities = ["Essen", "Dortmund", "Düsseldorf"].map(named).into_iter().collect();
        assert!(ruhr.iter().all(|city| board.site(city).group == ruhr));
    }

    #[test]
    fn neighbours_know_each_other() {
        for board in SHIPPED.iter() {
            for hex in board.hexes() {
                for edge in Edge::ALL {
                    match board.hex(hex).across(edge) {
                        Across::Hex(other) => {
                            assert_eq!(board.hex(other).across(edge.opposite()), Across::Hex(hex));
                        }
                        Across::City(city) => assert_eq!(board.site(city).around(edge.opposite()), Some(hex)),
                        Across::Nothing => assert!(!board.hex(hex).land.contains(edge)),
                    }
                }
            }
            for city in board.cities() {
                for (edge, other) in board.site(city).beside() {
                    assert!(board.site(other).beside().any(|found| found == (edge.opposite(), city)));
                    assert!(board.site(city).group.contains(other));
                }
            }
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_named() {
        let shipped = include_str!("../../../data/usa.toml");
        for (from, to, complaint) in [
            ("at = \"A2\"", "at = \"A4\"", "Seattle is listed at A4, where the grid shows no city"),
            ("at = \"B9\"", "at = \"A2\"", "Helena: hex A2 is listed twice"),
            ("~ C M .", "C C M .", "a city stands at A0 in the grid but not in the tables"),
            ("~ C M .", "~ C x .", "“x” is no sign"),
            ("\"D23\"", "\"C24\", \"D23\", \"D27\"", "D23 and D27 are not neighbours"),
            ("\"C22\", \"D23\"", "\"Z9\", \"D23\"", "leaves the board at Z9"),
        ] {
            let changed = shipped.replacen(from, to, 1);
            assert_ne!(changed, shipped, "{from}");
            let error = Board::parse(&changed).expect_err(to).to_string();
            assert!(error.contains(complaint), "{error}");
        }
    }
}
