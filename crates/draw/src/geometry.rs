//! Points, hexes on the page, and the curves that track takes across a hex.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::TAU;
use std::ops::{Add, Mul, Sub};

use hexes::{Bend, Coord, Edge, Layout, Segment};

/// From the middle of a hex to its corners.
pub(crate) const RADIUS: f64 = 60.0;
/// From the middle of a hex to the middle of its sides.
pub(crate) const APOTHEM: f64 = RADIUS * 0.866_025_403_784_438_6;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

pub(crate) const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The same direction, of length 1.
    pub(crate) fn unit(self) -> Self {
        self * (1.0 / self.length().max(f64::EPSILON))
    }

    /// A quarter turn clockwise.
    pub(crate) fn across(self) -> Self {
        point(-self.y, self.x)
    }

    /// The point this far of the way to another.
    pub(crate) fn toward(self, other: Self, share: f64) -> Self {
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
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(crate) fn right(&self) -> f64 {
        self.x + self.width
    }

    pub(crate) fn bottom(&self) -> f64 {
        self.y + self.height
    }
}

/// A hex of the page. Unlike a [`Coord`] it may lie outside the board on any side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Cell {
    pub(crate) column: i32,
    pub(crate) row: i32,
}

impl From<Coord> for Cell {
    fn from(coord: Coord) -> Self {
        Self { column: coord.column.into(), row: coord.row.into() }
    }
}

impl Cell {
    pub(crate) fn centre(self) -> Point {
        point(1.5 * RADIUS * f64::from(self.column), APOTHEM * f64::from(self.row))
    }

    pub(crate) fn neighbour(self, edge: Edge) -> Self {
        let (columns, rows) = Layout::Flat.step(edge);
        Self { column: self.column + i32::from(columns), row: self.row + i32::from(rows) }
    }

    pub(crate) fn edge_toward(self, other: Self) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| self.neighbour(*edge) == other)
    }

    /// The corner at which an edge begins, going clockwise.
    pub(crate) fn corner(self, edge: Edge) -> Corner {
        let (x, y) = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)][edge.index()];
        Corner { x: 3 * self.column + x, y: self.row + y }
    }

    /// A number from 0 to 1 that looks random and is always the same for this cell and salt.
    pub(crate) fn scatter(self, salt: u32) -> f64 {
        let mut mixed = (self.column as u32).wrapping_mul(0x9e37_79b1)
            ^ (self.row as u32).wrapping_mul(0x85eb_ca77)
            ^ salt.wrapping_mul(0xc2b2_ae3d);
        for _ in 0..2 {
            mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
        }
        f64::from(mixed >> 16) / 65536.0
    }
}

/// A corner of hexes, in steps so that corners of neighbouring hexes compare equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Corner {
    x: i32,
    y: i32,
}

impl Corner {
    pub(crate) fn point(self) -> Point {
        point(RADIUS / 2.0 * f64::from(self.x), APOTHEM * f64::from(self.y))
    }
}

/// The outlines of a set of hexes: closed walks from corner to corner.
pub(crate) fn outlines(cells: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
    let mut next: BTreeMap<Corner, Corner> = cells
        .iter()
        .flat_map(|cell| Edge::ALL.map(|edge| (*cell, edge)))
        .filter(|(cell, edge)| !cells.contains(&cell.neighbour(*edge)))
        .map(|(cell, edge)| (cell.corner(edge), cell.corner(edge.turned(1))))
        .collect();
    let mut outlines = Vec::new();
    while let Some((first, mut at)) = next.pop_first() {
        let mut outline = vec![first];
        while at != first {
            outline.push(at);
            match next.remove(&at) {
                Some(following) => at = following,
                None => break,
            }
        }
        outlines.push(outline);
    }
    outlines
}

/// The middle of a hex's side, from the middle of the hex.
pub(crate) fn side(edge: Edge) -> Point {
    let (x, y) =
        [(0.0, -1.0), (0.75, -0.5), (0.75, 0.5), (0.0, 1.0), (-0.75, 0.5), (-0.75, -0.5)][edge.index()];
    point(x * RADIUS, y * APOTHEM)
}

