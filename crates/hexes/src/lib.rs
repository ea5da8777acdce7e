//! Hexes with flat or pointed tops: coordinates, edges, track segments, tile shapes, and boards drawn in characters.

mod coord;
mod edge;
mod grid;
mod layout;
mod picture;
mod shape;

pub use coord::{Coord, LabelError};
pub use edge::{Edge, Edges};
pub use grid::Grid;
pub use layout::Layout;
pub use picture::{Picture, PictureError};
pub use shape::{Bend, Segment, Segments, Shape};
