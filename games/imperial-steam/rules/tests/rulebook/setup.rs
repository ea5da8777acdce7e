//! IMP-0 and IMP-13.1: setting up.

use std::collections::BTreeSet;

use imperial_steam::printed::{Map, Printed, REGIONS, TileFace};
use imperial_steam::{Good, Hub, Position, Setup, SetupKind, Table, hands};
use kernel::kit::TestScene as _;
use kernel::{Options, Rules, Setup as _};

use crate::situation::{Situation, city, seat, start};

const KINDS: [&str; 3] = ["fixed", "normal", "random"];

/// Games of this kind with different secrets.
fn games(players: usize, kind: &str, count: usize) -> Vec<Position> {
    (0..count).map(|number| start(players, &[("setup", kind)], &format!("set-up {number}")).0).collect()
}

/// IMP-0.1
#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        let setup = Setup::from_options(players, &Options::new());
        assert_eq!(setup.is_ok(), (2..=4).contains(&players), "{players} players");
    }
    assert_eq!(Position::INFO.players_rule, "IMP-0.1");
}

/// IMP-13.1: the set-up is an option, fixed when nothing is said.
#[test]
fn the_kind_of_set_up_is_an_option() {
    for (options, kind) in [
        (vec![], SetupKind::Fixed),
        (vec![("setup", "fixed")], SetupKind::Fixed),
        (vec![("setup", "normal")], SetupKind::Normal),
        (vec![("setup", "random")], SetupKind::Random),
    ] {
        assert_eq!(start(3, &options, "options").0.table().setup, kind);
    }
    let strange = Options::from([("setup".to_owned(), "wild".to_owned())]);
    assert!(Setup::from_options(3, &strange).is_err());
}

/// IMP-0.2, IMP-0.6: every space has one tile, each of the four hubs and the 23 City tiles lies once, with all its tokens;
/// Wien, Bruck and Trieste have none.
#[test]
fn every_tile_lies_once() {
    let printed = Printed::shipped();
    let whole: Vec<&str> =
        printed.map.cities.iter().filter(|city| city.space.is_none()).map(|city| city.id.as_str()).collect();
    assert_eq!((printed.map.cities.len(), whole), (30, vec!["wien", "bruck", "trieste"]));
    for players in 2..=4 {
        for kind in KINDS {
            for position in games(players, kind, 5) {
                let table = position.table();
                let mut faces: Vec<String> = Vec::new();
                for city in Map::all_cities() {
                    let tile = table.tile(city);
                    faces.push(format!("{:?}", tile.face));
                    assert_eq!(table.city(city).business, tile.business);
                    assert_eq!(table.city(city).demand, tile.demand);
                    if let TileFace::Hub(hub) = tile.face {
                        assert_eq!(table.hub(hub).city, city);
                    }
                }
                let mut expected: Vec<String> = printed
                    .tiles
                    .of(players)
                    .map(|tile| format!("{:?}", printed.tiles.tile(tile).face))
                    .collect();
                expected.extend(Hub::ALL.map(|hub| format!("{:?}", TileFace::Hub(hub))));
                expected.extend(
                    ["wien", "bruck", "trieste"].map(|id| format!("{:?}", TileFace::Printed(city(id)))),
                );
                faces.sort();
                expected.sort();
                assert_eq!(faces, expected, "{players} players, {kind}");
            }
        }
    }
}

/// IMP-0.6: the tokens of a stack of 3 are 3, 2 and 1, from the top; of a 2, 2 and 1.
#[test]
fn stacks_of_tokens() {
    for (tile, tokens) in [("19", vec![3, 2, 1, 0]), ("4", vec![2, 1, 0, 0]), ("1", vec![1, 0, 0, 0])] {
        let mut situation = Situation::new(4).tile("bratislava", tile);
        for (number, token) in tokens.into_iter().enumerate() {
            situation = situation.turn(number).plays(number, "build wien-bratislava 11");
            assert_eq!(situation.table().points, token, "tile {tile}, player {number}");
            if token > 0 {
                situation = situation.plays(number, "leave");
            }
        }
    }
}

