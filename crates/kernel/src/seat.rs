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

crate::small_set! {
    /// A set of seats.
    ///
    /// ```
    /// use kernel::{Seat, Seats};
    ///
    /// let mut asked = Seats::first(3);
    /// asked.remove(Seat::new(1));
    /// assert_eq!(asked.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    /// assert!(Seats::first(4).includes(asked));
    /// ```
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
    Seats of Seat in u8
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

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who sits nowhere and may know only what everybody knows.
    Spectator,
}

impl Viewer {
    /// Where they sit; `None` for somebody who only looks on.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
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
        assert!(
            Seats::first(4).includes(seats)
                && !seats.includes(Seats::first(4))
                && seats.includes(Seats::NONE)
        );
        assert!(Seats::NONE.is_empty());
    }

    #[test]
    fn a_seat_from_outside_is_checked() {
        assert!(serde_json::from_str::<Seat>("5").is_ok());
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }
}
