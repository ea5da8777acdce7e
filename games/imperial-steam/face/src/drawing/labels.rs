//! What is said of the parts of the map to people who listen to it or point at them.

use imperial_steam::printed::Cost;
use imperial_steam::{CityId, FactorySite, Good, Key, LinkId, TRIESTE_BONUS};
use kernel::{Arg, Text, text};

use super::Sheet;

/// “Wien–Bratislava, plain, tracks of Ada and Ben”
pub(crate) fn link(sheet: &Sheet<'_>, link: LinkId) -> String {
    let (map, table) = (sheet.map, sheet.table);
    let [from, to] = map.link(link).ends().map(|city| map.city(city).name.clone());
    let kind = map.link(link).kind.name();
    let mut parts = vec![if table.crowns.contains(link) {
        text!(imp_map_state_link, from = from, to = to, kind = kind)
    } else {
        text!(imp_map_link, from = from, to = to, kind = kind)
    }];
    let owners: Vec<Arg> =
        table.all_seats().filter(|seat| table.tracks[link.index()].contains(*seat)).map(Arg::Seat).collect();
    if !owners.is_empty() {
        parts.push(text!(imp_map_tracks_of, count = owners.len(), owners = Arg::List(owners)));
    }
    if link == map.semmering {
        parts.push(match table.semmering {
            None => text!(imp_map_semmering),
            Some(seat) => text!(imp_map_semmering_of, seat = seat),
        });
    }
    joined(sheet, &parts)
}

/// “Graz, effort 3, station for 40 guldens, influence +1”
pub(crate) fn city(sheet: &Sheet<'_>, city: CityId) -> String {
    let (table, tile, printed) = (sheet.table, sheet.table.tile(city), sheet.map.city(city));
    let mut parts = vec![text!(imp_map_city, name = printed.name.clone(), effort = printed.effort)];
    if let Some(hub) = table.hub_at(city) {
        parts.push(text!(imp_map_hub_city, hub = hub.name()));
    }
    let (built, free) = (sheet.stations(city), table.stations_left(city));
    if free > 0 {
        parts.push(text!(imp_map_free_stations, count = free, price = tile.station));
    }
    if !built.is_empty() {
        let owners = built.iter().map(|seat| Arg::Seat(*seat)).collect();
        parts.push(text!(imp_map_stations_of, count = built.len(), owners = Arg::List(owners)));
    }
    let influence = table.influence_of(city);
    if influence > 0 {
        parts.push(text!(imp_steps, steps = influence));
    }
    if table.city(city).business > 0 {
        parts.push(text!(imp_map_business, points = table.city(city).business));
    }
    parts.extend(demands(sheet, city));
    if city == sheet.map.trieste {
        parts.push(text!(imp_map_trieste, bonus = TRIESTE_BONUS));
    }
    joined(sheet, &parts)
}

fn demands(sheet: &Sheet<'_>, city: CityId) -> Vec<Text> {
    let table = sheet.table;
    let mut wanted: Vec<Arg> = Good::ALL
        .into_iter()
        .filter(|good| table.city(city).demands(*good))
        .map(|good| good.name().into())
        .collect();
    let mut parts = Vec::new();
    if let Some(hub) = table.hub_at(city) {
        let coal = table.coal_demand(hub);
        if coal > 0 {
            wanted.push(Good::Coal.count(coal as u8).into());
        }
        for (key, taken) in Key::ALL.into_iter().zip(table.hub(hub).keys) {
            parts.extend(taken.map(|seat| text!(imp_map_key_of, key = key.name(), seat = seat)));
        }
    }
    if !wanted.is_empty() {
        parts.insert(0, text!(imp_map_demands, goods = Arg::List(wanted)));
    }
    parts
}

/// “Graz, site 1, factory of Ada: iron, 3 left”
pub(crate) fn site(sheet: &Sheet<'_>, site: FactorySite) -> String {
    let name = sheet.map.city(site.city).name.clone();
    let here = text!(imp_map_site, name = name, slot = site.slot_name().to_string());
    let table = sheet.table;
    let what = match (table.factory_at(site), table.site_cost(site)) {
        (Some((seat, factory)), _) => {
            let good = factory.good.name();
            text!(imp_map_factory_of, seat = seat, good = good, left = factory.left)
        }
        (None, Some(Cost::Guldens(price))) => text!(imp_map_site_price, price = price),
        (None, Some(Cost::Station)) => text!(imp_map_site_station, price = table.tile(site.city).station),
        (None, _) => text!(imp_map_site_board),
    };
    joined(sheet, &[here, what])
}

fn joined(sheet: &Sheet<'_>, parts: &[Text]) -> String {
    parts.iter().map(|part| sheet.words.say(part)).collect::<Vec<_>>().join(", ")
}
