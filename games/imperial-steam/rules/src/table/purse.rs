//! How money and goods move: always from somewhere to somewhere.

use kernel::Seat;

use super::Table;
use crate::goods::Good;

impl Table {
    #[inline]
    pub(crate) const fn cash(&self, seat: Seat) -> i32 {
        self.secret.cash[seat.index()]
    }

    /// Money from the bank.
    pub(crate) const fn collect(&mut self, seat: Seat, guldens: i32) {
        self.secret.cash[seat.index()] += guldens;
        self.secret.from_bank += guldens;
    }

    /// Money to the bank.
    pub(crate) const fn charge(&mut self, seat: Seat, guldens: i32) {
        self.collect(seat, -guldens);
    }

    pub(crate) const fn pay(&mut self, from: Seat, to: Seat, guldens: i32) {
        self.secret.cash[from.index()] -= guldens;
        self.secret.cash[to.index()] += guldens;
    }

    /// Goods from the supply to a player board.
    pub(crate) const fn stock(&mut self, seat: Seat, good: Good, count: u8) {
        self.seats[seat.index()].goods[good.index()] += count;
        self.supply[good.index()] -= count as i16;
    }

    /// Goods from a player board to the supply.
    pub(crate) const fn spend(&mut self, seat: Seat, good: Good, count: u8) {
        self.seats[seat.index()].goods[good.index()] -= count;
        self.supply[good.index()] += count as i16;
    }
}
