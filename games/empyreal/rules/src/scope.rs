//! For whom, in which card and with what mana something would be done: what has to be known to say whether it is possible.

use kernel::Seat;

use crate::ids::{CarId, Cars};
use crate::kinds::Upgrade;
use crate::table::{Card, Frame, Run, Slot, Table};

#[derive(Clone, Copy)]
pub(crate) struct Scope {
    pub(crate) seat: Seat,
    pub(crate) run: Run,
    /// Mana that will have been paid by then.
    pub(crate) paid: u8,
    /// Of that, what may be locked mana.
    unlocking: u8,
    /// Spellcars of this chain of copies (EMP-10.5).
    pub(crate) seen: Cars,
}

impl Scope {
    /// Of a card that has not begun.
    pub(crate) fn of(table: &Table, card: Card, slot: Option<Slot>) -> Self {
        Self {
            seat: table.active,
            run: Run::of(card, slot),
            paid: 0,
            unlocking: 0,
            seen: table.chain_of_copies(),
        }
        .seeing(card)
    }

    /// Of the card that is being carried out.
    pub(crate) fn now(table: &Table) -> Self {
        let nothing = Run::of(Card::Upgrade(Upgrade::Mana), None);
        let run = table.run().copied().unwrap_or(nothing);
        Self { seat: table.active, run, paid: 0, unlocking: 0, seen: table.chain_of_copies() }
    }

    /// With so much paid for an activation.
    pub(crate) const fn paying(mut self, mana: u8) -> Self {
        self.paid += mana;
        self
    }

    /// With so much paid for anything else: locked mana goes first (EMP-4.8).
    pub(crate) const fn paying_freely(mut self, mana: u8) -> Self {
        self.unlocking += mana;
        self.paying(mana)
    }

    fn seeing(mut self, card: Card) -> Self {
        if let Card::Car(car) = card {
            self.seen.insert(car);
        }
        self
    }

    /// A card carried out in place of another, for what it costs by itself.
    pub(crate) fn copying(&self, card: Card, price: u8) -> Self {
        let run = Run::of(card, self.run.slot);
        Self { run, ..*self }.paying(price).seeing(card)
    }

    pub(crate) fn has_seen(&self, car: CarId) -> bool {
        self.seen.contains(car)
    }

    /// Mana for whatever it may be spent on.
    pub(crate) const fn mana(&self, table: &Table) -> u8 {
        table.player(self.seat).mana.saturating_sub(self.paid)
    }

    /// Mana for activations (EMP-4.8).
    pub(crate) const fn unlocked(&self, table: &Table) -> u8 {
        self.mana(table).saturating_sub(table.turn.locked.saturating_sub(self.unlocking))
    }
}

impl Table {
    /// The spellcars that are being carried out, one for another.
    fn chain_of_copies(&self) -> Cars {
        let cars = self.stack.iter().filter_map(|frame| match frame {
            Frame::Card(Run { card: Card::Car(car), .. }) => Some(*car),
            _ => None,
        });
        cars.collect()
    }
}
