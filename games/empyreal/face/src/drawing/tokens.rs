//! Goods, Demand Tiles, Wasteland tiles and mana. All are drawn around their middle and defined once.

use empyreal::{Size, Terrain};

use super::{IDS, LAYOUT, palette, scenery};
use crate::letters::Letters;
use draw::geometry::{self, Area, Point, point};
use draw::path::Path;
use draw::svg::Svg;

/// How large a Demand Tile is.
pub(crate) const TILE: Point = point(32.0, 30.0);

pub(crate) fn define(svg: &mut Svg, letters: &Letters) {
    for terrain in Terrain::ALL {
        svg.group().set("id", good_id(terrain)).within(|svg| good(svg, terrain, letters.of(terrain)));
        piece(svg, &format!("good-{terrain}"), &good_id(terrain), 2.2);
        for size in Size::ALL {
            let group = svg.group().set("id", tile_id(terrain, size));
            group.within(|svg| tile(svg, palette::good(terrain), size, letters.of(terrain)));
        }
    }
    // A tile of no colour, for what speaks of its size only.
    let blank =
        palette::Paint { base: palette::PAPER, on: palette::INK, light: "#ffffff", dark: palette::INK };
    for size in Size::ALL {
        let id = IDS.of(format_args!("tile-{size}"));
        svg.group().set("id", &id).within(|svg| tile(svg, blank, size, ""));
        piece(svg, &format!("tile-{size}"), &id, 2.8);
    }
    svg.group().set("id", "piece-wasteland").within(|svg| laid_wasteland(svg, &letters.wasteland));
    svg.group().set("id", IDS.of("mana")).within(|svg| {
        let gem = palette::MANA;
        let mut face = |d: &str, fill: &str| svg.add("path").set("d", d).fill(fill).end();
        face("M0 -22L16 -7L0 22L-16 -7Z", gem.base);
        face("M0 -22L16 -7H-16Z", gem.light);
        face("M-6 -7L0 22L-16 -7Z", gem.dark);
        let rim = svg.add("path").set("d", "M0 -22L16 -7L0 22L-16 -7Z").fill("none");
        rim.stroke(palette::CASING, 2.0).set("stroke-linejoin", "round").end();
    });
    piece(svg, "mana", &IDS.of("mana"), 2.0);
}

/// Something as a page shows it by itself, larger than it lies on the map beside others.
pub(crate) fn piece(svg: &mut Svg, name: &str, id: &str, scale: f64) {
    let symbol = svg.group().show("id", format_args!("piece-{name}"));
    symbol.within(|svg| svg.again(id).show("transform", format_args!("scale({scale})")).end());
}

pub(crate) fn good_id(terrain: Terrain) -> String {
    IDS.of(format_args!("good-{terrain}"))
}

pub(crate) fn tile_id(colour: Terrain, size: Size) -> String {
    IDS.of(format_args!("tile-{colour}-{size}"))
}

/// The outline of a Good: each colour has its own.
const fn outline(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "M0 -17L18 13H-18Z",
        Terrain::Lake => "M0 -19Q15 -4 15 2A15 13.5 0 0 1 -15 2Q-15 -4 0 -19Z",
        Terrain::Forest => "M-15 15Q-17 -15 15 -15Q17 15 -15 15Z",
        Terrain::Lava => {
            "M0 -18L5 -11L13 -13L11 -5L18 0L11 5L13 13L5 11L0 18L-5 11L-13 13L-11 5L-18 0L-11 -5L-13 -13L-5 -11Z"
        }
        Terrain::Glacier => "M0 -19L19 0L0 19L-19 0Z",
        Terrain::Desert => "M-14 -14H14V14H-14Z",
    }
}

/// How far below its middle the letter of a Good stands.
const fn letter_base(terrain: Terrain) -> f64 {
    match terrain {
        Terrain::Mountain => 10.5,
        Terrain::Lake => 8.0,
        _ => 6.5,
    }
}

