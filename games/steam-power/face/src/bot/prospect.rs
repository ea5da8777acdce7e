//! The rest of the game as one player may hope for it: what can be had, what it costs, and how much time is left.
//!
//! It knows cities and links but no hexes, and no rivals who move: small enough to play it through for every choice.

use kernel::Seat;
use steam_power::{
    ACTIONS, Bonus, Cities, CityId, CityTile, Colour, ContractId, Contracts, DOLLARS_PER_POINT, MAX_CITIES,
    MISSING_PRICE, Resources, TAKEN_AT_ONCE, TILES, Table, Track, View, city_points, preference,
};

use super::atlas::{Atlas, Distance};
use super::city_state::{CUT_OFF, CityState, Factory};
use super::clock;
use super::reach::Routes;

/// All values here are hundredths of a point.
pub(super) const POINT: i32 = 100;
pub(super) const DOLLAR: i32 = POINT / DOLLARS_PER_POINT as i32;
/// Time is counted in tiles of track; any other action takes as long as one that lays all the tiles it may.
pub(super) const ACTION: i32 = TILES as i32;
/// What a turn takes.
pub(super) const TURN: i32 = ACTIONS as i32 * ACTION;

/// What a rival makes of a step of time.
const TEMPO: i32 = 60;

/// A lead that decides a game: to bring the end is worth as much to whoever has it.
const DECISIVE: i32 = 5 * POINT;

/// What a contract of the usual kind brings, its money and its bonus included.
pub(super) const USUAL_REWARD: i32 = 380;

#[derive(Clone, Debug)]
pub(super) struct Prospect<'a> {
    pub(super) track: &'a Track,
    atlas: &'static Atlas,
    pub(super) places: [CityState; MAX_CITIES],
    pub(super) cities: usize,
    of_colour: [Cities; Colour::ALL.len()],
    pub(super) linked: Cities,
    /// The cities that resources can be brought from.
    stocked: Cities,
    pub(super) hand: Contracts,
    /// By colour, what the hand asks for.
    pub(super) demand: [i32; Colour::ALL.len()],
    /// Contracts that will be drawn: what they ask for is not known.
    pub(super) unknown: i32,
    pub(super) cash: i32,
    /// What taking money brings.
    pub(super) bank: i32,
    pub(super) trains: u8,
    pub(super) factories: u8,
    /// How much time is left, and how much has passed.
    pub(super) time: i32,
    pub(super) passed: i32,
    /// How many more contracts bring the end.
    pub(super) to_end: i32,
    /// How far the player is ahead of the best of the others, or behind.
    lead: i32,
    pub(super) solo: bool,
    pub(super) value: i32,
}

