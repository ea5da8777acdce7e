//! EMP-8: where track can be built, and what Transfers cost on the way there.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::kinds::Terrain;
use crate::no::No;
use crate::printed::{Build, Each, Ground, Lands, Near, Obstacle, Where};
use crate::scope::Scope;
use crate::table::{MANA_LIMIT, Table};

/// One level for each price that mana can pay.
const LEVELS: usize = MANA_LIMIT as usize + 1;
/// A spellcar makes at most two Transfers free, each of which is used or not.
const TOKENS: usize = 4;
/// The price of a hex that cannot be reached.
const BEYOND: u8 = LEVELS as u8;

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
    fn within(&self, hexes: HexSet) -> impl Iterator<Item = (HexId, u8)> {
        (0..).zip(self.0).flat_map(move |(price, level)| (level & hexes).iter().map(move |hex| (hex, price)))
    }

    fn reaches(&self, hexes: HexSet) -> bool {
        self.0.iter().any(|level| level.meets(hexes))
    }
}

impl Levels {
    const NONE: Self = Self([[HexSet::NONE; TOKENS]; LEVELS]);

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

/// A way to build on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub hex: HexId,
    /// The hex whose Transfer is free by an ability of this turn (EMP-8.18).
    pub free: Option<HexId>,
    /// What all Transfers together cost.
    pub price: u8,
}

impl Table {
    /// The hexes that a build may end on, whether they can be reached or not.
    pub(crate) fn sites(&self, build: &Build, scope: &Scope) -> HexSet {
        let seat = scope.seat;
        if self.player(seat).trains == 0 {
            return HexSet::NONE;
        }
        let mut sites = self.ground(&build.on, seat) & !self.map.network(seat) & !self.map.full;
        sites &= self.of_terrains(build.each, scope.run.memo);
        match build.near {
            None => {}
            Some(near) => sites &= self.near(near, seat),
        }
        match (build.r#where, scope.run.hex) {
            (Where::Network | Where::Anywhere, _) => sites,
            (Where::Around, Some(hex)) => sites & self.map.chart().around(hex),
            (Where::There, Some(hex)) => sites & HexSet::only(hex),
            (Where::Around | Where::There, None) => HexSet::NONE,
        }
    }

    fn ground(&self, ground: &Ground, seat: Seat) -> HexSet {
        let map = &self.map;
        match ground {
            Ground::Terrains(terrains) => {
                terrains.iter().fold(HexSet::NONE, |all, terrain| all | map.land[terrain.index()])
            }
            Ground::Of(Lands::Any) => map.chart().all & !map.cities & !map.wasteland,
            Ground::Of(Lands::Land) => map.chart().all & !map.cities,
            Ground::Of(Lands::Wasteland) => map.wasteland,
            Ground::Of(Lands::Home) => self.home(seat).map_or(HexSet::NONE, |home| map.land[home.index()]),
        }
    }

    /// EMP-10.14, EMP-10.15: the same terrain each time, or another one.
    fn of_terrains(&self, each: Option<Each>, built: u16) -> HexSet {
        let all = self.map.chart().all;
        let on = || {
            let terrains = Terrain::ALL.into_iter().filter(|terrain| built >> terrain.index() & 1 == 1);
            terrains.fold(HexSet::NONE, |all, terrain| all | self.map.land[terrain.index()])
        };
        match each {
            Some(Each::Same) if built != 0 => on(),
            Some(Each::Different) => all & !on(),
            _ => all,
        }
    }

    fn near(&self, near: Near, seat: Seat) -> HexSet {
        let (map, chart) = (&self.map, self.map.chart());
        match near {
            Near::Edge => chart.edge,
            Near::City => map.beside_city,
            Near::CityOrWasteland => map.beside_city | chart.around_all(map.wasteland),
            Near::Competitor => self.competitors(seat),
        }
    }

