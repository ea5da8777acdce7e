//! What comes of a move: the rules are asked by playing it.

use catalog::empyreal::{CarId, Move, Stage, Table, View};
use kernel::{Arg, Seat, Text, text};

/// What its card says, and mana before and after it where that changes.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    if matches!(mv, Move::Company { .. } | Move::Remove(_) | Move::Headquarters(_)) {
        return None;
    }
    let after = view.after(seat, mv).ok()?;
    let (before, left) = (view.table.player(seat).mana, after.table.player(seat).mana);
    let does = on_the_card(&view.table, &after, seat, mv);
    if before == left {
        return does;
    }
    Some(match does {
        Some(does) => text!("emp-do-card-balance", does = does, before = before, left = left),
        None => text!("emp-do-balance", before = before, left = left),
    })
}

/// What is written on the card that a move is about, or waits where the conductor goes: who reads its name wants to know.
fn on_the_card(table: &Table, after: &View, seat: Seat, mv: &Move) -> Option<Text> {
    let player = table.player(seat);
    match *mv {
        Move::Use(person) | Move::Keep(person) | Move::Imitate(person) => Some(person.does()),
        Move::Gain(car) | Move::Copy(car) => Some(car.does()),
        Move::Activate(at) | Move::Discard(at) => player.car(at).map(CarId::does),
        Move::Administrate => Some(text!("emp-do-administrate-card")),
        Move::Move(_) if table.turn.first => None,
        Move::Move(_) => Some(waits_there(after)),
        _ => None,
    }
}

/// What can be done where the conductor has come to.
fn waits_there(after: &View) -> Text {
    let table = &after.table;
    match table.stage {
        Stage::Delivering => text!("emp-do-end-of-line"),
        Stage::Upgrading => text!("emp-do-end-of-line-empty"),
        Stage::Activating => {
            let player = table.player(table.active);
            let cars = after.moves().into_iter().filter_map(|mv| match mv {
                Move::Activate(at) => player.car(at).map(|car| car.name().into()),
                _ => None,
            });
            text!("emp-do-cars-there", cars = Arg::List(cars.collect()))
        }
        _ => text!("emp-do-no-cars-there"),
    }
}

/// Whether a move says nothing but that the turn is over: the end of the activations. (A spellcar that is not taken may end
/// it too, but is too easily pressed by mistake.)
pub(super) fn closes(view: &View, mv: &Move) -> bool {
    let table = &view.table;
    *mv == Move::Done && table.stack.is_empty() && table.stage == Stage::Activating
}
