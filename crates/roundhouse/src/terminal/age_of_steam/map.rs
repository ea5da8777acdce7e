//! The board in characters.
//!
//! A hex is eight characters wide and four lines high; its right and left slopes are its neighbours' too:
//!
//! ```text
//!    ____
//!   /Q10 \      label
//!  /      \     upper line: track to the upper three sides meets here
//!  \      /     lower line: the same for the lower three
//!   \____/
//! ```

use catalog::age_of_steam::{BoardHex, Colour, HexId, StopId, Table, Terrain};
use hexes::{Coord, Edge, Shape};
use words::Words;

use super::block;
use super::canvas::{Canvas, DOWN, LEFT, RIGHT, UP};
use crate::terminal::{Paint, Style};

const COLUMN: usize = 6;
const HALF_ROW: usize = 2;
/// Room for the letters of the half-rows on the left, and for the numbers of the columns above.
const LEFT_MARGIN: usize = 3;
const TOP_MARGIN: usize = 1;
/// Where the middle of a hex is, from its left end.
const MIDDLE: usize = 3;
/// How many letters fit into a hex.
const ROOM: usize = 6;

pub(super) fn draw(table: &Table, words: &Words, paint: Paint) -> String {
    let board = table.board();
    let coords: Vec<Coord> =
        board.hexes().map(|hex| board.coord(hex)).chain(board.lakes.iter().copied()).collect();
    let columns = coords.iter().map(|coord| usize::from(coord.column)).max().unwrap_or(0) + 1;
    let half_rows = coords.iter().map(|coord| usize::from(coord.half_row)).max().unwrap_or(0) + 1;
    let mut canvas =
        Canvas::new(LEFT_MARGIN + columns * COLUMN + 2, TOP_MARGIN + (half_rows + 1) * HALF_ROW + 1);
    draw_rulers(&mut canvas, columns, half_rows);
    for coord in &board.lakes {
        draw_lake(&mut canvas, *coord);
    }
    for hex in board.hexes() {
        draw_border(&mut canvas, board.coord(hex));
    }
    for hex in board.hexes() {
        draw_land(&mut canvas, table, hex);
    }
    for hex in board.hexes() {
        draw_track(&mut canvas, table, hex);
    }
    format!("{}{}\n", canvas.lines(paint), words.word("aos-map-legend"))
}

/// The upper left corner of a hex: its top edge is in the line above.
fn corner(coord: Coord) -> (usize, usize) {
    (
        LEFT_MARGIN + usize::from(coord.column) * COLUMN,
        TOP_MARGIN + 1 + usize::from(coord.half_row) * HALF_ROW,
    )
}

fn draw_rulers(canvas: &mut Canvas, columns: usize, half_rows: usize) {
    for column in 0..columns {
        let (x, _) = corner(Coord::new(column as u8, 0));
        canvas.write(x + MIDDLE, 0, &column.to_string(), Style::Faint);
    }
    for half_row in 0..half_rows {
        let (_, y) = corner(Coord::new(0, half_row as u8));
        let label = Coord::new(0, half_row as u8).to_string();
        canvas.write(0, y + 1, label.trim_end_matches('0'), Style::Faint);
    }
}

fn draw_lake(canvas: &mut Canvas, coord: Coord) {
    let (x, y) = corner(coord);
    for (line, (from, waves)) in
        [(2, "~  ~"), (1, " ~  ~ "), (1, "  ~  ~"), (2, "~  ~")].into_iter().enumerate()
    {
        canvas.write(x + from, y + line, waves, Style::Water);
    }
}

fn draw_border(canvas: &mut Canvas, coord: Coord) {
    let (x, y) = corner(coord);
    let mut put = |dx: usize, dy: usize, sign: &str| canvas.write(x + dx, y + dy - 1, sign, Style::Faint);
    put(2, 0, "____");
    put(1, 1, "/");
    put(6, 1, "\\");
    put(0, 2, "/");
    put(7, 2, "\\");
    put(0, 3, "\\");
    put(7, 3, "/");
    put(1, 4, "\\____/");
}

fn draw_land(canvas: &mut Canvas, table: &Table, hex: HexId) {
    let BoardHex { coord, terrain, stop, .. } = *table.board().hex(hex);
    let (x, y) = corner(coord);
    canvas.write(x + 2, y, &coord.to_string(), Style::Faint);
    match (stop, stop.and_then(|stop| table.colour(stop))) {
        (Some(stop), Some(colour)) => draw_city(canvas, table, (x, y), stop, colour),
        (Some(stop), None) => {
            canvas.write(x + 1, y + 1, &centred(&table.board().stop(stop).name), Style::Plain);
            canvas.write(x + MIDDLE, y + 2, "○", Style::Bold);
        }
        (None, _) => match terrain {
            Terrain::Plain => {}
            Terrain::River => canvas.write(x + 2, y + 2, "~~~~", Style::Water),
            Terrain::Mountain => canvas.write(x + 2, y + 2, "^^^^", Style::Hills),
        },
    }
}

