//! Plays a prospect through to the end, always doing next what looks best: fulfil what can be fulfilled, and else get
//! what is missing.

use steam_power::{CityId, CityTile, Colour, MISSING_PRICE, Resources};

use super::prospect::{
    ACTION, CUT_OFF, DOLLAR, Factory, POINT, Place, Prospect, USUAL_FACTORY, USUAL_REWARD, demand,
};

/// What a resource is worth to somebody who lacks it.
const RESOURCE: i32 = 80;
/// A contract that brings less than this is left for later.
const WORTHWHILE: i32 = 150;
/// What a bonus action is worth when one chooses among contracts.
const BONUS: i32 = 100;
/// What a factory that is not flipped yet may still become, by the resources left, when rivals help.
const HALF_EMPTY: [i32; 4] = [0, 100, 50, 20];

/// By colour, what the next four resources cost.
type Prices = [[u8; 4]; 4];

enum Next {
    Fulfil(steam_power::ContractId),
    FulfilUnknown,
    Factory(CityId),
    Link(CityId),
    Take,
    Nothing,
}

impl Prospect<'_> {
    /// What all of it comes to, in hundredths of a point.
    pub(super) fn play_out(mut self) -> i32 {
        while self.time > 0 {
            match self.next() {
                Next::Fulfil(contract) => self.fulfil(contract),
                Next::FulfilUnknown => self.fulfil_unknown(),
                Next::Factory(city) => {
                    self.spend(ACTION);
                    self.build_factory(city, USUAL_FACTORY);
                }
                Next::Link(city) => {
                    let near = self.places[city.index()].near;
                    self.spend(i32::from(near.tiles));
                    self.cash -= i32::from(near.dollars);
                    self.trains = self.trains.saturating_sub(1);
                    self.link(city);
                }
                Next::Take => {
                    self.spend(ACTION);
                    self.unknown += 2;
                }
                Next::Nothing => break,
            }
        }
        // Time that is left over is good for money.
        let money = self.cash * DOLLAR + self.time.max(0) * DOLLAR;
        let factories = self.places[..self.cities].iter().filter(|place| place.factory == Factory::Own);
        let hopes = factories.map(|place| HALF_EMPTY.get(usize::from(place.left)).copied().unwrap_or(0));
        let hopes: i32 = if self.solo { 0 } else { hopes.sum() };
        self.value + money + hopes
    }

    fn next(&self) -> Next {
        let prices = self.prices();
        let (contract, gain) = self.best_contract(&prices);
        if gain >= WORTHWHILE {
            return contract;
        }
        match self.best_investment() {
            Next::Nothing if gain > 0 => contract,
            next => next,
        }
    }

    fn prices(&self) -> Prices {
        let mut prices = [[MISSING_PRICE as u8; 4]; 4];
        let mut known = [0; 4];
        for place in &self.places[..self.cities] {
            if let (1.., CityTile::Resources(colour), true) = (place.left, place.tile, place.toll != CUT_OFF)
            {
                let (row, known) = (&mut prices[colour.index()], &mut known[colour.index()]);
                let price = place.price();
                let at = row[..*known].partition_point(|other| *other <= price);
                let count = usize::from(place.left).min(4 - at);
                row[at..].rotate_right(count);
                row[at..at + count].fill(price);
                *known = (*known + count).min(4);
            }
        }
        prices
    }

    fn best_contract(&self, prices: &Prices) -> (Next, i32) {
        let mut best = (Next::Nothing, 0);
        if self.linked.is_empty() || self.time < ACTION {
            return best;
        }
        for id in self.hand.iter() {
            let contract = id.contract();
            let cost = cost(prices, &contract.needs);
            let bonus = if contract.bonus.is_some() && self.time > 2 * ACTION { BONUS } else { 0 };
            let gain =
                i32::from(contract.points) * POINT + (i32::from(contract.money) - cost) * DOLLAR + bonus;
            if cost <= self.cash && gain > best.1 {
                best = (Next::Fulfil(id), gain);
            }
        }
        if self.unknown > 0 {
            let cost = usual_cost(prices);
            let gain = USUAL_REWARD - cost * DOLLAR;
            if cost <= self.cash && gain > best.1 {
                best = (Next::FulfilUnknown, gain);
            }
        }
        best
    }

    /// A contract of the usual kind asks for three colours; which ones, one may hope.
    fn fulfil_unknown(&mut self) {
        let prices = self.prices();
        let mut colours = Colour::ALL;
        colours.sort_unstable_by_key(|colour| prices[colour.index()][0]);
        let mut needs = Resources::default();
        for colour in &colours[..3] {
            needs[colour.index()] = 1;
        }
        self.unknown -= 1;
        self.consume(&needs);
        self.spend(ACTION);
        self.reward(USUAL_REWARD, 0, None);
    }

    /// What each colour is short of.
    fn shortage(&self) -> [i32; 4] {
        let mut short = [self.unknown * 3 / 4; 4];
        for id in self.hand.iter() {
            demand(id.contract(), &mut short);
        }
        for place in self.places[..self.cities].iter().filter(|place| place.toll != CUT_OFF) {
            if let Some(colour) = place.tile.colour() {
                short[colour.index()] -= i32::from(place.left);
            }
        }
        short
    }

    fn best_investment(&self) -> Next {
        let short = self.shortage();
        let mut best = (Next::Nothing, 0);
        let mut offer = |next: Next, value: i32, time: i32| {
            let rate = value * 16 / time.max(1);
            if time <= self.time && rate > best.1 {
                best = (next, rate);
            }
        };
        for (at, place) in self.places[..self.cities].iter().enumerate() {
            let city = CityId::new(at);
            let tiles = i32::from(place.near.tiles);
            let in_reach = self.trains > 0
                && place.near.is_near()
                && i32::from(place.near.dollars) <= self.cash
                && !self.linked.contains(city);
            match place.tile {
                CityTile::Points if in_reach => {
                    offer(Next::Link(city), steam_power::CITY_POINTS / (place.sharers + 1) * POINT, tiles);
                }
                CityTile::Resources(colour) => {
                    let short = short[colour.index()];
                    if place.factory == Factory::None && self.factories > 0 {
                        let wanted = short.clamp(0, i32::from(USUAL_FACTORY));
                        let value = wanted * RESOURCE + place.flipped * wanted / 7;
                        if place.live && place.toll != CUT_OFF {
                            let tolls = wanted * i32::from(place.toll) * DOLLAR;
                            offer(Next::Factory(city), value - tolls, ACTION);
                        } else if in_reach {
                            offer(Next::Link(city), value, tiles + ACTION);
                        }
                    } else if in_reach && place.left > 0 {
                        offer(Next::Link(city), self.worth_of_access(place, short), tiles);
                    }
                }
                CityTile::Points => {}
            }
        }
        let contracts = self.hand.len() as i32 + self.unknown;
        if contracts < 3.min(self.time / (2 * ACTION)) {
            offer(Next::Take, 3 * POINT, ACTION);
        }
        best.0
    }

    /// What it is worth to come to a factory that stands already.
    fn worth_of_access(&self, place: &Place, short: i32) -> i32 {
        if place.toll == CUT_OFF {
            short.clamp(0, i32::from(place.left)) * (RESOURCE - DOLLAR)
        } else {
            i32::from(place.left).min(3) * i32::from(place.toll) * DOLLAR
        }
    }
}

fn cost(prices: &Prices, needs: &Resources) -> i32 {
    let costs = prices
        .iter()
        .zip(needs)
        .map(|(row, needed)| row[..usize::from(*needed)].iter().map(|price| i32::from(*price)).sum::<i32>());
    costs.sum()
}

/// What three resources of the three cheapest colours cost.
fn usual_cost(prices: &Prices) -> i32 {
    let firsts = prices.each_ref().map(|row| i32::from(row[0]));
    firsts.iter().sum::<i32>() - firsts.iter().max().copied().unwrap_or(0)
}
