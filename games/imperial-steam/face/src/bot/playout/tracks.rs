//! Scripts build tracks.

use imperial_steam::{Action, BUILD_GOODS, Goods, LEVELS, experience_at, trieste_bonus};

use crate::bot::prospect::{Prospect, add, missing, take};
use crate::bot::scripts::Script;
use crate::bot::ways::Leg;

impl Prospect<'_> {
    /// Trieste is joined when nothing is lost by it any more.
    fn may_join(&self) -> bool {
        self.legs.len() > 1 || self.round >= self.last
    }

    pub(super) fn buy_access(&mut self, script: &Script) {
        while let Some(price) = self.legs.first().and_then(|leg| leg.access)
            && self.cash >= price
            && self.may_join()
        {
            self.cash -= price;
            self.join_next(script);
        }
    }

    fn join_next(&mut self, script: &Script) {
        let Some((leg, rest)) = self.legs.split_first() else { return };
        self.legs = rest;
        self.tracks += 1;
        self.gain_influence(i32::from(leg.influence));
        for _ in 0..leg.points {
            if self.rounds_left() > 0 && self.cars > 0 && self.places() > script.keep_places {
                self.cars -= 1;
                self.passengers += 1;
                self.squeeze();
            } else {
                self.gain_influence(1);
            }
        }
        self.offer(leg.city);
        if leg.city == self.table.map().trieste {
            self.joined = true;
            self.cash += trieste_bonus(self.tracks);
        }
    }

    /// Whether the first leg can be built with these goods, when a crew has this much to spare.
    fn is_possible(&self, leg: &Leg, goods: &Goods, spare: u8) -> bool {
        leg.access.is_none()
            && self.may_join()
            && missing(&self.goods, goods) == 0
            && leg.kind.engineer().is_none_or(|engineer| self.engineers[engineer.index()])
            && self.experience() + spare >= leg.effort
            && self.cash >= leg.fee
    }

    pub(super) fn build(&mut self, script: &Script) -> bool {
        let Some(leg) = self.legs.first() else { return false };
        let mut goods = leg.extra();
        add(&mut goods, &BUILD_GOODS);
        if !self.can(Action::Build) || !self.is_possible(leg, &goods, 0) {
            return false;
        }
        self.begin(Action::Build);
        let spare = self.lay(leg, &goods, 0, script);
        self.buy_access(script);
        if let Some(second) = self.legs.first()
            && self.is_possible(second, &second.extra(), spare)
        {
            self.lay(second, &second.extra(), spare, script);
        }
        true
    }

    /// Returns what the crew has to spare.
    fn lay(&mut self, leg: &Leg, goods: &Goods, spare: u8, script: &Script) -> u8 {
        take(&mut self.goods, goods);
        self.cash -= leg.fee;
        let spare = self.send(leg.effort.saturating_sub(spare));
        self.join_next(script);
        spare
    }

    /// Sends a crew to work, the best first.
    fn send(&mut self, effort: u8) -> u8 {
        let mut left = effort;
        while left > 0 {
            let there = |level: &usize| self.training[*level] > 0;
            let fits = (0..LEVELS).rev().find(|level| there(level) && experience_at(*level) <= left);
            let Some(level) = fits.or_else(|| (0..LEVELS).find(there)) else { break };
            self.training[level] -= 1;
            self.working[level] += 1;
            let does = experience_at(level);
            if does >= left {
                return does - left;
            }
            left -= does;
        }
        0
    }
}
