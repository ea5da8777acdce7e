//! Boards are text files that a person can draw.

use hexes::{BoardError, Coord, Edge, Grid, Picture};
use kernel::Source;
use serde::Deserialize;

use super::{Across, Board, BoardHex, CitySite, LAYOUT, MAX_CITIES, MAX_HEXES, River, Terrain};
use crate::ids::{Cities, CityId, HexId};

impl Board {
    /// Reads a board, or says what is wrong with it.
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
        picture.check_listed('C', "city", file.city.iter().map(|row| (row.name.as_str(), row.at)))?;
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
        let across = self.across(coord, hexes);
        let edges = |wanted: fn(Across) -> bool| {
            Edge::ALL.into_iter().filter(|edge| wanted(across[edge.index()])).collect()
        };
        let land = edges(|across| across != Across::Nothing);
        let cities = edges(|across| matches!(across, Across::City(_)));
        Ok(BoardHex { coord, terrain, land, cities, across })
    }

    fn site_of(&self, row: &CityRow) -> CitySite {
        let across = self.across(row.at, self.hexes.len());
        CitySite { coord: row.at, name: row.name.clone(), group: Cities::NONE, across, source: row.source }
    }

    /// What lies around a place, on a board with this many hexes for track.
    fn across(&self, coord: Coord, hexes: usize) -> [Across; 6] {
        Edge::ALL.map(|edge| match self.grid.neighbour(coord, edge) {
            Some(number) if number < hexes => Across::Hex(HexId::new(number)),
            Some(number) => Across::City(CityId::new(number - hexes)),
            None => Across::Nothing,
        })
    }

    /// Finds the cities that lie side by side, directly or by others.
    fn join_groups(&mut self) {
        for city in self.cities() {
            let mut group = Cities::only(city);
            loop {
                let beside = group.iter().flat_map(|one| self.site(one).beside());
                let wider = beside.fold(group, |wider, (_, other)| wider.or(Cities::only(other)));
                if wider == group {
                    break;
                }
                group = wider;
            }
            self.sites[city.index()].group = group;
            self.has_groups |= group.len() > 1;
        }
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
