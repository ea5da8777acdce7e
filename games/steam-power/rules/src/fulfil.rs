//! SP-4: fulfilling a contract, one resource after the other.

use hexes::Coord;
use kernel::{Events, Seat};

use crate::event::{Event, NamedCity};
use crate::goods::{Colour, Resources};
use crate::ids::{CityId, ContractId, Contracts};
use crate::moves::Move;
use crate::payments::Payments;
use crate::reason::Reason;
use crate::routes::{Prices, Way, preference};
use crate::table::{MISSING_PRICE, Owner, Phase, Table, with_more};

/// The colour that is asked for next.
#[must_use]
pub fn next_colour(needs: &Resources) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| needs[colour.index()] > 0)
}

impl Table {
    /// Those of these contracts that the player can fulfil now (SP-4.2, SP-4.8).
    #[must_use]
    #[inline]
    pub fn fulfillable(&self, seat: Seat, hand: Contracts) -> Contracts {
        if hand.is_empty() {
            return Contracts::NONE;
        }
        let Some(prices) = self.prices_to_fulfil(seat) else { return Contracts::NONE };
        hand.iter().filter(|contract| self.cost_at(seat, &prices, *contract).is_ok()).collect()
    }

    /// Adds `fulfil` for every contract of this hand that can be paid for.
    pub(crate) fn list_contracts(&self, seat: Seat, hand: Contracts, out: &mut Vec<Move>) {
        out.extend(self.fulfillable(seat, hand).iter().map(Move::Fulfil));
    }

    /// What the contract that is being fulfilled pays as soon as one more resource is brought (SP-4.10): nothing while
    /// others are still missing.
    #[must_use]
    pub fn due_with_next(&self) -> u16 {
        match self.phase {
            Phase::Fulfilling { contract, needs, .. } if needs.iter().sum::<u8>() == 1 => {
                contract.contract().money
            }
            _ => 0,
        }
    }

    /// The money that a player has once a resource has come this way, what the contract then pays included (SP-4.10).
    #[must_use]
    pub fn cash_after(&self, seat: Seat, way: &Way) -> u16 {
        with_more(self.player(seat).cash.saturating_sub(way.cost()), self.due_with_next())
    }

    /// What a contract costs at least, or why it cannot be fulfilled now (SP-4.2, SP-4.8).
    pub fn judge_fulfil(&self, seat: Seat, contract: ContractId) -> Result<u16, Reason> {
        self.judge_cost(seat, &self.prices_to_fulfil(seat).ok_or(Reason::NoNetwork)?, contract)
    }

    fn judge_cost(&self, seat: Seat, prices: &Prices, contract: ContractId) -> Result<u16, Reason> {
        let too_dear = |cost| Reason::ContractTooDear { cost, cash: self.player(seat).cash };
        self.cost_at(seat, prices, contract).map_err(too_dear)
    }

    /// What a contract costs at these prices; an error where that is more than the player has (SP-4.8).
    #[inline(always)]
    fn cost_at(&self, seat: Seat, prices: &Prices, contract: ContractId) -> Result<u16, u16> {
        let cost = prices.of(&contract.contract().needs);
        if cost > self.player(seat).cash { Err(cost) } else { Ok(cost) }
    }

    /// What resources cost a player, if they have a network to fulfil contracts with (SP-4.2).
    #[inline]
    fn prices_to_fulfil(&self, seat: Seat) -> Option<Prices> {
        (!self.track.linked(seat).is_empty()).then(|| self.prices(seat))
    }

    /// Reveals a contract and buys from the bank what cannot be brought. What can is asked for.
    pub(crate) fn reveal(
        &mut self,
        seat: Seat,
        contract: ContractId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let prices = self.prices_to_fulfil(seat).ok_or(Reason::NoNetwork)?;
        self.judge_cost(seat, &prices, contract)?;
        let mut needs = contract.contract().needs;
        events.push(Event::Revealed { seat, contract });
        self.player_mut(seat).hand -= 1;
        let mut bought = 0;
        for colour in Colour::ALL {
            let count = prices.missing(colour, needs[colour.index()]);
            if count > 0 {
                needs[colour.index()] -= count;
                bought += count;
                let paid = u16::from(count) * MISSING_PRICE;
                self.player_mut(seat).cash -= paid;
                events.push(Event::Bought { seat, colour, count, paid });
            }
        }
        self.phase = Phase::Fulfilling { contract, needs, bought };
        Ok(())
    }

    /// The ways in which the next resource can be brought so that the rest can still be paid for. By city, the
    /// cheapest first.
    #[must_use]
    pub fn ways_to_bring(&self, seat: Seat, needs: &Resources) -> Vec<Way> {
        let Some(colour) = next_colour(needs) else { return Vec::new() };
        let mut rest = *needs;
        rest[colour.index()] -= 1;
        let (tolls, cash) = (self.tolls(seat), self.player(seat).cash);
        let mut ways = self.ways(seat, colour, cash);
        let mut last = None;
        ways.retain(|way| {
            // All ways from one city leave the same.
            let cost_of_rest = match last {
                Some((from, cost)) if from == way.from => cost,
                _ => self.prices_by(seat, &tolls, Some(way.from)).of(&rest),
            };
            last = Some((way.from, cost_of_rest));
            way.cost() + cost_of_rest <= cash
        });
        ways
    }

