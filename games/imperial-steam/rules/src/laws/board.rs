//! What lies on the boards.

use kernel::{LawError, Seat};

use crate::goods::Good;
use crate::ids::LinkId;
use crate::kinds::{Engineer, Hub};
use crate::printed::{MARKET_SPACES, Map, TileFace};
use crate::setup::GOODS_IN_BOX;
use crate::table::{FIRST_REFILL, HIRE_PRICES, Table};

/// Crowns in the box.
const MOST_CROWNS: usize = 4;

impl Table {
    /// Every tile lies in one place.
    pub(super) fn check_tiles(&self) -> Result<(), LawError> {
        let (map, tiles) = (self.map(), &self.printed().tiles);
        let mut seen = Vec::new();
        for city in Map::all_cities() {
            let face = tiles.tile(self.city(city).tile).face;
            let fits = match face {
                TileFace::Printed(printed) => printed == city,
                TileFace::Hub(hub) => map.city(city).space.is_some() && self.hub(hub).city == city,
                TileFace::City(_) => map.city(city).space.is_some(),
            };
            LawError::unless(fits && !seen.contains(&face), "tiles", || {
                format!("{face:?} lies in {}", map.city(city).name)
            })?;
            seen.push(face);
        }
        Ok(())
    }

    /// Business tokens, stations and demands.
    pub(super) fn check_cities(&self) -> Result<(), LawError> {
        let mut taken = [0; 4];
        for seat in self.all_seats() {
            for (sum, count) in taken.iter_mut().zip(self.player(seat).factory_kinds()) {
                *sum += count;
            }
        }
        LawError::unless_equal("factories", "those taken", self.taken, taken)?;
        for good in Good::ALL {
            let row = self.printed().boards.factory_row(usize::from(self.players), good);
            LawError::unless(taken[good.index()] <= row.factories(), "factories", || {
                format!("too many of {good}")
            })?;
        }
        for city in Map::all_cities() {
            let (here, tile, name) =
                (self.city(city), self.tile(city), || self.map().city(city).name.clone());
            let came =
                self.all_seats().filter(|seat| self.player(*seat).network.contains(city)).count() as u8;
            let left = tile.business.saturating_sub(came);
            LawError::unless_equal("tokens", name(), here.business, left)?;
            LawError::unless(here.demand & !tile.demand == 0, "demand", || {
                format!("{} never demanded that", name())
            })?;
            let stations =
                self.all_seats().filter(|seat| self.player(*seat).stations.contains(city)).count() as u8;
            LawError::unless_equal("stations", name(), here.stations, stations)?;
            LawError::unless(stations <= tile.stations, "stations", || {
                format!("{} has no site for them", name())
            })?;
        }
        let first = !self.tracks[self.map().semmering.index()].is_empty();
        let owner = self.semmering;
        LawError::unless(owner.is_some() == first, "semmering", || {
            "the first track there takes the token".into()
        })?;
        let has = |seat: Seat| self.player(seat).tracks.contains(self.map().semmering);
        LawError::unless(owner.is_none_or(has), "semmering", || "its owner has no track there".into())
    }

    pub(super) fn check_hubs(&self) -> Result<(), LawError> {
        let players = usize::from(self.players);
        for hub in Hub::ALL {
            let state = self.hub(hub);
            let broken = |holds, detail: &str| LawError::unless(holds, "hubs", || format!("{hub}: {detail}"));
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
            let sources = usize::from(self.printed().boards.sources(players, hub));
            broken(state.sources.iter().skip(sources).all(|price| *price == 0), "a price of no source")?;
        }
        Ok(())
    }

    pub(super) fn check_engineers(&self) -> Result<(), LawError> {
        for kind in Engineer::ALL {
            let waiting = self.hubs.iter().map(|hub| u32::from(hub.engineers[kind.index()])).sum::<u32>();
            let hired = self.all_seats().filter(|seat| self.has_engineer(*seat, kind)).count() as u32;
            LawError::unless_equal("engineers", kind, waiting + hired, u32::from(self.players))?;
        }
        Ok(())
    }

