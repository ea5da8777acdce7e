//! The whole table on one sheet: the map, and in columns beside it whatever lies beside the board.

use super::{GAME, Sheet, board, still};

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    let document = draw::sheet::Sheet { game: GAME, summary: &sheet.summary(), source: None };
    document.draw_in_columns(&still::of(sheet.map), |svg| board::draw_play(svg, sheet), &super::asides(sheet))
}
