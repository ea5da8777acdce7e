use crate::{Coord, Layout};

/// A board drawn in characters: one line for each row, one sign for each hex. A column is three characters wide where
/// tops are flat, as on the left, and one character where they are pointed, as on the right.
///
/// ```text
/// .     C     ~          . C ~
///    .     r              . r
/// t     M     .          t M .
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Every hex and its sign, by column and then from top to bottom.
    pub hexes: Vec<(Coord, char)>,
}

/// What is wrong with a drawing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PictureError {
    /// A sign stands where no column is.
    #[error(
        "line {line} of the grid, character {character}: “{sign}” stands between two columns (columns are {COLUMN_WIDTH} characters apart)"
    )]
    BetweenColumns {
        /// The line of the drawing, counted from 1.
        line: usize,
        /// The character in the line, counted from 1.
        character: usize,
        /// The sign.
        sign: char,
    },
    /// A hex stands beside the pattern, in which every second line begins one column later.
    #[error("hex {hex} stands beside the pattern: every second line begins one column later")]
    OffPattern {
        /// Where.
        hex: Coord,
    },
    /// The drawing has more columns or lines than this.
    #[error("the grid is larger than {0} columns or lines")]
    TooLarge(usize),
    /// No hex is drawn.
    #[error("the grid is empty")]
    Empty,
}

/// Where tops are flat.
const COLUMN_WIDTH: usize = 3;
const LARGEST: usize = 200;

impl Picture {
    /// Reads a drawing. Blank lines before the first and after the last hex do not count.
    pub fn parse(layout: Layout, text: &str) -> Result<Self, PictureError> {
        let column_width = match layout {
            Layout::Flat => COLUMN_WIDTH,
            Layout::Pointed => 1,
        };
        let mut hexes = Vec::new();
        let lines = text.trim_end().lines().skip_while(|line| line.trim().is_empty());
        for (row, line) in lines.enumerate() {
            for (index, sign) in line.chars().enumerate().filter(|(_, sign)| !sign.is_whitespace()) {
                if index % column_width != 0 {
                    return Err(PictureError::BetweenColumns { line: row + 1, character: index + 1, sign });
                }
                let column = index / column_width;
                if column >= LARGEST || row >= LARGEST {
                    return Err(PictureError::TooLarge(LARGEST));
                }
                hexes.push((Coord::new(column as u8, row as u8), sign));
            }
        }
        let (first, _) = *hexes.first().ok_or(PictureError::Empty)?;
        let pattern = |hex: Coord| (hex.column + hex.row) % 2;
        if let Some(&(hex, _)) = hexes.iter().find(|(hex, _)| pattern(*hex) != pattern(first)) {
            return Err(PictureError::OffPattern { hex });
        }
        hexes.sort_unstable();
        Ok(Self { hexes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_drawing() {
        let picture = Picture::parse(Layout::Flat, "\n.     C\n   r\nt     M   \n\n").unwrap();
        let hexes: Vec<_> = picture.hexes.iter().map(|(hex, sign)| (hex.to_string(), *sign)).collect();
        let expected = [("A0", '.'), ("C0", 't'), ("B1", 'r'), ("A2", 'C'), ("C2", 'M')];
        assert_eq!(hexes, expected.map(|(label, sign)| (label.to_string(), sign)));
    }

    #[test]
    fn a_small_drawing_of_rows() {
        let picture = Picture::parse(Layout::Pointed, ". C\n r .\n").unwrap();
        let hexes: Vec<_> = picture.hexes.iter().map(|(hex, sign)| (hex.to_string(), *sign)).collect();
        let expected = [("A0", '.'), ("B1", 'r'), ("A2", 'C'), ("B3", '.')];
        assert_eq!(hexes, expected.map(|(label, sign)| (label.to_string(), sign)));
        let wrong = Picture::parse(Layout::Pointed, ". C\nr .\n");
        assert_eq!(wrong, Err(PictureError::OffPattern { hex: Coord::new(0, 1) }));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(Picture::parse(Layout::Flat, " \n "), Err(PictureError::Empty));
        assert_eq!(
            Picture::parse(Layout::Flat, ".    C"),
            Err(PictureError::BetweenColumns { line: 1, character: 6, sign: 'C' })
        );
        assert_eq!(
            Picture::parse(Layout::Flat, ".  ."),
            Err(PictureError::OffPattern { hex: Coord::new(1, 0) })
        );
        assert_eq!(
            Picture::parse(Layout::Flat, &format!("{}x", " ".repeat(603))),
            Err(PictureError::TooLarge(200))
        );
    }
}
