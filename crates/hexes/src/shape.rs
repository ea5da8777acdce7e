use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Edge, Edges};

/// A stretch of track across a hex, from one edge to another.
///
/// ```
/// use hexes::{Bend, Edge, Segment};
///
/// let curve = Segment::between(Edge::S, Edge::NE).expect("two different edges");
/// assert_eq!(curve.bend(), Bend::Gentle);
/// assert_eq!(curve.other_end(Edge::NE), Some(Edge::S), "what comes in at one end leaves at the other");
/// assert_eq!(curve.other_end(Edge::N), None);
/// assert_eq!(Segment::between(Edge::S, Edge::S), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// The edge with the lower number.
    a: Edge,
    b: Edge,
}

/// How sharply a segment turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bend {
    /// From an edge to the one across.
    Straight,
    /// From an edge to the next but one.
    Gentle,
    /// From an edge to the next.
    Acute,
}

impl Segment {
    /// How many segments there are.
    pub const COUNT: usize = 15;

    /// All of them, in the order of their [`index`](Self::index).
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self { a: Edge::N, b: Edge::NE }; Self::COUNT];
        let (mut index, mut a) = (0, 0);
        while a < 6 {
            let mut b = a + 1;
            while b < 6 {
                all[index] = Self { a: Edge::nth(a), b: Edge::nth(b) };
                index += 1;
                b += 1;
            }
            a += 1;
        }
        all
    };

    /// The segment at this place of [`ALL`](Self::ALL).
    ///
    /// # Panics
    /// When there are not so many.
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The segment between two different edges.
    #[must_use]
    #[inline]
    pub const fn between(a: Edge, b: Edge) -> Option<Self> {
        match a as u8 {
            low if low < b as u8 => Some(Self { a, b }),
            high if high > b as u8 => Some(Self { a: b, b: a }),
            _ => None,
        }
    }

    /// Both edges, the one with the lower number first.
    #[must_use]
    #[inline]
    pub const fn ends(self) -> (Edge, Edge) {
        (self.a, self.b)
    }

    /// Both edges, as a set.
    #[must_use]
    #[inline]
    pub const fn edges(self) -> Edges {
        Edges::pair(self.a, self.b)
    }

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // Segments that begin at 0, 1, 2, … number 5, 4, 3, …
        let (a, b) = (self.a.index(), self.b.index());
        a * (11 - a) / 2 + b - a - 1
    }

    /// Whether it ends at this edge.
    #[must_use]
    #[inline]
    pub const fn touches(self, edge: Edge) -> bool {
        self.edges().contains(edge)
    }

    /// The end that is not this one.
    #[must_use]
    #[inline]
    pub fn other_end(self, edge: Edge) -> Option<Edge> {
        match edge {
            _ if edge == self.a => Some(self.b),
            _ if edge == self.b => Some(self.a),
            _ => None,
        }
    }

    /// How sharply it turns.
    #[must_use]
    #[inline]
    pub const fn bend(self) -> Bend {
        match self.b.index() - self.a.index() {
            3 => Bend::Straight,
            2 | 4 => Bend::Gentle,
            _ => Bend::Acute,
        }
    }

    /// Whether two segments that share no edge cross each other.
    #[must_use]
    #[inline]
    pub fn crosses(self, other: Self) -> bool {
        let inside = |edge: Edge| edge > self.a && edge < self.b;
        !self.edges().meets(other.edges()) && inside(other.a) != inside(other.b)
    }

    /// This segment after the hex has been turned clockwise by so many sixths.
    #[must_use]
    #[inline]
    pub const fn turned(self, sixths: usize) -> Self {
        let (a, b) = (self.a.turned(sixths), self.b.turned(sixths));
        if (a as u8) < (b as u8) { Self { a, b } } else { Self { a: b, b: a } }
    }
}

impl fmt::Debug for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

kernel::small_set! {
    /// A set of segments, one bit each by [`Segment::index`].
    Segments of Segment in u16
}

impl Segments {
    /// All of them.
    pub const ALL: Self = Self::first(Segment::COUNT);

    /// Every segment with both ends in `allowed` and at least one in `wanted`.
    #[must_use]
    #[inline]
    pub const fn within(allowed: Edges, wanted: Edges) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < Segment::COUNT {
            let edges = Segment::ALL[index].edges();
            if allowed.includes(edges) && wanted.meets(edges) {
                set |= 1 << index;
            }
            index += 1;
        }
        Self(set)
    }
}

