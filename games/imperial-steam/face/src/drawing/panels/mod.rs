//! What lies beside the map: the viewer's own board, the Main Actions, the tracks and boards that all share, and the other
//! players.

mod actions;
mod cards;
mod contracts;
mod crew;
mod factories;
mod icons;
mod influence;
mod market;
mod own;
mod paint;
mod people;
mod players;
mod rounds;
mod scoring;
mod setting;
mod share;
mod signs;
mod store;
mod symbols;
mod trains;
mod workers;

use super::{GAME, PANELS, Sheet};
use draw::Aside;
use draw::svg::Svg;
use kernel::{Message, message};

pub(super) use symbols::define;

type Content = fn(&mut Svg, &Sheet<'_>, f64) -> f64;

/// Each with its name for programs, and what people call it.
const SHARED: [(&str, Message, Content); 7] = [
    ("actions", message!(imp_draw_actions), actions::draw),
    ("influence", message!(imp_draw_influence), influence::draw),
    ("rounds", message!(imp_draw_rounds), rounds::draw),
    ("market", message!(imp_draw_market), market::draw),
    ("factories", message!(imp_draw_factories), factories::draw),
    ("workers", message!(imp_draw_workers), workers::draw),
    ("contracts", message!(imp_draw_contracts), contracts::draw),
];

pub(super) fn asides(sheet: &Sheet<'_>) -> Vec<Aside> {
    let aside = |(id, word, content): (&'static str, Message, Content)| {
        Aside::new(GAME, id, sheet.words.word(word), |svg, width| content(svg, sheet, width))
    };
    let mut asides = Vec::new();
    if sheet.view.seat.is_some() {
        asides.push(aside(("own", message!(imp_draw_own), own::draw)).put_at_hand());
    }
    if sheet.table.is_over() {
        asides.push(aside(("scoring", message!(imp_draw_scoring), scoring::draw)));
    }
    asides.extend(SHARED.map(aside));
    let others =
        if sheet.view.seat.is_some() { message!(imp_draw_players) } else { message!(imp_draw_all_players) };
    asides.push(aside(("players", others, players::draw)));
    asides
}
