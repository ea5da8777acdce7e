//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::notation::{Verb as _, number, read};
use kernel::{NotationError, Seat, verbs};

use crate::ids::{ContractId, TileId};
use crate::payments::Payments;
use crate::printed::TileSet;
use crate::table::MAX_PLAYERS;

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `build B13 curve/2`: lays a tile, or replaces one by a crossing.
    Build {
        /// In which hex.
        at: Coord,
        /// As it lies.
        tile: TileId,
    },
    /// `replace curve/3`: puts another tile in place of the last one of the incomplete link.
    Replace(TileId),
    /// `remove`: takes away the last tile of the incomplete link.
    Remove,
    /// `done`: no second tile.
    Done,
    /// `factory B13 5`: with five resources.
    Factory {
        /// In which city.
        at: Coord,
        /// How many.
        resources: u8,
    },
    /// `fulfil c12`
    Fulfil(ContractId),
    /// `bring B13 1:2 3:1`: the next resource from there, paying $2 to seat 1 and $1 to seat 3.
    Bring {
        /// The city.
        from: Coord,
        /// What the others are paid.
        pay: Payments,
    },
    /// `accept`: all that is still needed, the cheapest way.
    Accept,
    /// `take`: contracts, from the bag or from the only fullest hand.
    Take,
    /// `take from 2`: from that seat's hand.
    TakeFrom(Seat),
    /// `bank`: money from the bank.
    Bank,
    /// `skip`: the bonus action.
    Skip,
}

verbs! {
    /// The verbs of the notation.
    Verb {
        Build "build B13 curve/2",
        Replace "replace curve/3",
        Remove "remove",
        Done "done",
        Factory "factory B13 5",
        Fulfil "fulfil c12",
        Bring "bring B13 1:2 3:1",
        Accept "accept",
        Take "take from 2",
        Bank "bank",
        Skip "skip",
    }
}

impl Move {
    /// The verb that its notation begins with.
    #[must_use]
    pub fn verb(&self) -> &'static str {
        self.verb_of_notation().text()
    }

    const fn verb_of_notation(&self) -> Verb {
        match self {
            Self::Build { .. } => Verb::Build,
            Self::Replace(_) => Verb::Replace,
            Self::Remove => Verb::Remove,
            Self::Done => Verb::Done,
            Self::Factory { .. } => Verb::Factory,
            Self::Fulfil(_) => Verb::Fulfil,
            Self::Bring { .. } => Verb::Bring,
            Self::Accept => Verb::Accept,
            Self::Take | Self::TakeFrom(_) => Verb::Take,
            Self::Bank => Verb::Bank,
            Self::Skip => Verb::Skip,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.verb_of_notation().fmt(f)?;
        match self {
            Self::Build { at, tile } => write!(f, " {at} {tile}"),
            Self::Replace(tile) => write!(f, " {tile}"),
            Self::Factory { at, resources } => write!(f, " {at} {resources}"),
            Self::Fulfil(contract) => write!(f, " {contract}"),
            Self::Bring { from, pay } => {
                write!(f, " {from}")?;
                pay.iter().try_for_each(|(seat, dollars)| write!(f, " {seat}:{dollars}"))
            }
            Self::TakeFrom(seat) => write!(f, " from {seat}"),
            Self::Remove | Self::Done | Self::Accept | Self::Take | Self::Bank | Self::Skip => Ok(()),
        }
    }
}

/// The beginning of a move's notation, as far as the place on the board that it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// `build B13`: track in this hex.
    Build(Coord),
    /// `factory B13`: in this city.
    Factory(Coord),
    /// `bring B13`: a resource of this city.
    Bring(Coord),
}

impl Beginning {
    /// Reads a verb and a place; `None` for anything else, more of a move included.
    #[must_use]
    pub fn read(verb: &str, at: &str) -> Option<Self> {
        let at = at.parse().ok()?;
        match Verb::ALL.iter().find(|known| known.text() == verb)? {
            Verb::Build => Some(Self::Build(at)),
            Verb::Factory => Some(Self::Factory(at)),
            Verb::Bring => Some(Self::Bring(at)),
            _ => None,
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, parse)
    }
}

fn parse(verb: Verb, rest: &[&str]) -> Option<Move> {
    let tile = |text: &str| TileSet::shipped().parse_tile(text);
    Some(match (verb, rest) {
        (Verb::Build, [at, laid]) => Move::Build { at: at.parse().ok()?, tile: tile(laid)? },
        (Verb::Replace, [laid]) => Move::Replace(tile(laid)?),
        (Verb::Remove, []) => Move::Remove,
        (Verb::Done, []) => Move::Done,
        (Verb::Factory, [at, resources]) => {
            Move::Factory { at: at.parse().ok()?, resources: number(resources)? }
        }
        (Verb::Fulfil, [contract]) => Move::Fulfil(contract.parse().ok()?),
        (Verb::Bring, [from, pay @ ..]) => Move::Bring { from: from.parse().ok()?, pay: payments(pay)? },
        (Verb::Accept, []) => Move::Accept,
        (Verb::Take, []) => Move::Take,
        (Verb::Take, ["from", whom]) => Move::TakeFrom(seat(whom)?),
        (Verb::Bank, []) => Move::Bank,
        (Verb::Skip, []) => Move::Skip,
        _ => return None,
    })
}

fn seat(text: &str) -> Option<Seat> {
    number::<u8>(text)?.try_into().ok().filter(|seat: &Seat| seat.index() < MAX_PLAYERS)
}

/// Reads `1:2 3:1`, the seats in order and no payment of nothing: one move has one notation.
fn payments(words: &[&str]) -> Option<Payments> {
    let mut payments = Payments::NONE;
    let mut last = None;
    for word in words {
        let (whom, dollars) = word.split_once(':')?;
        let (whom, dollars): (Seat, u8) = (seat(whom)?, number(dollars)?);
        if dollars == 0 || dollars > Payments::MOST || last.is_some_and(|last| last >= whom) {
            return None;
        }
        payments.add(whom, dollars);
        last = Some(whom);
    }
    Some(payments)
}

#[cfg(test)]
mod tests {
    use super::*;

    const _: () = assert!(size_of::<Move>() <= 8);

    kernel::notation_tests! {
        Move,
        moves: [
            "build B13 curve/2",
            "build AA3 straight-curve/5",
            "replace tight-curve/3",
            "remove",
            "done",
            "factory B13 5",
            "fulfil c12",
            "bring B13",
            "bring B13 1:2 3:1",
            "accept",
            "take",
            "take from 2",
            "bank",
            "skip",
        ],
        told: [
            ("", "is not a move"),
            ("jump", "is not a move"),
            ("bank 3", "is the whole move"),
            ("build B13", "is not quite a move"),
            ("build B13 curve/6", "is not quite a move"),
            ("factory B13", "is not quite a move"),
            ("factory B13 05", "is not quite a move"),
            ("fulfil 12", "is not quite a move"),
            ("fulfil c49", "is not quite a move"),
            ("bring B13 1:0", "is not quite a move"),
            ("bring B13 3:1 1:1", "is not quite a move"),
            ("bring B13 1:1 1:1", "is not quite a move"),
            ("bring B13 5:1", "is not quite a move"),
            ("bring B13 1:200", "is not quite a move"),
            ("take from", "is not quite a move"),
            ("take from 6", "is not quite a move"),
        ],
    }
}
