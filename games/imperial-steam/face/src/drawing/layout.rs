//! Where everything is on the map.

use imperial_steam::printed::Map;
use imperial_steam::{CityId, FactorySite};

use draw::geometry::{Area, Point, point};

/// The tile of a city, and of the two cities that a line is to join.
const TILE: Point = point(196.0, 94.0);
const WIEN: Point = point(230.0, 102.0);
const TRIESTE: Point = point(224.0, 102.0);
/// With four players there is more in Graz than anywhere else.
const GRAZ: Point = point(224.0, 98.0);
/// What makes room for it on either side.
const ASIDE: [(&str, f64); 2] = [("st_veit", -13.0), ("fuerstenfeld", 13.0)];
/// A site for a factory beside a city.
const PLOT: Point = point(46.0, 52.0);

pub(crate) fn area(map: &Map) -> Area {
    Area { x: 0.0, y: 0.0, width: map.width.into(), height: map.height.into() }
}

pub(crate) fn centre(map: &Map, city: CityId) -> Point {
    let city = map.city(city);
    let aside = ASIDE.iter().find(|(id, _)| *id == city.id).map_or(0.0, |(_, by)| *by);
    point(f64::from(city.at.0) + aside, city.at.1.into())
}

pub(crate) fn size(map: &Map, city: CityId) -> Point {
    match city {
        _ if city == map.wien => WIEN,
        _ if city == map.trieste => TRIESTE,
        _ if map.city(city).id == "graz" => GRAZ,
        _ => TILE,
    }
}

pub(crate) fn tile(map: &Map, city: CityId) -> Area {
    around(centre(map, city), size(map, city))
}

/// The area of a site beside a city, around its middle.
pub(crate) fn plot(middle: Point) -> Area {
    around(middle, PLOT)
}

fn around(middle: Point, size: Point) -> Area {
    Area { x: middle.x - size.x / 2.0, y: middle.y - size.y / 2.0, width: size.x, height: size.y }
}

/// The middle of a site at the end of a road.
pub(crate) fn road_site(map: &Map, site: FactorySite) -> Point {
    let road = usize::from(site.slot.saturating_sub(FactorySite::ROAD));
    road_sites(map, site.city).nth(road).unwrap_or_else(|| centre(map, site.city))
}

/// The middles of all sites at the ends of a city's roads.
pub(crate) fn road_sites(map: &Map, city: CityId) -> impl Iterator<Item = Point> {
    let id = map.city(city).id.as_str();
    let places = ROAD_SITES.iter().find(|(name, _)| *name == id).map_or(&[][..], |(_, places)| places);
    places.iter().map(|(x, y)| point(*x, *y))
}

/// Where a link heads in each of its cities, from the middle of the tile, so that those that end in one city do not run
/// into each other.
pub(crate) fn aims(link: &str) -> [Point; 2] {
    let found = AIMS.iter().find(|(name, _)| *name == link);
    found.map_or([Point::default(); 2], |(_, aims)| aims.map(|(x, y)| point(x, y)))
}

const ROAD_SITES: [(&str, &[(f64, f64)]); 9] = [
    ("wien", &[(939.0, 64.0), (995.0, 64.0), (1051.0, 64.0), (1107.0, 64.0)]),
    ("bruck", &[(578.0, 490.0), (634.0, 490.0)]),
    ("leoben", &[(132.0, 399.0)]),
    ("celje", &[(655.0, 947.0)]),
    ("graz", &[(726.0, 573.0)]),
    ("maribor", &[(928.0, 976.0)]),
    ("szombathely", &[(1080.0, 569.0)]),
    ("klagenfurt", &[(342.0, 766.0)]),
    ("bratislava", &[(1343.0, 128.0)]),
];

