//! Sets of hexes, as bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::ids::HexId;

const WORDS: usize = 3;

/// A set of hexes of one map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self([0; WORDS]);

    /// One hex.
    #[must_use]
    #[inline]
    pub const fn only(hex: HexId) -> Self {
        let mut set = Self::NONE;
        set.insert(hex);
        set
    }

    /// The first so many.
    #[must_use]
    pub fn first(count: usize) -> Self {
        (0..count).map(HexId::new).collect()
    }

    /// Whether a hex is among them.
    #[must_use]
    #[inline]
    pub const fn contains(&self, hex: HexId) -> bool {
        let index = hex.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: HexId) {
        let index = hex.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: HexId) {
        let index = hex.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// Adds a hex or takes it out.
    #[inline]
    pub const fn set(&mut self, hex: HexId, there: bool) {
        if there {
            self.insert(hex);
        } else {
            self.remove(hex);
        }
    }

    /// Whether there is no hex.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexes.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether a hex is in both.
    #[must_use]
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// From the first row to the last, each from left to right.
    #[inline]
    pub const fn iter(self) -> Hexes {
        Hexes { words: self.0, word: 0 }
    }
}

/// The hexes of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Hexes {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Hexes {
    type Item = HexId;

    #[inline]
    fn next(&mut self) -> Option<HexId> {
        while self.word < WORDS {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let lowest = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(HexId::new(self.word * 64 + lowest));
            }
            self.word += 1;
        }
        None
    }
}

impl BitOr for HexSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitAnd for HexSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl Not for HexSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let hexes = [0, 63, 64, 127, 128, 179].map(HexId::new);
        let mut set: HexSet = hexes.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), hexes);
        assert_eq!((set.len(), set.contains(hexes[3]), set.contains(HexId::new(1))), (6, true, false));
        set.remove(hexes[2]);
        set.set(HexId::new(1), true);
        set.set(hexes[0], false);
        assert_eq!(set.iter().map(HexId::index).collect::<Vec<_>>(), [1, 63, 127, 128, 179]);
        assert!(set.meets(HexSet::only(hexes[5])) && !set.meets(HexSet::only(hexes[2])));
        assert_eq!((set & !set, HexSet::first(180).len()), (HexSet::NONE, 180));
    }
}
