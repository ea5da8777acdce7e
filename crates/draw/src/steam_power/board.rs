//! The board of a page: what people click on.

use super::{GAME, Sheet, groups, names, network, palette, places, still, trains};
use crate::geometry::RADIUS;
use crate::signs;
use crate::svg::{Number, Svg};
use crate::type_setting::SANS;

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    let still = still::of(sheet.board);
    let map = still.map;
    let mut svg = Svg::default();
    let [x, y, width, height] = [map.x, map.y, map.width, map.height].map(Number);
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("id", "board")
        .set("class", format_args!("board {GAME}"))
        .set("viewBox", format_args!("{x} {y} {width} {height}"))
        .num("data-spot-size", 2.0 * RADIUS)
        .set("role", "group")
        .set("aria-label", sheet.summary())
        .set("font-family", SANS)
        .fill(palette::INK)
        // Of rails that are nobody's.
        .set("color", palette::UNOWNED)
        .within(|svg| {
            svg.append(&still.drawing);
            draw_play(svg, sheet);
        });
    svg.finish()
}

/// All that lies on the ground.
pub(crate) fn draw_play(svg: &mut Svg, sheet: &Sheet<'_>) {
    network::draw(svg, sheet);
    places::draw(svg, sheet);
    groups::draw(svg, sheet);
    trains::draw(svg, sheet);
    signs::draw(svg, &names::signs(sheet.board));
}
