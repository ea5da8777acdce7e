//! Resources and the city tiles that they come from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The colour of a resource, and of the cities that produce it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Black,
    White,
    Orange,
    Grey,
}

/// So many of each colour, by [`Colour::index`].
pub type Resources = [u8; Colour::ALL.len()];

impl Colour {
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Orange, Self::Grey];

    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Orange => "orange",
            Self::Grey => "grey",
        }
    }

    /// The key of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Black => "sp-colour-black",
            Self::White => "sp-colour-white",
            Self::Orange => "sp-colour-orange",
            Self::Grey => "sp-colour-grey",
        }
    }

    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
            Self::Orange => 'O',
            Self::Grey => 'G',
        }
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|colour| colour.name() == name).ok_or(())
    }
}

/// What a city tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CityTile {
    /// It produces resources of this colour.
    Resources(Colour),
    /// A Victory Point City.
    Points,
}

impl CityTile {
    pub const ALL: [Self; 5] = [
        Self::Resources(Colour::Black),
        Self::Resources(Colour::White),
        Self::Resources(Colour::Orange),
        Self::Resources(Colour::Grey),
        Self::Points,
    ];

    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Resources(colour) => colour.index(),
            Self::Points => Colour::ALL.len(),
        }
    }

    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Resources(colour) => Some(colour),
            Self::Points => None,
        }
    }

    /// As data and notation write it: the colour's letter, or `V`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Resources(colour) => colour.letter(),
            Self::Points => 'V',
        }
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.letter() == letter)
    }

    /// The key of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resources(colour) => colour.word(),
            Self::Points => "sp-city-points",
        }
    }
}
