//! The ways that links take from city to city.

use imperial_steam::LinkId;
use imperial_steam::printed::Map;

use super::layout;
use draw::geometry::{Area, Point};
use draw::path::Path;

/// How far a link is bent: at most, and in proportion to its length.
const MOST_BENT: f64 = 12.0;
const BENT: f64 = 0.07;
/// The steps in which a course is measured.
const STEPS: u32 = 120;

/// A gently bent line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    pub(crate) from: Point,
    pub(crate) control: Point,
    pub(crate) to: Point,
}

impl Course {
    /// What can be seen of a link, between its cities' tiles.
    pub(crate) fn in_sight(map: &Map, link: LinkId) -> Self {
        let whole = Self::whole(map, link);
        let [a, b] = map.link(link).ends().map(|city| layout::tile(map, city));
        let share = |step: u32| f64::from(step) / f64::from(STEPS);
        let leaves = (0..=STEPS).map(share).find(|share| !is_inside(whole.at(*share), &a));
        let arrives = (0..=STEPS).rev().map(share).find(|share| !is_inside(whole.at(*share), &b));
        whole.part(leaves.unwrap_or(0.0), arrives.unwrap_or(1.0))
    }

    /// From the inside of one tile to that of the other.
    pub(crate) fn whole(map: &Map, link: LinkId) -> Self {
        let ends = map.link(link).ends();
        let aims = layout::aims(&link.to_string());
        let [from, to] = [0, 1].map(|end| layout::centre(map, ends[end]) + aims[end]);
        let along = to - from;
        let side = if link.index().is_multiple_of(2) { 1.0 } else { -1.0 };
        let bend = (along.length() * BENT).min(MOST_BENT) * side;
        Self { from, control: from.toward(to, 0.5) + along.unit().across() * bend, to }
    }

    pub(crate) fn at(&self, share: f64) -> Point {
        let (one, other) = (self.from.toward(self.control, share), self.control.toward(self.to, share));
        one.toward(other, share)
    }

    /// Its direction at this share of the way, as a step of length 1.
    pub(crate) fn heading(&self, share: f64) -> Point {
        (self.control - self.from).toward(self.to - self.control, share).unit()
    }

    pub(crate) fn length(&self) -> f64 {
        ((self.to - self.from).length()
            + (self.control - self.from).length()
            + (self.to - self.control).length())
            / 2.0
    }

    pub(crate) fn middle(&self) -> Point {
        self.at(0.5)
    }

    /// The place this far beyond the middle.
    pub(crate) fn beyond_middle(&self, by: f64) -> Point {
        self.at(0.5 + by / self.length().max(1.0))
    }

    fn part(&self, start: f64, end: f64) -> Self {
        let one = self.from.toward(self.control, start).toward(self.control.toward(self.to, start), end);
        Self { from: self.at(start), control: one, to: self.at(end) }
    }

    /// The same way, this far to the right.
    pub(crate) fn beside(&self, by: f64) -> Self {
        let off = |share: f64| self.heading(share).across() * by;
        Self { from: self.from + off(0.0), control: self.control + off(0.5), to: self.to + off(1.0) }
    }

    /// The same way, as seen from here.
    pub(crate) fn seen_from(&self, origin: Point) -> Self {
        Self { from: self.from - origin, control: self.control - origin, to: self.to - origin }
    }

    pub(crate) fn path(&self) -> Path {
        let mut path = Path::in_steps();
        self.add_to(&mut path);
        path
    }

    pub(crate) fn add_to(&self, path: &mut Path) {
        path.start(self.from).bend(self.control, self.to);
    }

    /// The outline of a band of this width along the whole way.
    pub(crate) fn band(&self, width: f64) -> Path {
        let (left, right) = (self.beside(-width / 2.0), self.beside(width / 2.0));
        let mut path = Path::in_steps();
        path.start(left.from)
            .bend(left.control, left.to)
            .to(right.to)
            .bend(right.control, right.from)
            .close();
        path
    }
}

fn is_inside(place: Point, area: &Area) -> bool {
    (area.x..area.right()).contains(&place.x) && (area.y..area.bottom()).contains(&place.y)
}
