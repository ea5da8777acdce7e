//! What one player pays to the others for one resource.

use kernel::Seat;

use crate::table::MAX_PLAYERS;

/// Dollars for each seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payments([u8; MAX_PLAYERS]);

/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Payments {
    /// Nobody is paid.
    pub const NONE: Self = Self([0; MAX_PLAYERS]);
    /// The most to one seat: comparing payments needs one bit to spare.
    pub const MOST: u8 = 127;

    /// Pays this seat that many dollars more. Nobody pays more than the links of a board come to.
    #[inline]
    pub const fn add(&mut self, seat: Seat, dollars: u8) {
        self.0[seat.index()] += dollars;
    }

    /// What this seat is paid.
    #[must_use]
    #[inline]
    pub const fn to(self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// What all are paid together.
    #[must_use]
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|dollars| u16::from(*dollars)).sum()
    }

    /// Those who are paid, and how much.
    pub fn iter(self) -> impl Iterator<Item = (Seat, u8)> {
        Seat::all(MAX_PLAYERS).zip(self.0).filter(|(_, dollars)| *dollars > 0)
    }

    /// Whether nobody is paid more than by these others (SP-4.6).
    #[must_use]
    #[inline]
    pub fn is_no_dearer_than(self, other: Self) -> bool {
        // With the high bit set on the left, no byte borrows from the next; it stays set where left is at least right.
        ((other.packed() | HIGH) - self.packed()) & HIGH == HIGH
    }

    #[inline]
    fn packed(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..MAX_PLAYERS].copy_from_slice(&self.0);
        u64::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_compare_seat_by_seat() {
        let some = |dollars: [u8; MAX_PLAYERS]| Payments(dollars);
        let one = some([0, 2, 1, 0, 127]);
        assert!(one.is_no_dearer_than(one));
        assert!(one.is_no_dearer_than(some([0, 2, 2, 0, 127])));
        assert!(!one.is_no_dearer_than(some([9, 1, 9, 9, 127])));
        assert!(!one.is_no_dearer_than(some([9, 9, 9, 9, 126])));
        assert!(Payments::NONE.is_no_dearer_than(one));
        assert_eq!(one.total(), 130);
        assert_eq!(
            one.iter().map(|(seat, dollars)| (seat.index(), dollars)).collect::<Vec<_>>(),
            [(1, 2), (2, 1), (4, 127)]
        );
    }
}
