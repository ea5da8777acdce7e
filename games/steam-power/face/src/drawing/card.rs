//! The board as a small picture: land, water and cities, and no words.

use draw::geometry;
use draw::ground::{Purpose, define_hills, define_mountains};
use draw::svg::Svg;
use kernel::Rules;
use steam_power::{Board, CityTile, Position};

use super::land::{Land, cell};
use super::{GAME, LAYOUT, palette};

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
            define_hills(svg, ids);
            define_mountains(svg, ids);
        },
        |svg| {
            svg.rect(map, 0.0).fill(palette::OUTSIDE).end();
            land.draw(svg);
            draw_cities(svg, &land);
        },
    )
}

/// City tiles as they might come to lie.
fn draw_cities(svg: &mut Svg, land: &Land) {
    let corners = geometry::hex(LAYOUT);
    svg.group().stroke(palette::CASING, 4.0).within(|svg| {
        for city in land.board.cities() {
            let here = cell(land.board.site(city).coord);
            let hex = |size: f64| {
                let mut path = land.ground.path();
                path.lines(corners.map(|corner| here.centre() + corner * size)).close();
                path
            };
            let tile = CityTile::ALL[(here.scatter(80) * CityTile::ALL.len() as f64) as usize];
            let paint = palette::city(tile);
            svg.path(&hex(0.97)).fill(paint.base).end();
            svg.path(&hex(0.8)).fill("none").stroke(paint.light, 5.0).end();
        }
    });
}
