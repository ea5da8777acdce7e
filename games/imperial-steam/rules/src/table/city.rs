//! Cities, hubs, and sites for factories.

use kernel::Seat;

use super::player::Factory;
use super::{MAX_STATIONS, TEN, Table};
use crate::goods::{Engineer, Good};
use crate::ids::{CityId, TileId};
use crate::printed::Cost;

/// A site for a factory: on the tile of a city (from 0) or at the end of one of its roads (from [`Site::ROAD`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// Where.
    pub city: CityId,
    /// Which of its sites.
    pub slot: u8,
}

impl Site {
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
    /// In steps.
    pub influence: u8,
    /// Which Growth tile it has.
    pub growth: u8,
    /// How many goods it got.
    pub delivered: u8,
    /// Who has its gold and its silver key (IMP-11.8).
    pub keys: [Option<Seat>; 2],
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

    /// What a gold or silver key of a hub is worth that stands at so many steps (IMP-12.3).
    #[must_use]
    pub const fn key_worth(steps: u8, gold: bool) -> i32 {
        let steps = if gold { steps } else { steps.div_ceil(2) };
        steps as i32 * TEN
    }

    /// The key that the next coal brings: 0 gold, 1 silver.
    #[must_use]
    pub fn next_key(&self) -> Option<usize> {
        self.keys.iter().position(Option::is_none)
    }
}

impl Table {
    /// The cost of a factory on this site, were it of this kind; `None` when there is no such site.
    #[must_use]
    pub fn site_cost(&self, site: Site) -> Option<Cost> {
        let slot = usize::from(site.slot);
        if site.slot < Site::ROAD {
            self.tile(site.city).factories.get(slot).copied()
        } else {
            let roads = &self.map().city(site.city).roads;
            roads.get(slot - usize::from(Site::ROAD)).map(|road| road.cost)
        }
    }

    /// From how many players on a site is open.
    #[must_use]
    pub fn site_players(&self, site: Site) -> u8 {
        let road = usize::from(site.slot).checked_sub(usize::from(Site::ROAD));
        road.and_then(|road| self.map().city(site.city).roads.get(road)).map_or(2, |road| road.players)
    }

    /// Whether a site is open to so many players (IMP-7.4).
    #[must_use]
    pub fn is_open(&self, site: Site) -> bool {
        self.site_players(site) <= self.players
    }

    /// The sites of a city, those too that are closed to so few players.
    pub fn sites(&self, city: CityId) -> impl Iterator<Item = Site> + use<> {
        let tile = self.tile(city).factories.len() as u8;
        let roads = self.map().city(city).roads.len() as u8;
        (0..tile).chain((0..roads).map(|road| Site::ROAD + road)).map(move |slot| Site { city, slot })
    }

    /// Whether a factory stands there.
    #[must_use]
    #[inline]
    pub const fn is_built(&self, site: Site) -> bool {
        self.city(site.city).built >> site.slot & 1 == 1
    }

    /// The steps of influence that a city brings who joins it (IMP-5.1).
    #[must_use]
    pub fn influence_of(&self, city: CityId) -> u8 {
        self.tile(city).influence + self.map().city(city).influence
    }

    /// Whether one more of this player's stations can stand in a city (IMP-7.1).
    #[must_use]
    pub fn has_station_left(&self, seat: Seat, city: CityId) -> bool {
        !self.stations_are_taken(city) && self.player(seat).stations.len() < MAX_STATIONS
    }

    /// Whether every site for a station in a city is taken.
    #[must_use]
    pub fn stations_are_taken(&self, city: CityId) -> bool {
        self.city(city).stations >= self.tile(city).stations
    }

    /// Who has a station in a city.
    pub fn stations_in(&self, city: CityId) -> impl Iterator<Item = Seat> {
        self.all_seats().filter(move |seat| self.player(*seat).stations.contains(city))
    }

    /// Whose factory stands on a site.
    #[must_use]
    pub fn factory_at(&self, site: Site) -> Option<(Seat, Factory)> {
        self.all_seats().find_map(|seat| {
            let found = self.player(seat).factories.iter().find(|factory| factory.site == site);
            found.map(|factory| (seat, *factory))
        })
    }
}
