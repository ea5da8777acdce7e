use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of a hex's six sides, clockwise from the top. The names are those of a hex with a flat top; what a hex with a
/// pointed top calls them, [`Layout::compass`](crate::Layout::compass) says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Edge {
    /// The top.
    N,
    /// The upper right.
    NE,
    /// The lower right.
    SE,
    /// The bottom.
    S,
    /// The lower left.
    SW,
    /// The upper left.
    NW,
}

impl Edge {
    /// All six, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// Its number, clockwise from 0 at the top.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge with this number, counted around: 6 is 0 again.
    #[must_use]
    #[inline]
    pub const fn nth(number: usize) -> Self {
        Self::ALL[number % 6]
    }

    /// The same side as the hex across it calls it.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::NE => Self::SW,
            Self::SE => Self::NW,
            Self::S => Self::N,
            Self::SW => Self::NE,
            Self::NW => Self::SE,
        }
    }

    /// This edge after the hex has been turned clockwise by so many sixths.
    #[must_use]
    #[inline]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::nth(self.index() + sixths)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Edge {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|edge| edge.to_string() == name).ok_or(())
    }
}

/// A set of edges.
///
/// ```
/// use hexes::{Edge, Edges};
///
/// let straight = Edges::pair(Edge::N, Edge::S);
/// assert!(straight.contains(Edge::S) && !straight.contains(Edge::NE));
/// assert_eq!(straight.turned(1), Edges::pair(Edge::NE, Edge::SW));
/// assert_eq!(straight.turned(3), straight);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Edges(u8);

impl Edges {
    /// No edge at all.
    pub const NONE: Self = Self(0);
    /// All six.
    pub const ALL: Self = Self(0b11_1111);

    /// The set whose bits these are: bit 0 is `N`, and so on clockwise.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits of this set, as [`from_bits`](Self::from_bits) takes them.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set of this edge alone.
    #[must_use]
    #[inline]
    pub const fn only(edge: Edge) -> Self {
        Self(1 << edge as u8)
    }

    /// The set of these two edges.
    #[must_use]
    #[inline]
    pub const fn pair(a: Edge, b: Edge) -> Self {
        Self(1 << a as u8 | 1 << b as u8)
    }

    /// Whether this edge is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, edge: Edge) -> bool {
        self.0 & (1 << edge as u8) != 0
    }

    /// Whether every edge of the other set is in this one.
    #[must_use]
    #[inline]
    pub const fn includes(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some edge is in both sets.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The edges that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The edges that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The edges of this set that are not in the other one.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts an edge into the set, if it is not there yet.
    #[inline]
    pub const fn insert(&mut self, edge: Edge) {
        self.0 |= 1 << edge as u8;
    }

    /// Takes an edge out of the set, if it is there.
    #[inline]
    pub const fn remove(&mut self, edge: Edge) {
        self.0 &= !(1 << edge as u8);
    }

    /// How many edges are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no edge is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them, counted from the top.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Edge> {
        self.iter().next()
    }

    /// These edges after the hex has been turned clockwise by so many sixths.
    #[must_use]
    #[inline]
    pub const fn turned(self, sixths: usize) -> Self {
        let sixths = sixths % 6;
        Self::from_bits(self.0 << sixths | self.0 >> (6 - sixths))
    }

    /// The edges of the set, clockwise from the top.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let edge = Edge::ALL[left.trailing_zeros() as usize];
                left &= left - 1;
                edge
            })
        })
    }
}

impl FromIterator<Edge> for Edges {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Self {
        let mut set = Self::NONE;
        for edge in edges {
            set.insert(edge);
        }
        set
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_a_set_turns_its_edges() {
        for bits in 0..64 {
            let edges = Edges::from_bits(bits);
            for sixths in 0..12 {
                assert_eq!(edges.turned(sixths), edges.iter().map(|edge| edge.turned(sixths)).collect());
            }
            assert_eq!(edges.iter().count(), edges.len());
        }
    }

    #[test]
    fn edges_are_named_by_the_compass() {
        assert_eq!("NE".parse(), Ok(Edge::NE));
        assert!("ne".parse::<Edge>().is_err());
        assert_eq!(Edge::NW.opposite(), Edge::SE);
    }
}
