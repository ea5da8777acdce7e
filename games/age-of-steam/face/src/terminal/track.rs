//! Track on the board: lines from side to side, and the number of their owner's seat on them.
//!
//! ```text
//!   ___│         ___2
//!  /Q10│\       /N11│\      all track of a hex meets behind its label
//! ╰────1 \     1Green1      a town keeps its name: the owners stand on the sides
//! \      /     \    ○ /
//! ```

use age_of_steam::{HexId, Table};
use hexes::{Edge, Shape};

use super::map::{ROOM, corner};
use terminal::Style;
use terminal::canvas::{Canvas, DOWN, LEFT, RIGHT, UP};

/// Where the lines of a hex meet, from its left end: the first character behind a label.
const TRUNK: usize = 5;
/// As much of a label as leaves the trunk free.
const LABEL: usize = 3;

pub(super) fn draw(canvas: &mut Canvas, table: &Table) {
    let tiled = || table.board().hexes().filter(|hex| table.track.tile(*hex).is_some());
    for hex in tiled() {
        draw_lines(canvas, table, hex);
    }
    // Last, for neighbours share the characters on their sides.
    for hex in tiled() {
        draw_owners(canvas, table, hex);
    }
}

fn style(table: &Table, hex: HexId, edge: Edge) -> Style {
    table.track.owner(hex, edge).map_or(Style::Bold, |seat| Style::Seat(seat.into()))
}

fn draw_lines(canvas: &mut Canvas, table: &Table, hex: HexId) {
    let Some(tile) = table.track.tile(hex) else { return };
    let coord = table.board().coord(hex);
    let (x, y) = corner(coord);
    let beside_label = coord.to_string().len() <= LABEL;
    canvas.write(x + 1, y + 2, &" ".repeat(ROOM), Style::Plain);
    for edge in tile.edges.iter() {
        draw_exit(canvas, (x, y), edge, beside_label, style(table, hex, edge));
    }
    if table.track.town(hex).is_some() {
        draw_town(canvas, table, hex, tile.edges.contains(Edge::NW));
        return;
    }
    for segment in tile.shape.segments() {
        let (one, other) = segment.ends();
        if is_upper(one) != is_upper(other) {
            canvas.line(x + TRUNK, y + 1, DOWN, style(table, hex, one));
            canvas.line(x + TRUNK, y + 2, UP, style(table, hex, one));
        }
    }
}

/// The name over the upper line, as far as a side that track leaves by gives it room.
fn draw_town(canvas: &mut Canvas, table: &Table, hex: HexId, leaves_left: bool) {
    let (x, y) = corner(table.board().coord(hex));
    let name = table.board().hex(hex).stop.map_or("", |stop| &table.board().stop(stop).name);
    let from = if leaves_left { 2 } else { 1 };
    let room = ROOM + 1 - from;
    let name: String = name.chars().take(room).collect();
    canvas.write(x + from, y + 1, &format!("{name:^room$}"), Style::Plain);
    canvas.write(x + TRUNK, y + 2, "○", Style::Bold);
}

fn draw_owners(canvas: &mut Canvas, table: &Table, hex: HexId) {
    let Some(tile) = table.track.tile(hex) else { return };
    let (x, y) = corner(table.board().coord(hex));
    let mut put = |(dx, dy): (usize, usize), edge: Edge| {
        let owner = table.track.owner(hex, edge).map_or("·".into(), |seat| seat.to_string());
        canvas.write(x + dx, (y + dy) - 1, &owner, style(table, hex, edge));
    };
    match tile.shape {
        _ if table.track.town(hex).is_some() => tile.edges.iter().for_each(|edge| put(side(edge), edge)),
        Shape::One(segment) => {
            let (one, other) = segment.ends();
            put((TRUNK, if is_upper(one) || is_upper(other) { 2 } else { 3 }), one);
        }
        _ => tile.edges.iter().for_each(|edge| put(beside_trunk(edge), edge)),
    }
}

const fn is_upper(edge: Edge) -> bool {
    matches!(edge, Edge::NW | Edge::N | Edge::NE)
}

/// The character in which track crosses a side, from the corner above the top line of the hex.
const fn side(edge: Edge) -> (usize, usize) {
    match edge {
        Edge::N => (TRUNK, 0),
        Edge::NE => (7, 2),
        Edge::SE => (7, 3),
        Edge::S => (TRUNK, 4),
        Edge::SW => (1, 3),
        Edge::NW => (1, 2),
    }
}

/// Where an owner is told in a hex with two tracks: on the way to the side.
const fn beside_trunk(edge: Edge) -> (usize, usize) {
    match edge {
        Edge::N | Edge::S => side(edge),
        Edge::NE => (6, 2),
        Edge::SE => (6, 3),
        Edge::SW => (3, 3),
        Edge::NW => (3, 2),
    }
}

/// Track from where the lines of a hex meet to one of its sides.
fn draw_exit(canvas: &mut Canvas, (x, y): (usize, usize), edge: Edge, beside_label: bool, style: Style) {
    const ACROSS: u8 = LEFT | RIGHT;
    let mut put = |dx: usize, dy: usize, ways: u8| canvas.line(x + dx, (y + dy) - 1, ways, style);
    let (end, line) = side(edge);
    match edge {
        Edge::N => {
            put(TRUNK, 0, UP | DOWN);
            if beside_label {
                put(TRUNK, 1, UP | DOWN);
            }
            put(TRUNK, 2, UP);
        }
        Edge::S => {
            put(TRUNK, 3, DOWN);
            put(TRUNK, 4, UP | DOWN);
        }
        Edge::NE | Edge::SE => {
            put(TRUNK, line, RIGHT);
            put(TRUNK + 1, line, ACROSS);
            put(end, line, LEFT | if is_upper(edge) { UP } else { DOWN });
        }
        Edge::NW | Edge::SW => {
            put(TRUNK, line, LEFT);
            (end + 1..TRUNK).for_each(|dx| put(dx, line, ACROSS));
            put(end, line, RIGHT | if is_upper(edge) { UP } else { DOWN });
        }
    }
}
