//! The board of a page: what people click on.

use draw::svg::Svg;
use draw::{page_board, signs};

use super::{GAME, Sheet, groups, names, network, places, still, trains};

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    page_board::draw(GAME, &still::of(sheet.board), &sheet.summary(), |svg| draw_play(svg, sheet))
}

/// All that lies on the ground.
pub(crate) fn draw_play(svg: &mut Svg, sheet: &Sheet<'_>) {
    network::draw(svg, sheet);
    places::draw(svg, sheet);
    groups::draw(svg, sheet);
    trains::draw(svg, sheet);
    signs::draw(svg, &names::signs(sheet.board));
}