    /// Whether there is any hex to build on (EMP-8.1).
    pub(crate) fn can_build_somewhere(&self, build: &Build, scope: &Scope) -> bool {
        let sites = self.sites(build, scope);
        if sites.is_empty() {
            return false;
        }
        if build.r#where != Where::Network {
            return true;
        }
        let beside = self.map.beside_network(scope.seat);
        if beside.meets(sites) {
            return true;
        }
        let start = self.beside(beside, &build.free);
        if self.spread(scope.seat, start, &build.free, scope.mana(self)).reach().reaches(sites) {
            return true;
        }
        self.turn.terms.free_transfers > 0
            && scope.seat == self.active
            && !self.free_ways(build, scope, sites).is_empty()
    }

    /// Every way to build.
    pub(crate) fn ways(&self, build: &Build, scope: &Scope) -> Vec<Way> {
        let sites = self.sites(build, scope);
        if build.r#where != Where::Network {
            return sites.iter().map(|hex| Way { hex, free: None, price: 0 }).collect();
        }
        let beside = self.map.beside_network(scope.seat);
        let levels = self.spread(scope.seat, self.beside(beside, &build.free), &build.free, scope.mana(self));
        let reach = levels.reach();
        let mut ways: Vec<Way> =
            reach.within(sites).map(|(hex, price)| Way { hex, free: None, price }).collect();
        if self.turn.terms.free_transfers > 0 && scope.seat == self.active {
            ways.extend(self.free_ways(build, scope, sites));
        }
        ways
    }

    /// EMP-8.18: ways that use a free Transfer of this turn over some hex, where that is cheaper than going without.
    fn free_ways(&self, build: &Build, scope: &Scope, sites: HexSet) -> Vec<Way> {
        let (seat, mana) = (scope.seat, scope.mana(self));
        let without =
            self.spread(seat, self.beside(self.map.beside_network(seat), &build.free), &build.free, mana);
        let prices = without.reach();
        let mut ways = Vec::new();
        let crossable = self.obstacles(seat).classes;
        for (hexes, price, kind) in crossable {
            if price == 0 || kind.is_none() {
                continue;
            }
            for over in hexes.iter().filter(|over| prices.price(*over).is_some()) {
                let mut start = Levels::NONE;
                for (level, masks) in without.0.iter().enumerate() {
                    for (mask, _) in masks.iter().enumerate().filter(|(_, hexes)| hexes.contains(over)) {
                        start.0[level][mask] |= self.map.chart().around(over);
                    }
                }
                let reach = self.spread(seat, start, &build.free, mana).reach();
                let cheaper = reach
                    .within(sites)
                    .filter(|(hex, price)| prices.price(*hex).is_none_or(|without| *price < without));
                ways.extend(cheaper.map(|(hex, price)| Way { hex, free: Some(over), price }));
            }
        }
        ways
    }

    fn beside(&self, beside: HexSet, free: &[Obstacle]) -> Levels {
        let mut levels = Levels::NONE;
        levels.0[0][(1 << free.len().min(2)) - 1] = beside;
        levels
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

    /// Why there is no track for this build on that hex, or what its Transfers cost.
    pub(crate) fn can_build(
        &self,
        build: &Build,
        scope: &Scope,
        hex: HexId,
        free: Option<HexId>,
    ) -> Result<Way, No> {
        let (map, seat) = (&self.map, scope.seat);
        if map.cities.contains(hex) {
            return Err(No::TrainInCity { hex });
        }
        if map.network(seat).contains(hex) {
            return Err(No::OwnTrain { hex });
        }
        if map.full.contains(hex) {
            return Err(No::HexFull { hex });
        }
        if self.player(seat).trains == 0 {
            return Err(No::TrainsUsedUp);
        }
        if !self.sites(build, scope).contains(hex) {
            return Err(self.wrong_site(build, scope, hex));
        }
        if let Some(way) = self.ways(build, scope).into_iter().find(|way| way.hex == hex && way.free == free)
        {
            return Ok(way);
        }
        if let Some(over) = free {
            return Err(No::NotFree { hex, over });
        }
        let unlimited =
            self.spread(seat, self.beside(map.beside_network(seat), &build.free), &build.free, MANA_LIMIT);
        match unlimited.reach().price(hex) {
            Some(price) => Err(No::TransferCost { hex, price, mana: scope.mana(self) }),
            None => Err(No::OutOfReach { hex }),
        }
    }

    fn wrong_site(&self, build: &Build, scope: &Scope, hex: HexId) -> No {
        let only = HexSet::only(hex);
        let near = build.near.filter(|near| !self.near(*near, scope.seat).meets(only));
        let given = build.is_around_bound();
        match near {
            _ if !self.ground(&build.on, scope.seat).meets(only) => {
                if self.map.wasteland.contains(hex) {
                    No::Wasteland { hex }
                } else {
                    No::WrongTerrain { hex }
                }
            }
            _ if !self.of_terrains(build.each, scope.run.memo).meets(only) => No::TerrainAgain {
                hex,
                same: build.each == Some(Each::Same),
                any: build.on == Ground::Of(Lands::Any),
            },
            Some(Near::Edge) => No::NotEdge { hex },
            Some(Near::City) => No::NotByCity { hex, wasteland: false },
            Some(Near::CityOrWasteland) => No::NotByCity { hex, wasteland: true },
            Some(Near::Competitor) => No::CompetitorMissing { hex },
            None if given => No::HexGiven { hex },
            None => No::WrongTerrain { hex },
        }
    }

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
        let first = self.spread(seat, self.beside(beside, &build.free), &build.free, mana);
        if let Some(over) = way.free {
            // From the network to the free hex, over it, and on.
            let price = first.reach().price(over).unwrap_or(0);
            self.trace(seat, &first, &build.free, beside, over, price, &mut chain);
            let _ = chain.try_push(over);
            let around = self.map.chart().around(over);
            if !around.contains(way.hex) {
                let on = self.spread(seat, self.beside(around, &build.free), &build.free, mana);
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
        for crossed in back.into_iter() {
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

/// What a Transfer over a teammate’s train costs (EMP-14.3).
pub const TEAMMATE: u8 = 1;
