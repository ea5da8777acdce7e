//! The board as a small picture: land, water, cities and towns, and no words.

use age_of_steam::{Board, Position};
use kernel::Rules;

use super::land::Land;
use super::{GAME, LAYOUT, palette};
use draw::card::{draw_board, draw_city};
use draw::geometry::Cell;
use draw::ground::{Purpose, define_mountains};
use draw::svg::Svg;

pub(crate) fn draw(board: &'static Board) -> String {
    let land = Land::new(board, Purpose::Card);
    let ids = land.ground.ids;
    draw_board(
        GAME,
        &format!("{}, {}", Position::INFO.title, board.title),
        &land.ground,
        |svg| define_mountains(svg, ids),
        |svg| {
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
    svg.group().stroke(palette::CASING, 4.0).within(|svg| {
        for stop in board.stops() {
            if let Some(city) = board.stop(stop).city {
                draw_city(svg, &land.ground, middle(stop), palette::goods(city.colour));
            }
        }
    });
}
