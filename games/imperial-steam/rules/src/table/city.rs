//! Cities, hubs, and sites for factories.

use kernel::Seat;

use super::player::Factory;
use super::{MAX_STATIONS, MIN_PLAYERS, Table};
use crate::goods::Good;
use crate::ids::{CityId, TileId};
use crate::influence::on_track;
use crate::kinds::{Engineer, Hub, Key};
use crate::printed::Cost;

/// A site for a factory: on the tile of a city (from 0) or at the end of one of its roads (from [`FactorySite::ROAD`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FactorySite {
    /// Where.
    pub city: CityId,
    /// Which of its sites, from 0.
    pub slot: u8,
}

impl FactorySite {
    /// The first road’s slot.
    pub const ROAD: u8 = 2;
    /// Slots of tile and roads.
    pub const SLOTS: u8 = 6;
}

/// What lies in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// Which tile lies there.
    pub tile: TileId,
    /// The number on the topmost Business token, which is also how many are left; 0 for none.
    pub business: u8,
    /// Bits of the goods in demand; a hub’s coal is not among them.
    pub demand: u8,
    /// Bits of the slots of sites that have a factory.
    pub built: u8,
    /// How many stations stand here.
    pub stations: u8,
}

impl City {
    /// Whether this good is in demand.
    #[must_use]
    #[inline]
    pub const fn demands(&self, good: Good) -> bool {
        self.demand >> good.index() & 1 == 1
    }
}

/// One of the four hubs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HubCity {
    /// Where it lies.
    pub city: CityId,
    /// Influence, in steps.
    pub influence: u8,
    /// Which Growth tile it has.
    pub growth: u8,
    /// How many goods it got.
    pub delivered: u8,
    /// Who has each of its keys (IMP-11.8).
    pub keys: [Option<Seat>; Key::ALL.len()],
    /// Where the price of each source of workers stands.
    pub sources: [u8; 2],
    /// Engineers who wait for work, by kind.
    pub engineers: [u8; Engineer::ALL.len()],
}

impl HubCity {
    /// Whether the hub takes coal of this player: while it has a key to give, and once from each (IMP-11.6, IMP-11.8).
    #[must_use]
    pub fn takes_coal_of(&self, seat: Seat) -> bool {
        self.next_key().is_some() && !self.has_key_of(seat)
    }

    /// Whether the player has a key of this hub already.
    #[must_use]
    pub fn has_key_of(&self, seat: Seat) -> bool {
        self.keys.contains(&Some(seat))
    }

    /// What a key is worth when its hub stands at this many steps (IMP-12.3).
    #[must_use]
    pub const fn key_worth(steps: u8, key: Key) -> i32 {
        let steps = match key {
            Key::Gold => steps,
            Key::Silver => steps.div_ceil(2),
        };
        on_track(steps) as i32
    }

    /// The key that the next coal brings; `None` when both are taken.
    #[must_use]
    pub fn next_key(&self) -> Option<Key> {
        Key::ALL.into_iter().find(|key| self.keys[key.index()].is_none())
    }
}

impl Table {
    /// The cost of a factory on this site, were it of this kind; `None` when there is no such site.
    #[must_use]
    pub fn site_cost(&self, site: FactorySite) -> Option<Cost> {
        let slot = usize::from(site.slot);
        if site.slot < FactorySite::ROAD {
            self.tile(site.city).factories.get(slot).copied()
        } else {
            let roads = &self.map().city(site.city).roads;
            roads.get(slot - usize::from(FactorySite::ROAD)).map(|road| road.cost)
        }
    }

    /// The fewest players with whom a site is open.
    #[must_use]
    pub fn site_players(&self, site: FactorySite) -> u8 {
        let road = usize::from(site.slot).checked_sub(usize::from(FactorySite::ROAD));
        road.and_then(|road| self.map().city(site.city).roads.get(road))
            .map_or(MIN_PLAYERS as u8, |road| road.players)
    }

    /// Whether a site is open at this table (IMP-7.4).
    #[must_use]
    pub fn is_open(&self, site: FactorySite) -> bool {
        self.site_players(site) <= self.players
    }

    /// The sites of a city, including those that are closed to so few players.
    pub fn sites(&self, city: CityId) -> impl Iterator<Item = FactorySite> + use<> {
        let tile = self.tile(city).factories.len() as u8;
        let roads = self.map().city(city).roads.len() as u8;
        (0..tile)
            .chain((0..roads).map(|road| FactorySite::ROAD + road))
            .map(move |slot| FactorySite { city, slot })
    }

    /// Whether a factory stands there.
    #[must_use]
    #[inline]
    pub const fn is_built(&self, site: FactorySite) -> bool {
        self.city(site.city).built >> site.slot & 1 == 1
    }

    /// The steps of influence that a city brings to each player who joins it (IMP-5.1).
    #[must_use]
    pub fn influence_of(&self, city: CityId) -> u8 {
        self.tile(city).influence + self.map().city(city).influence
    }

    /// How much coal a hub still takes.
    #[must_use]
    pub fn coal_demand(&self, hub: Hub) -> usize {
        self.hub(hub).keys.iter().filter(|key| key.is_none()).count()
    }

    /// What a city still demands, a hub’s coal included.
    #[must_use]
    pub fn demand(&self, city: CityId) -> [usize; Good::ALL.len()] {
        Good::ALL.map(|good| match good {
            Good::Coal => self.hub_at(city).map_or(0, |hub| self.coal_demand(hub)),
            _ => usize::from(self.city(city).demands(good)),
        })
    }

    /// Whether there is a site in a city, and a station of this player for it (IMP-7.1).
    #[must_use]
    pub fn has_station_left(&self, seat: Seat, city: CityId) -> bool {
        self.stations_left(city) > 0 && self.player(seat).stations.len() < MAX_STATIONS
    }

    /// How many sites for stations are free in a city; none in Wien, where everybody begins with a station.
    #[must_use]
    pub fn stations_left(&self, city: CityId) -> u8 {
        if city == self.map().wien {
            return 0;
        }
        self.tile(city).stations.saturating_sub(self.city(city).stations)
    }

    /// Who has a station in a city.
    pub fn stations_in(&self, city: CityId) -> impl Iterator<Item = Seat> {
        self.all_seats().filter(move |seat| self.player(*seat).stations.contains(city))
    }

    /// Whose factory stands on a site.
    #[must_use]
    pub fn factory_at(&self, site: FactorySite) -> Option<(Seat, Factory)> {
        self.all_seats().find_map(|seat| {
            let found = self.player(seat).factories.iter().find(|factory| factory.site == site);
            found.map(|factory| (seat, *factory))
        })
    }
}
