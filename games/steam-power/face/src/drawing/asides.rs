//! What lies beside the board of a page: contracts in hand and fulfilled, the stock and the legend, each in a narrow
//! column.

use draw::Aside;
use draw::svg::Svg;
use kernel::{Message, message};

use super::{GAME, Sheet, fulfilled, hand, legend, stock};

type Content = fn(&mut Svg, &Sheet<'_>, f64) -> f64;

/// Each with its name for programs and what people call it.
pub(crate) const PARTS: [(&str, Message, Content); 4] = [
    ("hand", message!(sp_draw_hand), hand::draw),
    ("fulfilled", message!(sp_draw_fulfilled), fulfilled::draw),
    ("supply", message!(sp_draw_supply), stock::draw),
    ("legend", message!(sp_draw_legend), legend::draw),
];

pub(crate) fn draw(sheet: &Sheet<'_>) -> Vec<Aside> {
    let parts = PARTS.into_iter();
    parts
        .map(|(id, word, content)| {
            let aside = Aside::new(GAME, id, sheet.words.word(word), |svg, width| content(svg, sheet, width));
            if id == "hand" && sheet.hand.is_some() { aside.put_at_hand() } else { aside }
        })
        .collect()
}
