//! IMP-6: hire workers and engineers.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::influence::on_track;
use crate::kinds::{Action, Engineer, Hub};
use crate::moves::{Move, WorkerSource};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{ENGINEER_PRICE, HIRE_PRICES, MAX_WORKERS, Table};

/// Where the price of a source stands once this many more of its workers are hired: it rises with each, as far as the last
/// price (IMP-6.3).
#[must_use]
pub const fn raised_price(price: u8, workers: u8) -> u8 {
    let (raised, last) = (price + workers, HIRE_PRICES as u8 - 1);
    if raised < last { raised } else { last }
}

/// How many more workers a player with this many may hire (IMP-6.4).
#[must_use]
pub const fn workers_left(workers: u8) -> u8 {
    MAX_WORKERS.saturating_sub(workers)
}

impl Table {
    /// What the next worker of a source costs.
    #[must_use]
    pub fn worker_price(&self, source: WorkerSource) -> i32 {
        self.workers_price(source, 1)
    }

    /// What this many workers of a source cost: the price rises with each (IMP-6.3).
    #[must_use]
    #[inline]
    pub fn workers_price(&self, source: WorkerSource, workers: u8) -> i32 {
        let board = &self.printed().boards.workers;
        let first = self.hub(source.hub).sources[usize::from(source.index)];
        (0..workers).map(|hired| board.price(raised_price(first, hired))).sum()
    }

    /// The influence of the lowest hub where an engineer of this kind waits for work (IMP-6.2); `None` when none is left.
    #[must_use]
    pub fn engineer_needs(&self, kind: Engineer) -> Option<u8> {
        let hubs = self.hubs.iter().filter(|hub| hub.engineers[kind.index()] > 0);
        hubs.map(|hub| hub.influence).min()
    }

    /// The sources of workers there are.
    pub fn sources(&self) -> impl Iterator<Item = WorkerSource> + use<> {
        let players = usize::from(self.players);
        let boards = &self.printed().boards;
        Hub::ALL.into_iter().flat_map(move |hub| {
            (0..boards.sources(players, hub)).map(move |index| WorkerSource { hub, index })
        })
    }

    /// Whether this player has that engineer on the staff.
    #[must_use]
    pub fn has_engineer(&self, seat: Seat, kind: Engineer) -> bool {
        self.player(seat).engineers[kind.index()]
    }

    /// Whether a hub is open for hiring to a player, once they have paid for a repeated action (IMP-6.2).
    #[must_use]
    pub fn is_hub_open(&self, seat: Seat, hub: Hub) -> bool {
        self.judge_hub(seat, hub).is_ok()
    }

    /// IMP-6.2
    #[inline]
    pub(crate) fn judge_hub(&self, seat: Seat, hub: Hub) -> Result<(), Reason> {
        let (needs, influence) = (self.hub(hub).influence, self.influence_after(seat, Action::Hire));
        if influence < needs {
            let (needs, influence) = (on_track(needs), on_track(influence));
            return Err(Reason::HubClosed { hub, needs, influence });
        }
        Ok(())
    }

    fn judge_hire(&self, seat: Seat) -> Result<(), Reason> {
        match self.phase {
            Phase::Hiring { .. } => self.no_points_first(),
            _ => self.may_begin(seat, Action::Hire),
        }
    }

    pub(crate) fn judge_workers(&self, seat: Seat, source: WorkerSource, workers: u8) -> Result<i32, Reason> {
        self.judge_hire(seat)?;
        if let Phase::Hiring { source: Some(first) } = self.phase
            && first != source
        {
            return Err(Reason::OtherSource { first });
        }
        if source.index >= self.printed().boards.sources(usize::from(self.players), source.hub) {
            return Err(Reason::SourceUnknown { source });
        }
        self.judge_hub(seat, source.hub)?;
        let has = self.player(seat).workers();
        if workers > workers_left(has) {
            return Err(Reason::TooManyWorkers { has });
        }
        let price = self.workers_price(source, workers);
        if !self.affords(seat, price) {
            return Err(Reason::WorkersCost { workers, price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    pub(crate) fn judge_engineer(&self, seat: Seat, kind: Engineer, hub: Hub) -> Result<(), Reason> {
        self.judge_hire(seat)?;
        if self.has_engineer(seat, kind) {
            return Err(Reason::SecondEngineer { kind });
        }
        if self.hub(hub).engineers[kind.index()] == 0 {
            return Err(Reason::EngineerGone { kind, hub });
        }
        self.judge_hub(seat, hub)?;
        if !self.affords(seat, ENGINEER_PRICE) {
            return Err(Reason::EngineerCost { cash: self.cash(seat) });
        }
        Ok(())
    }

    pub(crate) fn list_hires(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.judge_hire(seat).is_err() {
            return;
        }
        for source in self.sources() {
            for workers in 1.. {
                if self.judge_workers(seat, source, workers).is_err() {
                    break;
                }
                out.push(Move::Hire { source, workers });
            }
        }
        for kind in Engineer::ALL {
            for hub in Hub::ALL {
                if self.judge_engineer(seat, kind, hub).is_ok() {
                    out.push(Move::Engineer { kind, hub });
                }
            }
        }
    }

    pub(crate) fn hire(
        &mut self,
        seat: Seat,
        source: WorkerSource,
        workers: u8,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let paid = self.judge_workers(seat, source, workers)?;
        if self.phase == Phase::Before {
            self.begin(seat, Action::Hire, events);
        }
        self.phase = Phase::Hiring { source: Some(source) };
        self.charge(seat, paid);
        let price = &mut self.hubs[source.hub.index()].sources[usize::from(source.index)];
        *price = raised_price(*price, workers);
        self.player_mut(seat).training[0] += workers;
        events.push(Event::WorkersHired { seat, source, workers, paid });
        Ok(())
    }

    pub(crate) fn hire_engineer(
        &mut self,
        seat: Seat,
        kind: Engineer,
        hub: Hub,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        self.judge_engineer(seat, kind, hub)?;
        if self.phase == Phase::Before {
            self.begin(seat, Action::Hire, events);
            self.phase = Phase::Hiring { source: None };
        }
        self.charge(seat, ENGINEER_PRICE);
        self.hubs[hub.index()].engineers[kind.index()] -= 1;
        self.player_mut(seat).engineers[kind.index()] = true;
        events.push(Event::EngineerHired { seat, engineer: kind, hub, paid: ENGINEER_PRICE });
        Ok(())
    }
}
