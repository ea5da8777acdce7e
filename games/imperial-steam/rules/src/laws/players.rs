//! What each player has.

use kernel::{LawError, Seat};

use crate::goods::total;
use crate::ids::{Cities, Contracts};
use crate::kinds::Action;
use crate::phase::Phase;
use crate::printed::Map;
use crate::table::{FIRST_ENGINE, MAX_STATIONS, MAX_TRACKS, MAX_WORKERS, TRACKS_WITHOUT_STATION, Table};

/// No player can have more of one good, even before what does not fit is discarded: thirty places, and twelve factories of
/// a kind that produce.
const MOST_GOODS: u8 = 42;

impl Table {
    /// What follows from nothing else and is added up further down.
    pub(super) fn check_belongings(&self, seat: Seat) -> Result<(), LawError> {
        let player = self.player(seat);
        let broken =
            |holds, name, detail: &str| LawError::unless(holds, name, || format!("seat {seat}: {detail}"));
        let workers: u32 = player.training.iter().chain(&player.working).map(|count| u32::from(*count)).sum();
        let hired = workers + player.factories.len() as u32;
        broken(hired <= u32::from(MAX_WORKERS), "workers", "there are 15")?;
        let (trains, sold) = (player.trains, self.printed().boards.engines.levels);
        let engines = trains[0] >= FIRST_ENGINE
            && trains.iter().rev().is_sorted()
            && trains.iter().all(|level| [0, FIRST_ENGINE].contains(level) || sold.contains(level));
        broken(engines, "trains", "these are no trains")?;
        let first = trains.iter().filter(|level| **level == FIRST_ENGINE).count();
        broken(first <= 1, "trains", "nobody buys an IS-3")?;
        let cars = u32::from(player.passenger_cars) + u32::from(player.reserved_cars);
        broken(cars <= u32::from(player.cars()), "cars", "more cars than the engines pull")?;
        let few = player.goods.iter().chain(&player.landing).all(|count| *count <= MOST_GOODS);
        broken(few, "goods", "so many goods do not exist")
    }

    pub(super) fn check_player(&self, seat: Seat) -> Result<(), LawError> {
        let player = self.player(seat);
        let broken =
            |holds, name, detail: &str| LawError::unless(holds, name, || format!("seat {seat}: {detail}"));
        broken(player.tracks.len() <= MAX_TRACKS, "tracks", "there are 18")?;
        let stations = player.stations.contains(self.map().wien) && player.stations.len() <= MAX_STATIONS;
        broken(stations, "stations", "there are three, one of them in Wien")?;
        broken(player.network.includes(player.stations), "stations", "one stands outside the network")?;
        let asked = seat == self.active || self.is_fresh_round() || player.overflow() == 0;
        broken(asked, "goods", "more than there are places")?;
        broken(total(&player.landing) <= self.shipment(), "goods", "too many are ordered")?;
        let size = |set: Contracts| set.iter().map(|id| u32::from(self.contract(id).size)).sum::<u32>();
        let reserved = size(player.contracts);
        broken(u32::from(player.reserved_cars) == reserved, "cars", "contracts reserve other cars")?;
        let investors = u32::from(player.investors) + u32::from(player.shareholders);
        broken(investors <= 1 + reserved, "investors", "there are more than came")?;
        broken(player.investors <= self.printed().boards.shares.investors, "investors", "they have no row")
    }

    /// Whether orders have just arrived, so that several may have to discard.
    fn is_fresh_round(&self) -> bool {
        self.phase == Phase::Before
            && self.all_seats().all(|seat| self.player(seat).placed == [0; Action::ALL.len()])
    }

    /// Each player’s tracks hang together (IMP-4.2) and keep to the limit of two (IMP-4.5).
    pub(super) fn check_network(&self, seat: Seat) -> Result<(), LawError> {
        let (player, map) = (self.player(seat), self.map());
        let mut reached = Cities::only(map.wien);
        for _ in 0..player.tracks.len() {
            for link in player.tracks.iter() {
                let [a, b] = map.link(link).ends();
                if reached.contains(a) || reached.contains(b) {
                    reached = reached.or(Cities::only(a)).or(Cities::only(b));
                }
            }
        }
        LawError::unless_equal("networks", format!("seat {seat}"), player.network, reached)?;
        for link in Map::all_links() {
            let (owned, built) = (self.tracks[link.index()].contains(seat), player.tracks.contains(link));
            LawError::unless_equal("tracks", link.to_string(), owned, built)?;
        }
        let kept = player.network.iter().all(|city| {
            player.tracks.and(map.city(city).links).len() <= TRACKS_WITHOUT_STATION
                || player.stations.contains(city)
        });
        LawError::unless(kept, "tracks", || format!("seat {seat} has three without a station"))
    }

    pub(super) fn check_factories(&self, seat: Seat) -> Result<(), LawError> {
        let most = self.printed().boards.factory_goods.by_level[2];
        for factory in self.player(seat).factories.iter() {
            let site = factory.site;
            let open = self.site_cost(site).is_some() && self.is_open(site);
            LawError::unless(open, "factories", || format!("there is no site {site}"))?;
            let own = self.player(seat).network.contains(site.city) && self.is_built(site);
            LawError::unless(own, "factories", || format!("{site} is not in the network"))?;
            LawError::unless(factory.left <= most, "goods", || format!("there are too many at {site}"))?;
        }
        Ok(())
    }
}
