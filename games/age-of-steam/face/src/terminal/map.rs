//! The board in characters.
//!
//! A hex is eight characters wide and four lines high; its right and left slopes are its neighbours' too:
//!
//! ```text
//!    ____
//!   /Q10 \      label; track to the top passes behind it
//!  /      \     upper line: track to the upper three sides meets here
//!  \      /     lower line: the same for the lower three
//!   \____/
//! ```

use age_of_steam::{BoardHex, Colour, HexId, StopId, Table, Terrain};
use hexes::Coord;
use kernel::message;
use words::Words;

use super::block;
use super::track;
use terminal::canvas::Canvas;
use terminal::{Screen, Style};

const COLUMN: usize = 6;
const HALF_ROW: usize = 2;
/// Room for the letters of the rows on the left, and for the numbers of the columns above.
const LEFT_MARGIN: usize = 3;
const TOP_MARGIN: usize = 1;
/// Where the middle of a hex is, from its left end.
const MIDDLE: usize = 3;
/// How many letters fit into a hex.
pub(super) const ROOM: usize = 6;

pub(super) fn draw(table: &Table, words: &Words, screen: Screen) -> String {
    let board = table.board();
    let coords: Vec<Coord> =
        board.hexes().map(|hex| board.coord(hex)).chain(board.lakes.iter().copied()).collect();
    let columns = coords.iter().map(|coord| usize::from(coord.column)).max().unwrap_or(0) + 1;
    let rows = coords.iter().map(|coord| usize::from(coord.row)).max().unwrap_or(0) + 1;
    let mut canvas = Canvas::new(width_of(columns), TOP_MARGIN + (rows + 1) * HALF_ROW + 1);
    draw_rulers(&mut canvas, columns, rows);
    for coord in &board.lakes {
        draw_lake(&mut canvas, *coord);
    }
    for hex in board.hexes() {
        draw_border(&mut canvas, board.coord(hex));
    }
    for hex in board.hexes() {
        draw_land(&mut canvas, table, hex);
    }
    track::draw(&mut canvas, table);
    // Too wide a board is cut so that two columns of hexes are in both parts.
    let half = width_of(columns / 2 + 1);
    canvas.in_parts(LEFT_MARGIN, half, &words.word(message!(aos_map_legend)), words, screen)
}

/// How wide the drawing of this many columns of hexes is.
const fn width_of(columns: usize) -> usize {
    LEFT_MARGIN + columns * COLUMN + 2
}

/// The upper left corner of a hex: its top edge is in the line above.
pub(super) fn corner(coord: Coord) -> (usize, usize) {
    (LEFT_MARGIN + usize::from(coord.column) * COLUMN, TOP_MARGIN + 1 + usize::from(coord.row) * HALF_ROW)
}

fn draw_rulers(canvas: &mut Canvas, columns: usize, rows: usize) {
    for column in 0..columns {
        let (x, _) = corner(Coord::new(column as u8, 0));
        canvas.write(x + MIDDLE, 0, &column.to_string(), Style::Faint);
    }
    for row in 0..rows {
        let (_, y) = corner(Coord::new(0, row as u8));
        let label = Coord::new(0, row as u8).to_string();
        canvas.write(0, y + 1, label.trim_end_matches('0'), Style::Faint);
    }
}

fn draw_lake(canvas: &mut Canvas, coord: Coord) {
    let (x, y) = corner(coord);
    // Apart, as the legend says, so that nobody takes a lake for a river.
    for (line, (from, waves)) in
        [(2, "~ ~"), (1, " ~ ~ ~"), (1, "~ ~ ~"), (2, " ~ ~")].into_iter().enumerate()
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
    for (index, cube) in cubes.iter().take(ROOM).enumerate() {
        canvas.write(x + 1 + index, y + 2, &cube.letter().to_string(), block(*cube));
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
