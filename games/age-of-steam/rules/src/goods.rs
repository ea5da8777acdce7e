//! Colours of goods and cities, New Cities, and the columns of the goods display.

use std::fmt;
use std::str::FromStr;

use kernel::{Message, Text, kinds, message, text};
use serde::Serialize;

kinds! {
    /// The colour of a cube or of a city.
    Colour { Red "red", Blue "blue", Purple "purple", Yellow "yellow", Black "black" }
}

impl Colour {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Red => message!(aos_colour_red),
            Self::Blue => message!(aos_colour_blue),
            Self::Purple => message!(aos_colour_purple),
            Self::Yellow => message!(aos_colour_yellow),
            Self::Black => message!(aos_colour_black),
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

    /// The colour that this letter stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// How many cubes of each colour, by [`Colour::index`].
pub type Cubes = [u8; Colour::ALL.len()];

kinds! {
    /// One of the eight New City tiles, A to H.
    NewCity { A "A", B "B", C "C", D "D", E "E", F "F", G "G", H "H" }
}

impl NewCity {
    /// What people call it: “New City A”.
    #[must_use]
    pub fn name(self) -> Text {
        text!(aos_new_city, city = self.notation())
    }

    /// Its column in the goods display.
    #[must_use]
    pub const fn column(self) -> Column {
        Column(PRINTED_COLUMNS as u8 + self as u8)
    }
}

kinds! {
    /// A half of the goods display. Goods grow in the light half first.
    Half { Light "light", Dark "dark" }
}

impl Half {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Light => message!(aos_half_light),
            Self::Dark => message!(aos_half_dark),
        }
    }
}

/// AOS-0.3: the highest number on a die. Each half of the goods display has a column for every number.
pub const DIE: u8 = 6;
const PRINTED_COLUMNS: usize = Half::ALL.len() * DIE as usize;

/// A column of the goods display: `light1` to `light6`, `dark1` to `dark6`, `A` to `H`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// How many columns there are.
    pub const COUNT: usize = PRINTED_COLUMNS + NewCity::ALL.len();
    /// The boxes of the longest column.
    pub const MOST_BOXES: usize = 3;

    /// Every column: of the light half, of the dark half, of the New Cities.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The column of a printed city, by half and die.
    ///
    /// # Panics
    /// When the die does not show 1 to [`DIE`].
    #[must_use]
    pub const fn printed(half: Half, die: u8) -> Self {
        assert!(1 <= die && die <= DIE);
        Self(half as u8 * DIE + die - 1)
    }

    /// Its place among all columns, counted from 0.
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
        (self.index() < PRINTED_COLUMNS).then(|| (Half::ALL[usize::from(self.0 / DIE)], self.0 % DIE + 1))
    }

    /// The New City whose column it is.
    #[must_use]
    pub fn new_city(self) -> Option<NewCity> {
        self.index().checked_sub(PRINTED_COLUMNS).map(|index| NewCity::ALL[index])
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.half_and_die(), self.new_city()) {
            (Some((half, die)), _) => write!(f, "{half}{die}"),
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
