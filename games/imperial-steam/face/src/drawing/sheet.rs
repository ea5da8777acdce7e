//! The whole table on one sheet: the map, and in columns beside it whatever lies beside the board.

use super::{GAME, Sheet, board, palette, still};
use draw::geometry::{Area, Point, point};
use draw::paper::ASIDE;
use draw::svg::{Number, Svg};
use draw::type_setting::SANS;

/// Between the parts of a sheet.
const GAP: f64 = 24.0;

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    let still = still::of(sheet.map);
    let map = Area { x: GAP, y: GAP, ..still.map };
    let asides = super::asides(sheet).into_iter();
    let parts: Vec<(f64, String)> = asides.map(|aside| (height(&aside.svg), aside.svg)).collect();
    let placed = place(parts.iter().map(|(height, _)| *height), map);
    let right = placed.iter().map(|corner| corner.x + ASIDE).fold(map.right(), f64::max);
    let lowest = parts.iter().zip(&placed).map(|((height, _), corner)| corner.y + height);
    let size = point(right + GAP, lowest.fold(map.bottom(), f64::max) + GAP);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .show("viewBox", format_args!("0 0 {} {}", Number(size.x), Number(size.y)))
        .set("role", "img")
        .show("class", format_args!("board {GAME}"))
        .set("aria-label", sheet.summary())
        .set("font-family", SANS)
        .fill(palette::INK)
        .set("color", palette::UNOWNED)
        .within(|svg| {
            svg.title(&sheet.summary());
            svg.rect(Area { x: 0.0, y: 0.0, width: size.x, height: size.y }, 0.0).fill(palette::PAGE).end();
            svg.group().set("class", "map").moved(point(map.x, map.y)).within(|svg| {
                svg.append(&still.drawing);
                board::draw_play(svg, sheet);
            });
            for ((height, part), corner) in parts.iter().zip(placed) {
                let [x, y, wide, high] = [corner.x, corner.y, ASIDE, *height].map(Number);
                let at = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" ");
                svg.append(&Svg::finished(part.replacen("<svg ", &at, 1)));
            }
        });
    svg.finish()
}

/// How high something beside the board is, by its `viewBox`.
fn height(svg: &str) -> f64 {
    let view_box = svg.split_once("viewBox=\"").and_then(|(_, rest)| rest.split('"').next());
    view_box.and_then(|numbers| numbers.rsplit(' ').next()?.parse().ok()).unwrap_or(ASIDE)
}

/// Their corners: below each other, and in a further column where one would reach below the map.
fn place(heights: impl Iterator<Item = f64>, map: Area) -> Vec<Point> {
    let mut at = point(map.right() + GAP, map.y);
    let corners = heights.map(|height| {
        if at.y > map.y && at.y + height > map.bottom() {
            at = point(at.x + ASIDE + GAP, map.y);
        }
        let corner = at;
        at.y += height + GAP;
        corner
    });
    corners.collect()
}
