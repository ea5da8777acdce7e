//! Cities: a tile with all that matters about each.

use imperial_steam::{CityId, FactorySite, Good, Hub, Key, TRIESTE_BONUS};
use kernel::Seat;

use super::{Sheet, labels, layout, palette, sites, tokens};
use crate::spots::Spot;
use draw::geometry::{Area, Point, point};
use draw::path::Path;
use draw::svg::Svg;

/// The middle of the row of things below the name, from the middle of a tile.
const ROW: f64 = 17.0;
const STATION: f64 = 36.5;
const FACTORY: f64 = 43.0;
const TOKEN: f64 = 35.0;
const DEMAND: f64 = 30.0;
/// Between the demands of a hub: from one to the next, between its keys, and from the upper line to the lower.
const HUB_DEMAND: f64 = 34.0;
const HUB_KEY: f64 = 54.0;
const HUB_LINE: f64 = 29.0;
const WIDEST_GAP: f64 = 9.0;
const NARROWEST_GAP: f64 = 3.5;
/// Left and right of a row together.
const SIDES: f64 = 8.0;

/// Something in the row of a tile.
#[derive(Clone, Copy)]
enum Item {
    Station(Option<Seat>),
    Factory(FactorySite),
    Influence(u8),
    Business(u8),
    Demand(Good),
    /// A hub, and how many goods it demands besides coal.
    HubDemands(Hub, usize),
    TrackBonus,
}

impl Item {
    const fn width(self) -> f64 {
        match self {
            Self::Station(_) => STATION,
            Self::Factory(_) => FACTORY,
            Self::Influence(_) | Self::Business(_) => TOKEN,
            Self::Demand(_) => DEMAND,
            Self::HubDemands(_, goods) => goods as f64 * HUB_DEMAND,
            Self::TrackBonus => 82.0,
        }
    }
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    sites::draw_roads(svg, sheet);
    draw_shadows(svg, sheet);
    let group = svg.group().set("class", "cities").set("pointer-events", "all");
    tokens::lettering(group).within(|svg| {
        for city in all() {
            let group = svg.group().show("data-spot", Spot::City(city));
            group.moved(layout::centre(sheet.map, city)).within(|svg| {
                svg.title(&labels::city(sheet, city));
                draw_city(svg, sheet, city);
            });
        }
    });
    sites::draw(svg, sheet);
}

pub(crate) fn all() -> impl Iterator<Item = CityId> {
    imperial_steam::printed::Map::all_cities()
}

/// Tiles lie on the map, and the light comes from the upper left.
fn draw_shadows(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group().fill(palette::CASING).set("fill-opacity", "0.22").within(|svg| {
        for city in all() {
            let (middle, tile) = (layout::centre(sheet.map, city), centred(size(sheet, city)));
            svg.rect(Area { x: middle.x + tile.x + 5.0, y: middle.y + tile.y + 7.0, ..tile }, 11.0).end();
        }
    });
}

fn draw_city(svg: &mut Svg, sheet: &Sheet<'_>, city: CityId) {
    let (map, hub) = (sheet.map, sheet.table.hub_at(city));
    let size = size(sheet, city);
    let (ground, rim, thick) = match hub {
        Some(hub) => (palette::hub(hub).light, palette::hub(hub).dark, 5.0),
        None if city == map.wien => (palette::CAPITAL_GROUND, palette::CAPITAL, 5.0),
        None if city == map.trieste => (palette::HARBOUR_GROUND, palette::HARBOUR, 5.0),
        None => (palette::PAPER, palette::INK, 2.2),
    };
    let tile = centred(size + if hub.is_some() { point(8.0, 6.0) } else { Point::default() });
    svg.rect(tile, 11.0).fill(ground).stroke(rim, thick).end();
    for (item, middle) in row(sheet, city) {
        draw_item(svg, sheet, city, item, middle);
    }
    let top = -size.y / 2.0;
    tokens::effort(svg, point(7.0 - size.x / 2.0, top + 14.0), map.city(city).effort);
    if let Some(hub) = hub {
        tokens::crest(svg, sheet, hub, point(size.x / 2.0 + 2.0, top + 15.0), 2.2);
    }
}

