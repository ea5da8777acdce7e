//! The hexes as things to point at.

use draw::kept::Kept;
use draw::page_board::{self, hex_outline};
use draw::svg::Svg;
use hexes::{Coord, Edge};
use kernel::{Arg, text};
use steam_power::{HexId, LAYOUT, Terrain};
use words::Language;

use super::land::cell;
use super::{IDS, Sheet, cities, palette};

const COORD_SIZE: f64 = 15.0;
/// The base line of a coordinate: at the top, where even a tight curve leaves room for it.
const COORD_BASE: f64 = -39.0;

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    page_board::hexes(svg, COORD_SIZE, palette::COORD).within(|svg| {
        for hex in sheet.board.hexes() {
            draw_hex(svg, sheet, hex);
        }
        COAST.draw(svg, (sheet.board.id.clone(), sheet.words.language()), |svg| draw_coast(svg, sheet));
        for city in sheet.board.cities() {
            let coord = sheet.board.site(city).coord;
            let title = sheet.words.say(&sheet.table.city_label(city));
            page_board::hex(svg, coord, cell(coord).centre(), &title, |svg| cities::draw(svg, sheet, city));
        }
    });
}

/// Land without track is the same in every game.
static BARE: Kept<(Coord, Terrain, Language)> = Kept::none();

fn draw_hex(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    let printed = sheet.board.hex(hex);
    let coord = printed.coord;
    let draw = |svg: &mut Svg| {
        page_board::hex(svg, coord, cell(coord).centre(), &describe(sheet, hex), |svg| {
            hex_outline(svg, IDS);
            svg.add("text").set("class", "coord").num("y", COORD_BASE).say_of(coord);
        });
    };
    if sheet.table.track.paths(hex).into_iter().flatten().next().is_some() {
        draw(svg);
    } else {
        BARE.draw(svg, (coord, printed.terrain, sheet.words.language()), draw);
    }
}

/// The coast of each board never changes.
static COAST: Kept<(String, Language)> = Kept::none();

fn draw_coast(svg: &mut Svg, sheet: &Sheet<'_>) {
    for coord in coast(sheet) {
        let title = sheet.words.say(&text!(sp_draw_water_here, at = coord.to_string()));
        page_board::hex(svg, coord, cell(coord).centre(), &title, |svg| hex_outline(svg, IDS));
    }
}

/// The water beside land: somebody may want to build there, and is told why not.
fn coast(sheet: &Sheet<'_>) -> Vec<Coord> {
    let board = sheet.board;
    let is_land = |coord: Coord| board.find(coord).is_some() || board.find_city(coord).is_some();
    let beside_land =
        |coord: &Coord| Edge::ALL.into_iter().filter_map(|edge| coord.neighbour(LAYOUT, edge)).any(is_land);
    board.water.iter().copied().filter(beside_land).collect()
}

/// What a hex is, and whose track is in it.
fn describe(sheet: &Sheet<'_>, hex: HexId) -> String {
    let what = sheet.table.hex_label(hex);
    let owners: Vec<Arg> =
        sheet.table.track.paths(hex).into_iter().flatten().map(|path| Arg::Seat(path.owner())).collect();
    if owners.is_empty() {
        return sheet.words.say(&what);
    }
    sheet.words.say(&text!(sp_draw_track_here, what = what, owners = Arg::List(owners)))
}