const AIMS: [(&str, [(f64, f64); 2]); 54] = [
    ("wien-bratislava", [(5.0, -9.0), (-2.0, 2.0)]),
    ("wien-wr_neustadt", [(-4.0, 3.0), (-2.0, -4.0)]),
    ("wien-lilienfeld", [(3.0, 0.0), (9.0, -1.0)]),
    ("bratislava-wr_neustadt", [(5.0, -3.0), (-5.0, 6.0)]),
    ("bratislava-sopron", [(9.0, 0.0), (0.0, -2.0)]),
    ("wr_neustadt-sopron", [(7.0, -11.0), (-3.0, 6.0)]),
    ("wr_neustadt-gloggnitz", [(2.0, 4.0), (0.0, -2.0)]),
    ("lilienfeld-mariazell", [(-1.0, 8.0), (-1.0, 1.0)]),
    ("gloggnitz-muerzzuschlag", [(4.0, -8.0), (5.0, 2.0)]),
    ("mariazell-muerzzuschlag", [(-2.0, 8.0), (20.0, 5.0)]),
    ("mariazell-leoben", [(3.0, -3.0), (-1.0, -5.0)]),
    ("muerzzuschlag-bruck", [(27.0, 9.0), (-33.0, -8.0)]),
    ("gloggnitz-hartberg", [(5.0, 2.0), (-9.0, -4.0)]),
    ("sopron-szombathely", [(16.0, 14.0), (-9.0, -10.0)]),
    ("bruck-leoben", [(6.0, 0.0), (-6.0, -2.0)]),
    ("bruck-graz", [(10.0, -5.0), (-10.0, -6.0)]),
    ("leoben-judenburg", [(1.0, 2.0), (-9.0, -5.0)]),
    ("hartberg-graz", [(-9.0, 4.0), (-6.0, -2.0)]),
    ("hartberg-fuerstenfeld", [(7.0, 1.0), (6.0, 1.0)]),
    ("szombathely-fuerstenfeld", [(11.0, 5.0), (-10.0, -8.0)]),
    ("szombathely-zalaegerszeg", [(4.0, -1.0), (10.0, 1.0)]),
    ("graz-fuerstenfeld", [(-4.0, 4.0), (2.0, 7.0)]),
    ("graz-maribor", [(-1.0, -6.0), (-11.0, 6.0)]),
    ("graz-st_veit", [(10.0, 1.0), (-2.0, 4.0)]),
    ("graz-wolfsberg", [(7.0, 4.0), (11.0, 4.0)]),
    ("judenburg-st_veit", [(-1.0, 5.0), (2.0, -8.0)]),
    ("judenburg-feldkirchen", [(-21.0, 3.0), (24.0, 3.0)]),
    ("wolfsberg-st_veit", [(20.0, -12.0), (30.0, -15.0)]),
    ("wolfsberg-maribor", [(-2.0, -2.0), (-2.0, -2.0)]),
    ("st_veit-feldkirchen", [(4.0, 4.0), (-4.0, -7.0)]),
    ("st_veit-klagenfurt", [(8.0, 0.0), (-17.0, -6.0)]),
    ("feldkirchen-villach", [(22.0, 3.0), (0.0, 5.0)]),
    ("klagenfurt-villach", [(-13.0, -22.0), (23.0, 17.0)]),
    ("st_veit-ljubljana", [(41.0, 19.0), (64.0, 0.0)]),
    ("villach-ljubljana", [(3.0, 5.0), (0.0, -6.0)]),
    ("villach-gorizia", [(-64.0, 22.0), (34.0, -22.0)]),
    ("ljubljana-gorizia", [(0.0, 5.0), (-3.0, 7.0)]),
    ("gorizia-trieste", [(-2.0, -3.0), (19.0, -14.0)]),
    ("ljubljana-trieste", [(1.0, 3.0), (14.0, -1.0)]),
    ("maribor-celje", [(-8.0, -4.0), (-11.0, -5.0)]),
    ("maribor-murska_sobota", [(1.0, 1.0), (3.0, -4.0)]),
    ("maribor-varazdin", [(6.0, -6.0), (2.0, -2.0)]),
    ("fuerstenfeld-maribor", [(3.0, 4.0), (-2.0, -7.0)]),
    ("fuerstenfeld-murska_sobota", [(-1.0, 2.0), (3.0, 5.0)]),
    ("zalaegerszeg-murska_sobota", [(8.0, 7.0), (-18.0, -19.0)]),
    ("zalaegerszeg-nagykanizsa", [(8.0, 5.0), (2.0, -8.0)]),
    ("nagykanizsa-varazdin", [(-6.0, 1.0), (-3.0, -7.0)]),
    ("murska_sobota-varazdin", [(0.0, 1.0), (0.0, 5.0)]),
    ("varazdin-celje", [(-1.0, -2.0), (0.0, -10.0)]),
    ("celje-ljubljana", [(-9.0, -4.0), (-12.0, 5.0)]),
    ("celje-novo_mesto", [(-16.0, 3.0), (3.0, 4.0)]),
    ("varazdin-novo_mesto", [(-7.0, -3.0), (-3.0, 2.0)]),
    ("novo_mesto-ljubljana", [(-5.0, -3.0), (7.0, 3.0)]),
    ("novo_mesto-trieste", [(-3.0, 9.0), (-3.0, -2.0)]),
];

