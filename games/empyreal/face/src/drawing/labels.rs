//! What is said of the parts of the map to anyone who listens to it or points at them.

use empyreal::{HexId, Stand, Terrain};
use kernel::{Arg, Text, message, text};

use super::Sheet;

/// The terrain of a hex of which there is nothing else to say.
pub(crate) fn bare(sheet: &Sheet<'_>, hex: HexId) -> Option<Terrain> {
    let (table, map) = (sheet.table, &sheet.table.map);
    let is_bare = map.city_at(hex).is_none()
        && map.goods(hex).iter().all(|count| *count == 0)
        && table.all_seats().all(|seat| map.trains(seat, hex) == 0)
        && table.run().is_none_or(|run| run.hex != Some(hex));
    map.terrain(hex).filter(|_| is_bare)
}

/// “C7, lake, 2 lake goods, trains of Ada and Ben”
pub(crate) fn hex(sheet: &Sheet<'_>, hex: HexId) -> String {
    let (table, map) = (sheet.table, &sheet.table.map);
    let at = sheet.chart.coord(hex).to_string();
    let mut parts = vec![match (map.city_at(hex), map.terrain(hex)) {
        (Some(city), _) => text!(emp_map_hex, at = at, what = city.city_name()),
        (None, Some(terrain)) => text!(emp_map_hex, at = at, what = terrain.name()),
        (None, None) if map.placed.contains(hex) => text!(emp_map_laid_wasteland, at = at),
        (None, None) => text!(emp_map_hex, at = at, what = message!(emp_wasteland)),
    }];
    for good in Terrain::ALL {
        let count = map.goods(hex)[good.index()];
        if count > 0 {
            parts.push(text!(emp_map_goods, count = count, terrain = good.name()));
        }
    }
    let owners: Vec<Arg> = table
        .all_seats()
        .flat_map(|seat| std::iter::repeat_n(Arg::Seat(seat), usize::from(map.trains(seat, hex))))
        .collect();
    if !owners.is_empty() {
        parts.push(text!(emp_map_trains_of, count = owners.len(), owners = Arg::List(owners)));
    }
    if table.run().is_some_and(|run| run.hex == Some(hex)) {
        parts.push(text!(emp_map_bound));
    }
    joined(sheet, &parts)
}

/// “the lake city, double demand, forest: 2 goods, 1 point”
pub(crate) fn stand(sheet: &Sheet<'_>, stand: Stand) -> String {
    let Stand { city, colour, size } = stand;
    let tile = text!(
        emp_map_stand,
        city = city.city_name(),
        size = size.name(),
        colour = colour.name(),
        goods = size.goods(),
        points = size.points(),
    );
    let count = sheet.table.tiles.at(stand);
    if count == 1 {
        return sheet.words.say(&tile);
    }
    joined(sheet, &[tile, text!(emp_map_stand_count, count = count)])
}

fn joined(sheet: &Sheet<'_>, parts: &[Text]) -> String {
    parts.iter().map(|part| sheet.words.say(part)).collect::<Vec<_>>().join(", ")
}