    /// The way that is offered first: the cheapest, then one's own factory, then where fewest are left (SP-4.6).
    #[must_use]
    pub fn best_way(&self, seat: Seat, ways: &[Way]) -> Option<Way> {
        let key = |way: &&Way| {
            let city = self.city(way.from);
            preference(way.cost(), city.factory == Some(Owner::Seat(seat)), city.resources)
        };
        ways.iter().min_by_key(key).copied()
    }

    pub(crate) fn list_bringing(&self, seat: Seat, needs: &Resources, out: &mut Vec<Move>) {
        out.push(Move::Accept);
        let coord = |way: &Way| self.board().site(way.from).coord;
        let ways = self.ways_to_bring(seat, needs);
        out.extend(ways.iter().map(|way| Move::Bring { from: coord(way), pay: way.pay }));
    }

    /// `bring`
    pub(crate) fn bring(
        &mut self,
        seat: Seat,
        needs: &mut Resources,
        (at, pay): (Coord, Payments),
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let ways = self.ways_to_bring(seat, needs);
        let chosen = self.board().find_city(at);
        match ways.iter().find(|way| Some(way.from) == chosen && way.pay == pay) {
            Some(way) => {
                self.carry(seat, *way, needs, events);
                Ok(())
            }
            None => Err(self.why_not_bring(seat, needs, at, pay)),
        }
    }

    /// `accept`: the best way for each of the resources.
    pub(crate) fn bring_all(&mut self, seat: Seat, needs: &mut Resources, events: &mut Events<Event>) {
        while let Some(way) = self.best_way(seat, &self.ways_to_bring(seat, needs)) {
            self.carry(seat, way, needs, events);
        }
    }

    fn carry(&mut self, seat: Seat, way: Way, needs: &mut Resources, events: &mut Events<Event>) {
        let Some(colour) = self.city(way.from).tile.colour() else { return };
        self.player_mut(seat).cash -= way.cost();
        for (owner, dollars) in way.pay.iter() {
            self.player_mut(owner).receive(u16::from(dollars));
        }
        needs[colour.index()] -= 1;
        let from = NamedCity::of(self.board(), way.from);
        events.push(Event::Brought { seat, colour, from, payments: way.pay, to_bank: way.to_bank });
        self.take_resource(way.from, events);
    }

    /// Takes a resource off the board; the last one flips the tile (SP-4.9).
    pub(crate) fn take_resource(&mut self, id: CityId, events: &mut Events<Event>) {
        let city = &mut self.cities[id.index()];
        city.resources -= 1;
        if let Some(colour) = city.tile.colour() {
            self.stock[colour.index()] += 1;
        }
        if self.city(id).is_flipped() {
            events.push(Event::Flipped { city: NamedCity::of(self.board(), id) });
        }
    }

    /// Why no resource that is asked for now can be brought from this place; `None` when one can.
    #[must_use]
    pub fn why_nothing_from(&self, seat: Seat, at: Coord) -> Option<Reason> {
        let Phase::Fulfilling { needs, .. } = self.phase else { return Some(self.wrong_question()) };
        let city = self.board().find_city(at);
        if self.ways_to_bring(seat, &needs).iter().any(|way| Some(way.from) == city) {
            return None;
        }
        Some(match self.why_not_bring(seat, &needs, at, Payments::NONE) {
            // There are routes, and none of them can be paid for.
            Reason::NoSuchRoute { city, .. } => Reason::NoMoneyForRest { city },
            why => why,
        })
    }

    fn why_not_bring(&self, seat: Seat, needs: &Resources, at: Coord, pay: Payments) -> Reason {
        let Some(colour) = next_colour(needs) else { return self.wrong_question() };
        let Some(id) = self.board().find_city(at) else {
            return Reason::NoCityToBringFrom { at };
        };
        let (city, place) = (self.city(id), NamedCity::of(self.board(), id));
        if city.tile.colour() != Some(colour) || city.resources == 0 {
            return Reason::NoResourceThere { city: place, colour };
        }
        if self.tolls(seat)[id.index()].is_none() {
            return Reason::NoWayFrom { city: place };
        }
        if self.ways(seat, colour, self.player(seat).cash).iter().any(|way| way.from == id && way.pay == pay)
        {
            return Reason::NoMoneyForRest { city: place };
        }
        Reason::NoSuchRoute { city: place, pay }
    }

    /// The contract is fulfilled: money and points (SP-4.10). The bonus action is for the caller to offer.
    pub(crate) fn reward(&mut self, seat: Seat, id: ContractId, events: &mut Events<Event>) {
        let contract = id.contract();
        let player = self.player_mut(seat);
        player.receive(contract.money);
        player.fulfilled.insert(id);
        let count = player.fulfilled.len() as u8;
        let (money, points) = (contract.money, contract.points);
        self.progresses();
        events.push(Event::Fulfilled { seat, contract: id, money, points, count });
        let enough = self.contracts_to_end();
        let others = self.all_seats().filter(|other| *other != seat);
        let first =
            others.map(|other| self.player(other).fulfilled.len()).all(|theirs| theirs < usize::from(count));
        if enough == Some(count) && first {
            events.push(Event::LastRound { seat, contracts: count });
        }
    }
}
