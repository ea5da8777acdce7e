//! What a player has.

use kernel::{Message, kinds, message};
use serde::{Deserialize, Serialize};

/// AOS-1.2: what a share brings.
pub const SHARE_PRICE: u16 = 5;
/// AOS-1.3: how many shares a player can issue in a game.
pub const MOST_SHARES: u8 = 15;
/// AOS-3.6, AOS-5.7: the strongest engine.
pub const MOST_LINKS: u8 = 6;
/// AOS-0.5: what a player starts with.
const STARTING_CASH: u16 = 10;
/// AOS-0.5: how many shares a player has issued at the start.
pub(crate) const STARTING_SHARES: u8 = 2;

/// One player's disks, money and action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Dollars in hand.
    pub cash: u16,
    /// Dollars that come in each turn.
    pub income: u16,
    /// Shares issued, those of the start included.
    pub shares: u8,
    /// How many links a cube may travel.
    pub engine: u8,
    /// The action of this turn; until actions are selected, that of the turn before.
    pub action: Option<Action>,
    /// Ownership markers on the board.
    pub markers: u8,
    /// Whether this player has laid their first tile of the game.
    pub has_built: bool,
    /// Whether this player is out of the game.
    pub eliminated: bool,
}

impl Player {
    pub(crate) const fn at_start() -> Self {
        Self {
            cash: STARTING_CASH,
            income: 0,
            shares: STARTING_SHARES,
            engine: 1,
            action: None,
            markers: 0,
            has_built: false,
            eliminated: false,
        }
    }
}

kinds! {
    /// What a player chooses for a turn.
    Action {
        FirstMove "first-move",
        FirstBuild "first-build",
        Engineer "engineer",
        Locomotive "locomotive",
        Urbanization "urbanization",
        Production "production",
        TurnOrder "turn-order",
    }
}

impl Action {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::FirstMove => message!(aos_action_first_move),
            Self::FirstBuild => message!(aos_action_first_build),
            Self::Engineer => message!(aos_action_engineer),
            Self::Locomotive => message!(aos_action_locomotive),
            Self::Urbanization => message!(aos_action_urbanization),
            Self::Production => message!(aos_action_production),
            Self::TurnOrder => message!(aos_action_turn_order),
        }
    }
}
