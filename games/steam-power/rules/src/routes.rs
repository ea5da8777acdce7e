//! SP-4.3 to SP-4.6: how resources reach a network, and what that costs.

use kernel::Seat;

use crate::goods::{Colour, Resources};
use crate::ids::{Cities, CityId};
use crate::payments::Payments;
use crate::printed::{MAX_CITIES, MOST_NEEDED};
use crate::table::{MISSING_PRICE, Owner, Table};
use crate::track::Track;

/// For each city, the least tolls on the way to a network; `None` where no way leads there.
pub type Tolls = [Option<u8>; MAX_CITIES];

/// What the next resources of each colour cost a player, the cheapest first.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    /// By colour: each resource that can be brought, up to as many as a contract can need; `None` for one that is
    /// missing.
    units: [[Option<u8>; MOST_NEEDED]; Colour::ALL.len()],
}

impl Prices {
    /// How many of these resources cannot be brought (SP-4.7).
    #[must_use]
    pub fn missing(&self, colour: Colour, needed: u8) -> u8 {
        let units = &self.units[colour.index()][..usize::from(needed)];
        units.iter().filter(|unit| unit.is_none()).count() as u8
    }

    /// What all of this costs at least, the missing ones bought from the bank.
    #[must_use]
    #[inline]
    pub fn of(&self, needs: &Resources) -> u16 {
        let units = |colour: usize| self.units[colour][..usize::from(needs[colour])].iter();
        let cost = |unit: &Option<u8>| unit.map_or(MISSING_PRICE, u16::from);
        (0..Colour::ALL.len()).flat_map(|colour| units(colour).map(cost)).sum()
    }
}

/// One way to bring a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The city that it comes from.
    pub from: CityId,
    /// What the others are paid, tolls and fee.
    pub pay: Payments,
    /// The fee for a factory of the Combine.
    pub to_bank: u16,
}

impl Way {
    /// What it costs in all.
    #[must_use]
    pub fn cost(&self) -> u16 {
        self.pay.total() + self.to_bank
    }
}

impl Track {
    /// How far each city is from a network of these cities, counted in links that are not the player's own (SP-4.5): each
    /// costs $1. Connections between cities side by side are free (SP-4.3). The own links never matter on the way: all
    /// they touch is the network.
    #[must_use]
    pub fn tolls(&self, network: Cities) -> Tolls {
        let board = self.board();
        let mut tolls = [None; MAX_CITIES];
        let mut frontier = board.with_groups(network);
        let mut seen = frontier;
        let mut toll = 0;
        while !frontier.is_empty() {
            let mut next = Cities::NONE;
            for city in frontier.iter() {
                tolls[city.index()] = Some(toll);
                next = next.or(self.joined(city));
            }
            frontier = board.with_groups(next.without(seen)).without(seen);
            seen = seen.or(frontier);
            toll += 1;
        }
        tolls
    }
}

impl Table {
    /// Who gets the fee of $1 for a resource of this city (SP-4.4), where it is of the Combine the bank (SP-10.5);
    /// `None` when it costs nothing.
    #[inline]
    pub(crate) fn fee_to(&self, seat: Seat, city: CityId) -> Option<Owner> {
        self.city(city).factory.filter(|_| self.fee(seat, city) > 0)
    }

    /// What is paid as a fee for a resource of this city. Resources lie in factories, so there is one.
    #[inline]
    fn fee(&self, seat: Seat, city: CityId) -> u8 {
        u8::from(self.city(city).factory != Some(Owner::Seat(seat)))
    }

    /// The way that a resource takes from a city when this is paid for it.
    #[must_use]
    pub fn way(&self, from: CityId, pay: Payments) -> Way {
        let to_bank = u16::from(self.city(from).factory == Some(Owner::Combine));
        Way { from, pay, to_bank }
    }

    /// How far each city is from a player's network.
    pub(crate) fn tolls(&self, seat: Seat) -> Tolls {
        self.track.tolls(self.track.linked(seat))
    }

    /// What the next resources of each colour cost this player.
    #[must_use]
    pub fn prices(&self, seat: Seat) -> Prices {
        self.prices_by(seat, &self.tolls(seat), None)
    }

