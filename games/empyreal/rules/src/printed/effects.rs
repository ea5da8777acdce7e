//! What an ability does, and all abilities together as one program whose parts have numbers, so that a position can say
//! where in a card it is.

mod program;
mod track;
mod written;

use serde::Deserialize;

use crate::kinds::Terrain;

pub use program::{NodeId, Program};
pub use track::{Build, Each, Ground, Lands, Near, Obstacle, Where};
pub(super) use written::Step;

/// What a part of an ability does.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// One after the other; what is impossible is left out.
    Steps(Vec<NodeId>),
    /// Exactly one of these.
    Choose(Vec<NodeId>),
    /// Up to this many times.
    Repeat {
        /// How often at most.
        times: u8,
        /// What is done each time.
        each: NodeId,
    },
    /// Mana, if the rest is possible.
    Pay {
        /// The price.
        mana: u8,
        /// What it pays for.
        then: NodeId,
    },
    /// Both or nothing.
    Exchange {
        /// What is given.
        give: NodeId,
        /// What comes for it.
        get: NodeId,
    },
    /// Later, when something happens.
    When {
        /// The moment.
        event: Trigger,
        /// What happens then.
        then: NodeId,
    },
    /// Once in each turn.
    EachTurn(NodeId),
    /// Something that holds in place of a rule.
    Modify(Modifier),
    /// A train car comes to the map.
    Build(Build),
    /// A Wasteland tile is placed.
    PlaceWasteland {
        /// Whether its Goods come to the folio.
        to_folio: bool,
    },
    /// Binds a hex of the network for the steps that follow.
    PickHex(Pick),
    /// Onto the bound hex, from the supply.
    PlaceGood(Colour),
    /// This many Goods of the network go back to the supply.
    ReturnGoods(u8),
    /// A Good beside the bound hex goes back to the supply.
    ReturnGoodAround,
    /// A Good of the network is exchanged for one from the supply.
    ReplaceGood,
    /// Goods from around the bound hex come onto it.
    PullGoods {
        /// Whether all of them move, or one.
        all: bool,
    },
    /// A Good from a hex without competitors comes into the network.
    FetchGood,
    /// One’s own train moves to a hex beside it; from the bound hex, or from any.
    MoveTrain {
        /// Whether it is the one on the hex that was bound.
        from_bound: bool,
    },
    /// A train changes places with a competitor’s.
    SwitchTrains,
    /// From the bound hex and around it.
    RemoveTrains,
    /// Up to this many Goods.
    Deliver {
        /// How many Goods at most.
        most: u8,
        /// Whether a Demand Tile can be earned.
        tile: bool,
    },
    /// Crystals are gained.
    GainMana(u8),
    /// Spent crystals are reclaimed.
    Reclaim(u8),
    /// All spent crystals are reclaimed.
    ReclaimAll,
    /// Spellcars are gained from the Market.
    GainSpellcars(u8),
    /// A specialist is drafted.
    GainSpecialist,
    /// People are turned face-up.
    Refresh {
        /// The Captain.
        captain: bool,
        /// The Engineer.
        engineer: bool,
    },
    /// Every competitor discards a spellcar.
    DiscardSpellcars,
    /// A spellcar tile moves to another place of the railyard.
    RearrangeSpellcars,
    /// The spellcars that this card has just brought.
    ActivateGained,
    /// Something is carried out in place of another card.
    Copy(CopyFrom),
    /// Captain and Engineer, once each, without turning them over.
    UseFree,
    /// A specialist changes places with another player’s.
    TradeSpecialist,
    /// Of this many drawn, one is laid over this card.
    DraftOver(u8),
    /// Two Demand Tiles change places.
    SwapTiles,
    /// Another turn follows.
    ExtraTurn,
    /// This many Goods of Cities beside the network come to the folio.
    GainGoods(u8),
}

impl Op {
    /// Whether it may wait for an answer; what does not is done at once, or in several parts.
    #[must_use]
    pub const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Choose(_)
                | Self::Build(_)
                | Self::PlaceWasteland { .. }
                | Self::PickHex(_)
                | Self::PlaceGood(_)
                | Self::ReturnGoodAround
                | Self::ReplaceGood
                | Self::PullGoods { all: false }
                | Self::FetchGood
                | Self::MoveTrain { .. }
                | Self::SwitchTrains
                | Self::GainSpecialist
                | Self::RearrangeSpellcars
                | Self::ActivateGained
                | Self::Copy(_)
                | Self::UseFree
                | Self::TradeSpecialist
                | Self::SwapTiles
        )
    }

    /// Whether mana may have to be spent on the answer to it: for Transfers (EMP-8.16), and for what a card that is copied,
    /// activated or used costs by itself.
    #[must_use]
    pub fn may_cost_mana(&self) -> bool {
        match self {
            Self::Build(build) => build.r#where == Where::Network,
            Self::Copy(_) | Self::ActivateGained | Self::UseFree => true,
            _ => false,
        }
    }
}

/// What something waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The Administrate action.
    Administrate,
    /// The conductor’s move has been paid.
    Move,
    /// A delivery at the end of the line.
    Delivered,
    /// A delivery at the end of the line that took no Demand Tile.
    DeliveredWithoutTile,
}

/// What holds in place of a rule. Of several, the best for the player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// For one to four spaces.
    MoveCosts([u8; 4]),
    /// Of one, two, three activations in all.
    Surcharges([u8; 3]),
    /// What spellcars cost by themselves.
    InherentCosts(u8),
    /// What Transfers cost.
    Transfers(TransferCosts),
    /// This many Transfers, of any kind.
    FreeTransfers(u8),
    /// Transfers over the bound hex.
    FreeHex(There),
    /// Whether spellcars may be activated before the conductor moves.
    ActivateFirst(bool),
    /// What activating a spellcar twice costs.
    DoublePrice(u8),
    /// By how many Goods a delivery may fall short of its tile.
    DemandBonus(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum There {
    There,
}

/// What a Transfer costs, where it differs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferCosts {
    /// Over a City.
    pub city: Option<u8>,
    /// Over a competitor.
    pub competitor: Option<u8>,
    /// Over Wasteland.
    pub wasteland: Option<u8>,
}

/// Which hex of the network is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Any of them.
    Any,
    /// One with a Good.
    WithGood,
    /// And not Wasteland.
    WithoutGood,
}

/// The colour of a Good that is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Any colour.
    Any,
    /// Of the terrain it comes to lie on.
    Terrain,
    /// One that lies there already.
    Present,
    /// This one.
    Only(Terrain),
}

/// What is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CopyFrom {
    /// A spellcar of the Market.
    Market,
    /// The spellcar to the left or right in the same row.
    Neighbour,
    /// Another player’s Engineer who is face-up.
    Engineer,
    /// Another player’s Surveyor.
    Surveyor,
}
