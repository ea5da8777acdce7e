//! Scripts build factories and stations, buy engines and take contracts.

use imperial_steam::printed::Contract;
use imperial_steam::{
    Action, ContractId, Good, LEVELS, MAX_STATIONS, MAX_TRAINS, TRAIN_COAL, cars_gained, engine_price,
};

use crate::bot::prospect::{Prospect, missing, take};
use crate::bot::scripts::Script;

const COAL: usize = Good::Coal.index();
/// What a key is worth of which nothing is known; and how much less one is worth to a player who is poor, since it brings
/// nothing before the end.
const SOME_KEY: i32 = 70;
const POOR: i32 = 100;
const LATE: i32 = 40;
/// What a station costs, more or less, and what is kept.
const STATION: i32 = 40;
const KEEP: i32 = 30;

impl Prospect<'_> {
    /// Whether a worker can go to a factory.
    fn can_spare(&self, script: &Script) -> bool {
        self.sites > 0
            && self.can(Action::Building)
            && (self.crew() > script.keep_crew || (self.crew() > 0 && self.rounds_left() == 0))
    }

    /// A factory for what can be delivered, now or after the next legs.
    pub(super) fn factory_for_demand(&mut self, script: &Script) -> bool {
        if !self.can_spare(script) {
            return false;
        }
        let mut soon = self.open;
        soon[COAL] = self.keys.count_ones() as u8;
        for leg in self.legs.iter().take(script.ahead) {
            soon.iter_mut().zip(leg.demands).for_each(|(sum, more)| *sum += more);
        }
        let mut best: Option<(usize, i32)> = None;
        for good in (0..=COAL).filter(|good| soon[*good] > self.left[*good]) {
            let Some(price) = self.factory_price(good).filter(|price| *price <= self.cash) else { continue };
            let brings = if good == COAL {
                let key = self.best_key().map_or(SOME_KEY, |(_, worth)| worth);
                if self.cash < POOR { key - LATE } else { key }
            } else {
                self.delivery_price(good)
            };
            if brings > price && best.is_none_or(|(_, most)| brings - price > most) {
                best = Some((good, brings - price));
            }
        }
        best.is_some_and(|(good, _)| self.build_factory(good))
    }

    fn build_factory(&mut self, good: usize) -> bool {
        let Some(price) = self.factory_price(good).filter(|price| *price <= self.cash) else { return false };
        let best = |area: &[u8; LEVELS]| (0..LEVELS).rev().find(|level| area[*level] > 0);
        let (working, training) = (best(&self.working), best(&self.training));
        // A worker who has worked in this round is not missed in it.
        let (area, level) = match (working, training) {
            (Some(working), Some(training)) if training > working + 1 => (&mut self.training, training),
            (Some(working), _) => (&mut self.working, working),
            (None, Some(training)) => (&mut self.training, training),
            (None, None) => return false,
        };
        area[level] -= 1;
        self.begin(Action::Building);
        self.cash -= price;
        self.sites -= 1;
        self.left[good] += self.boards.factory_goods.of(level as u8 + 1);
        self.factories[good] += 1;
        self.free[good] += 1;
        self.taken[good] += 1;
        self.settle_contracts();
        true
    }

    /// Contracts that waited for factories.
    fn settle_contracts(&mut self) {
        let (free, fulfilled) = (&mut self.free, &mut self.fulfilled);
        self.waiting.retain(|contract| {
            let waits = missing(free, &contract.factories) > 0;
            if !waits {
                take(free, &contract.factories);
                *fulfilled += i32::from(contract.value);
            }
            waits
        });
    }

    /// The most valuable contract on display that fits.
    fn best_contract(&self, fits: impl Fn(&Contract) -> bool) -> Option<ContractId> {
        let value = |id: &ContractId| self.table.contract(*id).value;
        self.display.iter().filter(|id| fits(self.table.contract(*id))).max_by_key(value)
    }

    pub(super) fn take_contract(&mut self, script: &Script) -> bool {
        if !self.can(Action::Contract) {
            return false;
        }
        let gamble = if self.rounds_left() >= 2 && self.waiting.is_empty() { script.gamble } else { 0 };
        if gamble == 0 && self.free == [0; 4] {
            return false;
        }
        let keep = if self.rounds_left() > 0 { script.keep_places } else { 0 };
        let room = self.places().saturating_sub(keep).min(self.cars);
        let fits =
            |contract: &Contract| contract.size <= room && missing(&self.free, &contract.factories) <= gamble;
        let Some(id) = self.best_contract(fits) else { return false };
        self.begin(Action::Contract);
        self.display.remove(id);
        let contract = self.table.contract(id);
        self.cars -= contract.size;
        self.investors += self.boards.shares.newcomers(self.investors, contract.size);
        self.squeeze();
        if self.waiting.try_push(contract).is_ok() {
            self.settle_contracts();
        }
        true
    }

    /// A factory for a contract that waits for it, or for one on display that lacks no other.
    pub(super) fn factory_for_contract(&mut self, script: &Script) -> bool {
        let workless = self.legs.is_empty() && self.crew() > 0 && self.sites > 0;
        if !self.can_spare(script) && !workless {
            return false;
        }
        let lacks =
            |contract: &Contract| (0..=COAL).find(|good| contract.factories[*good] > self.free[*good]);
        let wanted = self.waiting.iter().find_map(|contract| lacks(contract)).or_else(|| {
            let fits = |contract: &Contract| {
                contract.size <= self.cars && missing(&self.free, &contract.factories) == 1
            };
            lacks(self.table.contract(self.best_contract(fits)?))
        });
        wanted.is_some_and(|good| self.can(Action::Building) && self.build_factory(good))
    }

    pub(super) fn build_station(&mut self, script: &Script) -> bool {
        let wanted = self.rounds_left() >= script.station_rounds && usize::from(self.stations) < MAX_STATIONS;
        if !wanted || self.cash < STATION + KEEP || self.tracks == 0 || !self.can(Action::Building) {
            return false;
        }
        self.begin(Action::Building);
        self.cash -= STATION;
        self.stations += 1;
        true
    }

    pub(super) fn buy_train(&mut self, script: &Script) -> bool {
        let wanted = self.places() < script.places || self.free.iter().sum::<u8>() > 1;
        if !wanted
            || usize::from(self.engines) >= MAX_TRAINS
            || self.rounds_left() == 0
            || !self.can(Action::Train)
        {
            return false;
        }
        let engines = &self.boards.engines;
        let largest = (0..engines.levels.len()).rev().find(|kind| {
            self.table.is_for_sale_in(self.round, engines.levels[*kind])
                && engine_price(engines.levels[*kind]) + script.keep_buying <= self.cash
        });
        let Some(kind) = largest else { return false };
        self.begin(Action::Train);
        self.cash -= engine_price(engines.levels[kind]);
        self.cars += cars_gained(0, engines.levels[kind]);
        self.engines += 1;
        self.goods[COAL] += TRAIN_COAL;
        self.gain_influence(i32::from(engines.influence[kind]));
        true
    }
}
