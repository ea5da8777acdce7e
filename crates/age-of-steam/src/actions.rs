//! AOS-3: selecting actions.

use kernel::{Refusal, Seat, text};

use crate::event::Event;
use crate::moves::Move;
use crate::position::wrong_question;
use crate::table::{Action, MOST_LINKS, Phase, Table};

impl Table {
    pub(crate) fn begin_selecting(&mut self) {
        for player in &mut self.seats {
            player.action = None;
        }
        self.phase = Phase::SelectActions { asked: 0 };
    }

    pub(crate) fn list_actions(&self, out: &mut Vec<Move>) {
        out.extend(Action::ALL.into_iter().filter(|action| self.holder(*action).is_none()).map(Move::Take));
    }

    pub(crate) fn take(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let &mut Phase::SelectActions { asked } = &mut self.phase else {
            return Err(wrong_question(&self.phase));
        };
        if let Some(holder) = self.holder(action) {
            let why =
                text!("aos-no-action-taken", action = kernel::Arg::Word(action.word()), holder = holder);
            return Err(Refusal::new("AOS-3.2", why));
        }
        self.player_mut(seat).action = Some(action);
        events.push(Event::Took { seat, action });
        if action == Action::Locomotive && self.player(seat).engine < MOST_LINKS {
            self.raise_engine(seat, events);
        }
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::SelectActions { asked: asked + 1 };
        } else {
            self.begin_building();
        }
        Ok(())
    }

    pub(crate) fn raise_engine(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = self.player_mut(seat);
        player.engine += 1;
        events.push(Event::EngineRaised { seat, links: player.engine });
    }
}
