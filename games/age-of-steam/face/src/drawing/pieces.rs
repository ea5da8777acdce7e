//! What can come to lie on the board, as symbols for a page: tiles, New Cities, cubes and engines.

use age_of_steam::{Colour, NewCity, Supply};
use kernel::{MAX_SEATS, Seat};

use super::markers::GAUGE;
use super::places::{city_ground, city_heading};
use super::{IDS, defs, rails};
use draw::engine;
use draw::geometry::{Point, point};
use draw::svg::Svg;

/// How wide the symbol of a cube is.
const CUBE: f64 = 27.0;

pub(crate) fn define(svg: &mut Svg) {
    for colour in Colour::ALL {
        svg.group().show("id", format_args!("piece-cube-{colour}")).within(|svg| {
            let corner = point(-CUBE / 2.0, -CUBE / 2.0);
            svg.place(defs::cube_id(colour), corner).num("width", CUBE).num("height", CUBE).end();
        });
        svg.group().set("id", defs::city_id(colour)).within(|svg| city_ground(svg, colour, false));
    }
    for city in NewCity::ALL {
        let info = Supply::shipped().new_city(city);
        svg.group().show("id", format_args!("piece-new-city-{city}")).within(|svg| {
            city_ground(svg, info.colour, true);
            city_heading(svg, info.colour, Some(city), Some(info.under));
        });
    }
    for seat in Seat::all(MAX_SEATS) {
        let engine = svg.group().set("id", defs::engine_id(seat));
        engine.within(|svg| engine::draw(svg, IDS, seat, Point::default(), GAUGE.scale));
    }
    rails::define(svg);
    rails::define_pieces(svg);
}
