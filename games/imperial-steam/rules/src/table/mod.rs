//! What lies on the table. Bids and, by agreement, money are hidden from others: [`View`](crate::View) covers them.

mod city;
mod numbers;
mod player;
mod prices;
mod purse;

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::goods::{Good, Goods};
use crate::ids::{CityId, Contracts, Links};
use crate::kinds::Hub;
use crate::phase::Phase;
use crate::printed::{CITIES, CityTile, LINKS, Map, Printed};
use crate::setup::SetupKind;

pub use city::{City, FactorySite, HubCity};
pub use numbers::*;
pub(crate) use player::cars_pulled;
pub use player::{Factories, Factory, Player, Train, income, overflow, places, repeat_cost};
pub use prices::AccessPrice;

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    /// Which set-up the game has.
    pub setup: SetupKind,
    /// How many play.
    pub players: u8,
    /// From 1, which it is while bids are made too.
    pub round: u8,
    /// Where the game and the turn stand.
    pub phase: Phase,
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
    /// The players’ boards, by seat; the first [`players`](Self::players) of them.
    pub seats: [Player; MAX_PLAYERS],
    /// What lies in each city.
    pub cities: [City; CITIES],
    /// Who has a track on each link.
    pub tracks: [Seats; LINKS],
    /// The State Railways.
    pub crowns: Links,
    /// Who has the Semmering token (IMP-5.8).
    pub semmering: Option<Seat>,
    /// The hubs.
    pub hubs: [HubCity; Hub::ALL.len()],
    /// Goods in the market.
    pub market: Goods,
    /// Goods over rounds 4 to 8.
    pub refills: [Goods; REFILLS],
    /// The Shipment tiles, by round (IMP-8.7).
    pub shipments: [u8; SHIPMENTS],
    /// Engines IS-4 to IS-8 that are for sale, now or later.
    pub engines: [u8; ENGINE_KINDS],
    /// Engines that are out of the game.
    pub scrapped: [u8; ENGINE_KINDS],
    /// Factories of each kind that were taken from the Factory board.
    pub taken: Goods,
    /// Contracts on display.
    pub display: Contracts,
    /// What is left of forty of each good. It may fall below 0: goods are not limited (IMP-0.13).
    pub supply: [i16; Good::ALL.len()],
    /// Whether money is hidden (IMP-13.2).
    pub hidden_money: bool,
    /// What not everybody may know.
    pub(crate) secret: Secret,
}

/// Money and bids. A view has only those that it may show; the others are 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    /// Whose money and bids are in here.
    pub known: Seats,
    pub cash: [i32; MAX_PLAYERS],
    /// What came from the bank since the start, less what went there.
    pub from_bank: i32,
    pub bids: [u16; MAX_PLAYERS],
}

impl Table {
    /// What is printed.
    #[must_use]
    #[inline]
    pub fn printed(&self) -> &'static Printed {
        Printed::shipped()
    }

    /// The printed map.
    #[must_use]
    #[inline]
    pub fn map(&self) -> &'static Map {
        &self.printed().map
    }

    /// A player’s board.
    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// What lies in a city.
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

    /// A hub.
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

    /// All seats, in their order.
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

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The seats that owe a decision.
    #[must_use]
    pub fn asked(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Bidding { made } => self.all_seats().filter(|seat| !made.contains(*seat)).collect(),
            _ => Seats::only(self.must_discard().unwrap_or(self.active)),
        }
    }

    /// The first in turn order who has more goods than places.
    #[must_use]
    #[inline]
    pub fn must_discard(&self) -> Option<Seat> {
        // Only at the start of a round can this happen to anybody but the active player.
        self.in_order().find(|seat| self.player(*seat).overflow() > 0)
    }

    /// Whether something has to be settled before the turn goes on as its phase says: goods that have no place (IMP-8.3),
    /// or points to spend (IMP-5.2).
    #[must_use]
    pub fn is_interrupted(&self) -> bool {
        self.points > 0 || self.must_discard().is_some()
    }

    /// Whether anybody has joined Wien and Trieste (IMP-2.8).
    #[must_use]
    pub fn trieste_is_joined(&self) -> bool {
        self.all_seats().any(|seat| self.has_trieste(seat))
    }

    /// Whether this player has joined Wien and Trieste.
    #[must_use]
    #[inline]
    pub fn has_trieste(&self, seat: Seat) -> bool {
        self.player(seat).network.contains(self.map().trieste)
    }
}
