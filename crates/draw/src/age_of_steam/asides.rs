//! What lies beside the board of a page: the goods display, the tiles left and the legend, each in a narrow column.

use super::{Sheet, display, legend, tiles};
use crate::Aside;
use crate::paper;
use crate::svg::Svg;

pub(crate) fn draw(sheet: &Sheet<'_>) -> Vec<Aside> {
    vec![
        aside(sheet, "goods", "aos-board-goods-display", display::draw_aside),
        aside(sheet, "tiles", "aos-board-tiles-left", tiles::draw_aside),
        aside(sheet, "legend", "aos-board-legend", legend::draw_aside),
    ]
}

fn aside(
    sheet: &Sheet<'_>,
    id: &'static str,
    title: &str,
    content: impl Fn(&mut Svg, &Sheet<'_>, f64) -> f64,
) -> Aside {
    paper::aside("age-of-steam", id, sheet.words.word(title), |svg, width| content(svg, sheet, width))
}
