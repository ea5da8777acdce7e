//! What no move changes on the board of a page: its pieces in stock, and the ground. It is drawn once for each board.

use std::sync::{Arc, Mutex, PoisonError};

use catalog::steam_power::Board;

use super::land::Land;
use super::{IDS, MARGIN, defs, palette, pieces};
use crate::geometry::Area;
use crate::ground::Purpose;
use crate::paper::draw_frame;
use crate::svg::Svg;

pub(crate) struct Still {
    /// The room of the map, with the middle of hex A0 at the origin, its frame included.
    pub(crate) map: Area,
    /// Definitions and ground.
    pub(crate) drawing: Svg,
}

pub(crate) fn of(board: &'static Board) -> Arc<Still> {
    static DRAWN: Mutex<Vec<(&Board, Arc<Still>)>> = Mutex::new(Vec::new());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, still)) = drawn.iter().find(|(known, _)| std::ptr::eq(*known, board)) {
        return Arc::clone(still);
    }
    let still = Arc::new(draw(board));
    drawn.push((board, Arc::clone(&still)));
    still
}

fn draw(board: &'static Board) -> Still {
    let land = Land::new(board, Purpose::Page);
    let map = land.ground.extent(MARGIN);
    let mut svg = Svg::default();
    svg.add("defs").set("data-still", format_args!("pieces-{}", board.id)).within(|svg| {
        defs::draw(svg, map);
        pieces::define(svg);
    });
    let ground = svg.group().set("data-still", format_args!("terrain-{}", board.id));
    ground.set("pointer-events", "none").within(|svg| {
        svg.group().set("clip-path", IDS.url("frame")).within(|svg| {
            svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
            land.draw(svg);
        });
        draw_frame(svg, map);
    });
    Still { map, drawing: svg }
}
