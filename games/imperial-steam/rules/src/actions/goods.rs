//! IMP-8: produce, buy and order goods, and discard those that do not fit.

use arrayvec::ArrayVec;
use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::{Good, Goods, total};
use crate::kinds::Action;
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::{GoodUse, Reason};
use crate::table::{Factory, FactorySite, LAST_ROUND, MAX_WORKERS, Table};

impl Table {
    /// Which of the player’s factories have produced in this action, as bits.
    fn may_produce(&self, seat: Seat) -> Result<u16, Reason> {
        match self.phase {
            Phase::Producing { done } => self.no_points_first().map(|()| done),
            _ => self.may_begin(seat, Action::Produce).map(|()| 0),
        }
    }

    /// The place of this site among the player’s factories.
    fn judge_produce(&self, seat: Seat, site: FactorySite) -> Result<usize, Reason> {
        let done = self.may_produce(seat)?;
        let factories = &self.player(seat).factories;
        let index = factories.iter().position(|factory| factory.site == site);
        let index = index.ok_or(Reason::FactoryNotOwn { site, wanted: GoodUse::Produce })?;
        if done >> index & 1 == 1 {
            return Err(Reason::HasProduced { site });
        }
        if factories[index].left == 0 {
            return Err(Reason::GoodsUsedUp { site, wanted: GoodUse::Produce });
        }
        Ok(index)
    }

    /// The factories that can still give a good once these, as bits, have; with their places among the player’s.
    fn factories_to_produce(&self, seat: Seat, done: u16) -> impl Iterator<Item = (usize, &Factory)> {
        let factories = self.player(seat).factories.iter().enumerate();
        factories.filter(move |(index, factory)| factory.left > 0 && done >> index & 1 == 0)
    }

    /// The goods that the factories can still give in this action, one each (IMP-8.4).
    #[must_use]
    pub fn producible(&self, seat: Seat) -> Goods {
        let done = if let Phase::Producing { done } = self.phase { done } else { 0 };
        let mut goods = Goods::default();
        for (_, factory) in self.factories_to_produce(seat, done) {
            goods[factory.good.index()] += 1;
        }
        goods
    }

    pub(crate) fn list_production(&self, seat: Seat, out: &mut Vec<Move>) {
        let Ok(done) = self.may_produce(seat) else { return };
        let before = out.len();
        let able = self.factories_to_produce(seat, done);
        out.extend(able.map(|(_, factory)| Move::Produce(factory.site)));
        if out.len() - before > 1 {
            out.push(Move::ProduceAll);
        }
        if self.phase == Phase::Before {
            out.push(Move::ProduceNothing);
        }
    }

    pub(crate) fn produce(
        &mut self,
        seat: Seat,
        site: FactorySite,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let index = self.judge_produce(seat, site)?;
        if self.phase == Phase::Before {
            self.begin(seat, Action::Produce, events);
            self.phase = Phase::Producing { done: 0 };
        }
        self.take_from_factory(seat, index, events);
        Ok(())
    }

    fn take_from_factory(&mut self, seat: Seat, index: usize, events: &mut Events<Event>) {
        if let Phase::Producing { done } = &mut self.phase {
            *done |= 1 << index;
        }
        let player = self.player_mut(seat);
        let factory = &mut player.factories[index];
        factory.left -= 1;
        let (site, good) = (factory.site, factory.good);
        player.goods[good.index()] += 1;
        events.push(Event::Produced { seat, site, good });
    }

    /// All factories that still can; a single one is named instead.
    pub(crate) fn produce_all(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        let done = self.may_produce(seat)?;
        let able: ArrayVec<usize, { MAX_WORKERS as usize }> =
            self.factories_to_produce(seat, done).map(|(index, _)| index).collect();
        if able.len() < 2 {
            return Err(Reason::NotSeveral);
        }
        if self.phase == Phase::Before {
            self.begin(seat, Action::Produce, events);
            self.phase = Phase::Producing { done: 0 };
        }
        for index in able {
            self.take_from_factory(seat, index, events);
        }
        Ok(())
    }

    /// IMP-3.3
    pub(crate) fn produce_nothing(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        self.may_begin(seat, Action::Produce)?;
        self.begin(seat, Action::Produce, events);
        self.phase = Phase::After;
        events.push(Event::ProducedNothing { seat });
        Ok(())
    }

