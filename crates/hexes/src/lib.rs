//! Hexes with flat or pointed tops: coordinates, edges, track segments, tile shapes, and boards drawn in characters.

#![warn(missing_docs)]

kernel::messages!();

mod board;
mod coord;
mod edge;
mod faces;
mod grid;
mod layout;
mod picture;
mod shape;

pub use board::{BoardError, River};
pub use coord::{Coord, LabelError};
pub use edge::{Edge, Edges};
pub use faces::{is_tile_name, read_turned};
pub use grid::Grid;
pub use layout::Layout;
pub use picture::{Picture, PictureError};
pub use shape::{Bend, Segment, Segments, Shape};
