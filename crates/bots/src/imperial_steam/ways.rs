//! The cheapest ways over the map to a city.

use imperial_steam::printed::{CITIES, LINKS};
use imperial_steam::{AccessPrice, CityId, Engineer, FEE, LinkId, LinkKind, MAX_STATIONS, Table};
use kernel::Seat;

use super::weights::weights;

/// What it takes to get from a city to the goal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    /// In guldens, or what is as good.
    pub cost: f32,
    pub effort: u8,
    /// Tracks that are built, State Railways left out.
    pub tracks: u8,
    pub bridges: u8,
    pub tunnels: u8,
    pub links: u8,
}

/// The cheapest way from every city to one goal.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    from: [Option<Way>; CITIES],
}

/// What is to be done about links that take an engineer who is not there.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Missing {
    Avoid,
    /// He costs so much for each of them.
    Pay(f32),
}

impl Ways {
    /// The ways of a seat that has these engineers.
    pub(super) fn to(table: &Table, seat: Seat, goal: CityId, engineers: [bool; 2], missing: Missing) -> Self {
        let map = table.map();
        let steps = steps(table, seat, engineers, missing);
        let mut from = [None; CITIES];
        from[goal.index()] = Some(Way::default());
        let mut open: u64 = 1 << goal.index();
        while open != 0 {
            let mut nearest: Option<(usize, Way)> = None;
            let mut rest = open;
            while rest != 0 {
                let city = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if let Some(way) = from[city]
                    && nearest.is_none_or(|(_, best)| way.cost < best.cost)
                {
                    nearest = Some((city, way));
                }
            }
            let Some((city, way)) = nearest else { break };
            open &= !(1 << city);
            let city = CityId::new(city);
            for link in map.city(city).links.iter() {
                let Some(mut longer) = steps[link.index()] else { continue };
                let before = map.link(link).beyond(city);
                // The effort is that of the city which is joined.
                if longer.tracks > 0 {
                    longer.effort = map.city(city).effort;
                    longer.cost += f32::from(longer.effort) * weights().effort;
                }
                longer.add(&way);
                if from[before.index()].is_none_or(|known: Way| longer.cost < known.cost) {
                    from[before.index()] = Some(longer);
                    open |= 1 << before.index();
                }
            }
        }
        Self { from }
    }

    /// The cheapest way from a seat’s network.
    pub(super) fn reach(&self, table: &Table, seat: Seat) -> Option<Way> {
        let mut best: Option<Way> = None;
        for city in table.player(seat).network.iter() {
            let Some(mut way) = self.from[city.index()] else { continue };
            if way.links == 0 {
                return Some(way);
            }
            if best.is_some_and(|best| best.cost <= way.cost) {
                continue;
            }
            let Some(more) = leaving(table, seat, city) else { continue };
            way.cost += more;
            if best.is_none_or(|best| way.cost < best.cost) {
                best = Some(way);
            }
        }
        best
    }
}

impl Way {
    fn add(&mut self, rest: &Self) {
        self.cost += rest.cost;
        self.effort += rest.effort;
        self.tracks += rest.tracks;
        self.bridges += rest.bridges;
        self.tunnels += rest.tunnels;
        self.links += rest.links;
    }
}

/// What each link takes, without the effort.
fn steps(table: &Table, seat: Seat, engineers: [bool; 2], missing: Missing) -> [Option<Way>; LINKS] {
    let map = table.map();
    std::array::from_fn(|index| {
        let link = LinkId::new(index);
        let owners = table.tracks[index].len() as f32;
        if table.crowns.contains(link) {
            let cost = match table.access_price(link) {
                AccessPrice::Bank(guldens) => guldens as f32,
                AccessPrice::Owners(guldens) => guldens as f32 * owners,
            };
            return Some(Way { cost, links: 1, ..Way::default() });
        }
        let kind = map.link(link).kind;
        let mut way = Way {
            cost: weights().link + owners * FEE as f32,
            tracks: 1,
            links: 1,
            bridges: u8::from(kind == LinkKind::Bridge),
            tunnels: u8::from(kind == LinkKind::Tunnel),
            ..Way::default()
        };
        if let Some(engineer) = kind.engineer() {
            way.cost += weights().needed_good;
            if !engineers[engineer.index()] {
                match missing {
                    Missing::Avoid => return None,
                    Missing::Pay(guldens) => way.cost += guldens,
                }
            }
        }
        let _ = seat;
        Some(way)
    })
}

/// What it takes to leave a city by one more track: a station where there are two already.
fn leaving(table: &Table, seat: Seat, city: CityId) -> Option<f32> {
    let player = table.player(seat);
    let tracks = player.tracks.and(table.map().city(city).links).len();
    if tracks < 2 || player.stations.contains(city) {
        return Some(0.0);
    }
    let free = table.city(city).stations < table.tile(city).stations;
    (free && player.stations.len() < MAX_STATIONS).then(|| f32::from(table.tile(city).station) * 0.5 + 20.0)
}

/// The engineers that a seat could have in the end, beginning with those it has, and who is missing.
pub(super) fn staffs(has: [bool; 2]) -> impl Iterator<Item = ([bool; 2], [bool; 2])> {
    [[false, false], [true, false], [false, true], [true, true]].into_iter().filter_map(move |staff| {
        let missing = [staff[0] && !has[0], staff[1] && !has[1]];
        let includes = (staff[0] || !has[0]) && (staff[1] || !has[1]);
        includes.then_some((staff, missing))
    })
}

/// What it takes to hire an engineer: more where no hub with one is open.
pub(super) fn engineer_price(table: &Table, seat: Seat, kind: Engineer) -> f32 {
    let influence = table.player(seat).influence;
    let steps = table.hubs.iter().filter(|hub| hub.engineers[kind.index()] > 0);
    let steps = steps.map(|hub| hub.influence.saturating_sub(influence)).min();
    steps.map_or(1000.0, |steps| weights().engineer + 8.0 * f32::from(steps))
}