    pub(crate) fn judge_buy(&self, seat: Seat, good: Good) -> Result<i32, Reason> {
        self.may_begin(seat, Action::Goods)?;
        self.judge_market(seat, good)
    }

    pub(crate) fn judge_order(&self, seat: Seat, good: Good) -> Result<i32, Reason> {
        match self.phase {
            Phase::Ordering => self.no_points_first()?,
            _ => self.may_begin(seat, Action::Goods)?,
        }
        if self.round >= LAST_ROUND {
            return Err(Reason::LastRoundOrder);
        }
        if self.orders_left(seat) == 0 {
            return Err(Reason::OrderFull { most: self.shipment() });
        }
        self.judge_market(seat, good)
    }

    /// How many goods more this player can order in this round (IMP-8.7).
    #[must_use]
    pub fn orders_left(&self, seat: Seat) -> u8 {
        self.shipment().saturating_sub(total(&self.player(seat).landing))
    }

    fn judge_market(&self, seat: Seat, good: Good) -> Result<i32, Reason> {
        let price = self.market_price(good);
        if !self.affords(seat, price) {
            return Err(Reason::MarketCost { good, price, cash: self.cash(seat) });
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

    pub(crate) fn buy(&mut self, seat: Seat, good: Good, events: &mut Events<Event>) -> Result<(), Reason> {
        let paid = self.judge_buy(seat, good)?;
        self.begin(seat, Action::Goods, events);
        self.phase = Phase::After;
        self.trade(seat, good, paid);
        self.player_mut(seat).goods[good.index()] += 1;
        events.push(Event::Bought { seat, good, paid });
        Ok(())
    }

    pub(crate) fn order(&mut self, seat: Seat, good: Good, events: &mut Events<Event>) -> Result<(), Reason> {
        let paid = self.judge_order(seat, good)?;
        if self.phase == Phase::Before {
            self.begin(seat, Action::Goods, events);
            self.phase = Phase::Ordering;
        }
        self.trade(seat, good, paid);
        self.player_mut(seat).landing[good.index()] += 1;
        events.push(Event::Ordered { seat, good, paid });
        Ok(())
    }

    /// Only a good that makes room is discarded: coal on an engine takes no other good’s place.
    #[inline]
    pub(crate) fn judge_discard(&self, seat: Seat, good: Good) -> Result<(), Reason> {
        let player = self.player(seat);
        if player.has(good) == 0 {
            return Err(Reason::DiscardNone { good });
        }
        if good == Good::Coal && player.has(good) <= player.engines() {
            return Err(Reason::DiscardEngineCoal);
        }
        Ok(())
    }

    /// Why this player discards nothing at all; `None` while they have more goods than places (IMP-8.3).
    #[must_use]
    pub fn why_no_discard(&self, seat: Seat) -> Option<Reason> {
        (self.player(seat).overflow() == 0).then_some(Reason::RoomForAll)
    }

    pub(crate) fn list_discards(&self, seat: Seat, out: &mut Vec<Move>) {
        let possible = Good::ALL.into_iter().filter(|good| self.judge_discard(seat, *good).is_ok());
        out.extend(possible.map(Move::Discard));
    }

    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        good: Good,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        self.judge_discard(seat, good)?;
        self.spend(seat, good, 1);
        self.discard_after(seat, Some((good, 1)), events);
        Ok(())
    }

    /// Discards what must go where there is no choice, so that nobody is asked in vain (IMP-8.2).
    pub(crate) fn discard_without_choice(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.discard_after(seat, None, events);
    }

    /// The same, after some of a good were discarded already: if more of it go, all are told together.
    fn discard_after(&mut self, seat: Seat, gone: Option<(Good, u8)>, events: &mut Events<Event>) {
        let mut gone = gone;
        let mut tell = |gone: Option<(Good, u8)>| {
            events.extend(gone.map(|(good, count)| Event::Discarded { seat, good, count }));
        };
        while self.player(seat).overflow() > 0 {
            let mut kinds = Good::ALL.into_iter().filter(|good| self.judge_discard(seat, *good).is_ok());
            let (Some(good), None) = (kinds.next(), kinds.next()) else { break };
            self.spend(seat, good, 1);
            match &mut gone {
                Some((same, count)) if *same == good => *count += 1,
                _ => tell(gone.replace((good, 1))),
            }
        }
        tell(gone);
    }
}
