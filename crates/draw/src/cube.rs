//! Cubes of goods.

use crate::geometry::point;
use crate::palette::{self, Paint};
use crate::path::Path;
use crate::svg::Svg;

/// A cube seen a little from above, with its letter on the front.
pub fn define(svg: &mut Svg, id: &str, paint: Paint, letter: char) {
    svg.add("symbol").set("id", id).set("viewBox", "0 0 20 20").within(|svg| {
        let mut top = Path::default();
        top.lines([point(1.0, 5.0), point(5.0, 1.0), point(19.0, 1.0), point(15.0, 5.0)]).close();
        let mut right = Path::default();
        right.lines([point(15.0, 5.0), point(19.0, 1.0), point(19.0, 15.0), point(15.0, 19.0)]).close();
        let mut outline = Path::default();
        let corners = [(1.0, 5.0), (5.0, 1.0), (19.0, 1.0), (19.0, 15.0), (15.0, 19.0), (1.0, 19.0)];
        outline.lines(corners.map(|(x, y)| point(x, y))).close();
        svg.path(&outline).fill(paint.base).end();
        svg.path(&top).fill(paint.light).end();
        svg.path(&right).fill(paint.dark).end();
        svg.path(&outline).fill("none").stroke(palette::CASING, 1.0).set("stroke-linejoin", "round").end();
        svg.line(point(8.0, 17.2), 14.5).centred().bold().fill(paint.on).say_of(letter);
    });
}
