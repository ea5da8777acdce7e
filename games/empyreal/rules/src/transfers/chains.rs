//! The chain of Transfers that a way to build leads over, found backwards from the hex where it ends.

use arrayvec::ArrayVec;
use kernel::Events;

use super::{LEVELS, Levels, Obstacles, TOKENS};
use crate::building::Way;
use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::printed::{Build, Obstacle, Where};
use crate::scope::Scope;
use crate::table::Table;

impl Table {
    /// What there is to tell of a build before it is made: whose abilities have made its Transfers cheaper, and which hexes
    /// these lead over.
    pub(crate) fn told_of_build(&self, build: &Build, scope: &Scope, way: Way) -> Events<Event> {
        let chain = self.chain(build, scope, way);
        let paid: HexSet = chain.iter().copied().filter(|hex| Some(*hex) != way.free).collect();
        let mut events = Events::new();
        if paid.meets(self.map.cities) {
            self.tell_helpers(|terms| terms.city, &mut events);
        }
        if paid.meets(self.map.wasteland & !self.turn.free_hexes) {
            self.tell_helpers(|terms| terms.wasteland, &mut events);
        }
        let rivals = self.competitors(scope.seat) & !self.teammates(scope.seat);
        if paid.meets(rivals & !self.map.wasteland) {
            self.tell_helpers(|terms| terms.competitor, &mut events);
        }
        let over = chain.into_iter().map(|hex| self.coord(hex)).collect();
        events.push(Event::Built { seat: scope.seat, hex: self.coord(way.hex), over, price: way.price });
        events
    }

    /// The hexes that a way leads over, in order: one of the cheapest chains.
    #[must_use]
    pub(crate) fn chain(&self, build: &Build, scope: &Scope, way: Way) -> Chain {
        let mut chain = ArrayVec::new();
        if build.r#where != Where::Network {
            return chain;
        }
        let (seat, free) = (scope.seat, &build.free);
        let beside = self.map.beside_network(seat);
        if way.free.is_none() && beside.contains(way.hex) {
            return chain;
        }
        let mana = scope.mana(self);
        let (start, first) = (Levels::beside(beside, free), self.spread_from_network(build, seat, mana));
        let to_network = Legs { table: self, obstacles: self.obstacles(seat), free, start, levels: first };
        let Some(over) = way.free else {
            to_network.trace_any(way.hex, usize::from(way.price), &mut chain);
            return chain;
        };
        // From where the free hex was entered, over it, and on.
        let start = to_network.levels.beyond(over, self.map.chart().around(over));
        let levels = self.spread(seat, start.clone(), free, mana);
        let beyond = Legs { table: self, obstacles: self.obstacles(seat), free, start, levels };
        let mut on = ArrayVec::new();
        if let Some((level, mask)) = beyond.trace_any(way.hex, usize::from(way.price), &mut on) {
            to_network.trace((over, level, mask), &mut chain);
        }
        let _ = chain.try_push(over);
        for crossed in on {
            let _ = chain.try_push(crossed);
        }
        chain
    }
}

/// The hexes of a chain.
type Chain = ArrayVec<HexId, 16>;
/// What was paid by then, and the free Transfers that were left.
type Paid = (usize, usize);

/// A part of a chain, to be found backwards: where it could begin, and what can be reached from there.
struct Legs<'a> {
    table: &'a Table,
    obstacles: Obstacles,
    free: &'a [Obstacle],
    start: Levels,
    levels: Levels,
}

impl Legs<'_> {
    /// Adds the hexes that were crossed to get beside `hex` for that price, whatever free Transfers are left: what had been
    /// paid where this part begins.
    fn trace_any(&self, hex: HexId, price: usize, chain: &mut Chain) -> Option<Paid> {
        (0..TOKENS).find_map(|mask| self.trace((hex, price, mask), chain))
    }

    /// The same with exactly these free Transfers left.
    fn trace(&self, (hex, price, mask): (HexId, usize, usize), chain: &mut Chain) -> Option<Paid> {
        if !self.levels.0.get(price)?[mask].contains(hex) {
            return None;
        }
        self.back((hex, price, mask), &mut [[HexSet::NONE; TOKENS]; LEVELS], chain)
    }

    /// Looks for the way back to where the part begins; what is crossed on it comes in order.
    fn back(
        &self,
        (hex, level, mask): (HexId, usize, usize),
        visited: &mut [[HexSet; TOKENS]; LEVELS],
        chain: &mut Chain,
    ) -> Option<Paid> {
        if self.start.0[level][mask].contains(hex) {
            return Some((level, mask));
        }
        if visited[level][mask].contains(hex) {
            return None;
        }
        visited[level][mask].insert(hex);
        for over in (self.table.map.chart().around(hex) & self.obstacles.all).iter() {
            for (hexes, price, kind) in &self.obstacles.classes {
                if !hexes.contains(over) {
                    continue;
                }
                let mut before = ArrayVec::<Paid, 3>::new();
                if let Some(level) = level.checked_sub(usize::from(*price)) {
                    before.push((level, mask));
                }
                for (token, obstacle) in self.free.iter().enumerate().take(2) {
                    if *kind == Some(*obstacle) && mask >> token & 1 == 0 {
                        before.push((level, mask | 1 << token));
                    }
                }
                for (level, mask) in before {
                    if !self.levels.0[level][mask].contains(over) {
                        continue;
                    }
                    if let Some(paid) = self.back((over, level, mask), visited, chain) {
                        let _ = chain.try_push(over);
                        return Some(paid);
                    }
                }
            }
        }
        None
    }
}
