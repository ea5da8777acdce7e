//! The hexes as things to point at.

use empyreal::{HexId, Terrain};
use hexes::Coord;
use words::Language;

use super::{IDS, Sheet, cell, cities, labels, palette};
use draw::kept::Kept;
use draw::page_board;
use draw::svg::Svg;

const COORD_SIZE: f64 = 13.0;
/// The base line of a coordinate in the upper corner of its hex.
const COORD_BASE: f64 = -40.5;

/// Wasteland that was laid on top of the land.
pub(crate) fn draw_wasteland(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group().set("class", "wasteland").set("pointer-events", "none").within(|svg| {
        for hex in sheet.table.map.placed.iter() {
            let coord = sheet.chart.coord(hex);
            let tile = svg.place("piece-wasteland", cell(coord).centre());
            tile.set("class", "appears").show("data-key", format_args!("wasteland-{coord}")).end();
        }
    });
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    page_board::hexes(svg, COORD_SIZE, palette::FAINT_INK).within(|svg| {
        for hex in sheet.chart.all.iter() {
            draw_hex(svg, sheet, hex);
        }
    });
}

/// Land on which nothing lies is the same in every game.
static BARE: Kept<(Coord, Terrain, Language)> = Kept::none();

fn draw_hex(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    match labels::bare(sheet, hex) {
        Some(terrain) => {
            let key = (sheet.chart.coord(hex), terrain, sheet.words.language());
            BARE.draw(svg, key, |svg| draw_with_content(svg, sheet, hex));
        }
        None => draw_with_content(svg, sheet, hex),
    }
}

/// A hex, and within that of a City the tiles that stand there: a click on a tile is one on the City too.
fn draw_with_content(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    let coord = sheet.chart.coord(hex);
    page_board::hex(svg, coord, cell(coord).centre(), &labels::hex(sheet, hex), |svg| {
        page_board::hex_outline(svg, IDS);
        match sheet.table.map.city_at(hex) {
            Some(city) => cities::draw(svg, sheet, city, coord),
            None => svg.add("text").set("class", "coord").num("y", COORD_BASE).say_of(coord),
        }
    });
}

/// The hex that the card under way is about.
pub(crate) fn draw_bound(svg: &mut Svg, sheet: &Sheet<'_>) {
    let Some(hex) = sheet.table.run().and_then(|run| run.hex) else { return };
    let at = cell(sheet.chart.coord(hex)).centre();
    let group = svg.group().set("class", "bound").set("data-key", "bound").set("pointer-events", "none");
    group.moved(at).fill("none").set("stroke-linejoin", "round").within(|svg| {
        svg.again(IDS.of("hex")).stroke(palette::BALLAST, 9.0).end();
        svg.again(IDS.of("hex")).stroke(palette::BOUND, 5.0).set("stroke-dasharray", "14 8").end();
    });
}
