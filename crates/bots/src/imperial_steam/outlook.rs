//! What is found once for a decision: the ways to Trieste and to the hubs, and when the game may end.

use arrayvec::ArrayVec;
use imperial_steam::{CityId, Engineer, Hub, LAST_ROUND, Table, hands};
use kernel::Seat;

use super::ways::{Missing, Way, Ways, engineer_price, staffs};

/// The most cities that demand goods: the hubs and a few more.
const MARKETS: usize = 10;
/// What a link takes more that wants an engineer who is missing, on a way to a hub.
const STRANGE_LINK: f32 = 25.0;

#[derive(Debug)]
pub(super) struct Outlook {
    pub seat: Seat,
    /// The last round, as far as it can be told.
    pub last: u8,
    /// By the engineers of [`staffs`]: bridge is 1, tunnel is 2.
    trieste: [Ways; 4],
    markets: ArrayVec<(CityId, Ways), MARKETS>,
    /// How likely it is that somebody else joins Trieste.
    pub others_join: f32,
}

impl Outlook {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let trieste = |seat: Seat, staff| Ways::to(table, seat, table.map().trieste, staff, Missing::Avoid);
        let hubs = Hub::ALL.map(|hub| table.hub(hub).city);
        let others = imperial_steam::printed::Map::all_cities()
            .filter(|city| table.city(*city).demand > 0 && !hubs.contains(city));
        let engineers = table.player(seat).engineers;
        let markets = hubs.into_iter().chain(others).take(MARKETS);
        let markets = markets
            .map(|city| (city, Ways::to(table, seat, city, engineers, Missing::Pay(STRANGE_LINK))))
            .collect();
        let any = Ways::to(table, seat, table.map().trieste, [true, true], Missing::Avoid);
        let (mut last, mut others_join) = (LAST_ROUND, 0.0_f32);
        for other in table.all_seats().filter(|other| *other != seat) {
            let Some(way) = any.reach(table, other) else { continue };
            let rounds = way.links.saturating_sub(1);
            last = last.min(table.round + rounds);
            let left = LAST_ROUND - table.round + 1;
            let chance = (f32::from(left) * 1.5 - f32::from(way.links)) / 8.0 + 0.3;
            let worth = if table.player(other).contracts.is_empty() { 0.3 } else { 1.0 };
            others_join = others_join.max(chance.clamp(0.0, 0.9) * worth);
        }
        if table.trieste_is_joined() {
            (last, others_join) = (table.round, 1.0);
        }
        let staff = |bits: usize| trieste(seat, [bits & 1 == 1, bits & 2 == 2]);
        Self { seat, last, trieste: std::array::from_fn(staff), markets, others_join }
    }

    /// The cheapest way from the network to Trieste, engineers included.
    pub(super) fn to_trieste(&self, table: &Table) -> Option<Way> {
        let mut best: Option<Way> = None;
        for (staff, missing) in staffs(table.player(self.seat).engineers) {
            let ways = &self.trieste[usize::from(staff[0]) + 2 * usize::from(staff[1])];
            let Some(mut way) = ways.reach(table, self.seat) else { continue };
            for kind in Engineer::ALL {
                if missing[kind.index()] {
                    way.cost += engineer_price(table, self.seat, kind);
                }
            }
            if best.is_none_or(|best| way.cost < best.cost) {
                best = Some(way);
            }
        }
        best
    }

    /// Cities that demand goods, and what it costs to get there.
    pub(super) fn markets<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = (CityId, Option<f32>)> + 'a {
        let player = table.player(self.seat);
        self.markets.iter().map(move |(city, ways)| {
            let way = if player.network.contains(*city) { Some(0.0) } else { ways.reach(table, self.seat).map(|way| way.cost) };
            (*city, way)
        })
    }

    /// The rounds after this one.
    pub(super) fn rounds_left(&self, table: &Table) -> u8 {
        if table.trieste_is_joined() { 0 } else { self.last.saturating_sub(table.round) }
    }

    /// The hands that the player will still place.
    pub(super) fn turns_left(&self, table: &Table) -> u8 {
        let later: u8 = (1..=self.rounds_left(table)).map(|more| hands(table.round + more)).sum();
        table.player(self.seat).hands + later
    }
}
