//! Plays a prospect through to the end, always doing next what looks best: fulfil what can be fulfilled, or else get
//! what is missing.

use steam_power::{
    CityId, CityTile, Colour, ContractId, FACTORY_RESOURCES, MOST_NEEDED, PriceList, Resources,
    TAKEN_AT_ONCE, city_points,
};

use super::city_state::{CUT_OFF, CityState, Factory};
use super::prospect::{ACTION, DOLLAR, POINT, Prospect, USUAL_REWARD};

/// What a resource is worth to somebody who lacks it.
const RESOURCE: i32 = 80;

/// How a prospect is played through.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// What a dollar is worth while there is something to buy for it.
    dollar: i32,
    /// A contract that brings less than this is left for later.
    worthwhile: i32,
}

/// What one manner does not see, another may: the best of what comes of them counts.
const MANNERS: [Manner; 3] = [
    Manner { dollar: 3 * DOLLAR, worthwhile: 100 },
    Manner { dollar: DOLLAR, worthwhile: 150 },
    Manner { dollar: 2 * DOLLAR, worthwhile: 300 },
];

/// What a bonus action is worth when one chooses among contracts.
const BONUS: i32 = 100;
/// With fewer contracts than this a player wants more.
const FEW_CONTRACTS: i32 = 3;
/// What a factory that is not flipped yet may still become, by the resources left, when rivals help.
const HALF_EMPTY: [i32; 4] = [0, 100, 50, 20];

/// By colour, what none, one, … as many resources as a contract can need cost together.
type Prices = [[u16; MOST_NEEDED + 1]; Colour::ALL.len()];

enum Next {
    Fulfil(ContractId),
    FulfilUnknown,
    Factory(CityId),
    Link(CityId),
    Take,
    Bank,
    Nothing,
}

