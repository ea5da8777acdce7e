//! The words for what is on the table, as keys.

use kernel::{Arg, Text, text};

use crate::crew::Crew;
use crate::goods::{Action, Engineer, Good, Hub, LinkKind, Purchase};
use crate::ids::ContractId;
use crate::printed::Printed;
use crate::scoring::Step;
use crate::setup::Kind;
use crate::table::{LEVELS, Stage, Table};

impl Good {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "imp-wood",
            Self::Stone => "imp-stone",
            Self::Iron => "imp-iron",
            Self::Coal => "imp-coal",
        }
    }

    /// “2 wood”
    #[must_use]
    pub fn count(self, count: u8) -> Text {
        match self {
            Self::Wood => text!("imp-count-wood", count = count),
            Self::Stone => text!("imp-count-stone", count = count),
            Self::Iron => text!("imp-count-iron", count = count),
            Self::Coal => text!("imp-count-coal", count = count),
        }
    }

    /// “a wood factory”
    #[must_use]
    pub const fn factory_word(self) -> &'static str {
        match self {
            Self::Wood => "imp-factory-wood",
            Self::Stone => "imp-factory-stone",
            Self::Iron => "imp-factory-iron",
            Self::Coal => "imp-factory-coal",
        }
    }

    /// “2 wood factories”
    #[must_use]
    pub fn factories(self, count: u8) -> Text {
        match self {
            Self::Wood => text!("imp-factories-wood", count = count),
            Self::Stone => text!("imp-factories-stone", count = count),
            Self::Iron => text!("imp-factories-iron", count = count),
            Self::Coal => text!("imp-factories-coal", count = count),
        }
    }
}

impl Crew {
    /// “1 worker of level 2 and 2 workers of level 1”; nothing for nobody.
    #[must_use]
    pub fn text(self) -> Arg {
        let levels = (0..LEVELS).rev().filter(|level| self.0[*level] > 0);
        let of_level =
            |level: usize| text!("imp-crew-part", workers = self.0[level], level = level + 1).into();
        Arg::List(levels.map(of_level).collect())
    }
}

impl Hub {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bronze => "imp-bronze",
            Self::White => "imp-white",
            Self::Green => "imp-green",
            Self::Blue => "imp-blue",
        }
    }
}

impl LinkKind {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "imp-plain-link",
            Self::Bridge => "imp-bridge-link",
            Self::Tunnel => "imp-tunnel-link",
        }
    }
}

impl Engineer {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bridge => "imp-bridge-engineer",
            Self::Tunnel => "imp-tunnel-engineer",
        }
    }
}

impl Action {
    /// The name of the action, as on its tile.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Build => "imp-action-build",
            Self::Hire => "imp-action-hire",
            Self::Building => "imp-action-building",
            Self::Produce => "imp-action-produce",
            Self::Goods => "imp-action-goods",
            Self::Train => "imp-action-train",
            Self::Contract => "imp-action-contract",
            Self::Give => "imp-action-give",
            Self::Share => "imp-action-share",
            Self::Fundraise => "imp-action-fundraise",
            Self::Pass => "imp-action-pass",
        }
    }
}

impl Purchase {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Influence => "imp-buys-influence",
            Self::Share => "imp-buys-share",
            Self::Car => "imp-buys-car",
        }
    }
}

impl Step {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Income => "imp-step-income",
            Self::Goods => "imp-step-goods",
            Self::Keys => "imp-step-keys",
            Self::Hubs => "imp-step-hubs",
            Self::Contracts => "imp-step-contracts",
            Self::Tolls => "imp-step-tolls",
            Self::Dividends => "imp-step-dividends",
        }
    }
}

impl Kind {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fixed => "imp-setup-fixed",
            Self::Normal => "imp-setup-normal",
            Self::Random => "imp-setup-random",
        }
    }
}

impl ContractId {
    /// “2 iron factories and 1 coal factory, for 250 guldens”
    #[must_use]
    pub fn text(self) -> Text {
        let contract = &Printed::shipped().contracts[self.index()];
        let needed = Good::ALL.into_iter().zip(contract.factories).filter(|(_, count)| *count > 0);
        let factories = needed.map(|(good, count)| good.factories(count).into()).collect();
        text!("imp-contract", factories = Arg::List(factories), value = contract.value)
    }
}

impl Table {
    /// The key of the phase’s name.
    #[must_use]
    pub fn phase_word(&self) -> &'static str {
        match self.stage {
            Stage::Bidding { .. } => "imp-phase-bidding",
            Stage::Over => "imp-phase-over",
            _ if self.must_discard().is_some() => "imp-phase-discarding",
            _ if self.points > 0 => "imp-phase-points",
            Stage::Before => "imp-phase-before",
            Stage::Building { .. } => "imp-phase-building",
            Stage::Hiring { .. } => "imp-phase-hiring",
            Stage::Producing { .. } => "imp-phase-producing",
            Stage::Ordering => "imp-phase-ordering",
            Stage::After => "imp-phase-after",
        }
    }
}