/// What is printed on a tile: track that runs across, or exits that all meet in the middle.
///
/// ```
/// use hexes::{Layout, Shape};
///
/// let cross = Layout::Flat.tracks(&["N-S".into(), "NE-SW".into()])?;
/// assert_eq!(cross.edges().len(), 4);
/// assert_eq!(cross.rotations(), 3, "turned half around it looks the same");
/// let curve = Layout::Flat.tracks(&["N-SE".into()])?;
/// assert!(matches!(curve, Shape::One(_)));
/// assert_eq!(curve.rotations(), 6);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A single segment.
    One(Segment),
    /// Two segments that share no edge; the one with the lower index first.
    Two(Segment, Segment),
    /// Exits that meet in the middle, as those of a town do.
    Junction(Edges),
}

impl Shape {
    /// Two independent segments; `None` when they share an edge.
    #[must_use]
    #[inline]
    pub fn two(one: Segment, other: Segment) -> Option<Self> {
        (!one.edges().meets(other.edges())).then(|| Self::Two(one.min(other), one.max(other)))
    }

    /// Every edge that track reaches.
    #[must_use]
    #[inline]
    pub const fn edges(self) -> Edges {
        match self {
            Self::One(segment) => segment.edges(),
            Self::Two(one, other) => one.edges().or(other.edges()),
            Self::Junction(exits) => exits,
        }
    }

    /// The independent segments; none for a junction.
    #[inline]
    pub fn segments(self) -> impl Iterator<Item = Segment> {
        let (one, other) = match self {
            Self::One(segment) => (Some(segment), None),
            Self::Two(one, other) => (Some(one), Some(other)),
            Self::Junction(_) => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// This shape after the tile has been turned clockwise by so many sixths.
    #[must_use]
    #[inline]
    pub fn turned(self, sixths: usize) -> Self {
        match self {
            Self::One(segment) => Self::One(segment.turned(sixths)),
            Self::Two(one, other) => {
                let (one, other) = (one.turned(sixths), other.turned(sixths));
                Self::Two(one.min(other), one.max(other))
            }
            Self::Junction(exits) => Self::Junction(exits.turned(sixths)),
        }
    }

    /// The least number of sixths after which the shape looks the same again.
    #[must_use]
    #[inline]
    pub fn rotations(self) -> usize {
        (1..6).find(|&sixths| self.turned(sixths) == self).unwrap_or(6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(a: usize, b: usize) -> Segment {
        Segment::between(Edge::nth(a), Edge::nth(b)).unwrap()
    }

    #[test]
    fn segments_know_their_index_and_bend() {
        for (index, segment) in Segment::ALL.into_iter().enumerate() {
            assert_eq!(segment.index(), index);
            assert_eq!(segment.turned(6), segment);
            assert_eq!(segment.turned(2).bend(), segment.bend());
            let (a, b) = segment.ends();
            assert_eq!(Segment::between(b, a), Some(segment));
            assert_eq!(segment.other_end(a), Some(b));
        }
        let count = |bend| Segment::ALL.iter().filter(|segment| segment.bend() == bend).count();
        assert_eq!((count(Bend::Straight), count(Bend::Gentle), count(Bend::Acute)), (3, 6, 6));
        assert_eq!(Segment::between(Edge::N, Edge::N), None);
    }

    #[test]
    fn crossings() {
        assert!(segment(0, 3).crosses(segment(1, 4)));
        assert!(segment(0, 2).crosses(segment(1, 3)));
        assert!(segment(0, 3).crosses(segment(1, 5)));
        assert!(!segment(0, 2).crosses(segment(3, 5)));
        assert!(!segment(0, 3).crosses(segment(1, 2)));
        assert!(!segment(0, 3).crosses(segment(3, 5)));
    }

    #[test]
    fn segments_within_edges() {
        for allowed in 0..64 {
            for wanted in 0..64 {
                let (allowed, wanted) = (Edges::from_bits(allowed), Edges::from_bits(wanted));
                let set = Segments::within(allowed, wanted);
                for segment in Segment::ALL {
                    let (a, b) = segment.ends();
                    let expected = allowed.contains(a)
                        && allowed.contains(b)
                        && (wanted.contains(a) || wanted.contains(b));
                    assert_eq!(set.contains(segment), expected);
                }
            }
        }
    }

    #[test]
    fn rotations_until_a_shape_repeats() {
        let rotations = |shape: Shape| shape.rotations();
        assert_eq!(rotations(Shape::One(segment(0, 3))), 3);
        assert_eq!(rotations(Shape::One(segment(0, 2))), 6);
        assert_eq!(rotations(Shape::two(segment(0, 3), segment(1, 4)).unwrap()), 3);
        assert_eq!(rotations(Shape::two(segment(0, 2), segment(3, 5)).unwrap()), 3);
        assert_eq!(rotations(Shape::two(segment(0, 2), segment(1, 3)).unwrap()), 6);
        assert_eq!(rotations(Shape::Junction([0, 2, 4].map(Edge::nth).into_iter().collect())), 2);
        assert_eq!(Shape::two(segment(0, 3), segment(3, 5)), None);
    }
}
