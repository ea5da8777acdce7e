//! A player’s board.

use std::hash::{Hash, Hasher};

use super::city::FactorySite;
use super::numbers::{INCOME_EACH, LEVELS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS};
use crate::crew::Crew;
use crate::goods::{Good, Goods, total};
use crate::ids::{Cities, CityId, Contracts, Links};
use crate::kinds::{Action, Engineer};

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Influence, in steps.
    pub influence: u8,
    /// Workers in training, by level.
    pub training: [u8; LEVELS],
    /// Workers at work, by level.
    pub working: [u8; LEVELS],
    /// Whether there is an engineer of each kind on the staff.
    pub engineers: [bool; Engineer::ALL.len()],
    /// The numbers of the engines, the largest first; 0 where there is none.
    pub trains: [u8; MAX_TRAINS],
    /// Cars that carry passengers (IMP-5.5).
    pub passenger_cars: u8,
    /// Freight cars that contracts reserve (IMP-10.2).
    pub reserved_cars: u8,
    /// On trains and in the warehouse.
    pub goods: Goods,
    /// Ordered for the next round.
    pub landing: Goods,
    /// Where stations stand.
    pub stations: Cities,
    /// The links with a track of this player.
    pub tracks: Links,
    /// The cities that the tracks join, with Wien.
    pub network: Cities,
    /// Factories.
    pub factories: Factories,
    /// Contracts that were secured.
    pub contracts: Contracts,
    /// The row of the share value.
    pub share: u8,
    /// Investors, who buy shares (IMP-10.3).
    pub investors: u8,
    /// Investors who have bought one (IMP-11.1).
    pub shareholders: u8,
    /// Hands that are still to be placed in this round.
    pub hands: u8,
    /// Hands on each Main Action.
    pub placed: [u8; Action::ALL.len()],
}

/// A worker in a factory, and the goods beside them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Factory {
    /// Where it stands.
    pub site: FactorySite,
    /// What it makes.
    pub good: Good,
    /// How many goods are left beside the worker.
    pub left: u8,
}

/// A player’s factories, in the order in which they were built.
#[derive(Clone, Copy, Debug)]
pub struct Factories {
    list: [Factory; MAX_WORKERS as usize],
    len: u8,
}

impl Factories {
    pub(crate) const NONE: Self = Self {
        list: [Factory { site: FactorySite { city: CityId::new(0), slot: 0 }, good: Good::Wood, left: 0 };
            MAX_WORKERS as usize],
        len: 0,
    };

    pub(crate) const fn push(&mut self, factory: Factory) {
        self.list[self.len as usize] = factory;
        self.len += 1;
    }
}

impl PartialEq for Factories {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Factories {}

impl Hash for Factories {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl std::ops::Deref for Factories {
    type Target = [Factory];

