//! Factories in their owners' colours.

use draw::geometry::{Point, point};
use draw::palette::Paint;
use draw::path::Path;
use draw::svg::Svg;
use steam_power::Owner;

use super::{IDS, palette};

/// Walls, a chimney and a saw-toothed roof, around the origin.
fn walls() -> Path {
    let mut path = Path::default();
    let corners = [
        (-21.0, 17.0),
        (-19.5, -17.0),
        (-12.5, -17.0),
        (-11.5, -1.0),
        (-1.0, -9.0),
        (-1.0, -1.0),
        (10.0, -9.0),
        (10.0, -1.0),
        (21.0, -9.0),
        (21.0, 17.0),
    ];
    path.lines(corners.map(|(x, y)| point(x, y))).close();
    path
}

pub(crate) fn define(svg: &mut Svg) {
    svg.group().set("id", IDS.of("factory")).set("stroke-linejoin", "round").within(|svg| {
        svg.path(&walls()).stroke(palette::BALLAST, 5.0).end();
        svg.path(&walls()).stroke(palette::CASING, 1.6).end();
        let smoke = [(-12.0, -20.5, 2.6), (-7.0, -22.5, 3.4)];
        for (x, y, radius) in smoke {
            svg.circle(point(x, y), radius).fill(palette::BALLAST).stroke(palette::CASING, 0.8).end();
        }
    });
}

fn paint(owner: Owner) -> Paint {
    match owner {
        Owner::Seat(seat) => palette::player(seat),
        Owner::Combine => palette::NEUTRAL,
    }
}

/// A factory with the mark of its owner: their number, or the wheel of the Combine.
pub(crate) fn draw(svg: &mut Svg, owner: Owner, middle: Point, scale: f64) {
    let paint = paint(owner);
    svg.group().scaled(middle, scale).fill(paint.base).within(|svg| {
        svg.again(IDS.of("factory")).end();
        match owner {
            Owner::Seat(seat) => {
                svg.line(point(3.5, 15.0), 18.5).centred().bold().fill(paint.on).say_of(seat);
            }
            Owner::Combine => svg.group().scaled(point(3.0, 8.0), 0.8).within(|svg| {
                svg.again(IDS.of("cog")).fill(paint.on).end();
            }),
        }
    });
}

/// The mark of the Combine, where a player would have their badge.
pub(crate) fn draw_combine(svg: &mut Svg, middle: Point, radius: f64) {
    svg.circle(middle, radius).fill(palette::NEUTRAL.base).stroke(palette::CASING, 1.8).end();
    svg.group().scaled(middle, radius * 0.075).within(|svg| {
        svg.again(IDS.of("cog")).fill(palette::NEUTRAL.on).end();
    });
}
