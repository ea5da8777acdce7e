//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::notation::{number, shorten};
use kernel::{NotationError, Seat, text};

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
        let mut words = notation.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let example = match verb {
            "build" => "build B13 curve/2",
            "replace" => "replace curve/3",
            "factory" => "factory B13 5",
            "fulfil" => "fulfil c12",
            "bring" => "bring B13 1:2 3:1",
            "take" => "take from 2",
            "remove" | "done" | "accept" | "bank" | "skip" => "",
            _ => return Err(NotationError(text!("sp-notation-verb", notation = shorten(notation)))),
        };
        parse(verb, &rest).ok_or_else(|| {
            NotationError(if example.is_empty() {
                text!("sp-notation-alone", verb = verb.to_string())
            } else {
                text!("sp-notation", notation = shorten(notation), example = example)
            })
        })
    }
}

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
            ("", "sp-notation-verb"),
            ("jump", "sp-notation-verb"),
            ("bank 3", "sp-notation-alone"),
            ("build B13", "sp-notation"),
            ("build B13 curve/6", "sp-notation"),
            ("factory B13", "sp-notation"),
            ("factory B13 05", "sp-notation"),
            ("fulfil 12", "sp-notation"),
            ("fulfil c49", "sp-notation"),
            ("bring B13 1:0", "sp-notation"),
            ("bring B13 3:1 1:1", "sp-notation"),
            ("bring B13 1:1 1:1", "sp-notation"),
            ("bring B13 5:1", "sp-notation"),
            ("bring B13 1:200", "sp-notation"),
            ("take from", "sp-notation"),
            ("take from 6", "sp-notation"),
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
