//! EMP-1 and EMP-7: how a turn goes on, from the specialists to the end of the line.

mod activating;
mod administrating;

use arrayvec::ArrayVec;
use kernel::Events;

use crate::event::Event;
use crate::kinds::{Ending, Upgrade};
use crate::out::Out;
use crate::phase::Phase;
use crate::printed::Trigger;
use crate::scope::Scope;
use crate::table::{Card, Delivered, END_OF_LINE, Frame, Occasion, Run, Table, Terms, TurnState};

pub use activating::MOST_SPACES;

/// How many rounds in a row without anything built or delivered end the game (EMP-11.8).
pub(crate) const STANDSTILL: u8 = 30;

/// Extra turns that wait at once. Nobody comes by more than one, but a state from outside may claim any number.
pub(crate) const MOST_EXTRA_TURNS: u8 = 8;

impl Table {
    /// Goes on where no card is being carried out; `false` when somebody is asked.
    pub(crate) fn go_on_with_phase(&mut self, out: &mut Out<'_>) -> bool {
        match self.phase {
            Phase::Administrating { .. } => self.go_on_administrating(out),
            Phase::Activating => {
                if self.turn.first || self.activatable().next().is_some() {
                    return false;
                }
                self.phase = Phase::Closing;
                true
            }
            Phase::Delivering => {
                self.phase = Phase::Upgrading;
                self.tell_masters_of_delivery(out.events);
                true
            }
            Phase::Closing => {
                self.end_turn(out);
                true
            }
            Phase::Final => self.go_on_with_final_deliveries(out),
            _ => false,
        }
    }

    // The end of the line.

    fn tell_masters_of_delivery(&mut self, events: &mut Events<Event>) {
        let triggers: &[Trigger] = match self.turn.delivered {
            Delivered::Nothing => &[],
            Delivered::WithTile => &[Trigger::Delivered],
            Delivered::WithoutTile => &[Trigger::Delivered, Trigger::DeliveredWithoutTile],
        };
        for trigger in triggers {
            let waiting: ArrayVec<_, 2> = self.waiting(*trigger).collect();
            for (person, node) in waiting {
                if !self.possible(node, &Scope::of(self, Card::Person(person), None)) {
                    continue;
                }
                events.push(Event::Used { seat: self.active, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
        }
    }

    /// EMP-7.2
    pub(crate) fn upgrade(&mut self, upgrade: Upgrade, out: &mut Out<'_>) {
        out.tell(Event::Upgraded { seat: self.active, upgrade });
        self.phase = Phase::Closing;
        let card = Card::Upgrade(upgrade);
        self.begin(Run::of(card, None), card.effect());
    }

    /// Tells whom the player owes a better number to.
    pub(crate) fn tell_helpers(&self, number: impl Fn(&Terms) -> u8, events: &mut Events<Event>) {
        let seat = self.active;
        events.extend(self.helpers(seat, number).map(|person| Event::Helped { seat, person }));
    }

    // The end of a turn.

    fn end_turn(&mut self, out: &mut Out<'_>) {
        if self.mine().conductor == END_OF_LINE {
            // EMP-7.6
            self.me().conductor = 0;
        }
        let extra = self.turn.extra;
        self.turn = TurnState::new();
        self.phase = Phase::Specialists;
        if extra > 0 {
            self.turn.extra = extra - 1;
            return;
        }
        let place = self.place_of(self.active);
        if place + 1 < self.players() {
            self.active = self.seat_at(place + 1);
        } else if self.is_last_round() || self.stands_still(out) {
            self.phase = Phase::Final;
            out.tell(Event::FinalDeliveries);
            self.begin_final_delivery(self.players() - 1);
        } else {
            // Nobody plays so long, but a state from outside may claim it.
            self.round = self.round.saturating_add(1);
            out.tell(Event::RoundBegan { round: self.round });
            self.active = self.start;
        }
    }

    /// EMP-11.8: a round has ended; whether it was one too many without track and without a delivery.
    fn stands_still(&mut self, out: &mut Out<'_>) -> bool {
        self.idle += 1;
        if self.idle < STANDSTILL {
            return false;
        }
        self.ended_by = Some(Ending::Standstill);
        out.tell(Event::Standstill { rounds: self.idle });
        true
    }

    /// EMP-11.4: the seat with this place in turn order, if it has something to deliver.
    fn begin_final_delivery(&mut self, place: usize) {
        self.active = self.seat_at(place);
        if self.deliveries(self.active, Occasion::Final).next().is_some() {
            self.stack.push(Frame::Delivering(Occasion::Final));
        }
    }

    fn go_on_with_final_deliveries(&mut self, out: &mut Out<'_>) -> bool {
        match self.place_of(self.active).checked_sub(1) {
            Some(place) => self.begin_final_delivery(place),
            None => {
                self.phase = Phase::Over;
                self.tell_scores(out.events);
            }
        }
        self.phase != Phase::Over
    }
}
