//! What lies on the table. Bids and, by agreement, money are hidden from others: [`View`](crate::View) covers them.

use kernel::{Seat, Seats};

use crate::goods::{Action, Engineer, Good, Goods, Hub, total};
use crate::ids::{Cities, CityId, Contracts, LinkId, Links, TileId};
use crate::printed::{CITIES, CityTile, Cost, LINKS, Map, Printed};
use crate::setup::Kind;

pub const MAX_PLAYERS: usize = 4;
/// IMP-2.1
pub const LAST_ROUND: u8 = 8;
/// Rounds with a Shipment tile.
pub const SHIPMENTS: usize = 7;
/// The rounds over which goods lie (IMP-0.8).
pub const FIRST_REFILL: u8 = 4;
pub const REFILLS: usize = 5;
/// The values of a share.
pub const SHARE_ROWS: usize = 6;
/// The prices of a source of workers.
pub const HIRE_PRICES: usize = 5;
/// Experience levels of workers.
pub const LEVELS: usize = 3;
/// IMP-0.11
pub(crate) const FIRST_HANDS: u8 = 2;
pub const MAX_WORKERS: u8 = 15;
pub const MAX_TRACKS: usize = 18;
pub const MAX_STATIONS: usize = 3;
pub const FIRST_ENGINE: u8 = 3;
/// IMP-9.1
pub const MAX_TRAINS: usize = 3;
/// IMP-4.5
pub(crate) const TRACKS_WITHOUT_STATION: usize = 2;
/// What an owner of a track is paid by who builds beside it (IMP-4.6).
pub const FEE: i32 = 10;
/// IMP-6.5
pub const ENGINEER_PRICE: i32 = 30;
/// A step of influence (IMP-10.6), a good in the end (IMP-12.2), a car or a station’s income (IMP-2.5), raised funds
/// (IMP-10.8), each track at Trieste (IMP-5.9).
pub const TEN: i32 = 10;
/// The kinds of engine that are sold, IS-4 to IS-8.
pub(crate) const ENGINE_KINDS: usize = 5;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub setup: Kind,
    pub players: u8,
    /// From 1; 1 while bids are made too.
    pub round: u8,
    pub stage: Stage,
    /// Whose turn it is.
    pub active: Seat,
    /// Points of Business tokens that are still to be spent (IMP-5.2).
    pub points: u8,
    /// Whether a good was delivered in this turn (IMP-11.3).
    pub delivered: bool,
    /// The turn order; the first [`players`](Self::players) of them.
    pub order: [Seat; MAX_PLAYERS],
    /// The seats by influence, the highest first, rows of a column included (IMP-1.3).
    pub ranking: [Seat; MAX_PLAYERS],
    pub seats: [Player; MAX_PLAYERS],
    pub cities: [City; CITIES],
    /// Who has a track on each link.
    pub tracks: [Seats; LINKS],
    /// The State Railways.
    pub crowns: Links,
    pub semmering: Option<Seat>,
    pub hubs: [HubCity; Hub::ALL.len()],
    /// Goods in the market.
    pub market: Goods,
    /// Goods over rounds 4 to 8.
    pub refills: [Goods; REFILLS],
    pub shipments: [u8; SHIPMENTS],
    /// Engines IS-4 to IS-8 that are for sale, now or later, and those that are out of the game.
    pub engines: [u8; ENGINE_KINDS],
    pub scrapped: [u8; ENGINE_KINDS],
    /// Factories of each kind that were taken from the Factory board.
    pub taken: Goods,
    /// Contracts on display.
    pub display: Contracts,
    /// What is left of forty of each good. It may fall below nothing: goods are not limited (IMP-0.13).
    pub supply: [i16; Good::ALL.len()],
    /// Whether money is hidden (IMP-13.2).
    pub hidden_money: bool,
    /// What not everybody may know.
    pub(crate) secret: Secret,
}

/// Money and bids. A view has only those that it may show; the rest is as if it were nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secret {
    /// Whose money and bids are in here.
    pub known: Seats,
    pub cash: [i32; MAX_PLAYERS],
    /// What came from the bank since the start, less what went there.
    pub from_bank: i32,
    pub bids: [u16; MAX_PLAYERS],
}

/// Where a game, and the turn of the player, stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// All bid (IMP-1.1). Who has is in here.
    Bidding {
        made: Seats,
    },
    /// No hand was placed yet in this turn.
    Before,
    /// A track was laid, and another may be. `spare` is the experience that the crew has left.
    Building {
        spare: u8,
    },
    /// Workers or an engineer were hired, and more may be. `workers` when workers were.
    Hiring {
        workers: bool,
    },
    /// These of the player’s factories have produced, as bits.
    Producing {
        done: u16,
    },
    /// A good was ordered, and more may be.
    Ordering,
    /// The Main Action is over.
    After,
    Over,
}

impl Stage {
    /// Whether the Main Action of this turn was begun.
    #[must_use]
    pub const fn is_begun(self) -> bool {
        !matches!(self, Self::Bidding { .. } | Self::Before | Self::Over)
    }
}

