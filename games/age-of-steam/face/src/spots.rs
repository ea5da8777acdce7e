//! The parts of the drawing that can be pointed at, and their names.

use age_of_steam::{Colour, Column};
use guide::SpotName;
use hexes::Coord;

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// `hex-Q10`
    Hex(Coord),
    /// `cube-T9-blue`: the cubes of a colour in a city.
    Cube(Coord, Colour),
    /// `box-light3-2`: a box of the goods display. The row is counted from 0, its name from 1.
    Box(Column, u8),
}

impl SpotName for Spot {
    fn read(kind: &str, which: &str) -> Option<Self> {
        Some(match kind {
            "hex" => Self::Hex(which.parse().ok()?),
            "cube" => {
                let (at, colour) = which.split_once('-')?;
                Self::Cube(at.parse().ok()?, colour.parse().ok()?)
            }
            "box" => {
                let (column, row) = which.split_once('-')?;
                Self::Box(column.parse().ok()?, row.parse::<u8>().ok()?.checked_sub(1)?)
            }
            _ => return None,
        })
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Hex(at) => write!(f, "hex-{at}"),
            Self::Cube(at, colour) => write!(f, "cube-{at}-{colour}"),
            Self::Box(column, row) => write!(f, "box-{column}-{}", u16::from(*row) + 1),
        }
    }
}
