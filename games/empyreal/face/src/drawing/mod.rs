//! Empyreal: Spells & Steam: the map of boards, and the folios and markets that lie beside it.

mod board;
mod card;
mod cities;
mod goods;
mod labels;
mod land;
mod legend;
mod palette;
mod panels;
mod places;
mod scenery;
mod sheet;
mod still;
mod tokens;
mod trains;

use empyreal::printed::Chart;
use empyreal::{Position, Table, View};
use hexes::{Coord, Layout};
use kernel::{Rules, message, text};
use words::Words;

use crate::Empyreal;
use draw::geometry::Cell;
use draw::ids::Ids;
use draw::{Aside, Drawn};

/// All that is defined in these drawings is called `emp-`.
const IDS: Ids = Ids("emp");
/// The class of these drawings.
const GAME: &str = "empyreal";
/// How hexes stand.
const LAYOUT: Layout = Layout::Pointed;

impl Drawn for Empyreal {
    fn svg(view: &View, words: &Words) -> String {
        sheet::draw(&Sheet::new(view, words))
    }

    fn board(view: &View, words: &Words) -> String {
        board::draw(&Sheet::new(view, words))
    }

    fn asides(view: &View, words: &Words) -> Vec<Aside> {
        asides(&Sheet::new(view, words))
    }

    fn card(words: &Words) -> String {
        card::draw(words)
    }
}

/// The panels, and what the signs on the map mean.
fn asides(sheet: &Sheet<'_>) -> Vec<Aside> {
    let mut asides = panels::asides(sheet);
    let title = sheet.words.word(message!(emp_map_legend));
    asides.push(Aside::new(GAME, "legend", title, |svg, width| legend::draw(svg, sheet, width)));
    asides
}

fn cell(coord: Coord) -> Cell {
    Cell::at(LAYOUT, coord)
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

    /// The boards as they lie.
    fn ground(&self) -> land::Ground<'a> {
        land::Ground { chart: self.chart, boards: &self.table.boards }
    }

    /// The table in one sentence.
    fn summary(&self) -> String {
        let (title, round) = (Position::INFO.title, self.table.round);
        let phase = self.table.phase_name();
        self.words.say(&text!(emp_map_summary, title = title, round = round, phase = phase))
    }
}
