use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of a hex's six sides, clockwise from the top. The names are those of a hex with a flat top;
/// [`Layout::compass`](crate::Layout::compass) says what they are called on a hex with a pointed top.
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

    /// The edge with this number.
    ///
    /// # Panics
    /// When the number is not below 6; [`nth`](Self::nth) takes any.
    #[must_use]
    #[inline]
    pub const fn new(number: usize) -> Self {
        Self::ALL[number]
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

kernel::small_set! {
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
    Edges of Edge in u8
}

impl Edges {
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

    /// The set of these two edges.
    #[must_use]
    #[inline]
    pub const fn pair(a: Edge, b: Edge) -> Self {
        Self(1 << a as u8 | 1 << b as u8)
    }

    /// These edges after the hex has been turned clockwise by so many sixths.
    #[must_use]
    #[inline]
    pub const fn turned(self, sixths: usize) -> Self {
        let sixths = sixths % 6;
        Self::from_bits(self.0 << sixths | self.0 >> (6 - sixths))
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
