//! Which tile to lay, and which New City to place.
//!
//! Routes that complete links are valued by what the network would be worth with them; the best one, or the best two
//! that go together, are built tile by tile. The question is asked anew for each tile, with the table
//! as it is by then.

use age_of_steam::{Colour, Cubes, Move, NewCity, Phase, Position, StopId, Table};
use kernel::{Events, Rules, Seat};

use super::net::{Haul, Net, new_city_colour};
use super::outlook::{Ledger, keep_best};
use super::routes::{Route, routes};

/// How many routes are considered for going together with another.
const PAIRED: usize = 10;
/// How many pairs are valued exactly.
const PAIRS: usize = 6;

/// Track that could be built in one turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) routes: Vec<Route>,
    pub(super) hauls: Vec<Haul>,
    pub(super) cost: u16,
    pub(super) sections: f32,
    pub(super) value: f32,
}

impl Plan {
    /// What the ledger says about the plan, paid for from it.
    pub(super) fn project(&self, ledger: &Ledger) -> f32 {
        let cash = ledger.cash - f32::from(self.cost);
        let links = self.routes.iter().map(|route| route.links.len()).sum::<usize>() as f32;
        Ledger { cash, track: ledger.track + self.sections, links: ledger.links + links, ..*ledger }
            .project(&self.hauls)
    }

    pub(super) fn tiles(&self) -> usize {
        self.routes.iter().map(|route| route.tiles.len()).sum()
    }
}

/// A player who thinks about building.
pub(super) struct Builder<'a> {
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) net: Net,
    pub(super) ledger: Ledger,
}

impl<'a> Builder<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat) -> Self {
        Self { table, seat, net: Net::with_rivals(table, seat), ledger: Ledger::of(table, seat) }
    }

    fn plan(&self, routes: &[&Route]) -> Plan {
        let mut net = self.net.clone();
        let mut plan = Plan::default();
        for route in routes {
            for (one, other) in &route.links {
                net.add(*one, *other);
            }
            plan.cost += route.cost;
            plan.sections += f32::from(route.sections);
            plan.routes.push((*route).clone());
        }
        net.hauls(self.table, self.ledger.last_engine(), &mut plan.hauls);
        keep_best(&mut plan.hauls);
        plan.value = plan.project(&self.ledger);
        plan
    }

    /// Plans within these limits of tiles and dollars, the best first. Building nothing is one of them.
    pub(super) fn plans(&self, most_tiles: usize, budget: u16) -> Vec<Plan> {
        let nothing = self.plan(&[]);
        let base = nothing.value;
        let found = routes(self.table, self.seat, &self.net, most_tiles, budget);
        let mut plans: Vec<Plan> = found.iter().map(|route| self.plan(&[route])).collect();
        sort(&mut plans);
        let mut pairs = Vec::new();
        for (index, one) in plans.iter().take(PAIRED).enumerate() {
            for other in plans.iter().take(PAIRED).skip(index + 1) {
                let fits = one.tiles() + other.tiles() <= most_tiles && one.cost + other.cost <= budget;
                if fits && !one.routes[0].meets(&other.routes[0]) {
                    pairs.push((one.value + other.value - base, &one.routes[0], &other.routes[0]));
                }
            }
        }
        pairs.sort_by(|one, other| other.0.total_cmp(&one.0));
        let pairs: Vec<Plan> =
            pairs.iter().take(PAIRS).map(|(_, one, other)| self.plan(&[one, other])).collect();
        plans.extend(pairs);
        plans.push(nothing);
        sort(&mut plans);
        plans
    }

    /// The New City that helps most when this plan is built too, and what it is worth.
    pub(super) fn new_city(&self, plan: &Plan) -> Option<(StopId, NewCity, f32)> {
        let table = self.table;
        let engine = self.ledger.last_engine();
        let mut planned = self.net.clone();
        for (one, other) in plan.routes.iter().flat_map(|route| &route.links) {
            planned.add(*one, *other);
        }
        let mut best: Option<(StopId, NewCity, f32)> = None;
        let (mut hauls, mut with_city) = (Vec::new(), plan.clone());
        for town in table.board().stops().filter(|stop| !table.track.is_city(*stop) && planned.is_ours(*stop))
        {
            for colour in Colour::ALL {
                let mut left =
                    table.track.new_cities_left().filter(|city| new_city_colour(*city) == colour).peekable();
                if left.peek().is_none() {
                    continue;
                }
                let mut net = planned.clone();
                net.colour_town(town, colour);
                net.hauls(table, engine, &mut hauls);
                for city in left {
                    with_city.hauls.clone_from(&hauls);
                    // The table does not know the city yet, nor the cubes that will come to it.
                    let due = table.display.column(city.column());
                    net.hauls_from(table, town, &Cubes::default(), due, engine, &mut with_city.hauls);
                    keep_best(&mut with_city.hauls);
                    let gain = with_city.project(&self.ledger) - plan.value;
                    if best.is_none_or(|(_, _, most)| gain > most) {
                        best = Some((town, city, gain));
                    }
                }
            }
        }
        best
    }
}

fn sort(plans: &mut [Plan]) {
    plans.sort_by(|one, other| other.value.total_cmp(&one.value));
}

/// `guess` gives a position to try plans on: what the rules refuse is not begun.
pub(super) fn choose(table: &Table, seat: Seat, moves: &[Move], guess: impl FnOnce() -> Position) -> usize {
    let builder = Builder::new(table, seat);
    let most_tiles = match &table.phase {
        Phase::BuildTrack(building) => table.tiles_to_lay(building, seat),
        _ => table.tile_allowance(seat),
    };
    let done = find(moves, &Move::Done).unwrap_or(0);
    if most_tiles == 0 || moves.len() == 1 {
        return done;
    }
    let plans = builder.plans(most_tiles, table.player(seat).cash);
    if moves.iter().any(|mv| matches!(mv, Move::Urbanize { .. }))
        && let Some((town, city, _)) = builder.new_city(&plans[0]).filter(|(_, _, gain)| *gain > 0.0)
    {
        let at = table.board().coord(table.board().stop(town).hex);
        if let Some(found) = find(moves, &Move::Urbanize { at, city }) {
            return found;
        }
    }
    let position = guess();
    for plan in &plans {
        // Building nothing is a plan too.
        if plan.routes.is_empty() {
            break;
        }
        if let Some(found) = begin(&position, seat, plan, moves) {
            return found;
        }
    }
    done
}

/// The first tile of a plan, if all of it may be built.
fn begin(position: &Position, seat: Seat, plan: &Plan, moves: &[Move]) -> Option<usize> {
    let mut position = position.clone();
    let mut first = None;
    for (hex, tile) in plan.routes.iter().flat_map(|route| &route.tiles) {
        let mv = Move::Build { at: position.table().board().coord(*hex), tile: *tile };
        position.play(seat, &mv, &mut Events::ignored()).ok()?;
        first = first.or(Some(mv));
    }
    find(moves, &first?)
}

pub(super) fn find(moves: &[Move], mv: &Move) -> Option<usize> {
    moves.iter().position(|listed| listed == mv)
}
