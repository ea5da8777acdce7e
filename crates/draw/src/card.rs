//! A small picture of a game for a list of games: no position, nothing to click.

use crate::geometry::Area;
use crate::ground::define_frame;
use crate::ids::Ids;
use crate::svg::{Number, Svg};

/// What is seen of the land in `area`, cut off along the frame that the definitions hold under these ids.
pub fn draw(
    game: &str,
    label: &str,
    area: Area,
    ids: Ids,
    definitions: impl FnOnce(&mut Svg),
    content: impl FnOnce(&mut Svg),
) -> String {
    let [x, y, width, height] = [area.x, area.y, area.width, area.height].map(Number);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .show("class", format_args!("empty-board {game}"))
        .show("viewBox", format_args!("{x} {y} {width} {height}"))
        .set("role", "img")
        .set("aria-label", label)
        .within(|svg| {
            svg.add("defs").within(|svg| {
                define_frame(svg, ids, area);
                definitions(svg);
            });
            svg.group().set("clip-path", ids.url("frame")).within(content);
        });
    svg.finish()
}
