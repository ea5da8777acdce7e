//! The board in characters.
//!
//! A hex is four characters wide and two lines high. What lies in it stands in its middle; its six sides are the
//! characters between the middles of neighbours, and track crosses them there:
//!
//! ```text
//!      ∩   ╱   .        the sides in the north-west and north-east
//!    .   0───0──BDe     the middle of a hex, the sides in the west and east
//!      ╱   .    5       the sides in the south-west and south-east
//! ```

use hexes::{Coord, Edge};
use kernel::message;
use steam_power::{Board, CityId, CityTile, LAYOUT, Owner, Table, Terrain};
use terminal::canvas::Canvas;
use terminal::{Screen, Style};
use words::Words;

use super::names::Names;
use super::{block, track};

/// Hexes of one row are two columns apart.
const COLUMN: usize = 2;
const ROW: usize = 2;
/// Room for the letters of the rows on the left.
const LEFT_MARGIN: usize = 3;
/// Room for the numbers of the columns above, even ones over odd ones, and for what stands on the first row.
const TOP_MARGIN: usize = 3;
/// The numbers again below.
const BOTTOM_MARGIN: usize = 4;

pub(super) fn draw(table: &Table, words: &Words, screen: Screen) -> String {
    let board = table.board();
    let coords: Vec<Coord> = board
        .hexes()
        .map(|hex| board.hex(hex).coord)
        .chain(board.cities().map(|city| board.site(city).coord))
        .chain(board.water.iter().copied())
        .collect();
    let columns = coords.iter().map(|coord| usize::from(coord.column)).max().unwrap_or(0) + 1;
    let rows = coords.iter().map(|coord| usize::from(coord.row)).max().unwrap_or(0) + 1;
    let mut canvas = Canvas::new(width_of(columns), TOP_MARGIN + (rows - 1) * ROW + BOTTOM_MARGIN);
    draw_rulers(&mut canvas, columns, rows);
    draw_land(&mut canvas, board);
    track::draw(&mut canvas, &table.track);
    let names = Names::of(board);
    for city in board.cities() {
        draw_city(&mut canvas, table, city, &names);
    }
    // A board that is too wide is cut so that two hexes of each row are in both parts.
    let half = width_of(columns / 2 + 2);
    let legend =
        words.word(if table.is_solo() { message!(sp_map_legend_solo) } else { message!(sp_map_legend) });
    canvas.in_parts(LEFT_MARGIN, half, &legend, words, screen)
}

/// How wide the drawing of this many columns is.
const fn width_of(columns: usize) -> usize {
    LEFT_MARGIN + columns * COLUMN + 1
}

/// The character in the middle of a hex.
pub(super) fn middle(coord: Coord) -> (usize, usize) {
    (LEFT_MARGIN + usize::from(coord.column) * COLUMN + 1, TOP_MARGIN + usize::from(coord.row) * ROW)
}

/// The character in which a side of a hex is crossed.
pub(super) fn side((x, y): (usize, usize), edge: Edge) -> (usize, usize) {
    // Halfway to the middle of the neighbour: as many characters as a neighbour is columns and rows away.
    let (columns, rows) = LAYOUT.step(edge);
    (x.saturating_add_signed(columns.into()), y.saturating_add_signed(rows.into()))
}

fn draw_rulers(canvas: &mut Canvas, columns: usize, rows: usize) {
    let below = TOP_MARGIN + (rows - 1) * ROW + BOTTOM_MARGIN - 2;
    for column in 0..columns {
        let (x, _) = middle(Coord::new(column as u8, 0));
        for y in [0, below] {
            canvas.write(x, y + column % 2, &column.to_string(), Style::Faint);
        }
    }
    for row in 0..rows {
        let label = Coord::new(0, row as u8);
        let (_, y) = middle(label);
        canvas.write(0, y, label.to_string().trim_end_matches('0'), Style::Faint);
    }
}

fn draw_land(canvas: &mut Canvas, board: &Board) {
    for coord in &board.water {
        let (x, y) = middle(*coord);
        canvas.write(x, y, "~", Style::Water);
    }
    for hex in board.hexes() {
        let hex = board.hex(hex);
        let (x, y) = middle(hex.coord);
        match hex.terrain {
            Terrain::Plains => canvas.write(x, y, ".", Style::Faint),
            Terrain::Hills => canvas.write(x, y, "∩", Style::Hills),
            Terrain::Mountains => canvas.write(x - 1, y, "^^^", Style::Hills),
        }
    }
}

/// The letter of its colour and two of its name; above it whose factory stands there, below what is left of the
/// resources.
fn draw_city(canvas: &mut Canvas, table: &Table, id: CityId, names: &Names) {
    let (board, city) = (table.board(), table.city(id));
    let (x, y) = middle(board.site(id).coord);
    let style = block(city.tile);
    canvas.write(x - 1, y, &format!("{}{}", city.tile.letter(), names.of_city(id)), style);
    for (edge, _) in board.site(id).beside() {
        let (x, y) = side((x, y), edge);
        canvas.write(x, y, "=", Style::Bold);
    }
    if let Some(owner) = city.factory {
        let (sign, owner_style) = owner_sign(owner);
        canvas.write(x, y - 1, &sign, owner_style);
        let (left, style) =
            if city.is_flipped() { ("×".into(), Style::Bold) } else { (city.resources.to_string(), style) };
        canvas.write(x, y + 1, &left, style);
    }
    if city.tile == CityTile::Points && table.combine.connected.contains(id) {
        let (sign, style) = owner_sign(Owner::Combine);
        canvas.write(x, y - 1, &sign, style);
    }
}

/// The number of an owner’s seat; the Combine has a sign that is nobody’s number.
pub(super) fn owner_sign(owner: Owner) -> (String, Style) {
    match owner {
        Owner::Seat(seat) => (seat.to_string(), Style::Seat(seat.into())),
        Owner::Combine => ("#".into(), Style::Bold),
    }
}
