//! The map in characters.
//!
//! A hex is six characters wide and two lines high: on its first line the letter of its terrain and the Goods on it, on its
//! second the trains, each by the number of its seat. A City is its letter twice, over the number of its Demand Tiles:
//!
//! ```text
//! C              Ll    Mm    Ff    [LL]  Dd
//!                      0     0     (2)
//! D                 Ff    L     Mm    Ff    Vv
//!                         0     01    1
//! ```

use empyreal::{HexId, Table, Terrain};
use kernel::{Seat, message};
use words::Words;

use terminal::canvas::Canvas;
use terminal::{Screen, Style};

use crate::letters;

/// Hexes of one row are two columns apart.
const COLUMN: usize = 3;
const ROW: usize = 2;
const LEFT_MARGIN: usize = 3;
/// The numbers of the columns, even ones over odd ones.
const TOP_MARGIN: usize = 2;

pub(super) fn draw(table: &Table, words: &Words, screen: Screen) -> String {
    let chart = table.map.chart();
    let coords = chart.grid().coords();
    let columns = coords.iter().map(|coord| usize::from(coord.column)).max().unwrap_or(0) + 2;
    let rows = coords.iter().map(|coord| usize::from(coord.row)).max().unwrap_or(0) + 1;
    let mut canvas = Canvas::new(width_of(columns), TOP_MARGIN + rows * ROW);
    for column in 0..columns - 1 {
        canvas.write(LEFT_MARGIN + column * COLUMN, column % 2, &column.to_string(), Style::Faint);
    }
    for row in 0..rows {
        let label = hexes::Coord::new(0, row as u8).to_string();
        canvas.write(0, TOP_MARGIN + row * ROW, label.trim_end_matches('0'), Style::Faint);
    }
    for hex in chart.all.iter() {
        draw_hex(&mut canvas, table, hex, words);
    }
    let legend = words.word(message!(emp_terminal_legend));
    canvas.in_parts(LEFT_MARGIN, width_of(columns / 2 + 2), &legend, words, screen)
}

const fn width_of(columns: usize) -> usize {
    LEFT_MARGIN + columns * COLUMN + 1
}

fn draw_hex(canvas: &mut Canvas, table: &Table, hex: HexId, words: &Words) {
    let (map, coord) = (&table.map, table.coord(hex));
    let x = LEFT_MARGIN + usize::from(coord.column) * COLUMN;
    let y = TOP_MARGIN + usize::from(coord.row) * ROW;
    if let Some(colour) = map.city_at(hex) {
        let letter = letter(colour, words);
        canvas.write(x, y, &format!("[{letter}{letter}]"), block(colour));
        let tiles: usize = table
            .tiles
            .stands()
            .filter(|stand| stand.city == colour)
            .map(|stand| table.tiles.at(stand))
            .sum();
        canvas.write(x, y + 1, &format!("({tiles})"), Style::Bold);
        return;
    }
    match map.terrain(hex) {
        Some(terrain) => canvas.write(x, y, &letter(terrain, words), block(terrain)),
        None => canvas.write(x, y, &words.word(letters::WASTELAND), Style::Block { ink: 231, ground: 54 }),
    }
    let goods = map.goods(hex);
    let there = Terrain::ALL.into_iter().filter(|good| goods[good.index()] > 0);
    let shown: String = there.map(|good| goods_sign(good, goods[good.index()], words)).take(3).collect();
    canvas.write(x + 1, y, &shown, Style::Plain);
    let trains = table
        .all_seats()
        .flat_map(|seat: Seat| std::iter::repeat_n(seat, usize::from(map.trains(seat, hex))));
    for (index, seat) in trains.enumerate() {
        canvas.write(x + index, y + 1, &seat.to_string(), Style::Seat(seat.into()));
    }
}

/// A Good by the letter of its terrain in lower case; several by their number.
fn goods_sign(good: Terrain, count: u8, words: &Words) -> String {
    let letter = letter(good, words).to_lowercase();
    if count > 1 { format!("{letter}{count}") } else { letter }
}

/// The letter of a terrain in this language.
pub(super) fn letter(terrain: Terrain, words: &Words) -> String {
    words.word(letters::letter(terrain))
}

/// A terrain: its letter always, its colour where there is colour.
const fn block(terrain: Terrain) -> Style {
    const WHITE: u8 = 231;
    const BLACK: u8 = 16;
    let (ink, ground) = match terrain {
        Terrain::Mountain => (WHITE, 243),
        Terrain::Lake => (WHITE, 25),
        Terrain::Forest => (WHITE, 28),
        Terrain::Lava => (WHITE, 124),
        Terrain::Glacier => (BLACK, 195),
        Terrain::Desert => (BLACK, 221),
    };
    Style::Block { ink, ground }
}
