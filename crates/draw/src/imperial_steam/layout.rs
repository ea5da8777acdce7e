//! Where everything is on the map.

use catalog::imperial_steam::printed::Map;
use catalog::imperial_steam::{CityId, Site};

use crate::geometry::{Area, Point, point};

/// The tile of a city, and of the two cities that a line is to join.
const TILE: Point = point(186.0, 94.0);
const WIEN: Point = point(230.0, 102.0);
const TRIESTE: Point = point(224.0, 102.0);
/// A site for a factory beside a city.
const PLOT: Point = point(46.0, 52.0);

pub(crate) fn area(map: &Map) -> Area {
    Area { x: 0.0, y: 0.0, width: map.width.into(), height: map.height.into() }
}

pub(crate) fn centre(map: &Map, city: CityId) -> Point {
    let (x, y) = map.city(city).at;
    point(x.into(), y.into())
}

pub(crate) fn size(map: &Map, city: CityId) -> Point {
    match city {
        _ if city == map.wien => WIEN,
        _ if city == map.trieste => TRIESTE,
        _ => TILE,
    }
}

pub(crate) fn tile(map: &Map, city: CityId) -> Area {
    around(centre(map, city), size(map, city))
}

/// The room of a site beside a city, around its middle.
pub(crate) fn plot(middle: Point) -> Area {
    around(middle, PLOT)
}

fn around(middle: Point, size: Point) -> Area {
    Area { x: middle.x - size.x / 2.0, y: middle.y - size.y / 2.0, width: size.x, height: size.y }
}

/// The middle of a site at the end of a road.
pub(crate) fn road_site(map: &Map, site: Site) -> Point {
    let road = usize::from(site.slot.saturating_sub(Site::ROAD));
    road_sites(map, site.city).nth(road).unwrap_or_else(|| centre(map, site.city))
}

/// The middles of all sites at the ends of a city's roads.
pub(crate) fn road_sites(map: &Map, city: CityId) -> impl Iterator<Item = Point> {
    let id = map.city(city).id.as_str();
    let places = ROAD_SITES.iter().find(|(name, _)| *name == id).map_or(&[][..], |(_, places)| places);
    places.iter().map(|(x, y)| point(*x, *y))
}

/// What a link makes for in each of its cities, from the middle of the tile: so that those that end in one city do not
/// run into each other.
pub(crate) fn aims(link: &str) -> [Point; 2] {
    let found = AIMS.iter().find(|(name, _)| *name == link);
    found.map_or([Point::default(); 2], |(_, aims)| aims.map(|(x, y)| point(x, y)))
}

const ROAD_SITES: [(&str, &[(f64, f64)]); 9] = [
    ("wien", &[(1237.0, 83.0), (1293.0, 83.0), (1349.0, 83.0), (1405.0, 83.0)]),
    ("bruck", &[(587.0, 471.0), (643.0, 471.0)]),
    ("leoben", &[(155.0, 344.0)]),
    ("celje", &[(691.0, 930.0)]),
    ("graz", &[(702.0, 569.0)]),
    ("maribor", &[(986.0, 820.0)]),
    ("szombathely", &[(1362.0, 609.0)]),
    ("klagenfurt", &[(313.0, 952.0)]),
    ("bratislava", &[(1299.0, 348.0)]),
];

