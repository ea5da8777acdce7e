//! What no move changes on the board of a page. It is drawn once for each board.

use std::sync::Arc;

use draw::ground::Purpose;
use draw::page_board::{Drawn, Still};
use steam_power::Board;

use super::land::Land;
use super::{IDS, MARGIN, defs, pieces};

pub(crate) fn of(board: &'static Board) -> Arc<Still> {
    static DRAWN: Drawn<Board> = Drawn::none();
    DRAWN.of(board, || {
        let land = Land::new(board, Purpose::Page);
        let map = land.ground.extent(MARGIN);
        let definitions = |svg: &mut draw::svg::Svg| {
            defs::draw(svg, map);
            pieces::define(svg);
        };
        Still::draw(&board.id, map, IDS, definitions, |svg| land.draw(svg))
    })
}
