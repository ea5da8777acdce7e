//! Empyreal: Spells & Steam: the map of boards, and the folios and markets that lie beside it.

mod board;
mod card;
mod panels;
mod sheet;

use catalog::empyreal::printed::Chart;
use catalog::empyreal::{Position, Table, View};
use words::Words;

use crate::ids::Ids;
use crate::{Aside, Drawn};

/// All that is defined in these drawings is called `emp-`.
const IDS: Ids = Ids("emp");
/// The class of these drawings.
const GAME: &str = "empyreal";

impl Drawn for Position {
    fn svg(view: &View, words: &Words) -> String {
        sheet::draw(&Sheet::new(view, words))
    }

    fn board(view: &View, words: &Words) -> String {
        board::draw(&Sheet::new(view, words))
    }

    fn asides(view: &View, words: &Words) -> Vec<Aside> {
        panels::asides(&Sheet::new(view, words))
    }

    fn card(words: &Words) -> String {
        card::draw(words)
    }
}

/// All that the parts of the drawing look at.
pub(crate) struct Sheet<'a> {
    pub(crate) view: &'a View,
    pub(crate) table: &'a Table,
    pub(crate) chart: &'static Chart,
    pub(crate) words: &'a Words,
}

impl<'a> Sheet<'a> {
    fn new(view: &'a View, words: &'a Words) -> Self {
        Self { view, table: &view.table, chart: view.table.map.chart(), words }
    }
}
