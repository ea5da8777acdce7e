//! What things are called.

use kernel::{Arg, Message, Seat, Text, message, text};

use crate::crew::Crew;
use crate::goods::{Good, Goods};
use crate::ids::{CityId, ContractId, LinkId};
use crate::kinds::{Action, Engineer, Hub, Key, LinkKind, Purchase};
use crate::moves::Worker;
use crate::phase::Phase;
use crate::printed::Printed;
use crate::scoring::Step;
use crate::setup::SetupKind;
use crate::table::{LEVELS, Table};

impl Good {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Wood => message!(imp_wood),
            Self::Stone => message!(imp_stone),
            Self::Iron => message!(imp_iron),
            Self::Coal => message!(imp_coal),
        }
    }

    /// “2 wood”
    #[must_use]
    pub fn count(self, count: u8) -> Text {
        match self {
            Self::Wood => text!(imp_count_wood, count = count),
            Self::Stone => text!(imp_count_stone, count = count),
            Self::Iron => text!(imp_count_iron, count = count),
            Self::Coal => text!(imp_count_coal, count = count),
        }
    }

    /// “a wood factory”
    #[must_use]
    pub const fn factory(self) -> Message {
        match self {
            Self::Wood => message!(imp_factory_wood),
            Self::Stone => message!(imp_factory_stone),
            Self::Iron => message!(imp_factory_iron),
            Self::Coal => message!(imp_factory_coal),
        }
    }

    /// “2 wood factories”
    #[must_use]
    pub fn factories(self, count: u8) -> Text {
        match self {
            Self::Wood => text!(imp_factories_wood, count = count),
            Self::Stone => text!(imp_factories_stone, count = count),
            Self::Iron => text!(imp_factories_iron, count = count),
            Self::Coal => text!(imp_factories_coal, count = count),
        }
    }
}

/// “2 wood and 1 coal”
#[must_use]
pub fn goods_text(goods: &Goods) -> Arg {
    let some = Good::ALL.into_iter().zip(goods).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| good.count(*count).into()).collect())
}

/// “10 guldens to Ada and 10 guldens to Ben”
pub fn paid_to(guldens: i32, owners: impl IntoIterator<Item = Seat>) -> Arg {
    let to = |owner: Seat| text!(imp_paid_to, guldens = guldens, seat = owner).into();
    Arg::List(owners.into_iter().map(to).collect())
}

impl Worker {
    /// Where the worker comes from: “in training”.
    #[must_use]
    pub const fn area(self) -> Message {
        if self.working { message!(imp_working) } else { message!(imp_training) }
    }
}

impl Key {
    /// “gold key”
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Gold => message!(imp_gold_key),
            Self::Silver => message!(imp_silver_key),
        }
    }
}

impl Crew {
    /// “1 worker of level 2 and 2 workers of level 1”; nothing for nobody.
    #[must_use]
    pub fn text(self) -> Arg {
        let levels = (0..LEVELS).rev().filter(|level| self.0[*level] > 0);
        let of_level = |level: usize| text!(imp_crew_part, workers = self.0[level], level = level + 1).into();
        Arg::List(levels.map(of_level).collect())
    }
}

impl Hub {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Bronze => message!(imp_bronze),
            Self::White => message!(imp_white),
            Self::Green => message!(imp_green),
            Self::Blue => message!(imp_blue),
        }
    }
}

impl LinkKind {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Plain => message!(imp_plain_link),
            Self::Bridge => message!(imp_bridge_link),
            Self::Tunnel => message!(imp_tunnel_link),
        }
    }
}

impl Engineer {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Bridge => message!(imp_bridge_engineer),
            Self::Tunnel => message!(imp_tunnel_engineer),
        }
    }
}

impl Action {
    /// The name of the action, as on its tile.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Build => message!(imp_action_build),
            Self::Hire => message!(imp_action_hire),
            Self::Building => message!(imp_action_building),
            Self::Produce => message!(imp_action_produce),
            Self::Goods => message!(imp_action_goods),
            Self::Train => message!(imp_action_train),
            Self::Contract => message!(imp_action_contract),
            Self::Give => message!(imp_action_give),
            Self::Share => message!(imp_action_share),
            Self::Fundraise => message!(imp_action_fundraise),
            Self::Pass => message!(imp_action_pass),
        }
    }
}

impl Purchase {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Influence => message!(imp_buys_influence),
            Self::Share => message!(imp_buys_share),
            Self::Car => message!(imp_buys_car),
        }
    }
}

impl Step {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Income => message!(imp_step_income),
            Self::Goods => message!(imp_step_goods),
            Self::Keys => message!(imp_step_keys),
            Self::Hubs => message!(imp_step_hubs),
            Self::Contracts => message!(imp_step_contracts),
            Self::Tolls => message!(imp_step_tolls),
            Self::Dividends => message!(imp_step_dividends),
        }
    }
}

impl SetupKind {
    /// As people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Fixed => message!(imp_setup_fixed),
            Self::Normal => message!(imp_setup_normal),
            Self::Random => message!(imp_setup_random),
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
        text!(imp_contract, factories = Arg::List(factories), value = contract.value)
    }
}

impl CityId {
    /// As people call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        &Printed::shipped().map.city(self).name
    }
}

impl LinkId {
    /// “between Wien and Bratislava”
    #[must_use]
    pub fn between(self) -> Text {
        let [from, to] = Printed::shipped().map.link(self).ends().map(CityId::name);
        text!(imp_between, from = from, to = to)
    }
}

impl Table {
    /// What is asked for now: goods that have to go and points that have to be spent come before the phase.
    #[must_use]
    pub fn phase_name(&self) -> Message {
        match self.phase {
            Phase::Bidding { .. } | Phase::Over => self.phase.name(),
            _ if self.must_discard().is_some() => message!(imp_phase_discarding),
            _ if self.points > 0 => message!(imp_phase_points),
            phase => phase.name(),
        }
    }
}
