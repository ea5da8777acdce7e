//! What lies beside the board of a page: contracts in hand and fulfilled, the stock and the legend, each in a narrow
//! column.

use super::{GAME, Sheet, fulfilled, hand, legend, stock};
use crate::Aside;
use crate::paper;
use crate::svg::Svg;

type Content = fn(&mut Svg, &Sheet<'_>, f64) -> f64;

/// Each with its name for programs and the key of what people call it.
pub(crate) const PARTS: [(&str, &str, Content); 4] = [
    ("hand", "sp-draw-hand", hand::draw),
    ("fulfilled", "sp-draw-fulfilled", fulfilled::draw),
    ("supply", "sp-draw-supply", stock::draw),
    ("legend", "sp-draw-legend", legend::draw),
];

pub(crate) fn draw(sheet: &Sheet<'_>) -> Vec<Aside> {
    let parts = PARTS.into_iter();
    parts
        .map(|(id, word, content)| {
            let aside =
                paper::aside(GAME, id, sheet.words.word(word), |svg, width| content(svg, sheet, width));
            Aside { at_hand: id == "hand" && sheet.held().is_some(), ..aside }
        })
        .collect()
}
