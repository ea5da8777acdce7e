//! Games that come to no end.

use std::fmt;

use kernel::Seat;
use serde::Serialize;

/// A game that was given up, and where to find it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StuckGame {
    pub game: u64,
    pub secret: String,
    /// How many decisions were made in it.
    pub decisions: u64,
    pub why: Stuck,
}

/// Why a game does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stuck {
    /// It has as many moves as a table takes ([`kernel::MOST_MOVES`]).
    Endless,
    /// This seat owes a decision and has no legal move.
    NoMove { seat: Seat },
    /// It is not over, and nobody owes a decision.
    NobodyAsked,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Endless => write!(f, "it has not ended"),
            Self::NoMove { seat } => write!(f, "seat {seat} owes a decision and has no legal move"),
            Self::NobodyAsked => write!(f, "nobody owes a decision and the game is not over"),
        }
    }
}
