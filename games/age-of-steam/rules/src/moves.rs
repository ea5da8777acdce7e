//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::notation::{Verb as _, number, read};
use kernel::{NotationError, Seat, verbs};

use crate::goods::{Colour, Column, NewCity};
use crate::ids::TileId;
use crate::phase::Phase;
use crate::player::Action;
use crate::printed::TileSet;

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `issue 2`: this many shares.
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
    Urbanize {
        /// The hex.
        at: Coord,
        /// The New City.
        city: NewCity,
    },
    /// `build Q10 straight/2`
    Build {
        /// The hex.
        at: Coord,
        /// The tile.
        tile: TileId,
    },
    /// `done` with building.
    Done,
    /// `ship T9 blue`: takes up a cube.
    Ship {
        /// The city.
        from: Coord,
        /// The colour of the cube.
        colour: Colour,
    },
    /// `run Q12 over 0`: moves it along a link of that seat's, or `over nobody`.
    Run {
        /// Where it leads.
        to: Coord,
        /// Whose link it is.
        over: Option<Seat>,
    },
    /// `engine`: raises the engine instead of moving a cube.
    Engine,
    /// `decline` to move a cube, or to produce.
    Decline,
    /// `produce`: draws the cubes.
    Produce,
    /// `stock light3/2`: puts the next cube drawn into a box, counted from the top.
    Stock {
        /// The column of the display.
        column: Column,
        /// The box, counted from 0 at the top.
        row: u8,
    },
}

verbs! {
    /// What moves begin with.
    Verb {
        Issue "issue 2",
        Bid "bid 3",
        Pass "pass",
        Drop "drop",
        Take "take first-move",
        Urbanize "urbanize Q10 A",
        Build "build Q10 straight/2",
        Done "done",
        Ship "ship T9 blue",
        Run "run Q12 over 0",
        Engine "engine",
        Decline "decline",
        Produce "produce",
        Stock "stock light3/2",
    }
}

/// Between the place that a cube runs to and the owner of the link.
const OVER: &str = "over";
/// The owner of a link that is nobody's.
const NOBODY: &str = "nobody";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Issue(shares) => write!(f, "{} {shares}", Verb::Issue),
            Self::Bid(dollars) => write!(f, "{} {dollars}", Verb::Bid),
            Self::Pass => Verb::Pass.fmt(f),
            Self::Drop => Verb::Drop.fmt(f),
            Self::Take(action) => write!(f, "{} {action}", Verb::Take),
            Self::Urbanize { at, city } => write!(f, "{} {at} {city}", Verb::Urbanize),
            Self::Build { at, tile } => write!(f, "{} {at} {tile}", Verb::Build),
            Self::Done => Verb::Done.fmt(f),
            Self::Ship { from, colour } => write!(f, "{} {from} {colour}", Verb::Ship),
            Self::Run { to, over: Some(seat) } => write!(f, "{} {to} {OVER} {seat}", Verb::Run),
            Self::Run { to, over: None } => write!(f, "{} {to} {OVER} {NOBODY}", Verb::Run),
            Self::Engine => Verb::Engine.fmt(f),
            Self::Decline => Verb::Decline.fmt(f),
            Self::Produce => Verb::Produce.fmt(f),
            Self::Stock { column, row } => write!(f, "{} {column}/{}", Verb::Stock, u16::from(*row) + 1),
        }
    }
}

impl Phase {
    /// The hex in the beginning of a move, such as `build Q10` or `ship T9`, if this is the phase for such a move: a cube is
    /// taken up before it goes anywhere. Tiles are understood in every phase.
    #[must_use]
    pub fn hex_begun(&self, verb: &str, at: &str) -> Option<Coord> {
        let is_answer = match Verb::ALL.iter().find(|known| known.text() == verb)? {
            Verb::Build => true,
            Verb::Ship => matches!(self, Self::MoveGoods(moving) if moving.cargo.is_none()),
            Verb::Run => matches!(self, Self::MoveGoods(moving) if moving.cargo.is_some()),
            _ => false,
        };
        at.parse().ok().filter(|_| is_answer)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, parse)
    }
}

fn parse(verb: Verb, rest: &[&str]) -> Option<Move> {
    Some(match (verb, rest) {
        (Verb::Issue, [shares]) => Move::Issue(number(shares)?),
        (Verb::Bid, [dollars]) => Move::Bid(number(dollars)?),
        (Verb::Pass, []) => Move::Pass,
        (Verb::Drop, []) => Move::Drop,
        (Verb::Take, [action]) => Move::Take(action.parse().ok()?),
        (Verb::Urbanize, [at, city]) => Move::Urbanize { at: at.parse().ok()?, city: city.parse().ok()? },
        (Verb::Build, [at, tile]) => {
            Move::Build { at: at.parse().ok()?, tile: TileSet::shipped().parse_tile(tile)? }
        }
        (Verb::Done, []) => Move::Done,
        (Verb::Ship, [from, colour]) => Move::Ship { from: from.parse().ok()?, colour: colour.parse().ok()? },
        (Verb::Run, [to, OVER, NOBODY]) => Move::Run { to: to.parse().ok()?, over: None },
        (Verb::Run, [to, OVER, seat]) => {
            Move::Run { to: to.parse().ok()?, over: Some(number::<u8>(seat)?.try_into().ok()?) }
        }
        (Verb::Engine, []) => Move::Engine,
        (Verb::Decline, []) => Move::Decline,
        (Verb::Produce, []) => Move::Produce,
        (Verb::Stock, [place]) => {
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
    use super::*;

    kernel::notation_tests! {
        Move,
        moves: [
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
        ],
        told: [
            ("", "is not a move"),
            ("jump", "is not a move"),
            ("pass twice", "is the whole move"),
            ("issue", "is not quite a move"),
            ("issue -1", "is not quite a move"),
            ("issue +1", "is not quite a move"),
            ("issue 01", "is not quite a move"),
            ("build Q10 straight/02", "is not quite a move"),
            ("build Q10 straight/+2", "is not quite a move"),
            ("issue 256", "is not quite a move"),
            ("bid 1.5", "is not quite a move"),
            ("build Q10", "is not quite a move"),
            ("build Q10 straight/6", "is not quite a move"),
            ("run Q12 over 6", "is not quite a move"),
            ("stock light3/0", "is not quite a move"),
            ("stock H/3", "is not quite a move"),
            ("stock light7/1", "is not quite a move"),
        ],
    }
}
