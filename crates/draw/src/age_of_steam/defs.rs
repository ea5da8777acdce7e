//! Shapes that are drawn many times.

use catalog::age_of_steam::Colour;
use hexes::Edge;

use super::land::{Land, Purpose};
use super::palette;
use crate::geometry::{Area, Cell, Point, point};
use crate::path::Path;
use crate::svg::Svg;

/// The size of the engine's symbol, and the middle of its cab, where the number stands.
pub(crate) const ENGINE: Point = point(46.0, 30.0);
pub(crate) const CAB: Point = point(33.5, 17.5);

pub(crate) fn draw(svg: &mut Svg, land: &Land, map: Area) {
    frame(svg, land, map);
    let home = Cell { column: 0, row: 0 };
    let mut hex = Path::default();
    hex.lines(Edge::ALL.map(|edge| home.corner(edge).point())).close();
    svg.path(&hex).set("id", "aos-hex").end();
    if land.purpose == Purpose::Sheet {
        // A hex that cannot be seen but can be pointed at.
        svg.path(&hex).set("id", "aos-ground").fill("#fff").set("fill-opacity", 0).end();
    }
    for colour in Colour::ALL {
        cube(svg, colour);
    }
    engine(svg);
    mountains(svg, land);
    woods(svg);
    streets(svg);
}

pub(crate) fn frame(svg: &mut Svg, land: &Land, map: Area) {
    svg.add("clipPath").set("id", land.id("frame")).within(|svg| svg.rect(map, 10.0).end());
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

/// A small engine that looks to the left; it takes the colour of what it is placed in.
fn engine(svg: &mut Svg) {
    let mut body = Path::default();
    body.lines(
        [
            (1.0, 24.0),
            (6.0, 17.0),
            (6.0, 11.0),
            (7.5, 11.0),
            (6.5, 3.0),
            (13.5, 3.0),
            (12.5, 11.0),
            (15.5, 11.0),
            (16.5, 7.5),
            (20.5, 7.5),
            (21.5, 11.0),
            (24.5, 11.0),
            (24.5, 6.0),
            (23.0, 6.0),
            (23.0, 2.0),
            (45.0, 2.0),
            (45.0, 6.0),
            (43.0, 6.0),
            (43.0, 24.0),
        ]
        .map(|(x, y)| point(x, y)),
    )
    .close();
    svg.group().set("id", "aos-engine").within(|svg| {
        svg.group()
            .set("stroke", palette::BALLAST)
            .num("stroke-width", 5.0)
            .set("stroke-linejoin", "round")
            .within(|svg| {
                svg.path(&body).end();
                wheels(svg);
            });
        svg.path(&body).stroke(palette::CASING, 1.2).set("stroke-linejoin", "round").end();
        svg.group().fill(palette::CASING).within(wheels);
        svg.group().fill(palette::STONE).within(|svg| {
            for (x, y) in [(12.0, 25.0), (22.0, 25.0), (35.5, 24.5)] {
                svg.circle(point(x, y), 1.6).end();
            }
        });
    });
}

fn wheels(svg: &mut Svg) {
    for (x, y, radius) in [(12.0, 25.0, 4.2), (22.0, 25.0, 4.2), (35.5, 24.5, 5.0)] {
        svg.circle(point(x, y), radius).end();
    }
}

/// Two ranges of hills, so that not every mountain looks the same.
pub(crate) fn mountains(svg: &mut Svg, land: &Land) {
    let ranges = [
        [(-26.0, 20.0, 36.0), (25.0, 16.0, 30.0), (2.0, 36.0, 56.0)],
        [(24.0, 18.0, 44.0), (-22.0, 24.0, 40.0), (10.0, 40.0, 36.0)],
    ];
    for (at, range) in ranges.iter().enumerate() {
        svg.group().set("id", land.id(&format!("mountains-{at}"))).within(|svg| {
            for (x, base, height) in range {
                peak(svg, point(*x, *base), *height);
            }
        });
    }
}

fn peak(svg: &mut Svg, foot: Point, height: f64) {
    let top = foot - point(0.0, height);
    let half = height * 0.66;
    let (left, right) = (foot - point(half, 0.0), foot + point(half, 0.0));
    let ridge = top.toward(foot, 0.45) + point(height * 0.07, 0.0);
    let mut body = Path::default();
    body.lines([left, top, right]).close();
    svg.path(&body).fill(palette::ROCK).end();
    let mut shade = Path::default();
    shade.lines([top, right, foot + point(height * 0.1, 0.0), ridge]).close();
    svg.path(&shade).fill(palette::ROCK_SHADE).set("fill-opacity", 0.55).end();
    let mut snow = Path::default();
    let (near, far) = (top.toward(left, 0.26), top.toward(right, 0.26));
    let notch = top.toward(foot, 0.18);
    snow.lines([near, top, far, notch + point(height * 0.06, height * 0.1), notch]).close();
    svg.path(&snow).fill(palette::SNOW).end();
    let mut lines = Path::default();
    lines.lines([left, top, right]);
    for share in [0.42, 0.62, 0.82] {
        let from = top.toward(right, share);
        lines.lines([from, from + point(-height * 0.16, height * 0.1)]);
    }
    svg.path(&lines)
        .fill("none")
        .stroke(palette::ROCK_SHADE, 1.2)
        .set("stroke-linejoin", "round")
        .set("stroke-linecap", "round")
        .end();
}

fn woods(svg: &mut Svg) {
    let mut trees = Path::default();
    for foot in [point(-7.0, 0.0), point(3.0, -4.0), point(8.0, 4.0)] {
        trees
            .start(foot)
            .by(point(0.0, -2.0))
            .bend_by(point(-5.0, -1.0), point(-3.5, -5.5))
            .bend_by(point(0.5, -4.0), point(4.0, -4.0))
            .bend_by(point(3.5, 0.0), point(4.0, 4.0))
            .bend_by(point(1.5, 4.5), point(-3.5, 5.5))
            .by(point(0.0, 2.0))
            .close();
    }
    svg.path(&trees).set("id", "aos-woods").fill(palette::WOODS).stroke(palette::GRASS, 0.8).end();
}

/// The streets of a city, laid thinly over its colour.
fn streets(svg: &mut Svg) {
    svg.add("pattern")
        .set("id", "aos-streets")
        .set("width", 18)
        .set("height", 14)
        .set("patternUnits", "userSpaceOnUse")
        .within(|svg| {
            let blocks =
                [(1.0, 1.0, 7.0, 5.0), (10.0, 1.0, 7.0, 5.0), (1.0, 8.0, 11.0, 5.0), (14.0, 8.0, 3.0, 5.0)];
            for (x, y, width, height) in blocks {
                svg.rect(Area { x, y, width, height }, 0.0).fill("#ffffff").set("fill-opacity", 0.1).end();
            }
        });
}
