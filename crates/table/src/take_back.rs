//! Taking back what was committed, by agreement of the table.
//!
//! The log keeps what was taken back; the game goes on as if it had not been. What chance decided, or somebody was shown,
//! cannot be unknown again: moves behind it stay.

use kernel::{Seat, Seats, text};

use crate::table::{Holder, Stage, Table};
use crate::{Denied, Happened};

/// A wish to take moves back, and who agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    pub seat: Seat,
    /// How many moves would stand.
    pub to: usize,
    pub agreed: Seats,
}

impl Table {
    /// What somebody wishes to take back, while the others have not all agreed.
    #[must_use]
    pub const fn back(&self) -> Option<Back> {
        self.back
    }

    /// The fewest moves that the game could go back to; `None` when there is nothing to take back.
    #[must_use]
    pub fn back_to(&self) -> Option<usize> {
        let game = self.game().filter(|_| self.stage() == Stage::Running)?;
        let settled = game.settled().max(self.opening.given.len());
        (settled < game.made()).then_some(settled)
    }

    /// The person of these seats, the first of which asks, wishes to go back to this many moves.
    pub fn ask_back(&self, mine: &[Seat], to: usize) -> Result<Vec<Happened>, Denied> {
        self.has_room()?;
        // An answer is for what its page showed, so a wish cannot be changed for another.
        if self.back.is_some() {
            return Err(text!("table-no-back-twice").into());
        }
        let seat = *mine.first().ok_or_else(|| text!("table-no-seat"))?;
        let game = self.game().filter(|_| self.stage() == Stage::Running);
        let made = game.ok_or_else(|| text!("table-no-back-now"))?.made();
        if to >= made || self.back_to().is_none_or(|settled| to < settled) {
            return Err(text!("table-no-back").into());
        }
        let asked = Back { seat, to, agreed: mine.iter().copied().collect() };
        let mut happened = vec![Happened::BackAsked { seats: mine.to_vec(), to }];
        happened.extend(self.all_agree(asked).then_some(Happened::TakenBack { to }));
        Ok(happened)
    }

    /// The person of these seats agrees to go back to this many moves, or does not.
    pub fn answer_back(&self, mine: &[Seat], to: usize, agrees: bool) -> Result<Vec<Happened>, Denied> {
        let mut back = self.back.ok_or_else(|| text!("table-no-back-asked"))?;
        if back.to != to {
            return Err(Denied::Stale);
        }
        let Some(seat) = mine.first().copied() else { return Err(text!("table-no-seat").into()) };
        if !agrees {
            return Ok(vec![Happened::BackRefused { seat }]);
        }
        for seat in mine {
            back.agreed.insert(*seat);
        }
        let mut happened = vec![Happened::BackAgreed { seats: mine.to_vec() }];
        happened.extend(self.all_agree(back).then_some(Happened::TakenBack { to: back.to }));
        Ok(happened)
    }

    /// Bots do not mind.
    fn all_agree(&self, back: Back) -> bool {
        let mut persons = Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .filter(|(_, chair)| chair.holder == Holder::Person);
        persons.all(|(seat, _)| back.agreed.contains(seat))
    }
}
