//! What comes of a move: the rules are asked by playing it.

use catalog::empyreal::{Frame, Move, Stage, Table, View};
use kernel::{Seat, Text, text};

/// Mana before and after it, where it changes.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    if matches!(mv, Move::Company { .. } | Move::Remove(_) | Move::Headquarters(_)) {
        return None;
    }
    let after = view.after(seat, mv).ok()?;
    let (before, left) = (view.table.player(seat).mana, after.table.player(seat).mana);
    (before != left).then(|| text!("emp-do-balance", before = before, left = left))
}

/// Whether a move says nothing but that the turn is over: the end of the activations, or a spellcar that is not taken when
/// nothing comes after it.
pub(super) fn closes(view: &View, seat: Seat, mv: &Move) -> bool {
    let table = &view.table;
    match (mv, table.stack.last(), table.stage) {
        (Move::Done, None, Stage::Activating) => true,
        (Move::Skip, None, Stage::Administrating { .. }) | (Move::Skip, Some(Frame::Gaining { .. }), _) => {
            table.stage != Stage::Specialists
                && view.after(seat, mv).is_ok_and(|after| turn_is_over(&after.table))
        }
        _ => false,
    }
}

/// After a main action: somebody begins a turn, or there is none to come.
fn turn_is_over(after: &Table) -> bool {
    matches!(after.stage, Stage::Specialists | Stage::Final | Stage::Over)
}
