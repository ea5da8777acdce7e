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
use crate::Aside;
use crate::paper;
use crate::svg::Svg;

pub(super) use symbols::define;

type Content = fn(&mut Svg, &Sheet<'_>, f64) -> f64;

/// Each with its name for programs and the key of what people call it.
const SHARED: [(&str, &str, Content); 7] = [
    ("actions", "imp-draw-actions", actions::draw),
    ("influence", "imp-draw-influence", influence::draw),
    ("rounds", "imp-draw-rounds", rounds::draw),
    ("market", "imp-draw-market", market::draw),
    ("factories", "imp-draw-factories", factories::draw),
    ("workers", "imp-draw-workers", workers::draw),
    ("contracts", "imp-draw-contracts", contracts::draw),
];

pub(super) fn asides(sheet: &Sheet<'_>) -> Vec<Aside> {
    let aside = |(id, word, content): (&'static str, &str, Content)| {
        paper::aside(GAME, id, sheet.words.word(word), |svg, width| content(svg, sheet, width))
    };
    let mut asides = Vec::new();
    if sheet.view.seat.is_some() {
        asides.push(Aside { at_hand: true, ..aside(("own", "imp-draw-own", own::draw)) });
    }
    if sheet.table.is_over() {
        asides.push(aside(("scoring", "imp-draw-scoring", scoring::draw)));
    }
    asides.extend(SHARED.map(aside));
    let others = if sheet.view.seat.is_some() { "imp-draw-players" } else { "imp-draw-all-players" };
    asides.push(aside(("players", others, players::draw)));
    asides
}
