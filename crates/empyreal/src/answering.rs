//! Plays a move, or says why not. Here are the answers where no card is being carried out; the others are beside it.

mod frames;
mod steps;

use crate::event::Event;
use crate::ids::CarId;
use crate::moves::Move;
use crate::no::No;
use crate::out::Out;
use crate::possible::program;
use crate::printed::{Op, Trigger};
use crate::table::{Card, Frame, MANA_LIMIT, Run, Stage, Table};

impl Table {
    /// Plays a move of the seat that is asked. A refused move changes nothing.
    pub(crate) fn dispatch(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        if mv == Move::Skip {
            self.can_skip()?;
            self.skip(out);
        } else {
            match self.stack.last().copied() {
                Some(frame) => self.answer(frame, mv, out)?,
                None => self.answer_stage(mv, out)?,
            }
        }
        self.go_on(out);
        Ok(())
    }

    fn skip(&mut self, out: &mut Out<'_>) {
        match (self.stack.last().copied(), self.stage) {
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
            (None, Stage::Administrating { reclaimed, refreshed, .. }) => {
                self.stage = Stage::Administrating { reclaimed, refreshed, gained: true };
            }
            (None, _) => {}
        }
    }

    fn answer_stage(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        match (self.stage, mv) {
            (Stage::Awards, Move::Remove(award)) => self.remove_award(award, out),
            (Stage::Companies, Move::Company { company, captain }) => {
                self.choose_company(company, captain, out)
            }
            (Stage::Headquarters { first }, Move::Headquarters(coord)) => {
                let hex = self.hex(coord)?;
                self.place_headquarters(first, hex, out)
            }
            (Stage::Specialists, Move::Use(person)) => {
                let node = self.can_use(person)?;
                self.use_person(person, node, out.events);
                Ok(())
            }
            (Stage::Specialists, Move::Administrate) => {
                self.administrate(out);
                Ok(())
            }
            (Stage::Specialists, Move::ActivateFirst) => {
                self.can_activate_first()?;
                self.activate_first(out);
                Ok(())
            }
            (Stage::Specialists, Move::Move(spaces)) => {
                let price = self.can_move(spaces)?;
                self.move_conductor(spaces, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Move(spaces)) if self.turn.first => {
                let price = self.can_move(spaces)?;
                self.move_conductor(spaces, price, out);
                Ok(())
            }
            (Stage::Administrating { .. }, _) => self.answer_administrating(mv, out),
            (Stage::Activating, Move::Activate(slot)) => {
                let price = self.can_activate(slot)?;
                self.activate(slot, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Double(slot)) => {
                let price = self.can_double(slot)?;
                self.turn.double = self.mine().car(slot);
                self.activate(slot, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Done) if !self.turn.first => {
                self.stage = Stage::Closing;
                Ok(())
            }
            (Stage::Upgrading, Move::Upgrade(upgrade)) => {
                self.upgrade(upgrade, out);
                Ok(())
            }
            (Stage::Activating | Stage::Upgrading, Move::Use(_)) => Err(No::MainActionBegun),
            (Stage::Specialists, Move::Activate(_)) => Err(No::MoveFirst),
            _ => Err(No::NotAsked),
        }
    }

    fn answer_administrating(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        let Stage::Administrating { reclaimed, refreshed, gained } = self.stage else {
            return Err(No::NotAsked);
        };
        match mv {
            Move::Use(person) => {
                let node = self.can_join_administration(person)?;
                self.turn.used.insert(person);
                out.tell(Event::Used { seat: self.active, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
            Move::Done => {
                let joining = self.waiting(Trigger::Administrate).map(|(person, _)| person);
                let joining: Vec<_> =
                    joining.filter(|person| self.can_join_administration(*person).is_ok()).collect();
                if joining.is_empty() {
                    return Err(No::NotAsked);
                }
                for person in joining {
                    self.turn.used.insert(person);
                }
            }
            Move::Reclaim => {
                self.can_reclaim()?;
                self.reclaim(MANA_LIMIT, out.events);
                self.stage = Stage::Administrating { reclaimed: true, refreshed, gained };
            }
            Move::Refresh => {
                self.can_refresh()?;
                self.refresh(true, true, out.events);
                self.stage = Stage::Administrating { reclaimed, refreshed: true, gained };
            }
            Move::Gain(car) => {
                if gained {
                    return Err(No::GainedAlready);
                }
                self.gain_car(car, out)?;
                self.stage = Stage::Administrating { reclaimed, refreshed, gained: true };
            }
            _ => return Err(No::NotAsked),
        }
        Ok(())
    }

    fn gain_car(&mut self, car: CarId, out: &mut Out<'_>) -> Result<(), No> {
        self.in_market(car)?;
        if !self.can_gain_car(self.active) {
            return Err(No::RailyardFull);
        }
        self.take_from_market(car, out);
        self.stack.push(Frame::Placing(car));
        Ok(())
    }
}
