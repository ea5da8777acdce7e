//! Cities, and the Demand Tiles that stand in them.

use empyreal::{Stand, Terrain};
use hexes::Coord;

use super::{IDS, LAYOUT, Sheet, labels, palette, tokens};
use crate::spots::Spot;
use draw::geometry::{self, Area, Point, point};
use draw::ids::Ids;
use draw::path::Path;
use draw::svg::Svg;

/// The sign of a City: its Good, near the upper corner; smaller where tiles need the room.
const SIGN: (Point, f64) = (point(0.0, -31.0), 1.0);
const SMALL_SIGN: (Point, f64) = (point(0.0, -36.0), 0.75);
/// Tiles side by side in one row.
const IN_A_ROW: usize = 3;
const APART: f64 = 33.5;
const ONE_ROW: f64 = 5.0;
const TWO_ROWS: [f64; 2] = [-5.0, 26.0];

pub(crate) fn city_id(ids: Ids, colour: Terrain) -> String {
    ids.of(format_args!("city-{colour}"))
}

/// The ground of a City: a wall in its colour, and roofs and towers inside.
pub(crate) fn define(svg: &mut Svg, ids: Ids, colour: Terrain) {
    let paint = palette::good(colour);
    let hex = |scale: f64| {
        let mut path = Path::default();
        path.lines(geometry::hex(LAYOUT).map(|corner| corner * scale)).close();
        path
    };
    svg.group().set("id", city_id(ids, colour)).set("stroke-linejoin", "round").within(|svg| {
        svg.path(&hex(0.985)).fill(paint.dark).end();
        svg.path(&hex(0.945)).fill(paint.base).end();
        svg.path(&hex(0.835)).fill(palette::PAPER).stroke(paint.dark, 1.6).end();
        svg.add("path").set("d", SKYLINE).fill(paint.light).end();
        svg.add("path").set("d", WINDOWS).fill(palette::PAPER).end();
    });
}

const SKYLINE: &str = "M-41 -6V-20H-36V-28L-31 -35L-26 -28V-22H-21V-34H-17V-40L-13 -46L-9 -40V-30H9V-40L13 -46L17 -40V-34H21V-22H26V-28L31 -35L36 -28V-20H41V-6Z";
const WINDOWS: &str =
    "M-33 -26h4v6h-4ZM29 -26h4v6h-4ZM-39 -16h3v5h-3ZM36 -16h3v5h-3ZM-26 -16h4v5h-4ZM22 -16h4v5h-4Z";

/// Where the tiles of a City stand; those that are alike stand together.
pub(crate) fn places(kinds: usize) -> Vec<Point> {
    let row = |count: usize, y: f64| {
        let left = -(count as f64 - 1.0) / 2.0 * APART;
        (0..count).map(move |column| point(left + column as f64 * APART, y))
    };
    if kinds <= IN_A_ROW {
        return row(kinds, ONE_ROW).collect();
    }
    row(IN_A_ROW, TWO_ROWS[0]).chain(row(kinds - IN_A_ROW, TWO_ROWS[1])).collect()
}

/// What stands on the hex of a City, around its middle: its sign, its Demand Tiles, and its coordinates below them.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, city: Terrain, coord: Coord) {
    let tiles = &sheet.table.tiles;
    let mut stands: Vec<Stand> = tiles.stands().filter(|stand| stand.city == city).collect();
    if stands.len() > IN_A_ROW {
        // Stands with two tiles go last, where there is room beside them.
        stands.sort_by_key(|stand| tiles.at(*stand));
    }
    let (at, scale) = if stands.len() > IN_A_ROW { SMALL_SIGN } else { SIGN };
    draw_coord(svg, coord, stands.len());
    let sign = svg.group().set("data-key", "sign").scaled(at, scale);
    sign.within(|svg| svg.again(tokens::good_id(city)).end());
    for (stand, place) in stands.iter().zip(places(stands.len())) {
        draw_stand(svg, sheet, *stand, place, place.y > ONE_ROW);
    }
}

fn draw_coord(svg: &mut Svg, coord: Coord, kinds: usize) {
    let base = if kinds > IN_A_ROW { 54.0 } else { 45.0 };
    let halo = svg.add("text").set("class", "coord").num("y", base).stroke(palette::PAPER, 3.0);
    halo.set("paint-order", "stroke").say_of(coord);
}

/// How many there are is said below a tile, or beside one that stands lowest.
fn draw_stand(svg: &mut Svg, sheet: &Sheet<'_>, stand: Stand, at: Point, beside: bool) {
    let (Stand { colour, size, .. }, count) = (stand, sheet.table.tiles.at(stand));
    let spot = Spot::Stand(stand).to_string();
    svg.group().set("data-spot", &spot).set("data-key", &spot).within(|svg| {
        svg.title(&labels::stand(sheet, stand));
        let tile = Area {
            x: at.x - tokens::TILE.x / 2.0,
            y: at.y - tokens::TILE.y / 2.0,
            width: tokens::TILE.x,
            height: tokens::TILE.y,
        };
        for below in (1..count).rev() {
            let off = 3.0 * below as f64;
            let lower = Area { x: tile.x + off, y: tile.y + off, ..tile };
            svg.rect(lower, 4.0).fill(palette::good(colour).base).stroke(palette::CASING, 1.6).end();
        }
        svg.rect(tile, 4.0).set("class", "ground").fill(palette::good(colour).base).end();
        svg.place(tokens::tile_id(colour, size), at).end();
        if count > 1 {
            let half = tokens::TILE * 0.5;
            let off = if beside { point(half.x + 8.0, 6.0) } else { point(0.0, half.y + 4.0) };
            tokens::times(svg, at + off, count);
        }
    });
}

/// The grounds of all Cities.
pub(crate) fn define_all(svg: &mut Svg) {
    for colour in Terrain::ALL {
        define(svg, IDS, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draw::geometry::{APOTHEM, RADIUS};

    #[test]
    fn every_number_of_tiles_stands_within_the_city_and_none_on_another() {
        for kinds in 1..=5 {
            let places = places(kinds);
            assert_eq!(places.len(), kinds);
            for (index, place) in places.iter().enumerate() {
                let corner =
                    point(place.x.abs() + tokens::TILE.x / 2.0, place.y.abs() + tokens::TILE.y / 2.0);
                assert!(corner.x <= APOTHEM, "{kinds}");
                assert!(corner.y + corner.x * 0.577 <= RADIUS + 1.0, "{kinds}");
                for other in &places[..index] {
                    let apart = *place - *other;
                    assert!(apart.x.abs() >= tokens::TILE.x || apart.y.abs() >= tokens::TILE.y, "{kinds}");
                }
            }
        }
    }
}