    /// What is laid out once and never changes (IMP-0.4 to IMP-0.7).
    pub(super) fn check_setup(&self) -> Result<(), LawError> {
        let (map, boards) = (self.map(), &self.printed().boards);
        let free = |link: LinkId| !map.link(link).ends().contains(&map.wien);
        let few = (1..=MOST_CROWNS).contains(&self.crowns.len());
        LawError::unless(few && self.crowns.iter().all(free), "State Railways", || {
            "there are four at most, none in Wien".into()
        })?;
        let mut tiles = boards.shipments.tiles.to_vec();
        for shipment in self.shipments {
            let index = tiles.iter().position(|tile| *tile == shipment);
            LawError::unless(index.is_some(), "shipments", || {
                format!("there are not so many tiles of {shipment}")
            })?;
            index.map(|index| tiles.swap_remove(index));
        }
        let growth = |tile: usize| self.hubs.iter().any(|hub| usize::from(hub.growth) == tile);
        LawError::unless((0..boards.growth.tiles.len()).all(growth), "growth", || {
            "each hub has a tile of its own".into()
        })
    }

    /// Forty of each good are somewhere; the supply may owe some.
    pub(super) fn check_goods(&self) -> Result<(), LawError> {
        for good in Good::ALL {
            let index = good.index();
            LawError::unless(usize::from(self.market[index]) <= MARKET_SPACES, "market", || {
                format!("too much {good}")
            })?;
            let mut sum = i32::from(self.supply[index]) + i32::from(self.market[index]);
            sum += self.refills.iter().map(|goods| i32::from(goods[index])).sum::<i32>();
            for seat in self.all_seats() {
                let player = self.player(seat);
                sum += i32::from(player.goods[index]) + i32::from(player.landing[index]);
                let beside = player.factories.iter().filter(|factory| factory.good == good);
                sum += beside.map(|factory| i32::from(factory.left)).sum::<i32>();
            }
            for city in Map::all_cities() {
                let asked = self.tile(city).demand & !self.city(city).demand;
                sum += i32::from(asked >> index & 1);
            }
            if good == Good::Coal {
                sum += self.hubs.iter().map(|hub| hub.keys.iter().flatten().count() as i32).sum::<i32>();
            }
            LawError::unless_equal("goods", good, sum, i32::from(GOODS_IN_BOX))?;
        }
        let each = usize::from(self.players) - 1;
        for (round, goods) in (FIRST_REFILL..).zip(&self.refills) {
            let there = goods.iter().map(|count| usize::from(*count)).sum::<usize>();
            let expected = if round > self.round { each } else { 0 };
            LawError::unless_equal("goods", format!("over round {round}"), there, expected)?;
        }
        Ok(())
    }

    pub(super) fn check_engines(&self) -> Result<(), LawError> {
        for (kind, level) in self.printed().boards.engines.levels.into_iter().enumerate() {
            let owned: usize = self
                .all_seats()
                .map(|seat| self.player(seat).trains.iter().filter(|train| **train == level).count())
                .sum();
            let all = usize::from(self.engines[kind]) + usize::from(self.scrapped[kind]) + owned;
            LawError::unless_equal("engines", format!("IS-{level}"), all, usize::from(self.players))?;
        }
        Ok(())
    }

    /// Every contract that was laid out is in one place, and as many as the rules say.
    pub(super) fn check_contracts(&self) -> Result<(), LawError> {
        let mut seen = self.display;
        let mut count = self.display.len();
        for seat in self.all_seats() {
            seen = seen.or(self.player(seat).contracts);
            count += self.player(seat).contracts.len();
        }
        let expected = 3 * (usize::from(self.players) + 1);
        LawError::unless_equal("contracts", "all contracts", (seen.len(), count), (expected, expected))
    }
}
