//! Imperial Steam: the map between Wien and Trieste, and the boards that lie beside it.

mod board;
mod card;
mod cities;
mod course;
mod defs;
mod labels;
mod land;
mod layout;
mod legend;
mod links;
mod names;
mod palette;
mod panels;
mod pieces;
mod sheet;
mod sites;
mod still;
mod tokens;

use imperial_steam::printed::Map;
use imperial_steam::{CityId, FactorySite, Good, Hub, Position, Table, View};
use kernel::{Arg, Rules, Seat, message, text};
use words::Words;

use draw::ids::Ids;
use draw::{Aside, Drawn};

use crate::{ImperialSteam, letters};

/// The names of all that is defined in these drawings begin with `imp-`.
const IDS: Ids = Ids("imp");
/// The names of signs that stand both on the map and beside it.
const PANELS: Ids = Ids("imp-panel");
/// The class of these drawings.
const GAME: &str = "imperial-steam";

impl Drawn for ImperialSteam {
    fn svg(view: &View, words: &Words) -> String {
        sheet::draw(&Sheet::new(view, words))
    }

    fn board(view: &View, words: &Words) -> String {
        board::draw(&Sheet::new(view, words))
    }

    fn asides(view: &View, words: &Words) -> Vec<Aside> {
        asides(&Sheet::new(view, words))
    }

    fn card(_: &Words) -> String {
        card::draw(&imperial_steam::printed::Printed::shipped().map)
    }
}

/// The panels, and what the signs on the map mean.
fn asides(sheet: &Sheet<'_>) -> Vec<Aside> {
    let mut asides = panels::asides(sheet);
    let title = sheet.words.word(message!(imp_map_legend));
    asides.push(Aside::new(GAME, "legend", title, |svg, width| legend::draw(svg, sheet, width)));
    asides
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
        let phase = Arg::Word(self.table.phase_name());
        self.words.say(&text!(imp_map_summary, title = title, round = round, phase = phase))
    }

    /// Who has a station in a city.
    fn stations(&self, city: CityId) -> Vec<Seat> {
        self.table.stations_in(city).collect()
    }

    /// The sites of a city that are open at this table.
    fn open_sites(&self, city: CityId) -> impl Iterator<Item = FactorySite> {
        let table = self.table;
        table.sites(city).filter(|site| table.is_open(*site))
    }

    /// The letter on a good in this language.
    fn good_letter(&self, good: Good) -> String {
        self.words.word(letters::good(good))
    }

    /// The letter in the arms of a hub.
    fn hub_letter(&self, hub: Hub) -> String {
        self.words.word(letters::hub(hub))
    }
}
