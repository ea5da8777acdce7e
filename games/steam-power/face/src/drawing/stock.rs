//! What is left to play with: track tiles, resources, contracts in the bag, city tiles.

use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;
use kernel::{Arg, Message, message, text};
use steam_power::{CITY_POINTS, CityTile, Colour, TileKind, TileSet};

use super::contracts::draw_back;
use super::defs::{draw_star, place_cube};
use super::{Sheet, cities};

const HEADING: f64 = 34.0;
const NUMBER: f64 = 20.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let words = sheet.words;
    let mut top = 0.0;
    heading(svg, &words.word(message!(sp_draw_tiles)), top);
    top += HEADING;
    tiles(svg, sheet, top, width);
    top += 78.0;
    heading(svg, &words.word(message!(sp_draw_stock)), top);
    top += HEADING;
    resources(svg, sheet, top, width);
    top += 46.0;
    heading(svg, &words.word(message!(sp_draw_bag)), top);
    let left = sheet.table.bag;
    svg.group().within(|svg| {
        svg.title(&words.say(&text!(sp_draw_left, what = Arg::from(message!(sp_draw_bag)), left = left)));
        draw_back(svg, point(width - 66.0, top + 24.0), 1.0);
        number(svg, point(width - 40.0, top + 31.0), left);
    });
    top += HEADING + 12.0;
    heading(svg, &words.word(message!(sp_draw_left_over)), top);
    top += HEADING;
    left_over(svg, sheet, top, width);
    top += 56.0;
    if sheet.table.boosts.iter().any(|boost| *boost > 0) {
        heading(svg, &words.word(message!(sp_draw_boosts)), top);
        top += HEADING;
        boosts(svg, sheet, top);
        top += 46.0;
    }
    top
}

fn heading(svg: &mut Svg, text: &str, top: f64) {
    svg.line(point(14.0, top + 28.0), 17.0).typeface(Typeface::SerifBold).say(text);
}

fn number(svg: &mut Svg, at: Point, count: u8) {
    svg.line(at, NUMBER).bold().say_of(count);
}

/// Both faces of each kind, and how many there are.
fn tiles(svg: &mut Svg, sheet: &Sheet<'_>, top: f64, width: f64) {
    let set = TileSet::shipped();
    let pitch = (width - 16.0) / TileKind::COUNT as f64;
    for (index, kind) in TileKind::ALL.into_iter().enumerate() {
        let left = sheet.table.track.tiles_left(kind);
        let faces: Vec<_> = set.faces().iter().filter(|face| face.kind == kind).collect();
        let group = if left == 0 { svg.group().set("opacity", "0.35") } else { svg.group() };
        group.within(|svg| {
            let names: Vec<Message> = faces.iter().map(|face| face.name()).collect();
            let title = text!(sp_draw_left, what = names, left = left);
            svg.title(&sheet.words.say(&title));
            let x = 8.0 + pitch * (index as f64 + 0.5);
            for (side, face) in faces.iter().enumerate() {
                let middle = point(x - 36.0 + 40.0 * side as f64, top + 36.0);
                let piece = format!("piece-{}", face.id);
                svg.group().scaled(middle, 0.36).within(|svg| svg.again(piece).end());
            }
            number(svg, point(x + 27.0, top + 43.0), left);
        });
    }
}

fn resources(svg: &mut Svg, sheet: &Sheet<'_>, top: f64, width: f64) {
    let pitch = (width - 24.0) / Colour::ALL.len() as f64;
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let left = sheet.table.stock[colour.index()];
        svg.group().within(|svg| {
            let title = text!(sp_draw_left, what = colour.name(), left = left);
            svg.title(&sheet.words.say(&title));
            let corner = point(14.0 + pitch * index as f64, top + 6.0);
            place_cube(svg, colour, corner, 30.0);
            number(svg, corner + point(38.0, 22.0), left);
        });
    }
}

fn left_over(svg: &mut Svg, sheet: &Sheet<'_>, top: f64, width: f64) {
    let pitch = (width - 20.0) / CityTile::ALL.len() as f64;
    for (index, tile) in CityTile::ALL.into_iter().enumerate() {
        let left = sheet.table.left_over[tile.index()];
        let group = if left == 0 { svg.group().set("opacity", "0.4") } else { svg.group() };
        group.within(|svg| {
            svg.title(&sheet.words.say(&text!(sp_draw_left, what = tile.name(), left = left)));
            let middle = point(34.0 + pitch * index as f64, top + 24.0);
            city(svg, tile, middle, 0.36);
            number(svg, middle + point(23.0, 7.0), left);
        });
    }
}

/// A small city tile with its letter or its points.
pub(crate) fn city(svg: &mut Svg, tile: CityTile, middle: Point, scale: f64) {
    svg.group().scaled(middle, scale).within(|svg| {
        cities::ground(svg, tile);
        match tile {
            CityTile::Resources(colour) => {
                cities::letter(svg, colour, Point::default(), 28.0);
            }
            CityTile::Points => draw_star(svg, Point::default(), 36.0, CITY_POINTS),
        }
    });
}

/// What the tiles left over add to worked-out factories.
fn boosts(svg: &mut Svg, sheet: &Sheet<'_>, top: f64) {
    let boosted = Colour::ALL.into_iter().zip(sheet.table.boosts).filter(|(_, boost)| *boost > 0);
    for (index, (colour, boost)) in boosted.enumerate() {
        let corner = point(14.0 + 100.0 * index as f64, top + 6.0);
        place_cube(svg, colour, corner, 30.0);
        svg.line(corner + point(38.0, 22.0), NUMBER).bold().say_of(format_args!("+{boost}"));
    }
}
