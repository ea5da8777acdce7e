//! What lies beside the board of a page: the goods display, the tiles left and the legend, each in a narrow column.

use super::{Sheet, display, legend, palette, tiles};
use crate::Aside;
use crate::geometry::Area;
use crate::svg::{Number, Svg};
use crate::type_setting::SANS;

const WIDTH: f64 = 400.0;

pub(crate) fn draw(sheet: &Sheet<'_>) -> Vec<Aside> {
    vec![
        aside(sheet, "goods", "aos-board-goods-display", display::draw_aside),
        aside(sheet, "tiles", "aos-board-tiles-left", tiles::draw_aside),
        aside(sheet, "legend", "aos-board-legend", legend::draw_aside),
    ]
}

/// `content` fills an area from its top and says how high it has become.
fn aside(
    sheet: &Sheet<'_>,
    id: &'static str,
    title: &str,
    content: impl Fn(&mut Svg, &Sheet<'_>, f64) -> f64,
) -> Aside {
    let title = sheet.words.word(title);
    let mut inside = Svg::default();
    let height = content(&mut inside, sheet, WIDTH);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", "beside age-of-steam")
        .set("viewBox", format_args!("0 0 {} {}", Number(WIDTH), Number(height)))
        .set("role", "group")
        .set("aria-label", &title)
        .set("font-family", SANS)
        .fill(palette::INK)
        .set("color", palette::UNOWNED)
        .within(|svg| {
            // Paper of its own, as the page around it may be dark.
            svg.rect(Area { x: 0.0, y: 0.0, width: WIDTH, height }, 8.0).fill(palette::PAPER).end();
            svg.append(&inside);
        });
    Aside { id, title, svg: svg.finish() }
}
