//! The spots of the drawing, and their names.

use std::fmt;
use std::str::FromStr;

use empyreal::{Award, CarId, Company, END_OF_LINE, MAX_PLAYERS, PersonId, PersonKind, Slot, Stand, Terrain};
use guide::SpotName;
use hexes::Coord;
use kernel::Seat;

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// `hex-C7`, Cities too.
    Hex(Coord),
    /// `stand-lake-forest-double`: a forest tile at the lake City.
    Stand(Stand),
    /// `market-metro`
    Market(CarId),
    /// `stack-engineer`
    Stack(PersonKind),
    /// `award-cache`
    Award(Award),
    /// `company-kings-line`: while companies are chosen.
    Company(Company),
    /// `captain-seth-cremmul`: while companies are chosen.
    Captain(PersonId),
    /// `person-manch`: on a folio, or in the hand of whoever looks through a stack.
    Person(PersonId),
    /// `slot-0-3-1`: the third column, the first row of seat 0.
    Slot(Seat, Slot),
    /// `space-0-6`: a space of the conductor’s line, 0 being the start.
    Space(Seat, u8),
    /// `supply-lake`
    Supply(Terrain),
}

impl SpotName for Spot {
    fn read(kind: &str, which: &str) -> Option<Self> {
        Some(match kind {
            "hex" => Self::Hex(read(which)?),
            "stand" => Self::Stand(read(&which.replacen('-', "/", 1))?),
            "market" => Self::Market(read(which)?),
            "stack" => Self::Stack(read(which)?),
            "award" => Self::Award(read(which)?),
            "company" => Self::Company(read(which)?),
            "captain" => Self::Captain(read(which)?),
            "person" => Self::Person(read(which)?),
            "slot" => {
                let (seat, slot) = which.split_once('-')?;
                Self::Slot(read_seat(seat)?, read(&slot.replacen('-', "/", 1))?)
            }
            "space" => {
                let (seat, space) = which.split_once('-')?;
                Self::Space(read_seat(seat)?, read(space).filter(|space| *space <= END_OF_LINE)?)
            }
            "supply" => Self::Supply(read(which)?),
            _ => return None,
        })
    }
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn read_seat(text: &str) -> Option<Seat> {
    read::<usize>(text).filter(|number| *number < MAX_PLAYERS).map(Seat::new)
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Hex(hex) => write!(f, "hex-{hex}"),
            Self::Stand(stand) => write!(f, "stand-{}-{}-{}", stand.city, stand.colour, stand.size),
            Self::Market(car) => write!(f, "market-{car}"),
            Self::Stack(kind) => write!(f, "stack-{kind}"),
            Self::Award(award) => write!(f, "award-{award}"),
            Self::Company(company) => write!(f, "company-{company}"),
            Self::Captain(captain) => write!(f, "captain-{captain}"),
            Self::Person(person) => write!(f, "person-{person}"),
            Self::Slot(seat, slot) => write!(f, "slot-{seat}-{}-{}", slot.column() + 1, slot.row() + 1),
            Self::Space(seat, space) => write!(f, "space-{seat}-{space}"),
            Self::Supply(good) => write!(f, "supply-{good}"),
        }
    }
}
