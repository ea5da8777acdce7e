//! Turns that end without being asked.

use guide::Guided;
use kernel::{Events, Rules, Viewer};

use crate::Asked;

/// A move that closes the turn is committed at once, so the seat owes nothing more of that turn: nothing at all, or a
/// decision of another turn or phase.
pub(crate) fn closing_ends_the_turn<F: Guided>(position: &F::Rules, asked: &Asked<'_, F>) {
    let before = F::progress(asked.view);
    for mv in asked.moves.iter().filter(|mv| F::closes(asked.view, asked.seat, mv)) {
        let mut after = position.clone();
        if let Err(reason) = after.play(asked.seat, mv, &mut Events::ignored()) {
            panic!("`{mv}` is refused: {reason}");
        }
        let owes = after.turn().seats().contains(asked.seat);
        let goes_on = owes && F::progress(&after.view(Viewer::Seat(asked.seat))) == before;
        assert!(!goes_on, "`{mv}` closes the turn, and seat {} owes more of it", asked.seat);
    }
}
