//! For whom, in which card and with what mana something would be done: what has to be known to say whether it is possible.

use kernel::Seat;

use crate::ids::{CarId, Cars, People, PersonId};
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
    /// What is carried out one for another already.
    chain: Chain,
}

/// The cards of a chain of copies. No spellcar comes twice (EMP-10.5), and nobody can: whoever lends an ability to others is
/// one person, and copies somebody else.
#[derive(Clone, Copy)]
struct Chain {
    cars: Cars,
    people: People,
}

impl Chain {
    fn insert(&mut self, card: Card) {
        match card {
            Card::Car(car) => self.cars.insert(car),
            Card::Person(person) => self.people.insert(person),
            Card::Upgrade(_) => {}
        }
    }
}

impl Scope {
    /// Of a card that has not begun.
    pub(crate) fn of(table: &Table, card: Card, slot: Option<Slot>) -> Self {
        Self {
            seat: table.active,
            run: Run::of(card, slot),
            paid: 0,
            unlocking: 0,
            chain: table.chain_of_copies(),
        }
        .seeing(card)
    }

    /// Of the card that is being carried out.
    pub(crate) fn now(table: &Table) -> Self {
        let nothing = Run::of(Card::Upgrade(Upgrade::Mana), None);
        let run = table.run().copied().unwrap_or(nothing);
        Self { seat: table.active, run, paid: 0, unlocking: 0, chain: table.chain_of_copies() }
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
        self.chain.insert(card);
        self
    }

    /// A card carried out in place of another, for what it costs by itself.
    pub(crate) fn copying(&self, card: Card, price: u8) -> Self {
        let run = Run::of(card, self.run.slot);
        Self { run, ..*self }.paying(price).seeing(card)
    }

    pub(crate) fn has_car(&self, car: CarId) -> bool {
        self.chain.cars.contains(car)
    }

    pub(crate) fn has_person(&self, person: PersonId) -> bool {
        self.chain.people.contains(person)
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
    /// The cards that are being carried out, one for another.
    fn chain_of_copies(&self) -> Chain {
        let mut chain = Chain { cars: Cars::NONE, people: People::NONE };
        for frame in &self.stack {
            if let Frame::Card(Run { card, .. }) = frame {
                chain.insert(*card);
            }
        }
        chain
    }
}