    #[inline]
    fn deref(&self) -> &[Factory] {
        &self.list[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Factories {
    fn deref_mut(&mut self) -> &mut [Factory] {
        &mut self.list[..usize::from(self.len)]
    }
}

/// A train as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Train {
    /// The number of the engine.
    pub engine: u8,
    /// Whether a coal stands on the engine.
    pub has_coal: bool,
    /// How many cars the engine pulls.
    pub cars: u8,
}

/// How many cars an engine of this number pulls: as many as the number says (IMP-9.1).
#[inline]
pub(crate) const fn cars_pulled(level: u8) -> u8 {
    level
}

/// The floors of the warehouse that are open with so many stations: each opens one (IMP-7.2).
#[inline]
const fn open_floors(stations: u8) -> u8 {
    stations
}

/// What passenger cars and stations bring each round (IMP-2.5).
#[must_use]
pub const fn income(passenger_cars: u8, stations: u8) -> i32 {
    (passenger_cars as i32 + stations as i32) * INCOME_EACH
}

/// Places for any good: free freight cars, and open floors of the warehouse (IMP-8.1).
#[must_use]
#[inline]
pub const fn places(free_cars: u8, stations: u8) -> u8 {
    free_cars + open_floors(stations)
}

/// The steps of influence that one more hand on this action costs, with these on each: one for each that lies there
/// (IMP-3.2).
#[must_use]
#[inline]
pub const fn repeat_cost(placed: &[u8; Action::ALL.len()], action: Action) -> u8 {
    placed[action.index()]
}

/// How many goods have no place where each of these engines holds one coal, and each of these places any good (IMP-8.1,
/// IMP-8.3).
#[must_use]
#[inline]
pub fn overflow(goods: &Goods, engines: u8, places: u8) -> u8 {
    let on_engines = goods[Good::Coal.index()].min(engines);
    (total(goods) - on_engines).saturating_sub(places)
}

impl Player {
    /// How many trains the player has.
    #[must_use]
    pub fn engines(&self) -> u8 {
        self.trains.iter().filter(|level| **level > 0).count() as u8
    }

    /// The trains, the largest first. Coal stands on the first of them: which engines hold it makes no difference (IMP-8.1).
    pub fn whole_trains(&self) -> impl Iterator<Item = Train> + use<> {
        let coal = usize::from(self.coal_on_engines());
        let engines = self.trains.into_iter().filter(|level| *level > 0).enumerate();
        engines.map(move |(index, engine)| Train {
            engine,
            has_coal: index < coal,
            cars: cars_pulled(engine),
        })
    }

    /// All cars of all trains.
    #[must_use]
    #[inline]
    pub const fn cars(&self) -> u8 {
        let [first, second, third] = self.trains;
        cars_pulled(first) + cars_pulled(second) + cars_pulled(third)
    }

    /// Freight cars that are not reserved.
    #[must_use]
    #[inline]
    pub const fn free_cars(&self) -> u8 {
        self.cars() - self.passenger_cars - self.reserved_cars
    }

    /// The floors of the warehouse that are open (IMP-7.2).
    #[must_use]
    #[inline]
    pub const fn floors(&self) -> u8 {
        open_floors(self.stations.len() as u8)
    }

    /// Places for any good: freight cars and floors of the warehouse (IMP-8.1).
    #[must_use]
    #[inline]
    pub const fn places(&self) -> u8 {
        places(self.free_cars(), self.stations.len() as u8)
    }

    /// The coal that stands on engines, which hold one each (IMP-8.1).
    #[must_use]
    #[inline]
    pub fn coal_on_engines(&self) -> u8 {
        self.has(Good::Coal).min(self.engines())
    }

    /// The goods that take a place: all but the coal on engines.
    #[must_use]
    #[inline]
    pub fn stored(&self) -> Goods {
        let mut stored = self.goods;
        stored[Good::Coal.index()] -= self.coal_on_engines();
        stored
    }

    /// How many goods more than there are places (IMP-8.3).
    #[must_use]
    #[inline]
    pub fn overflow(&self) -> u8 {
        overflow(&self.goods, self.engines(), self.places())
    }

    /// The places that are still free.
    #[must_use]
    pub fn free_places(&self) -> u8 {
        self.places().saturating_sub(total(&self.stored()))
    }

    /// How many of this good are stored.
    #[must_use]
    #[inline]
    pub const fn has(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// The steps of influence that one more hand on this action costs (IMP-3.2).
    #[must_use]
    #[inline]
    pub const fn repeat_cost(&self, action: Action) -> u8 {
        repeat_cost(&self.placed, action)
    }

    /// All workers that were hired, those in factories included.
    #[must_use]
    pub fn workers(&self) -> u8 {
        self.training.iter().chain(&self.working).sum::<u8>() + self.factories.len() as u8
    }

    /// The tracks that are not on the map yet.
    #[must_use]
    pub const fn tracks_left(&self) -> usize {
        MAX_TRACKS - self.tracks.len()
    }

    /// What the player collects each round.
    #[must_use]
    pub const fn income(&self) -> i32 {
        income(self.passenger_cars, self.stations.len() as u8)
    }

    /// The experience of all workers in training together.
    #[must_use]
    #[inline]
    pub const fn experience(&self) -> u8 {
        Crew(self.training).experience()
    }

    /// How many factories of each kind the player has.
    #[must_use]
    pub fn factory_kinds(&self) -> Goods {
        let mut kinds = Goods::default();
        for factory in self.factories.iter() {
            kinds[factory.good.index()] += 1;
        }
        kinds
    }
}
