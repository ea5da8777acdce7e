//! Why nothing can be done with a spot of the drawing. The rules say it themselves: a move that the spot could stand for
//! is put before them.

use age_of_steam::{Move, Phase, Position, Reason, Table};
use guide::SpotName as _;
use hexes::Coord;
use kernel::{Seat, try_out};

use crate::spots::Spot;

pub(super) fn why_not(table: &Table, seat: Seat, spot: &str) -> Option<Reason> {
    match Spot::parse(spot)? {
        Spot::Cube(from, colour) => refusal(table, seat, Move::Ship { from, colour }),
        Spot::Box(column, row) => refusal(table, seat, Move::Stock { column, row }),
        Spot::Hex(at) if table.asked().contains(seat) => match &table.phase {
            Phase::MoveGoods(moving) if moving.cargo.is_some() => table.why_no_run(seat, at),
            Phase::MoveGoods(_) => table.why_no_cube(seat, at),
            Phase::BuildTrack(_) if can_urbanize(table, seat, at) => None,
            _ => table.why_no_tile(seat, at),
        },
        // It is not this seat's turn, which is the reason against any move.
        Spot::Hex(_) => refusal(table, seat, Move::Done),
    }
}

fn refusal(table: &Table, seat: Seat, mv: Move) -> Option<Reason> {
    try_out::<Position>(table, seat, &mv).err()
}

fn can_urbanize(table: &Table, seat: Seat, at: Coord) -> bool {
    let town = table.board().find_stop(at);
    table.towns_to_urbanize(seat).any(|stop| Some(stop) == town)
}
