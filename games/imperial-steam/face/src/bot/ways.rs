//! The cheapest ways over the map to Trieste and to the hubs.

use arrayvec::ArrayVec;
use imperial_steam::printed::{CITIES, LINKS};
use imperial_steam::{Cities, CityId, EXTRA_GOODS, Engineer, Good, Hub, LinkId, LinkKind, Table};
use kernel::Seat;

/// The most links of a way.
pub(super) const MAX_LEGS: usize = 16;

// What a way costs, in guldens or what is worth as much.
const EFFORT: f32 = 5.5;
const TRACK: f32 = 20.0;
/// The stone of a bridge, the iron of a tunnel.
const EXTRA_GOOD: f32 = 28.0;
const ENGINEER: f32 = 70.0;
/// A step of influence that is missing to hire an engineer.
const MISSING_STEP: f32 = 8.0;
/// What a station takes beyond its price.
const STATION: f32 = 20.0;
/// What a link costs at least, however much its city brings.
const LEAST: f32 = 5.0;

// What passing through a city is worth.
const DEMAND: f32 = 6.6;
const KEY: f32 = 10.0;
const POINT: f32 = 10.0;
const STEP: f32 = 0.7;

/// A link of a way, and what the city at its end brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    pub city: CityId,
    pub effort: u8,
    pub kind: LinkKind,
    /// What access to a State Railway costs.
    pub access: Option<i32>,
    pub fee: i32,
    pub influence: u8,
    pub points: u8,
    /// By good; a hub’s coal counts once.
    pub demands: [u8; 4],
}

pub(super) type Legs = ArrayVec<Leg, MAX_LEGS>;

/// The cheapest way from every city to one goal, for a player with certain engineers.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    goal: CityId,
    /// What it costs, and the first link.
    from: [Option<(f32, LinkId)>; CITIES],
}

/// What is the same for all ways over one table.
#[derive(Debug)]
pub(super) struct Terms {
    /// What each link costs, without the effort.
    links: [f32; LINKS],
    /// What each city brings.
    gains: [f32; CITIES],
}

impl Terms {
    pub(super) fn of(table: &Table) -> Self {
        let hubs = Hub::ALL.map(|hub| table.hub(hub).city);
        let gains = std::array::from_fn(|index| {
            let city = CityId::new(index);
            let demands = Good::ALL.into_iter().filter(|good| table.city(city).demands(*good)).count();
            let key = if hubs.contains(&city) { KEY } else { 0.0 };
            let steps = table.influence_of(city);
            demands as f32 * DEMAND
                + key
                + f32::from(table.city(city).business) * POINT
                + f32::from(steps) * STEP
        });
        let links = std::array::from_fn(|index| {
            let link = LinkId::new(index);
            if let Some(guldens) = access(table, link) {
                return guldens as f32;
            }
            let extra = table.map().link(link).kind.extra().map_or(0.0, |_| EXTRA_GOOD);
            TRACK + extra + table.fee(link) as f32
        });
        Self { links, gains }
    }

    /// What it costs to join this city by this link; `None` without the engineer.
    fn cost(&self, table: &Table, link: LinkId, city: CityId, engineers: [bool; 2]) -> Option<f32> {
        let mut cost = self.links[link.index()];
        if !table.crowns.contains(link) {
            let engineer = table.map().link(link).kind.engineer();
            if engineer.is_some_and(|engineer| !engineers[engineer.index()]) {
                return None;
            }
            cost += f32::from(effort(table, link, city)) * EFFORT;
        }
        Some((cost - self.gains[city.index()]).max(LEAST))
    }
}

