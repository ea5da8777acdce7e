//! Workers, engineers, investors, and the hands that are placed on actions. They take the colour of what they are placed in.

use imperial_steam::{Engineer, LEVELS};

use super::PANELS;
use super::paint::{self, CASING, INK, WHITE};
use super::setting::area;
use draw::geometry::Point;
use draw::svg::Svg;

pub(super) const ROMAN: [&str; LEVELS] = ["I", "II", "III"];

const MEEPLE: &str = "M0 -13A5 5 0 0 1 4.2 -5.4C7.5 -4.3 11 -2.6 11 -0.4C11 1.8 9 1.8 5.6 1.6C5.8 4.5 8 7 9.2 10.4C9.6 12 9 12.6 8 \
                      12.6H3C1.8 12.6 1.4 10.4 0 8.4C-1.4 10.4 -1.8 12.6 -3 12.6H-8C-9 12.6 -9.6 12 -9.2 10.4C-8 7 -5.8 \
                      4.5 -5.6 1.6C-9 1.8 -11 1.8 -11 -0.4C-11 -2.6 -7.5 -4.3 -4.2 -5.4A5 5 0 0 1 0 -13Z";

pub(super) fn define(svg: &mut Svg) {
    let mut part = |name: &str, draw: fn(&mut Svg)| svg.group().set("id", PANELS.of(name)).within(draw);
    part("meeple", |svg| {
        svg.add("path").set("d", MEEPLE).stroke(CASING, 1.2).set("stroke-linejoin", "round").end();
    });
    part("investor", |svg| {
        svg.add("path").set("d", MEEPLE).stroke(CASING, 1.2).set("stroke-linejoin", "round").end();
        svg.add("path").set("d", "M-6.5 -10.5H6.5V-12.5H4V-17H-4V-12.5H-6.5Z").fill(CASING).end();
    });
    part("engineer-bridge", |svg| {
        engineer(svg, paint::BRIDGE);
        svg.rect(area(1.0, 1.0, 14.0, 13.0), 2.5).fill(WHITE).stroke(CASING, 1.0).end();
        svg.round_line("M2.5 5H13.5M4 11.5V8Q8 3.5 12 8V11.5M8 5V6", INK, 1.5);
    });
    part("engineer-tunnel", |svg| {
        engineer(svg, paint::TUNNEL);
        svg.rect(area(1.0, 1.0, 14.0, 13.0), 2.5).fill(WHITE).stroke(CASING, 1.0).end();
        svg.add("path").set("d", "M3 12V8Q3 3 8 3Q13 3 13 8V12Z").fill(paint::TUNNEL).end();
        svg.add("path").set("d", "M5.2 12V9Q5.2 6 8 6Q10.8 6 10.8 9V12Z").fill(INK).end();
    });
    part("hand", |svg| {
        let fingers = "M-5.4 1V-6M-1.9 0V-9M1.7 0V-8.4M5.2 1V-5.6M-6.6 3L-10 -1.6";
        svg.round_line(fingers, CASING, 5.0);
        svg.rect(area(-8.0, -2.4, 15.8, 13.0), 5.4).fill(CASING).end();
        let inside = svg.group().set("class", "hand");
        inside.within(|svg| {
            let path =
                svg.add("path").set("d", fingers).set("stroke", "currentColor").num("stroke-width", 2.7);
            path.set("stroke-linecap", "round").fill("none").end();
            svg.rect(area(-6.7, -1.2, 13.2, 10.5), 4.4).fill("currentColor").end();
        });
    });
}

fn engineer(svg: &mut Svg, colour: &str) {
    svg.add("path").set("d", MEEPLE).fill(colour).stroke(CASING, 1.2).end();
    svg.add("path")
        .set("d", "M-6.8 -9.4H6.8V-10.6H5.4Q5 -15.4 0 -15.4Q-5 -15.4 -5.4 -10.6H-6.8Z")
        .fill("#f4c62f")
        .stroke(CASING, 1.0)
        .end();
}

/// A worker in this colour, around this middle.
pub(super) fn worker(svg: &mut Svg, colour: &str, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).fill(colour).within(|svg| svg.again(PANELS.of("meeple")).end());
}

pub(super) fn investor(svg: &mut Svg, colour: &str, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).fill(colour).within(|svg| svg.again(PANELS.of("investor")).end());
}

pub(super) fn hand(svg: &mut Svg, colour: &str, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).set("color", colour).within(|svg| svg.again(PANELS.of("hand")).end());
}

/// An engineer; faint where there is only room for one.
pub(super) fn engineer_at(svg: &mut Svg, kind: Engineer, middle: Point, scale: f64, there: bool) {
    let group = svg.group().scaled(middle, scale);
    let group = if there { group } else { group.set("opacity", "0.22") };
    group.within(|svg| svg.again(PANELS.of(format_args!("engineer-{kind}"))).end());
}
