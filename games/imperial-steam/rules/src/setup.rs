//! IMP-0: setting up.

mod laying;

use kernel::{Draws, Events, Options, Rules, Seat, Seats, SetupError, kinds};

use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::ids::{Cities, CityId, Contracts, Links, TileId};
use crate::kinds::{Action, Engineer, Hub};
use crate::phase::Phase;
use crate::position::Position;
use crate::printed::{CITIES, FULL_MARKET, LINKS, Map, Printed};
use crate::table::{
    City, ENGINE_KINDS, FIRST_ENGINE, FIRST_HANDS, Factories, HubCity, MAX_PLAYERS, Player, REFILLS,
    SHIPMENTS, Secret, Table,
};

use laying::Laying;

/// Forty of each good (IMP-0.13).
pub(crate) const GOODS_IN_BOX: i16 = 40;

kinds! {
    /// Which set-up a game has.
    SetupKind { Fixed "fixed", Normal "normal", Random "random" }
}

/// The values of the option for money.
pub(crate) const OPEN: &str = "open";
pub(crate) const HIDDEN: &str = "hidden";

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    kind: SetupKind,
    hidden_money: bool,
}

impl kernel::Setup for Setup {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let options = Position::INFO.complete(players, options)?;
        let value = |key: &str| options.get(key).map_or("", String::as_str);
        let kind = value("setup").parse().unwrap_or(SetupKind::Fixed);
        Ok(Self { players, kind, hidden_money: value("money") == HIDDEN })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn options(&self) -> Options {
        let money = if self.hidden_money { HIDDEN } else { OPEN };
        Options::from([("setup".into(), self.kind.notation().into()), ("money".into(), money.into())])
    }
}

impl Player {
    /// IMP-0.11
    pub(crate) fn at_start(map: &Map) -> Self {
        Self {
            influence: 0,
            training: [2, 0, 0],
            working: [0; 3],
            engineers: [false; Engineer::ALL.len()],
            trains: [FIRST_ENGINE, 0, 0],
            passenger_cars: 0,
            reserved_cars: 0,
            goods: [1; Good::ALL.len()],
            landing: Goods::default(),
            stations: Cities::only(map.wien),
            tracks: Links::NONE,
            network: Cities::only(map.wien),
            factories: Factories::NONE,
            contracts: Contracts::NONE,
            share: 0,
            investors: 1,
            shareholders: 0,
            hands: FIRST_HANDS,
            placed: [0; Action::ALL.len()],
        }
    }
}

impl HubCity {
    pub(crate) const fn at(city: CityId) -> Self {
        Self {
            city,
            influence: 0,
            growth: 0,
            delivered: 0,
            keys: [None; 2],
            sources: [0; 2],
            engineers: [0; Engineer::ALL.len()],
        }
    }
}

impl Secret {
    pub(crate) fn at_start(players: usize) -> Self {
        let money = i32::from(Printed::shipped().boards.money(players));
        let mut cash = [0; MAX_PLAYERS];
        cash[..players].fill(money);
        Self { known: Seats::first(players), cash, from_bank: 0, bids: [0; MAX_PLAYERS] }
    }
}

impl Table {
    /// Everything in its place, except what the set-up decides.
    pub(crate) fn bare(kind: SetupKind, players: usize, hidden_money: bool) -> Self {
        let printed = Printed::shipped();
        let map = &printed.map;
        let order: [Seat; MAX_PLAYERS] = std::array::from_fn(Seat::new);
        let mut table = Self {
            setup: kind,
            players: players as u8,
            round: 1,
            phase: Phase::Bidding { made: Seats::NONE },
            active: order[0],
            points: 0,
            delivered: false,
            order,
            ranking: order,
            seats: [Player::at_start(map); MAX_PLAYERS],
            cities: [City { tile: TileId::new(0), business: 0, demand: 0, built: 0, stations: 0 }; CITIES],
            tracks: [Seats::NONE; LINKS],
            crowns: Links::NONE,
            semmering: None,
            hubs: [HubCity::at(map.wien); Hub::ALL.len()],
            market: FULL_MARKET,
            refills: [Goods::default(); REFILLS],
            shipments: [0; SHIPMENTS],
            engines: [players as u8; ENGINE_KINDS],
            scrapped: [0; ENGINE_KINDS],
            taken: Goods::default(),
            display: Contracts::NONE,
            supply: [GOODS_IN_BOX - i16::from(FULL_MARKET[0]) - players as i16; Good::ALL.len()],
            hidden_money,
            secret: Secret::at_start(players),
        };
        for city in Map::all_cities() {
            if let Some(tile) = printed.tiles.printed(city) {
                table.place(city, tile);
            }
        }
        table.cities[map.wien.index()].stations = players as u8;
        table
    }

    /// Puts a tile, with its tokens, in a city.
    pub(crate) fn place(&mut self, city: CityId, tile: TileId) {
        let shown = self.printed().tiles.tile(tile);
        let here = &mut self.cities[city.index()];
        (here.tile, here.business, here.demand) = (tile, shown.business, shown.demand);
    }

    pub(crate) fn place_hub(&mut self, city: CityId, hub: Hub) {
        self.place(city, self.printed().tiles.hub(hub));
        self.hubs[hub.index()].city = city;
    }
}

impl Setup {
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Events<Event>) -> Position {
        let table = Table::bare(self.kind, self.players, self.hidden_money);
        let table = draws.draw(|stream| {
            let mut laying = Laying { table, stream, events };
            match self.kind {
                SetupKind::Fixed => laying.fixed(),
                SetupKind::Normal => laying.normal(),
                SetupKind::Random => laying.random(),
            }
            laying.refills();
            laying.engineers();
            laying.contracts();
            laying.order();
            laying.table
        });
        Position { table, draws }
    }
}
