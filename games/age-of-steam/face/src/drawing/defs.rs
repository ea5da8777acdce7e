//! Shapes that are drawn many times.

use age_of_steam::Colour;
use kernel::Seat;

use super::{IDS, LAYOUT, palette};
use draw::geometry::{self, Area, Point};
use draw::ground::{Purpose, define_frame, define_mountains, define_streets, define_woods};
use draw::path::Path;
use draw::svg::Svg;
use draw::{cube, engine};

pub(crate) fn draw(svg: &mut Svg, purpose: Purpose, map: Area) {
    define_frame(svg, IDS, map);
    let mut hex = Path::default();
    hex.lines(geometry::hex(LAYOUT)).close();
    svg.path(&hex).set("id", IDS.of("hex")).end();
    if purpose == Purpose::Sheet {
        // A hex that cannot be seen but can be pointed at.
        svg.path(&hex).set("id", IDS.of("ground")).fill("#fff").set("fill-opacity", "0").end();
    }
    for colour in Colour::ALL {
        cube::define(svg, &cube_id(colour), palette::goods(colour), colour.letter());
    }
    engine::define(svg, IDS);
    define_mountains(svg, IDS);
    define_woods(svg, IDS);
    define_streets(svg, IDS);
}

/// The symbol of a cube.
pub(crate) fn cube_id(colour: Colour) -> String {
    IDS.of(format_args!("cube-{colour}"))
}

/// The symbol of a printed city, without its name and its cubes.
pub(crate) fn city_id(colour: Colour) -> String {
    IDS.of(format_args!("city-{colour}"))
}

/// The symbol of the engine that shows whose track it is.
pub(crate) fn engine_id(seat: Seat) -> String {
    IDS.of(format_args!("engine-{seat}"))
}

/// A cube of this size with its upper left corner here.
pub(crate) fn place_cube(svg: &mut Svg, colour: Colour, at: Point, size: f64) {
    svg.place(cube_id(colour), at)
        .num("width", size)
        .num("height", size)
        .set("data-goods", colour.notation())
        .end();
}
