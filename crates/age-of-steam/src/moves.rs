//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::notation::{number, read};
use kernel::{NotationError, Seat};

use crate::goods::{Colour, Column, NewCity};
use crate::ids::TileId;
use crate::table::Action;
use crate::tiles::TileSet;

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `issue 2`: so many shares.
    Issue(u8),
    /// `bid 3`
    Bid(u16),
    /// `pass`: the pass of the Turn Order action.
    Pass,
    /// `drop`: out of the auction.
    Drop,
    /// `take first-move`
    Take(Action),
    /// `urbanize Q10 A`
    Urbanize { at: Coord, city: NewCity },
    /// `build Q10 straight/2`
    Build { at: Coord, tile: TileId },
    /// `done` with building.
    Done,
    /// `ship T9 blue`: takes up a cube.
    Ship { from: Coord, colour: Colour },
    /// `run Q12 over 0`: moves it along a link of that seat's, or `over nobody`.
    Run { to: Coord, over: Option<Seat> },
    /// `engine`: raises the engine instead of moving a cube.
    Engine,
    /// `decline` to move a cube, or to produce.
    Decline,
    /// `produce`: draws the cubes.
    Produce,
    /// `stock light3/2`: puts the next cube drawn into a box, counted from the top.
    Stock { column: Column, row: u8 },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Issue(shares) => write!(f, "issue {shares}"),
            Self::Bid(dollars) => write!(f, "bid {dollars}"),
            Self::Pass => f.write_str("pass"),
            Self::Drop => f.write_str("drop"),
            Self::Take(action) => write!(f, "take {action}"),
            Self::Urbanize { at, city } => write!(f, "urbanize {at} {city}"),
            Self::Build { at, tile } => write!(f, "build {at} {tile}"),
            Self::Done => f.write_str("done"),
            Self::Ship { from, colour } => write!(f, "ship {from} {colour}"),
            Self::Run { to, over: Some(seat) } => write!(f, "run {to} over {seat}"),
            Self::Run { to, over: None } => write!(f, "run {to} over nobody"),
            Self::Engine => f.write_str("engine"),
            Self::Decline => f.write_str("decline"),
            Self::Produce => f.write_str("produce"),
            Self::Stock { column, row } => write!(f, "stock {column}/{}", u16::from(*row) + 1),
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
const EXAMPLES: [&str; 14] = [
    "issue 2",
    "bid 3",
    "pass",
    "drop",
    "take first-move",
    "urbanize Q10 A",
    "build Q10 straight/2",
    "done",
    "ship T9 blue",
    "run Q12 over 0",
    "engine",
    "decline",
    "produce",
    "stock light3/2",
];

fn parse(verb: &str, rest: &[&str]) -> Option<Move> {
    Some(match (verb, rest) {
        ("issue", [shares]) => Move::Issue(number(shares)?),
        ("bid", [dollars]) => Move::Bid(number(dollars)?),
        ("pass", []) => Move::Pass,
        ("drop", []) => Move::Drop,
        ("take", [action]) => Move::Take(action.parse().ok()?),
        ("urbanize", [at, city]) => Move::Urbanize { at: at.parse().ok()?, city: city.parse().ok()? },
        ("build", [at, tile]) => {
            Move::Build { at: at.parse().ok()?, tile: TileSet::shipped().parse_tile(tile)? }
        }
        ("done", []) => Move::Done,
        ("ship", [from, colour]) => Move::Ship { from: from.parse().ok()?, colour: colour.parse().ok()? },
        ("run", [to, "over", "nobody"]) => Move::Run { to: to.parse().ok()?, over: None },
        ("run", [to, "over", seat]) => {
            Move::Run { to: to.parse().ok()?, over: Some(number::<u8>(seat)?.try_into().ok()?) }
        }
        ("engine", []) => Move::Engine,
        ("decline", []) => Move::Decline,
        ("produce", []) => Move::Produce,
        ("stock", [place]) => {
            let (column, row) = place.split_once('/')?;
            let column: Column = column.parse().ok()?;
            let row = number::<u8>(row)?.checked_sub(1).filter(|row| usize::from(*row) < column.boxes())?;
            Move::Stock { column, row }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn notation_reads_back() {
        for notation in [
            "issue 2",
            "bid 13",
            "pass",
            "drop",
            "take turn-order",
            "urbanize Q10 A",
            "build Q10 straight/2",
            "build AA3 town-star/1",
            "done",
            "ship T9 blue",
            "run Q12 over 5",
            "run Q12 over nobody",
            "engine",
            "decline",
            "produce",
            "stock light3/2",
            "stock H/1",
        ] {
            assert_eq!(notation.parse::<Move>().unwrap().to_string(), notation);
        }
    }

    #[test]
    fn what_is_not_notation_is_told_with_an_example() {
        for (notation, key) in [
            ("", "notation-verb"),
            ("jump", "notation-verb"),
            ("pass twice", "notation-alone"),
            ("issue", "notation-like"),
            ("issue -1", "notation-like"),
            ("issue +1", "notation-like"),
            ("issue 01", "notation-like"),
            ("build Q10 straight/02", "notation-like"),
            ("build Q10 straight/+2", "notation-like"),
            ("issue 256", "notation-like"),
            ("bid 1.5", "notation-like"),
            ("build Q10", "notation-like"),
            ("build Q10 straight/6", "notation-like"),
            ("run Q12 over 6", "notation-like"),
            ("stock light3/0", "notation-like"),
            ("stock H/3", "notation-like"),
            ("stock light7/1", "notation-like"),
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
