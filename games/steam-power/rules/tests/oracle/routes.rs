//! What it costs to bring a resource, against every simple path there is.

use std::collections::BTreeSet;

use kernel::Seat;
use serde_json::Value;
use steam_power::{Colour, ContractId, Resources, Table, Way};

use crate::ground::{Ground, Hex, across, place};
use crate::look_at_games;

/// Dollars for each seat.
type Pay = [u16; 5];

/// The railways as one player finds them.
struct Railways {
    network: Vec<Hex>,
    /// Both ends of every link, once in either direction, and its owner.
    links: Vec<(Hex, Hex, usize)>,
    /// The connected cities.
    live: Vec<Hex>,
    seat: usize,
}

impl Railways {
    fn new(ground: &Ground, players: usize, seat: usize) -> Self {
        let links: Vec<(Hex, Hex, usize)> = (0..players)
            .flat_map(|owner| ground.chains(owner).into_iter().map(move |chain| (chain, owner)))
            .filter(|(chain, _)| chain.complete)
            .map(|(chain, owner)| (chain.from, chain.to(), owner))
            .collect();
        let touched: Vec<Hex> = links.iter().map(|(from, ..)| *from).collect();
        let network = links.iter().filter(|(.., owner)| *owner == seat).map(|(from, ..)| *from).collect();
        Self { network, live: ground.with_groups(&touched), links, seat }
    }

    /// What can be paid on simple paths from a city to the network, as long as it is no more than this.
    fn pay(&self, from: Hex, budget: u16) -> BTreeSet<Pay> {
        let mut found = BTreeSet::new();
        self.go_on(&mut vec![from], [0; 5], budget, &mut found);
        found
    }

    fn go_on(&self, way: &mut Vec<Hex>, pay: Pay, budget: u16, found: &mut BTreeSet<Pay>) {
        let here = way[way.len() - 1];
        if self.network.contains(&here) {
            found.insert(pay);
            return;
        }
        let beside = (0..6).map(|edge| across(here, edge)).filter(|city| self.live.contains(city));
        let beside = beside.filter(|_| self.live.contains(&here)).map(|city| (city, self.seat));
        let links = self.links.iter().filter(|(from, ..)| *from == here).map(|(_, to, owner)| (*to, *owner));
        for (to, owner) in beside.chain(links).collect::<Vec<_>>() {
            let mut pay = pay;
            pay[owner] += u16::from(owner != self.seat);
            if pay.iter().sum::<u16>() <= budget && !way.contains(&to) {
                way.push(to);
                self.go_on(way, pay, budget, found);
                way.pop();
            }
        }
    }
}

/// Those that no other one undercuts.
fn worth_considering(all: &BTreeSet<Pay>) -> BTreeSet<Pay> {
    let undercuts =
        |other: &Pay, pay: &Pay| other != pay && other.iter().zip(pay).all(|(less, more)| less <= more);
    all.iter().filter(|pay| !all.iter().any(|other| undercuts(other, pay))).copied().collect()
}

/// A city with resources: its colour, how many, whose factory.
struct Source {
    at: Hex,
    colour: Colour,
    count: usize,
    owner: usize,
}

fn sources(state: &Value) -> Vec<Source> {
    let cities = state["table"]["cities"].as_object().unwrap();
    let stocked = cities.iter().filter(|(_, city)| city["resources"].as_u64().unwrap_or(0) > 0);
    let source = |(label, city): (&String, &Value)| Source {
        at: place(label),
        colour: Colour::from_letter(city["tile"].as_str().unwrap().chars().next().unwrap()).unwrap(),
        count: city["resources"].as_u64().unwrap() as usize,
        owner: city["factory"]["seat"].as_u64().unwrap() as usize,
    };
    stocked.map(source).collect()
}

/// The most that any way costs which is looked at; no board is wider.
const FAR: u16 = 12;
const BUDGETS: [u16; 5] = [0, 1, 2, 4, 7];

/// What one player can bring, by brute force.
struct Market {
    seat: usize,
    sources: Vec<Source>,
    railways: Railways,
}

impl Market {
    fn of(state: &Value, players: usize, seat: usize) -> Self {
        let railways = Railways::new(&Ground::read(state), players, seat);
        Self { seat, sources: sources(state), railways }
    }

    fn with_fee(&self, source: &Source, mut pay: Pay) -> Pay {
        pay[source.owner] += u16::from(source.owner != self.seat);
        pay
    }

    /// Every way that is worth considering for one resource of this colour.
    fn ways(&self, colour: Colour, budget: u16) -> BTreeSet<(Hex, Pay)> {
        let mut ways = BTreeSet::new();
        for source in self.sources.iter().filter(|source| source.colour == colour) {
            let pay = worth_considering(&self.railways.pay(source.at, budget)).into_iter();
            let pay =
                pay.map(|pay| self.with_fee(source, pay)).filter(|pay| pay.iter().sum::<u16>() <= budget);
            ways.extend(pay.map(|pay| (source.at, pay)));
        }
        ways
    }

