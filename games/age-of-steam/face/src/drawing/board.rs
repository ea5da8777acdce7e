//! The board of a page: what people click on.

use age_of_steam::{HexId, StopId, Terrain};
use hexes::Coord;
use words::Language;

use super::places::{COORD_SIZE, city_coord, city_heading, describe, land, town};
use super::{IDS, LAYOUT, Sheet, cubes, defs, markers, names, palette, rails, still};
use crate::spots::Spot;
use draw::geometry::Cell;
use draw::kept::Kept;
use draw::page_board;
use draw::svg::Svg;

pub(crate) fn draw(sheet: &Sheet<'_>) -> String {
    page_board::draw(super::GAME, &still::of(sheet.board), &sheet.summary(), |svg| {
        rails::draw(svg, sheet);
        draw_hexes(svg, sheet);
        markers::draw_on_page(svg, sheet);
        names::draw(svg, sheet);
    })
}

fn draw_hexes(svg: &mut Svg, sheet: &Sheet<'_>) {
    page_board::hexes(svg, COORD_SIZE, palette::COORD).within(|svg| {
        for hex in sheet.board.hexes() {
            let printed = sheet.board.hex(hex);
            if printed.stop.is_none() && sheet.table.track.tile(hex).is_none() {
                let key = (sheet.board.coord(hex), printed.terrain, sheet.words.language());
                BARE.draw(svg, key, |svg| draw_hex(svg, sheet, hex));
            } else {
                draw_hex(svg, sheet, hex);
            }
        }
    });
}

/// Land without track is the same in every game.
static BARE: Kept<(Coord, Terrain, Language)> = Kept::none();

fn draw_hex(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    let coord = sheet.board.coord(hex);
    page_board::hex(svg, coord, Cell::at(LAYOUT, coord).centre(), &describe(sheet, hex), |svg| {
        page_board::hex_outline(svg, IDS);
        match sheet.board.hex(hex).stop {
            Some(stop) if sheet.table.track.is_city(stop) => draw_city(svg, sheet, stop),
            Some(_) => town(svg, sheet, hex),
            None => land(svg, sheet, hex),
        }
    });
}

fn draw_city(svg: &mut Svg, sheet: &Sheet<'_>, stop: StopId) {
    let track = &sheet.table.track;
    let Some(colour) = track.colour(stop) else { return };
    match track.new_city(stop) {
        Some(city) => {
            let id = format!("new-city-{city}");
            svg.again(format_args!("piece-{id}")).set("class", "appears").set("data-key", id).end();
        }
        None => {
            svg.again(defs::city_id(colour)).end();
            let column = sheet.board.stop(stop).city.map(|city| city.column);
            city_heading(svg, colour, None, column);
        }
    }
    let (coord, ink) = (sheet.board.coord(sheet.board.stop(stop).hex), palette::goods(colour).on);
    for pile in cubes::lie(&sheet.table.goods[stop.index()]) {
        let group = svg.group().show("data-spot", Spot::Cube(coord, pile.colour));
        group.show("data-key", pile.colour).within(|svg| {
            svg.title(&sheet.words.say(&pile.colour.cubes(pile.count)));
            pile.draw_on_page(svg, ink);
        });
    }
    city_coord(svg, sheet, stop, colour);
}
