//! SP-1 and SP-7: actions, turns and rounds.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Resources;
use crate::moves::Move;
use crate::position::Position;
use crate::printed::Bonus;
use crate::reason::Reason;
use crate::scoring::Ending;
use crate::table::{ACTIONS, Phase, STANDSTILL, TILES, Table};

/// After the first tile of an action [`Phase::SecondTile`] asks about the other one; there is no question about a third.
const _: () = assert!(TILES == 2);

impl Table {
    /// The move answers another question than the one that is asked.
    pub(crate) const fn wrong_question(&self) -> Reason {
        match self.phase {
            Phase::Bonus(bonus) => Reason::BonusFirst { bonus },
            phase => Reason::WrongQuestion { phase },
        }
    }
}

impl Position {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        let table = &self.table;
        match &table.phase {
            Phase::Action => {
                table.list_track(seat, out);
                table.list_factories(seat, false, out);
                table.list_contracts(seat, self.hands[seat.index()], out);
                table.list_taking(seat, out);
                out.push(Move::Bank);
            }
            Phase::SecondTile => {
                table.list_track(seat, out);
                out.push(Move::Done);
            }
            Phase::Fulfilling { needs, .. } => table.list_bringing(seat, needs, out),
            Phase::Bonus(bonus) => {
                match bonus {
                    Bonus::Track => table.list_track(seat, out),
                    Bonus::Factory => table.list_factories(seat, true, out),
                    Bonus::Contracts => table.list_taking(seat, out),
                }
                out.push(Move::Skip);
            }
            Phase::SecondContract => table.list_taking(seat, out),
            Phase::Over => {}
        }
    }

    pub(crate) fn dispatch(
        &mut self,
        seat: Seat,
        mv: &Move,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let phase = self.table.phase;
        match (*mv, phase) {
            (Move::Build { .. } | Move::Replace(_) | Move::Remove, _) if phase.lays_track() => {
                match *mv {
                    Move::Build { at, tile } => self.table.build(seat, at, tile, events)?,
                    Move::Replace(tile) => self.table.replace(seat, tile, events)?,
                    _ => self.table.remove(seat, events)?,
                }
                self.begin(phase);
                if phase == Phase::SecondTile {
                    self.end_action(events);
                } else {
                    self.table.phase = Phase::SecondTile;
                }
            }
            (Move::Done, Phase::SecondTile) => self.end_action(events),
            (Move::Factory { at, resources }, Phase::Action | Phase::Bonus(Bonus::Factory)) => {
                self.table.build_factory(seat, at, resources, phase != Phase::Action, events)?;
                self.begin(phase);
                self.end_action(events);
            }
            (Move::Fulfil(contract), Phase::Action) => {
                if !self.hands[seat.index()].contains(contract) {
                    return Err(Reason::NoSuchContract { contract });
                }
                self.table.reveal(seat, contract, events)?;
                self.hands[seat.index()].remove(contract);
                self.begin(phase);
                self.bring_or_reward(seat, events);
            }
            (Move::Bring { from, pay }, Phase::Fulfilling { mut needs, .. }) => {
                self.table.bring(seat, &mut needs, (from, pay), events)?;
                self.go_on(seat, needs, events);
            }
            (Move::Accept, Phase::Fulfilling { mut needs, .. }) => {
                self.table.bring_all(seat, &mut needs, events);
                self.go_on(seat, needs, events);
            }
            (Move::Take, Phase::Action | Phase::Bonus(Bonus::Contracts) | Phase::SecondContract) => {
                let over = self.take(seat, events)?;
                self.begin(phase);
                self.end_action_if(over, events);
            }
            (
                Move::TakeFrom(from),
                Phase::Action | Phase::Bonus(Bonus::Contracts) | Phase::SecondContract,
            ) => {
                let over = self.take_from(seat, from, events)?;
                self.begin(phase);
                self.end_action_if(over, events);
            }
            (Move::Bank, Phase::Action) => {
                let dollars = self.table.variant.bank_money();
                self.table.player_mut(seat).receive(dollars);
                events.push(Event::TookMoney { seat, dollars });
                self.begin(phase);
                self.end_action(events);
            }
            (Move::Skip, Phase::Bonus(bonus)) => {
                events.push(Event::BonusSkipped { seat, bonus });
                self.end_action(events);
            }
            _ => return Err(self.table.wrong_question()),
        }
        Ok(())
    }

    /// A move that answers the question for an action uses one up; a bonus action and the rest of an action do not.
    fn begin(&mut self, phase: Phase) {
        self.table.actions_left -= u8::from(phase == Phase::Action);
    }

    fn go_on(&mut self, seat: Seat, left: Resources, events: &mut Events<Event>) {
        if let Phase::Fulfilling { needs, .. } = &mut self.table.phase {
            *needs = left;
        }
        self.bring_or_reward(seat, events);
    }

    /// Asks for the next resource, or rewards a contract that has all it needs.
    fn bring_or_reward(&mut self, seat: Seat, events: &mut Events<Event>) {
        if let Phase::Fulfilling { contract, needs, .. } = self.table.phase
            && needs == Resources::default()
        {
            self.table.reward(seat, contract, events);
            match contract.contract().bonus {
                Some(bonus) => self.table.phase = Phase::Bonus(bonus),
                None => self.end_action(events),
            }
        }
    }

    fn end_action_if(&mut self, over: bool, events: &mut Events<Event>) {
        if over {
            self.end_action(events);
        }
    }

    fn end_action(&mut self, events: &mut Events<Event>) {
        if self.table.actions_left > 0 {
            self.table.phase = Phase::Action;
        } else {
            self.end_turn(events);
        }
    }

    /// SP-1.1, SP-7.2, SP-7.3: the next player, or the end when everybody has had the same number of turns.
    fn end_turn(&mut self, events: &mut Events<Event>) {
        if self.table.is_solo() {
            self.combine_visits(events);
        }
        let table = &mut self.table;
        let next = Seat::new((table.active.index() + 1) % usize::from(table.players));
        if next == table.first {
            if let Some(ending) = table.ends_with_round() {
                if ending == Ending::Standstill {
                    events.push(Event::Standstill { rounds: STANDSTILL });
                }
                table.phase = Phase::Over;
                events.push(Event::Ended);
                return;
            }
            table.round = table.round.saturating_add(1);
            events.push(Event::RoundBegan { round: table.round });
        }
        table.active = next;
        table.actions_left = ACTIONS;
        table.phase = Phase::Action;
    }
}
