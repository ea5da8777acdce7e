//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::notation::{number, read};
use kernel::{NotationError, Seat};

use crate::ids::{ContractId, TileId};
use crate::payments::Payments;
use crate::tiles::TileSet;
use crate::track::MAX_PLAYERS;

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `build B13 curve/2`: lays a tile, or replaces one by a crossing.
    Build { at: Coord, tile: TileId },
    /// `replace curve/3`: puts another tile in the place of the last one of the incomplete link.
    Replace(TileId),
    /// `remove`: takes away the last tile of the incomplete link.
    Remove,
    /// `done`: no second tile.
    Done,
    /// `factory B13 5`: with so many resources.
    Factory { at: Coord, resources: u8 },
    /// `fulfil c12`
    Fulfil(ContractId),
    /// `bring B13 1:2 3:1`: the next resource from there, paying $2 to seat 1 and $1 to seat 3.
    Bring { from: Coord, pay: Payments },
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build { at, tile } => write!(f, "build {at} {tile}"),
            Self::Replace(tile) => write!(f, "replace {tile}"),
            Self::Remove => f.write_str("remove"),
            Self::Done => f.write_str("done"),
            Self::Factory { at, resources } => write!(f, "factory {at} {resources}"),
            Self::Fulfil(contract) => write!(f, "fulfil {contract}"),
            Self::Bring { from, pay } => {
                write!(f, "bring {from}")?;
                pay.iter().try_for_each(|(seat, dollars)| write!(f, " {seat}:{dollars}"))
            }
            Self::Accept => f.write_str("accept"),
            Self::Take => f.write_str("take"),
            Self::TakeFrom(seat) => write!(f, "take from {seat}"),
            Self::Bank => f.write_str("bank"),
            Self::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, &EXAMPLES, parse)
    }
}

/// One for each verb, in the order of the moves.
const EXAMPLES: [&str; 11] = [
    "build B13 curve/2",
    "replace curve/3",
    "remove",
    "done",
    "factory B13 5",
    "fulfil c12",
    "bring B13 1:2 3:1",
    "accept",
    "take from 2",
    "bank",
    "skip",
];

fn parse(verb: &str, rest: &[&str]) -> Option<Move> {
    let tile = |text: &str| TileSet::shipped().parse_tile(text);
    Some(match (verb, rest) {
        ("build", [at, laid]) => Move::Build { at: at.parse().ok()?, tile: tile(laid)? },
        ("replace", [laid]) => Move::Replace(tile(laid)?),
        ("remove", []) => Move::Remove,
        ("done", []) => Move::Done,
        ("factory", [at, resources]) => Move::Factory { at: at.parse().ok()?, resources: number(resources)? },
        ("fulfil", [contract]) => Move::Fulfil(contract.parse().ok()?),
        ("bring", [from, pay @ ..]) => Move::Bring { from: from.parse().ok()?, pay: payments(pay)? },
        ("accept", []) => Move::Accept,
        ("take", []) => Move::Take,
        ("take", ["from", whom]) => Move::TakeFrom(seat(whom)?),
        ("bank", []) => Move::Bank,
        ("skip", []) => Move::Skip,
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
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn notation_reads_back() {
        for notation in [
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
        ] {
            assert_eq!(notation.parse::<Move>().unwrap().to_string(), notation);
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn what_is_not_notation_is_told_with_an_example() {
        for (notation, key) in [
            ("", "notation-verb"),
            ("jump", "notation-verb"),
            ("bank 3", "notation-alone"),
            ("build B13", "notation-like"),
            ("build B13 curve/6", "notation-like"),
            ("factory B13", "notation-like"),
            ("factory B13 05", "notation-like"),
            ("fulfil 12", "notation-like"),
            ("fulfil c49", "notation-like"),
            ("bring B13 1:0", "notation-like"),
            ("bring B13 3:1 1:1", "notation-like"),
            ("bring B13 1:1 1:1", "notation-like"),
            ("bring B13 5:1", "notation-like"),
            ("bring B13 1:200", "notation-like"),
            ("take from", "notation-like"),
            ("take from 6", "notation-like"),
        ] {
            assert_eq!(notation.parse::<Move>().unwrap_err().0.key, key, "{notation}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            }
        }
    }
}
