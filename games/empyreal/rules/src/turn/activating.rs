//! EMP-4: the conductor moves, and spellcars are activated.

use kernel::{Draws, Events, Seat};

use crate::event::Event;
use crate::ids::CarId;
use crate::out::Out;
use crate::phase::Phase;
use crate::printed::COLUMNS;
use crate::reason::Reason;
use crate::scope::Scope;
use crate::table::{Card, END_OF_LINE, Frame, Occasion, ROWS, Run, Slot, Table, Terms};

/// How many spaces the conductor can move at most (EMP-4.1).
pub const MOST_SPACES: u8 = Terms::BASE.moves.len() as u8;

impl Table {
    /// What moving the conductor so many spaces costs a seat, whether it can be paid or not (EMP-4.1, EMP-4.2).
    #[must_use]
    pub fn move_price(&self, seat: Seat, spaces: u8) -> Option<u8> {
        self.terms(seat).moves.get(usize::from(spaces).checked_sub(1)?).copied()
    }

    /// Whether this seat may move its conductor now: instead of administrating, or after what it activated first (EMP-4.1,
    /// EMP-4.13).
    #[must_use]
    pub fn may_move_conductor(&self, seat: Seat) -> bool {
        let in_time =
            self.phase == Phase::Specialists || (self.phase == Phase::Activating && self.turn.first);
        seat == self.active && in_time && self.stack.is_empty()
    }

    /// The same for the seat to play, or why its conductor cannot move so far.
    pub(crate) fn judge_move(&self, spaces: u8) -> Result<u8, Reason> {
        let price = self.move_price(self.active, spaces).ok_or(Reason::WrongSpaces { spaces })?;
        let player = self.mine();
        if player.conductor + spaces > END_OF_LINE {
            return Err(Reason::PastTheEnd { left: END_OF_LINE - player.conductor });
        }
        if price > player.mana {
            return Err(Reason::MoveCost { spaces, price, mana: player.mana });
        }
        Ok(price)
    }

    pub(crate) fn move_conductor(&mut self, spaces: u8, price: u8, out: &mut Out<'_>) {
        let seat = self.active;
        self.tell_helpers(|terms| terms.moves[usize::from(spaces) - 1], out.events);
        self.pay(price);
        self.me().conductor += spaces;
        let column = self.mine().conductor;
        out.tell(Event::Moved { seat, spaces, price, column });
        let end = column == END_OF_LINE;
        if self.turn.first {
            // EMP-4.14
            self.phase = if end { Phase::Upgrading } else { Phase::Closing };
            return;
        }
        self.phase = if end { Phase::Delivering } else { Phase::Activating };
        if end && self.deliveries(seat, Occasion::EndOfLine).next().is_some() {
            self.stack.push(Frame::Delivering(Occasion::EndOfLine));
        }
        self.happen_on_move(out);
    }

    /// EMP-4.11
    fn happen_on_move(&mut self, out: &mut Out<'_>) {
        for node in std::mem::take(&mut self.turn.on_move) {
            // Such abilities ask nothing, so they are over before anything else begins.
            let before = self.stack.len();
            self.stack.push(Frame::Steps { node, next: 0 });
            while self.stack.len() > before && self.go_on_once(out) {}
        }
    }

    /// EMP-4.13
    pub(crate) fn judge_activate_first(&self) -> Result<(), Reason> {
        if !self.terms(self.active).activate_first {
            return Err(Reason::MoveFirst);
        }
        if self.mine().conductor == 0 {
            return Err(Reason::NothingAtStart);
        }
        // Tried out, since what happens then may bring the mana for it.
        let mut trial = self.clone();
        let (mut draws, mut events) = (Draws::from_seed([0; 32]), Events::ignored());
        trial.activate_first(&mut Out { draws: &mut draws, events: &mut events });
        if trial.activatable().next().is_none() {
            return Err(Reason::NothingToActivate);
        }
        Ok(())
    }

    pub(crate) fn activate_first(&mut self, out: &mut Out<'_>) {
        self.tell_helpers(|terms| u8::from(terms.activate_first), out.events);
        self.turn.first = true;
        self.phase = Phase::Activating;
        self.happen_on_move(out);
    }

    /// The places of the column where the conductor stands (EMP-4.3).
    fn column(&self) -> impl Iterator<Item = Slot> + use<> {
        let column = usize::from(self.mine().conductor);
        (0..ROWS).filter(move |_| (1..=COLUMNS).contains(&column)).map(move |row| Slot::new(column - 1, row))
    }