/// T02 (p. 6) and IMP-0.3: tiles lie on the spaces with their numbers, shipments are 2 3 4 3 2 2 3.
#[test]
fn t02_the_fixed_set_up() {
    let printed = Printed::shipped();
    for players in 2..=4 {
        for position in games(players, "fixed", 3) {
            let table = position.table();
            assert_eq!(table.shipments, [2, 3, 4, 3, 2, 2, 3]);
            for city in Map::all_cities() {
                let space = printed.map.city(city).space;
                match table.tile(city).face {
                    TileFace::City(number) => assert_eq!(Some(number), space),
                    TileFace::Hub(hub) => assert_eq!(Some(printed.tiles.hub_space(hub, players)), space),
                    TileFace::Printed(_) => assert_eq!(space, None),
                }
            }
            assert_eq!(table.crowns, printed.setups.state_links(players));
            assert_eq!(table.hubs.map(|hub| hub.influence), [3, 5, 7, 9]);
            assert_eq!(table.hubs.map(|hub| hub.growth), [0, 1, 2, 3]);
        }
    }
}

/// IMP-0.4: hubs, special tiles and State Railways are where the card says; which goes where is by chance, and so is all
/// the rest.
#[test]
fn the_normal_set_up() {
    let printed = Printed::shipped();
    for players in 2..=4 {
        let (mut cards_seen, mut bronze_seen, mut rest_seen) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut special_seen = BTreeSet::new();
        for position in games(players, "normal", 60) {
            let table = position.table();
            let hubs: BTreeSet<usize> = table.hubs.iter().map(|hub| hub.city.index()).collect();
            let cards = printed.setups.normal_cards(players);
            let card = cards.iter().position(|card| {
                card.hubs.iter().map(|city| city.index()).collect::<BTreeSet<_>>() == hubs
                    && card.state_links == table.crowns
            });
            let number = card.expect("a card that says so");
            let card = &cards[number];
            assert_eq!(card.cities.len(), if players == 2 { 0 } else { 3 });
            let mut special: Vec<TileFace> = card.cities.iter().map(|city| table.tile(*city).face).collect();
            special_seen.insert(format!("{special:?}"));
            special.sort_by_key(|face| format!("{face:?}"));
            assert_eq!(special, card.tiles.iter().map(|number| TileFace::City(*number)).collect::<Vec<_>>());
            cards_seen.insert(number);
            bronze_seen.insert((number, table.hub(Hub::Bronze).city.index()));
            rest_seen.insert(format!("{:?}", table.tile(city("lilienfeld")).face));
        }
        assert_eq!(cards_seen.len(), 5);
        assert!(bronze_seen.len() > 10 && rest_seen.len() > 10);
        assert_eq!(special_seen.len(), if players == 2 { 1 } else { 6 }, "in each of the six orders");
    }
}

/// IMP-0.5: each region has one hub, on any of its spaces; there are one to four State Railways, those of the cards.
#[test]
fn the_random_set_up() {
    let printed = Printed::shipped();
    let (mut counts, mut hub_cities) = (BTreeSet::new(), BTreeSet::new());
    for position in games(3, "random", 80) {
        let table = position.table();
        let mut regions: Vec<_> = table.hubs.iter().map(|hub| printed.map.city(hub.city).region).collect();
        hub_cities.extend(table.hubs.iter().map(|hub| hub.city.index()));
        regions.sort();
        assert_eq!(regions, (0..REGIONS).map(Some).collect::<Vec<_>>());
        counts.insert(table.crowns.len());
        let on_a_card = |link| printed.setups.state_cards.iter().any(|card| card.link == link);
        assert!(table.crowns.iter().all(on_a_card));
    }
    assert_eq!(counts, BTreeSet::from([1, 2, 3, 4]));
    assert_eq!(hub_cities.len(), 12, "a hub may lie on each of the three spaces of its region");
}

/// T01 (p. 7) and IMP-0.7: seven of the nine Shipment tiles, the Growth tiles dealt, and hubs each one to four steps above
/// the one that was dropped before.
#[test]
fn t01_shipments_growth_and_hubs() {
    let boards = &Printed::shipped().boards;
    for kind in ["normal", "random"] {
        let (mut lowest, mut firsts, mut growths) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for position in games(4, kind, 60) {
            let table = position.table();
            let mut left = boards.shipments.tiles.to_vec();
            for shipment in table.shipments {
                left.remove(left.iter().position(|tile| *tile == shipment).expect("one of the nine tiles"));
            }
            let mut growth = table.hubs.map(|hub| hub.growth);
            growths.insert(growth);
            growth.sort_unstable();
            assert_eq!((left.len(), growth), (2, [0, 1, 2, 3]));
            let mut influence = table.hubs.map(|hub| hub.influence);
            lowest.insert(Hub::ALL.into_iter().min_by_key(|hub| table.hub(*hub).influence).unwrap());
            influence.sort_unstable();
            firsts.insert(influence[0]);
            for (below, above) in [0].iter().chain(&influence).zip(&influence) {
                assert!((1..=4).contains(&(above - below)), "{influence:?}");
            }
        }
        assert_eq!((lowest.len(), firsts.len()), (4, 4), "the stack and the cards are shuffled");
        assert!(growths.len() > 10);
    }
}

