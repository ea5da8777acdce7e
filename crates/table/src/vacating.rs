//! Seats that become free again: the owner asks somebody to leave, or somebody leaves for good.

use kernel::{Seat, text};

use crate::seating::strongest;
use crate::table::{Chair, Holder, Said, Saying, Stage, Table, TableError};
use crate::{Denied, Handover, Happened};

impl Table {
    /// Whoever has this seat is out, person or bot; somebody else comes with this link. A game that is over keeps its
    /// players, and a seat that was conceded its bot.
    pub fn vacate(&self, seat: Seat, token: String) -> Result<Happened, Denied> {
        self.has_room_for_owner()?;
        if !self.may_be_vacated(seat) {
            return Err(text!("table-no-vacating").into());
        }
        Ok(Happened::Vacated { seat, token })
    }

    #[must_use]
    pub fn may_be_vacated(&self, seat: Seat) -> bool {
        let held = |chair: &Chair| chair.holder != Holder::Nobody && !chair.conceded;
        matches!(self.stage(), Stage::Waiting | Stage::Running) && self.chair(seat).is_some_and(held)
    }

    /// What happens when the person of this seat leaves for good. A seat in the lobby waits for somebody else, who comes with this link; in a
    /// running game a bot plays on at once, so that nobody has to wait.
    #[must_use]
    pub fn leave_for_good(&self, seat: Seat, token: String) -> Vec<Happened> {
        let mut happened = vec![Happened::Gone { seat }];
        match self.stage() {
            Stage::Waiting => happened.push(Happened::Invited { seat, token }),
            Stage::Running if self.chair(seat).is_some_and(|chair| !chair.conceded) => {
                happened.push(Happened::Handed { seat, level: strongest(), why: Handover::Asked });
            }
            Stage::Running | Stage::Over | Stage::Record => {}
        }
        happened
    }

    pub(crate) fn vacated(&mut self, at: i64, seat: Seat, token: &str) -> Result<(), TableError> {
        let waits = self.game.is_none();
        self.note(at, seat, Saying::Vacated);
        let doors = self.entries;
        let chair = self.chair_mut(seat)?;
        let out = chair.person;
        chair.set_free(at);
        chair.since = doors;
        chair.token = Some(token.to_owned());
        chair.freed = true;
        if waits {
            chair.nonce = None;
        }
        self.put_out.extend(out);
        self.doors = doors;
        // Perhaps this person asked for it, or was the last who had to agree: who still wishes it asks again.
        self.back = None;
        Ok(())
    }

    pub(crate) fn gone(&mut self, at: i64, seat: Seat) -> Result<(), TableError> {
        let waits = self.game.is_none();
        let doors = self.entries;
        let chair = self.chair_mut(seat)?;
        let (name, person) = (std::mem::take(&mut chair.name), chair.person.take());
        chair.since = doors;
        if waits {
            chair.set_free(at);
            chair.nonce = None;
        }
        chair.has_person = false;
        chair.gone = !waits;
        self.forget(|said| match said.by {
            Some(by) => Some(by) == person,
            // Of a line from before it was noted who wrote it, the name is all that tells.
            None => said.name == name && said.seat.is_none_or(|of| of == seat),
        });
        self.note(at, seat, Saying::Gone);
        self.doors = doors;
        self.back = None;
        Ok(())
    }

    /// Takes the names out of these lines.
    pub(crate) fn forget(&mut self, whose: impl Fn(&Said) -> bool) {
        for said in self.said.iter_mut().filter(|said| whose(said)) {
            said.name.clear();
            said.by = None;
        }
    }

    /// Whether the seat of this person, by a number of the log, was freed, and they have not sat down again since.
    #[must_use]
    pub fn was_put_out(&self, person: i64) -> bool {
        self.put_out.contains(&person)
    }
}

impl Chair {
    fn set_free(&mut self, at: i64) {
        self.name.clear();
        self.person = None;
        self.holder = Holder::Nobody;
        self.has_person = false;
        self.conceded = false;
        self.gone = false;
        // Whoever comes has as much time as anybody.
        self.returned = at;
    }
}
