//! Taking committed moves back, by agreement of the table.
//!
//! The log keeps the moves that were taken back; the game continues as if they had not been made. What chance decided
//! or somebody was shown cannot be unlearned, so those moves stay.

use kernel::{Seat, Seats, text};

use crate::chair::Holder;
use crate::table::{Table, TableStage};
use crate::{ActionError, TableEvent};

/// A request to take moves back, and who agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBackRequest {
    pub seat: Seat,
    /// How many moves would remain.
    pub to: usize,
    pub agreed: Seats,
}

impl Table {
    /// The request to take back that has not been answered by everybody.
    #[must_use]
    pub const fn take_back_request(&self) -> Option<TakeBackRequest> {
        self.take_back_request
    }

    /// The fewest moves that the game could go back to; `None` when nothing can be taken back.
    #[must_use]
    pub fn earliest_take_back(&self) -> Option<usize> {
        let game = self.game().filter(|_| self.stage() == TableStage::Running)?;
        let settled = game.settled().max(self.opening.given.len());
        (settled < game.move_count()).then_some(settled)
    }

    /// The person on these seats, the first of which asks, wants to go back to this many moves.
    pub fn request_take_back(&self, mine: &[Seat], to: usize) -> Result<Vec<TableEvent>, ActionError> {
        self.check_capacity()?;
        // An answer belongs to the request that its page showed, so a request cannot be replaced by another.
        if self.take_back_request.is_some() {
            return Err(text!(table_no_back_twice).into());
        }
        let seat = *mine.first().ok_or_else(|| text!(table_no_seat))?;
        let game = self.game().filter(|_| self.stage() == TableStage::Running);
        let move_count = game.ok_or_else(|| text!(table_no_back_now))?.move_count();
        if to >= move_count || self.earliest_take_back().is_none_or(|settled| to < settled) {
            return Err(text!(table_no_back).into());
        }
        let asked = TakeBackRequest { seat, to, agreed: mine.iter().copied().collect() };
        let mut events = vec![TableEvent::BackAsked { seats: mine.to_vec(), to }];
        events.extend(self.all_agree(asked).then_some(TableEvent::TakenBack { to }));
        Ok(events)
    }

    /// The person on these seats agrees, or refuses, to go back to this many moves.
    pub fn answer_take_back(
        &self,
        mine: &[Seat],
        to: usize,
        agrees: bool,
    ) -> Result<Vec<TableEvent>, ActionError> {
        let mut back = self.take_back_request.ok_or_else(|| text!(table_no_back_asked))?;
        if back.to != to {
            return Err(ActionError::Stale);
        }
        let Some(seat) = mine.first().copied() else { return Err(text!(table_no_seat).into()) };
        if !agrees {
            return Ok(vec![TableEvent::BackRefused { seat }]);
        }
        for seat in mine {
            back.agreed.insert(*seat);
        }
        let mut events = vec![TableEvent::BackAgreed { seats: mine.to_vec() }];
        events.extend(self.all_agree(back).then_some(TableEvent::TakenBack { to: back.to }));
        Ok(events)
    }

    /// Bots always agree.
    fn all_agree(&self, back: TakeBackRequest) -> bool {
        let mut persons = Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .filter(|(_, chair)| chair.holder == Holder::Person);
        persons.all(|(seat, _)| back.agreed.contains(seat))
    }
}
