//! What the table waits for.

use arrayvec::ArrayVec;
use hexes::Edges;
use kernel::{MAX_SEATS, Message, Seat, Seats, kinds, message};
use serde::{Deserialize, Serialize};

use crate::build::TILES_OF_THE_ENGINEER;
use crate::cargo::Cargo;
use crate::goods::Colour;
use crate::ids::HexId;
use crate::printed::MAX_STOPS;

/// AOS-5.1: how often each player is asked for a cube in a turn.
pub const MOVE_ROUNDS: u8 = 2;
/// AOS-9.1: how many cubes Production draws.
pub const PRODUCED: usize = 2;

/// What the table waits for, with all that is true only in that phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// `asked` counts the places of the player order from 0.
    IssueShares {
        /// The place that is asked.
        asked: u8,
    },
    /// The players bid for the order of this turn.
    Auction(Auction),
    /// Each player takes an action; `asked` counts the places of the player order from 0.
    SelectActions {
        /// The place that is asked.
        asked: u8,
    },
    /// The players build, one after the other.
    BuildTrack(Building),
    /// The players move goods, in two rounds.
    MoveGoods(Moving),
    /// The player with Production is asked.
    Production(Producing),
    /// The dice for goods growth are due. No question is asked here: a move that gets this far rolls them at once.
    Growth,
    /// The game is over.
    Over(Ending),
}

impl Phase {
    /// What people call the end of the game, however it came about.
    pub const END: Message = message!(aos_phase_over);

    /// What people call it.
    #[must_use]
    pub const fn name(&self) -> Message {
        match self {
            Self::IssueShares { .. } => message!(aos_phase_issue_shares),
            Self::Auction(_) => message!(aos_phase_auction),
            Self::SelectActions { .. } => message!(aos_phase_select_actions),
            Self::BuildTrack(_) => message!(aos_phase_build_track),
            Self::MoveGoods(_) => message!(aos_phase_move_goods),
            Self::Production(_) => message!(aos_phase_production),
            Self::Growth => message!(aos_phase_growth),
            Self::Over(_) => Self::END,
        }
    }
}

kinds! {
    /// How a game ended: after its last turn, because everybody else was eliminated, or because the last players were
    /// eliminated together.
    Ending { LastTurn "last-turn", LastPlayer "last-player", NobodyLeft "nobody-left" }
}

/// The auction for player order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// Those still bidding, in the old player order.
    pub bidders: ArrayVec<Seat, MAX_SEATS>,
    /// Which of them is asked.
    pub asked: u8,
    /// Each seat's own highest bid, 0 for none.
    pub bids: [u16; MAX_SEATS],
    /// Who has used the Turn Order pass.
    pub passed: Seats,
    /// Who dropped out, in that order.
    pub dropped: ArrayVec<Seat, MAX_SEATS>,
}

/// A player's build turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Building {
    /// Counts the players in building order from 0.
    pub asked: u8,
    /// The hexes built on so far.
    pub built: ArrayVec<HexId, TILES_OF_THE_ENGINEER>,
    /// Whether a New City has been placed in this turn.
    pub urbanized: bool,
    /// The sections begun or extended in this turn, by the stop and edge they begin at.
    pub extended: [Edges; MAX_STOPS],
}

impl Building {
    /// The beginning of a build turn.
    #[must_use]
    pub fn turn(asked: u8) -> Self {
        Self { asked, built: ArrayVec::new(), urbanized: false, extended: [Edges::NONE; MAX_STOPS] }
    }
}

/// The goods phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    /// 0 or 1.
    pub round: u8,
    /// Counts the players in moving order from 0.
    pub asked: u8,
    /// Who has raised the engine instead of moving a cube.
    pub engine_raised: Seats,
    /// The cube on its way, if one has been taken up.
    pub cargo: Option<Cargo>,
}

impl Moving {
    /// The beginning of this round, 0 or 1, when nobody has done anything yet.
    #[must_use]
    pub const fn round(round: u8) -> Self {
        Self { round, asked: 0, engine_raised: Seats::NONE, cargo: None }
    }
}

/// The decision of the player with Production.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Producing {
    /// Who has Production.
    pub seat: Seat,
    /// The cubes drawn and not yet placed; `None` before the draw.
    pub drawn: Option<ArrayVec<Colour, PRODUCED>>,
}

impl Producing {
    /// The cube that has to be placed next, once cubes are drawn.
    #[must_use]
    pub fn next_cube(&self) -> Option<Colour> {
        self.drawn.iter().flatten().next().copied()
    }
}