    /// The price of each resource that can be brought, by colour, the cheapest first; one of this city is gone.
    fn units(&self, gone: Option<Hex>) -> [Vec<u16>; 4] {
        let mut units: [Vec<u16>; 4] = Default::default();
        for source in &self.sources {
            let ways = self.railways.pay(source.at, FAR).into_iter();
            let count = source.count - usize::from(gone == Some(source.at));
            if let Some(price) = ways.map(|pay| self.with_fee(source, pay).iter().sum::<u16>()).min() {
                units[source.colour.index()].extend(std::iter::repeat_n(price, count));
            }
        }
        units.iter_mut().for_each(|units| units.sort_unstable());
        units
    }
}

/// The least that these resources cost, and how many of each colour are missing, at $5 each.
fn least(units: &[Vec<u16>; 4], needs: &Resources) -> (u16, Resources) {
    let (mut cost, mut missing) = (0, Resources::default());
    for (colour, units) in units.iter().enumerate() {
        let needed = usize::from(needs[colour]);
        missing[colour] = needed.saturating_sub(units.len()) as u8;
        cost += units.iter().take(needed).sum::<u16>() + 5 * u16::from(missing[colour]);
    }
    (cost, missing)
}

/// What is offered for the next of these resources with this money.
fn offered(table: &Table, seat: Seat, needs: &Resources, cash: u16) -> BTreeSet<(Hex, Pay)> {
    let mut table = table.clone();
    table.seats[seat.index()].cash = cash;
    let ways = table.ways_to_bring(seat, needs);
    let pay = |way: &Way| std::array::from_fn(|to| u16::from(way.pay.to(Seat::new(to))));
    let at = |way: &Way| place(&table.board().site(way.from).coord.to_string());
    let set: BTreeSet<(Hex, Pay)> = ways.iter().map(|way| (at(way), pay(way))).collect();
    assert_eq!(set.len(), ways.len(), "a way is offered twice");
    set
}

/// How many ways were compared, and from how many cities there was more than one.
#[derive(Default)]
struct Compared {
    ways: usize,
    choices: usize,
}

impl Compared {
    fn single_resources(&mut self, table: &Table, seat: Seat, market: &Market) {
        for (budget, colour) in
            BUDGETS.into_iter().flat_map(|budget| Colour::ALL.map(|colour| (budget, colour)))
        {
            let mut needs = Resources::default();
            needs[colour.index()] = 1;
            let expected = market.ways(colour, budget);
            assert_eq!(offered(table, seat, &needs, budget), expected, "seat {seat}, ${budget}, {colour}");
            let cities: BTreeSet<Hex> = expected.iter().map(|(from, _)| *from).collect();
            self.ways += expected.len();
            self.choices += expected.len() - cities.len();
        }
    }

    /// SP-4.7, SP-4.8: the price of every contract, and of the first resource those ways that leave money for the rest.
    fn contracts(&mut self, table: &Table, seat: Seat, market: &Market) {
        let (prices, units) = (table.prices(seat), market.units(None));
        for contract in ContractId::all() {
            let mut needs = contract.contract().needs;
            let (cost, missing) = least(&units, &needs);
            assert_eq!(prices.of(&needs), cost, "{contract} for seat {seat}");
            for colour in Colour::ALL {
                let needed = &mut needs[colour.index()];
                assert_eq!(
                    prices.missing(colour, *needed),
                    missing[colour.index()],
                    "{contract} for seat {seat}"
                );
                *needed -= missing[colour.index()];
            }
            if let Some(colour) = Colour::ALL.into_iter().find(|colour| needs[colour.index()] > 0) {
                let mut rest = needs;
                rest[colour.index()] -= 1;
                let cash = least(&units, &needs).0 + 1;
                let can_be_paid = |(from, pay): &(Hex, Pay)| {
                    pay.iter().sum::<u16>() + least(&market.units(Some(*from)), &rest).0 <= cash
                };
                let expected: BTreeSet<_> =
                    market.ways(colour, cash).into_iter().filter(can_be_paid).collect();
                assert_eq!(offered(table, seat, &needs, cash), expected, "{contract} for seat {seat}");
                self.ways += expected.len();
            }
        }
    }
}

#[test]
fn resources_are_brought_as_cheaply_as_they_can_be() {
    let (mut positions, mut compared) = (0, Compared::default());
    look_at_games(3..=5, 40, |position| {
        positions += 1;
        let (table, state) = (position.table(), serde_json::to_value(position).unwrap());
        for seat in table.all_seats() {
            let market = Market::of(&state, usize::from(table.players), seat.index());
            compared.single_resources(table, seat, &market);
            compared.contracts(table, seat, &market);
        }
    });
    let Compared { ways, choices } = compared;
    assert!(positions > 150 && ways > 10_000 && choices > 100, "{positions} {ways} {choices}");
}
