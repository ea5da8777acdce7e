//! The rest of the game as one player may hope for it: without rivals who move, and with one way to Trieste.
//!
//! It is small enough to be played through for every choice (see [`playout`](super::playout)), since it keeps a model of the
//! game instead of a position: what is done in it is worked out here, in a plainer way than by the rules. Prices, limits and
//! what things are worth are asked of the rules.

use arrayvec::ArrayVec;
use imperial_steam::printed::{Boards, Contract};
use imperial_steam::{
    Action, CityId, Contracts, Crew, Engineer, Good, Goods, Hub, HubCity, Key, LEVELS, Position, Table,
    overflow, places, workers_left,
};

use super::outlook::Outlook;
use super::ways::Leg;

/// The most sources of workers there can be.
const SOURCES: usize = 2 * Hub::ALL.len();
/// The most contracts waiting for factories that are looked at.
const WAITING: usize = 8;

/// A source of workers: the influence that opens it, and where its price stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    pub needs: i32,
    pub price: u8,
}

#[derive(Clone, Debug)]
pub(super) struct Prospect<'a> {
    pub table: &'a Table,
    pub outlook: &'a Outlook,
    pub boards: &'static Boards,
    pub first_round: u8,
    pub round: u8,
    pub last: u8,
    pub hands: u8,
    /// Hands on each Main Action in this round.
    pub placed: [u8; Action::ALL.len()],
    pub delivered: bool,
    pub cash: i32,
    pub influence: i32,
    pub training: [u8; LEVELS],
    pub working: [u8; LEVELS],
    pub engineers: [bool; 2],
    pub goods: Goods,
    pub landing: Goods,
    /// Freight cars that are not reserved.
    pub cars: u8,
    pub engines: u8,
    pub passengers: u8,
    pub stations: u8,
    pub tracks: u8,
    /// What is still to be built, the first leg first.
    pub legs: &'a [Leg],
    /// Demands in the network, by good; coal is in `keys`.
    pub open: Goods,
    /// Hubs in the network whose next key the player can have, as bits; and what it will be worth.
    pub keys: u8,
    pub key_worths: [i32; Hub::ALL.len()],
    /// The influence of the hubs in the end.
    pub hubs: [i32; Hub::ALL.len()],
    /// Guldens that the player’s keys will be worth.
    pub key_money: i32,
    /// Goods beside workers, by kind.
    pub left: Goods,
    /// Factories, and those of them that no contract takes.
    pub factories: Goods,
    pub free: Goods,
    /// Factories that were taken from the Factory board.
    pub taken: Goods,
    /// Sites in the network that are free.
    pub sites: u8,
    /// Contracts that wait for factories; what the fulfilled ones bring; and those on display.
    pub waiting: ArrayVec<&'static Contract, WAITING>,
    pub fulfilled: i32,
    pub display: Contracts,
    /// The row of the share value.
    pub share: u8,
    pub investors: u8,
    pub shareholders: u8,
    pub sources: ArrayVec<Source, SOURCES>,
    /// The influence that it takes to hire each engineer.
    pub staff: [i32; 2],
    pub market: Goods,
    pub joined: bool,
    /// What deliveries are worth, in thousandths: later ones less, since rivals are there first.
    pub lasting: i32,
}

impl<'a> Prospect<'a> {
    pub(super) fn new(position: &'a Position, outlook: &'a Outlook, legs: &'a [Leg]) -> Self {
        let table = position.table();
        let seat = outlook.seat;
        let player = table.player(seat);
        let mut left = Goods::default();
        for factory in player.factories.iter() {
            left[factory.good.index()] += factory.left;
        }
        let mut prospect = Self {
            table,
            outlook,
            boards: &table.printed().boards,
            first_round: table.round,
            round: table.round,
            last: if table.trieste_is_joined() { table.round } else { outlook.last },
            hands: player.hands,
            placed: player.placed,
            // Before the Main Action the turn is still counted as a hand, with a delivery of its own.
            delivered: table.delivered || table.active != seat || !table.phase.is_begun(),
            cash: position.cash(seat),
            influence: i32::from(player.influence),
            training: player.training,
            working: player.working,
            engineers: player.engineers,
            goods: player.goods,
            landing: player.landing,
            cars: player.free_cars(),
            engines: player.engines(),
            passengers: player.passenger_cars,
            stations: player.stations.len() as u8,
            tracks: player.tracks.len() as u8,
            legs,
            open: Goods::default(),
            keys: 0,
            key_worths: [0; Hub::ALL.len()],
            hubs: [0; Hub::ALL.len()],
            key_money: 0,
            left,
            factories: player.factory_kinds(),
            free: player.factory_kinds(),
            taken: table.taken,
            sites: 0,
            waiting: ArrayVec::new(),
            fulfilled: 0,
            display: table.display,
            share: player.share,
            investors: player.investors,
            shareholders: player.shareholders,
            sources: ArrayVec::new(),
            staff: Engineer::ALL.map(|kind| table.engineer_needs(kind).map_or(i32::MAX / 2, i32::from)),
            market: table.market,
            joined: table.has_trieste(seat),
            lasting: 1000,
        };
        for source in table.sources() {
            let hub = table.hub(source.hub);
            let price = hub.sources[usize::from(source.index)];
            let _ = prospect.sources.try_push(Source { needs: i32::from(hub.influence), price });
        }
        for city in player.network.iter() {
            prospect.offer(city);
        }
        prospect.count_keys();
        prospect.count_contracts();
        prospect
    }

