//! What can come to lie on the map, as symbols for a page: tracks, stations and factories in the players' colours.

use imperial_steam::MAX_PLAYERS;
use kernel::Seat;

use super::course::Course;
use super::{IDS, links, palette, tokens};
use draw::geometry::{Point, point};
use draw::svg::Svg;

pub(crate) fn define(svg: &mut Svg) {
    for seat in Seat::all(MAX_PLAYERS) {
        let mut piece = |name: &str, draw: &dyn Fn(&mut Svg)| {
            let group = svg.group().show("id", format_args!("piece-{name}-{seat}")).fill("none");
            tokens::lettering(group).within(|svg| draw(svg));
        };
        piece("track", &|svg| {
            let (from, to) = (point(-34.0, 0.0), point(34.0, 0.0));
            links::draw_track(svg, &Course { from, control: Point::default(), to }, seat, Point::default());
        });
        piece("station", &|svg| tokens::station(svg, Point::default(), seat));
        piece("factory", &|svg| {
            svg.again(IDS.of("factory")).fill(palette::player(seat).base).end();
            svg.place(tokens::badge_id(seat), point(0.0, 10.0)).end();
        });
    }
}
