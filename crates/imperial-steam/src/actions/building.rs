//! IMP-7: build a station or a factory.

use kernel::Seat;

use crate::event::Event;
use crate::goods::{Action, Good};
use crate::ids::CityId;
use crate::moves::{Move, Worker};
use crate::no::No;
use crate::printed::Cost;
use crate::table::{Factory, LEVELS, MAX_STATIONS, Site, Stage, Table};

impl Table {
    pub(crate) fn judge_station(&self, seat: Seat, city: CityId) -> Result<i32, No> {
        self.may_begin(seat, Action::Building)?;
        let player = self.player(seat);
        if player.stations.contains(city) {
            return Err(No::OwnStation { city });
        }
        if !player.network.contains(city) {
            return Err(No::NotJoined { city, rule: "IMP-7.1" });
        }
        if self.city(city).stations >= self.tile(city).stations {
            return Err(No::StationSitesTaken { city });
        }
        if player.stations.len() >= MAX_STATIONS {
            return Err(No::StationsUsedUp);
        }
        let price = i32::from(self.tile(city).station);
        if !self.affords(seat, price) {
            return Err(No::StationCost { price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    /// Whether a factory can be built on a site at all, and what the site makes of its cost.
    pub(crate) fn judge_site(&self, seat: Seat, site: Site) -> Result<Cost, No> {
        self.may_begin(seat, Action::Building)?;
        let cost = self.site_cost(site).ok_or(No::SiteUnknown { site })?;
        if !self.player(seat).network.contains(site.city) {
            return Err(No::NotJoined { city: site.city, rule: "IMP-7.3" });
        }
        let players = self.site_players(site);
        if players > self.players {
            return Err(No::SiteClosed { site, players });
        }
        if self.is_built(site) {
            return Err(No::SiteTaken { site });
        }
        Ok(cost)
    }

    /// What a factory of this kind costs on a site (IMP-7.5, IMP-7.6).
    #[must_use]
    #[inline]
    pub fn price_on_site(&self, city: CityId, cost: Cost, good: Good) -> i32 {
        match cost {
            Cost::Board => self.factory_price(good),
            Cost::Station => i32::from(self.tile(city).station),
            Cost::Guldens(guldens) => i32::from(guldens),
        }
    }

    #[inline]
    pub(crate) fn judge_factory(&self, seat: Seat, city: CityId, cost: Cost, good: Good) -> Result<i32, No> {
        let row = self.printed().boards.factory_row(usize::from(self.players), good);
        if self.taken[good.index()] >= row.factories() {
            return Err(No::FactoriesGone { good });
        }
        let price = self.price_on_site(city, cost, good);
        if !self.affords(seat, price) {
            return Err(No::FactoryCost { price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    /// Where the worker stands.
    const fn worker(&mut self, seat: Seat, worker: Worker) -> &mut u8 {
        let player = self.player_mut(seat);
        let area = if worker.working { &mut player.working } else { &mut player.training };
        &mut area[worker.level as usize - 1]
    }

    pub(crate) fn list_buildings(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_begin(seat, Action::Building).is_err() {
            return;
        }
        let player = self.player(seat);
        let levels = 1..=LEVELS as u8;
        let workers = [(&player.training, false), (&player.working, true)].map(|(area, working)| {
            levels.clone().filter_map(move |level| {
                (area[usize::from(level) - 1] > 0).then_some(Worker { level, working })
            })
        });
        let workers: arrayvec::ArrayVec<Worker, { 2 * LEVELS }> = workers.into_iter().flatten().collect();
        for city in player.network.iter() {
            if self.judge_station(seat, city).is_ok() {
                out.push(Move::Station(city));
            }
            if workers.is_empty() {
                continue;
            }
            for site in self.sites(city) {
                let Ok(cost) = self.judge_site(seat, site) else { continue };
                for good in Good::ALL {
                    if self.judge_factory(seat, city, cost, good).is_ok() {
                        out.extend(workers.iter().map(|&worker| Move::Factory { site, good, worker }));
                    }
                }
            }
        }
    }

    pub(crate) fn build_station(
        &mut self,
        seat: Seat,
        city: CityId,
        events: &mut Vec<Event>,
    ) -> Result<(), No> {
        let paid = self.judge_station(seat, city)?;
        self.begin(seat, Action::Building, events);
        self.stage = Stage::After;
        self.charge(seat, paid);
        self.cities[city.index()].stations += 1;
        self.player_mut(seat).stations.insert(city);
        events.push(Event::StationBuilt { seat, city, paid });
        Ok(())
    }

    pub(crate) fn build_factory(
        &mut self,
        seat: Seat,
        site: Site,
        (good, worker): (Good, Worker),
        events: &mut Vec<Event>,
    ) -> Result<(), No> {
        let cost = self.judge_site(seat, site)?;
        let paid = self.judge_factory(seat, site.city, cost, good)?;
        if *self.worker(seat, worker) == 0 {
            return Err(No::WorkerMissing { worker });
        }
        self.begin(seat, Action::Building, events);
        self.stage = Stage::After;
        self.charge(seat, paid);
        *self.worker(seat, worker) -= 1;
        let goods = self.printed().boards.factory_goods.by_level[usize::from(worker.level) - 1];
        self.taken[good.index()] += 1;
        self.supply[good.index()] -= i16::from(goods);
        self.cities[site.city.index()].built |= 1 << site.slot;
        self.player_mut(seat).factories.push(Factory { site, good, left: goods });
        events.push(Event::FactoryBuilt { seat, site, good, goods, paid });
        Ok(())
    }
}
