//! What is found once for a decision: the ways to Trieste and to the hubs, and what the others are up to.

use arrayvec::ArrayVec;
use imperial_steam::{Cities, CityId, Engineer, Hub, LAST_ROUND, Links, Player, Table};
use kernel::Seat;

use super::ways::{Legs, MAX_LEGS, Terms, Ways, engineer_price};

#[derive(Debug)]
pub(super) struct Outlook {
    pub seat: Seat,
    /// The last round, as far as can be foreseen.
    pub last: u8,
    /// How likely it is that somebody else joins Trieste.
    pub others_join: f32,
    /// To Trieste, by the engineers on the staff: see [`staff`].
    trieste: [Ways; 4],
    /// To the hubs that are not joined yet, with the engineers that are on the staff now.
    hubs: ArrayVec<Ways, { Hub::ALL.len() }>,
    /// The routes as things stand now: most moves change nothing about them.
    now: Option<Routes>,
}

/// The ways that the player could go.
#[derive(Clone, Debug)]
pub(super) struct Routes {
    /// What they depend on.
    tracks: Links,
    stations: Cities,
    engineers: [bool; 2],
    influence: u8,
    /// The cheapest way to Trieste.
    pub direct: Legs,
    /// The way by the nearest hub, where it is another one.
    pub by_hub: Option<Legs>,
}

/// Bridge and Tunnel Engineers, as the bits of a number.
const fn staff(bits: usize) -> [bool; 2] {
    [bits & 1 == 1, bits & 2 == 2]
}

impl Outlook {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let terms = Terms::of(table);
        let player = table.player(seat);
        let trieste = std::array::from_fn(|bits| Ways::new(table, &terms, table.map().trieste, staff(bits)));
        let far = table.hubs.iter().map(|hub| hub.city).filter(|city| !player.network.contains(*city));
        let hubs = far.map(|city| Ways::new(table, &terms, city, player.engineers)).collect();
        let mut outlook = Self { seat, last: LAST_ROUND, others_join: 0.0, trieste, hubs, now: None };
        for other in table.all_seats().filter(|other| *other != seat) {
            outlook.watch(table, other);
        }
        if table.trieste_is_joined() {
            (outlook.last, outlook.others_join) = (table.round, 1.0);
        }
        outlook.now = Some(outlook.find(table));
        outlook
    }

    /// How soon another player may join Trieste.
    fn watch(&mut self, table: &Table, other: Seat) {
        let [.., ways] = &self.trieste;
        let Some((start, _)) = ways.reach(table, other) else { return };
        let legs = ways.legs(table, start);
        if legs.len() <= 2 {
            self.last = self.last.min(table.round + legs.len() as u8 / 2);
        }
        let rounds = f32::from(LAST_ROUND - table.round + 1);
        let builds = legs.iter().filter(|leg| leg.access.is_none()).count().div_ceil(2) as f32;
        let chance = 0.5 + (1.5 * rounds - builds) / 4.0;
        let eager = match builds {
            0.0..=2.0 => 0.7,
            2.0..=3.0 => 0.4,
            _ => 0.15,
        };
        let eager = if table.player(other).contracts.is_empty() { eager * 0.3 } else { eager };
        self.others_join = self.others_join.max(chance.clamp(0.0, 0.9) * eager);
    }

    /// The present routes, if they are those of this table too.
    pub(super) fn known(&self, table: &Table) -> Option<&Routes> {
        let Player { tracks, stations, engineers, influence, .. } = *table.player(self.seat);
        self.now.as_ref().filter(|now| {
            (now.tracks, now.stations, now.engineers) == (tracks, stations, engineers)
                && (now.influence == influence || engineers == [true, true])
        })
    }

    /// The routes on this table.
    pub(super) fn find(&self, table: &Table) -> Routes {
        let Player { tracks, stations, engineers, influence, .. } = *table.player(self.seat);
        let best = self.cheapest(table, |ways| ways.reach(table, self.seat));
        let direct = best.map_or_else(Legs::new, |(ways, start)| ways.legs(table, start));
        let by_hub = self.by_hub(table, &direct);
        Routes { tracks, stations, engineers, influence, direct, by_hub }
    }

    /// The cheapest way to Trieste, with the engineers who would have to be hired, and where it begins.
    fn cheapest(
        &self,
        table: &Table,
        from: impl Fn(&Ways) -> Option<(CityId, f32)>,
    ) -> Option<(&Ways, CityId)> {
        let has = table.player(self.seat).engineers;
        let mut best: Option<(&Ways, CityId, f32)> = None;
        for (bits, ways) in self.trieste.iter().enumerate() {
            let hired =
                Engineer::ALL.into_iter().filter(|kind| staff(bits)[kind.index()] && !has[kind.index()]);
            let hired: Option<f32> = hired.map(|kind| engineer_price(table, self.seat, kind)).sum();
            let (Some((start, cost)), Some(hired)) = (from(ways), hired) else { continue };
            if best.is_none_or(|(_, _, least)| cost + hired < least) {
                best = Some((ways, start, cost + hired));
            }
        }
        best.map(|(ways, start, _)| (ways, start))
    }

    /// The way to the nearest hub and on to Trieste.
    fn by_hub(&self, table: &Table, direct: &Legs) -> Option<Legs> {
        let network = table.player(self.seat).network;
        let far = self.hubs.iter().filter(|ways| !network.contains(ways.goal()));
        let reached = far.filter_map(|ways| Some((ways, ways.reach(table, self.seat)?)));
        let (ways, (start, _)) = reached.min_by(|(_, (_, a)), (_, (_, b))| a.total_cmp(b))?;
        let first = ways.legs(table, start);
        if direct.len() >= first.len() && first.iter().zip(direct).all(|(a, b)| a.city == b.city) {
            return None;
        }
        let (on, hub) = self.cheapest(table, |to| Some((ways.goal(), to.cost(ways.goal())?)))?;
        let rest = on.legs(table, hub);
        let again = |city: CityId| network.contains(city) || first.iter().any(|leg| leg.city == city);
        if rest.is_empty() || rest.iter().any(|leg| again(leg.city)) || first.len() + rest.len() > MAX_LEGS {
            return None;
        }
        Some(first.into_iter().chain(rest).collect())
    }
}
