//! EMP-3 and EMP-4.8: mana that is spent, gained and reclaimed, and how much of it is locked.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::table::{Frame, Run, Table};

impl Table {
    /// The available mana of a seat that pays for no activation of this turn (EMP-4.8).
    #[must_use]
    pub fn locked(&self, seat: Seat) -> u8 {
        if seat == self.active { self.turn.locked.min(self.player(seat).mana) } else { 0 }
    }

    /// Spends mana; what is locked goes first, as it can pay for least (EMP-4.8).
    pub(crate) fn pay(&mut self, mana: u8) {
        let player = self.me();
        player.mana -= mana;
        player.spent += mana;
        self.turn.locked = self.turn.locked.saturating_sub(mana);
    }

    /// Pays for an activation, with mana that is not locked.
    pub(crate) fn pay_activation(&mut self, mana: u8) {
        let locked = self.turn.locked;
        self.pay(mana);
        self.turn.locked = locked;
    }

    /// EMP-3.3
    pub(crate) fn gain_mana(&mut self, count: u8, events: &mut Events<Event>) {
        let seat = self.active;
        let player = self.me();
        let gained = count.min(player.crystals_missing());
        player.mana += gained;
        if gained > 0 {
            events.push(Event::ManaGained { seat, count: gained });
            self.lock(gained);
        }
    }

    /// EMP-3.2
    pub(crate) fn reclaim(&mut self, count: u8, events: &mut Events<Event>) {
        let seat = self.active;
        let player = self.me();
        let reclaimed = count.min(player.spent);
        player.spent -= reclaimed;
        player.mana += reclaimed;
        if reclaimed > 0 {
            events.push(Event::Reclaimed { seat, count: reclaimed });
            self.lock(reclaimed);
        }
    }

    /// Mana that an activation brings pays for no other (EMP-4.8). What is carried out in a place of the railyard was
    /// activated there, or copied by what was.
    fn lock(&mut self, mana: u8) {
        let activated = |frame: &Frame| matches!(frame, Frame::Card(Run { slot: Some(_), .. }));
        if self.stack.iter().any(activated) {
            self.turn.locked += mana;
        }
    }
}
