//! The ground of a board of this game.

use draw::geometry::Cell;
use draw::ground::{self, Ground, Purpose};
use draw::ids::Ids;
use draw::svg::Svg;
use steam_power::{Board, River, Terrain};

use super::{IDS, LAYOUT, palette};

/// On a page with the cards of many games, this one's ids are its own.
const ON_CARD: Ids = Ids("card-sp");

/// Up to one in five of the hexes around a board may be dry, and it still shows an island.
const ISLAND: usize = 5;

pub(crate) struct Land {
    pub(crate) board: &'static Board,
    pub(crate) ground: Ground,
}

impl Land {
    pub(crate) fn new(board: &'static Board, purpose: Purpose) -> Self {
        let ids = if purpose == Purpose::Card { ON_CARD } else { IDS };
        let hexes = board.hexes().map(|hex| board.hex(hex).coord);
        let land = hexes.chain(board.cities().map(|city| board.site(city).coord));
        let mut ground = Ground::new(LAYOUT, land, board.water.iter().copied(), purpose, ids);
        // Where nearly all that is around a board is sea, all of it is.
        let outside = ground.outside();
        let wet = outside.iter().filter(|cell| ground.is_water_outside(**cell)).count();
        ground.is_island = ISLAND * wet >= (ISLAND - 1) * outside.len();
        Self { board, ground }
    }

    pub(crate) fn draw(&self, svg: &mut Svg) {
        let (board, ground) = (self.board, &self.ground);
        let hexes = || board.hexes().map(|hex| board.hex(hex)).map(|hex| (cell(hex.coord), hex.terrain));
        let of =
            |wanted: Terrain| hexes().filter(move |(_, terrain)| *terrain == wanted).map(|(cell, _)| cell);
        let cities = board.cities().map(|city| (cell(board.site(city).coord), palette::PLAINS[0]));
        ground::paint(
            svg,
            ground,
            hexes().map(|(cell, terrain)| (cell, colour(cell, terrain))).chain(cities),
        );
        if ground.purpose != Purpose::Card {
            ground::draw_growth(svg, ground, of(Terrain::Plains));
        }
        ground::draw_hills(svg, ground, of(Terrain::Hills));
        ground::draw_mountains(svg, ground, of(Terrain::Mountains));
        ground::draw_water(svg, ground, &self.rivers());
        ground::draw_grid(svg, ground);
    }

    fn rivers(&self) -> Vec<ground::River> {
        let rivers = &self.board.rivers;
        let bent = |cells: Vec<Cell>| cells.into_iter().map(|cell| (cell, ground::bend(cell))).collect();
        rivers.iter().map(|river| bent(self.flowing_on(river))).collect()
    }

    /// A river's course; where that ends in the midst of land, it goes straight on to water, a city or the rim.
    fn flowing_on(&self, river: &River) -> Vec<Cell> {
        let mut cells: Vec<Cell> = river.course.iter().map(|coord| cell(*coord)).collect();
        let others = self.board.rivers.iter().filter(|other| other.name != river.name);
        let joins: Vec<Cell> = others.flat_map(|other| &other.course).map(|coord| cell(*coord)).collect();
        while let [.., before, last] = *cells.as_slice()
            && let Some(heading) = before.edge_toward(last)
            && self.is_wild(last)
            && !joins.contains(&last)
            && self.ground.cells.contains(&last.neighbour(heading))
        {
            cells.push(last.neighbour(heading));
        }
        cells
    }

    /// Whether it is land without a city.
    fn is_wild(&self, at: Cell) -> bool {
        self.board.hexes().any(|hex| cell(self.board.hex(hex).coord) == at)
    }
}

pub(crate) fn cell(coord: hexes::Coord) -> Cell {
    Cell::at(LAYOUT, coord)
}

fn colour(cell: Cell, terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => palette::PLAINS[(cell.scatter(1) * 3.0) as usize],
        Terrain::Hills => palette::HILLS,
        Terrain::Mountains => palette::UPLAND,
    }
}