fn draw_city(canvas: &mut Canvas, table: &Table, (x, y): (usize, usize), stop: StopId, colour: Colour) {
    let style = block(colour);
    let name = match table.track.new_city(stop) {
        Some(city) => format!("({city})"),
        None => table.board().stop(stop).name.clone(),
    };
    canvas.write(x + 5, y, &colour.letter().to_string(), style);
    canvas.write(x + 1, y + 1, &centred(&name), style);
    let cubes = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(colour, usize::from(table.goods[stop.index()][colour.index()]))
    });
    let cubes: Vec<Colour> = cubes.collect();
    for (at, cube) in cubes.iter().take(ROOM).enumerate() {
        canvas.write(x + 1 + at, y + 2, &cube.letter().to_string(), block(*cube));
    }
    if cubes.len() > ROOM {
        canvas.write(x + ROOM, y + 2, "+", Style::Bold);
    }
}

/// As much of a name as fits, in the middle.
fn centred(name: &str) -> String {
    let short: String = name.chars().take(ROOM).collect();
    format!("{short:^ROOM$}")
}

fn draw_track(canvas: &mut Canvas, table: &Table, hex: HexId) {
    let Some(tile) = table.track.tile(hex) else { return };
    let coord = table.board().coord(hex);
    let (x, y) = corner(coord);
    if tile.edges.contains(Edge::N) {
        draw_parted_label(canvas, coord);
    }
    let town = table.track.town(hex).is_some();
    if town {
        // The track needs the room; the label stays.
        canvas.write(x + 1, y + 1, "      ", Style::Plain);
    }
    canvas.write(x + 1, y + 2, "      ", Style::Plain);
    let style =
        |edge: Edge| table.track.owner(hex, edge).map_or(Style::Bold, |seat| Style::Seat(seat.into()));
    for edge in tile.edges.iter() {
        draw_exit(canvas, (x, y), edge, style(edge));
    }
    let owner = |edge: Edge| table.track.owner(hex, edge).map_or("·".into(), |seat| seat.to_string());
    let (upper, lower) = ((x + MIDDLE, y + 1), (x + MIDDLE, y + 2));
    if town {
        canvas.write(upper.0, upper.1, "○", Style::Bold);
        canvas.line(lower.0, lower.1, UP, Style::Bold);
    } else {
        for segment in tile.shape.segments() {
            let (one, other) = segment.ends();
            if is_upper(one) != is_upper(other) {
                canvas.line(upper.0, upper.1, DOWN, style(one));
                canvas.line(lower.0, lower.1, UP, style(one));
            }
        }
    }
    match tile.shape {
        Shape::One(segment) if !town => {
            let (one, other) = segment.ends();
            let (x, y) = if is_upper(one) || is_upper(other) { upper } else { lower };
            canvas.write(x, y, &owner(one), style(one));
        }
        _ => {
            for edge in tile.edges.iter() {
                let (dx, dy) = mark(edge);
                canvas.write(x + dx, y + dy, &owner(edge), style(edge));
            }
        }
    }
}

/// Letter and number on either side of track that leaves by the top; where they find no room the rulers must do.
fn draw_parted_label(canvas: &mut Canvas, coord: Coord) {
    let (x, y) = corner(coord);
    let label = coord.to_string();
    let (letters, number) = label.split_at(label.find(|c: char| c.is_ascii_digit()).unwrap_or(label.len()));
    let parted = if letters.len() == 1 { format!("{letters} {number:<2}") } else { "    ".into() };
    canvas.write(x + 2, y, &parted, Style::Faint);
}

const fn is_upper(edge: Edge) -> bool {
    matches!(edge, Edge::NW | Edge::N | Edge::NE)
}

/// Where the owner of an exit is told, from the corner of its hex.
const fn mark(edge: Edge) -> (usize, usize) {
    match edge {
        Edge::N => (MIDDLE, 0),
        Edge::NE => (5, 1),
        Edge::SE => (5, 2),
        Edge::S => (MIDDLE, 3),
        Edge::SW => (1, 2),
        Edge::NW => (1, 1),
    }
}

/// Track from the middle of a hex to one of its sides.
fn draw_exit(canvas: &mut Canvas, (x, y): (usize, usize), edge: Edge, style: Style) {
    const ACROSS: u8 = LEFT | RIGHT;
    let mut put = |dx: usize, dy: usize, ways: u8| canvas.line(x + dx, (y + dy) - 1, ways, style);
    match edge {
        Edge::N => {
            put(MIDDLE, 0, UP | DOWN);
            put(MIDDLE, 1, UP | DOWN);
            put(MIDDLE, 2, UP);
        }
        Edge::S => {
            put(MIDDLE, 3, DOWN);
            put(MIDDLE, 4, UP | DOWN);
        }
        Edge::NE => {
            put(MIDDLE, 2, RIGHT);
            (4..7).for_each(|dx| put(dx, 2, ACROSS));
            put(7, 2, LEFT | UP);
        }
        Edge::SE => {
            put(MIDDLE, 3, RIGHT);
            (4..7).for_each(|dx| put(dx, 3, ACROSS));
            put(7, 3, LEFT | DOWN);
        }
        Edge::NW => {
            put(MIDDLE, 2, LEFT);
            put(2, 2, ACROSS);
            put(1, 2, RIGHT | UP);
        }
        Edge::SW => {
            put(MIDDLE, 3, LEFT);
            put(2, 3, ACROSS);
            put(1, 3, RIGHT | DOWN);
        }
    }
}
