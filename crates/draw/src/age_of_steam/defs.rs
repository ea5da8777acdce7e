//! Shapes that are drawn many times.

use catalog::age_of_steam::Colour;

use super::{IDS, LAYOUT, palette};
use crate::engine;
use crate::geometry::{self, Area, Point, point};
use crate::ground::{Purpose, define_frame, define_mountains, define_streets, define_woods};
use crate::path::Path;
use crate::svg::Svg;

pub(crate) fn draw(svg: &mut Svg, purpose: Purpose, map: Area) {
    define_frame(svg, IDS, map);
    let mut hex = Path::default();
    hex.lines(geometry::hex(LAYOUT)).close();
    svg.path(&hex).set("id", "aos-hex").end();
    if purpose == Purpose::Sheet {
        // A hex that cannot be seen but can be pointed at.
        svg.path(&hex).set("id", "aos-ground").fill("#fff").set("fill-opacity", 0).end();
    }
    for colour in Colour::ALL {
        cube(svg, colour);
    }
    engine::define(svg, IDS);
    define_mountains(svg, IDS);
    define_woods(svg, IDS);
    define_streets(svg, IDS);
}

pub(crate) fn cube_id(colour: Colour) -> String {
    format!("aos-cube-{}", colour.name())
}

/// A cube seen a little from above, with its letter on the front.
fn cube(svg: &mut Svg, colour: Colour) {
    let paint = palette::goods(colour);
    svg.add("symbol").set("id", cube_id(colour)).set("viewBox", "0 0 20 20").within(|svg| {
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
        svg.line(point(8.0, 17.2), 14.5).centred().bold().fill(paint.on).say(colour.letter());
    });
}

/// A cube of this size with its upper left corner here.
pub(crate) fn place_cube(svg: &mut Svg, colour: Colour, at: Point, size: f64) {
    svg.place(cube_id(colour), at)
        .num("width", size)
        .num("height", size)
        .set("data-goods", colour.name())
        .end();
}
