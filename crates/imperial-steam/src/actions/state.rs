//! IMP-11.10 to IMP-11.12: buy access to a State Railway.

use kernel::Seat;

use crate::event::Event;
use crate::ids::LinkId;
use crate::moves::Move;
use crate::no::No;
use crate::table::{AccessPrice, Table};

impl Table {
    pub(crate) fn judge_access(&self, seat: Seat, link: LinkId) -> Result<AccessPrice, No> {
        if !self.crowns.contains(link) {
            return Err(No::NotState { link });
        }
        self.judge_place(seat, link)?;
        let price = self.access_price(link);
        let sum = match price {
            AccessPrice::Bank(guldens) => guldens,
            AccessPrice::Owners(guldens) => guldens * self.tracks[link.index()].len() as i32,
        };
        if !self.affords(seat, sum) {
            return Err(No::AccessCost { price: sum, cash: self.cash(seat) });
        }
        Ok(price)
    }

    pub(crate) fn list_access(&self, seat: Seat, out: &mut Vec<Move>) {
        for link in self.crowns.iter().filter(|link| self.judge_access(seat, *link).is_ok()) {
            out.push(Move::Access(link));
        }
    }

    pub(crate) fn buy_access(&mut self, seat: Seat, link: LinkId, events: &mut Vec<Event>) -> Result<(), No> {
        let price = self.judge_access(seat, link)?;
        let owners = self.tracks[link.index()];
        let paid = match price {
            AccessPrice::Bank(guldens) => {
                self.charge(seat, guldens);
                guldens
            }
            AccessPrice::Owners(guldens) => {
                owners.iter().for_each(|owner| self.pay(seat, owner, guldens));
                guldens
            }
        };
        events.push(Event::AccessBought { seat, link, paid, owners });
        self.lay(seat, link, events);
        Ok(())
    }
}
