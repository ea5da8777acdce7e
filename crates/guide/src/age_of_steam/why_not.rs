//! Why nothing can be done with a spot of the drawing. The rules say it themselves: a move that the spot could stand for
//! is put before them.

use catalog::age_of_steam::{Colour, Column, Move, Phase, Table};
use hexes::Coord;
use kernel::{Refusal, Seat, Text, text};

use super::spots::Spot;

/// The rule that a cube goes over completed links, and over as many as the engine allows.
const REACH: &str = "AOS-5.2";

pub(super) fn why_not(table: &Table, seat: Seat, spot: &str) -> Option<Refusal> {
    match Spot::parse(spot)? {
        Spot::Cube(from, colour) => refusal(table, seat, Move::Ship { from, colour }),
        Spot::Box(column, row) => why_no_cube_into(table, seat, column, row),
        Spot::Hex(at) if table.asked() == Some(seat) => match &table.phase {
            Phase::MoveGoods(moving) if moving.cargo.is_some() => why_no_run(table, seat, at),
            Phase::MoveGoods(_) => why_no_cube(table, seat, at),
            Phase::BuildTrack(_) if can_urbanize(table, seat, at) => None,
            _ => table.why_no_tile(seat, at),
        },
        // Whatever it is, it is not this seat's turn.
        Spot::Hex(_) => refusal(table, seat, Move::Done),
    }
}

fn refusal(table: &Table, seat: Seat, mv: Move) -> Option<Refusal> {
    table.after(seat, &mv).err()
}

fn can_urbanize(table: &Table, seat: Seat, at: Coord) -> bool {
    table.track.new_cities_left().any(|city| table.after(seat, &Move::Urbanize { at, city }).is_ok())
}

/// Why no cube can be put into this box. The rules know a full box by its column only.
fn why_no_cube_into(table: &Table, seat: Seat, column: Column, row: u8) -> Option<Refusal> {
    let why = refusal(table, seat, Move::Stock { column, row })?;
    Some(match why.why.key {
        "aos-no-empty-box" => {
            reworded(why, text!("aos-no-room-in-box", place = table.board().box_label(column, row)))
        }
        _ => why,
    })
}

/// Why no cube can be taken up here.
fn why_no_cube(table: &Table, seat: Seat, from: Coord) -> Option<Refusal> {
    let stop = table.board().find_stop(from);
    let is_here = |colour: &Colour| stop.is_some_and(|stop| table.goods[stop.index()][colour.index()] > 0);
    let here: Vec<Colour> = Colour::ALL.into_iter().filter(is_here).collect();
    let whys = |colours: &[Colour]| {
        let tried = colours.iter().map(|colour| refusal(table, seat, Move::Ship { from, colour: *colour }));
        // One that can go is enough.
        tried.collect::<Option<Vec<_>>>()
    };
    if here.is_empty() {
        // The rules would speak of one colour only.
        let why = whys(&Colour::ALL)?.pop()?;
        return Some(reworded(why, text!("aos-no-cubes-here", at = place(table, from))));
    }
    // An engine can be raised: tell of it rather than of track that is lacking.
    whys(&here)?.into_iter().max_by_key(|why| why.rule == REACH)
}

/// Why the cube under way cannot go here.
fn why_no_run(table: &Table, seat: Seat, to: Coord) -> Option<Refusal> {
    let Phase::MoveGoods(moving) = &table.phase else { return None };
    let from = table.board().stop(moving.cargo?.at);
    let over = table.all_seats().map(Some).chain([None]);
    let tried = over.map(|over| refusal(table, seat, Move::Run { to, over }));
    let whys = tried.collect::<Option<Vec<_>>>()?;
    // Where there is a link, the reason is another one.
    match whys.iter().find(|why| why.rule != REACH) {
        Some(why) => Some(why.clone()),
        None => {
            let why = text!("aos-no-link", from = from.name.clone(), to = place(table, to));
            Some(reworded(whys.into_iter().next()?, why))
        }
    }
}

/// The same rule, said of more than one move.
fn reworded(refusal: Refusal, why: Text) -> Refusal {
    Refusal::new(refusal.rule, why)
}

/// As the refusals of the rules call a place.
fn place(table: &Table, at: Coord) -> String {
    let stop = table.board().find_stop(at);
    stop.map_or_else(|| at.to_string(), |stop| table.board().stop(stop).name.clone())
}
