//! The ground of a board: what every drawing of it has, whatever is played on it.

use std::collections::BTreeSet;

use catalog::age_of_steam::Board;
use hexes::Edge;

use super::{terrain, water};
use crate::geometry::{APOTHEM, Area, Cell, RADIUS, point};
use crate::path::Path;
use crate::svg::Svg;

/// What a drawing is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A sheet with all there is.
    Sheet,
    /// A part of a page.
    Page,
    /// A small picture.
    Card,
}

pub(crate) struct Land {
    pub(crate) board: &'static Board,
    /// Every hex of the board, land and water.
    pub(crate) cells: BTreeSet<Cell>,
    pub(crate) lakes: BTreeSet<Cell>,
    pub(crate) purpose: Purpose,
}

impl Land {
    pub(crate) fn new(board: &'static Board, purpose: Purpose) -> Self {
        let lakes: BTreeSet<Cell> = board.lakes.iter().map(|coord| Cell::from(*coord)).collect();
        let mut cells = lakes.clone();
        cells.extend(board.hexes().map(|hex| Cell::from(board.coord(hex))));
        Self { board, cells, lakes, purpose }
    }

    /// The room that all hexes take, with the middle of hex A0 at the origin, and a margin around them.
    pub(crate) fn extent(&self, margin: f64) -> Area {
        let ends = |values: Vec<i32>| {
            (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0))
        };
        let (left, right) = ends(self.cells.iter().map(|cell| cell.column).collect());
        let (top, bottom) = ends(self.cells.iter().map(|cell| cell.row).collect());
        let first = Cell { column: left, row: top }.centre() - point(RADIUS + margin, APOTHEM + margin);
        let last =
            Cell { column: right, row: bottom }.centre() + point(RADIUS + margin, APOTHEM + margin);
        Area { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y }
    }

    pub(crate) fn draw(&self, svg: &mut Svg) {
        terrain::draw(svg, self);
        water::draw(svg, self);
        terrain::draw_grid(svg, self);
    }

    /// The id of something defined once: two drawings on one page may not share it.
    pub(crate) fn id(&self, name: &str) -> String {
        let prefix = if self.purpose == Purpose::Card { "card" } else { "aos" };
        format!("{prefix}-{name}")
    }

    /// An empty path. What is sent to a browser is written to be packed.
    pub(crate) fn path(&self) -> Path {
        if self.purpose == Purpose::Sheet { Path::default() } else { Path::in_steps() }
    }

    /// Whether a hex that is not on the board shows water: it does when half of its neighbours on the board do, so that
    /// lakes go on beyond the last hex.
    pub(crate) fn is_water_outside(&self, cell: Cell) -> bool {
        let around = Edge::ALL.map(|edge| cell.neighbour(edge));
        let on_board = around.iter().filter(|cell| self.cells.contains(cell)).count();
        let wet = around.iter().filter(|cell| self.lakes.contains(cell)).count();
        wet > 0 && 2 * wet >= on_board
    }
}
