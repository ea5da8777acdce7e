//! SP-0: setting up.

use kernel::{Draws, Events, MAX_SEATS, Options, Rules, Seat, SetupError, Stream};

use crate::event::Event;
use crate::goods::{CityTile, Colour, Resources};
use crate::ids::Contracts;
use crate::position::Position;
use crate::printed::{Board, MAX_CITIES, Supply};
use crate::table::{ACTIONS, City, Combine, MAX_PLAYERS, Phase, Player, Table, Variant};
use crate::track::Track;

/// The values of an option that is on or off.
pub(crate) const ON: &str = "on";
pub(crate) const OFF: &str = "off";
/// How many city tiles raise the worth of factories (SP-9.2).
pub(crate) const BOOSTS: usize = 2;

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    map: &'static str,
    variant: Variant,
    rules_version: u32,
}

impl kernel::Setup for Setup {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let options = Position::INFO.complete(players, options)?;
        let value = |key: &str| options.get(key).map_or("", String::as_str);
        let map = Board::SHIPPED.iter().copied().find(|id| *id == value("map"));
        Ok(Self {
            players,
            map: map.unwrap_or(Board::SHIPPED[0]),
            variant: Variant {
                later_edition: value("later_edition") == ON,
                start_from_group: value("start_from_group") == ON,
                steal_from_next: value("steal_from_next") == ON,
            },
            rules_version: Position::INFO.rules_version,
        })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn rules_version(&self) -> u32 {
        self.rules_version
    }

    fn by_rules(self, version: u32) -> Self {
        Self { rules_version: version, ..self }
    }

    fn options(&self) -> Options {
        let switch = |on: bool| if on { ON } else { OFF }.to_string();
        Options::from([
            ("map".into(), self.map.into()),
            ("later_edition".into(), switch(self.variant.later_edition)),
            ("start_from_group".into(), switch(self.variant.start_from_group)),
            ("steal_from_next".into(), switch(self.variant.steal_from_next)),
        ])
    }
}

impl Player {
    pub(crate) fn at_start() -> Self {
        let supply = Supply::shipped().for_each_player;
        Self {
            cash: supply.money,
            trains: supply.trains,
            factories: supply.factories,
            hand: 0,
            fulfilled: Contracts::NONE,
        }
    }
}

impl Setup {
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Events<Event>) -> Position {
        let board = Board::shipped(self.map).expect("a setup names only maps that are shipped");
        let supply = Supply::shipped();
        let mut table = Table {
            rules_version: self.rules_version,
            variant: self.variant,
            players: self.players as u8,
            first: Seat::new(0),
            round: 1,
            last_progress: 0,
            active: Seat::new(0),
            actions_left: ACTIONS,
            phase: Phase::Action,
            seats: [Player::at_start(); MAX_SEATS],
            track: Track::empty(board),
            cities: [City { tile: CityTile::Points, factory: None, resources: 0 }; MAX_CITIES],
            left_over: CityTile::ALL.map(|tile| supply.city_tiles.of(tile)),
            boosts: Resources::default(),
            stock: [supply.resources.of_each_colour; Colour::ALL.len()],
            bag: Contracts::ALL.len() as u8,
            combine: Combine::default(),
        };
        draws.draw(|stream| {
            table.draw_cities(stream, events);
            if self.variant.later_edition {
                table.draw_boosts(stream, events);
            }
            table.draw_first_player(stream, events);
        });
        let hands = [Contracts::NONE; MAX_PLAYERS];
        let mut position = Position { table, hands, bag: Contracts::ALL, draws };
        let contracts = supply.for_each_player.contracts;
        for seat in position.table.all_seats() {
            for _ in 0..contracts {
                position.draw_from_bag(seat);
            }
        }
        events.push(Event::Dealt { contracts });
        events.push(Event::RoundBegan { round: 1 });
        position
    }
}

impl Table {
    /// SP-0.2
    fn draw_cities(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        for city in self.board().cities() {
            self.cities[city.index()].tile = CityTile::ALL[stream.take(&mut self.left_over)];
        }
        let letters = || self.board().cities().map(|city| self.city(city).tile.letter()).collect();
        events.tell(|| Event::CitiesDrawn { tiles: letters() });
    }

    /// SP-9.2: two of the tiles left over; where fewer are left, two of all that are drawn and put back.
    fn draw_boosts(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        let left: usize = self.left_over.iter().map(|count| usize::from(*count)).sum();
        let all = CityTile::ALL.map(|tile| Supply::shipped().city_tiles.of(tile));
        let mut among = if left >= BOOSTS { self.left_over } else { all };
        let tiles: [CityTile; BOOSTS] = std::array::from_fn(|_| CityTile::ALL[stream.take(&mut among)]);
        for colour in tiles.into_iter().filter_map(CityTile::colour) {
            self.boosts[colour.index()] += 1;
        }
        events.tell(|| Event::BoostsDrawn { tiles: tiles.map(CityTile::letter).iter().collect() });
    }

    /// SP-0.4
    fn draw_first_player(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        let seat = Seat::new(stream.index(usize::from(self.players)));
        (self.first, self.active) = (seat, seat);
        events.push(Event::FirstPlayer { seat });
    }
}
