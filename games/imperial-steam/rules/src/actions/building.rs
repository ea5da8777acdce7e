//! IMP-7: build a station or a factory.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Good;
use crate::ids::CityId;
use crate::kinds::Action;
use crate::moves::{Move, Worker};
use crate::phase::Phase;
use crate::printed::Cost;
use crate::reason::{CityUse, Reason};
use crate::table::{Factory, FactorySite, LEVELS, MAX_STATIONS, Table};

impl Table {
    pub(crate) fn judge_station(&self, seat: Seat, city: CityId) -> Result<i32, Reason> {
        self.may_begin(seat, Action::Building)?;
        let player = self.player(seat);
        if player.stations.contains(city) {
            return Err(Reason::OwnStation { city });
        }
        if !player.network.contains(city) {
            return Err(Reason::NotJoined { city, wanted: CityUse::Station });
        }
        if self.stations_left(city) == 0 {
            return Err(Reason::StationSitesTaken { city });
        }
        if player.stations.len() >= MAX_STATIONS {
            return Err(Reason::StationsUsedUp);
        }
        let price = i32::from(self.tile(city).station);
        if !self.affords(seat, price) {
            return Err(Reason::StationCost { price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    /// Whether a factory can be built on a site at all, and how its cost is found there.
    pub(crate) fn judge_site(&self, seat: Seat, site: FactorySite) -> Result<Cost, Reason> {
        self.may_begin(seat, Action::Building)?;
        let cost = self.site_cost(site).ok_or(Reason::SiteUnknown { site })?;
        if !self.player(seat).network.contains(site.city) {
            return Err(Reason::NotJoined { city: site.city, wanted: CityUse::Factory });
        }
        if !self.is_open(site) {
            return Err(Reason::SiteClosed { site, players: self.site_players(site) });
        }
        if self.is_built(site) {
            return Err(Reason::SiteTaken { site });
        }
        Ok(cost)
    }

    /// IMP-7.6: a price that is not that of the Factory board.
    #[inline]
    fn own_price(&self, city: CityId, cost: Cost) -> Option<i32> {
        match cost {
            Cost::Board => None,
            Cost::Station => Some(i32::from(self.tile(city).station)),
            Cost::Guldens(guldens) => Some(i32::from(guldens)),
        }
    }

    /// IMP-7.5, IMP-7.6; `None` when no factory of this kind is left, wherever it would be built.
    #[inline]
    fn price_on_site(&self, city: CityId, cost: Cost, good: Good) -> Option<i32> {
        let on_board = self.next_factory_price(good)?;
        Some(self.own_price(city, cost).unwrap_or(on_board))
    }

    /// What a factory of this kind costs on a site, or on the Factory board where there is no such site; `None` when none
    /// is left.
    #[must_use]
    pub fn site_price(&self, site: FactorySite, good: Good) -> Option<i32> {
        self.price_on_site(site.city, self.site_cost(site).unwrap_or(Cost::Board), good)
    }

    /// What any factory costs on this site, where the site has a price of its own and not that of the Factory board
    /// (IMP-7.6).
    #[must_use]
    pub fn own_site_price(&self, site: FactorySite) -> Option<i32> {
        self.own_price(site.city, self.site_cost(site)?)
    }

    #[inline]
    pub(crate) fn judge_factory(
        &self,
        seat: Seat,
        city: CityId,
        cost: Cost,
        good: Good,
    ) -> Result<i32, Reason> {
        let price = self.price_on_site(city, cost, good).ok_or(Reason::FactoriesGone { good })?;
        if !self.affords(seat, price) {
            return Err(Reason::FactoryCost { price, cash: self.cash(seat) });
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
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let paid = self.judge_station(seat, city)?;
        self.begin(seat, Action::Building, events);
        self.phase = Phase::After;
        self.charge(seat, paid);
        self.cities[city.index()].stations += 1;
        self.player_mut(seat).stations.insert(city);
        events.push(Event::StationBuilt { seat, city, paid });
        Ok(())
    }

    pub(crate) fn build_factory(
        &mut self,
        seat: Seat,
        site: FactorySite,
        (good, worker): (Good, Worker),
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let cost = self.judge_site(seat, site)?;
        let paid = self.judge_factory(seat, site.city, cost, good)?;
        if *self.worker(seat, worker) == 0 {
            return Err(Reason::WorkerMissing { worker });
        }
        self.begin(seat, Action::Building, events);
        self.phase = Phase::After;
        self.charge(seat, paid);
        *self.worker(seat, worker) -= 1;
        let goods = self.printed().boards.factory_goods.of(worker.level);
        self.taken[good.index()] += 1;
        self.supply[good.index()] -= i16::from(goods);
        self.cities[site.city.index()].built |= 1 << site.slot;
        self.player_mut(seat).factories.push(Factory { site, good, left: goods });
        events.push(Event::FactoryBuilt { seat, site, good, goods, paid });
        Ok(())
    }
}
