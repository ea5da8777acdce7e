//! What things cost now.

use kernel::Seat;

use super::{FEE, Table};
use crate::goods::Good;
use crate::ids::LinkId;

/// What access to a State Railway costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccessPrice {
    /// To the bank.
    Bank(i32),
    /// To each player who has a track there.
    Owners(i32),
}

impl Table {
    /// What the next good of this kind costs in the market (IMP-8.5, IMP-8.9).
    #[must_use]
    #[inline]
    pub fn market_price(&self, good: Good) -> i32 {
        self.printed().boards.market.price(self.market[good.index()])
    }

    /// What the next factory of this kind costs on the Factory board (IMP-7.5); `None` when none is left.
    #[must_use]
    #[inline]
    pub fn next_factory_price(&self, good: Good) -> Option<i32> {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        row.price(self.taken[good.index()])
    }

    /// What a delivery of this good pays now (IMP-11.7); nothing for coal.
    #[must_use]
    #[inline]
    pub fn delivery_price(&self, good: Good) -> i32 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        row.delivery(self.taken[good.index()])
    }

    /// How many goods a player may order in this round (IMP-8.7, IMP-8.8).
    #[must_use]
    pub fn shipment(&self) -> u8 {
        self.shipment_in(self.round)
    }

    /// The same for any round: nothing can be ordered in the last.
    #[must_use]
    pub fn shipment_in(&self, round: u8) -> u8 {
        self.shipments.get(usize::from(round) - 1).copied().unwrap_or(0)
    }

    /// The value of a player’s share.
    #[must_use]
    pub fn share_value(&self, seat: Seat) -> i32 {
        self.printed().boards.shares.value(self.player(seat).share)
    }

    /// The value of a player’s share one step up; `None` at the top (IMP-5.4).
    #[must_use]
    pub fn next_share(&self, seat: Seat) -> Option<u16> {
        let shares = &self.printed().boards.shares;
        shares.next_row(self.player(seat).share).map(|row| shares.values[usize::from(row)])
    }

    /// How many factories of this kind are left on the Factory board (IMP-7.5).
    #[must_use]
    #[inline]
    pub fn factories_left(&self, good: Good) -> u8 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        row.factories().saturating_sub(self.taken[good.index()])
    }

    /// What a player who builds on a link pays to all who have a track there together (IMP-4.6).
    #[must_use]
    #[inline]
    pub fn fee(&self, link: LinkId) -> i32 {
        FEE * self.tracks[link.index()].len() as i32
    }

    /// What access to a State Railway costs in all (IMP-11.11).
    #[must_use]
    pub fn access_sum(&self, link: LinkId) -> i32 {
        match self.access_price(link) {
            AccessPrice::Bank(guldens) => guldens,
            AccessPrice::Owners(guldens) => guldens * self.tracks[link.index()].len() as i32,
        }
    }

    /// What access to a State Railway costs, and who is paid (IMP-11.11).
    #[must_use]
    pub fn access_price(&self, link: LinkId) -> AccessPrice {
        let [a, b] = self.map().link(link).ends().map(|city| i32::from(self.tile(city).station));
        if self.tracks[link.index()].is_empty() {
            AccessPrice::Bank(a.max(b))
        } else {
            AccessPrice::Owners(a.min(b))
        }
    }
}
