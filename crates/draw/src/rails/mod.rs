//! Track in every game: how it looks, and the symbols it is put together from.

mod style;
mod symbols;

pub use style::{LAYERS, Style, bridge, buffer, sample, shape_curves, stroke};
pub use symbols::{define, define_bridge, draw_tile, place_buffer, stretches};
