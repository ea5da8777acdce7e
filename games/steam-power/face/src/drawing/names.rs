//! Where the names of cities stand: across the middle of their tiles, so that track comes up to them on every side.

use std::collections::BTreeSet;

use draw::geometry::Cell;
use draw::signs::{Lettering, Sign};
use hexes::Edge;
use steam_power::Board;

use super::land::cell;
use super::palette;

const LETTERING: Lettering = Lettering { largest: 24.0, smallest: 16.0, longest: 160.0, height: 27.0 };
/// A name may reach a little beyond its tile, but not into a city beside it.
const ROOM: f64 = 134.0;
const ROOM_BESIDE: f64 = 112.0;
/// How far from the middle of its tile it may reach there.
const REACH_BESIDE: f64 = 50.5;

/// Every name, where it stands. Nothing that is played moves them.
pub(crate) fn signs(board: &'static Board) -> Vec<Sign> {
    let cities: BTreeSet<Cell> = board.cities().map(|city| cell(board.site(city).coord)).collect();
    board
        .cities()
        .map(|city| board.site(city))
        .map(|site| sign(&cities, &site.name, cell(site.coord)))
        .collect()
}

fn sign(cities: &BTreeSet<Cell>, name: &str, here: Cell) -> Sign {
    // By their numbers, these are the edges in the west and in the east of a hex with a pointed top.
    let [west, east] = [Edge::SW, Edge::NE].map(|edge| cities.contains(&here.neighbour(edge)));
    let room = match (west, east) {
        (false, false) => ROOM,
        (true, true) => 2.0 * REACH_BESIDE,
        _ => ROOM_BESIDE,
    };
    let mut sign = Sign::new(&LETTERING, name, here.centre(), room, (palette::PAPER, palette::INK));
    let beyond = (sign.area.width / 2.0 - REACH_BESIDE).max(0.0);
    sign.area.x += if west { beyond } else { 0.0 } - if east { beyond } else { 0.0 };
    sign
}
