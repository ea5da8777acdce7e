//! Seats that become free again: the owner vacates one, or somebody leaves for good.

use kernel::{Seat, text};

use crate::chair::{Chair, Holder};
use crate::chat::{ChatContent, ChatEntry};
use crate::fold::LogError;
use crate::seating::strongest;
use crate::table::{Table, TableStage};
use crate::{ActionError, Handover, TableEvent};

impl Table {
    /// Removes the holder of this seat, person or bot; somebody else comes with this link. A finished game keeps its
    /// players, and a conceded seat its bot.
    pub fn vacate(&self, seat: Seat, token: String) -> Result<TableEvent, ActionError> {
        self.check_capacity_for_owner()?;
        if !self.may_be_vacated(seat) {
            return Err(text!(table_no_vacating).into());
        }
        Ok(TableEvent::Vacated { seat, token })
    }

    #[must_use]
    pub fn may_be_vacated(&self, seat: Seat) -> bool {
        let held = |chair: &Chair| chair.holder != Holder::Nobody && !chair.conceded;
        matches!(self.stage(), TableStage::Waiting | TableStage::Running)
            && self.chair(seat).is_some_and(held)
    }

    /// The events when the person on this seat leaves for good. In a lobby the seat waits for somebody else, who comes
    /// with this link; in a running game a bot plays on at once, so that nobody has to wait.
    #[must_use]
    pub fn leave_for_good(&self, seat: Seat, token: String) -> Vec<TableEvent> {
        let mut events = vec![TableEvent::Gone { seat }];
        match self.stage() {
            TableStage::Waiting => events.push(TableEvent::Invited { seat, token }),
            TableStage::Running if self.chair(seat).is_some_and(|chair| !chair.conceded) => {
                events.push(TableEvent::Handed { seat, level: strongest(), why: Handover::Asked });
            }
            TableStage::Running | TableStage::Over | TableStage::Record => {}
        }
        events
    }

    pub(crate) fn vacated(&mut self, time: i64, seat: Seat, token: &str) -> Result<(), LogError> {
        let waits = self.game.is_none();
        self.note(time, seat, ChatContent::Vacated);
        let access_epoch = self.entries;
        let chair = self.chair_mut(seat)?;
        let out = chair.person;
        chair.set_free(time);
        chair.holder_since = access_epoch;
        chair.token = Some(token.to_owned());
        chair.was_vacated = true;
        if waits {
            chair.nonce = None;
        }
        self.evicted.extend(out);
        self.access_epoch = access_epoch;
        // This person may have made the request, or been the last who had to agree. If somebody still wants it, they
        // ask again.
        self.take_back_request = None;
        Ok(())
    }

    pub(crate) fn gone(&mut self, time: i64, seat: Seat) -> Result<(), LogError> {
        let waits = self.game.is_none();
        let access_epoch = self.entries;
        let chair = self.chair_mut(seat)?;
        let (name, person) = (std::mem::take(&mut chair.name), chair.person.take());
        chair.holder_since = access_epoch;
        if waits {
            chair.set_free(time);
            chair.nonce = None;
        }
        chair.has_person = false;
        chair.gone = !waits;
        self.forget(|entry| match entry.by {
            Some(by) => Some(by) == person,
            // An old entry does not record who wrote it, so the name has to do.
            None => entry.name == name && entry.seat.is_none_or(|of| of == seat),
        });
        self.note(time, seat, ChatContent::Gone);
        self.access_epoch = access_epoch;
        self.take_back_request = None;
        Ok(())
    }

    /// Removes the names from these entries.
    pub(crate) fn forget(&mut self, whose: impl Fn(&ChatEntry) -> bool) {
        for entry in self.chat.iter_mut().filter(|entry| whose(entry)) {
            entry.name.clear();
            entry.by = None;
        }
    }

    /// Whether the seat of this person, by their number in the log, was vacated, and they have not sat down again
    /// since.
    #[must_use]
    pub fn was_evicted(&self, person: i64) -> bool {
        self.evicted.contains(&person)
    }
}

impl Chair {
    fn set_free(&mut self, time: i64) {
        self.name.clear();
        self.person = None;
        self.holder = Holder::Nobody;
        self.has_person = false;
        self.conceded = false;
        self.gone = false;
        // The next person gets as much time as anybody.
        self.returned_at = time;
    }
}
