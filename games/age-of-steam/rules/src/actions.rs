//! AOS-3: selecting actions.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::phase::Phase;
use crate::player::{Action, MOST_LINKS, Player};
use crate::reason::Reason;
use crate::table::Table;

impl Player {
    /// AOS-3.6, AOS-5.7: whether the engine can grow any more.
    #[must_use]
    pub const fn can_raise_engine(&self) -> bool {
        self.engine < MOST_LINKS
    }

    pub(crate) const fn raise_engine(&mut self) {
        self.engine += 1;
    }
}

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
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let &mut Phase::SelectActions { asked } = &mut self.phase else {
            return Err(Reason::wrong_question(&self.phase));
        };
        if let Some(holder) = self.holder(action) {
            return Err(Reason::ActionTaken { action, holder });
        }
        self.player_mut(seat).action = Some(action);
        events.push(Event::Took { seat, action });
        if action == Action::Locomotive && self.player(seat).can_raise_engine() {
            self.raise_engine(seat, events);
        }
        if usize::from(asked) + 1 < self.order.len() {
            self.phase = Phase::SelectActions { asked: asked + 1 };
        } else {
            self.begin_building();
        }
        Ok(())
    }

    pub(crate) fn raise_engine(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        player.raise_engine();
        events.push(Event::EngineRaised { seat, links: player.engine });
    }
}
