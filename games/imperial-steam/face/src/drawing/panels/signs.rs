//! Small signs that stand beside numbers, and what cubes, factories and hubs are drawn on: each around the origin, about
//! twenty units wide.

use imperial_steam::Good;

use super::PANELS;
use super::paint::{self, CASING, GOLD, INK, WHITE};
use draw::geometry::{Point, point};
use draw::path::Path;
use draw::svg::Svg;

pub(super) fn define(svg: &mut Svg) {
    for good in Good::ALL {
        cube(svg, good);
    }
    let mut sign = |name: &str, draw: fn(&mut Svg)| svg.group().set("id", PANELS.of(name)).within(draw);
    sign("coin", |svg| {
        svg.circle(Point::default(), 9.0).fill(paint::COIN).stroke("#8a6312", 1.6).end();
        svg.circle(Point::default(), 5.6).fill("none").stroke("#8a6312", 1.2).end();
    });
    sign("star", |svg| star(svg, Point::default(), 10.0, paint::INFLUENCE));
    sign("hub", |svg| {
        let d = "M-9 -6.5L0 -10L9 -6.5V3.5Q9 8 0 10.5Q-9 8 -9 3.5Z";
        svg.add("path").set("d", d).stroke(CASING, 1.6).set("stroke-linejoin", "round").end();
    });
    sign("factory", |svg| {
        let d = "M-14 11.5V-1.5L-7 -6.5V-1.5L0 -6.5V-1.5L5 -5V-11.5H11V11.5Z";
        svg.add("path").set("d", d).stroke(CASING, 1.3).set("stroke-linejoin", "round").end();
    });
    sign("lock", |svg| lock(svg, "M-4 -1V-5Q-4 -9 0 -9Q4 -9 4 -5V-1", paint::UNMET));
    sign("unlocked", |svg| lock(svg, "M-4 -1V-5.5Q-4 -9.5 -8 -9.5Q-12 -9.5 -12 -5.5", paint::MET));
    sign("tick", |svg| {
        svg.circle(Point::default(), 8.5).fill(paint::MET).stroke(WHITE, 1.4).end();
        svg.round_line("M-4 0.3L-1.2 3.4L4.2 -3.2", WHITE, 2.4);
    });
    sign("cross", |svg| {
        svg.circle(Point::default(), 8.5)
            .fill("none")
            .stroke(paint::UNMET, 1.6)
            .set("stroke-dasharray", "3 2")
            .end();
        svg.round_line("M-3 -3L3 3M3 -3L-3 3", paint::UNMET, 2.2);
    });
    sign("seal", |svg| {
        svg.add("path").set("d", "M-5 3L-6 11L-2 8.5L0 12L2 8.5L6 11L5 3Z").fill("#6f150d").end();
        svg.circle(Point::default(), 7.6).fill(paint::SEAL).stroke("#6f150d", 1.4).end();
        svg.circle(Point::default(), 4.2).fill("none").stroke("#f2c8b8", 1.3).end();
    });
    sign("flag", |svg| {
        svg.round_line("M-3 6V-6", INK, 1.2);
        svg.add("path").set("d", "M-3 -6L5 -3.2L-3 -0.4Z").fill(paint::SILVER).stroke(INK, 0.7).end();
    });
    sign("track", |svg| {
        svg.round_line("M-8 -4V6M-3 -4V6M2 -4V6M7 -4V6", paint::SLEEPER, 2.0);
        svg.round_line("M-10 -2H10M-10 4H10", CASING, 2.0);
    });
    sign("station", |svg| {
        let d = "M-11 10V-1L0 -9L11 -1V10Z";
        svg.add("path").set("d", d).stroke(CASING, 1.3).set("stroke-linejoin", "round").end();
        svg.add("path").set("d", "M-3 10V3Q0 0 3 3V10Z").fill(WHITE).end();
        svg.circle(point(0.0, -2.6), 2.3).fill(WHITE).end();
    });
    sign("crown", |svg| {
        let d = "M-12 8L-14 -5L-7 0L0 -9L7 0L14 -5L12 8Z";
        svg.add("path")
            .set("d", d)
            .fill(paint::COIN)
            .stroke("#6f4d0c", 1.4)
            .set("stroke-linejoin", "round")
            .end();
        svg.round_line("M-11 5H11", "#6f4d0c", 1.4);
        for x in [-14.0, 0.0, 14.0] {
            svg.circle(point(x, if x == 0.0 { -10.0 } else { -6.0 }), 1.9).fill(paint::SEAL).end();
        }
    });
    sign("gold-key", |svg| key(svg, GOLD, "#6f4d0c"));
    sign("silver-key", |svg| key(svg, paint::SILVER, "#4d555c"));
    sign("crate", |svg| {
        svg.rect(super::setting::area(-9.0, -8.0, 18.0, 16.0), 1.5)
            .fill("#c99a5b")
            .stroke("#6f4117", 1.4)
            .end();
        svg.round_line("M-9 -3.5H9M-9 3.5H9M-7 -8L7 8", "#6f4117", 1.1);
    });
}

fn cube(svg: &mut Svg, good: Good) {
    let paint = paint::good(good);
    let id = PANELS.of(format_args!("cube-{good}"));
    svg.add("symbol").set("id", id).set("viewBox", "0 0 20 20").within(|svg| {
        svg.add("path").set("d", "M1 5L5 1H19V15L15 19H1Z").fill(paint.base).end();
        svg.add("path").set("d", "M1 5L5 1H19L15 5Z").fill(paint.light).end();
        svg.add("path").set("d", "M15 5L19 1V15L15 19Z").fill(paint.dark).end();
        let outline = svg.add("path").set("d", "M1 5L5 1H19V15L15 19H1Z").fill("none");
        outline.stroke(CASING, 1.0).set("stroke-linejoin", "round").end();
    });
}

pub(super) fn star(svg: &mut Svg, middle: Point, radius: f64, colour: &str) {
    let corner = |index: usize| {
        let angle = std::f64::consts::PI * (index as f64 / 5.0 - 0.5);
        let reach = if index.is_multiple_of(2) { radius } else { 0.45 * radius };
        middle + point(angle.cos(), angle.sin()) * reach
    };
    let mut path = Path::default();
    path.lines((0..10).map(corner)).close();
    svg.path(&path).fill(colour).stroke(WHITE, 0.9).set("stroke-linejoin", "round").end();
}

fn lock(svg: &mut Svg, shackle: &str, colour: &str) {
    svg.round_line(shackle, colour, 2.4);
    svg.rect(super::setting::area(-7.0, -1.5, 14.0, 10.5), 2.0).fill(colour).end();
    svg.circle(point(0.0, 3.0), 1.7).fill(WHITE).end();
}

fn key(svg: &mut Svg, colour: &str, dark: &str) {
    for (colour, more) in [(dark, 2.2), (colour, 0.0)] {
        svg.circle(point(-6.5, 0.0), 4.2).fill("none").stroke(colour, 2.6 + more).end();
        svg.round_line("M-2 0H11M6 0V4.5M10.5 0V4.5", colour, 2.4 + more);
    }
}
