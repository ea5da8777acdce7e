//! Why nothing can be done with a thing now, where no move at this time is about it.

use hexes::Coord;
use kernel::Seat;

use crate::ids::PersonId;
use crate::kinds::Size;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{Occasion, Table};

impl Table {
    /// Why nothing can be done in a hex.
    #[must_use]
    pub fn why_nothing_in_hex(&self, hex: Coord) -> Reason {
        if self.is_delivering() {
            let city = self.map.chart().find(hex).is_some_and(|at| self.map.cities.contains(at));
            return if city { Reason::DeliveryBegun } else { Reason::NotACity };
        }
        self.unless_under_way(match self.phase {
            Phase::Activating => Reason::TrackByActivating,
            Phase::Awards | Phase::Companies => Reason::HeadquartersLater,
            _ => Reason::TrackByCards,
        })
    }

    /// Why a player cannot take a Demand Tile of this size.
    #[must_use]
    pub fn why_no_tile(&self, seat: Seat, size: Size) -> Reason {
        Reason::TileByDelivery { size, needs: self.goods_for(seat, Occasion::EndOfLine, size) }
    }

    /// Why no spellcar can be taken from the Market.
    #[must_use]
    pub fn why_no_spellcar(&self) -> Reason {
        self.unless_under_way(Reason::MarketLater)
    }

    /// Why nobody can be drafted.
    #[must_use]
    pub fn why_no_draft(&self) -> Reason {
        self.unless_under_way(Reason::DraftLater)
    }

    /// Why nothing can be done with an Award.
    #[must_use]
    pub const fn why_no_award(&self) -> Reason {
        Reason::AwardsInTheEnd
    }

    /// Why neither a company nor a captain can be chosen.
    #[must_use]
    pub const fn why_no_company(&self) -> Reason {
        Reason::CompaniesChosen
    }

    /// Why a player cannot use somebody.
    #[must_use]
    pub fn why_no_use_of(&self, seat: Seat, person: PersonId) -> Reason {
        let own = self.owner(person) == Some(seat);
        self.unless_under_way(if own { Reason::PersonLater } else { Reason::OthersPerson })
    }

    /// Why a player can activate nothing in this seat’s railyard.
    #[must_use]
    pub fn why_no_activation(&self, seat: Seat, whose: Seat) -> Reason {
        if whose == seat { self.unless_under_way(Reason::ActivatedAtTheStop) } else { Reason::OthersYard }
    }

    /// Why a player cannot move this seat’s conductor to a space, counted from the start.
    #[must_use]
    pub fn why_no_move_to(&self, seat: Seat, whose: Seat, space: u8) -> Reason {
        if whose != seat {
            return Reason::OthersConductor;
        }
        let behind = space <= self.player(seat).conductor;
        self.unless_under_way(if behind { Reason::OnlyForward } else { Reason::ConductorLater })
    }

    /// Why no Good can be taken from the supply.
    #[must_use]
    pub fn why_no_good(&self) -> Reason {
        self.unless_under_way(Reason::SupplyByCards)
    }

    /// A reason that holds between questions: what is under way comes first.
    fn unless_under_way(&self, why: Reason) -> Reason {
        if self.stack.is_empty() { why } else { Reason::AnswerFirst { under_way: self.under_way() } }
    }
}
