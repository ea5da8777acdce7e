//! Shapes of the ground that are drawn many times.

use crate::geometry::{Area, Point, point};
use crate::ids::Ids;
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;

/// What cuts off whatever would go beyond the frame of a map.
pub fn define_frame(svg: &mut Svg, ids: Ids, map: Area) {
    svg.add("clipPath").set("id", ids.of("frame")).within(|svg| svg.rect(map, 10.0).end());
}

/// Two ranges of hills, so that not every mountain looks the same.
pub fn define_mountains(svg: &mut Svg, ids: Ids) {
    let ranges = [
        [(-26.0, 20.0, 36.0), (25.0, 16.0, 30.0), (2.0, 36.0, 56.0)],
        [(24.0, 18.0, 44.0), (-22.0, 24.0, 40.0), (10.0, 40.0, 36.0)],
    ];
    for (index, range) in ranges.iter().enumerate() {
        svg.group().set("id", ids.of(format_args!("mountains-{index}"))).within(|svg| {
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
    svg.path(&shade).fill(palette::ROCK_SHADE).set("fill-opacity", "0.55").end();
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

pub fn define_woods(svg: &mut Svg, ids: Ids) {
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
    svg.path(&trees).set("id", ids.of("woods")).fill(palette::WOODS).stroke(palette::GRASS, 0.8).end();
}

/// The streets of a city, laid thinly over its colour.
pub fn define_streets(svg: &mut Svg, ids: Ids) {
    svg.add("pattern")
        .set("id", ids.of("streets"))
        .set("width", "18")
        .set("height", "14")
        .set("patternUnits", "userSpaceOnUse")
        .within(|svg| {
            let blocks =
                [(1.0, 1.0, 7.0, 5.0), (10.0, 1.0, 7.0, 5.0), (1.0, 8.0, 11.0, 5.0), (14.0, 8.0, 3.0, 5.0)];
            for (x, y, width, height) in blocks {
                svg.rect(Area { x, y, width, height }, 0.0).fill("#ffffff").set("fill-opacity", "0.1").end();
            }
        });
}

/// Two groups of hatched mounds, so that not all hills look the same.
pub fn define_hills(svg: &mut Svg, ids: Ids) {
    let groups = [
        [(-22.0, 4.0, 19.0), (20.0, -6.0, 17.0), (4.0, 30.0, 24.0)],
        [(20.0, 8.0, 20.0), (-18.0, -8.0, 17.0), (-8.0, 32.0, 22.0)],
    ];
    for (index, group) in groups.iter().enumerate() {
        svg.group().set("id", ids.of(format_args!("hills-{index}"))).within(|svg| {
            for (x, base, half) in group {
                mound(svg, point(*x, *base), *half);
            }
        });
    }
}

/// A round hill on its foot, hatched on the side away from the light.
fn mound(svg: &mut Svg, foot: Point, half: f64) {
    let height = half * 0.9;
    let (left, right) = (foot - point(half, 0.0), foot + point(half, 0.0));
    let mut body = Path::default();
    body.start(left)
        .bend(foot + point(-half * 0.62, -height), foot + point(0.0, -height))
        .bend(foot + point(half * 0.62, -height), right);
    svg.path(&body)
        .fill(palette::MOUND)
        .stroke(palette::MOUND_SHADE, 1.3)
        .set("stroke-linecap", "round")
        .end();
    let mut hatch = Path::default();
    for (share, length) in [(0.12, 0.42), (0.34, 0.46), (0.56, 0.4), (0.76, 0.24)] {
        let top = foot + point(half * share, -height * (0.9 - share * share));
        hatch.lines([top, top + point(half * 0.08, height * length)]);
    }
    svg.path(&hatch).fill("none").stroke(palette::MOUND_SHADE, 1.2).set("stroke-linecap", "round").end();
}
