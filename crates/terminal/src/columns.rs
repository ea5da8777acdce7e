//! Tables in plain text.

use kernel::{Message, message};

/// What the column of players is called.
pub const PLAYER: Message = message!(play_head_player);

/// Which side the cells of a column lean to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lean {
    Left,
    Right,
}

/// Rows as lines of equal columns, two spaces apart. All rows have as many cells as there are columns.
pub fn lines<const N: usize>(lean: [Lean; N], rows: &[[String; N]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = (0..N).map(|index| pad(&row[index], widths[index], lean[index])).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

fn pad(cell: &str, width: usize, lean: Lean) -> String {
    match lean {
        Lean::Left => format!("{cell:<width$}"),
        Lean::Right => format!("{cell:>width$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["é".to_owned(), "10".to_owned()], ["abc".to_owned(), "7".to_owned()]];
        assert_eq!(lines([Lean::Left, Lean::Right], &rows), "é    10\nabc   7\n");
    }
}