    /// What can be activated now.
    pub(crate) fn activatable(&self) -> impl Iterator<Item = Slot> {
        self.column().filter(|slot| self.judge_activate(*slot).is_ok())
    }

    /// What activating a spellcar costs now: surcharge and inherent cost (EMP-4.4 to EMP-4.8).
    pub(crate) fn judge_activate(&self, slot: Slot) -> Result<u8, Reason> {
        if self.phase != Phase::Activating {
            return Err(Reason::NotAsked);
        }
        self.activation_price(slot)
    }

    fn activation_price(&self, slot: Slot) -> Result<u8, Reason> {
        if !self.column().any(|there| there == slot) {
            return Err(Reason::OtherColumn { slot });
        }
        let car = self.mine().car(slot).ok_or(Reason::SlotEmpty { slot })?;
        let surcharge = match self.turn.double {
            Some(double) if double != car => return Err(Reason::OnlyTheDouble),
            // The second time; its price was paid with the first.
            Some(_) if self.turn.activations == 1 => 0,
            Some(_) => return Err(Reason::ActivatedAlready { slot }),
            None if self.turn.activated & slot.bit() != 0 => return Err(Reason::ActivatedAlready { slot }),
            None => self.surcharge(&self.terms(self.active)),
        };
        let price = surcharge + self.inherent_in_turn(car);
        let scope = Scope::of(self, Card::Car(car), Some(slot));
        self.afford(price, &scope)?;
        if !self.possible(Card::Car(car).effect(), &scope.paying(price)) {
            return Err(Reason::CarDoesNothing { car });
        }
        Ok(price)
    }

    /// The inherent cost as it will be in the activation, also before that has begun.
    fn inherent_in_turn(&self, car: CarId) -> u8 {
        if self.turn.terms.no_inherent { 0 } else { car.printed().inherent }
    }

    /// What the next activation of this turn costs beside what the spellcar costs by itself (EMP-4.5, EMP-4.12).
    #[must_use]
    pub fn next_surcharge(&self) -> u8 {
        if self.turn.double.is_some() { 0 } else { self.surcharge(&self.terms(self.active)) }
    }

    /// Whether a spellcar can be activated once or twice, as the player likes (EMP-4.12).
    #[must_use]
    pub fn may_double(&self) -> bool {
        let may = self.terms(self.active).double_price.is_some();
        may && self.stack.is_empty() && self.turn.activations == 0
    }

    /// What the next activation costs more than those before.
    fn surcharge(&self, terms: &Terms) -> u8 {
        let totals = terms.surcharges;
        let index = usize::from(self.turn.activations).min(totals.len() - 1);
        totals[index] - index.checked_sub(1).map_or(0, |before| totals[before])
    }

    /// EMP-4.12
    pub(crate) fn judge_double(&self, slot: Slot) -> Result<u8, Reason> {
        let price = self.terms(self.active).double_price.ok_or(Reason::DoubleImpossible)?;
        if self.turn.activations > 0 {
            return Err(Reason::DoubleAlone);
        }
        let once = self.judge_activate(slot)?;
        let car = self.mine().car(slot).ok_or(Reason::SlotEmpty { slot })?;
        let scope = Scope::of(self, Card::Car(car), Some(slot));
        self.afford(price + once + self.inherent_in_turn(car), &scope)?;
        if !self.possible(Card::Car(car).effect(), &scope.paying(price + once)) {
            return Err(Reason::CarDoesNothing { car });
        }
        Ok(price + once)
    }

    pub(crate) fn activate(&mut self, slot: Slot, price: u8, out: &mut Out<'_>) {
        let Some(car) = self.mine().car(slot) else { return };
        match (self.turn.double, self.turn.activations) {
            (None, _) => self.tell_helpers(|terms| self.surcharge(terms), out.events),
            (Some(_), 0) => self.tell_helpers(|terms| u8::from(terms.double_price.is_some()), out.events),
            (Some(_), _) => {}
        }
        self.pay_activation(price);
        self.turn.activated |= slot.bit();
        self.turn.activations += 1;
        out.tell(Event::Activated { seat: self.active, car, price });
        let card = Card::Car(car);
        self.begin(Run::of(card, Some(slot)), card.effect());
    }
}
