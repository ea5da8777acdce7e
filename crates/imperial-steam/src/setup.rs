//! IMP-0: setting up.

use kernel::{Draws, Options, Rules, Seat, Seats, SetupError, Stream};
use serde::{Deserialize, Serialize};

use crate::event::{Event, Part};
use crate::goods::{Action, Engineer, Good, Goods, Hub, letters};
use crate::ids::{Cities, CityId, Contracts, Links, TileId};
use crate::position::Position;
use crate::printed::{CITIES, DECKS, FULL_MARKET, LINKS, Map, Printed, REGIONS};
use crate::table::{
    City, ENGINE_KINDS, FIRST_ENGINE, FIRST_HANDS, Factories, HubCity, MAX_PLAYERS, Player, REFILLS,
    SHIPMENTS, Secret, Stage, Table,
};

/// Forty of each good (IMP-0.13).
pub(crate) const GOODS_IN_BOX: i16 = 40;
/// So many of each good are drawn from for the Round track (IMP-0.8).
const ROUND_GOODS: u8 = 5;

/// Which set-up a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Fixed,
    Normal,
    Random,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Fixed, Self::Normal, Self::Random];

    /// As options write it.
    #[must_use]
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Normal => "normal",
            Self::Random => "random",
        }
    }
}

/// The values of the option for money.
pub(crate) const OPEN: &str = "open";
pub(crate) const HIDDEN: &str = "hidden";

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    kind: Kind,
    hidden_money: bool,
}

