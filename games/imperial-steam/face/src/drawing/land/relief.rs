//! Mountains, hills and woods, where they leave tiles and links free.

use imperial_steam::printed::Map;

use super::super::course::Course;
use super::super::{IDS, layout};
use super::plate;
use super::water;
use draw::geometry::{Area, Point, point, scatter};
use draw::svg::Svg;

/// The distance from one place for a mountain to the next.
const PITCH: f64 = 62.0;
/// How far they stay away from tiles and links.
const TILE_GAP: f64 = 34.0;
const LINK_GAP: f64 = 52.0;

enum Feature {
    Mountains,
    Hills,
    Woods,
}

pub(super) fn draw(svg: &mut Svg, map: &Map) {
    let area = layout::area(map);
    let taken = Taken::new(map);
    let (columns, rows) = ((area.width / PITCH) as i32, (area.height / PITCH) as i32);
    svg.group().set("opacity", "0.85").within(|svg| {
        for row in 1..rows {
            for column in 0..=columns {
                let cell = [column, row];
                let jitter = point(scatter(cell, 3) - 0.5, scatter(cell, 4) - 0.5) * (0.7 * PITCH);
                let at = point(f64::from(column) + 0.5, f64::from(row) + 0.5) * PITCH + jitter;
                let Some(feature) = feature(at, area, cell).filter(|_| taken.leaves(at)) else { continue };
                let (symbol, size) = match feature {
                    Feature::Mountains if scatter(cell, 5) < 0.5 => ("mountains-0", 0.62),
                    Feature::Mountains => ("mountains-1", 0.66),
                    Feature::Hills if scatter(cell, 5) < 0.5 => ("hills-0", 0.6),
                    Feature::Hills => ("hills-1", 0.6),
                    Feature::Woods => ("woods", 1.1),
                };
                let place = svg.again(IDS.of(symbol));
                place.scaled(point(at.x.round(), at.y.round()), size).end();
            }
        }
    });
}

/// How high the land is, from 0 in the plains to 1 in the Alps.
fn height(at: Point, area: Area) -> f64 {
    let (x, y) = (at.x / area.width, at.y / area.height);
    // The Alps come from the west and bend to the north-east, down to the Wienerwald; the Karst lies above Trieste.
    let alps = 1.15 - 1.25 * x - 0.9 * (y - 0.38 + 0.35 * x).abs();
    let karst = 0.62 - 1.1 * (x - 0.18).abs() - 1.5 * (y - 0.82).abs();
    alps.max(karst)
}

fn feature(at: Point, area: Area, cell: [i32; 2]) -> Option<Feature> {
    match height(at, area) + 0.16 * (scatter(cell, 7) - 0.5) {
        high if high > 0.5 => Some(Feature::Mountains),
        middle if middle > 0.2 => Some(Feature::Hills),
        _ if scatter(cell, 8) < 0.45 => Some(Feature::Woods),
        _ => None,
    }
}

/// What other things cover.
struct Taken {
    tiles: Vec<Area>,
    lines: Vec<(Point, f64)>,
}

impl Taken {
    fn new(map: &Map) -> Self {
        let mut tiles: Vec<Area> = Map::all_cities().map(|city| layout::tile(map, city)).collect();
        tiles.extend(Map::all_cities().flat_map(|city| layout::road_sites(map, city)).map(layout::plot));
        tiles.push(plate());
        let points = |course: Course| (0..=12).map(move |step| course.at(f64::from(step) / 12.0));
        let mut lines: Vec<(Point, f64)> = Map::all_links()
            .flat_map(|link| points(Course::in_sight(map, link)))
            .map(|place| (place, LINK_GAP))
            .collect();
        lines.extend(water::places().map(|place| (place, 30.0)));
        Self { tiles, lines }
    }

    fn leaves(&self, at: Point) -> bool {
        let beside = |tile: &Area| {
            let across = (tile.x - at.x).max(at.x - tile.right());
            let down = (tile.y - at.y).max(at.y - tile.bottom());
            across.max(down) > TILE_GAP
        };
        self.tiles.iter().all(beside)
            && self.lines.iter().all(|(place, gap)| (*place - at).length() > *gap)
            && !water::is_sea(at)
    }
}
