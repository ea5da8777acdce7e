//! The board of a page: what people click on.

use super::{GAME, Sheet, cities, land, links, names, still};
use draw::svg::Svg;
use draw::{page_board, signs};

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    page_board::draw(GAME, &still::of(sheet.map), &sheet.summary(), |svg| draw_play(svg, sheet))
}

/// Everything that lies on the ground.
pub(crate) fn draw_play(svg: &mut Svg, sheet: &Sheet<'_>) {
    land::draw_origin(svg, sheet);
    links::draw(svg, sheet);
    cities::draw(svg, sheet);
    signs::draw(svg, &names::signs(sheet));
}