impl kernel::Setup for Setup {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let options = Position::INFO.complete(players, options)?;
        let value = |key: &str| options.get(key).map_or("", String::as_str);
        let kind = Kind::ALL.into_iter().find(|kind| kind.notation() == value("setup"));
        Ok(Self { players, kind: kind.unwrap_or(Kind::Fixed), hidden_money: value("money") == HIDDEN })
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
    /// Everything in its place but what the set-up decides.
    pub(crate) fn bare(kind: Kind, players: usize, hidden_money: bool) -> Self {
        let printed = Printed::shipped();
        let map = &printed.map;
        let order: [Seat; MAX_PLAYERS] = std::array::from_fn(Seat::new);
        let mut table = Self {
            setup: kind,
            players: players as u8,
            round: 1,
            stage: Stage::Bidding { made: Seats::NONE },
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
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Vec<Event>) -> Position {
        let table = Table::bare(self.kind, self.players, self.hidden_money);
        let table = draws.draw(|stream| {
            let mut laying = Laying { table, stream, events };
            match self.kind {
                Kind::Fixed => laying.fixed(),
                Kind::Normal => laying.normal(),
                Kind::Random => laying.random(),
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

/// A table that is being laid out.
struct Laying<'a> {
    table: Table,
    stream: &'a mut Stream,
    events: &'a mut Vec<Event>,
}

impl Laying<'_> {
    fn tell(&mut self, part: Part, drawn: String) {
        self.events.push(Event::SetUp { part, drawn });
    }

    const fn players(&self) -> usize {
        self.table.players as usize
    }

    /// IMP-0.3
    fn fixed(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let setups = &printed.setups;
        for hub in Hub::ALL {
            let city = printed.map.space(printed.tiles.hub_space(hub, players));
            self.table.place_hub(city.expect("the shipped data is tested"), hub);
            let laid = &mut self.table.hubs[hub.index()];
            (laid.influence, laid.growth) = (setups.hub_influence[hub.index()], setups.growth[hub.index()]);
        }
        for city in Map::all_cities() {
            let numbered = |space| printed.tiles.numbered(players, space);
            if let Some(tile) = printed.map.city(city).space.and_then(numbered) {
                self.table.place(city, tile);
            }
        }
        self.table.crowns = setups.state_links(players);
        self.table.shipments = setups.shipments;
    }

    /// IMP-0.4
    fn normal(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let cards = printed.setups.normal_cards(players);
        let card = &cards[self.stream.index(cards.len())];
        let mut hubs = Hub::ALL;
        self.stream.shuffle(&mut hubs);
        for (city, hub) in card.hubs.into_iter().zip(hubs) {
            self.table.place_hub(city, hub);
        }
        let mut special: Vec<TileId> =
            card.tiles.iter().filter_map(|number| printed.tiles.numbered(players, *number)).collect();
        self.stream.shuffle(&mut special);
        for (city, tile) in card.cities.iter().zip(&special) {
            self.table.place(*city, *tile);
        }
        let taken: Cities = card.hubs.into_iter().chain(card.cities.iter().copied()).collect();
        let rest: Vec<TileId> = printed.tiles.of(players).filter(|tile| !special.contains(tile)).collect();
        self.fill(taken, rest);
        self.table.crowns = card.state_links;
        self.tell_tiles();
        self.tell_crowns();
        let mut cards: Vec<usize> = (0..printed.setups.state_cards.len()).collect();
        self.stream.shuffle(&mut cards);
        self.hub_influence(&mut cards);
        self.shipments_and_growth();
    }

    /// IMP-0.5
    fn random(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let mut hubs = Hub::ALL;
        self.stream.shuffle(&mut hubs);
        let mut tiles: Vec<TileId> = printed.tiles.of(players).collect();
        self.stream.shuffle(&mut tiles);
        let mut taken = Cities::NONE;
        for (region, hub) in (0..REGIONS).zip(hubs) {
            let mut cities: Vec<CityId> =
                Map::all_cities().filter(|city| printed.map.city(*city).region == Some(region)).collect();
            self.stream.shuffle(&mut cities);
            taken = taken.or(cities.iter().copied().collect());
            let mut cities = cities.into_iter();
            if let Some(city) = cities.next() {
                self.table.place_hub(city, hub);
            }
            for city in cities {
                if let Some(tile) = tiles.pop() {
                    self.table.place(city, tile);
                }
            }
        }
        self.fill(taken, tiles);
        self.tell_tiles();
        let mut cards: Vec<usize> = (0..printed.setups.state_cards.len()).collect();
        self.stream.shuffle(&mut cards);
        self.hub_influence(&mut cards);
        let mut cards = cards.into_iter().map(|card| printed.setups.state_cards[card]);
        let count = cards.next().map_or(0, |card| card.number);
        self.table.crowns = cards.take(usize::from(count)).map(|card| card.link).collect();
        self.tell_crowns();
        self.shipments_and_growth();
    }

    /// Places these tiles at random in all cities that have a space and none yet.
    fn fill(&mut self, taken: Cities, mut tiles: Vec<TileId>) {
        self.stream.shuffle(&mut tiles);
        let map = self.table.map();
        let empty =
            Map::all_cities().filter(|city| map.city(*city).space.is_some() && !taken.contains(*city));
        for (city, tile) in empty.zip(tiles) {
            self.table.place(city, tile);
        }
    }

    /// IMP-0.7: the stack of markers moves and drops its lowest.
    fn hub_influence(&mut self, cards: &mut Vec<usize>) {
        let mut stack = Hub::ALL;
        self.stream.shuffle(&mut stack);
        let cards = cards.drain(..stack.len());
        let numbers: Vec<u8> =
            cards.map(|card| self.table.printed().setups.state_cards[card].number).collect();
        for (hub, steps) in stack.into_iter().zip(drop_markers(&numbers)) {
            self.table.hubs[hub.index()].influence = steps;
        }
        let drawn = Hub::ALL.map(|hub| format!("{hub} {}", u16::from(self.table.hub(hub).influence) * 10));
        self.tell(Part::HubInfluence, drawn.join(" "));
    }

    fn shipments_and_growth(&mut self) {
        let mut tiles = self.table.printed().boards.shipments.tiles;
        self.stream.shuffle(&mut tiles);
        self.table.shipments.copy_from_slice(&tiles[..SHIPMENTS]);
        self.tell(Part::Shipments, format!("shipments {}", spaced(&self.table.shipments)));
        let mut growth: [u8; Hub::ALL.len()] = std::array::from_fn(|tile| tile as u8);
        self.stream.shuffle(&mut growth);
        for (hub, tile) in self.table.hubs.iter_mut().zip(growth) {
            hub.growth = tile;
        }
        self.tell(Part::Growth, format!("growth {}", spaced(&growth.map(|tile| tile + 1))));
    }

    /// IMP-0.8
    fn refills(&mut self) {
        let each = self.players() - 1;
        let mut bag = [ROUND_GOODS; Good::ALL.len()];
        for round in 0..REFILLS {
            for _ in 0..each {
                let good = self.stream.take(&mut bag);
                self.table.refills[round][good] += 1;
                self.table.supply[good] -= 1;
            }
        }
        let drawn = self.table.refills.iter().map(letters).collect::<Vec<_>>().join(" ");
        self.tell(Part::Refills, format!("goods {drawn}"));
    }

    /// IMP-0.9
    fn engineers(&mut self) {
        let players = self.players();
        let mut waiting: Vec<Engineer> =
            Engineer::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, players)).collect();
        self.stream.shuffle(&mut waiting);
        let mut waiting = waiting.into_iter();
        for hub in Hub::ALL {
            let icons = usize::from(self.table.printed().boards.sources(players, hub));
            for kind in waiting.by_ref().take(icons) {
                self.table.hubs[hub.index()].engineers[kind.index()] += 1;
            }
        }
        let drawn = Hub::ALL.map(|hub| {
            let [bridge, tunnel] = self.table.hub(hub).engineers;
            format!("{hub} {}{}", "B".repeat(bridge.into()), "T".repeat(tunnel.into()))
        });
        self.tell(Part::Engineers, format!("engineers {}", drawn.join(" ")));
    }

    /// IMP-0.10
    fn contracts(&mut self) {
        for size in DECKS {
            let of_deck = |id: &crate::ids::ContractId| self.table.contract(*id).size == size;
            let mut deck: Vec<_> = crate::ids::ContractId::all().filter(of_deck).collect();
            self.stream.shuffle(&mut deck);
            for contract in deck.into_iter().take(self.players() + 1) {
                self.table.display.insert(contract);
            }
        }
        let drawn: Vec<String> = self.table.display.iter().map(|id| id.to_string()).collect();
        self.tell(Part::Contracts, format!("contracts {}", drawn.join(" ")));
    }

    /// IMP-0.12
    fn order(&mut self) {
        let players = self.players();
        self.stream.shuffle(&mut self.table.order[..players]);
        self.table.ranking = self.table.order;
        self.table.active = self.table.order[0];
        let seats: Vec<Seat> = self.table.in_order().collect();
        let drawn: Vec<String> = seats.iter().map(Seat::to_string).collect();
        self.tell(Part::TurnOrder, format!("order {}", drawn.join(" ")));
        self.events.push(Event::TurnOrder { seats });
    }

    fn tell_tiles(&mut self) {
        let map = self.table.map();
        let spaces = Map::all_cities().filter(|city| map.city(*city).space.is_some());
        let drawn: Vec<String> = spaces.map(|city| self.table.tile_text(city)).collect();
        self.tell(Part::Tiles, format!("tiles {}", drawn.join(" ")));
    }

    fn tell_crowns(&mut self) {
        let map = self.table.map();
        let drawn: Vec<String> = self.table.crowns.iter().map(|link| map.link_text(link)).collect();
        self.tell(Part::StateRailways, format!("state {}", drawn.join(" ")));
    }
}

fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Where each marker of a stack, from the lowest, is dropped when the stack moves by these numbers (IMP-0.7).
fn drop_markers(numbers: &[u8]) -> impl Iterator<Item = u8> {
    numbers.iter().scan(0, |at, steps| {
        *at += steps;
        Some(*at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T01 (p. 7): bronze, green, blue, white from the bottom; the cards say 3, 2, 1, 4.
    #[test]
    fn t01_markers_are_dropped_from_the_bottom() {
        // IMP-0.7
        assert_eq!(drop_markers(&[3, 2, 1, 4]).collect::<Vec<_>>(), [3, 5, 6, 10]);
    }
}