const fn centred(size: Point) -> Area {
    Area { x: -size.x / 2.0, y: -size.y / 2.0, width: size.x, height: size.y }
}

/// The size of a city's tile: a little wider than others where there is more to show.
fn size(sheet: &Sheet<'_>, city: CityId) -> Point {
    let (size, items) = (layout::size(sheet.map, city), items(sheet, city));
    let gaps = items.len().saturating_sub(1) as f64 * NARROWEST_GAP;
    let needed = items.iter().map(|item| item.width()).sum::<f64>() + gaps + SIDES;
    point(size.x.max(needed), size.y)
}

/// What is in the row of a city's tile, and the middle of each.
fn row(sheet: &Sheet<'_>, city: CityId) -> Vec<(Item, Point)> {
    spread(items(sheet, city), size(sheet, city).x)
}

fn items(sheet: &Sheet<'_>, city: CityId) -> Vec<Item> {
    let table = sheet.table;
    let built = sheet.stations(city).into_iter().map(Some);
    let free = std::iter::repeat_n(None, usize::from(table.stations_left(city)));
    let mut items: Vec<Item> = built.chain(free).map(Item::Station).collect();
    if let Some(hub) = table.hub_at(city) {
        items.push(Item::HubDemands(hub, demanded(sheet, city).count()));
    }
    items.extend(table.sites(city).filter(|site| site.slot < FactorySite::ROAD).map(Item::Factory));
    let influence = table.influence_of(city);
    if influence > 0 {
        items.push(Item::Influence(influence));
    }
    if table.city(city).business > 0 {
        items.push(Item::Business(table.city(city).business));
    }
    if table.hub_at(city).is_none() {
        items.extend(demanded(sheet, city).map(Item::Demand));
    }
    if city == sheet.map.trieste {
        items.push(Item::TrackBonus);
    }
    items
}

/// What a city's tile demands, filled or not; a hub's coal is not among it.
fn demanded(sheet: &Sheet<'_>, city: CityId) -> impl Iterator<Item = Good> + use<> {
    let tile = sheet.table.tile(city);
    Good::ALL.into_iter().filter(|good| tile.demands(*good))
}

/// Side by side around the middle, as far apart as there is room for.
fn spread(items: Vec<Item>, width: f64) -> Vec<(Item, Point)> {
    let needed: f64 = items.iter().map(|item| item.width()).sum();
    let gaps = items.len().saturating_sub(1).max(1) as f64;
    let gap = ((width - SIDES - needed) / gaps).min(WIDEST_GAP);
    let mut left = -(needed + gap * (items.len() as f64 - 1.0)) / 2.0;
    let placed = items.into_iter().map(|item| {
        let middle = point(left + item.width() / 2.0, ROW);
        left += item.width() + gap;
        (item, middle)
    });
    placed.collect()
}

fn draw_item(svg: &mut Svg, sheet: &Sheet<'_>, city: CityId, item: Item, middle: Point) {
    let tile = sheet.table.tile(city);
    match item {
        Item::Station(None) => tokens::free_station(svg, middle, tile.station),
        Item::Station(Some(seat)) => {
            let group = svg.group().set("class", "appears").show("data-key", format_args!("station-{seat}"));
            group.within(|svg| tokens::station(svg, middle, seat));
        }
        // A spot of its own, above.
        Item::Factory(_) => {}
        Item::Influence(steps) => tokens::influence(svg, middle, steps),
        Item::Business(count) => {
            let group = svg.group().show("data-key", format_args!("business-{count}"));
            group.within(|svg| tokens::business(svg, middle, count));
        }
        Item::Demand(good) => {
            if sheet.table.city(city).demands(good) {
                tokens::good(svg, sheet, good, middle, DEMAND - 1.0);
            } else {
                tokens::filled(svg, sheet, good, middle, DEMAND);
            }
        }
        Item::HubDemands(hub, goods) => draw_hub(svg, sheet, hub, goods, middle),
        Item::TrackBonus => {
            svg.circle(middle - point(20.0, 0.0), 19.0)
                .fill(palette::COIN)
                .stroke(palette::BUSINESS_RIM, 2.0)
                .end();
            tokens::number(svg, middle - point(20.0, 0.0), 22.0, palette::INK, TRIESTE_BONUS);
            let (rail, mut ties) = (middle + point(22.0, 0.0), Path::default());
            for x in [-12.0, -4.0, 4.0, 12.0] {
                ties.lines([rail + point(x, -10.0), rail + point(x, 10.0)]);
            }
            svg.path(&ties).stroke(palette::SLEEPER, 3.4).end();
            let mut rails = Path::default();
            for y in [-5.0, 5.0] {
                rails.lines([rail + point(-17.0, y), rail + point(17.0, y)]);
            }
            svg.path(&rails).stroke(palette::CASING, 3.0).end();
        }
    }
}

