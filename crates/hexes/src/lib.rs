//! Hexes with flat tops, in columns: coordinates, edges, track segments, tile shapes, and boards drawn in characters.

mod coord;
mod edge;
mod picture;
mod shape;

pub use coord::{Coord, LabelError};
pub use edge::{Edge, Edges};
pub use picture::{Picture, PictureError};
pub use shape::{Bend, Segment, Segments, Shape};
