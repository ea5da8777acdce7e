//! The conservation laws: what holds in every position that play can reach. A state from outside that passes them cannot
//! make the rules panic.

use hexes::Edges;
use kernel::{LawError, Rules};

use crate::goods::{CityTile, Colour, Resources};
use crate::ids::Cities;
use crate::position::Position;
use crate::printed::{Across, Supply, TileKind};
use crate::setup::BOOSTS;
use crate::table::{
    ACTIONS, BONUS_VARIES_BY, Combine, FACTORY_RESOURCES, MOST_CASH, Owner, Phase, STANDSTILL,
    STANDSTILL_RULES, Table,
};
use crate::track::{Run, Track};

/// The most money that all players together may have had at the start.
const MOST_TO_BEGIN_WITH: u32 = 1000;

impl Table {
    pub(crate) fn check(&self) -> Result<(), LawError> {
        self.check_turn()?;
        self.track.check()?;
        self.check_networks()?;
        self.check_cities()?;
        self.check_pieces()?;
        self.check_money()?;
        self.check_phase()
    }

    fn check_turn(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "turns", || detail.into());
        let players = usize::from(self.players);
        broken(self.first.index() < players && self.active.index() < players, "somebody who does not play")?;
        broken(self.round > 0, "rounds are counted from 1")?;
        broken(Position::INFO.plays(self.rules_version), "rules that this program does not play")?;
        let latest = if self.rules_version >= STANDSTILL_RULES { self.round } else { 0 };
        broken(self.last_progress <= latest, "progress in a round to come, or where it is not asked for")?;
        let idle = self.round - self.last_progress;
        broken(latest == 0 || idle <= STANDSTILL, "too many rounds without progress")?;
        let left = match self.phase {
            Phase::Action => 1..=ACTIONS,
            Phase::Over => 0..=0,
            _ => 0..=ACTIONS - 1,
        };
        broken(left.contains(&self.actions_left), "too many actions, or too few")?;
        let solo = self.combine == Combine::default()
            && self.cities.iter().all(|city| city.factory != Some(Owner::Combine));
        broken(self.is_solo() || solo, "the Combine is in the solo game only")
    }

    /// Each player's track hangs together (SP-2.7).
    fn check_networks(&self) -> Result<(), LawError> {
        for seat in self.all_seats() {
            let linked = self.track.linked(seat);
            let own = || self.track.links().iter().filter(|link| link.owner == seat);
            let mut reached = linked.lowest().map_or(Cities::NONE, Cities::only);
            loop {
                let mut wider =
                    if self.variant.start_from_group { self.board().with_groups(reached) } else { reached };
                for link in own() {
                    if wider.contains(link.a) || wider.contains(link.b) {
                        wider = wider.or(Cities::only(link.a)).or(Cities::only(link.b));
                    }
                }
                if wider == reached {
                    break;
                }
                reached = wider;
            }
            let connected = |city| linked.is_empty() || reached.contains(city);
            let stub = self.track.stub(seat).is_none_or(|stub| connected(stub.start));
            LawError::unless(reached.includes(linked) && stub, "networks", || {
                format!("the track of seat {seat} does not hang together")
            })?;
        }
        Ok(())
    }

    fn check_cities(&self) -> Result<(), LawError> {
        let mut placed = [0; CityTile::ALL.len()];
        let mut standing = [0; Colour::ALL.len()];
        let supply = Supply::shipped();
        for id in self.board().cities() {
            let (city, name) = (self.city(id), || self.board().site(id).name.clone());
            placed[city.tile.index()] += 1;
            if let Some(colour) = city.tile.colour() {
                standing[colour.index()] += city.resources;
            }
            let empty = city.factory.is_none();
            LawError::unless(empty || city.tile != CityTile::Points, "factories", || {
                format!("{} has none", name())
            })?;
            LawError::unless(empty || self.track.live().contains(id), "factories", || {
                format!("{} is not connected", name())
            })?;
            let most = if empty { 0 } else { FACTORY_RESOURCES + BONUS_VARIES_BY };
            LawError::unless(city.resources <= most, "resources", || format!("{} has too many", name()))?;
        }
        for tile in CityTile::ALL {
            let index = tile.index();
            let expected = supply.city_tiles.of(tile);
            LawError::unless_equal(
                "city tiles",
                tile.letter(),
                placed[index] + self.left_over[index],
                expected,
            )?;
        }
        for colour in Colour::ALL {
            let index = colour.index();
            let expected = supply.resources.of_each_colour;
            LawError::unless_equal("resources", colour, standing[index] + self.stock[index], expected)?;
        }
        LawError::unless(
            self.boosts.iter().map(|points| usize::from(*points)).sum::<usize>() <= BOOSTS,
            "boosts",
            || "too many".into(),
        )?;
        LawError::unless(self.variant.later_edition || self.boosts == Resources::default(), "boosts", || {
            "they belong to the later edition".into()
        })
    }

    /// Trains and factories on the board and beside it.
    fn check_pieces(&self) -> Result<(), LawError> {
        let supply = Supply::shipped().for_each_player;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let trains = self.track.trains(seat) + usize::from(player.trains);
            LawError::unless_equal("trains", format!("seat {seat}"), trains, usize::from(supply.trains))?;
            let cities = self.board().cities();
            let built = cities.filter(|id| self.city(*id).factory == Some(Owner::Seat(seat))).count();
            let factories = built + usize::from(player.factories);
            LawError::unless_equal(
                "factories",
                format!("seat {seat}"),
                factories,
                usize::from(supply.factories),
            )?;
        }
        let strangers = self.board().cities().filter_map(|id| match self.city(id).factory {
            Some(Owner::Seat(seat)) if seat.index() >= usize::from(self.players) => Some(seat),
            _ => None,
        });
        LawError::unless(strangers.count() == 0, "factories", || "somebody who does not play has one".into())
    }

    /// Money comes from the bank, for actions and contracts: nobody has more than it can have paid, nor more than is counted.
    /// Positions that are made up, for a test or a lesson, may have begun with more than the rulebook gives.
    fn check_money(&self) -> Result<(), LawError> {
        let players = usize::from(self.players);
        let turns = usize::from(self.round - 1) * players
            + (players + self.active.index() - self.first.index()) % players;
        let actions = turns as u32 * u32::from(ACTIONS) + u32::from(ACTIONS - self.actions_left);
        let contracts = self.all_seats().flat_map(|seat| self.player(seat).fulfilled.iter());
        let paid = actions * u32::from(self.variant.bank_money())
            + contracts.map(|id| u32::from(id.contract().money)).sum::<u32>();
        let held: u32 = self.all_seats().map(|seat| u32::from(self.player(seat).cash)).sum();
        LawError::unless(held <= paid + MOST_TO_BEGIN_WITH, "money", || {
            format!("the players hold ${held}, and the bank has paid ${paid} at most")
        })?;
        let richest = self.all_seats().map(|seat| self.player(seat).cash).max().unwrap_or(0);
        LawError::unless(richest <= MOST_CASH, "money", || {
            format!("somebody holds ${richest}, and nobody can hold more than ${MOST_CASH}")
        })
    }

    fn check_phase(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "phases", || detail.into());
        let seat = self.active;
        match self.phase {
            Phase::Action | Phase::SecondTile | Phase::Bonus(_) => Ok(()),
            Phase::Fulfilling { contract, needs, bought } => {
                let within = contract.contract().needs.iter().zip(needs).all(|(most, need)| need <= *most);
                broken(within && needs != Resources::default(), "a contract needs something else")?;
                let all: u8 = contract.contract().needs.iter().sum();
                let left: u8 = needs.iter().sum();
                broken(bought <= all - left, "more was bought than a contract needs")?;
                broken(!self.track.linked(seat).is_empty(), "a contract without a network")?;
                let prices = self.prices(seat);
                let missing =
                    Colour::ALL.iter().any(|colour| prices.missing(*colour, needs[colour.index()]) > 0);
                broken(!missing, "a resource cannot be brought")?;
                broken(prices.of(&needs) <= self.player(seat).cash, "a contract cannot be paid for")
            }
            Phase::SecondContract => {
                broken(self.bag == 0 && self.fullest_hands(seat).len() > 1, "there is no choice of hands")
            }
            Phase::Over => {
                let last = usize::from(self.players) - 1;
                let ends = self.active.index() == (self.first.index() + last) % usize::from(self.players);
                broken(ends && self.ends_with_round().is_some(), "the game is not over yet")
            }
        }
    }
}

