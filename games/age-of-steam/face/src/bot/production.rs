//! Whether to produce, and where the cubes go.

use age_of_steam::{Colour, Column, MOST_LINKS, Move, Producing, Table};
use kernel::Seat;

use super::best;
use super::building::find;
use super::net::{Net, arrival, bit};

pub(super) fn choose(table: &Table, seat: Seat, producing: &Producing, moves: &[Move]) -> usize {
    let Some(colour) = producing.next_cube() else { return find(moves, &Move::Produce).unwrap_or(0) };
    let net = Net::of(table, seat);
    best(moves, |mv| match mv {
        Move::Stock { column, row } => worth(table, seat, &net, colour, *column, *row),
        _ => 0.0,
    })
}

/// What a cube in this box may earn with the next engine: the more, the sooner it comes to its city.
fn worth(table: &Table, seat: Seat, net: &Net, colour: Colour, column: Column, row: u8) -> f32 {
    let Some(city) = table.city_of(column) else { return 0.0 };
    let above = table.display.column(column)[..usize::from(row)].iter().flatten().count();
    let turns_there = (table.turns() + 1).saturating_sub(table.turn + arrival(table, above));
    let engine = (table.player(seat).engine + 1).min(MOST_LINKS);
    let earned = net.earnings(city, bit(colour), engine)[colour.index()][usize::from(engine)];
    f32::from(earned) * f32::from(turns_there)
}