#[cfg(test)]
mod tests {
    use imperial_steam::printed::Printed;

    use super::super::course::Course;
    use super::*;

    fn gap(one: &Area, other: &Area) -> f64 {
        let across = (one.x - other.right()).max(other.x - one.right());
        across.max((one.y - other.bottom()).max(other.y - one.bottom()))
    }

    /// Tiles and sites beside them, each with its city.
    fn rooms(map: &Map) -> Vec<(CityId, Area)> {
        let sites = |city| road_sites(map, city).map(move |middle| (city, plot(middle)));
        Map::all_cities()
            .flat_map(|city| std::iter::once((city, tile(map, city))).chain(sites(city)))
            .collect()
    }

    fn places(map: &Map, link: imperial_steam::LinkId) -> Vec<Point> {
        let course = Course::in_sight(map, link);
        (3..=37).map(|step| course.at(f64::from(step) / 40.0)).collect()
    }

    #[test]
    fn tiles_and_sites_lie_on_the_map_and_leave_each_other_room() {
        let map = &Printed::shipped().map;
        let (rooms, all) = (rooms(map), area(map));
        for (index, (city, room)) in rooms.iter().enumerate() {
            let name = &map.city(*city).id;
            assert!(room.x > 12.0 && room.y > 12.0, "{name}: {room:?}");
            assert!(room.right() < all.width - 12.0 && room.bottom() < all.height - 12.0, "{name}: {room:?}");
            for (other, beside) in &rooms[..index] {
                assert!(gap(room, beside) > 3.0, "{name} and {}", map.city(*other).id);
            }
        }
        for city in Map::all_cities() {
            assert_eq!(road_sites(map, city).count(), map.city(city).roads.len(), "{}", map.city(city).id);
        }
    }

    #[test]
    fn links_stay_clear_of_other_cities_and_of_each_other() {
        let map = &Printed::shipped().map;
        let rooms = rooms(map);
        for link in Map::all_links() {
            let (name, course) = (link.to_string(), places(map, link));
            assert!(AIMS.iter().any(|(known, _)| *known == name), "{name}");
            assert!(Course::in_sight(map, link).length() > 70.0, "{name} is short");
            for (city, room) in &rooms {
                let own = map.link(link).ends().contains(city) && *room == tile(map, *city);
                let here = |place: &Point| gap(&around(*place, Point::default()), room) < 14.0;
                assert!(own || !course.iter().any(here), "{name} at {}", map.city(*city).id);
            }
            for other in Map::all_links().filter(|other| *other < link) {
                let nearest = course
                    .iter()
                    .flat_map(|one| places(map, other).into_iter().map(move |two| (*one - two).length()));
                let nearest = nearest.fold(f64::MAX, f64::min);
                assert!(nearest > 30.0, "{name} and {other}: {nearest}");
            }
        }
    }
}
