//! IMP-9: buy or upgrade a train.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Good;
use crate::kinds::Action;
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{FIRST_ENGINE, MAX_TRAINS, PRICE_FOR_A_CAR, TRAIN_COAL, Table, cars_pulled};

/// What an engine of this number costs (IMP-9.1).
#[must_use]
pub const fn engine_price(level: u8) -> i32 {
    cars_pulled(level) as i32 * PRICE_FOR_A_CAR
}

/// The freight cars that come with an engine in place of a smaller one, or of none, which is 0 (IMP-9.1, IMP-9.4).
#[must_use]
pub const fn cars_gained(from: u8, to: u8) -> u8 {
    cars_pulled(to).saturating_sub(cars_pulled(from))
}

/// What it costs to replace an engine with a larger one: the difference between them (IMP-9.4).
#[must_use]
pub const fn upgrade_price(from: u8, to: u8) -> i32 {
    cars_gained(from, to) as i32 * PRICE_FOR_A_CAR
}

impl Table {
    /// The place of an engine in the lists of those for sale; it is there and can be had in this round (IMP-9.2).
    fn judge_engine_in(&self, now: u8, level: u8) -> Result<usize, Reason> {
        let engines = &self.printed().boards.engines;
        let kind = engines.levels.iter().position(|kind| *kind == level);
        let kind = kind.ok_or(Reason::EngineUnknown { level })?;
        let round = engines.from_round[kind];
        if now < round {
            return Err(Reason::EngineLater { level, round });
        }
        if self.engines[kind] == 0 {
            return Err(Reason::EnginesGone { level });
        }
        Ok(kind)
    }

    pub(crate) fn judge_engine(&self, level: u8) -> Result<usize, Reason> {
        self.judge_engine_in(self.round, level)
    }

    /// Whether engines of this number can be had now (IMP-9.2).
    #[must_use]
    pub fn is_for_sale(&self, level: u8) -> bool {
        self.judge_engine(level).is_ok()
    }

    /// Whether engines of this number could be had in that round, as many as there are now (IMP-9.2).
    #[must_use]
    pub fn is_for_sale_in(&self, round: u8, level: u8) -> bool {
        self.judge_engine_in(round, level).is_ok()
    }

    pub(crate) fn judge_train(&self, seat: Seat, level: u8) -> Result<usize, Reason> {
        self.may_begin(seat, Action::Train)?;
        let kind = self.judge_engine(level)?;
        if usize::from(self.player(seat).engines()) >= MAX_TRAINS {
            return Err(Reason::ThreeTrains);
        }
        let price = engine_price(level);
        if !self.affords(seat, price) {
            return Err(Reason::EngineCost { price, cash: self.cash(seat) });
        }
        Ok(kind)
    }

    pub(crate) fn judge_upgrade(&self, seat: Seat, from: u8, to: u8) -> Result<usize, Reason> {
        self.may_begin(seat, Action::Train)?;
        if from == 0 || !self.player(seat).trains.contains(&from) {
            return Err(Reason::TrainMissing { level: from });
        }
        if to <= from {
            return Err(Reason::NotLarger { from, to });
        }
        let kind = self.judge_engine(to)?;
        let price = upgrade_price(from, to);
        if !self.affords(seat, price) {
            return Err(Reason::UpgradeCost { price, cash: self.cash(seat) });
        }
        Ok(kind)
    }

    /// Why an engine of this number is never upgraded; `None` when a larger one exists, for sale or not (IMP-9.4).
    #[must_use]
    pub fn why_no_upgrade(&self, from: u8) -> Option<Reason> {
        let levels = self.printed().boards.engines.levels;
        levels.iter().all(|level| *level <= from).then_some(Reason::LargestEngine)
    }

    pub(crate) fn list_trains(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_begin(seat, Action::Train).is_err() {
            return;
        }
        let trains = self.player(seat).trains;
        for to in self.printed().boards.engines.levels {
            if self.judge_engine(to).is_err() {
                continue;
            }
            if self.judge_train(seat, to).is_ok() {
                out.push(Move::Train(to));
            }
            for (index, from) in trains.into_iter().enumerate() {
                if !trains[..index].contains(&from) && self.judge_upgrade(seat, from, to).is_ok() {
                    out.push(Move::Upgrade { from, to });
                }
            }
        }
    }

    pub(crate) fn buy_train(
        &mut self,
        seat: Seat,
        level: u8,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let kind = self.judge_train(seat, level)?;
        self.begin(seat, Action::Train, events);
        self.charge(seat, engine_price(level));
        self.couple(seat, 0, level);
        self.stock(seat, Good::Coal, TRAIN_COAL);
        events.push(Event::TrainBought { seat, engine: level, paid: engine_price(level) });
        self.sold(seat, kind, events);
        Ok(())
    }

    pub(crate) fn upgrade_train(
        &mut self,
        seat: Seat,
        from: u8,
        to: u8,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let kind = self.judge_upgrade(seat, from, to)?;
        self.begin(seat, Action::Train, events);
        let paid = upgrade_price(from, to);
        self.charge(seat, paid);
        self.couple(seat, from, to);
        if from > FIRST_ENGINE {
            self.scrapped[usize::from(from - FIRST_ENGINE) - 1] += 1;
        }
        events.push(Event::TrainUpgraded { seat, from, engine: to, paid });
        self.sold(seat, kind, events);
        Ok(())
    }

    /// Puts an engine where another one, or none, was.
    fn couple(&mut self, seat: Seat, from: u8, to: u8) {
        let trains = &mut self.player_mut(seat).trains;
        if let Some(engine) = trains.iter_mut().find(|engine| **engine == from) {
            *engine = to;
        }
        trains.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// IMP-9.5
    fn sold(&mut self, seat: Seat, kind: usize, events: &mut Events<Event>) {
        self.phase = Phase::After;
        self.engines[kind] -= 1;
        let steps = self.printed().boards.engines.influence[kind];
        self.gain_influence(seat, steps, events);
    }
}
