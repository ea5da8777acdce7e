//! The ground of a board: what every drawing of it has, whatever is played on it.

mod symbols;
mod terrain;
mod water;

use std::collections::BTreeSet;

use hexes::{Coord, Edge, Layout};

use crate::geometry::{Area, Cell, half_hex, point};
use crate::ids::Ids;
use crate::path::Path;

pub use symbols::{define_frame, define_hills, define_mountains, define_streets, define_woods};
pub use terrain::{draw_grid, draw_growth, draw_hills, draw_mountains, paint};
pub use water::{River, bend, draw_water};

/// What a drawing is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A sheet with all there is.
    Sheet,
    /// A part of a page.
    Page,
    /// A small picture.
    Card,
}

#[derive(Debug)]
pub struct Ground {
    pub layout: Layout,
    /// Every hex of the board, land and water.
    pub cells: BTreeSet<Cell>,
    pub water: BTreeSet<Cell>,
    /// Whether all around the board is water.
    pub is_island: bool,
    pub purpose: Purpose,
    pub ids: Ids,
}

impl Ground {
    pub fn new(
        layout: Layout,
        land: impl IntoIterator<Item = Coord>,
        water: impl IntoIterator<Item = Coord>,
        purpose: Purpose,
        ids: Ids,
    ) -> Self {
        let water: BTreeSet<Cell> = water.into_iter().map(|coord| Cell::at(layout, coord)).collect();
        let mut cells = water.clone();
        cells.extend(land.into_iter().map(|coord| Cell::at(layout, coord)));
        Self { layout, cells, water, is_island: false, purpose, ids }
    }

    /// The room that all hexes take, with the middle of hex A0 at the origin, and a margin around them.
    pub fn extent(&self, margin: f64) -> Area {
        let ends = |values: Vec<i32>| {
            (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0))
        };
        let (left, right) = ends(self.cells.iter().map(|cell| cell.column).collect());
        let (top, bottom) = ends(self.cells.iter().map(|cell| cell.row).collect());
        let half = half_hex(self.layout);
        let around = point(half.x + margin, half.y + margin);
        let first = Cell::new(self.layout, left, top).centre() - around;
        let last = Cell::new(self.layout, right, bottom).centre() + around;
        Area { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y }
    }

    /// The hexes around the board.
    pub fn outside(&self) -> BTreeSet<Cell> {
        let around = self.cells.iter().flat_map(|cell| Edge::ALL.map(|edge| cell.neighbour(edge)));
        around.filter(|cell| !self.cells.contains(cell)).collect()
    }

    /// An empty path. What is sent to a browser is written to be packed.
    pub fn path(&self) -> Path {
        if self.purpose == Purpose::Sheet { Path::default() } else { Path::in_steps() }
    }

    /// Whether a hex that is not on the board shows water: it does when half of its neighbours on the board do, so that
    /// lakes go on beyond the last hex.
    pub fn is_water_outside(&self, cell: Cell) -> bool {
        if self.is_island {
            return true;
        }
        let around = Edge::ALL.map(|edge| cell.neighbour(edge));
        let on_board = around.iter().filter(|cell| self.cells.contains(cell)).count();
        let wet = around.iter().filter(|cell| self.water.contains(cell)).count();
        wet > 0 && 2 * wet >= on_board
    }
}
