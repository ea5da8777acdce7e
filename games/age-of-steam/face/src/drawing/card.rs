//! The board as a small picture: land, water, cities and towns, and no words.

use age_of_steam::{Board, Position};
use kernel::Rules;

use super::land::Land;
use super::{LAYOUT, palette};
use draw::geometry::{self, Cell};
use draw::ground::{Purpose, define_frame, define_mountains};
use draw::svg::{Number, Svg};

const MARGIN: f64 = 10.0;

pub(crate) fn draw(board: &'static Board) -> String {
    let land = Land::new(board, Purpose::Card);
    let map = land.ground.extent(MARGIN);
    let [x, y, width, height] = [map.x, map.y, map.width, map.height].map(Number);
    let mut svg = Svg::default();
    svg.add("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("class", "empty-board age-of-steam")
        .show("viewBox", format_args!("{x} {y} {width} {height}"))
        .set("role", "img")
        .show("aria-label", format_args!("{}, {}", Position::INFO.title, board.title))
        .within(|svg| {
            svg.add("defs").within(|svg| {
                define_frame(svg, land.ground.ids, map);
                define_mountains(svg, land.ground.ids);
            });
            svg.group().set("clip-path", land.ground.ids.url("frame")).within(|svg| {
                svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
                land.draw(svg);
                draw_stops(svg, &land);
            });
        });
    svg.finish()
}

fn draw_stops(svg: &mut Svg, land: &Land) {
    let board = land.board;
    let middle = |stop| Cell::at(LAYOUT, board.coord(board.stop(stop).hex)).centre();
    let towns = board.stops().filter(|stop| board.stop(*stop).city.is_none());
    svg.group().fill("#ffffff").stroke(palette::INK, 5.0).within(|svg| {
        for stop in towns {
            svg.circle(middle(stop), 16.0).end();
        }
    });
    let corners = geometry::hex(LAYOUT);
    svg.group().stroke(palette::CASING, 4.0).within(|svg| {
        for stop in board.stops() {
            let Some(city) = board.stop(stop).city else { continue };
            let hex = |size: f64| {
                let mut path = land.ground.path();
                path.lines(corners.map(|corner| middle(stop) + corner * size)).close();
                path
            };
            let paint = palette::goods(city.colour);
            svg.path(&hex(0.97)).fill(paint.base).end();
            svg.path(&hex(0.8)).fill("none").stroke(paint.light, 5.0).end();
        }
    });
}
