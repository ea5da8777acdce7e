use crate::Coord;

/// A board drawn in characters: one line for each half-row, three characters for each column, one sign for each hex.
///
/// ```text
/// .     C     ~
///    .     r
/// t     M     .
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Every hex and its sign, by column and then from top to bottom.
    pub hexes: Vec<(Coord, char)>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PictureError {
    #[error(
        "line {line} of the grid, character {at}: “{sign}” stands between two columns (columns are 3 characters apart)"
    )]
    BetweenColumns { line: usize, at: usize, sign: char },
    #[error("hex {hex} stands beside the pattern: odd columns belong on every second line")]
    OffPattern { hex: Coord },
    #[error("the grid is larger than {0} columns or lines")]
    TooLarge(usize),
    #[error("the grid is empty")]
    Empty,
}

const COLUMN_WIDTH: usize = 3;
const LARGEST: usize = 200;

impl Picture {
    /// Reads a drawing. Blank lines before the first and after the last hex do not count.
    pub fn parse(text: &str) -> Result<Self, PictureError> {
        let mut hexes = Vec::new();
        let lines = text.trim_end().lines().skip_while(|line| line.trim().is_empty());
        for (half_row, line) in lines.enumerate() {
            for (at, sign) in line.chars().enumerate().filter(|(_, sign)| !sign.is_whitespace()) {
                if at % COLUMN_WIDTH != 0 {
                    return Err(PictureError::BetweenColumns { line: half_row + 1, at: at + 1, sign });
                }
                let column = at / COLUMN_WIDTH;
                if column >= LARGEST || half_row >= LARGEST {
                    return Err(PictureError::TooLarge(LARGEST));
                }
                hexes.push((Coord::new(column as u8, half_row as u8), sign));
            }
        }
        let (first, _) = *hexes.first().ok_or(PictureError::Empty)?;
        let pattern = |hex: Coord| (hex.column + hex.half_row) % 2;
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
        let picture = Picture::parse("\n.     C\n   r\nt     M   \n\n").unwrap();
        let hexes: Vec<_> = picture.hexes.iter().map(|(hex, sign)| (hex.to_string(), *sign)).collect();
        let expected = [("A0", '.'), ("C0", 't'), ("B1", 'r'), ("A2", 'C'), ("C2", 'M')];
        assert_eq!(hexes, expected.map(|(label, sign)| (label.to_string(), sign)));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(Picture::parse(" \n "), Err(PictureError::Empty));
        assert_eq!(Picture::parse(".    C"), Err(PictureError::BetweenColumns { line: 1, at: 6, sign: 'C' }));
        assert_eq!(Picture::parse(".  ."), Err(PictureError::OffPattern { hex: Coord::new(1, 0) }));
        assert_eq!(Picture::parse(&format!("{}x", " ".repeat(603))), Err(PictureError::TooLarge(200)));
    }
}
