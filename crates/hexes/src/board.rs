//! What the files of all hex boards have in common.

use serde::Deserialize;

use crate::{Coord, Grid, PictureError};

/// What is wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    #[error("{0}")]
    Format(String),
    #[error(transparent)]
    Grid(#[from] PictureError),
    #[error("hex {hex}: “{sign}” is no sign for a hex; use {signs}")]
    Sign { hex: Coord, sign: char, signs: &'static str },
    #[error("a {what} stands at {hex} in the grid but not in the tables")]
    Unnamed { hex: Coord, what: &'static str },
    #[error("{name} is listed at {hex}, where the grid shows no {what}")]
    NotInGrid { name: String, hex: Coord, what: &'static str },
    #[error("{name}: {why}")]
    Entry { name: String, why: String },
    #[error("a board can have {limit} {what}, this one has {found}")]
    TooMany { what: &'static str, limit: usize, found: usize },
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
    pub name: String,
    pub course: Vec<Coord>,
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
