//! The names of the cities, on plates at the top of their tiles.

use super::cities::all;
use super::{Sheet, layout, palette};
use draw::geometry::point;
use draw::signs::{Lettering, Sign, TYPEFACE};

const PLATE: f64 = 29.0;
/// What the wheel with the effort covers of a tile's top, and the arms of a hub.
const WHEEL: f64 = 30.0;
const ARMS: f64 = 21.0;
const EDGE: f64 = 5.0;

/// Names that would be smaller than this are shortened: what is said of the city has the whole name.
const SMALL: f64 = 20.0;
const SHORTER: [(&str, &str); 2] = [("Mürzzuschlag", "Mürzzuschl."), ("Murska Sobota", "M. Sobota")];

/// Without the river on which the city lies, or as maps shorten it.
fn short(name: &str) -> &str {
    let known = SHORTER.iter().find(|(long, _)| *long == name).map(|(_, short)| *short);
    known.or_else(|| name.split_once(" a. d. ").map(|(town, _)| town)).unwrap_or(name)
}

pub(crate) fn signs(sheet: &Sheet<'_>) -> Vec<Sign> {
    let signs = all().map(|city| {
        let (map, hub) = (sheet.map, sheet.table.hub_at(city));
        let (middle, size) = (layout::centre(map, city), layout::size(map, city));
        let right = if hub.is_some() { ARMS } else { EDGE };
        let is_end = city == map.wien || city == map.trieste;
        let largest = if is_end { 28.0 } else { 24.0 };
        let room = size.x - WHEEL - right - 9.0;
        let lettering = Lettering { largest, smallest: SMALL, longest: room + 3.0, height: PLATE };
        let colours = match hub {
            Some(hub) => (palette::WHITE, palette::hub(hub).dark),
            None if city == map.wien => (palette::WHITE, palette::CAPITAL),
            None if city == map.trieste => (palette::WHITE, palette::HARBOUR),
            None => (palette::FREE, palette::RULE),
        };
        let at = middle + point((WHEEL - right) / 2.0, 18.5 - size.y / 2.0);
        let name = &map.city(city).name;
        let name = if TYPEFACE.width(name, SMALL) > room + 3.0 { short(name) } else { name };
        Sign::new(&lettering, name, at, room, colours)
    });
    signs.collect()
}
