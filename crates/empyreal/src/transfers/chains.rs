//! The chain of Transfers that a way to build leads over, found backwards from the hex where it ends.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{LEVELS, Levels, Obstacles, TOKENS};
use crate::building::Way;
use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::printed::{Build, Obstacle, Where};
use crate::scope::Scope;
use crate::table::Table;

/// The price of a hex that cannot be reached.
const BEYOND: u8 = LEVELS as u8;

impl Table {
    /// Tells who has made Transfers of this way cheaper.
    pub(crate) fn tell_transfer_helpers(
        &self,
        build: &Build,
        scope: &Scope,
        way: Way,
        events: &mut Vec<Event>,
    ) {
        let chain: HexSet =
            self.chain(build, scope, way).into_iter().filter(|hex| Some(*hex) != way.free).collect();
        let wasteland = self.map.wasteland & !self.turn.free_hexes;
        if chain.meets(self.map.cities) {
            self.tell_helpers(|terms| terms.city, events);
        }
        if chain.meets(wasteland) {
            self.tell_helpers(|terms| terms.wasteland, events);
        }
        let rivals = self.competitors(scope.seat) & !self.teammates(scope.seat);
        if chain.meets(rivals & !self.map.wasteland) {
            self.tell_helpers(|terms| terms.competitor, events);
        }
    }

    /// The hexes that a way leads over, in order: one of the cheapest chains.
    #[must_use]
    pub(crate) fn chain(&self, build: &Build, scope: &Scope, way: Way) -> ArrayVec<HexId, 16> {
        let mut chain = ArrayVec::new();
        if build.r#where != Where::Network {
            return chain;
        }
        let beside = self.map.beside_network(scope.seat);
        if way.free.is_none() && beside.contains(way.hex) {
            return chain;
        }
        let seat = scope.seat;
        let mana = scope.mana(self);
        let first = self.spread_from_network(build, seat, mana);
        if let Some(over) = way.free {
            // From the network to the free hex, over it, and on.
            let price = first.reach().price(over).unwrap_or(0);
            self.trace(seat, &first, &build.free, beside, over, price, &mut chain);
            let _ = chain.try_push(over);
            let around = self.map.chart().around(over);
            if !around.contains(way.hex) {
                let on = self.spread(seat, Levels::beside(around, &build.free), &build.free, mana);
                let price = on.reach().price(way.hex).unwrap_or(BEYOND);
                self.trace(seat, &on, &build.free, around, way.hex, price, &mut chain);
            }
        } else {
            self.trace(seat, &first, &build.free, beside, way.hex, way.price, &mut chain);
        }
        chain
    }

    /// Adds the hexes that were crossed to get beside `hex` for that price.
    #[expect(clippy::too_many_arguments, reason = "a search hands all of it on")]
    fn trace(
        &self,
        seat: Seat,
        levels: &Levels,
        free: &[Obstacle],
        start: HexSet,
        hex: HexId,
        price: u8,
        chain: &mut ArrayVec<HexId, 16>,
    ) {
        let obstacles = self.obstacles(seat);
        let mut visited = [[HexSet::NONE; TOKENS]; LEVELS];
        let full = (1 << free.len().min(2)) - 1;
        let mut back = Vec::new();
        for mask in 0..TOKENS {
            let within = usize::from(price) < LEVELS && levels.0[usize::from(price)][mask].contains(hex);
            if within
                && self.back(
                    levels,
                    &obstacles,
                    free,
                    (start, full),
                    (hex, usize::from(price), mask),
                    &mut visited,
                    &mut back,
                )
            {
                break;
            }
            back.clear();
        }
        for crossed in back {
            let _ = chain.try_push(crossed);
        }
    }

    /// Looks for the way back to where the chain began; what is crossed on it comes in order.
    #[expect(clippy::too_many_arguments, reason = "a search hands all of it on")]
    fn back(
        &self,
        levels: &Levels,
        obstacles: &Obstacles,
        free: &[Obstacle],
        start: (HexSet, usize),
        (hex, level, mask): (HexId, usize, usize),
        visited: &mut [[HexSet; TOKENS]; LEVELS],
        back: &mut Vec<HexId>,
    ) -> bool {
        if level == 0 && mask == start.1 && start.0.contains(hex) {
            return true;
        }
        if visited[level][mask].contains(hex) {
            return false;
        }
        visited[level][mask].insert(hex);
        for over in (self.map.chart().around(hex) & obstacles.all).iter() {
            for (hexes, price, kind) in &obstacles.classes {
                if !hexes.contains(over) {
                    continue;
                }
                let mut before = ArrayVec::<(usize, usize), 3>::new();
                if let Some(level) = level.checked_sub(usize::from(*price)) {
                    before.push((level, mask));
                }
                for (token, obstacle) in free.iter().enumerate().take(2) {
                    if *kind == Some(*obstacle) && mask >> token & 1 == 0 {
                        before.push((level, mask | 1 << token));
                    }
                }
                for (level, mask) in before {
                    let there = levels.0[level][mask].contains(over);
                    if there && self.back(levels, obstacles, free, start, (over, level, mask), visited, back)
                    {
                        back.push(over);
                        return true;
                    }
                }
            }
        }
        false
    }
}
