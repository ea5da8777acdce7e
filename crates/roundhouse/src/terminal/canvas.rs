//! A sheet of characters that hexes and lines are drawn on.

use std::ops::Range;

use crate::terminal::{Paint, Style};

/// Which ways a line leaves a character.
pub(super) const UP: u8 = 1;
pub(super) const DOWN: u8 = 2;
pub(super) const LEFT: u8 = 4;
pub(super) const RIGHT: u8 = 8;

/// By the ways a line leaves: up 1, down 2, left 4, right 8.
const LINES: [char; 16] = [' ', '╵', '╷', '│', '╴', '╯', '╮', '┤', '╶', '╰', '╭', '├', '─', '┴', '┬', '┼'];

#[derive(Clone, Copy)]
struct Cell {
    sign: char,
    style: Style,
    ways: u8,
}

impl Cell {
    const BLANK: Self = Self { sign: ' ', style: Style::Plain, ways: 0 };

    /// At a cut, a single letter of a word that is on the other side means nothing.
    fn drop_if(&mut self, at_cut: bool) {
        if at_cut && (self.sign.is_alphabetic() || matches!(self.style, Style::Block { .. })) {
            *self = Self::BLANK;
        }
    }
}

pub(super) struct Canvas {
    width: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![Cell::BLANK; width * height] }
    }

    fn cell(&mut self, x: usize, y: usize) -> Option<&mut Cell> {
        if x < self.width { self.cells.get_mut(y * self.width + x) } else { None }
    }

    /// Writes text from here to the right; what would leave the sheet is lost.
    pub(super) fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (at, sign) in text.chars().enumerate() {
            if let Some(cell) = self.cell(x + at, y) {
                *cell = Cell { sign, style, ways: 0 };
            }
        }
    }

    /// Adds ways to the line in a character; what was written there goes.
    pub(super) fn line(&mut self, x: usize, y: usize, ways: u8, style: Style) {
        if let Some(cell) = self.cell(x, y) {
            let ways = cell.ways | ways;
            *cell = Cell { sign: LINES[usize::from(ways)], style, ways };
        }
    }

    /// The margin and these columns of every line, without blanks at the ends.
    pub(super) fn lines(&self, margin: usize, columns: Range<usize>, paint: Paint) -> String {
        let rows = self.cells.chunks(self.width);
        let cut = rows.map(|row| {
            let mut part = row[columns.clone()].to_vec();
            if let [first, .., last] = part.as_mut_slice() {
                first.drop_if(columns.start > margin);
                last.drop_if(columns.end < self.width);
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
