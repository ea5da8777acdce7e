//! The curves that track takes across a hex.

use std::f64::consts::TAU;

use hexes::{Bend, Edge, Layout, Segment};

use crate::geometry::{Point, hex, point, side};

/// A stretch of track across a hex, from the middle of that hex.
#[derive(Clone, Copy, Debug)]
pub struct Curve {
    pub from: Point,
    pub to: Point,
    /// The middle of the circle that it follows; `None` for a straight.
    around: Option<Point>,
}

impl Curve {
    pub fn of(layout: Layout, segment: Segment) -> Self {
        let side = |edge| side(layout, edge);
        let corner = |edge: Edge| hex(layout)[edge.index()];
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
    pub fn exit(layout: Layout, edge: Edge) -> Self {
        Self { from: side(layout, edge), to: Point::default(), around: None }
    }

    /// Radius, and whether it turns clockwise.
    pub fn arc(&self) -> Option<(f64, bool)> {
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
    pub fn at(&self, share: f64) -> Point {
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
    pub fn meets(&self, other: &Self) -> f64 {
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

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 2] = [Layout::Flat, Layout::Pointed];

    #[test]
    fn a_curve_leaves_a_hex_at_right_angles() {
        for (layout, segment) in LAYOUTS.into_iter().flat_map(|layout| Segment::ALL.map(|one| (layout, one)))
        {
            let curve = Curve::of(layout, segment);
            let (a, _) = segment.ends();
            let inward = (curve.at(0.01) - curve.from).unit();
            assert!((inward + side(layout, a).unit()).length() < 0.05, "{layout:?}, {segment:?}");
            assert!((curve.at(1.0) - curve.to).length() < 0.001);
        }
    }

    #[test]
    fn crossing_tracks_meet_where_they_cross() {
        let curve = |a, b| Segment::between(a, b).map(|one| Curve::of(Layout::Flat, one)).unwrap();
        let (one, other) = (curve(Edge::N, Edge::S), curve(Edge::NE, Edge::NW));
        assert!(one.at(one.meets(&other)).y < -5.0);
        assert!((curve(Edge::N, Edge::S).meets(&curve(Edge::NE, Edge::SW)) - 0.5).abs() < 0.03);
    }
}
