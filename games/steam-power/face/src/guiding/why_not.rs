//! Why nothing can be done with a spot of the drawing. The rules say it themselves: a move that the spot could stand for
//! is put before them.

use guide::SpotName as _;
use hexes::Coord;
use kernel::{Seat, try_out};
use steam_power::{Bonus, Move, Phase, Position, Reason, Table, View};

use crate::spots::Spot;

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<Reason> {
    let table = &view.table;
    match Spot::parse(spot)? {
        Spot::Contract(contract) => refusal(view, seat, Move::Fulfil(contract)),
        Spot::Hand(from) => refusal(view, seat, Move::TakeFrom(from)),
        Spot::Hex(at) if table.asked().contains(seat) => match table.phase {
            Phase::Fulfilling { .. } => table.why_nothing_from(seat, at),
            _ if table.board().find_city(at).is_some() => refusal(view, seat, factory_at(table, at)),
            _ => table.why_no_tile(seat, at),
        },
        // Whatever it is, it is not this seat's turn.
        Spot::Hex(_) => refusal(view, seat, Move::Done),
    }
}

fn refusal(view: &View, seat: Seat, mv: Move) -> Option<Reason> {
    try_out::<Position>(view, seat, &mv).err()
}

/// With the fewest resources that it may have, so that the number is never the reason.
fn factory_at(table: &Table, at: Coord) -> Move {
    let colour = table.board().find_city(at).and_then(|city| table.city(city).tile.colour());
    let is_bonus = table.phase == Phase::Bonus(Bonus::Factory);
    let resources = colour.map_or(0, |colour| *table.factory_sizes(colour, is_bonus).start());
    Move::Factory { at, resources }
}
