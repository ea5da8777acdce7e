//! Positions as pictures: pure functions of a view and a language.
//!
//! The SVG is made to be put into a page as it is: it carries no script and no style of its own. What can be clicked has a
//! title for a screen reader, and in the parts for a page its name for programs in `data-spot`.
//!
//! What drawings of any game are made of is here: hexes, ground, rails, engines, cubes, signs, paper, panels, and the
//! documents around them: the board of a page, what lies beside it, the sheet of a whole table, the card. Each game adds its
//! own in its face.

pub mod aside;
pub mod badge;
pub mod card;
pub mod cube;
pub mod curve;
pub mod engine;
pub mod geometry;
pub mod ground;
pub mod ids;
pub mod kept;
pub mod legend;
pub mod page_board;
pub mod palette;
pub mod panel;
pub mod paper;
pub mod path;
mod picture;
mod plot;
pub mod rails;
pub mod sheet;
pub mod signs;
pub mod svg;
mod typeface;

use kernel::{Face, ViewOf};
use words::Words;

pub use aside::Aside;
pub use badge::badge;
pub use fonts::Typeface;
pub use picture::{PictureError, png};
pub use plot::{PlotLine, plot};

/// A game that can be drawn.
pub trait Drawn: Face {
    /// The whole table as an SVG document, in these words.
    fn svg(view: &ViewOf<Self>, words: &Words) -> String;

    /// The board alone, as the element `<svg id="board">` of a page that people play on.
    ///
    /// What can be clicked is named in `data-spot`. Its `<defs>` hold a symbol `piece-NAME`, drawn around the origin, for
    /// each piece that can come to lie on it; `data-spot-size` is how many units a spot is wide. For scripts that patch one
    /// board into the next: `data-key` tells siblings apart that come and go, a group with `data-still` is the same
    /// whenever that attribute is, and what comes to lie on the board has the class `appears` and no `transform` of its
    /// own.
    ///
    /// Coordinates have the class `coord`. The last group has the class `names` and holds the names of places: it lets
    /// clicks through, and can be laid once more above what a page draws over the board.
    fn board(view: &ViewOf<Self>, words: &Words) -> String;

    /// What lies beside the board. These use the symbols of the board, so they belong on the same page.
    fn asides(_view: &ViewOf<Self>, _words: &Words) -> Vec<Aside> {
        Vec::new()
    }

    /// A small picture of the game for a list of games: no position, nothing to click.
    fn card(words: &Words) -> String;
}
