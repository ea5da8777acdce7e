//! Positions as pictures: pure functions of a view.

use kernel::Rules;

/// A game that can be drawn.
pub trait Drawn: Rules {
    /// The whole table as an SVG document.
    fn svg(view: &Self::View) -> String;
}