/// IMP-0.8: over rounds 4 to 8 lie one, two or three goods, of at most five of a kind; an engine of each kind for each player.
#[test]
fn goods_over_the_rounds_and_engines() {
    for players in 2..=4 {
        for position in games(players, "fixed", 10) {
            let table = position.table();
            for round in table.refills {
                assert_eq!(usize::from(imperial_steam::total(&round)), players - 1);
            }
            for good in Good::ALL {
                assert!(table.refills.iter().map(|goods| goods[good.index()]).sum::<u8>() <= 5);
            }
            assert_eq!(table.engines, [players as u8; 5]);
            assert_eq!(table.scrapped, [0; 5]);
        }
    }
}

/// IMP-0.9: ten of each good in the market, 6, 9 or 12 factories of each kind, sources at 10 guldens, and engineers on their
/// spaces by chance.
#[test]
fn the_boards_beside_the_map() {
    for (players, factories) in [(2, 6), (3, 9), (4, 12)] {
        let mut waiting = BTreeSet::new();
        for position in games(players, "fixed", 20) {
            let table = position.table();
            assert_eq!((table.market, table.taken), ([10; 4], [0; 4]));
            for good in Good::ALL {
                assert_eq!(table.printed().boards.factory_row(players, good).factories(), factories);
            }
            assert!(table.sources().all(|source| table.worker_price(source) == 10));
            assert_eq!(table.sources().count(), 2 * players);
            let kinds =
                |index: usize| table.hubs.iter().map(|hub| usize::from(hub.engineers[index])).sum::<usize>();
            assert_eq!([kinds(0), kinds(1)], [players; 2]);
            for hub in Hub::ALL {
                let icons = table.printed().boards.sources(players, hub);
                assert_eq!(table.hub(hub).engineers.iter().sum::<u8>(), icons);
            }
            waiting.insert(table.hubs.map(|hub| hub.engineers));
        }
        assert!(waiting.len() > 1);
    }
}

/// IMP-0.11: a third, fourth and fifth hand come in rounds 2, 3 and 4.
#[test]
fn hands_come_in_rounds_2_to_4() {
    assert_eq!((1..=8).map(hands).collect::<Vec<_>>(), [2, 3, 4, 5, 5, 5, 5, 5]);
    let mut situation = Situation::new(2).round_ends();
    for expected in [3, 4, 5, 5] {
        assert_eq!((situation.player(0).hands, situation.player(1).hands), (expected, expected));
        situation = situation.round_ends();
    }
}

/// IMP-0.12: the order is by chance, and the markers are at 0 in this order.
#[test]
fn the_first_order() {
    let mut orders = BTreeSet::new();
    for position in games(4, "fixed", 60) {
        let table = position.table();
        let order: Vec<usize> = table.in_order().map(kernel::Seat::index).collect();
        assert_eq!(table.by_influence().map(kernel::Seat::index).collect::<Vec<_>>(), order);
        assert!(table.seats.iter().all(|player| player.influence == 0));
        orders.insert(order);
    }
    assert!(orders.len() > 15, "{}", orders.len());
}

/// IMP-0.13: when all forty cubes of a kind are in use, more of them come all the same.
#[test]
fn goods_are_not_limited() {
    let coal = |table: &Table| table.supply[Good::Coal.index()];
    let situation =
        Situation::new(2).round(2).trains(0, &[8, 8]).goods(0, &"C".repeat(19)).trains(1, &[7, 7]);
    let situation = situation.goods(1, &"C".repeat(17));
    assert!(coal(situation.table()) <= 0, "{}", coal(situation.table()));
    let before = coal(situation.table());
    let situation = situation.plays(0, "train 4");
    assert_eq!((situation.player(0).has(Good::Coal), coal(situation.table())), (20, before - 1));
    let situation = situation.plays(0, "end").plays(1, "factory wien/a coal t1");
    assert_eq!(
        (situation.table().factory_at("wien/a".parse().unwrap()).unwrap().1.left, coal(situation.table())),
        (2, before - 3)
    );
    assert_eq!(situation.table().factory_at("wien/a".parse().unwrap()).unwrap().0, seat(1));
}
