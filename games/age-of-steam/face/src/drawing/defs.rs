//! Shapes that are drawn many times.

use age_of_steam::Colour;

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
    svg.path(&hex).set("id", "aos-hex").end();
    if purpose == Purpose::Sheet {
        // A hex that cannot be seen but can be pointed at.
        svg.path(&hex).set("id", "aos-ground").fill("#fff").set("fill-opacity", "0").end();
    }
    for colour in Colour::ALL {
        cube::define(svg, &cube_id(colour), palette::goods(colour), colour.letter());
    }
    engine::define(svg, IDS);
    define_mountains(svg, IDS);
    define_woods(svg, IDS);
    define_streets(svg, IDS);
}

pub(crate) fn cube_id(colour: Colour) -> String {
    format!("aos-cube-{colour}")
}

/// A cube of this size with its upper left corner here.
pub(crate) fn place_cube(svg: &mut Svg, colour: Colour, at: Point, size: f64) {
    svg.place(cube_id(colour), at)
        .num("width", size)
        .num("height", size)
        .set("data-goods", colour.notation())
        .end();
}
