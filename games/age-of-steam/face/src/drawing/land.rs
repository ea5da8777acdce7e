//! The ground of a board of this game.

use std::collections::BTreeSet;

use age_of_steam::{Board, Terrain};

use super::{IDS, LAYOUT, palette};
use draw::geometry::Cell;
use draw::ground::{self, Ground, Purpose, River};
use draw::ids::Ids;
use draw::svg::Svg;

/// On a page with the cards of many games, this one's ids are its own.
const ON_CARD: Ids = Ids("card-aos");

pub(crate) struct Land {
    pub(crate) board: &'static Board,
    pub(crate) ground: Ground,
}

impl Land {
    pub(crate) fn new(board: &'static Board, purpose: Purpose) -> Self {
        let ids = if purpose == Purpose::Card { ON_CARD } else { IDS };
        let hexes = board.hexes().map(|hex| board.coord(hex));
        Self { board, ground: Ground::new(LAYOUT, hexes, board.lakes.iter().copied(), purpose, ids) }
    }

    pub(crate) fn draw(&self, svg: &mut Svg) {
        let (board, ground) = (self.board, &self.ground);
        let hexes = || board.hexes().map(|hex| (Cell::at(LAYOUT, board.coord(hex)), board.hex(hex)));
        ground::paint(svg, ground, hexes().map(|(cell, hex)| (cell, colour(cell, hex.terrain))));
        if ground.purpose != Purpose::Card {
            let wild = hexes().filter(|(_, hex)| hex.terrain != Terrain::Mountain && hex.stop.is_none());
            ground::draw_growth(svg, ground, wild.map(|(cell, _)| cell));
        }
        let high = hexes().filter(|(_, hex)| hex.terrain == Terrain::Mountain);
        ground::draw_mountains(svg, ground, high.map(|(cell, _)| cell));
        ground::draw_water(svg, ground, &self.rivers());
        ground::draw_grid(svg, ground);
    }

    /// They go around the disc of a town.
    fn rivers(&self) -> Vec<River> {
        let board = self.board;
        let stops: BTreeSet<Cell> =
            board.stops().map(|stop| Cell::at(LAYOUT, board.coord(board.stop(stop).hex))).collect();
        let off = |cell: &Cell| if stops.contains(cell) { 30.0 } else { ground::bend(*cell) };
        let courses = board.rivers.iter().map(|river| {
            river.course.iter().map(|coord| Cell::at(LAYOUT, *coord)).map(|cell| (cell, off(&cell))).collect()
        });
        courses.collect()
    }
}

fn colour(cell: Cell, terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plain => palette::PLAINS[(cell.scatter(1) * 3.0) as usize],
        Terrain::River => palette::RIVERSIDE,
        Terrain::Mountain => palette::UPLAND,
    }
}
