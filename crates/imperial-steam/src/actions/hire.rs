//! IMP-6: hire workers and engineers.

use kernel::Seat;

use crate::event::Event;
use crate::goods::{Action, Engineer, Hub};
use crate::moves::{Move, Source};
use crate::no::No;
use crate::table::{ENGINEER_PRICE, HIRE_PRICES, MAX_WORKERS, Stage, Table};

impl Table {
    /// What the next worker of a source costs.
    #[must_use]
    pub fn worker_price(&self, source: Source) -> i32 {
        self.workers_price(source, 1)
    }

    /// What so many workers of a source cost: the price rises with each (IMP-6.3).
    #[must_use]
    #[inline]
    pub fn workers_price(&self, source: Source, workers: u8) -> i32 {
        let prices = &self.printed().boards.workers.prices;
        let first = usize::from(self.hub(source.hub).sources[usize::from(source.index)]);
        (0..usize::from(workers)).map(|n| i32::from(prices[(first + n).min(HIRE_PRICES - 1)])).sum()
    }

    /// The sources of workers there are.
    pub fn sources(&self) -> impl Iterator<Item = Source> + use<> {
        let players = usize::from(self.players);
        let boards = &self.printed().boards;
        Hub::ALL
            .into_iter()
            .flat_map(move |hub| (0..boards.sources(players, hub)).map(move |index| Source { hub, index }))
    }

    /// IMP-6.2
    #[inline]
    pub(crate) fn judge_hub(&self, seat: Seat, hub: Hub) -> Result<(), No> {
        let (needs, influence) = (self.hub(hub).influence, self.influence_after(seat, Action::Hire));
        if influence < needs {
            let (needs, influence) = (u16::from(needs) * 10, u16::from(influence) * 10);
            return Err(No::HubClosed { hub, needs, influence });
        }
        Ok(())
    }

    fn may_hire(&self, seat: Seat) -> Result<(), No> {
        match self.stage {
            Stage::Hiring { .. } => self.no_points_first(),
            _ => self.may_begin(seat, Action::Hire),
        }
    }

    pub(crate) fn judge_workers(&self, seat: Seat, source: Source, workers: u8) -> Result<i32, No> {
        self.may_hire(seat)?;
        if let Stage::Hiring { source: Some(first) } = self.stage
            && first != source
        {
            return Err(No::OtherSource { first });
        }
        if source.index >= self.printed().boards.sources(usize::from(self.players), source.hub) {
            return Err(No::SourceUnknown { source });
        }
        self.judge_hub(seat, source.hub)?;
        let has = self.player(seat).workers();
        if workers > MAX_WORKERS - has {
            return Err(No::TooManyWorkers { has });
        }
        let price = self.workers_price(source, workers);
        if !self.affords(seat, price) {
            return Err(No::WorkersCost { workers, price, cash: self.cash(seat) });
        }
        Ok(price)
    }

    pub(crate) fn judge_engineer(&self, seat: Seat, kind: Engineer, hub: Hub) -> Result<(), No> {
        self.may_hire(seat)?;
        if self.has_engineer(seat, kind) {
            return Err(No::SecondEngineer { kind });
        }
        if self.hub(hub).engineers[kind.index()] == 0 {
            return Err(No::EngineerGone { kind, hub });
        }
        self.judge_hub(seat, hub)?;
        if !self.affords(seat, ENGINEER_PRICE) {
            return Err(No::EngineerCost { cash: self.cash(seat) });
        }
        Ok(())
    }

    pub(crate) fn list_hires(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_hire(seat).is_err() {
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
        source: Source,
        workers: u8,
        events: &mut Vec<Event>,
    ) -> Result<(), No> {
        let paid = self.judge_workers(seat, source, workers)?;
        if self.stage == Stage::Before {
            self.begin(seat, Action::Hire, events);
        }
        self.stage = Stage::Hiring { source: Some(source) };
        self.charge(seat, paid);
        let price = &mut self.hubs[source.hub.index()].sources[usize::from(source.index)];
        *price = (*price + workers).min(HIRE_PRICES as u8 - 1);
        self.player_mut(seat).training[0] += workers;
        events.push(Event::WorkersHired { seat, source, workers, paid });
        Ok(())
    }

    pub(crate) fn hire_engineer(
        &mut self,
        seat: Seat,
        kind: Engineer,
        hub: Hub,
        events: &mut Vec<Event>,
    ) -> Result<(), No> {
        self.judge_engineer(seat, kind, hub)?;
        if self.stage == Stage::Before {
            self.begin(seat, Action::Hire, events);
            self.stage = Stage::Hiring { source: None };
        }
        self.charge(seat, ENGINEER_PRICE);
        self.hubs[hub.index()].engineers[kind.index()] -= 1;
        self.player_mut(seat).engineers[kind.index()] = true;
        events.push(Event::EngineerHired { seat, engineer: kind, hub, paid: ENGINEER_PRICE });
        Ok(())
    }
}
