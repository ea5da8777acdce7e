//! Shapes that are drawn many times, each around the origin.

use std::f64::consts::TAU;

use super::{IDS, palette};
use draw::geometry::{Area, Point, point};
use draw::ground::{define_frame, define_hills, define_mountains, define_woods};
use draw::path::Path;
use draw::svg::Svg;

pub(crate) const SIGN: f64 = 19.0;

pub(crate) fn draw(svg: &mut Svg, map: Area) {
    define_frame(svg, IDS, map);
    define_hills(svg, IDS);
    define_mountains(svg, IDS);
    define_woods(svg, IDS);
    svg.path(&cog()).set("id", IDS.of("cog")).fill(palette::EFFORT).stroke(palette::CASING, 1.5).end();
    svg.path(&hexagon(19.0))
        .set("id", IDS.of("influence"))
        .fill(palette::INFLUENCE)
        .stroke(palette::CASING, 1.8)
        .end();
    let mut shape = |name: &str, draw: fn(&mut Svg)| svg.group().set("id", IDS.of(name)).within(draw);
    shape("price", |svg| {
        let tag = svg.add("path").set("d", "M-16 20V-8L-7 -21H7L16 -8V20Q16 23 13 23H-13Q-16 23 -16 20Z");
        tag.fill(palette::PRICE).stroke(palette::BUSINESS_RIM, 1.8).set("stroke-linejoin", "round").end();
        svg.circle(point(0.0, -12.5), 3.8).fill(palette::FREE).stroke(palette::BUSINESS_RIM, 1.4).end();
    });
    shape("station", |svg| {
        // Walls and a roof that reaches beyond them, in the colour around; a door; room for a number in the gable.
        let house = svg.add("path").set("d", "M-15 24V3H-19L-12 -15L0 -24L12 -15L19 3H15V24Z");
        house.stroke(palette::CASING, 2.0).set("stroke-linejoin", "round").end();
        svg.add("path").set("d", "M-5 23V15Q0 10 5 15V23Z").fill(palette::FREE).end();
        svg.add("path").set("d", "M-12 22V15H-8V22ZM8 22V15H12V22Z").fill(palette::FREE).end();
        svg.circle(point(0.0, -4.0), 15.0).fill(palette::FREE).end();
    });
    shape("factory", |svg| {
        let works = svg.add("path").set("d", "M-21 24V-1L-11 -9V-1L-1 -9V-1L7 -7V-24H16V-1H21V24Z");
        works.stroke(palette::CASING, 2.0).set("stroke-linejoin", "round").end();
    });
    shape("site", |svg| {
        let plot = Area { x: -21.0, y: -24.0, width: 42.0, height: 48.0 };
        let rim = svg.rect(plot, 5.0).fill(palette::FREE).stroke(palette::ROAD, 2.0);
        rim.set("stroke-dasharray", "6 4").end();
        svg.add("path").set("d", WORKS).fill("#d9cbaa").end();
    });
    shape("bridge", |svg| {
        disk(svg, palette::bed(imperial_steam::LinkKind::Bridge).edge);
        let arches =
            svg.add("path").set("d", "M-13 -5H13V9H9V4A4.5 4.5 0 0 0 2 4V9H-2V4A4.5 4.5 0 0 0 -9 4V9H-13Z");
        arches.fill(palette::WHITE).end();
    });
    shape("tunnel", |svg| {
        disk(svg, palette::bed(imperial_steam::LinkKind::Tunnel).edge);
        let portal = svg.add("path").set("d", "M-13 10V1A13 13 0 0 1 13 1V10Z").fill(palette::WHITE);
        portal.end();
        svg.add("path").set("d", "M-8 10V1.5A8 8 0 0 1 8 1.5V10Z").fill(palette::CASING).end();
        svg.add("path").set("d", "M-3 10L-1 4H1L3 10Z").fill(palette::UNOWNED).end();
    });
    shape("state", |svg| {
        disk(svg, palette::ROYAL);
        let crown = svg.add("path").set("d", "M-11 8L-13 -6L-6 0L0 -10L6 0L13 -6L11 8Z");
        crown.fill(palette::COIN).set("stroke-linejoin", "round").stroke(palette::CASING, 1.0).end();
    });
    shape("semmering", |svg| {
        svg.circle(Point::default(), 24.0).fill("#f6e7b4").stroke(palette::BUSINESS_RIM, 3.0).end();
        let viaduct = "M-17 -6H17V-2H-17ZM-17 0H17V12H14V7A3.5 3.5 0 0 0 7.5 7V12H4V7A4 4 0 0 0 -4 7V12H-7.5V7A3.5 3.5 0 0 0 \
                       -14 7V12H-17Z";
        svg.add("path").set("d", viaduct).fill(palette::BUSINESS_RIM).end();
        svg.add("path").set("d", "M-7 -8V-13H-4V-16H-1V-13H8V-8Z").fill(palette::CASING).end();
    });
}

/// The works on a site that is still free.
const WORKS: &str = "M-15 2V-9L-8 -15V-9L-1 -15V-9L5 -13V-20H11V-9H15V2Z";

fn disk(svg: &mut Svg, fill: &str) {
    svg.circle(Point::default(), SIGN).fill(fill).stroke(palette::BALLAST, 2.5).end();
}

fn around(share: f64, radius: f64) -> Point {
    let (sin, cos) = (TAU * share).sin_cos();
    point(sin, -cos) * radius
}

fn cog() -> Path {
    let mut path = Path::in_steps();
    path.lines((0..10).flat_map(|tooth| {
        let share = |part: f64| (f64::from(tooth) + part) / 10.0;
        [(0.0, 18.0), (0.16, 22.5), (0.44, 22.5), (0.6, 18.0)]
            .map(|(part, radius)| around(share(part), radius))
    }))
    .close();
    path
}

fn hexagon(radius: f64) -> Path {
    let mut path = Path::in_steps();
    path.lines((0..6).map(|corner| around(f64::from(corner) / 6.0, radius))).close();
    path
}