const AIMS: [(&str, [(f64, f64); 2]); 54] = [
    ("wien-bratislava", [(-79.0, -2.0), (0.0, -22.0)]),
    ("wien-wr_neustadt", [(62.0, 12.0), (-32.0, -12.0)]),
    ("wien-lilienfeld", [(79.0, -16.0), (63.0, 6.0)]),
    ("bratislava-wr_neustadt", [(10.0, 0.0), (-60.0, 21.0)]),
    ("bratislava-sopron", [(24.0, -16.0), (29.0, -22.0)]),
    ("wr_neustadt-sopron", [(41.0, 21.0), (30.0, -7.0)]),
    ("wr_neustadt-gloggnitz", [(-45.0, -19.0), (-21.0, 6.0)]),
    ("lilienfeld-mariazell", [(-6.0, -13.0), (-48.0, -8.0)]),
    ("gloggnitz-muerzzuschlag", [(-48.0, -9.0), (21.0, -22.0)]),
    ("mariazell-muerzzuschlag", [(37.0, 15.0), (14.0, 9.0)]),
    ("mariazell-leoben", [(13.0, 8.0), (-7.0, -9.0)]),
    ("muerzzuschlag-bruck", [(-18.0, -22.0), (-21.0, 0.0)]),
    ("gloggnitz-hartberg", [(-38.0, -12.0), (48.0, -7.0)]),
    ("sopron-szombathely", [(-10.0, -5.0), (42.0, 17.0)]),
    ("bruck-leoben", [(-19.0, 6.0), (33.0, -9.0)]),
    ("bruck-graz", [(15.0, -8.0), (27.0, 22.0)]),
    ("leoben-judenburg", [(5.0, 6.0), (64.0, 5.0)]),
    ("hartberg-graz", [(43.0, -22.0), (12.0, 19.0)]),
    ("hartberg-fuerstenfeld", [(64.0, 18.0), (-15.0, 10.0)]),
    ("szombathely-fuerstenfeld", [(64.0, 8.0), (64.0, 22.0)]),
    ("szombathely-zalaegerszeg", [(-43.0, -11.0), (-4.0, 13.0)]),
    ("graz-fuerstenfeld", [(3.0, -8.0), (-30.0, -22.0)]),
    ("graz-maribor", [(64.0, -10.0), (-34.0, -11.0)]),
    ("graz-st_veit", [(-64.0, 21.0), (-57.0, -22.0)]),
    ("graz-wolfsberg", [(-11.0, -9.0), (47.0, -6.0)]),
    ("judenburg-st_veit", [(-10.0, -4.0), (32.0, 12.0)]),
    ("judenburg-feldkirchen", [(-64.0, 11.0), (18.0, -13.0)]),
    ("wolfsberg-st_veit", [(31.0, 5.0), (17.0, 21.0)]),
    ("wolfsberg-maribor", [(64.0, -15.0), (-64.0, 22.0)]),
    ("st_veit-feldkirchen", [(-18.0, 12.0), (64.0, -12.0)]),
    ("st_veit-klagenfurt", [(-31.0, -16.0), (35.0, 12.0)]),
    ("feldkirchen-villach", [(-25.0, -10.0), (-64.0, 7.0)]),
    ("klagenfurt-villach", [(30.0, 9.0), (-49.0, 22.0)]),
    ("st_veit-ljubljana", [(-1.0, 21.0), (-53.0, 16.0)]),
    ("villach-ljubljana", [(25.0, 6.0), (-64.0, -9.0)]),
    ("villach-gorizia", [(-4.0, 1.0), (63.0, 12.0)]),
    ("ljubljana-gorizia", [(29.0, 9.0), (-6.0, -11.0)]),
    ("gorizia-trieste", [(-29.0, 13.0), (-48.0, 22.0)]),
    ("ljubljana-trieste", [(44.0, 1.0), (-55.0, -12.0)]),
    ("maribor-celje", [(64.0, -17.0), (14.0, -13.0)]),
    ("maribor-murska_sobota", [(-3.0, -22.0), (58.0, 20.0)]),
    ("maribor-varazdin", [(21.0, 12.0), (44.0, 4.0)]),
    ("fuerstenfeld-maribor", [(52.0, -22.0), (-45.0, -6.0)]),
    ("fuerstenfeld-murska_sobota", [(-5.0, -22.0), (-6.0, 1.0)]),
    ("zalaegerszeg-murska_sobota", [(-64.0, 11.0), (-64.0, 12.0)]),
    ("zalaegerszeg-nagykanizsa", [(8.0, 0.0), (20.0, 5.0)]),
    ("nagykanizsa-varazdin", [(-30.0, 8.0), (-24.0, -13.0)]),
    ("murska_sobota-varazdin", [(-22.0, 9.0), (34.0, 22.0)]),
    ("varazdin-celje", [(-13.0, -9.0), (-5.0, -12.0)]),
    ("celje-ljubljana", [(-28.0, -22.0), (16.0, 13.0)]),
    ("celje-novo_mesto", [(36.0, -22.0), (47.0, -5.0)]),
    ("varazdin-novo_mesto", [(-38.0, -12.0), (-15.0, 9.0)]),
    ("novo_mesto-ljubljana", [(4.0, 14.0), (29.0, 13.0)]),
    ("novo_mesto-trieste", [(4.0, 12.0), (48.0, -2.0)]),
];
