//! A position, with what a table has to know about how it was reached.

use kernel::{Events, Happening, MAX_SEATS, Rules, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Reached<G: Rules> {
    /// How many moves lead to it.
    #[serde(rename = "made")]
    pub(crate) move_count: usize,
    pub(crate) position: G,
    /// How many moves there were when chance last decided something or something was revealed. Those stay.
    pub(crate) settled: usize,
    /// For each seat, how many moves there were when the situation that it decides on last changed.
    pub(crate) changed: [usize; MAX_SEATS],
}

impl<G: Rules> Reached<G> {
    pub(crate) const fn start(position: G) -> Self {
        Self { move_count: 0, position, settled: 0, changed: [0; MAX_SEATS] }
    }

    /// Plays a move. `events` must not ignore them: whether the move reveals something is read from its events.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        mv: &G::Move,
        events: &mut Events<G::Event>,
    ) -> Result<(), G::Reason> {
        let before = &self.position;
        let (owed, sealed, drawn) = (before.turn().seats(), before.sealed(), before.draws_used());
        let reveals = before.reveals(seat, mv);
        let events_before = events.len();
        self.position.play(seat, mv, events)?;
        self.move_count += 1;
        let after = &self.position;
        let opened = !after.sealed().includes(sealed);
        let shown = events[events_before..].iter().any(G::Event::shows);
        if reveals || opened || shown || after.draws_used() != drawn {
            self.settled = self.move_count;
        }
        let unseen = after.sealed().contains(seat);
        let owed_now = after.turn().seats();
        for other in Seat::all(MAX_SEATS) {
            let still_asked = owed.contains(other) == owed_now.contains(other);
            if !(unseen && other != seat && still_asked) {
                self.changed[other.index()] = self.move_count;
            }
        }
        Ok(())
    }
}
