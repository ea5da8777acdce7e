//! Where the game stands, and what asks there.

use crate::ids::HexId;
use crate::table::{Card, Table};

/// Where the game stands when no card is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Awards are removed (EMP-13.2).
    Awards,
    /// Companies are chosen.
    Companies,
    /// The first of two train cars, once it is placed.
    Headquarters {
        /// Where the first one is.
        first: Option<HexId>,
    },
    /// Specialists, and then the main action.
    Specialists,
    /// What has been done of the Administrate action.
    Administrating {
        /// Mana.
        reclaimed: bool,
        /// Captain and Engineer.
        refreshed: bool,
        /// A spellcar, or none was wanted.
        gained: bool,
    },
    /// After the conductor has moved; or before, with Peril.
    Activating,
    /// At the end of the line.
    Delivering,
    /// An upgrade is chosen.
    Upgrading,
    /// The turn ends when what is under way has been done.
    Closing,
    /// The last deliveries.
    Final,
    /// The game is over.
    Over,
}

/// What asks a question: a card, or what is done without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnderWay {
    /// A card.
    Card(Card),
    /// The last delivery of the game.
    FinalDelivery,
    /// The end of the line.
    EndOfLine,
    /// An Administrate action.
    Administrating,
}

impl Table {
    /// What the question belongs to that lies on top.
    #[must_use]
    pub fn under_way(&self) -> UnderWay {
        match (self.run(), self.phase) {
            (Some(run), _) => UnderWay::Card(run.card),
            (None, Phase::Final) => UnderWay::FinalDelivery,
            (None, Phase::Delivering) => UnderWay::EndOfLine,
            (None, _) => UnderWay::Administrating,
        }
    }
}
