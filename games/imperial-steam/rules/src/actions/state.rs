//! IMP-11.10 to IMP-11.12: buy access to a State Railway.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::ids::LinkId;
use crate::moves::Move;
use crate::reason::Reason;
use crate::table::{AccessPrice, Table};

impl Table {
    pub(crate) fn judge_access(&self, seat: Seat, link: LinkId) -> Result<AccessPrice, Reason> {
        if !self.crowns.contains(link) {
            return Err(Reason::NotState { link });
        }
        self.judge_place(seat, link)?;
        let sum = self.access_sum(link);
        if !self.affords(seat, sum) {
            return Err(Reason::AccessCost { price: sum, cash: self.cash(seat) });
        }
        Ok(self.access_price(link))
    }

    pub(crate) fn list_access(&self, seat: Seat, out: &mut Vec<Move>) {
        for link in self.crowns.iter().filter(|link| self.judge_access(seat, *link).is_ok()) {
            out.push(Move::Access(link));
        }
    }

    pub(crate) fn buy_access(
        &mut self,
        seat: Seat,
        link: LinkId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
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