/// A stretch of track across a hex, from the middle of that hex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// The middle of the circle that it follows; `None` for a straight.
    around: Option<Point>,
}

impl Curve {
    pub(crate) fn of(segment: Segment) -> Self {
        let (a, b) = segment.ends();
        let gap = b.index() - a.index();
        let around = match (segment.bend(), gap) {
            (Bend::Straight, _) => None,
            // Around the neighbour between the two edges.
            (Bend::Gentle, 2) => Some(side(a.turned(1)) * 2.0),
            (Bend::Gentle, _) => Some(side(b.turned(1)) * 2.0),
            // Around the corner between them.
            (Bend::Acute, 1) => Some(corner(b)),
            (Bend::Acute, _) => Some(corner(a)),
        };
        Self { from: side(a), to: side(b), around }
    }

    /// From an edge to the middle.
    pub(crate) fn exit(edge: Edge) -> Self {
        Self { from: side(edge), to: Point::default(), around: None }
    }

    /// Radius, and whether it turns clockwise.
    pub(crate) fn arc(&self) -> Option<(f64, bool)> {
        self.around.map(|middle| ((self.from - middle).length(), self.angle(middle) > 0.0))
    }

    fn angle(&self, middle: Point) -> f64 {
        let (from, to) = (self.from - middle, self.to - middle);
        let turn = to.y.atan2(to.x) - from.y.atan2(from.x);
        if turn > TAU / 2.0 {
            turn - TAU
        } else if turn < -TAU / 2.0 {
            turn + TAU
        } else {
            turn
        }
    }

    /// The point this share of the way along.
    pub(crate) fn at(&self, share: f64) -> Point {
        match self.around {
            None => self.from.toward(self.to, share),
            Some(middle) => {
                let (sin, cos) = (self.angle(middle) * share).sin_cos();
                let arm = self.from - middle;
                middle + point(arm.x * cos - arm.y * sin, arm.x * sin + arm.y * cos)
            }
        }
    }

    /// The share of the way at which it comes nearest to another curve.
    pub(crate) fn meets(&self, other: &Self) -> f64 {
        const STEPS: u32 = 40;
        let shares = || (0..=STEPS).map(|step| f64::from(step) / f64::from(STEPS));
        let distance = |share: f64| {
            shares().map(|there| (self.at(share) - other.at(there)).length()).fold(f64::INFINITY, f64::min)
        };
        shares()
            .map(|share| (distance(share), share))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(0.5, |best| best.1)
    }
}

fn corner(edge: Edge) -> Point {
    Cell { column: 0, row: 0 }.corner(edge).point()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_leaves_a_hex_at_right_angles() {
        for segment in Segment::ALL {
            let curve = Curve::of(segment);
            let (a, _) = segment.ends();
            let inward = (curve.at(0.01) - curve.from).unit();
            assert!((inward + side(a).unit()).length() < 0.05, "{segment:?}");
            assert!((curve.at(1.0) - curve.to).length() < 0.001);
        }
    }

    #[test]
    fn the_outline_of_two_neighbours_has_ten_corners() {
        let home = Cell { column: 3, row: 3 };
        let cells = BTreeSet::from([home, home.neighbour(Edge::SE)]);
        let outlines = outlines(&cells);
        assert_eq!(outlines.len(), 1);
        assert_eq!(outlines[0].len(), 10);
    }

    #[test]
    fn crossing_tracks_meet_where_they_cross() {
        let curve = |a, b| Segment::between(a, b).map(Curve::of).unwrap();
        let (one, other) = (curve(Edge::N, Edge::S), curve(Edge::NE, Edge::NW));
        assert!(one.at(one.meets(&other)).y < -5.0);
        assert!((curve(Edge::N, Edge::S).meets(&curve(Edge::NE, Edge::SW)) - 0.5).abs() < 0.03);
    }
}
