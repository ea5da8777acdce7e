//! City tiles, and what stands on them.

use draw::geometry::{Area, Point, point};
use draw::page_board::hex_outline;
use draw::path::Path;
use draw::svg::Svg;
use steam_power::{CITY_POINTS, CityId, CityTile, Colour, Owner};

use super::defs::{draw_star, place_cube, tile_name};
use super::{IDS, Sheet, factory, palette};
use draw::badge;

/// Above the name: a factory, a letter or a star.
const ABOVE: Point = point(0.0, -32.0);
/// Below the name: resources, or who shares the points.
const BELOW: f64 = 23.0;
const COORD_BASE: f64 = 47.0;

/// The id of the ground of a tile, face up or turned over.
fn ground_id(tile: CityTile, flipped: bool) -> String {
    IDS.of(format_args!("city-{}{}", tile_name(tile), if flipped { "-flipped" } else { "" }))
}

/// The grounds of all tiles.
pub(crate) fn define(svg: &mut Svg) {
    for tile in CityTile::ALL {
        svg.group().set("id", ground_id(tile, false)).within(|svg| ground(svg, tile));
        if let CityTile::Resources(_) = tile {
            svg.group().set("id", ground_id(tile, true)).within(|svg| flipped_ground(svg, tile));
        }
    }
}

fn hex(svg: &mut Svg, size: f64, fill: &str, rim: &str, width: f64) {
    let hex = svg.again(IDS.of("hex")).show("transform", format_args!("scale({size})"));
    hex.fill(fill).stroke(rim, width).set("stroke-linejoin", "round").end();
}

pub(crate) fn ground(svg: &mut Svg, tile: CityTile) {
    let paint = palette::city(tile);
    hex(svg, 0.97, paint.base, palette::CASING, 3.0);
    hex(svg, 0.97, &IDS.url(format_args!("ground-{}", tile_name(tile))), "none", 0.0);
    hex(svg, 0.88, "none", if paint.on == palette::INK { paint.dark } else { paint.light }, 2.2);
}

/// Turned over: pale, with a rim of its colour in dashes.
fn flipped_ground(svg: &mut Svg, tile: CityTile) {
    let paint = palette::city(tile);
    hex(svg, 0.97, palette::SPENT, palette::CASING, 3.0);
    let rim = svg.again(IDS.of("hex")).set("transform", "scale(0.88)").fill("none");
    rim.stroke(paint.base, 5.0).set("stroke-dasharray", "7 6").end();
}

/// A city in its hex, without its name.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, id: CityId) {
    let (city, site) = (sheet.table.city(id), sheet.board.site(id));
    let flipped = city.is_flipped();
    let ink = if flipped { palette::INK } else { palette::city(city.tile).on };
    let face = if flipped { "flipped" } else { "face" };
    // What a pointer meets: the outline of the hex.
    hex_outline(svg, IDS);
    svg.again(ground_id(city.tile, flipped)).set("data-key", face).end();
    match (city.tile, city.factory) {
        (CityTile::Points, _) => {
            draw_star(svg, ABOVE + point(0.0, 2.0), 25.0, CITY_POINTS);
            draw_sharers(svg, sheet, id);
        }
        (CityTile::Resources(colour), None) => letter(svg, colour, ABOVE, 16.0),
        (CityTile::Resources(colour), Some(owner)) => {
            let group = svg.group().set("class", "appears").set("data-key", "factory");
            group.within(|svg| factory::draw(svg, owner, ABOVE + point(3.0, 1.0), 0.96));
            if flipped {
                draw_worked_out(svg, colour, point(0.0, BELOW));
            } else {
                draw_resources(svg, colour, city.resources);
            }
        }
    }
    let coord = svg.add("text").set("class", "coord").num("y", COORD_BASE).fill(ink);
    coord.set("fill-opacity", "0.75").say_of(site.coord);
}

/// The letter of a colour in a ring, on ground of that colour.
pub(crate) fn letter(svg: &mut Svg, colour: Colour, middle: Point, radius: f64) {
    let ink = palette::resource(colour).on;
    svg.circle(middle, radius).fill("none").stroke(ink, radius * 0.14).end();
    let size = radius * 1.5;
    svg.line(middle + point(0.0, size * 0.365), size).centred().bold().fill(ink).say_of(colour.letter());
}

/// No more of this colour: its letter and a cross.
pub(crate) fn draw_worked_out(svg: &mut Svg, colour: Colour, middle: Point) {
    let at = middle + point(-11.0, 7.5);
    svg.line(at, 20.0).centred().bold().fill(palette::FAINT_INK).say_of(colour.letter());
    let (cross, half, mut bars) = (middle + point(11.0, 0.0), 6.5, Path::default());
    bars.lines([cross - point(half, half), cross + point(half, half)]);
    bars.lines([cross + point(-half, half), cross + point(half, -half)]);
    svg.path(&bars).fill("none").stroke("#a1261b", 3.6).set("stroke-linecap", "round").end();
}

/// Each resource by itself, and how many there are, on a pale strip, as they are of the colour of their city.
fn draw_resources(svg: &mut Svg, colour: Colour, count: u8) {
    let size = if count > 5 { 13.2 } else { 16.0 };
    let pitch = size + 0.3;
    let row = pitch * f64::from(count) + 15.0;
    let left = -row / 2.0;
    let strip = Area { x: left - 2.5, y: BELOW - 9.5, width: row + 4.0, height: 19.0 };
    svg.rect(strip, 4.0).fill(palette::PAPER).stroke(palette::CASING, 1.2).end();
    for index in 0..count {
        let group = svg.group().set("class", "appears").show("data-key", format_args!("resource-{index}"));
        let corner = point(left + pitch * f64::from(index), BELOW - size / 2.0);
        group.within(|svg| place_cube(svg, colour, corner, size));
    }
    let number = point(left + row - 12.5, BELOW + 7.0);
    svg.line(number, 19.0).bold().fill(palette::INK).set("text-anchor", "start").say_of(count);
}

/// Who has a link to a Victory Point City: they share its points.
fn draw_sharers(svg: &mut Svg, sheet: &Sheet<'_>, id: CityId) {
    let sharers: Vec<Owner> = sheet.table.sharers(id).collect();
    let first = -9.5 * (sharers.len() as f64 - 1.0);
    for (index, owner) in sharers.iter().enumerate() {
        let middle = point(first + 19.0 * index as f64, BELOW);
        match owner {
            Owner::Seat(seat) => {
                let key = svg.group().set("class", "appears").show("data-key", format_args!("shares-{seat}"));
                key.within(|svg| badge::draw(svg, *seat, middle, 9.0));
            }
            Owner::Combine => factory::draw_combine(svg, middle, 9.0),
        }
    }
}
