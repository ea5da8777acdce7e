//! Imperial Steam: the map between Wien and Trieste, and the boards that lie beside it.

mod panels;

use catalog::imperial_steam::printed::Map;
use catalog::imperial_steam::{Position, Table, View};
use kernel::{Rules, text};
use words::Words;

use crate::ids::Ids;
use crate::{Aside, Drawn};

/// All that is defined in these drawings is called `imp-`.
const IDS: Ids = Ids("imp");
/// The class of these drawings.
const GAME: &str = "imperial-steam";

impl Drawn for Position {
    fn svg(view: &View, words: &Words) -> String {
        Self::board(view, words)
    }

    fn board(view: &View, words: &Words) -> String {
        Sheet::new(view, words).summary()
    }

    fn asides(view: &View, words: &Words) -> Vec<Aside> {
        panels::asides(&Sheet::new(view, words))
    }

    fn card(_: &Words) -> String {
        String::new()
    }
}

/// All that the parts of the drawing look at.
pub(crate) struct Sheet<'a> {
    pub(crate) view: &'a View,
    pub(crate) table: &'a Table,
    pub(crate) map: &'static Map,
    pub(crate) words: &'a Words,
}

impl<'a> Sheet<'a> {
    fn new(view: &'a View, words: &'a Words) -> Self {
        Self { view, table: &view.table, map: view.table.map(), words }
    }

    /// The table in one sentence.
    fn summary(&self) -> String {
        let (title, round) = (Position::INFO.title, self.table.round);
        let phase = kernel::Arg::Word(self.table.phase_word());
        self.words.say(&text!("imp-draw-summary", title = title, round = round, phase = phase))
    }
}
