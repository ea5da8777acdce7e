//! The board as a small picture: land, water, cities and towns, and no words.

use age_of_steam::{Board, Position};
use kernel::Rules;

use super::land::Land;
use super::{GAME, LAYOUT, palette};
use draw::geometry::{self, Cell};
use draw::ground::{Purpose, define_mountains};
use draw::svg::Svg;

const MARGIN: f64 = 10.0;

pub(crate) fn draw(board: &'static Board) -> String {
    let land = Land::new(board, Purpose::Card);
    let (map, ids) = (land.ground.extent(MARGIN), land.ground.ids);
    draw::card::draw(
        GAME,
        &format!("{}, {}", Position::INFO.title, board.title),
        map,
        ids,
        |svg| {
            define_mountains(svg, ids);
        },
        |svg| {
            svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
            land.draw(svg);
            draw_stops(svg, &land);
        },
    )
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