impl Prospect<'_> {
    /// What all of it may come to at a quick glance.
    pub(super) fn glance(&self) -> i32 {
        self.clone().play_out_in(&MANNERS[0])
    }

    /// What all of it comes to, in hundredths of a point, if it is thought through.
    pub(super) fn play_out(&self) -> i32 {
        MANNERS[1..].iter().map(|manner| self.clone().play_out_in(manner)).max().unwrap_or(0)
    }

    fn play_out_in(mut self, manner: &Manner) -> i32 {
        while self.time > 0 {
            match self.next(manner) {
                Next::Fulfil(contract) => self.fulfil(contract),
                Next::FulfilUnknown => self.fulfil_unknown(),
                Next::Factory(city) => {
                    self.spend(ACTION);
                    self.build_factory(city, FACTORY_RESOURCES);
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
                    self.unknown += i32::from(TAKEN_AT_ONCE);
                }
                Next::Bank => {
                    self.spend(ACTION);
                    self.cash += self.bank;
                }
                Next::Nothing => break,
            }
        }
        // Time that is left over is good for money.
        let money = (self.cash + self.time.max(0) * self.bank / ACTION) * DOLLAR;
        let factories = self.places[..self.cities].iter().filter(|place| place.factory == Factory::Own);
        let hopes = factories.map(|place| HALF_EMPTY.get(usize::from(place.left)).copied().unwrap_or(0));
        let hopes: i32 = if self.solo { 0 } else { hopes.sum() };
        self.value + money + hopes
    }

    fn next(&self, manner: &Manner) -> Next {
        let prices = self.prices();
        let (contract, gain) = self.best_contract(&prices, manner);
        if gain >= manner.worthwhile {
            return contract;
        }
        match self.best_investment(&prices, manner) {
            Next::Nothing if gain > 0 => contract,
            Next::Nothing if self.time > 2 * ACTION => Next::Take,
            next => next,
        }
    }

    fn prices(&self) -> Prices {
        Colour::ALL.map(|colour| {
            let mut list = PriceList::EMPTY;
            for city in self.sources(colour) {
                let place = &self.places[city.index()];
                list.enter(place.price(), place.left);
            }
            list.sums()
        })
    }

    fn best_contract(&self, prices: &Prices, manner: &Manner) -> (Next, i32) {
        let mut best = (Next::Nothing, 0);
        if self.linked.is_empty() || self.time < ACTION {
            return best;
        }
        for id in self.hand.iter() {
            let contract = id.contract();
            let cost = cost(prices, &contract.needs);
            let bonus = if contract.bonus.is_some() && self.time > 2 * ACTION { BONUS } else { 0 };
            let gain = i32::from(contract.points) * POINT
                + (i32::from(contract.money) - cost) * manner.dollar
                + bonus;
            if cost <= self.cash && gain > best.1 {
                best = (Next::Fulfil(id), gain);
            }
        }
        if self.unknown > 0 {
            let cost = usual_cost(prices);
            let gain = USUAL_REWARD - cost * manner.dollar;
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
        colours.sort_unstable_by_key(|colour| prices[colour.index()][1]);
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
    fn shortage(&self) -> [i32; Colour::ALL.len()] {
        Colour::ALL.map(|colour| {
            let left = self.sources(colour).map(|city| i32::from(self.places[city.index()].left));
            self.demand[colour.index()] + self.unknown * 3 / 4 - left.sum::<i32>()
        })
    }

    fn best_investment(&self, prices: &Prices, manner: &Manner) -> Next {
        let short = self.shortage();
        let mut best = (Next::Nothing, 0);
        let mut offer = |next: Next, value: i32, time: i32| {
            let rate = value * 16 / time.max(1);
            if time <= self.time && rate > best.1 {
                best = (next, rate);
            }
        };
        for (index, place) in self.places[..self.cities].iter().enumerate() {
            let city = CityId::new(index);
            let tiles = i32::from(place.near.tiles);
            let in_reach = self.trains > 0
                && place.near.is_near()
                && i32::from(place.near.dollars) <= self.cash
                && !self.linked.contains(city);
            match place.tile {
                CityTile::Points if in_reach => {
                    offer(Next::Link(city), city_points(place.sharers + 1) * POINT, tiles);
                }
                CityTile::Resources(colour) => {
                    let short = short[colour.index()];
                    if place.factory == Factory::None && self.factories > 0 {
                        let wanted = short.clamp(0, i32::from(FACTORY_RESOURCES));
                        let value = wanted * RESOURCE
                            + i32::from(place.flipped) * wanted / i32::from(FACTORY_RESOURCES);
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
        if self.hand.len() as i32 + self.unknown < FEW_CONTRACTS && self.time > 2 * ACTION {
            offer(Next::Take, 3 * POINT, ACTION);
        }
        // Money buys what cannot be had otherwise.
        for id in self.hand.iter() {
            let contract = id.contract();
            let cost = cost(prices, &contract.needs);
            let gain =
                i32::from(contract.points) * POINT + (i32::from(contract.money) - cost) * manner.dollar;
            if cost > self.cash {
                let actions = 1 + (cost - self.cash + self.bank - 1) / self.bank;
                offer(Next::Bank, gain, actions * ACTION);
            }
        }
        best.0
    }

    /// What it is worth to reach a factory that already stands.
    fn worth_of_access(&self, place: &CityState, short: i32) -> i32 {
        if place.toll == CUT_OFF {
            short.clamp(0, i32::from(place.left)) * (RESOURCE - DOLLAR)
        } else {
            i32::from(place.left).min(3) * i32::from(place.toll) * DOLLAR
        }
    }
}

fn cost(prices: &Prices, needs: &Resources) -> i32 {
    prices.iter().zip(needs).map(|(sums, needed)| i32::from(sums[usize::from(*needed)])).sum()
}

/// What three resources of the three cheapest colours cost.
fn usual_cost(prices: &Prices) -> i32 {
    let firsts = prices.each_ref().map(|row| i32::from(row[1]));
    firsts.iter().sum::<i32>() - firsts.iter().max().copied().unwrap_or(0)
}