impl Track {
    /// Every path belongs to a link that begins at a city; tiles and what is kept for speed agree with the paths.
    fn check(&self) -> Result<(), LawError> {
        let board = self.board();
        let left = self.count_tiles_left().map_err(|why| LawError::new("tiles", why))?;
        LawError::unless_equal("tiles", "the stock", TileKind::ALL.map(|kind| self.tiles_left(kind)), left)?;
        let runs = self.runs();
        self.check_runs(&runs)?;
        let mut seen = vec![Edges::NONE; board.hexes().len()];
        for (hex, entered, left) in runs.iter().flat_map(|run| &run.hexes) {
            seen[hex.index()].insert(*entered);
            seen[hex.index()].insert(*left);
        }
        for hex in board.hexes() {
            LawError::unless(seen[hex.index()] == self.edges(hex), "track", || {
                format!("track at {} leads to no city", board.hex(hex).coord)
            })?;
        }
        let mut again = self.clone();
        again.relink().map_err(|why| LawError::new("links", why))?;
        LawError::unless(again == *self, "links", || "what is on record is not what lies there".into())
    }

    fn check_runs(&self, runs: &[Run]) -> Result<(), LawError> {
        for run in runs {
            let name = || format!("the link from {}", self.board().site(run.from).name);
            LawError::unless(run.to != Some(run.from), "links", || format!("{} leads back", name()))?;
            let Some((hex, _, out)) = run.hexes.last().filter(|_| run.to.is_none()) else { continue };
            match self.board().hex(*hex).across(*out) {
                Across::Hex(ahead) => {
                    let met = self.path_at(ahead, out.opposite()).is_some()
                        || self.open_ends_but(run.owner).at(*hex).contains(*out);
                    LawError::unless(!met, "links", || format!("{} meets somebody's track", name()))?;
                }
                _ => return Err(LawError::new("links", format!("{} leads off the land", name()))),
            }
        }
        Ok(())
    }
}