/// What a hub demands: so many goods, and below them coal for its two keys.
fn draw_hub(svg: &mut Svg, sheet: &Sheet<'_>, hub: Hub, goods: usize, middle: Point) {
    let state = sheet.table.hub(hub);
    for (index, good) in demanded(sheet, state.city).enumerate() {
        let from_middle = index as f64 - (goods as f64 - 1.0) / 2.0;
        let place = middle + point(HUB_DEMAND * from_middle, -HUB_LINE / 2.0);
        if sheet.table.city(state.city).demands(good) {
            tokens::good(svg, sheet, good, place, 28.0);
        } else {
            tokens::filled(svg, sheet, good, place, 28.0);
        }
    }
    for key in Key::ALL {
        let index = key.index();
        let place = middle + point(HUB_KEY * (index as f64 - 0.5), HUB_LINE / 2.0);
        let left = place - point(12.0, 0.0);
        match state.keys[index] {
            None => tokens::good(svg, sheet, Good::Coal, left, 28.0),
            Some(seat) => {
                let group =
                    svg.group().set("class", "appears").show("data-key", format_args!("key-{index}-{seat}"));
                group.within(|svg| svg.place(tokens::badge_id(seat), left).end());
            }
        }
        tokens::key(svg, key, place + point(14.5, 1.0), 0.95);
    }
}

/// The middle of a site on a city's tile.
pub(crate) fn site_at(sheet: &Sheet<'_>, site: FactorySite) -> Option<Point> {
    let placed = row(sheet, site.city);
    let here = |item: &Item| matches!(item, Item::Factory(one) if *one == site);
    let (_, middle) = placed.iter().find(|(item, _)| here(item))?;
    Some(layout::centre(sheet.map, site.city) + *middle)
}

#[cfg(test)]
mod tests {
    use imperial_steam::{Position, Setup};
    use kernel::{Events, Fairness, Options, Rules, Setup as _, Viewer};
    use words::{Language, Words};

    use super::*;

    #[test]
    fn all_that_a_tile_shows_lies_on_it() {
        for players in 2..=4 {
            for (setup, seed) in
                [("fixed", "1"), ("normal", "1"), ("normal", "2"), ("random", "1"), ("random", "2")]
            {
                let options = Options::from([("setup".into(), setup.into())]);
                let setup = Setup::from_options(players, &options).expect("so many can play");
                let draws = Fairness::new(seed).expect("a plain seed").draws();
                let position = Position::start(&setup, draws, &mut Events::ignored()).expect("a good setup");
                let (view, words) = (position.view(Viewer::Spectator), Words::new(Language::English));
                let sheet = Sheet::new(&view, &words);
                for city in all() {
                    let placed = row(&sheet, city);
                    let wide = size(&sheet, city).x;
                    assert!(wide < layout::size(sheet.map, city).x + 22.0, "{}", sheet.map.city(city).id);
                    let half = wide / 2.0;
                    let mut right = -half;
                    for (item, middle) in placed {
                        assert!(middle.x - item.width() / 2.0 >= right, "{}", sheet.map.city(city).id);
                        right = middle.x + item.width() / 2.0;
                    }
                    assert!(right <= half, "{}", sheet.map.city(city).id);
                }
            }
        }
    }
}
