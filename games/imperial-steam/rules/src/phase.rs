//! Where a game stands, and how it ends.

use kernel::{Message, Seats, kinds, message};

use crate::moves::WorkerSource;

/// Where a game, and the turn of the player, stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// All bid (IMP-1.1).
    Bidding {
        /// Who has bid.
        made: Seats,
    },
    /// No hand was placed yet in this turn.
    Before,
    /// A track was laid, and another may be.
    Building {
        /// The experience that the crew has left.
        spare: u8,
    },
    /// Workers or an engineer were hired, and more may be: workers only from the source that some came from.
    Hiring {
        /// That source.
        source: Option<WorkerSource>,
    },
    /// These of the player’s factories have produced, as bits.
    Producing {
        /// Those factories.
        done: u16,
    },
    /// A good was ordered, and more may be.
    Ordering,
    /// The Main Action is over.
    After,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether the Main Action of this turn was begun.
    #[must_use]
    pub const fn is_begun(self) -> bool {
        !matches!(self, Self::Bidding { .. } | Self::Before | Self::Over)
    }

    /// What it is called while nothing comes before it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Bidding { .. } => message!(imp_phase_bidding),
            Self::Before => message!(imp_phase_before),
            Self::Building { .. } => message!(imp_phase_building),
            Self::Hiring { .. } => message!(imp_phase_hiring),
            Self::Producing { .. } => message!(imp_phase_producing),
            Self::Ordering => message!(imp_phase_ordering),
            Self::After => message!(imp_phase_after),
            Self::Over => message!(imp_phase_over),
        }
    }
}

kinds! {
    /// How a game ends: with Wien and Trieste joined, or after its last round (IMP-2.8).
    Ending { Trieste "trieste", LastRound "last-round" }
}
