//! What comes of a move: the rules are asked by playing it.

use empyreal::{CarId, Move, Phase, Position, Table, View};
use kernel::{Arg, Rules, Seat, Text, text, try_out};

/// What its card says, and mana before and after it where that changes.
pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    if matches!(mv, Move::Company { .. } | Move::Remove(_) | Move::Headquarters(_)) {
        return None;
    }
    let (after, _) = try_out::<Position>(view, seat, mv).ok()?;
    let (before, left) = (view.table.player(seat).mana, after.table().player(seat).mana);
    let does = on_the_card(&view.table, &after, seat, mv);
    if before == left {
        return does;
    }
    Some(match does {
        Some(does) => text!(emp_do_card_balance, does = does, before = before, left = left),
        None => text!(emp_do_balance, before = before, left = left),
    })
}

/// What is written on the card that a move is about, or waits where the conductor goes: whoever reads its name wants to know.
fn on_the_card(table: &Table, after: &Position, seat: Seat, mv: &Move) -> Option<Text> {
    let player = table.player(seat);
    match *mv {
        Move::Use(person) | Move::Keep(person) | Move::Imitate(person) => Some(person.does().into()),
        Move::Gain(car) | Move::Copy(car) => Some(car.does()),
        Move::Activate(at) | Move::Discard(at) => player.car(at).map(CarId::does),
        Move::Administrate => Some(text!(emp_do_administrate_card)),
        Move::Move(_) if table.turn.first => None,
        Move::Move(_) => Some(waits_there(after)),
        _ => None,
    }
}

/// What can be done where the conductor has come to.
fn waits_there(after: &Position) -> Text {
    let table = after.table();
    match table.phase {
        Phase::Delivering => text!(emp_do_end_of_line),
        Phase::Upgrading => text!(emp_do_end_of_line_empty),
        Phase::Activating => {
            let player = table.player(table.active);
            let mut moves = Vec::new();
            after.moves(table.active, &mut moves);
            let cars = moves.into_iter().filter_map(|mv| match mv {
                Move::Activate(at) => player.car(at).map(|car| car.name().into()),
                _ => None,
            });
            text!(emp_do_cars_there, cars = Arg::List(cars.collect()))
        }
        _ => text!(emp_do_no_cars_there),
    }
}
