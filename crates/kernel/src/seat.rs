use std::fmt;

use serde::{Deserialize, Serialize};

/// The most players any game seats.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. A seat never changes hands inside a game, whatever the player order does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`MAX_SEATS`]; use `try_from` for numbers that come from outside.
    #[must_use]
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "a table has at most six seats");
        Self(number as u8)
    }

    /// Every seat of a table with this many players.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        debug_assert!(players <= MAX_SEATS);
        (0..players as u8).map(Self)
    }

    /// Its number, for lists with one entry for each seat.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(format!("seat {number} does not exist: seats are numbered 0 to {}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use kernel::{Seat, Seats};
///
/// let mut asked = Seats::first(3);
/// asked.remove(Seat::new(1));
/// assert_eq!(asked.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// assert!(asked.all_in(Seats::first(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set of this seat alone.
    #[must_use]
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table with this many players.
    #[must_use]
    #[inline]
    pub const fn first(players: usize) -> Self {
        Self((1u16 << players).wrapping_sub(1) as u8)
    }

    /// Whether this seat is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts a seat into the set, if it is not there yet.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out of the set, if it is there.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether every seat of this set is in the other one.
    #[must_use]
    #[inline]
    pub const fn all_in(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, the lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).filter(move |n| self.0 & (1 << n) != 0).map(Seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who sits nowhere and may know only what everybody knows.
    Spectator,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let mut seats = Seats::first(4);
        assert_eq!(seats.len(), 4);
        seats.remove(Seat::new(1));
        assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 3]);
        assert!(!seats.contains(Seat::new(1)) && seats.contains(Seat::new(3)));
        assert_eq!(Seats::first(6).len(), 6);
        assert!(seats.all_in(Seats::first(4)) && !Seats::first(4).all_in(seats) && Seats::NONE.all_in(seats));
        assert!(Seats::NONE.is_empty());
    }

    #[test]
    fn a_seat_from_outside_is_checked() {
        assert!(serde_json::from_str::<Seat>("5").is_ok());
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }
}
