//! IMP-8: produce, buy and order goods; and what goes when they do not fit.

use kernel::Seat;

use crate::event::Event;
use crate::goods::{Action, Good, total};
use crate::moves::Move;
use crate::no::No;
use crate::table::{LAST_ROUND, Site, Stage, Table};

impl Table {
    /// Which of the player’s factories have produced in this action, as bits.
    fn may_produce(&self, seat: Seat) -> Result<u16, No> {
        match self.stage {
            Stage::Producing { done } => self.no_points_first().map(|()| done),
            _ => self.may_begin(seat, Action::Produce).map(|()| 0),
        }
    }

    /// The place of this site among the player’s factories.
    fn judge_produce(&self, seat: Seat, site: Site) -> Result<usize, No> {
        let done = self.may_produce(seat)?;
        let factories = &self.player(seat).factories;
        let at = factories.iter().position(|factory| factory.site == site);
        let at = at.ok_or(No::FactoryNotOwn { site, rule: "IMP-8.4" })?;
        if done >> at & 1 == 1 {
            return Err(No::HasProduced { site });
        }
        if factories[at].left == 0 {
            return Err(No::GoodsUsedUp { site, rule: "IMP-8.4" });
        }
        Ok(at)
    }

    pub(crate) fn list_production(&self, seat: Seat, out: &mut Vec<Move>) {
        let Ok(done) = self.may_produce(seat) else { return };
        let before = out.len();
        for (at, factory) in self.player(seat).factories.iter().enumerate() {
            if factory.left > 0 && done >> at & 1 == 0 {
                out.push(Move::Produce(factory.site));
            }
        }
        if out.len() - before > 1 {
            out.push(Move::ProduceAll);
        }
        if self.stage == Stage::Before {
            out.push(Move::ProduceNothing);
        }
    }

    pub(crate) fn produce(&mut self, seat: Seat, site: Site, events: &mut Vec<Event>) -> Result<(), No> {
        let at = self.judge_produce(seat, site)?;
        if self.stage == Stage::Before {
            self.begin(seat, Action::Produce, events);
            self.stage = Stage::Producing { done: 0 };
        }
        self.take_from_factory(seat, at, events);
        Ok(())
    }

    fn take_from_factory(&mut self, seat: Seat, at: usize, events: &mut Vec<Event>) {
        if let Stage::Producing { done } = &mut self.stage {
            *done |= 1 << at;
        }
        let player = self.player_mut(seat);
        let factory = &mut player.factories[at];
        factory.left -= 1;
        let (site, good) = (factory.site, factory.good);
        player.goods[good.index()] += 1;
        events.push(Event::Produced { seat, site, good });
    }

    /// Every factory that still can; a single one is named.
    pub(crate) fn produce_all(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), No> {
        let done = self.may_produce(seat)?;
        let able = |table: &Self, at: usize| table.player(seat).factories[at].left > 0 && done >> at & 1 == 0;
        let count = self.player(seat).factories.len();
        if (0..count).filter(|at| able(self, *at)).count() < 2 {
            return Err(No::NotSeveral);
        }
        if self.stage == Stage::Before {
            self.begin(seat, Action::Produce, events);
            self.stage = Stage::Producing { done: 0 };
        }
        for at in 0..count {
            if able(self, at) {
                self.take_from_factory(seat, at, events);
            }
        }
        Ok(())
    }

    /// IMP-3.3
    pub(crate) fn produce_nothing(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), No> {
        self.may_begin(seat, Action::Produce)?;
        self.begin(seat, Action::Produce, events);
        self.stage = Stage::After;
        events.push(Event::ProducedNothing { seat });
        Ok(())
    }

    pub(crate) fn judge_buy(&self, seat: Seat, good: Good) -> Result<i32, No> {
        self.may_begin(seat, Action::Goods)?;
        self.judge_market(seat, good)
    }