/// What a player has that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// In steps.
    pub influence: u8,
    /// Workers in training and at work, by level.
    pub training: [u8; LEVELS],
    pub working: [u8; LEVELS],
    pub engineers: [bool; Engineer::ALL.len()],
    /// The numbers of the engines, the largest first; 0 where there is none.
    pub trains: [u8; MAX_TRAINS],
    pub passenger_cars: u8,
    pub reserved_cars: u8,
    /// On trains and in the warehouse.
    pub goods: Goods,
    /// Ordered for the next round.
    pub landing: Goods,
    pub stations: Cities,
    pub tracks: Links,
    /// The cities that the tracks join, with Wien.
    pub network: Cities,
    pub factories: Factories,
    pub contracts: Contracts,
    /// The row of the share value.
    pub share: u8,
    pub investors: u8,
    pub shareholders: u8,
    /// Hands that are still to be placed in this round.
    pub hands: u8,
    /// Hands on each Main Action.
    pub placed: [u8; Action::ALL.len()],
}

/// A site for a factory: on the tile of a city (from 0) or at the end of one of its roads (from [`Site::ROAD`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    pub city: CityId,
    pub slot: u8,
}

impl Site {
    /// The first road’s slot.
    pub const ROAD: u8 = 2;
    /// Slots of tile and roads.
    pub const SLOTS: u8 = 6;
}

/// A worker in a factory, and the goods beside him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Factory {
    pub site: Site,
    pub good: Good,
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
        list: [Factory { site: Site { city: CityId::new(0), slot: 0 }, good: Good::Wood, left: 0 };
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

/// What lies in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
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
    #[must_use]
    #[inline]
    pub const fn demands(&self, good: Good) -> bool {
        self.demand >> good.index() & 1 == 1
    }
}

/// One of the four hubs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HubCity {
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
    /// The key that the next coal brings: 0 gold, 1 silver.
    #[must_use]
    pub fn next_key(&self) -> Option<usize> {
        self.keys.iter().position(Option::is_none)
    }
}

impl Player {
    #[must_use]
    pub fn engines(&self) -> u8 {
        self.trains.iter().filter(|level| **level > 0).count() as u8
    }

    #[must_use]
    #[inline]
    pub const fn cars(&self) -> u8 {
        self.trains[0] + self.trains[1] + self.trains[2]
    }

    /// Freight cars that are not reserved.
    #[must_use]
    #[inline]
    pub const fn free_cars(&self) -> u8 {
        self.cars() - self.passenger_cars - self.reserved_cars
    }

    /// Places for any good: freight cars and floors of the warehouse (IMP-8.1).
    #[must_use]
    #[inline]
    pub const fn places(&self) -> u8 {
        self.free_cars() + self.stations.len() as u8
    }

    /// How many goods more than there are places; engines hold a coal each (IMP-8.1).
    #[must_use]
    #[inline]
    pub fn overflow(&self) -> u8 {
        let coal = self.goods[Good::Coal.index()];
        let others = total(&self.goods) - coal;
        (others + coal.saturating_sub(self.engines())).saturating_sub(self.places())
    }

    #[must_use]
    #[inline]
    pub const fn has(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// All workers that were hired, those in factories included.
    #[must_use]
    pub fn workers(&self) -> u8 {
        self.training.iter().chain(&self.working).sum::<u8>() + self.factories.len() as u8
    }

    #[must_use]
    pub const fn tracks_left(&self) -> usize {
        MAX_TRACKS - self.tracks.len()
    }

    /// IMP-2.5
    #[must_use]
    pub const fn income(&self) -> i32 {
        (self.passenger_cars as i32 + self.stations.len() as i32) * TEN
    }

    /// What all workers in training can do together.
    #[must_use]
    #[inline]
    pub const fn experience(&self) -> u8 {
        self.training[0] + 2 * self.training[1] + 3 * self.training[2]
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

impl Table {
    #[must_use]
    #[inline]
    pub fn printed(&self) -> &'static Printed {
        Printed::shipped()
    }

    #[must_use]
    #[inline]
    pub fn map(&self) -> &'static Map {
        &self.printed().map
    }

    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[must_use]
    #[inline]
    pub const fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// What the tile in this city shows.
    #[must_use]
    #[inline]
    pub fn tile(&self, city: CityId) -> &'static CityTile {
        self.printed().tiles.tile(self.city(city).tile)
    }

    #[must_use]
    #[inline]
    pub const fn hub(&self, hub: Hub) -> &HubCity {
        &self.hubs[hub.index()]
    }

    /// The hub in this city.
    #[must_use]
    pub fn hub_at(&self, city: CityId) -> Option<Hub> {
        Hub::ALL.into_iter().find(|hub| self.hub(*hub).city == city)
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// The seats in turn order.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        self.order.into_iter().take(usize::from(self.players))
    }

    /// The seats by influence, the highest first.
    pub fn by_influence(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        self.ranking.into_iter().take(usize::from(self.players))
    }

