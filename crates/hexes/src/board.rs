//! What the files of all hex boards have in common.

use serde::Deserialize;

use crate::{Coord, Grid, PictureError};

/// What is wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// The file cannot be read at all.
    #[error("{0}")]
    Format(String),
    /// Its drawing has a fault.
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
    /// Something is drawn and not told of.
    #[error("a {what} stands at {hex} in the grid but not in the tables")]
    Unnamed {
        /// Where.
        hex: Coord,
        /// What it is, such as a city.
        what: &'static str,
    },
    /// Something is told of and not drawn.
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

/// A river's course from hex to hex: only for the drawing. `S` is where its entry comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River<S> {
    /// What it is called.
    pub name: String,
    /// The hexes it flows through, from its spring to its mouth.
    pub course: Vec<Coord>,
    /// Where we know it from.
    pub source: S,
}

impl<S> River<S> {
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
