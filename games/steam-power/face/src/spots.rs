//! The spots of the drawing, by their names.

use std::fmt;

use guide::SpotName;
use hexes::Coord;
use kernel::Seat;
use steam_power::{ContractId, MAX_PLAYERS};

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// `hex-B13`: land or a city.
    Hex(Coord),
    /// `contract-c12`: a contract in the hand of the viewer.
    Contract(ContractId),
    /// `hand-2`: the hand of somebody else, face down.
    Hand(Seat),
}

impl SpotName for Spot {
    fn read(kind: &str, which: &str) -> Option<Self> {
        Some(match kind {
            "hex" => Self::Hex(which.parse().ok()?),
            "contract" => Self::Contract(which.parse().ok()?),
            "hand" => Self::Hand(Seat::all(MAX_PLAYERS).find(|seat| seat.to_string() == which)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(at) => write!(f, "hex-{at}"),
            Self::Contract(contract) => write!(f, "contract-{contract}"),
            Self::Hand(seat) => write!(f, "hand-{seat}"),
        }
    }
}
