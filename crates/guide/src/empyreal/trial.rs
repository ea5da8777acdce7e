//! What comes of a move: the rules are asked by playing it.

use catalog::empyreal::printed::COLUMNS;
use catalog::empyreal::{CarId, Frame, Move, ROWS, Slot, Stage, Table, View};
use kernel::{Arg, Seat, Text, text};

/// What its card says, and mana before and after it where that changes.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    if matches!(mv, Move::Company { .. } | Move::Remove(_) | Move::Headquarters(_)) {
        return None;
    }
    let after = view.after(seat, mv).ok()?;
    let (before, left) = (view.table.player(seat).mana, after.table.player(seat).mana);
    let does = on_the_card(&view.table, seat, mv);
    if before == left {
        return does;
    }
    Some(match does {
        Some(does) => text!("emp-do-card-balance", does = does, before = before, left = left),
        None => text!("emp-do-balance", before = before, left = left),
    })
}

/// What is written on the card that a move is about, or waits where the conductor goes: who reads its name wants to know.
fn on_the_card(table: &Table, seat: Seat, mv: &Move) -> Option<Text> {
    let player = table.player(seat);
    match *mv {
        Move::Use(person) | Move::Keep(person) | Move::Imitate(person) => Some(person.does()),
        Move::Gain(car) | Move::Copy(car) => Some(car.does()),
        Move::Activate(at) | Move::Discard(at) => player.car(at).map(CarId::does),
        Move::Move(spaces) => {
            let column = usize::from(player.conductor + spaces);
            if column > COLUMNS {
                return Some(text!("emp-do-end-of-line"));
            }
            let slots = (0..ROWS).map(|row| Slot::new(column - 1, row));
            let cars = slots.filter_map(|at| player.car(at)).map(|car| car.name().into());
            Some(text!("emp-do-cars-there", cars = Arg::List(cars.collect())))
        }
        _ => None,
    }
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
