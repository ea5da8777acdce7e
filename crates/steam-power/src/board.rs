//! A board: hexes, the sites of city tiles and rivers, read from a text file that a person can draw.

use std::sync::LazyLock;

use hexes::{BoardError, Coord, Edge, Edges, Grid, Layout, Picture};
use kernel::Source;
use serde::Deserialize;

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
    pub id: String,
    pub title: String,
    pub source: Source,
    hexes: Vec<BoardHex>,
    sites: Vec<Site>,
    has_groups: bool,
    /// Hexes of water.
    pub water: Vec<Coord>,
    pub rivers: Vec<River>,
    /// The hexes for track, then the sites.
    grid: Grid,
}

/// A hex that track can be built on.
#[derive(Clone, Debug)]
pub struct BoardHex {
    pub coord: Coord,
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
    Hex(HexId),
    City(CityId),
    /// Water, or the end of the board.
    Nothing,
}

impl BoardHex {
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    Plains,
    Hills,
    Mountains,
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
pub struct Site {
    pub coord: Coord,
    pub name: String,
    /// The cities that lie side by side with this one, directly or by others; this one too.
    pub group: Cities,
    around: [Option<HexId>; 6],
    pub source: Source,
}

impl Site {
    /// The hex for track across this edge.
    #[must_use]
    #[inline]
    pub const fn around(&self, edge: Edge) -> Option<HexId> {
        self.around[edge.index()]
    }
}

/// A river: only for the drawing (SP-2.3).
pub type River = hexes::River<Source>;

static SHIPPED: LazyLock<Vec<Board>> = LazyLock::new(|| {
    [
        include_str!("../data/usa.toml"),
        include_str!("../data/germany.toml"),
        include_str!("../data/britain.toml"),
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

    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let file: File = toml::from_str(text).map_err(|error| BoardError::Format(error.to_string()))?;
        let picture = Picture::parse(LAYOUT, &file.grid)?;
        let with = |wanted: fn(char) -> bool| {
            picture.hexes.iter().copied().filter(move |(_, sign)| wanted(*sign)).collect::<Vec<_>>()
        };
        let land = with(|sign| !matches!(sign, '~' | 'C'));
        let sites = with(|sign| sign == 'C');
        BoardError::unless_within("hexes for track", MAX_HEXES, land.len())?;
        BoardError::unless_within("cities", MAX_CITIES, file.city.len().max(sites.len()))?;
        check_sites(&file, &sites)?;
        let mut coords: Vec<Coord> = land.iter().map(|(coord, _)| *coord).collect();
        coords.extend(file.city.iter().map(|row| row.at));
        let mut board = Self {
            id: file.id.clone(),
            title: file.title.clone(),
            source: file.source,
            hexes: Vec::new(),
            sites: Vec::new(),
            has_groups: false,
            water: with(|sign| sign == '~').into_iter().map(|(coord, _)| coord).collect(),
            rivers: file.river.clone(),
            grid: Grid::new(LAYOUT, coords),
        };
        board.hexes = land
            .iter()
            .map(|(coord, sign)| board.hex_of(*coord, *sign, land.len()))
            .collect::<Result<_, _>>()?;
        board.sites = file.city.iter().map(|row| board.site_of(row)).collect();
        board.join_groups();
        board.rivers.iter().try_for_each(|river| river.check(&board.grid, &board.water))?;
        Ok(board)
    }

    fn hex_of(&self, coord: Coord, sign: char, hexes: usize) -> Result<BoardHex, BoardError> {
        let terrain = match sign {
            '.' => Terrain::Plains,
            'h' => Terrain::Hills,
            'M' => Terrain::Mountains,
            _ => return Err(BoardError::Sign { hex: coord, sign, signs: ". h M ~ C" }),
        };
        let across = Edge::ALL.map(|edge| match self.grid.neighbour(coord, edge) {
            Some(number) if number < hexes => Across::Hex(HexId::new(number)),
            Some(number) => Across::City(CityId::new(number - hexes)),
            None => Across::Nothing,
        });
        let edges = |wanted: fn(Across) -> bool| {
            Edge::ALL.into_iter().filter(|edge| wanted(across[edge.index()])).collect()
        };
        let land = edges(|across| across != Across::Nothing);
        let cities = edges(|across| matches!(across, Across::City(_)));
        Ok(BoardHex { coord, terrain, land, cities, across })
    }

    fn site_of(&self, row: &CityRow) -> Site {
        let hexes = self.hexes.len();
        let around = Edge::ALL
            .map(|edge| self.grid.neighbour(row.at, edge).filter(|number| *number < hexes).map(HexId::new));
        Site { coord: row.at, name: row.name.clone(), group: Cities::NONE, around, source: row.source }
    }

    /// Finds the cities that lie side by side.
    fn join_groups(&mut self) {
        for city in self.cities() {
            let mut group = Cities::only(city);
            loop {
                let beside = self.cities().filter(|other| {
                    group.iter().any(|one| {
                        self.grid.edge_between(self.site(one).coord, self.site(*other).coord).is_some()
                    })
                });
                let wider = beside.fold(group, |wider, other| wider.or(Cities::only(other)));
                if wider == group {
                    break;
                }
                group = wider;
            }
            self.sites[city.index()].group = group;
            self.has_groups |= group.len() > 1;
        }
    }

    #[must_use]
    #[inline]
    pub fn hex(&self, hex: HexId) -> &BoardHex {
        &self.hexes[hex.index()]
    }

    pub fn hexes(&self) -> impl ExactSizeIterator<Item = HexId> + use<> {
        (0..self.hexes.len()).map(HexId::new)
    }

    /// The hex for track at these coordinates.
    #[must_use]
    pub fn find(&self, coord: Coord) -> Option<HexId> {
        self.grid.find(coord).filter(|number| *number < self.hexes.len()).map(HexId::new)
    }

    #[must_use]
    #[inline]
    pub fn site(&self, city: CityId) -> &Site {
        &self.sites[city.index()]
    }

    /// Every site, in the order of the file.
    pub fn cities(&self) -> impl ExactSizeIterator<Item = CityId> + Clone + use<> {
        (0..self.sites.len()).map(CityId::new)
    }

    /// Whether any cities lie side by side.
    #[must_use]
    #[inline]
    pub const fn has_groups(&self) -> bool {
        self.has_groups
    }

    /// The site at these coordinates.
    #[must_use]
    pub fn find_city(&self, coord: Coord) -> Option<CityId> {
        self.grid.find(coord)?.checked_sub(self.hexes.len()).map(CityId::new)
    }
}

/// Every city of the grid is in the table once, and the other way round.
fn check_sites(file: &File, in_grid: &[(Coord, char)]) -> Result<(), BoardError> {
    for (at, row) in file.city.iter().enumerate() {
        let name = || row.name.clone();
        if !in_grid.iter().any(|(coord, _)| *coord == row.at) {
            return Err(BoardError::NotInGrid { name: name(), hex: row.at, what: "city" });
        }
        if file.city[..at].iter().any(|before| before.at == row.at) {
            return Err(BoardError::Entry { name: name(), why: format!("hex {} is listed twice", row.at) });
        }
    }
    match in_grid.iter().find(|(coord, _)| file.city.iter().all(|row| row.at != *coord)) {
        Some((hex, _)) => Err(BoardError::Unnamed { hex: *hex, what: "city" }),
        None => Ok(()),
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
    river: Vec<River>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    at: Coord,
    name: String,
    source: Source,
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
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_named() {
        let shipped = include_str!("../data/usa.toml");
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
