//! EMP-8.13 to EMP-8.18: what Transfers lead over, how far they go, and what they cost.

mod chains;

use kernel::Seat;

use crate::building::Way;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::printed::{Build, Obstacle};
use crate::scope::Scope;
use crate::table::{MANA_LIMIT, Table};

/// One level for each price that mana can pay.
const LEVELS: usize = MANA_LIMIT as usize + 1;
/// A spellcar makes at most two Transfers free, each of which is used or not.
const TOKENS: usize = 4;
/// What a Transfer over a teammate’s train costs (EMP-14.3).
pub const TEAMMATE: u8 = 1;

/// The hexes that chains of Transfers lead past, by what a Transfer over them costs.
struct Obstacles {
    /// With its kind, where a Transfer of that kind can be free.
    classes: [(HexSet, u8, Option<Obstacle>); 6],
    /// All of them.
    all: HexSet,
}

/// The hexes that can be entered next when so much has been paid, by the free Transfers that are left (as bits).
#[derive(Clone)]
struct Levels([[HexSet; TOKENS]; LEVELS]);

/// What it costs to get beside each hex.
#[derive(Clone)]
pub(crate) struct Reach([HexSet; LEVELS]);

impl Reach {
    pub(crate) fn price(&self, hex: HexId) -> Option<u8> {
        self.0.iter().position(|level| level.contains(hex)).map(|price| price as u8)
    }

    /// The hexes of this set with their prices, the cheapest first.
    pub(crate) fn within(&self, hexes: HexSet) -> impl Iterator<Item = (HexId, u8)> {
        (0..).zip(self.0).flat_map(move |(price, level)| (level & hexes).iter().map(move |hex| (hex, price)))
    }

    pub(crate) fn reaches(&self, hexes: HexSet) -> bool {
        self.0.iter().any(|level| level.meets(hexes))
    }
}

impl Levels {
    const NONE: Self = Self([[HexSet::NONE; TOKENS]; LEVELS]);

    /// Beside these hexes, with every free Transfer left.
    fn beside(hexes: HexSet, free: &[Obstacle]) -> Self {
        let mut levels = Self::NONE;
        levels.0[0][(1 << free.len().min(2)) - 1] = hexes;
        levels
    }

    /// Beside a hex that is crossed for nothing wherever it can be entered.
    fn beyond(&self, over: HexId, around: HexSet) -> Self {
        let mut levels = Self::NONE;
        for (beyond, here) in levels.0.iter_mut().flatten().zip(self.0.iter().flatten()) {
            if here.contains(over) {
                *beyond = around;
            }
        }
        levels
    }

    fn reach(&self) -> Reach {
        let mut seen = HexSet::NONE;
        Reach(self.0.map(|masks| {
            let level = masks[0] | masks[1] | masks[2] | masks[3];
            let new = level & !seen;
            seen |= level;
            new
        }))
    }
}

impl Table {
    /// Whether a Transfer of this turn is free for a seat, over whichever hex (EMP-8.18).
    #[must_use]
    pub fn has_free_transfer(&self, seat: Seat) -> bool {
        seat == self.active && self.turn.terms.free_transfers > 0
    }

    /// What it costs to get beside each hex from the network, as far as so much mana goes.
    pub(crate) fn reach(&self, build: &Build, seat: Seat, mana: u8) -> Reach {
        self.spread_from_network(build, seat, mana).reach()
    }

    fn spread_from_network(&self, build: &Build, seat: Seat, mana: u8) -> Levels {
        let start = Levels::beside(self.map.beside_network(seat), &build.free);
        self.spread(seat, start, &build.free, mana)
    }

    /// EMP-8.18: ways that use a free Transfer of this turn over some hex, where that is cheaper than going without.
    pub(crate) fn free_ways(&self, build: &Build, scope: &Scope, sites: HexSet) -> Vec<Way> {
        let (seat, mana) = (scope.seat, scope.mana(self));
        let without = self.spread_from_network(build, seat, mana);
        let prices = without.reach();
        let mut ways = Vec::new();
        let crossable = self.obstacles(seat).classes;
        for (hexes, price, kind) in crossable {
            if price == 0 || kind.is_none() {
                continue;
            }
            for over in hexes.iter().filter(|over| prices.price(*over).is_some()) {
                let start = without.beyond(over, self.map.chart().around(over));
                let reach = self.spread(seat, start, &build.free, mana).reach();
                let cheaper = reach
                    .within(sites)
                    .filter(|(hex, price)| prices.price(*hex).is_none_or(|without| *price < without));
                ways.extend(cheaper.map(|(hex, price)| Way { hex, free: Some(over), price }));
            }
        }
        ways
    }

    fn obstacles(&self, seat: Seat) -> Obstacles {
        let (map, terms) = (&self.map, self.terms(seat));
        let own = map.network(seat);
        let free = if seat == self.active { self.turn.free_hexes } else { HexSet::NONE };
        let mates = self.teammates(seat) & !map.wasteland & !own;
        let rivals = self.competitors(seat) & !map.wasteland & !own;
        let classes = [
            (map.cities, terms.city, Some(Obstacle::City)),
            (map.wasteland & !free & !own, terms.wasteland, Some(Obstacle::Wasteland)),
            (free & !own, 0, None),
            (rivals & !mates, terms.competitor, Some(Obstacle::Competitor)),
            (mates & rivals, TEAMMATE.min(terms.competitor), Some(Obstacle::Competitor)),
            (mates & !rivals, TEAMMATE, None),
        ];
        let all = classes.iter().fold(HexSet::NONE, |all, (hexes, ..)| all | *hexes);
        Obstacles { classes, all }
    }

    /// Follows chains of Transfers as far as mana goes (EMP-8.13, EMP-8.15).
    fn spread(&self, seat: Seat, mut levels: Levels, free: &[Obstacle], mana: u8) -> Levels {
        let chart = self.map.chart();
        let obstacles = self.obstacles(seat);
        // Most builds have nothing to cross.
        if levels.0.iter().flatten().all(|hexes| !hexes.meets(obstacles.all)) {
            return levels;
        }
        let mut seen = [HexSet::NONE; TOKENS];
        for level in 0..=usize::from(mana.min(MANA_LIMIT)) {
            for mask in (0..1 << free.len().min(2)).rev() {
                loop {
                    let new = levels.0[level][mask] & !seen[mask];
                    if new.is_empty() {
                        break;
                    }
                    seen[mask] |= new;
                    let entered = new & obstacles.all;
                    if entered.is_empty() {
                        break;
                    }
                    for (hexes, price, kind) in &obstacles.classes {
                        let crossed = entered & *hexes;
                        if crossed.is_empty() {
                            continue;
                        }
                        let around = chart.around_all(crossed);
                        let beyond = level + usize::from(*price);
                        if beyond <= usize::from(mana.min(MANA_LIMIT)) {
                            levels.0[beyond][mask] |= around;
                        }
                        for (token, obstacle) in free.iter().enumerate().take(2) {
                            if *kind == Some(*obstacle) && mask >> token & 1 == 1 {
                                levels.0[level][mask & !(1 << token)] |= around;
                            }
                        }
                    }
                }
            }
        }
        levels
    }
}
