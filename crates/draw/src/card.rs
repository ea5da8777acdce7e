//! A small picture of a game for a list of games: no position, nothing to click.

use crate::geometry::{Area, Point, hex};
use crate::ground::{Ground, define_frame};
use crate::ids::Ids;
use crate::palette::{self, Paint};
use crate::svg::{Number, Svg};

/// Around the hexes of a board.
const MARGIN: f64 = 10.0;

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

/// The whole of a board's ground, and on it what `content` draws.
pub fn draw_board(
    game: &str,
    label: &str,
    ground: &Ground,
    definitions: impl FnOnce(&mut Svg),
    content: impl FnOnce(&mut Svg),
) -> String {
    let area = ground.extent(MARGIN);
    draw(game, label, area, ground.ids, definitions, |svg| {
        svg.rect(area, 0.0).fill(palette::OUTSIDE).end();
        content(svg);
    })
}

/// A city that fills its hex: in its colour, with a lighter rim.
pub fn draw_city(svg: &mut Svg, ground: &Ground, middle: Point, paint: Paint) {
    let corners = hex(ground.layout);
    let smaller = |size: f64| {
        let mut path = ground.path();
        path.lines(corners.map(|corner| middle + corner * size)).close();
        path
    };
    svg.path(&smaller(0.97)).fill(paint.base).end();
    svg.path(&smaller(0.8)).fill("none").stroke(paint.light, 5.0).end();
}
