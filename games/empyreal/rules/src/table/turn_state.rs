//! Where the game stands, and what of a turn lasts until its end.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Terms;
use crate::hex_set::HexSet;
use crate::ids::{CarId, HexId, People};
use crate::printed::NodeId;

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

/// What a delivery at the end of the line came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Delivered {
    /// Nothing was delivered.
    Nothing,
    /// A Demand Tile was taken.
    WithTile,
    /// Goods alone.
    WithoutTile,
}

/// What lasts until the end of the turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnState {
    /// The costs of this turn.
    pub terms: Terms,
    /// Wasteland over which Transfers are free.
    pub free_hexes: HexSet,
    /// What happens when the conductor has moved.
    pub on_move: ArrayVec<NodeId, 8>,
    /// Station Masters who have been used.
    pub used: People,
    /// Available mana that came from an activation and cannot pay for another (EMP-4.8).
    pub locked: u8,
    /// The places activated, as bits, and how many activations there were.
    pub activated: u16,
    /// How many activations there were.
    pub activations: u8,
    /// Whether spellcars are activated before the conductor moves.
    pub first: bool,
    /// The spellcar that is activated twice.
    pub double: Option<CarId>,
    /// Turns that come after this one.
    pub extra: u8,
    /// What was delivered at the end of the line.
    pub delivered: Delivered,
}

impl TurnState {
    pub(crate) const fn new() -> Self {
        Self {
            terms: Terms::BASE,
            free_hexes: HexSet::NONE,
            on_move: ArrayVec::new_const(),
            used: People::NONE,
            locked: 0,
            activated: 0,
            activations: 0,
            first: false,
            double: None,
            extra: 0,
            delivered: Delivered::Nothing,
        }
    }
}
