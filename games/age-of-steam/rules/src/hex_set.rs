//! A set of hexes.

use crate::ids::HexId;

const WORD: usize = u64::BITS as usize;

/// A set of hexes, bit by bit: a board has more than one number can hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct HexSet([u64; HexId::LIMIT.div_ceil(WORD)]);

impl HexSet {
    pub(crate) const fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / WORD] |= 1 << (hex.index() % WORD);
    }

    pub(crate) const fn remove(&mut self, hex: HexId) {
        self.0[hex.index() / WORD] &= !(1 << (hex.index() % WORD));
    }

    /// From the lowest number to the highest.
    pub(crate) fn iter(self) -> impl Iterator<Item = HexId> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let hex = HexId::new(word * WORD + left.trailing_zeros() as usize);
                    left &= left - 1;
                    hex
                })
            })
        })
    }
}
