//! A position, with what a table has to know of the way to it.

use kernel::{Happening, MAX_SEATS, Refusal, Rules, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Reached<G: Rules> {
    /// How many moves lead to it.
    pub(crate) made: usize,
    pub(crate) position: G,
    /// How many moves there were when chance last decided something, or something was shown: those stay.
    pub(crate) settled: usize,
    /// For each seat, how many moves there were when that which it decides on last changed.
    pub(crate) changed: [usize; MAX_SEATS],
}

impl<G: Rules> Reached<G> {
    pub(crate) const fn start(position: G) -> Self {
        Self { made: 0, position, settled: 0, changed: [0; MAX_SEATS] }
    }

    pub(crate) fn play(
        &mut self,
        seat: Seat,
        mv: &G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refusal> {
        let before = &self.position;
        let (owed, sealed, drawn) = (before.turn().seats(), before.sealed(), before.draws_used());
        let reveals = before.reveals(seat, mv);
        let told = events.len();
        self.position.play(seat, mv, events)?;
        self.made += 1;
        let after = &self.position;
        let opened = !sealed.all_in(after.sealed());
        let shown = events[told..].iter().any(G::Event::shows);
        if reveals || opened || shown || after.draws_used() != drawn {
            self.settled = self.made;
        }
        let unseen = after.sealed().contains(seat);
        let owed_now = after.turn().seats();
        for other in Seat::all(MAX_SEATS) {
            let still_asked = owed.contains(other) == owed_now.contains(other);
            if !(unseen && other != seat && still_asked) {
                self.changed[other.index()] = self.made;
            }
        }
        Ok(())
    }
}
