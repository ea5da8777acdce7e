//! What rules say in numbers, and what holds in their place.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Table;
use crate::ids::PersonId;
use crate::phase::Phase;
use crate::printed::{Modifier, Op, Printed};

/// Free Transfers that wait in one turn. Nobody comes by so many, but a state from outside may claim any number.
pub(crate) const MOST_FREE_TRANSFERS: u8 = 8;

/// The costs that hold for somebody. Where several abilities speak of one number, the lowest holds (EMP-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Of moving the conductor one to four spaces.
    pub moves: [u8; 4],
    /// Of one, two, three activations in all.
    pub surcharges: [u8; 3],
    /// Whether spellcars cost nothing by themselves.
    pub no_inherent: bool,
    /// Of a Transfer over a City.
    pub city: u8,
    /// Of one over a competitor.
    pub competitor: u8,
    /// Of one over Wasteland.
    pub wasteland: u8,
    /// Transfers that are free, of any kind.
    pub free_transfers: u8,
    /// Whether spellcars may be activated before the conductor moves.
    pub activate_first: bool,
    /// What activating a spellcar twice costs, for whom that is possible.
    pub double_price: Option<u8>,
    /// By how much more a tile may be worth than what was delivered earns.
    pub demand_bonus: u8,
}

impl Terms {
    /// What the rules say (EMP-4.2, EMP-4.5, EMP-8.14).
    pub const BASE: Self = Self {
        moves: [0, 1, 3, 6],
        surcharges: [0, 1, 3],
        no_inherent: false,
        city: 3,
        competitor: 2,
        wasteland: 4,
        free_transfers: 0,
        activate_first: false,
        double_price: None,
        demand_bonus: 0,
    };

    pub(crate) fn modify(&mut self, modifier: Modifier) {
        fn lower<const N: usize>(costs: &mut [u8; N], to: [u8; N]) {
            for (cost, to) in costs.iter_mut().zip(to) {
                *cost = to.min(*cost);
            }
        }
        let lowest = |cost: &mut u8, to: Option<u8>| *cost = to.map_or(*cost, |to| to.min(*cost));
        match modifier {
            Modifier::MoveCosts(costs) => lower(&mut self.moves, costs),
            Modifier::Surcharges(costs) => lower(&mut self.surcharges, costs),
            Modifier::InherentCosts(cost) => self.no_inherent |= cost == 0,
            Modifier::Transfers(costs) => {
                lowest(&mut self.city, costs.city);
                lowest(&mut self.competitor, costs.competitor);
                lowest(&mut self.wasteland, costs.wasteland);
            }
            Modifier::FreeTransfers(count) => {
                self.free_transfers = self.free_transfers.saturating_add(count).min(MOST_FREE_TRANSFERS);
            }
            Modifier::ActivateFirst(may) => self.activate_first |= may,
            Modifier::DoublePrice(price) => {
                self.double_price = Some(self.double_price.map_or(price, |other| other.min(price)));
            }
            Modifier::DemandBonus(bonus) => self.demand_bonus = self.demand_bonus.max(bonus),
            // Of one hex, not of a number.
            Modifier::FreeHex(_) => {}
        }
    }
}

impl Table {
    /// The costs that hold for a seat now: in its own turn, with what lasts that turn.
    #[must_use]
    pub fn terms(&self, seat: Seat) -> Terms {
        self.terms_by(seat, self.player(seat).masters())
    }

    /// The costs as they would be without one of the Station Masters.
    pub(crate) fn terms_without(&self, seat: Seat, person: PersonId) -> Terms {
        self.terms_by(seat, self.player(seat).masters().filter(|other| *other != person))
    }

    fn terms_by(&self, seat: Seat, masters: impl Iterator<Item = PersonId>) -> Terms {
        let mut terms = if seat == self.active { self.turn.terms } else { Terms::BASE };
        if self.phase != Phase::Final {
            for person in masters {
                modify_by(&mut terms, person);
            }
        }
        terms
    }
}

fn modify_by(terms: &mut Terms, person: PersonId) {
    let cards = &Printed::shipped().cards;
    if let Op::Steps(steps) = cards.program.op(cards.person(person).effect) {
        for step in steps {
            if let Op::Modify(modifier) = cards.program.op(*step) {
                terms.modify(*modifier);
            }
        }
    }
}