fn good(svg: &mut Svg, terrain: Terrain, letter: &str) {
    shape(svg, terrain);
    let text = svg.line(point(0.0, letter_base(terrain)), 18.0).centred().bold();
    text.fill(palette::good(terrain).on).say(letter);
}

/// A Good without its letter.
pub(crate) fn shape(svg: &mut Svg, terrain: Terrain) {
    let paint = palette::good(terrain);
    let halo = svg.add("path").set("d", outline(terrain)).fill(palette::BALLAST);
    halo.stroke(palette::BALLAST, 6.0).set("stroke-linejoin", "round").end();
    let body = svg.add("path").set("d", outline(terrain)).fill(paint.base);
    body.stroke(palette::CASING, 2.2).set("stroke-linejoin", "round").end();
}

/// A Demand Tile: the letter of its Good, what it is worth, and a dot for each Good that it takes.
fn tile(svg: &mut Svg, paint: palette::Paint, size: Size, letter: &str) {
    let area = Area { x: -TILE.x / 2.0, y: -TILE.y / 2.0, width: TILE.x, height: TILE.y };
    svg.rect(area, 4.0).fill(paint.base).stroke(palette::BALLAST, 4.2).end();
    svg.rect(area, 4.0).fill(paint.base).stroke(palette::CASING, 1.6).end();
    svg.circle(point(7.0, -5.5), 8.0).fill(palette::BALLAST).stroke(palette::CASING, 1.0).end();
    svg.group().centred().bold().within(|svg| {
        svg.line(point(7.0, -0.6), 14.0).fill(palette::INK).say_of(size.points());
        svg.line(point(-8.5, 0.2), 15.5).fill(paint.on).say(letter);
    });
    let dots = f64::from(size.goods());
    for dot in 0..size.goods() {
        let x = (f64::from(dot) - (dots - 1.0) / 2.0) * 7.2;
        svg.circle(point(x, 9.2), 2.7).fill(paint.on).end();
    }
}

/// A Wasteland tile that lies on the map: smaller than its hex, with a shadow.
pub(crate) fn laid_wasteland(svg: &mut Svg, letter: &str) {
    let hex = |scale: f64, off: Point| {
        let mut path = Path::default();
        path.lines(geometry::hex(LAYOUT).map(|corner| corner * scale + off)).close();
        path
    };
    svg.path(&hex(0.93, point(2.5, 4.0))).fill(palette::CASING).set("fill-opacity", "0.35").end();
    let tile = hex(0.93, Point::default());
    svg.path(&tile).fill(palette::LAID.ground).end();
    let cracks = svg.group().fill("none").set("stroke-linecap", "round").set("transform", "scale(.9)");
    cracks.within(|svg| scenery::draw_wasteland(svg, palette::LAID));
    svg.path(&tile).fill("none").stroke(palette::LAID.line, 3.2).set("stroke-linejoin", "round").end();
    svg.line(LETTER - point(0.0, 3.0), LETTER_SIZE).centred().bold().fill(palette::LAID.letter).say(letter);
}

/// The letter of a terrain, in the lower corner of its hex.
pub(crate) const LETTER: Point = point(0.0, 53.5);
pub(crate) const LETTER_SIZE: f64 = 15.0;

/// How often something lies here, at the lower right of what it counts.
pub(crate) fn times(svg: &mut Svg, middle: Point, count: usize) {
    let size = if count > 9 { 11.0 } else { 13.0 };
    let wide = if count > 9 { 25.0 } else { 21.0 };
    let pill = Area { x: middle.x - wide / 2.0, y: middle.y - 7.5, width: wide, height: 15.0 };
    svg.rect(pill, 7.0).fill(palette::BALLAST).stroke(palette::CASING, 1.2).end();
    let text = svg.line(middle + point(0.0, 0.36 * size), size).centred().bold().fill(palette::INK);
    text.say_of(format_args!("×{count}"));
}