    fn count_keys(&mut self) {
        for hub in Hub::ALL {
            let steps = self.hub_in_the_end(hub);
            self.hubs[hub.index()] = i32::from(steps);
            let worths = Key::ALL.map(|key| HubCity::key_worth(steps, key));
            for (owner, worth) in self.table.hub(hub).keys.into_iter().zip(worths).rev() {
                match owner {
                    Some(owner) if owner == self.outlook.seat => self.key_money += worth,
                    Some(_) => {}
                    None => self.key_worths[hub.index()] = worth,
                }
            }
        }
    }

    fn count_contracts(&mut self) {
        let contracts = self.table.player(self.outlook.seat).contracts;
        if contracts.is_empty() {
            return;
        }
        let fulfilled = self.table.fulfilled(self.outlook.seat);
        for id in fulfilled.iter() {
            let contract = self.table.contract(id);
            self.fulfilled += i32::from(contract.value);
            take(&mut self.free, &contract.factories);
        }
        for id in contracts.without(fulfilled).iter() {
            let _ = self.waiting.try_push(self.table.contract(id));
        }
    }

    /// What a city in the network has to offer.
    pub(super) fn offer(&mut self, city: CityId) {
        let table = self.table;
        for good in Good::ALL {
            self.open[good.index()] += u8::from(table.city(city).demands(good));
        }
        if let Some(hub) = table.hub_at(city)
            && table.hub(hub).takes_coal_of(self.outlook.seat)
        {
            self.keys |= 1 << hub.index();
        }
        let free = |site: &_| !table.is_built(*site) && table.is_open(*site);
        self.sites += table.sites(city).filter(free).count() as u8;
    }

    /// The influence of a hub in the end: it grows a little more slowly than once a round.
    fn hub_in_the_end(&self, hub: Hub) -> u8 {
        let city = self.table.hub(hub);
        let to_come: u8 = self.table.growth(hub)[usize::from(city.delivered)..].iter().sum();
        let rounds = self.last.saturating_sub(self.first_round);
        self.boards.risen(city.influence, to_come.min(rounds * 3 / 4))
    }

    pub(super) const fn places(&self) -> u8 {
        places(self.cars, self.stations)
    }

    /// Whether one more good finds a place, counting those on their way.
    pub(super) fn has_room(&self, good: usize) -> bool {
        let mut goods = self.goods;
        add(&mut goods, &self.landing);
        let too_many = |goods: &Goods| overflow(goods, self.engines, self.places());
        let before = too_many(&goods);
        goods[good] += 1;
        too_many(&goods) == before
    }

    pub(super) const fn rounds_left(&self) -> u8 {
        self.last.saturating_sub(self.round)
    }

    pub(super) const fn experience(&self) -> u8 {
        Crew(self.training).experience()
    }

    /// Workers who are in no factory.
    pub(super) fn crew(&self) -> u8 {
        self.training.iter().chain(&self.working).sum()
    }

    /// How many more workers the player may hire.
    pub(super) fn hirable(&self) -> u8 {
        workers_left(self.crew() + self.factories.iter().sum::<u8>())
    }

    pub(super) fn delivery_price(&self, good: usize) -> i32 {
        let row = self.boards.factory_row(usize::from(self.table.players), Good::ALL[good]);
        row.delivery(self.taken[good])
    }

    pub(super) fn factory_price(&self, good: usize) -> Option<i32> {
        let row = self.boards.factory_row(usize::from(self.table.players), Good::ALL[good]);
        row.price(self.taken[good])
    }

    pub(super) fn market_price(&self, good: usize) -> i32 {
        self.boards.market.price(self.market[good])
    }
}

/// Takes those goods away from these, as far as they are there.
pub(super) fn take(from: &mut Goods, those: &Goods) {
    for (has, takes) in from.iter_mut().zip(those) {
        *has = has.saturating_sub(*takes);
    }
}

pub(super) fn add(to: &mut Goods, more: &Goods) {
    for (sum, more) in to.iter_mut().zip(more) {
        *sum += more;
    }
}

/// How many of the goods that are needed are missing.
pub(super) fn missing(has: &Goods, needs: &Goods) -> u8 {
    has.iter().zip(needs).map(|(has, needs)| needs.saturating_sub(*has)).sum()
}
