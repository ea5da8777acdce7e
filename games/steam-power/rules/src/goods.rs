//! Resources and the city tiles that they come from.

use kernel::{Message, kinds, message};

kinds! {
    /// The colour of a resource, and of the cities that produce it.
    Colour {
        Black "black",
        White "white",
        Orange "orange",
        Grey "grey",
    }
}

/// How many of each colour, by [`Colour::index`].
pub type Resources = [u8; Colour::ALL.len()];

impl Colour {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Black => message!(sp_colour_black),
            Self::White => message!(sp_colour_white),
            Self::Orange => message!(sp_colour_orange),
            Self::Grey => message!(sp_colour_grey),
        }
    }

    /// As data and notation write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
            Self::Orange => 'O',
            Self::Grey => 'G',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
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
    /// All of them, by their index.
    pub const ALL: [Self; 5] = [
        Self::Resources(Colour::Black),
        Self::Resources(Colour::White),
        Self::Resources(Colour::Orange),
        Self::Resources(Colour::Grey),
        Self::Points,
    ];

    /// Its number among all.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Resources(colour) => colour.index(),
            Self::Points => Colour::ALL.len(),
        }
    }

    /// What it produces.
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

    /// The tile with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.letter() == letter)
    }

    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Resources(colour) => colour.name(),
            Self::Points => message!(sp_city_points),
        }
    }
}
