//! A sheet of characters that hexes and lines are drawn on.

use std::ops::Range;

use kernel::{Message, message, text};
use words::Words;

use crate::{Paint, Screen, Style};

/// Which ways a line leaves a character.
pub const UP: u8 = 1;
pub const DOWN: u8 = 2;
pub const LEFT: u8 = 4;
pub const RIGHT: u8 = 8;

/// By the ways a line leaves: up 1, down 2, left 4, right 8.
const LINES: [char; 16] = [' ', '╵', '╷', '│', '╴', '╯', '╮', '┤', '╶', '╰', '╭', '├', '─', '┴', '┬', '┼'];

#[derive(Clone, Copy, Debug)]
struct Cell {
    sign: char,
    style: Style,
    ways: u8,
}

impl Cell {
    const BLANK: Self = Self { sign: ' ', style: Style::Plain, ways: 0 };

    /// Whether it is part of a word, a block or the number of a ruler, which means nothing when it is cut in two.
    fn is_of_a_whole(&self) -> bool {
        let of_a_ruler = self.sign.is_ascii_digit() && matches!(self.style, Style::Faint);
        self.sign.is_alphabetic() || of_a_ruler || matches!(self.style, Style::Block { .. })
    }

    /// Blanks what goes on at the other side of a cut.
    fn drop_if_cut_from(&mut self, beyond: Option<&Self>) {
        if self.is_of_a_whole() && beyond.is_some_and(Self::is_of_a_whole) {
            *self = Self::BLANK;
        }
    }
}

#[derive(Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![Cell::BLANK; width * height] }
    }

    fn cell(&mut self, x: usize, y: usize) -> Option<&mut Cell> {
        if x < self.width { self.cells.get_mut(y * self.width + x) } else { None }
    }

    /// Writes text from here to the right; what would leave the sheet is lost.
    pub fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (index, sign) in text.chars().enumerate() {
            if let Some(cell) = self.cell(x + index, y) {
                *cell = Cell { sign, style, ways: 0 };
            }
        }
    }

    /// Adds ways to the line in a character; what was written there goes.
    pub fn line(&mut self, x: usize, y: usize, ways: u8, style: Style) {
        if let Some(cell) = self.cell(x, y) {
            let ways = cell.ways | ways;
            *cell = Cell { sign: LINES[usize::from(ways)], style, ways };
        }
    }

    /// The drawing with its legend. Where the screen is too narrow for it, its west and its east, each as wide as
    /// `half`; all lines of both begin with the margin.
    pub fn in_parts(
        &self,
        margin: usize,
        half: usize,
        legend: &str,
        words: &Words,
        screen: Screen,
    ) -> String {
        let whole = self.width;
        let part = |range| self.lines(margin, range, screen.paint);
        let map = if screen.narrower_than(whole).is_none() {
            part(margin..whole)
        } else if let Some(width) = screen.narrower_than(half) {
            let sorry = words.say(&text!(play_map_too_wide, needed = half, columns = width));
            return screen.wrap(&sorry) + "\n";
        } else {
            let heading = |side: Message| screen.apply(Style::Bold, &words.word(side));
            let east = whole - (half - margin);
            let (west, east) = (part(margin..half), part(east..whole));
            format!(
                "{}\n{west}\n{}\n{east}",
                heading(message!(play_map_west)),
                heading(message!(play_map_east))
            )
        };
        format!("{map}{}\n", screen.wrap(legend))
    }

    /// The margin and these columns of every line, without blanks at the ends.
    fn lines(&self, margin: usize, columns: Range<usize>, paint: Paint) -> String {
        let rows = self.cells.chunks(self.width);
        let cut = rows.map(|row| {
            let mut part = row[columns.clone()].to_vec();
            if let [first, .., last] = part.as_mut_slice() {
                first.drop_if_cut_from(row[margin..columns.start].last());
                last.drop_if_cut_from(row.get(columns.end));
            }
            line(&[&row[..margin], &part].concat(), paint) + "\n"
        });
        cut.collect()
    }
}

/// Neighbours of one style are painted together.
fn line(row: &[Cell], paint: Paint) -> String {
    let end = row.iter().rposition(|cell| cell.sign != ' ' || matches!(cell.style, Style::Block { .. }));
    let row = &row[..end.map_or(0, |end| end + 1)];
    row.chunk_by(|one, other| one.style == other.style)
        .map(|run| paint.apply(run[0].style, &run.iter().map(|cell| cell.sign).collect::<String>()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_join() {
        let mut canvas = Canvas::new(5, 3);
        canvas.write(0, 0, "abcdefg", Style::Plain);
        canvas.line(1, 1, LEFT | RIGHT, Style::Plain);
        canvas.line(2, 1, LEFT | DOWN, Style::Plain);
        canvas.line(2, 1, RIGHT, Style::Plain);
        canvas.line(2, 2, UP, Style::Plain);
        assert_eq!(canvas.lines(0, 0..5, Paint::Plain), "abcde\n ─┬\n  ╵\n");
        assert_eq!(canvas.lines(1, 1..4, Paint::Plain), "abc\n ─┬\n  ╵\n");
        assert_eq!(canvas.lines(1, 2..5, Paint::Plain), "a de\n ┬\n ╵\n");
    }
}
