//! What things cost now.

use kernel::Seat;

use super::Table;
use crate::goods::Good;
use crate::ids::LinkId;

/// What access to a State Railway costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessPrice {
    Bank(i32),
    /// To each who has a track there.
    Owners(i32),
}

impl Table {
    /// What the next good of this kind costs in the market (IMP-8.5, IMP-8.9).
    #[must_use]
    #[inline]
    pub fn market_price(&self, good: Good) -> i32 {
        let prices = &self.printed().boards.market.prices;
        let sold = prices.len() - usize::from(self.market[good.index()]);
        i32::from(prices[sold.min(prices.len() - 1)])
    }

    /// What the next factory of this kind costs on the Factory board.
    #[must_use]
    #[inline]
    pub fn factory_price(&self, good: Good) -> i32 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        i32::from(row.cost[usize::from(self.taken[good.index()])])
    }

    /// What a delivery of this good pays now (IMP-11.7); nothing for coal.
    #[must_use]
    #[inline]
    pub fn delivery_price(&self, good: Good) -> i32 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        row.pays.get(usize::from(self.taken[good.index()])).map_or(0, |price| i32::from(*price))
    }

    /// How many goods a player may order in this round (IMP-8.7, IMP-8.8).
    #[must_use]
    pub fn shipment(&self) -> u8 {
        self.shipments.get(usize::from(self.round) - 1).copied().unwrap_or(0)
    }

    /// The value of a player’s share.
    #[must_use]
    pub fn share_value(&self, seat: Seat) -> i32 {
        i32::from(self.printed().boards.shares.values[usize::from(self.player(seat).share)])
    }

    /// What each owner is paid and what the bank gets for access to a State Railway (IMP-11.11).
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