impl<'a> Prospect<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Self {
        let table = &view.table;
        let (player, board) = (table.player(seat), table.board());
        let fulfilled = player.fulfilled.len() as i32;
        let mut prospect = Self {
            track: &table.track,
            atlas: Atlas::of(board),
            places: [CityState::NOWHERE; MAX_CITIES],
            cities: board.cities().len(),
            of_colour: [Cities::NONE; Colour::ALL.len()],
            linked: Cities::NONE,
            stocked: Cities::NONE,
            hand: view.hand,
            demand: [0; Colour::ALL.len()],
            unknown: 0,
            cash: i32::from(player.cash),
            bank: i32::from(table.variant.bank_money()),
            trains: player.trains,
            factories: player.factories,
            time: clock::time_left(table, seat),
            passed: 0,
            to_end: table.contracts_to_end().map_or(i32::MAX, |enough| i32::from(enough) - fulfilled),
            lead: lead(table, seat),
            solo: table.is_solo(),
            value: 0,
        };
        for contract in view.hand.iter() {
            prospect.ask_for(&contract.contract().needs, 1);
        }
        for city in board.cities() {
            prospect.places[city.index()] = CityState::of(table, seat, city);
            if let Some(colour) = table.city(city).tile.colour() {
                prospect.of_colour[colour.index()].insert(city);
            }
        }
        for city in table.track.linked(seat).iter() {
            prospect.join(city);
        }
        prospect.find_tolls();
        prospect
    }

    /// The true ways to cities, where rivals' track and the stock may be in the way.
    pub(super) fn with_routes(mut self, routes: &Routes) -> Self {
        for (place, route) in self.places.iter_mut().zip(routes) {
            if let Some(route) = route {
                place.near = Distance::of(route);
            }
        }
        self
    }

    fn ask_for(&mut self, needs: &Resources, sign: i32) {
        for (sum, needed) in self.demand.iter_mut().zip(needs) {
            *sum += sign * i32::from(*needed);
        }
    }

    /// Lets time pass.
    pub(super) fn spend(&mut self, time: i32) {
        self.time -= time;
        self.passed += time;
    }

    /// Counts something that is had now: what is had later is less certain.
    pub(super) fn gain(&mut self, value: i32) {
        self.value += clock::discounted(value, self.passed);
    }

    fn join(&mut self, city: CityId) {
        self.linked.insert(city);
        for other in self.track.board().site(city).group.iter() {
            self.places[other.index()].live = true;
        }
        for (place, distance) in self.places.iter_mut().zip(self.atlas.from(city)) {
            if distance.tiles < place.near.tiles {
                place.near = *distance;
            }
        }
    }

    /// A new link leads here.
    pub(super) fn link(&mut self, city: CityId) {
        let place = self.places[city.index()];
        if place.tile == CityTile::Points {
            self.gain(city_points(place.sharers + 1) * POINT);
        }
        self.join(city);
        self.find_tolls();
    }

    /// What it costs to come from each city to the network.
    fn find_tolls(&mut self) {
        self.stocked = Cities::NONE;
        for (city, toll) in self.track.board().cities().zip(self.track.tolls(self.linked)) {
            let place = &mut self.places[city.index()];
            place.toll = toll.unwrap_or(CUT_OFF);
            if toll.is_some() && place.left > 0 {
                self.stocked.insert(city);
            }
        }
    }

    /// The cities that resources of this colour can be brought from.
    pub(super) fn sources(&self, colour: Colour) -> impl Iterator<Item = CityId> + use<> {
        self.stocked.and(self.of_colour[colour.index()]).iter()
    }

    pub(super) fn build_factory(&mut self, city: CityId, resources: u8) {
        let place = &mut self.places[city.index()];
        place.factory = Factory::Own;
        place.left = resources;
        if place.toll != CUT_OFF {
            self.stocked.insert(city);
        }
        self.factories = self.factories.saturating_sub(1);
    }

    /// The contract's reward. A bonus action is time that costs nothing.
    pub(super) fn reward(&mut self, points: i32, money: i32, bonus: Option<Bonus>) {
        self.gain(points);
        self.cash += money;
        self.to_end -= 1;
        if self.to_end == 0 {
            // Whoever brings the end has no further turn, and the others do not have much more.
            let rest = self.time.rem_euclid(TURN).min(self.time);
            let ahead = (self.lead + self.value).clamp(-DECISIVE, DECISIVE);
            self.value += (self.time - rest) * TEMPO + ahead;
            self.time = rest;
        }
        match bonus {
            Some(Bonus::Track | Bonus::Factory) => self.time += ACTION,
            Some(Bonus::Contracts) => self.unknown += i32::from(TAKEN_AT_ONCE),
            None => {}
        }
    }

    pub(super) fn fulfil(&mut self, id: ContractId) {
        let contract = id.contract();
        self.hand.remove(id);
        self.ask_for(&contract.needs, -1);
        self.consume(&contract.needs);
        self.spend(ACTION);
        self.reward(i32::from(contract.points) * POINT, i32::from(contract.money), contract.bonus);
    }

    /// Takes the resources where they are cheapest, or buys them.
    pub(super) fn consume(&mut self, needs: &Resources) {
        for colour in Colour::ALL {
            for _ in 0..needs[colour.index()] {
                self.consume_one(colour);
            }
        }
    }

    fn consume_one(&mut self, colour: Colour) {
        let rank = |city: &CityId| {
            let place = &self.places[city.index()];
            preference(place.price(), place.factory == Factory::Own, place.left)
        };
        let Some(city) = self.sources(colour).min_by_key(rank) else {
            self.cash -= i32::from(MISSING_PRICE);
            return;
        };
        let place = &mut self.places[city.index()];
        place.left -= 1;
        self.cash -= i32::from(place.price());
        if place.left == 0 {
            let flipped = if place.factory == Factory::Own { place.flipped } else { 0 };
            self.stocked.remove(city);
            self.gain(i32::from(flipped));
        }
    }
}

fn lead(table: &Table, seat: Seat) -> i32 {
    let others = table.all_seats().filter(|other| *other != seat);
    let best = others.map(|other| table.score(other).total()).max().unwrap_or(0);
    (table.score(seat).total() - best) * POINT
}
