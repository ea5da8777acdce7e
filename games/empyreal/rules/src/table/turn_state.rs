//! What lasts until the end of a turn.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Slot, Terms};
use crate::hex_set::HexSet;
use crate::ids::{CarId, People};
use crate::printed::NodeId;

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
    /// The places activated, as bits.
    pub(crate) activated: u16,
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
    /// Whether the spellcar in a place has been activated.
    #[must_use]
    pub const fn has_activated(&self, slot: Slot) -> bool {
        self.activated & slot.bit() != 0
    }
}
