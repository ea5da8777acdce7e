//! Colours of goods and cities, New Cities, and the columns of the goods display.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The colour of a cube or of a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Blue,
    Purple,
    Yellow,
    Black,
}

impl Colour {
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Purple, Self::Yellow, Self::Black];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Yellow => "yellow",
            Self::Black => "black",
        }
    }

    /// The key of its name in the words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "aos-colour-red",
            Self::Blue => "aos-colour-blue",
            Self::Purple => "aos-colour-purple",
            Self::Yellow => "aos-colour-yellow",
            Self::Black => "aos-colour-black",
        }
    }

    /// One letter for drawings and short notation. Black is K, as B is blue.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Purple => 'P',
            Self::Yellow => 'Y',
            Self::Black => 'K',
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

/// How many cubes of each colour, by [`Colour::index`].
pub type Cubes = [u8; Colour::ALL.len()];

/// One of the eight New City tiles, A to H.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum NewCity {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl NewCity {
    pub const ALL: [Self; 8] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// Its column in the goods display.
    #[must_use]
    pub const fn column(self) -> Column {
        Column(PRINTED_COLUMNS as u8 + self as u8)
    }
}

impl fmt::Display for NewCity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for NewCity {
    type Err = ();

    fn from_str(letter: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|city| city.to_string() == letter).ok_or(())
    }
}

/// A half of the goods display. Goods grow in the light half first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Half {
    Light,
    Dark,
}

impl Half {
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Light => "aos-half-light",
            Self::Dark => "aos-half-dark",
        }
    }
}

const DIE: usize = 6;
const PRINTED_COLUMNS: usize = 2 * DIE;

/// A column of the goods display: `light1` to `light6`, `dark1` to `dark6`, `A` to `H`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    pub const COUNT: usize = PRINTED_COLUMNS + NewCity::ALL.len();
    /// The boxes of the longest column.
    pub const MOST_BOXES: usize = 3;

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The column of a printed city, by half and die.
    ///
    /// # Panics
    /// When the die does not show 1 to 6.
    #[must_use]
    pub const fn printed(half: Half, die: u8) -> Self {
        assert!(1 <= die && die as usize <= DIE);
        Self(half as u8 * DIE as u8 + die - 1)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Three boxes for a printed city, two for a New City.
    #[must_use]
    pub const fn boxes(self) -> usize {
        if self.index() < PRINTED_COLUMNS { 3 } else { 2 }
    }

    /// Half and die of a printed city's column.
    #[must_use]
    pub fn half_and_die(self) -> Option<(Half, u8)> {
        (self.index() < PRINTED_COLUMNS)
            .then(|| (Half::ALL[self.index() / DIE], (self.index() % DIE) as u8 + 1))
    }

    #[must_use]
    pub fn new_city(self) -> Option<NewCity> {
        self.index().checked_sub(PRINTED_COLUMNS).map(|at| NewCity::ALL[at])
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.half_and_die(), self.new_city()) {
            (Some((half, die)), _) => write!(f, "{}{die}", half.name()),
            (None, Some(city)) => write!(f, "{city}"),
            (None, None) => unreachable!("a column is printed or of a New City"),
        }
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Column {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Column {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::all().find(|column| column.to_string() == name).ok_or(())
    }
}
