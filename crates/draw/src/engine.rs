//! The engines that show whose something is, and where they can stand.

use kernel::Seat;

use crate::geometry::{Area, Point, point};
use crate::ids::Ids;
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;

/// The size of the engine's symbol, and the middle of its cab, where the number stands.
pub const SIZE: Point = point(46.0, 30.0);
const CAB: Point = point(33.5, 17.5);

/// How large the engines of a board are.
#[derive(Clone, Copy, Debug)]
pub struct Gauge {
    pub scale: f64,
    /// Engines nearer to each other than this would overlap.
    pub apart: f64,
}

/// A small engine that looks to the left; it takes the colour of what it is placed in.
pub fn define(svg: &mut Svg, ids: Ids) {
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
    svg.group().set("id", ids.of("engine")).within(|svg| {
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

/// A player's engine with its middle here.
pub fn draw(svg: &mut Svg, ids: Ids, seat: Seat, middle: Point, scale: f64) {
    let paint = palette::player(seat);
    svg.group().scaled(middle - SIZE * (scale / 2.0), scale).fill(paint.base).within(|svg| {
        svg.again(ids.of("engine")).end();
        svg.line(point(CAB.x, CAB.y + 1.0), 17.0).centred().bold().fill(paint.on).say_of(seat);
    });
}

/// Penalty for placing an engine here: for standing on another one, or partly under a sign.
pub fn crowding(gauge: Gauge, place: Point, others: impl IntoIterator<Item = Point>, signs: &[Area]) -> f64 {
    let covers = others.into_iter().any(|other| (other - place).length() < gauge.apart);
    let hidden = signs.iter().any(|sign| is_under(gauge, place, sign));
    let (on_another, under_a_sign) = (if covers { 3.0 } else { 0.0 }, if hidden { 2.0 } else { 0.0 });
    on_another + under_a_sign
}

fn is_under(gauge: Gauge, engine: Point, sign: &Area) -> bool {
    let half = SIZE * (gauge.scale / 2.0);
    let beside = engine.x + half.x < sign.x || sign.right() < engine.x - half.x;
    !beside && engine.y + half.y > sign.y && engine.y - half.y < sign.bottom()
}