impl Ways {
    pub(super) fn new(table: &Table, terms: &Terms, goal: CityId, engineers: [bool; 2]) -> Self {
        let map = table.map();
        let mut from: [Option<(f32, LinkId)>; CITIES] = [None; CITIES];
        from[goal.index()] = Some((0.0, LinkId::new(0)));
        let mut open = vec![goal];
        while let Some(nearest) = (0..open.len()).min_by(|a, b| {
            let cost = |index: &usize| from[open[*index].index()].map_or(f32::MAX, |(cost, _)| cost);
            cost(a).total_cmp(&cost(b))
        }) {
            let city = open.swap_remove(nearest);
            let Some((way, _)) = from[city.index()] else { continue };
            for link in map.city(city).links.iter() {
                let Some(cost) = terms.cost(table, link, city, engineers) else { continue };
                let before = map.link(link).beyond(city);
                let known = &mut from[before.index()];
                if known.is_none_or(|(known, _)| way + cost < known) {
                    if known.is_none() {
                        open.push(before);
                    }
                    *known = Some((way + cost, link));
                }
            }
        }
        Self { goal, from }
    }

    pub(super) const fn goal(&self) -> CityId {
        self.goal
    }

    /// What the way from a city costs.
    pub(super) fn cost(&self, city: CityId) -> Option<f32> {
        self.from[city.index()].map(|(cost, _)| cost)
    }

    /// Where the cheapest way from a seat’s network begins, and what it costs.
    pub(super) fn reach(&self, table: &Table, seat: Seat) -> Option<(CityId, f32)> {
        let mut best: Option<(CityId, f32)> = None;
        for city in table.player(seat).network.iter() {
            let Some(cost) = self.cost(city) else { continue };
            let better = |cost: f32| best.is_none_or(|(_, least)| cost < least);
            if better(cost)
                && let Some(more) = self.leaving(table, seat, city)
                && better(cost + more)
            {
                best = Some((city, cost + more));
            }
        }
        best
    }

    /// What it takes to leave a city by one more track: a station where there are two already (IMP-4.5).
    fn leaving(&self, table: &Table, seat: Seat, city: CityId) -> Option<f32> {
        if !table.is_full(seat, city) || city == self.goal {
            return Some(0.0);
        }
        table.has_station_left(seat, city).then(|| f32::from(table.tile(city).station) + STATION)
    }

    /// The links from a city to the goal.
    pub(super) fn legs(&self, table: &Table, start: CityId) -> Legs {
        let map = table.map();
        let mut legs = Legs::new();
        let mut city = start;
        while city != self.goal
            && !legs.is_full()
            && let Some((_, link)) = self.from[city.index()]
        {
            city = map.link(link).beyond(city);
            legs.push(Leg::new(table, link, city));
        }
        legs
    }
}

impl Leg {
    fn new(table: &Table, link: LinkId, city: CityId) -> Self {
        let there = table.city(city);
        let mut demands = Good::ALL.map(|good| u8::from(there.demands(good)));
        let key = table.hub_at(city).is_some_and(|hub| table.hub(hub).next_key().is_some());
        demands[Good::Coal.index()] = u8::from(key);
        Self {
            city,
            effort: effort(table, link, city),
            kind: table.map().link(link).kind,
            access: access(table, link),
            fee: table.fee(link),
            influence: table.influence_of(city),
            points: there.business,
            demands,
        }
    }

    /// The goods that its track takes beyond the usual.
    pub(super) fn extra(&self) -> [u8; 4] {
        let mut goods = [0; 4];
        if let Some(good) = self.kind.extra() {
            goods[good.index()] = EXTRA_GOODS;
        }
        goods
    }
}

/// The effort to join this city by this link, from a network that has its other end.
fn effort(table: &Table, link: LinkId, city: CityId) -> u8 {
    table.effort(Cities::only(table.map().link(link).beyond(city)), link)
}

/// What access to a State Railway costs.
fn access(table: &Table, link: LinkId) -> Option<i32> {
    table.crowns.contains(link).then(|| table.access_sum(link))
}

/// What it takes to hire an engineer: more where no hub with one is open. `None` when there is none to be had.
pub(super) fn engineer_price(table: &Table, seat: Seat, kind: Engineer) -> Option<f32> {
    let steps = table.engineer_needs(kind)?.saturating_sub(table.player(seat).influence);
    Some(ENGINEER + MISSING_STEP * f32::from(steps))
}
