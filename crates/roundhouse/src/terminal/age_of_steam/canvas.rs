//! A sheet of characters that hexes and lines are drawn on.

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

pub(super) struct Canvas {
    width: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![Cell { sign: ' ', style: Style::Plain, ways: 0 }; width * height] }
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

    /// The lines of the sheet, without blanks at their ends.
    pub(super) fn lines(&self, paint: Paint) -> String {
        self.cells.chunks(self.width).map(|row| line(row, paint) + "\n").collect()
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
        assert_eq!(canvas.lines(Paint::Plain), "abcde\n ─┬\n  ╵\n");
    }
}
