//! Shapes that are drawn many times.

use std::f64::consts::TAU;

use draw::geometry::{self, Area, Point, point};
use draw::ground::{define_frame, define_hills, define_mountains, define_woods};
use draw::path::Path;
use draw::svg::Svg;
use draw::{cube, engine};
use steam_power::{CityTile, Colour};

use super::{IDS, LAYOUT, palette};

pub(crate) fn draw(svg: &mut Svg, map: Area) {
    define_frame(svg, IDS, map);
    let mut hex = Path::default();
    hex.lines(geometry::hex(LAYOUT)).close();
    svg.path(&hex).set("id", IDS.of("hex")).end();
    for colour in Colour::ALL {
        cube::define(svg, &cube_id(colour), palette::resource(colour), colour.letter());
    }
    for tile in CityTile::ALL {
        pattern(svg, tile);
    }
    svg.path(&star()).set("id", IDS.of("star")).end();
    svg.path(&cog()).set("id", IDS.of("cog")).set("fill-rule", "evenodd").end();
    engine::define(svg, IDS);
    define_hills(svg, IDS);
    define_mountains(svg, IDS);
    define_woods(svg, IDS);
}

pub(crate) fn cube_id(colour: Colour) -> String {
    IDS.of(format_args!("cube-{colour}"))
}

/// A resource of this size with its upper left corner here.
pub(crate) fn place_cube(svg: &mut Svg, colour: Colour, at: Point, size: f64) {
    svg.place(cube_id(colour), at).num("width", size).num("height", size).end();
}

/// The name of a kind of city tile for programs.
pub(crate) const fn tile_name(tile: CityTile) -> &'static str {
    match tile {
        CityTile::Resources(colour) => colour.notation(),
        CityTile::Points => "points",
    }
}

/// A pattern for each kind of city, for those who cannot tell their colours apart.
fn pattern(svg: &mut Svg, tile: CityTile) {
    let mut lines = Path::default();
    let (size, weight) = match tile {
        CityTile::Resources(Colour::Black) => {
            lines.lines([point(0.0, 0.0), point(18.0, 0.0)]).lines([point(0.0, 8.0), point(18.0, 8.0)]);
            lines.lines([point(4.0, 0.0), point(4.0, 8.0)]).lines([point(13.0, 8.0), point(13.0, 16.0)]);
            (point(18.0, 16.0), 2.0)
        }
        CityTile::Resources(Colour::White) => {
            lines.lines([point(5.0, 5.0), point(5.1, 5.0)]).lines([point(13.0, 13.0), point(13.1, 13.0)]);
            (point(16.0, 16.0), 4.5)
        }
        CityTile::Resources(Colour::Orange) => {
            lines.lines([point(-2.0, 14.0), point(14.0, -2.0)]).lines([point(-2.0, 2.0), point(2.0, -2.0)]);
            lines.lines([point(10.0, 14.0), point(14.0, 10.0)]);
            (point(12.0, 12.0), 3.0)
        }
        CityTile::Resources(Colour::Grey) => {
            lines.lines([point(0.0, 6.0), point(12.0, 6.0)]).lines([point(6.0, 0.0), point(6.0, 12.0)]);
            (point(12.0, 12.0), 1.6)
        }
        CityTile::Points => {
            lines.lines([point(8.0, 2.0), point(12.0, 8.0), point(8.0, 14.0), point(4.0, 8.0)]).close();
            (point(16.0, 16.0), 1.4)
        }
    };
    svg.add("pattern")
        .set("id", IDS.of(format_args!("ground-{}", tile_name(tile))))
        .num("width", size.x)
        .num("height", size.y)
        .set("patternUnits", "userSpaceOnUse")
        .within(|svg| {
            let lines = svg.path(&lines).fill("none").stroke(palette::city(tile).on, weight);
            lines.set("stroke-opacity", "0.17").set("stroke-linecap", "round").end();
        });
}

/// A star with its middle at the origin, 10 from there to its tips.
fn star() -> Path {
    let mut path = Path::default();
    path.lines((0..10).map(|corner| {
        let (sin, cos) = (TAU * f64::from(corner) / 10.0).sin_cos();
        point(sin, -cos) * if corner % 2 == 0 { 10.0 } else { 5.6 }
    }))
    .close();
    path
}

/// The wheel of the Combine, 10 from its middle to its teeth.
fn cog() -> Path {
    let mut path = Path::default();
    let at = |share: f64, radius: f64| {
        let (sin, cos) = (TAU * share).sin_cos();
        point(sin, cos) * radius
    };
    path.lines((0..8).flat_map(|tooth| {
        let share = |part: f64| (f64::from(tooth) + part) / 8.0;
        [at(share(0.0), 7.2), at(share(0.18), 10.0), at(share(0.42), 10.0), at(share(0.6), 7.2)]
    }))
    .close();
    path.lines((0..8).map(|corner| at(f64::from(corner) / 8.0, 3.2))).close();
    path
}

/// A star with a number on it.
pub(crate) fn draw_star(svg: &mut Svg, middle: Point, radius: f64, points: i32) {
    svg.group().scaled(middle, radius / 10.0).within(|svg| {
        let star = svg.again(IDS.of("star")).fill(palette::STAR).stroke(palette::CASING, 14.0 / radius);
        star.set("stroke-linejoin", "round").end();
    });
    let size = radius * if points > 9 { 0.8 } else { 0.98 };
    svg.line(middle + point(0.0, size * 0.4), size).centred().bold().fill(palette::INK).say_of(points);
}