    pub(crate) fn judge_order(&self, seat: Seat, good: Good) -> Result<i32, No> {
        match self.stage {
            Stage::Ordering => self.no_points_first()?,
            _ => self.may_begin(seat, Action::Goods)?,
        }
        if self.round >= LAST_ROUND {
            return Err(No::LastRoundOrder);
        }
        let most = self.shipment();
        if total(&self.player(seat).landing) >= most {
            return Err(No::OrderFull { most });
        }
        self.judge_market(seat, good)
    }

    fn judge_market(&self, seat: Seat, good: Good) -> Result<i32, No> {
        let price = self.market_price(good);
        if !self.affords(seat, price) {
            return Err(No::MarketCost { good, price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    pub(crate) fn list_trade(&self, seat: Seat, out: &mut Vec<Move>) {
        for good in Good::ALL {
            if self.judge_buy(seat, good).is_ok() {
                out.push(Move::Buy(good));
            }
            if self.judge_order(seat, good).is_ok() {
                out.push(Move::Order(good));
            }
        }
    }

    /// Takes the topmost cube, or one from the supply when the column is empty (IMP-8.9), and pays.
    fn trade(&mut self, seat: Seat, good: Good, paid: i32) {
        self.charge(seat, paid);
        match &mut self.market[good.index()] {
            0 => self.supply[good.index()] -= 1,
            cubes => *cubes -= 1,
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, good: Good, events: &mut Vec<Event>) -> Result<(), No> {
        let paid = self.judge_buy(seat, good)?;
        self.begin(seat, Action::Goods, events);
        self.stage = Stage::After;
        self.trade(seat, good, paid);
        self.player_mut(seat).goods[good.index()] += 1;
        events.push(Event::Bought { seat, good, paid });
        Ok(())
    }

    pub(crate) fn order(&mut self, seat: Seat, good: Good, events: &mut Vec<Event>) -> Result<(), No> {
        let paid = self.judge_order(seat, good)?;
        if self.stage == Stage::Before {
            self.begin(seat, Action::Goods, events);
            self.stage = Stage::Ordering;
        }
        self.trade(seat, good, paid);
        self.player_mut(seat).landing[good.index()] += 1;
        events.push(Event::Ordered { seat, good, paid });
        Ok(())
    }

    /// A good that would leave room if it went: coal that stands on an engine takes no place of another good.
    #[inline]
    pub(crate) fn judge_discard(&self, seat: Seat, good: Good) -> Result<(), No> {
        let player = self.player(seat);
        if player.has(good) == 0 {
            return Err(No::DiscardNone { good });
        }
        if good == Good::Coal && player.has(good) <= player.engines() {
            return Err(No::DiscardEngineCoal);
        }
        Ok(())
    }

    pub(crate) fn list_discards(&self, seat: Seat, out: &mut Vec<Move>) {
        let possible = Good::ALL.into_iter().filter(|good| self.judge_discard(seat, *good).is_ok());
        out.extend(possible.map(Move::Discard));
    }

    pub(crate) fn discard(&mut self, seat: Seat, good: Good, events: &mut Vec<Event>) -> Result<(), No> {
        self.judge_discard(seat, good)?;
        self.spend(seat, good, 1);
        events.push(Event::Discarded { seat, good, count: 1 });
        Ok(())
    }

    /// Discards what must go where there is no choice: nobody is asked for nothing (IMP-8.2).
    pub(crate) fn discard_without_choice(&mut self, seat: Seat, events: &mut Vec<Event>) {
        loop {
            let count = self.player(seat).overflow();
            if count == 0 {
                return;
            }
            let mut kinds = Good::ALL.into_iter().filter(|good| self.judge_discard(seat, *good).is_ok());
            let (Some(good), None) = (kinds.next(), kinds.next()) else { return };
            self.spend(seat, good, 1);
            match events.last_mut() {
                Some(Event::Discarded { seat: last, good: same, count })
                    if (*last, *same) == (seat, good) =>
                {
                    *count += 1;
                }
                _ => events.push(Event::Discarded { seat, good, count: 1 }),
            }
        }
    }
}
