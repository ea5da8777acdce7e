//! Positions as pictures: pure functions of a view and a language.
//!
//! The SVG is made to be put into a page as it is: it carries no script and no style of its own, every part is named for
//! a screen reader, and what can be pointed at says what it is in a `data-` attribute (`data-hex`, `data-stop`,
//! `data-goods`, `data-box`, `data-seat`).

mod age_of_steam;
mod geometry;
mod picture;
mod svg;
mod type_setting;

use kernel::Rules;
use words::Words;

pub use picture::{PictureError, png};

/// A game that can be drawn.
pub trait Drawn: Rules {
    /// The whole table as an SVG document, in these words.
    fn svg(view: &Self::View, words: &Words) -> String;
}
