//! Scripts deliver, produce, buy and order goods.

use imperial_steam::{Action, BUILD_GOODS, Good, Goods, Hub, LAST_ROUND, overflow};

use crate::bot::prospect::{Prospect, add};
use crate::bot::scripts::Script;

const COAL: usize = Good::Coal.index();
/// How much more a key has to be worth than a delivery that is paid at once.
const PATIENCE: i32 = 20;
/// The most coal that is wanted.
const MUCH_COAL: u8 = 4;
/// With more money than this, coal that was ordered can be waited for.
const NOT_POOR: i32 = 40;

impl Prospect<'_> {
    /// Goods without a place are lost, the most numerous first.
    pub(super) fn squeeze(&mut self) {
        loop {
            if overflow(&self.goods, self.engines, self.places()) == 0 {
                return;
            }
            let coal = self.goods[COAL].saturating_sub(self.engines);
            let most = (0..COAL).max_by_key(|good| self.goods[*good]).unwrap_or(0);
            let lost = if coal > self.goods[most] { COAL } else { most };
            self.goods[lost] -= 1;
        }
    }

    /// How many deliveries could be made if there were coal.
    pub(super) fn deliverable(&self) -> u8 {
        (0..=COAL).map(|good| self.left[good].min(self.open_for(good))).sum()
    }

    /// Demands in the network.
    fn open_for(&self, good: usize) -> u8 {
        if good == COAL { self.keys.count_ones() as u8 } else { self.open[good] }
    }

    pub(super) fn deliver(&mut self) {
        if self.delivered || self.goods[COAL] == 0 {
            return;
        }
        let possible = (0..COAL).filter(|good| self.left[*good] > 0 && self.open[*good] > 0);
        let best = possible.map(|good| (good, self.delivery_price(good))).max_by_key(|(_, price)| *price);
        let key = self.best_key().filter(|_| self.left[COAL] > 0);
        let good = match (best, key) {
            (best, Some((hub, worth))) if best.is_none_or(|(_, price)| worth > price + PATIENCE) => {
                self.keys &= !(1 << hub.index());
                self.key_money += worth * self.lasting / 1000;
                COAL
            }
            (Some((good, price)), _) => {
                self.open[good] -= 1;
                self.cash += price * self.lasting / 1000;
                good
            }
            (None, _) => return,
        };
        self.delivered = true;
        self.goods[COAL] -= 1;
        self.left[good] -= 1;
    }

    /// The most valuable key that can be had in the network.
    pub(super) fn best_key(&self) -> Option<(Hub, i32)> {
        let hubs = Hub::ALL.into_iter().filter(|hub| self.keys >> hub.index() & 1 == 1);
        hubs.map(|hub| (hub, self.key_worths[hub.index()])).max_by_key(|(_, worth)| *worth)
    }

    /// The goods that the player should have.
    fn wants(&self, script: &Script) -> Goods {
        let mut wants = Goods::default();
        if !self.legs.is_empty() {
            add(&mut wants, &BUILD_GOODS);
            for leg in self.legs.iter().take(2).filter(|leg| leg.access.is_none()) {
                add(&mut wants, &leg.extra());
            }
            if self.legs.len() > script.sets && self.rounds_left() > 1 {
                add(&mut wants, &BUILD_GOODS);
            }
        }
        let least = u8::from(self.left != [0; 4]);
        wants[COAL] = self.deliverable().clamp(least, MUCH_COAL);
        wants
    }

    /// Buys coal at once when a delivery waits for nothing else.
    pub(super) fn fetch_coal(&mut self, script: &Script) -> bool {
        if self.goods[COAL] > 0 || self.delivered || self.deliverable() == 0 || !self.can(Action::Goods) {
            return false;
        }
        let price = self.market_price(COAL);
        let comes = self.landing[COAL] > 0 && self.hands > script.patience && self.cash > NOT_POOR;
        if price > self.cash || comes {
            return false;
        }
        if self.cash > script.order_cash && self.rounds_left() > 0 && self.repeats(Action::Goods) == 0 {
            return self.order(script);
        }
        self.begin(Action::Goods);
        self.trade(COAL);
        self.goods[COAL] += 1;
        true
    }

    fn trade(&mut self, good: usize) {
        self.cash -= self.market_price(good);
        self.market[good] = self.market[good].saturating_sub(1);
    }

    pub(super) fn order(&mut self, script: &Script) -> bool {
        if !self.can(Action::Goods) {
            return false;
        }
        let wants = self.wants(script);
        if self.round >= LAST_ROUND || self.rounds_left() == 0 {
            return self.buy(&wants);
        }
        let most = self.table.shipment_in(self.round);
        let mut ordered = self.landing.iter().sum::<u8>();
        let mut begun = false;
        while ordered < most {
            let lack =
                |good: usize| i32::from(wants[good]) - i32::from(self.goods[good] + self.landing[good]);
            let urgency = |good: &usize| {
                let coal = *good == COAL && self.landing[COAL] < 2;
                (coal, lack(*good) * 100 - self.market_price(*good))
            };
            let Some(good) = (0..=COAL).filter(|good| lack(*good) > 0).max_by_key(urgency) else { break };
            if self.market_price(good) > self.cash || !self.has_room(good) {
                break;
            }
            if !begun {
                self.begin(Action::Goods);
                begun = true;
            }
            self.trade(good);
            self.landing[good] += 1;
            ordered += 1;
        }
        begun
    }

    fn buy(&mut self, wants: &Goods) -> bool {
        let lacks = |good: &usize| wants[*good] > self.goods[*good] && self.market_price(*good) <= self.cash;
        let Some(good) = (0..=COAL).rev().find(lacks).filter(|good| self.has_room(*good)) else {
            return false;
        };
        self.begin(Action::Goods);
        self.trade(good);
        self.goods[good] += 1;
        true
    }

    /// Takes goods that are wanted, and that no city will ask for, from several factories at once.
    pub(super) fn produce(&mut self, script: &Script) -> bool {
        if !self.can(Action::Produce) || self.left == [0; 4] {
            return false;
        }
        let wants = self.wants(script);
        let before = (self.left, self.goods);
        let mut produced = 0;
        for good in (0..=COAL).rev() {
            for _ in 0..self.factories[good].min(2) {
                let lacks = wants[good] > self.goods[good] + self.landing[good];
                let left = self.left[good];
                if lacks && left > 0 && (left > self.open_for(good) || left > 1) && self.has_room(good) {
                    self.left[good] -= 1;
                    self.goods[good] += 1;
                    produced += 1;
                }
            }
        }
        if produced < script.produce.max(1) {
            (self.left, self.goods) = before;
            return false;
        }
        self.begin(Action::Produce);
        true
    }
}
