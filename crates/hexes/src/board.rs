//! What the files of all hex boards have in common.

use kernel::Source;
use serde::Deserialize;

use crate::{Coord, Grid, Picture, PictureError};

/// What is wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// The file cannot be read at all.
    #[error("{0}")]
    Format(String),
    /// Its drawing has an error.
    #[error(transparent)]
    Grid(#[from] PictureError),
    /// The drawing has a sign that stands for nothing.
    #[error("hex {hex}: “{sign}” is no sign for a hex; use {signs}")]
    Sign {
        /// Where.
        hex: Coord,
        /// The sign.
        sign: char,
        /// The signs there are.
        signs: &'static str,
    },
    /// Something is drawn and not listed.
    #[error("a {what} stands at {hex} in the grid but not in the tables")]
    Unnamed {
        /// Where.
        hex: Coord,
        /// What it is, such as a city.
        what: &'static str,
    },
    /// Something is listed and not drawn.
    #[error("{name} is listed at {hex}, where the grid shows no {what}")]
    NotInGrid {
        /// What it is called.
        name: String,
        /// Where it should be.
        hex: Coord,
        /// What it is, such as a city.
        what: &'static str,
    },
    /// An entry of the tables does not hold.
    #[error("{name}: {why}")]
    Entry {
        /// Whose entry it is.
        name: String,
        /// What is wrong with it.
        why: String,
    },
    /// There is too much of something.
    #[error("a board can have {limit} {what}, this one has {found}")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there may be.
        limit: usize,
        /// How many there are.
        found: usize,
    },
}

impl BoardError {
    /// `Ok` when there are not too many of something.
    pub fn unless_within(what: &'static str, limit: usize, found: usize) -> Result<(), Self> {
        if found <= limit { Ok(()) } else { Err(Self::TooMany { what, limit, found }) }
    }
}

impl Picture {
    /// Whether the rows of a table and the hexes with this sign are the same, each once. A row has a name and says where it
    /// stands; `what` is what the sign means, such as a city.
    pub fn check_listed<'a>(
        &self,
        sign: char,
        what: &'static str,
        rows: impl Iterator<Item = (&'a str, Coord)>,
    ) -> Result<(), BoardError> {
        let drawn = || self.hexes.iter().filter(|(_, drawn)| *drawn == sign).map(|(hex, _)| *hex);
        let mut listed = Vec::new();
        for (name, hex) in rows {
            let name = name.to_owned();
            if drawn().all(|at| at != hex) {
                return Err(BoardError::NotInGrid { name, hex, what });
            }
            if listed.contains(&hex) {
                return Err(BoardError::Entry { name, why: format!("hex {hex} is listed twice") });
            }
            listed.push(hex);
        }
        match drawn().find(|hex| !listed.contains(hex)) {
            Some(hex) => Err(BoardError::Unnamed { hex, what }),
            None => Ok(()),
        }
    }
}

/// A river's course from hex to hex: only for the drawing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// What it is called.
    pub name: String,
    /// The hexes it flows through, from its spring to its mouth.
    pub course: Vec<Coord>,
    /// Where we know it from.
    pub source: Source,
}

impl River {
    /// Its course goes from neighbour to neighbour, over the hexes of the grid and over water.
    pub fn check(&self, grid: &Grid, water: &[Coord]) -> Result<(), BoardError> {
        let entry = |why: String| BoardError::Entry { name: self.name.clone(), why };
        for hex in &self.course {
            if grid.find(*hex).is_none() && !water.contains(hex) {
                return Err(entry(format!("its course leaves the board at {hex}")));
            }
        }
        for step in self.course.windows(2) {
            if grid.edge_between(step[0], step[1]).is_none() {
                return Err(entry(format!("{} and {} are not neighbours", step[0], step[1])));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;

    #[test]
    fn what_is_drawn_is_listed_once() {
        let picture = Picture::parse(Layout::Pointed, ". C\n C .\n").unwrap();
        for (rows, told) in [
            (&["A2", "B1"][..], ""),
            (&["A2", "A0"], "A0 is listed at A0, where the grid shows no city"),
            (&["B1", "B1"], "B1: hex B1 is listed twice"),
            (&["A2"], "a city stands at B1 in the grid but not in the tables"),
        ] {
            let rows = rows.iter().map(|label| (*label, label.parse().unwrap()));
            let checked = picture.check_listed('C', "city", rows);
            assert_eq!(checked.err().map(|error| error.to_string()).unwrap_or_default(), told);
        }
    }
}
