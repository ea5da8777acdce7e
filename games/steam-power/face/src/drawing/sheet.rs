//! The whole table on one sheet: the map, and in columns beside it the players and whatever lies beside the board.

use draw::paper::Panel;

use super::asides::PARTS;
use super::{GAME, Sheet, board, players, still};

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    let document = draw::sheet::Sheet { game: GAME, summary: &sheet.summary(), source: None };
    let mut panels = vec![Panel::new("players", None, |svg, width| players::draw(svg, sheet, width))];
    panels.extend(PARTS.into_iter().map(|(id, word, content)| {
        Panel::new(id, Some(sheet.words.word(word)), |svg, width| content(svg, sheet, width))
    }));
    document.draw_in_columns(&still::of(sheet.board), |svg| board::draw_play(svg, sheet), &panels)
}
