//! What can come to lie on the board, as symbols for a page: tiles, resources, factories, trains and contracts.

use draw::engine;
use draw::geometry::{Point, point};
use draw::svg::Svg;
use kernel::{MAX_SEATS, Seat};
use steam_power::{Colour, Owner};

use super::defs::place_cube;
use super::trains::GAUGE;
use super::{IDS, cities, contracts, factory, network, trains};

/// How wide the symbol of a resource is.
const CUBE: f64 = 34.0;

pub(crate) fn define(svg: &mut Svg) {
    cities::define(svg);
    factory::define(svg);
    trains::define(svg);
    network::define(svg);
    for colour in Colour::ALL {
        let piece = svg.group().show("id", format_args!("piece-resource-{colour}"));
        piece.within(|svg| place_cube(svg, colour, point(-CUBE / 2.0, -CUBE / 2.0), CUBE));
    }
    // In the colour of nobody, and in those of the players.
    let neutral = svg.group().set("id", "piece-factory");
    neutral.within(|svg| factory::draw(svg, Owner::Combine, Point::default(), 1.5));
    svg.group().set("id", "piece-train").within(|svg| contracts::plain_engine(svg, Point::default(), 1.5));
    for seat in Seat::all(MAX_SEATS) {
        svg.group()
            .show("id", format_args!("piece-factory-{seat}"))
            .within(|svg| factory::draw(svg, Owner::Seat(seat), Point::default(), 1.5));
        svg.group()
            .show("id", format_args!("piece-train-{seat}"))
            .within(|svg| engine::draw(svg, IDS, seat, Point::default(), GAUGE.scale));
    }
    svg.group().set("id", "piece-contract").within(|svg| contracts::draw_back(svg, Point::default(), 1.6));
}
