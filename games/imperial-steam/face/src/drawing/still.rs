//! What no move changes on the board of a page. It is drawn once.

use std::sync::Arc;

use imperial_steam::printed::Map;

use super::{IDS, defs, land, layout, panels, pieces, tokens};
use draw::page_board::{Drawn, Still};

pub(crate) fn of(map: &'static Map) -> Arc<Still> {
    static DRAWN: Drawn<Map> = Drawn::none();
    DRAWN.of(map, || {
        let area = layout::area(map);
        let definitions = |svg: &mut draw::svg::Svg| {
            defs::draw(svg, area);
            panels::define(svg);
            tokens::define(svg);
            pieces::define(svg);
        };
        Still::draw("wien-trieste", area, IDS, definitions, |svg| land::draw(svg, map))
    })
}
