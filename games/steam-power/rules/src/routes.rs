//! SP-4.3 to SP-4.6: how resources reach a network, and what that costs.

use kernel::Seat;

use crate::goods::{Colour, Resources};
use crate::ids::{Cities, CityId};
use crate::payments::Payments;
use crate::printed::{MAX_CITIES, MOST_NEEDED};
use crate::table::{MISSING_PRICE, Owner, Table};
use crate::track::Track;

/// What a resource from the factory of another costs (SP-4.4).
const FEE: u8 = 1;
/// What a link of another costs a resource that moves along it (SP-4.5).
const TOLL: u8 = 1;

/// For each city, the least tolls on the way to a network; `None` where no way leads there.
pub type Tolls = [Option<u8>; MAX_CITIES];

/// What a resource costs: the tolls on its way (SP-4.5), and the fee unless it comes from one's own factory (SP-4.4).
#[must_use]
#[inline]
pub const fn price_from(toll: u8, is_own: bool) -> u8 {
    toll.saturating_add(if is_own { 0 } else { FEE })
}

/// What comes first of the sources of a resource (SP-4.6): the cheapest, then one's own factory, then where fewest are left.
#[must_use]
#[inline]
pub fn preference<P>(price: P, is_own: bool, left: u8) -> (P, bool, u8) {
    (price, !is_own, left)
}

/// What the next resources of one colour cost a player, the cheapest first: as many as a contract can need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceList {
    /// Beyond those that can be brought, the price of a missing one.
    prices: [u8; MOST_NEEDED],
    /// How many can be brought.
    known: usize,
}

impl PriceList {
    /// Nothing can be brought.
    pub const EMPTY: Self = Self { prices: [MISSING_PRICE as u8; MOST_NEEDED], known: 0 };

    /// Enters this many resources, all of one price.
    #[inline]
    pub fn enter(&mut self, price: u8, count: u8) {
        // The cheapest stay in order; what is pushed out is dearer than all that a contract can need.
        let index = self.prices[..self.known].iter().filter(|other| **other <= price).count();
        let count = usize::from(count).min(MOST_NEEDED - index);
        self.prices.copy_within(index..MOST_NEEDED - count, index + count);
        self.prices[index..index + count].fill(price);
        self.known = (self.known + count).min(MOST_NEEDED);
    }

    /// What none, one, … as many as a contract can need cost together.
    #[must_use]
    #[inline]
    pub fn sums(&self) -> [u16; MOST_NEEDED + 1] {
        let mut sums = [0; MOST_NEEDED + 1];
        for index in 0..MOST_NEEDED {
            sums[index + 1] = sums[index] + u16::from(self.prices[index]);
        }
        sums
    }
}

/// What the next resources of each colour cost a player.
#[derive(Clone, Copy, Debug)]
pub struct Prices([PriceList; Colour::ALL.len()]);

impl Prices {
    /// How many of these resources cannot be brought (SP-4.7).
    #[must_use]
    pub const fn missing(&self, colour: Colour, needed: u8) -> u8 {
        needed.saturating_sub(self.0[colour.index()].known as u8)
    }

    /// What all of this costs at least, the missing ones bought from the bank.
    #[must_use]
    #[inline]
    pub fn of(&self, needs: &Resources) -> u16 {
        let of_colour = |colour: usize| self.0[colour].prices[..usize::from(needs[colour])].iter();
        (0..Colour::ALL.len()).flat_map(of_colour).map(|price| u16::from(*price)).sum()
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
    /// What it costs to come from each city to a network of these cities past links that are not the player's own (SP-4.5).
    /// Connections between cities side by side are free (SP-4.3). The links of the player themselves never
    /// matter on the way: all that they touch is the network.
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
            toll += TOLL;
        }
        tolls
    }
}

impl Table {
    /// Who gets the fee for a resource of this city (SP-4.4), where it is of the Combine the bank (SP-10.5); `None` when
    /// there is none.
    #[inline]
    fn fee_to(&self, seat: Seat, city: CityId) -> Option<Owner> {
        self.city(city).factory.filter(|owner| *owner != Owner::Seat(seat))
    }

    /// The way that a resource takes from a city when this is paid for it.
    #[must_use]
    pub fn way(&self, from: CityId, pay: Payments) -> Way {
        let of_combine = self.city(from).factory == Some(Owner::Combine);
        Way { from, pay, to_bank: if of_combine { FEE.into() } else { 0 } }
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
        let mut lists = [PriceList::EMPTY; Colour::ALL.len()];
        // Nothing comes from a city that no completed link reaches.
        for id in self.track.live().iter() {
            let city = self.city(id);
            let resources = city.resources - u8::from(gone == Some(id));
            if resources == 0 {
                continue;
            }
            if let (Some(colour), Some(toll)) = (city.tile.colour(), tolls[id.index()]) {
                let price = price_from(toll, city.factory == Some(Owner::Seat(seat)));
                lists[colour.index()].enter(price, resources);
            }
        }
        Prices(lists)
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
                    pay.add(owner, FEE);
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
            for index in level {
                let (node, paid) = routes[index];
                for (_, to, owner) in steps.iter().filter(|(from, ..)| *from == node) {
                    let mut pay = paid;
                    pay.add(*owner, TOLL);
                    let dominated =
                        |(at, other): &(CityId, Payments)| at == to && other.is_no_dearer_than(pay);
                    if !routes.iter().any(dominated) {
                        routes.push((*to, pay));
                    }
                }
            }
            level = next..routes.len();
            toll += u16::from(TOLL);
        }
        routes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_units_are_kept() {
        let mut list = PriceList::EMPTY;
        let units = |list: &PriceList| {
            std::array::from_fn(|index| (index < list.known).then_some(list.prices[index]))
        };
        list.enter(2, 1);
        list.enter(0, 1);
        assert_eq!(units(&list), [Some(0), Some(2), None, None]);
        assert_eq!(list.sums(), [0, 0, 2, 7, 12]);
        list.enter(1, 5);
        assert_eq!(units(&list), [Some(0), Some(1), Some(1), Some(1)]);
        list.enter(3, 2);
        assert_eq!(units(&list), [Some(0), Some(1), Some(1), Some(1)]);
        list.enter(0, 1);
        assert_eq!(units(&list), [Some(0), Some(0), Some(1), Some(1)]);
        assert_eq!(list.sums(), [0, 0, 0, 1, 2]);
        // What can be brought must be brought, even when it costs more than from the bank.
        let mut dear = PriceList::EMPTY;
        dear.enter(9, 1);
        assert_eq!((units(&dear), dear.sums()), ([Some(9), None, None, None], [0, 9, 14, 19, 24]));
    }
}
