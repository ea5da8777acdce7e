//! Plays a move, or says why not. Here are the answers where no card is being carried out; the others are beside it.

mod frames;
mod steps;

use crate::event::Event;
use crate::ids::CarId;
use crate::moves::Move;
use crate::out::Out;
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{Op, Trigger};
use crate::reason::Reason;
use crate::table::{Card, Frame, MANA_LIMIT, Run, Table};

impl Table {
    /// Plays a move of the seat that is asked. A refused move changes nothing.
    pub(crate) fn dispatch(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), Reason> {
        if mv == Move::Skip {
            self.judge_skip()?;
            self.skip(out);
        } else {
            match self.stack.last().copied() {
                Some(frame) => self.answer(frame, mv, out)?,
                None => self.answer_in_phase(mv, out)?,
            }
        }
        self.go_on(out);
        Ok(())
    }

    fn skip(&mut self, out: &mut Out<'_>) {
        match (self.stack.last().copied(), self.phase) {
            (Some(Frame::Claiming(load)), _) => {
                self.stack.pop();
                self.finish_delivery(load, None, out.events);
            }
            (Some(Frame::Ask(node)), _) => {
                let binds = matches!(program().op(node), Op::Build(_) | Op::PlaceWasteland { .. });
                if binds {
                    self.bind_built(node, None);
                }
                self.leave_out();
            }
            (Some(_), _) => self.leave_out(),
            (None, Phase::Administrating { reclaimed, refreshed, .. }) => {
                self.phase = Phase::Administrating { reclaimed, refreshed, gained: true };
            }
            (None, _) => {}
        }
    }

    fn answer_in_phase(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), Reason> {
        match (self.phase, mv) {
            (Phase::Awards, Move::Remove(award)) => self.remove_award(award, out),
            (Phase::Companies, Move::Company { company, captain }) => {
                self.choose_company(company, captain, out)
            }
            (Phase::Headquarters { first }, Move::Headquarters(coord)) => {
                let hex = self.hex(coord)?;
                self.place_headquarters(first, hex, out)
            }
            (Phase::Specialists, Move::Use(person)) => {
                let node = self.judge_use(person)?;
                self.use_person(person, node, out.events);
                Ok(())
            }
            (Phase::Specialists, Move::Administrate) => {
                self.administrate(out);
                Ok(())
            }
            (Phase::Specialists, Move::ActivateFirst) => {
                self.judge_activate_first()?;
                self.activate_first(out);
                Ok(())
            }
            (_, Move::Move(spaces)) if self.may_move_conductor(self.active) => {
                let price = self.judge_move(spaces)?;
                self.move_conductor(spaces, price, out);
                Ok(())
            }
            (Phase::Administrating { .. }, _) => self.answer_administrating(mv, out),
            (Phase::Activating, Move::Activate(slot)) => {
                let price = self.judge_activate(slot)?;
                self.activate(slot, price, out);
                Ok(())
            }
            (Phase::Activating, Move::Double(slot)) => {
                let price = self.judge_double(slot)?;
                self.turn.double = self.mine().car(slot);
                self.activate(slot, price, out);
                Ok(())
            }
            (Phase::Activating, Move::Done) if !self.turn.first => {
                self.phase = Phase::Closing;
                Ok(())
            }
            (Phase::Upgrading, Move::Upgrade(upgrade)) => {
                self.upgrade(upgrade, out);
                Ok(())
            }
            (Phase::Activating | Phase::Upgrading, Move::Use(_)) => Err(Reason::MainActionBegun),
            (Phase::Specialists, Move::Activate(_)) => Err(Reason::MoveFirst),
            _ => Err(Reason::NotAsked),
        }
    }

    fn answer_administrating(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), Reason> {
        let Phase::Administrating { reclaimed, refreshed, gained } = self.phase else {
            return Err(Reason::NotAsked);
        };
        match mv {
            Move::Use(person) => {
                let node = self.judge_join_administration(person)?;
                self.turn.used.insert(person);
                out.tell(Event::Used { seat: self.active, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
            Move::Done => {
                let joining = self.waiting(Trigger::Administrate).map(|(person, _)| person);
                let joining: Vec<_> =
                    joining.filter(|person| self.judge_join_administration(*person).is_ok()).collect();
                if joining.is_empty() {
                    return Err(Reason::NotAsked);
                }
                for person in joining {
                    self.turn.used.insert(person);
                }
            }
            Move::Reclaim => {
                self.judge_reclaim()?;
                self.reclaim(MANA_LIMIT, out.events);
                self.phase = Phase::Administrating { reclaimed: true, refreshed, gained };
            }
            Move::Refresh => {
                self.judge_refresh()?;
                self.refresh(true, true, out.events);
                self.phase = Phase::Administrating { reclaimed, refreshed: true, gained };
            }
            Move::Gain(car) => {
                if gained {
                    return Err(Reason::GainedAlready);
                }
                self.gain_car(car, out)?;
                self.phase = Phase::Administrating { reclaimed, refreshed, gained: true };
            }
            _ => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn gain_car(&mut self, car: CarId, out: &mut Out<'_>) -> Result<(), Reason> {
        self.in_market(car)?;
        if !self.can_gain_car(self.active) {
            return Err(Reason::RailyardFull);
        }
        self.take_from_market(car, out);
        self.stack.push(Frame::Placing(car));
        Ok(())
    }
}
