//! The contents of the box, counted against the rulebook's own lists.

use kernel::{Component, Source};

use crate::goods::Good;
use crate::kinds::Hub;
use crate::printed::{CITIES, CITY_TILES, CONTRACTS, DECKS, LINKS, Printed, STATE_CARDS, TileFace};
use crate::table::{MAX_PLAYERS, MIN_PLAYERS};

pub(crate) fn list() -> Vec<Component> {
    let printed = Printed::shipped();
    let mut list = Vec::new();
    let mut add = |file: &'static str, name: String, found: usize, expected: usize, source: Source| {
        list.push(Component { name, found: found as u32, expected: expected as u32, source, file });
    };
    let (map, tiles, boards, setups) = (&printed.map, &printed.tiles, &printed.boards, &printed.setups);

    add("map.toml", "cities".into(), map.cities.len(), CITIES, Source::Rulebook);
    for (source, expected) in [(Source::Rulebook, 15), (Source::Public, 2), (Source::Reconstructed, 13)] {
        let found = map.cities.iter().filter(|city| city.named == source).count();
        add("map.toml", format!("city names ({})", mark(source)), found, expected, source);
    }
    let spaces = map.cities.iter().filter(|city| city.space.is_some()).count();
    add("map.toml", "spaces for tiles".into(), spaces, 27, Source::Rulebook);
    add("map.toml", "links".into(), map.links.len(), LINKS, Source::Reconstructed);
    let known = map.links.iter().filter(|link| link.known == Source::Rulebook).count();
    add("map.toml", "links named in the rulebook".into(), known, 14, Source::Rulebook);
    let roads: usize = map.cities.iter().map(|city| city.roads.len()).sum();
    add("map.toml", "factory sites at roads".into(), roads, 13, Source::Reconstructed);

    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let count = tiles.of(players).len();
        let shown = tiles.of(players).map(|tile| tiles.tile(tile));
        let source = shown.clone().map(|tile| tile.source).next().unwrap_or(Source::Reconstructed);
        let name = format!("City tiles for {players} players");
        add("tiles.toml", name, count, CITY_TILES, source);
        // 13 of 1, 8 of 2 and 3 of 3 are in the box.
        for (number, most) in [(1, 13), (2, 8), (3, 3)] {
            let used = shown.clone().filter(|tile| tile.business >= number).count();
            let name = format!("Business tokens of {number} used by {players} players, at most {most}");
            add("tiles.toml", name, used.min(most), used, source);
        }
    }
    let hubs = tiles.iter().filter(|tile| matches!(tile.face, TileFace::Hub(_))).count();
    add("tiles.toml", "Hub City tiles".into(), hubs, Hub::ALL.len(), Source::Reconstructed);
    let whole = tiles.iter().filter(|tile| matches!(tile.face, TileFace::Printed(_))).count();
    add("tiles.toml", "cities printed whole".into(), whole, 3, Source::Rulebook);

    add("contracts.toml", "contracts".into(), printed.contracts.len(), CONTRACTS, Source::Rulebook);
    for (size, expected) in DECKS.into_iter().zip([8, 10, 10]) {
        let found = printed.contracts.iter().filter(|contract| contract.size == size).count();
        let name = format!("contracts that reserve {size}");
        add("contracts.toml", name, found, expected, Source::Reconstructed);
    }

    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for good in Good::ALL {
            let found = usize::from(boards.factory_row(players, good).factories());
            let name = format!("{good} factories for {players} players");
            add("boards.toml", name, found, 3 * players, boards.factory_source(players));
        }
    }
    add("boards.toml", "Shipment tiles".into(), boards.shipments.tiles.len(), 9, boards.shipments.source);
    add("boards.toml", "Growth tiles".into(), boards.growth.tiles.len(), 4, boards.growth.source);
    add("boards.toml", "engines for sale".into(), boards.engines.levels.len(), 5, boards.engines.source);
    add("boards.toml", "share values".into(), boards.shares.values.len(), 6, boards.shares.source);
    add(
        "boards.toml",
        "spaces of a market column".into(),
        boards.market.prices.len(),
        10,
        boards.market.source,
    );
    add("boards.toml", "prices of a worker".into(), boards.workers.prices.len(), 5, boards.workers.source);

    let cards = setups.state_cards.len();
    add("setups.toml", "State Railway cards".into(), cards, STATE_CARDS, setups.state_cards_source);
    let normal = (MIN_PLAYERS..=MAX_PLAYERS).map(|players| setups.normal_cards(players).len()).sum();
    add("setups.toml", "Normal Setup cards".into(), normal, 15, setups.normal_cards_source);
    add("setups.toml", "fixed shipments".into(), setups.shipments.len(), 7, setups.shipments_source);
    add("setups.toml", "hubs of the fixed set-up".into(), setups.hub_influence.len(), 4, setups.fixed_source);
    list
}

const fn mark(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Reconstructed => "reconstructed",
    }
}

#[cfg(test)]
mod tests {
    use kernel::printed::miscounted;

    use super::*;

    #[test]
    fn everything_is_there_as_often_as_it_should_be() {
        assert_eq!(miscounted(&list()), [""; 0]);
    }
}
