//! The conservation laws: what holds in every position that play can reach. A state from outside that passes them cannot
//! make the rules panic.

use kernel::{Broken, Seat, Seats};

use crate::goods::{Action, Engineer, Good, Hub, total};
use crate::ids::{Cities, Contracts};
use crate::printed::{Face, MARKET_SPACES, Map};
use crate::round::hands;
use crate::save::ALL_GOODS;
use crate::table::{
    FIRST_ENGINE, FIRST_REFILL, HIRE_PRICES, LAST_ROUND, MAX_STATIONS, MAX_TRACKS, MAX_WORKERS, Stage, TEN,
    Table,
};

/// More money than any game can bring: sums of it stay far from overflowing.
const MOST_MONEY: i32 = 1_000_000;

/// `Ok` when it holds.
fn law(holds: bool, name: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(name, detail())) }
}

impl Table {
    pub(crate) fn check(&self) -> Result<(), Broken> {
        self.check_turn()?;
        self.check_money()?;
        self.check_influence()?;
        for seat in self.all_seats() {
            self.check_player(seat)?;
            self.check_network(seat)?;
            self.check_factories(seat)?;
        }
        self.check_tiles()?;
        self.check_cities()?;
        self.check_hubs()?;
        self.check_goods()?;
        self.check_engines()?;
        self.check_contracts()
    }

