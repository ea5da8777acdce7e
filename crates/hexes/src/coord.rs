use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Edge, Layout};

/// A hex by its column and its row, both counted so finely that every hex has whole numbers: where tops are flat, hexes
/// of one column are two rows apart; where they are pointed, hexes of one row are two columns apart. So column and row
/// are both even or both odd all over a board, or one of each kind.
///
/// Its label is the letter of the row and the number of the column: `Q10`. After `Z` come `AA`, `AB` and so on.
///
/// ```
/// use hexes::{Coord, Edge, Layout};
///
/// let hex: Coord = "Q10".parse()?;
/// assert_eq!((hex.column, hex.row), (10, 16));
/// let above = hex.neighbour(Layout::Flat, Edge::N);
/// assert_eq!(above, Some("O10".parse()?), "hexes of one column are two rows apart");
/// # Ok::<(), hexes::LabelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Coord {
    /// Counted from the left.
    pub column: u8,
    /// Counted from the top.
    pub row: u8,
}

/// A text that names no hex: its beginning.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is no hex: a hex is a letter and a column number, such as Q10")]
pub struct LabelError(pub String);

impl Coord {
    /// The hex in this column and this row.
    #[must_use]
    #[inline]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// The hex across this edge, if coordinates reach that far.
    #[must_use]
    #[inline]
    pub fn neighbour(self, layout: Layout, edge: Edge) -> Option<Self> {
        let (columns, rows) = layout.step(edge);
        Some(Self {
            column: self.column.checked_add_signed(columns)?,
            row: self.row.checked_add_signed(rows)?,
        })
    }
}

const LETTERS: u8 = 26;

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'A' + n);
        if self.row >= LETTERS {
            write!(f, "{}", letter(self.row / LETTERS - 1))?;
        }
        write!(f, "{}{}", letter(self.row % LETTERS), self.column)
    }
}

impl fmt::Debug for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Coord {
    type Err = LabelError;

    fn from_str(label: &str) -> Result<Self, LabelError> {
        let wrong = || LabelError(label.chars().take(20).collect());
        let digits = label.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
        let (letters, column) = label.split_at(digits);
        let row = match *letters.as_bytes() {
            [low @ b'A'..=b'Z'] => low - b'A',
            [high @ b'A'..=b'H', low @ b'A'..=b'Z'] => (high - b'A' + 1) * LETTERS + (low - b'A'),
            _ => return Err(wrong()),
        };
        let coord = Self { column: column.parse().map_err(|_| wrong())?, row };
        // One hex has one label: `Q010` and `Q+10` are none.
        if coord.to_string() == label { Ok(coord) } else { Err(wrong()) }
    }
}

impl Serialize for Coord {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Coord {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let label = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        label.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels() {
        for (coord, label) in [
            (Coord::new(10, 16), "Q10"),
            (Coord::new(0, 0), "A0"),
            (Coord::new(3, 25), "Z3"),
            (Coord::new(2, 26), "AA2"),
            (Coord::new(7, 53), "BB7"),
        ] {
            assert_eq!(coord.to_string(), label);
            assert_eq!(label.parse(), Ok(coord));
        }
        for wrong in ["", "Q", "10", "q10", "Q010", "Q+1", "Q300", "QQQ1", "Q1x", "É1", "ZZ1"] {
            assert!(wrong.parse::<Coord>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_way_back_is_the_opposite_edge() {
        let home = Coord::new(10, 16);
        for layout in [Layout::Flat, Layout::Pointed] {
            for edge in Edge::ALL {
                let there = home.neighbour(layout, edge).unwrap();
                assert_eq!(there.neighbour(layout, edge.opposite()), Some(home));
            }
            assert_eq!(Coord::new(0, 0).neighbour(layout, Edge::N), None);
            assert_eq!(Coord::new(255, 9).neighbour(layout, Edge::SE), None);
        }
    }
}
