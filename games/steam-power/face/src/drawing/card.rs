//! The board as a small picture: land, water and cities, and no words.

use draw::card::{draw_board, draw_city};
use draw::ground::{Purpose, define_hills, define_mountains};
use draw::svg::Svg;
use kernel::Rules;
use steam_power::{Board, CityTile, Position};

use super::land::{Land, cell};
use super::{GAME, palette};

pub(crate) fn draw(board: &'static Board) -> String {
    let land = Land::new(board, Purpose::Card);
    let ids = land.ground.ids;
    draw_board(
        GAME,
        &format!("{}, {}", Position::INFO.title, board.title),
        &land.ground,
        |svg| {
            define_hills(svg, ids);
            define_mountains(svg, ids);
        },
        |svg| {
            land.draw(svg);
            draw_cities(svg, &land);
        },
    )
}

/// City tiles as they might come to lie.
fn draw_cities(svg: &mut Svg, land: &Land) {
    svg.group().stroke(palette::CASING, 4.0).within(|svg| {
        for city in land.board.cities() {
            let here = cell(land.board.site(city).coord);
            let tile = CityTile::ALL[(here.scatter(80) * CityTile::ALL.len() as f64) as usize];
            draw_city(svg, &land.ground, here.centre(), palette::city(tile));
        }
    });
}
