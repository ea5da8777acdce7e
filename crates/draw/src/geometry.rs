//! Points, areas, and hexes on the page, whichever way they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Add, Mul, Sub};

use hexes::{Coord, Edge, Layout};

/// From the middle of a hex to its corners.
pub const RADIUS: f64 = 60.0;
/// From the middle of a hex to the middle of its sides.
pub const APOTHEM: f64 = RADIUS * 0.866_025_403_784_438_6;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

pub const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The same direction, of length 1.
    pub fn unit(self) -> Self {
        self * (1.0 / self.length().max(f64::EPSILON))
    }

    /// A quarter turn clockwise.
    pub fn across(self) -> Self {
        point(-self.y, self.x)
    }

    /// The point this far of the way to another.
    pub fn toward(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, by: f64) -> Self {
        point(self.x * by, self.y * by)
    }
}

/// A rectangle of the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }
}

/// A hex of the page. Unlike a [`Coord`] it may lie outside the board on any side, and it knows how hexes stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    pub column: i32,
    pub row: i32,
    pointed: bool,
}

impl Cell {
    pub const fn new(layout: Layout, column: i32, row: i32) -> Self {
        Self { column, row, pointed: matches!(layout, Layout::Pointed) }
    }

    pub fn at(layout: Layout, coord: Coord) -> Self {
        Self::new(layout, coord.column.into(), coord.row.into())
    }

    const fn layout(self) -> Layout {
        if self.pointed { Layout::Pointed } else { Layout::Flat }
    }

    pub fn centre(self) -> Point {
        let (column, row) = (f64::from(self.column), f64::from(self.row));
        match self.layout() {
            Layout::Flat => point(1.5 * RADIUS * column, APOTHEM * row),
            Layout::Pointed => point(APOTHEM * column, 1.5 * RADIUS * row),
        }
    }

    pub fn neighbour(self, edge: Edge) -> Self {
        let (columns, rows) = self.layout().step(edge);
        Self { column: self.column + i32::from(columns), row: self.row + i32::from(rows), ..self }
    }

    pub fn edge_toward(self, other: Self) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| self.neighbour(*edge) == other)
    }

    /// The corner at which an edge begins, going clockwise.
    pub fn corner(self, edge: Edge) -> Corner {
        let (x, y) = match self.layout() {
            Layout::Flat => {
                let (x, y) = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)][edge.index()];
                (3 * self.column + x, self.row + y)
            }
            Layout::Pointed => {
                let (x, y) = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][edge.index()];
                (self.column + x, 3 * self.row + y)
            }
        };
        Corner { x, y, pointed: self.pointed }
    }

    pub fn corners(self) -> [Point; 6] {
        Edge::ALL.map(|edge| self.corner(edge).point())
    }

    /// A number from 0 to 1 that looks random and is always the same for this cell and salt.
    pub fn scatter(self, salt: u32) -> f64 {
        scatter([self.column, self.row], salt)
    }
}

/// A number from 0 to 1 that looks random and is always the same for these two and this salt.
pub fn scatter(of: [i32; 2], salt: u32) -> f64 {
    let mut mixed = (of[0] as u32).wrapping_mul(0x9e37_79b1)
        ^ (of[1] as u32).wrapping_mul(0x85eb_ca77)
        ^ salt.wrapping_mul(0xc2b2_ae3d);
    for _ in 0..2 {
        mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
    }
    f64::from(mixed >> 16) / 65536.0
}

/// From the middle of a hex to its right and lower end.
pub const fn half_hex(layout: Layout) -> Point {
    match layout {
        Layout::Flat => point(RADIUS, APOTHEM),
        Layout::Pointed => point(APOTHEM, RADIUS),
    }
}

/// A corner of hexes, in steps so that corners of neighbouring hexes compare equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Corner {
    x: i32,
    y: i32,
    pointed: bool,
}

impl Corner {
    pub fn point(self) -> Point {
        let (x, y) = (f64::from(self.x), f64::from(self.y));
        if self.pointed { point(APOTHEM * x, RADIUS / 2.0 * y) } else { point(RADIUS / 2.0 * x, APOTHEM * y) }
    }
}

/// The outlines of a set of hexes: closed walks from corner to corner.
pub fn outlines(cells: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
    let mut next: BTreeMap<Corner, Corner> = cells
        .iter()
        .flat_map(|cell| Edge::ALL.map(|edge| (*cell, edge)))
        .filter(|(cell, edge)| !cells.contains(&cell.neighbour(*edge)))
        .map(|(cell, edge)| (cell.corner(edge), cell.corner(edge.turned(1))))
        .collect();
    let mut outlines = Vec::new();
    while let Some((first, mut corner)) = next.pop_first() {
        let mut outline = vec![first];
        while corner != first {
            outline.push(corner);
            match next.remove(&corner) {
                Some(following) => corner = following,
                None => break,
            }
        }
        outlines.push(outline);
    }
    outlines
}

/// The corners of a hex, from its middle.
pub fn hex(layout: Layout) -> [Point; 6] {
    Cell::new(layout, 0, 0).corners()
}

/// The middle of a hex's side, from the middle of the hex.
pub fn side(layout: Layout, edge: Edge) -> Point {
    // Shares of the radius and of the apothem, each along its own axis.
    let flat = [(0.0, -1.0), (0.75, -0.5), (0.75, 0.5), (0.0, 1.0), (-0.75, 0.5), (-0.75, -0.5)];
    let pointed = [(0.5, -0.75), (1.0, 0.0), (0.5, 0.75), (-0.5, 0.75), (-1.0, 0.0), (-0.5, -0.75)];
    match layout {
        Layout::Flat => {
            let (x, y) = flat[edge.index()];
            point(x * RADIUS, y * APOTHEM)
        }
        Layout::Pointed => {
            let (x, y) = pointed[edge.index()];
            point(x * APOTHEM, y * RADIUS)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 2] = [Layout::Flat, Layout::Pointed];

    #[test]
    fn neighbours_share_a_side_and_its_corners() {
        for layout in LAYOUTS {
            let home = Cell::new(layout, 3, 5);
            for edge in Edge::ALL {
                let across = home.neighbour(edge);
                assert_eq!(home.edge_toward(across), Some(edge));
                assert_eq!(home.corner(edge), across.corner(edge.opposite().turned(1)));
                let half = (across.centre() - home.centre()) * 0.5;
                assert!((half - side(layout, edge)).length() < 1e-9);
                let between = hex(layout)[edge.index()].toward(hex(layout)[edge.turned(1).index()], 0.5);
                assert!((between - side(layout, edge)).length() < 1e-9);
            }
        }
    }

    #[test]
    fn a_pointed_hex_is_a_flat_one_turned_by_a_twelfth() {
        for (flat, pointed) in hex(Layout::Flat).into_iter().zip(hex(Layout::Pointed)) {
            let (sin, cos) = (std::f64::consts::TAU / 12.0).sin_cos();
            let turned = point(flat.x * cos - flat.y * sin, flat.x * sin + flat.y * cos);
            assert!((turned - pointed).length() < 1e-9);
        }
    }

    #[test]
    fn the_outline_of_two_neighbours_has_ten_corners() {
        for layout in LAYOUTS {
            let home = Cell::new(layout, 3, 3);
            let cells = BTreeSet::from([home, home.neighbour(Edge::SE)]);
            let outlines = outlines(&cells);
            assert_eq!(outlines.len(), 1);
            assert_eq!(outlines[0].len(), 10);
        }
    }
}
