//! What lies beside the board of a page: the goods display, the tiles left and the legend, each in a narrow column.

use kernel::{Message, message};

use super::{Sheet, display, legend, tiles};
use draw::Aside;
use draw::svg::Svg;

pub(crate) fn draw(sheet: &Sheet<'_>) -> Vec<Aside> {
    vec![
        aside(sheet, "goods", message!(aos_board_goods_display), display::draw_aside),
        aside(sheet, "tiles", message!(aos_board_tiles_left), tiles::draw_aside),
        aside(sheet, "legend", message!(aos_board_legend), legend::draw_aside),
    ]
}

fn aside(
    sheet: &Sheet<'_>,
    id: &'static str,
    title: Message,
    content: impl Fn(&mut Svg, &Sheet<'_>, f64) -> f64,
) -> Aside {
    Aside::new(super::GAME, id, sheet.words.word(title), |svg, width| content(svg, sheet, width))
}