    /// The same, as if one resource of a city were gone.
    pub(crate) fn prices_by(&self, seat: Seat, tolls: &Tolls, gone: Option<CityId>) -> Prices {
        let mut units = [[None; MOST_NEEDED]; Colour::ALL.len()];
        // Nothing comes from a city that no completed link reaches.
        for id in self.track.live().iter() {
            let city = self.city(id);
            let resources = city.resources - u8::from(gone == Some(id));
            if resources == 0 {
                continue;
            }
            if let (Some(colour), Some(toll)) = (city.tile.colour(), tolls[id.index()]) {
                let price = toll + self.fee(seat, id);
                insert(&mut units[colour.index()], price, resources);
            }
        }
        Prices { units }
    }

    /// Every way to bring a resource of this colour that is worth considering (SP-4.6) and costs no more than this:
    /// by city, the cheapest first.
    pub(crate) fn ways(&self, seat: Seat, colour: Colour, budget: u16) -> Vec<Way> {
        let routes = self.routes(seat, budget);
        let mut ways = Vec::new();
        for from in self.board().cities() {
            let city = self.city(from);
            if city.resources == 0 || city.tile.colour() != Some(colour) {
                continue;
            }
            let first = ways.len();
            let node = self.node(from);
            for (_, route) in routes.iter().filter(|(at, _)| *at == node) {
                let mut pay = *route;
                if let Some(Owner::Seat(owner)) = self.fee_to(seat, from) {
                    pay.add(owner, 1);
                }
                let way = self.way(from, pay);
                if way.cost() <= budget {
                    ways.push(way);
                }
            }
            ways[first..].sort_unstable_by_key(|way| (way.cost(), way.pay));
        }
        ways
    }

    /// Cities side by side are one place to a resource: the first of them stands for all.
    #[inline]
    fn node(&self, city: CityId) -> CityId {
        self.board().site(city).group.lowest().unwrap_or(city)
    }

    /// What can be paid on the way from each place to a player's network, without what pays somebody more and nobody
    /// less. The search goes outward from the network, one link further at a time.
    fn routes(&self, seat: Seat, budget: u16) -> Vec<(CityId, Payments)> {
        let home = self.board().with_groups(self.track.linked(seat));
        let mut routes: Vec<(CityId, Payments)> = Vec::with_capacity(64);
        let mut nodes = Cities::NONE;
        for city in home.iter() {
            nodes.insert(self.node(city));
        }
        routes.extend(nodes.iter().map(|node| (node, Payments::NONE)));
        let foreign = self.track.links().iter().filter(|link| link.owner != seat);
        // Each link by its two places, once in either direction.
        let steps: Vec<(CityId, CityId, Seat)> = foreign
            .map(|link| (self.node(link.a), self.node(link.b), link.owner))
            .filter(|(a, b, _)| a != b)
            .flat_map(|(a, b, owner)| [(a, b, owner), (b, a, owner)])
            .filter(|(_, to, _)| !home.contains(*to))
            .collect();
        let (mut level, mut toll) = (0..routes.len(), 0);
        while !level.is_empty() && toll < budget {
            let next = routes.len();
            for at in level {
                let (node, paid) = routes[at];
                for (_, to, owner) in steps.iter().filter(|(from, ..)| *from == node) {
                    let mut pay = paid;
                    pay.add(*owner, 1);
                    let dominated =
                        |(at, other): &(CityId, Payments)| at == to && other.is_no_dearer_than(pay);
                    if !routes.iter().any(dominated) {
                        routes.push((*to, pay));
                    }
                }
            }
            level = next..routes.len();
            toll += 1;
        }
        routes
    }
}

/// Puts so many units of one price into a list that is sorted and keeps the cheapest.
fn insert(units: &mut [Option<u8>; MOST_NEEDED], price: u8, count: u8) {
    let at = units.partition_point(|unit| unit.is_some_and(|unit| unit <= price));
    let count = usize::from(count).min(MOST_NEEDED - at);
    units[at..].rotate_right(count);
    units[at..at + count].fill(Some(price));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_units_are_kept() {
        let mut units = [None; MOST_NEEDED];
        insert(&mut units, 2, 1);
        insert(&mut units, 0, 1);
        assert_eq!(units, [Some(0), Some(2), None, None]);
        insert(&mut units, 1, 5);
        assert_eq!(units, [Some(0), Some(1), Some(1), Some(1)]);
        insert(&mut units, 3, 2);
        assert_eq!(units, [Some(0), Some(1), Some(1), Some(1)]);
        insert(&mut units, 0, 1);
        assert_eq!(units, [Some(0), Some(0), Some(1), Some(1)]);
    }
}