    /// The seats that owe a decision.
    #[must_use]
    pub fn owing(&self) -> Seats {
        match self.stage {
            Stage::Over => Seats::NONE,
            Stage::Bidding { made } => self.all_seats().filter(|seat| !made.contains(*seat)).collect(),
            _ => Seats::only(self.must_discard().unwrap_or(self.active)),
        }
    }

    /// Who has more goods than places; in turn order.
    #[must_use]
    #[inline]
    pub fn must_discard(&self) -> Option<Seat> {
        // Only the start of a round can do this to somebody else than the active player.
        self.in_order().find(|seat| self.player(*seat).overflow() > 0)
    }

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

    /// The sites of a city, those too that are closed to so few players.
    pub fn sites(&self, city: CityId) -> impl Iterator<Item = Site> + use<> {
        let tile = self.tile(city).factories.len() as u8;
        let roads = self.map().city(city).roads.len() as u8;
        (0..tile).chain((0..roads).map(|road| Site::ROAD + road)).map(move |slot| Site { city, slot })
    }

    #[must_use]
    #[inline]
    pub const fn is_built(&self, site: Site) -> bool {
        self.city(site.city).built >> site.slot & 1 == 1
    }

    /// Whose factory stands on a site.
    #[must_use]
    pub fn factory_at(&self, site: Site) -> Option<(Seat, Factory)> {
        self.all_seats().find_map(|seat| {
            let found = self.player(seat).factories.iter().find(|factory| factory.site == site);
            found.map(|factory| (seat, *factory))
        })
    }

    /// What the next good of this kind costs in the market (IMP-8.5, IMP-8.9).
    #[must_use]
    #[inline]
    pub fn market_price(&self, good: Good) -> i32 {
        let prices = &self.printed().boards.market.prices;
        let sold = prices.len() - usize::from(self.market[good.index()]);
        i32::from(prices[sold.min(prices.len() - 1)])
    }

    /// What the next factory of this kind costs on the Factory board.
    #[must_use]
    #[inline]
    pub fn factory_price(&self, good: Good) -> i32 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        i32::from(row.cost[usize::from(self.taken[good.index()])])
    }

    /// What a delivery of this good pays now (IMP-11.7); nothing for coal.
    #[must_use]
    #[inline]
    pub fn delivery_price(&self, good: Good) -> i32 {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        row.pays.get(usize::from(self.taken[good.index()])).map_or(0, |price| i32::from(*price))
    }

    /// How many goods a player may order in this round (IMP-8.7, IMP-8.8).
    #[must_use]
    pub fn shipment(&self) -> u8 {
        self.shipments.get(usize::from(self.round) - 1).copied().unwrap_or(0)
    }

    /// The value of a player’s share.
    #[must_use]
    pub fn share_value(&self, seat: Seat) -> i32 {
        i32::from(self.printed().boards.shares.values[usize::from(self.player(seat).share)])
    }

    /// Whether anybody has joined Wien and Trieste (IMP-2.8).
    #[must_use]
    pub fn trieste_is_joined(&self) -> bool {
        self.all_seats().any(|seat| self.has_trieste(seat))
    }

    #[must_use]
    #[inline]
    pub fn has_trieste(&self, seat: Seat) -> bool {
        self.player(seat).network.contains(self.map().trieste)
    }

    /// What each owner is paid and what the bank gets for access to a State Railway (IMP-11.11).
    #[must_use]
    pub fn access_price(&self, link: LinkId) -> AccessPrice {
        let [a, b] = self.map().link(link).ends().map(|city| i32::from(self.tile(city).station));
        if self.tracks[link.index()].is_empty() {
            AccessPrice::Bank(a.max(b))
        } else {
            AccessPrice::Owners(a.min(b))
        }
    }

    #[inline]
    pub(crate) const fn cash(&self, seat: Seat) -> i32 {
        self.secret.cash[seat.index()]
    }

    /// Money from the bank.
    pub(crate) const fn collect(&mut self, seat: Seat, guldens: i32) {
        self.secret.cash[seat.index()] += guldens;
        self.secret.from_bank += guldens;
    }

    /// Money to the bank.
    pub(crate) const fn charge(&mut self, seat: Seat, guldens: i32) {
        self.collect(seat, -guldens);
    }

    pub(crate) const fn pay(&mut self, from: Seat, to: Seat, guldens: i32) {
        self.secret.cash[from.index()] -= guldens;
        self.secret.cash[to.index()] += guldens;
    }

    /// Goods from the supply to a player board.
    pub(crate) const fn stock(&mut self, seat: Seat, good: Good, count: u8) {
        self.seats[seat.index()].goods[good.index()] += count;
        self.supply[good.index()] -= count as i16;
    }

    /// Goods from a player board to the supply.
    pub(crate) const fn spend(&mut self, seat: Seat, good: Good, count: u8) {
        self.seats[seat.index()].goods[good.index()] -= count;
        self.supply[good.index()] += count as i16;
    }
}

/// What access to a State Railway costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessPrice {
    Bank(i32),
    /// To each who has a track there.
    Owners(i32),
}