    fn check_turn(&self) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "turns", || detail.into());
        let players = usize::from(self.players);
        let all = Seats::first(players);
        broken((1..=LAST_ROUND).contains(&self.round), "rounds are 1 to 8")?;
        broken(all.contains(self.active), "somebody who does not play")?;
        broken(
            self.semmering.is_none_or(|seat| all.contains(seat)),
            "a token of somebody who does not play",
        )?;
        let overflow = |seat: &Seat| self.player(*seat).overflow() > 0;
        match self.stage {
            Stage::Bidding { made } => {
                let within = made.iter().all(|seat| all.contains(seat)) && made != all;
                broken(
                    within && self.round == 1 && self.points == 0 && !self.delivered,
                    "bids are made first",
                )?;
                let start = |seat: Seat| self.player(seat).tracks.is_empty() && !overflow(&seat);
                broken(self.all_seats().all(start), "bids are made before anything is built")?;
            }
            Stage::Producing { done } => {
                let count = self.player(self.active).factories.len();
                broken(u32::from(done) >> count == 0, "a factory that is not there has produced")?;
            }
            Stage::Over => {
                let ended = self.round == LAST_ROUND || self.trieste_is_joined();
                broken(ended && self.points == 0, "the game ends in Trieste or after round 8")?;
                broken(
                    !self.all_seats().any(|seat| overflow(&seat)),
                    "nothing is left to discard in the end",
                )?;
            }
            _ => {}
        }
        // Landing goods of a round that does not come are possible; hands left over are not.
        for seat in self.all_seats() {
            let player = self.player(seat);
            let placed: u32 = player.placed.iter().map(|hands| u32::from(*hands)).sum();
            let have = placed + u32::from(player.hands);
            Broken::unless_equal("hands", format!("seat {seat}"), have, u32::from(hands(self.round)))?;
            let over = self.stage != Stage::Over || player.hands == 0;
            broken(over, "the game ends when all hands are placed")?;
        }
        let active = self.player(self.active);
        broken(self.stage != Stage::Before || active.hands > 0, "whose turn it is has a hand")?;
        let last = |action: Action| active.placed[action.index()] > 0;
        broken(
            match self.stage {
                Stage::Building { .. } => last(Action::Build),
                Stage::Hiring { .. } => last(Action::Hire),
                Stage::Producing { .. } => last(Action::Produce),
                Stage::Ordering => last(Action::Goods) && self.round < LAST_ROUND,
                Stage::After => placed_any(&active.placed),
                _ => true,
            },
            "an action without a hand on it",
        )?;
        let spare = !matches!(self.stage, Stage::Building { spare } if spare > 2);
        broken(spare, "a crew has at most two to spare")
    }

    fn check_money(&self) -> Result<(), Broken> {
        let mut sum = 0;
        for seat in self.all_seats() {
            let cash = self.cash(seat);
            let fair = (0..=MOST_MONEY).contains(&cash) && cash % TEN == 0;
            law(fair, "money", || format!("seat {seat} has {cash}"))?;
            let bid = i32::from(self.secret.bids[seat.index()]);
            let made = matches!(self.stage, Stage::Bidding { made } if made.contains(seat));
            law(bid == 0 || made && bid <= cash && bid % TEN == 0, "bids", || {
                format!("seat {seat} bids {bid}")
            })?;
            sum += cash;
        }
        let start = i32::from(self.printed().boards.money(usize::from(self.players)));
        let expected = start * i32::from(self.players) + self.secret.from_bank.clamp(-MOST_MONEY, MOST_MONEY);
        Broken::unless_equal("money", "all money", sum, expected)
    }

    fn check_influence(&self) -> Result<(), Broken> {
        let most = self.printed().boards.most_influence();
        let influence: Vec<u8> = self.by_influence().map(|seat| self.player(seat).influence).collect();
        law(influence.iter().rev().is_sorted(), "influence", || "the ranking is another one".into())?;
        let within =
            influence.iter().all(|steps| *steps <= most) && self.hubs.iter().all(|hub| hub.influence <= most);
        law(within, "influence", || "beyond the end of the track".into())
    }

    fn check_player(&self, seat: Seat) -> Result<(), Broken> {
        let player = self.player(seat);
        let broken = |holds, name, detail: &str| law(holds, name, || format!("seat {seat}: {detail}"));
        let workers: u32 = player.training.iter().chain(&player.working).map(|count| u32::from(*count)).sum();
        let hired = workers + player.factories.len() as u32;
        broken(hired <= u32::from(MAX_WORKERS), "workers", "there are 15")?;
        broken(player.tracks.len() <= MAX_TRACKS, "tracks", "there are 18")?;
        let stations = player.stations.contains(self.map().wien) && player.stations.len() <= MAX_STATIONS;
        broken(stations, "stations", "there are three, one of them in Wien")?;
        broken(player.network.includes(player.stations), "stations", "one stands outside the network")?;
        let trains = player.trains;
        let engines = trains[0] >= FIRST_ENGINE
            && trains.iter().rev().is_sorted()
            && trains.iter().all(|level| *level == 0 || (FIRST_ENGINE..=8).contains(level));
        broken(engines, "trains", "these are no trains")?;
        let cars = u32::from(player.passenger_cars) + u32::from(player.reserved_cars);
        broken(cars <= u32::from(player.cars()), "cars", "more cars than the engines pull")?;
        let few = player.goods.iter().chain(&player.landing).all(|count| *count <= 40);
        broken(few, "goods", "so many goods do not exist")?;
        let asked =
            self.must_discard() == Some(seat) || player.overflow() == 0 || self.stage == Stage::Before;
        broken(asked, "goods", "more than there are places")?;
        let ordered = self.shipments.iter().max().copied().unwrap_or(0);
        broken(total(&player.landing) <= ordered, "goods", "too many are ordered")?;
        let size = |set: Contracts| set.iter().map(|id| u32::from(self.contract(id).size)).sum::<u32>();
        let reserved = size(player.contracts);
        broken(u32::from(player.reserved_cars) == reserved, "cars", "contracts reserve other cars")?;
        let investors = u32::from(player.investors) + u32::from(player.shareholders);
        broken(investors <= 1 + reserved, "investors", "there are more than came")?;
        broken(player.investors <= self.printed().boards.shares.investors, "investors", "they have no row")
    }

    /// Each player’s tracks hang together (IMP-4.2) and keep to the limit of two (IMP-4.5).
    fn check_network(&self, seat: Seat) -> Result<(), Broken> {
        let (player, map) = (self.player(seat), self.map());
        let mut reached = Cities::only(map.wien);
        for _ in 0..player.tracks.len() {
            for link in player.tracks.iter() {
                let [a, b] = map.link(link).ends();
                if reached.contains(a) || reached.contains(b) {
                    reached = reached.or(Cities::only(a)).or(Cities::only(b));
                }
            }
        }
        Broken::unless_equal("networks", format!("seat {seat}"), player.network, reached)?;
        for link in Map::all_links() {
            let (owned, built) = (self.tracks[link.index()].contains(seat), player.tracks.contains(link));
            Broken::unless_equal("tracks", map.link_text(link), owned, built)?;
        }
        let kept = player
            .network
            .iter()
            .all(|city| player.tracks.and(map.city(city).links).len() <= 2 || player.stations.contains(city));
        law(kept, "tracks", || format!("seat {seat} has three without a station"))
    }

    fn check_factories(&self, seat: Seat) -> Result<(), Broken> {
        let most = self.printed().boards.factory_goods.by_level[2];
        for factory in self.player(seat).factories.iter() {
            let site = factory.site;
            let open = self.site_cost(site).is_some() && self.site_players(site) <= self.players;
            law(open, "factories", || format!("there is no site {site}"))?;
            let own = self.player(seat).network.contains(site.city) && self.is_built(site);
            law(own, "factories", || format!("{site} is not in the network"))?;
            law(factory.left <= most, "goods", || format!("there are too many at {site}"))?;
        }
        Ok(())
    }

    /// Every tile lies in one place.
    fn check_tiles(&self) -> Result<(), Broken> {
        let (map, tiles) = (self.map(), &self.printed().tiles);
        let mut seen = Vec::new();
        for city in Map::all_cities() {
            let face = tiles.tile(self.city(city).tile).face;
            let fits = match face {
                Face::Printed(printed) => printed == city,
                Face::Hub(hub) => map.city(city).space.is_some() && self.hub(hub).city == city,
                Face::City(_) => map.city(city).space.is_some(),
            };
            law(fits && !seen.contains(&face), "tiles", || {
                format!("{face:?} lies in {}", map.city(city).name)
            })?;
            seen.push(face);
        }
        Ok(())
    }

    /// Business tokens, stations and demands.
    fn check_cities(&self) -> Result<(), Broken> {
        let mut taken = [0; 4];
        for seat in self.all_seats() {
            for (sum, count) in taken.iter_mut().zip(self.player(seat).factory_kinds()) {
                *sum += count;
            }
        }
        Broken::unless_equal("factories", "those taken", self.taken, taken)?;
        for good in Good::ALL {
            let row = self.printed().boards.factory_row(usize::from(self.players), good);
            law(taken[good.index()] <= row.factories(), "factories", || format!("too many of {good}"))?;
        }
        for city in Map::all_cities() {
            let (here, tile, name) =
                (self.city(city), self.tile(city), || self.map().city(city).name.clone());
            let came =
                self.all_seats().filter(|seat| self.player(*seat).network.contains(city)).count() as u8;
            let left = tile.business.saturating_sub(came);
            Broken::unless_equal("tokens", name(), here.business, left)?;
            law(here.demand & !tile.demand == 0, "demand", || format!("{} never demanded that", name()))?;
            let stations =
                self.all_seats().filter(|seat| self.player(*seat).stations.contains(city)).count() as u8;
            Broken::unless_equal("stations", name(), here.stations, stations)?;
            law(stations <= tile.stations, "stations", || format!("{} has no site for them", name()))?;
        }
        let first = !self.tracks[self.map().semmering.index()].is_empty();
        let owner = self.semmering;
        law(owner.is_some() == first, "semmering", || "the first track there takes the token".into())?;
        let has = |seat: Seat| self.player(seat).tracks.contains(self.map().semmering);
        law(owner.is_none_or(has), "semmering", || "its owner has no track there".into())
    }

    fn check_hubs(&self) -> Result<(), Broken> {
        let players = usize::from(self.players);
        let mut engineers = [0; Engineer::ALL.len()];
        for hub in Hub::ALL {
            let state = self.hub(hub);
            let broken = |holds, detail: &str| law(holds, "hubs", || format!("{hub}: {detail}"));
            let keys: Vec<Seat> = state.keys.into_iter().flatten().collect();
            broken(state.keys[0].is_some() || state.keys[1].is_none(), "the gold key goes first")?;
            broken(keys.iter().all(|seat| seat.index() < players), "a key of somebody who does not play")?;
            broken(keys.len() < 2 || keys[0] != keys[1], "nobody has both keys")?;
            broken(
                keys.iter().all(|seat| self.player(*seat).network.contains(state.city)),
                "a key of somebody who never came",
            )?;
            let filled = 3 - self.city(state.city).demand.count_ones() as usize;
            broken(usize::from(state.delivered) == filled + keys.len(), "other goods were delivered")?;
            broken(state.sources.iter().all(|price| usize::from(*price) < HIRE_PRICES), "a price too high")?;
            for (sum, count) in engineers.iter_mut().zip(state.engineers) {
                *sum += u32::from(count);
            }
        }
        for kind in Engineer::ALL {
            let hired = self.all_seats().filter(|seat| self.has_engineer(*seat, kind)).count() as u32;
            let all = engineers[kind.index()] + hired;
            Broken::unless_equal("engineers", kind, all, players as u32)?;
        }
        Ok(())
    }

    /// Forty of each good are somewhere; the supply may owe some.
    fn check_goods(&self) -> Result<(), Broken> {
        for good in Good::ALL {
            let at = good.index();
            law(usize::from(self.market[at]) <= MARKET_SPACES, "market", || format!("too much {good}"))?;
            let mut sum = i32::from(self.supply[at]) + i32::from(self.market[at]);
            sum += self.refills.iter().map(|goods| i32::from(goods[at])).sum::<i32>();
            for seat in self.all_seats() {
                let player = self.player(seat);
                sum += i32::from(player.goods[at]) + i32::from(player.landing[at]);
                let beside = player.factories.iter().filter(|factory| factory.good == good);
                sum += beside.map(|factory| i32::from(factory.left)).sum::<i32>();
            }
            for city in Map::all_cities() {
                let asked = self.tile(city).demand & !self.city(city).demand;
                sum += i32::from(asked >> at & 1);
            }
            if good == Good::Coal {
                sum += self.hubs.iter().map(|hub| hub.keys.iter().flatten().count() as i32).sum::<i32>();
            }
            Broken::unless_equal("goods", good, sum, i32::from(ALL_GOODS))?;
        }
        let each = usize::from(self.players) - 1;
        for (round, goods) in (FIRST_REFILL..).zip(&self.refills) {
            let there = goods.iter().map(|count| usize::from(*count)).sum::<usize>();
            let expected = if round > self.round { each } else { 0 };
            Broken::unless_equal("goods", format!("over round {round}"), there, expected)?;
        }
        Ok(())
    }

    fn check_engines(&self) -> Result<(), Broken> {
        for (kind, level) in self.printed().boards.engines.levels.into_iter().enumerate() {
            let owned: usize = self
                .all_seats()
                .map(|seat| self.player(seat).trains.iter().filter(|train| **train == level).count())
                .sum();
            let all = usize::from(self.engines[kind]) + usize::from(self.scrapped[kind]) + owned;
            Broken::unless_equal("engines", format!("IS-{level}"), all, usize::from(self.players))?;
        }
        Ok(())
    }

    /// Every contract that was laid out is in one place, and as many as the rules say.
    fn check_contracts(&self) -> Result<(), Broken> {
        let mut seen = self.display;
        let mut count = self.display.len();
        for seat in self.all_seats() {
            seen = seen.or(self.player(seat).contracts);
            count += self.player(seat).contracts.len();
        }
        let expected = 3 * (usize::from(self.players) + 1);
        Broken::unless_equal("contracts", "all contracts", (seen.len(), count), (expected, expected))
    }
}

fn placed_any(placed: &[u8]) -> bool {
    placed.iter().any(|hands| *hands > 0)
}
