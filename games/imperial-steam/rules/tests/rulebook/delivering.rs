//! IMP-11.3 to IMP-11.9: deliver a good.

use imperial_steam::{Event, Good, Hub, Key};
use kernel::kit::TestScene as _;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, city, seat};

/// Purple, with a factory of each kind in Wien and much coal, is in Gloggnitz, the blue hub.
fn purple() -> Situation {
    let mut situation = Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "CCCCCC");
    for (site, good) in ["wien/a", "wien/b", "wien/c", "wien/d"].into_iter().zip(Good::ALL) {
        situation = situation.factory(PURPLE, site, good, 4);
    }
    situation.tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz")
}

/// IMP-11.3: once in a turn; one coal from the player board, and one good from beside a worker.
#[test]
fn once_in_a_turn() {
    let situation = purple().plays(PURPLE, "deliver wien/a gloggnitz");
    assert_eq!(
        (situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).factories[0].left),
        ("CCCCC", 3)
    );
    let situation = situation.refuses(PURPLE, "deliver wien/b gloggnitz", "IMP-11.3").plays(PURPLE, "pass");
    let situation = situation.refuses(PURPLE, "deliver wien/b gloggnitz", "IMP-11.3").plays(PURPLE, "end");
    let situation = situation
        .plays(1, "pass")
        .plays(1, "end")
        .plays(2, "pass")
        .plays(2, "end")
        .plays(3, "pass")
        .plays(3, "end");
    situation.plays(PURPLE, "deliver wien/b gloggnitz");
    // Coal takes two in all.
    let situation = purple().goods(PURPLE, "C").plays(PURPLE, "deliver wien/d gloggnitz");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).factories[3].left), ("", 3));
    purple().goods(PURPLE, "WSI").refuses(PURPLE, "deliver wien/a gloggnitz", "IMP-11.3");
    // Coal on the landing is not there.
    let situation = purple().goods(PURPLE, "").has(PURPLE, "landing", serde_json::json!("C"));
    situation.refuses(PURPLE, "deliver wien/a gloggnitz", "IMP-11.3");
    // Nothing is left beside the worker, or it is somebody else’s.
    let situation = Situation::new(4).tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz");
    let situation = situation.factory(PURPLE, "wien/a", Good::Wood, 0).factory(RED, "wien/b", Good::Wood, 3);
    let situation = situation.refuses(PURPLE, "deliver wien/a gloggnitz", "IMP-11.3");
    situation.refuses(PURPLE, "deliver wien/b gloggnitz", "IMP-11.3");
}

/// IMP-11.4: to a city of the network that demands it.
#[test]
fn to_a_city_that_demands_it() {
    let situation = purple().refuses(PURPLE, "deliver wien/a szombathely", "IMP-11.4");
    let situation = situation.refuses(PURPLE, "deliver wien/a wien", "IMP-11.5");
    let situation = situation.refuses(PURPLE, "deliver wien/a wr_neustadt", "IMP-11.5");
    situation
        .refuses(PURPLE, "deliver wien/d wr_neustadt", "IMP-11.5")
        .plays(PURPLE, "deliver wien/a gloggnitz");
}

/// IMP-11.5: each hub takes a wood, a stone, an iron and two coal; a few other cities some of it, with three and four players.
#[test]
fn what_is_demanded() {
    for players in 2..=4 {
        let situation = Situation::new(players);
        let table = situation.table();
        let mut others = 0;
        for id in imperial_steam::printed::Map::all_cities() {
            let demand = table.demand(id);
            match table.hub_at(id) {
                Some(_) => assert_eq!(demand, [1, 1, 1, 2]),
                None => {
                    assert_eq!(demand[3], 0, "only hubs take coal");
                    others += usize::from(demand != [0; 4]);
                }
            }
        }
        assert_eq!(others, if players == 2 { 0 } else { 3 });
    }
    let mut situation = purple();
    for site in ["wien/a", "wien/b", "wien/c"] {
        situation = situation.turn(PURPLE).plays(PURPLE, &format!("deliver {site} gloggnitz")).turn(PURPLE);
        situation = situation.refuses(PURPLE, &format!("deliver {site} gloggnitz"), "IMP-11.5");
    }
    assert_eq!(situation.table().demand(city("gloggnitz")), [0, 0, 0, 2]);
    // A third coal is not taken from anybody.
    let situation = situation.edit(|table| {
        for (number, key) in [(TURQUOISE, "gold"), (RED, "silver")] {
            table["seats"][number]["tracks"] =
                serde_json::json!(["wien-wr_neustadt", "wr_neustadt-gloggnitz"]);
            table["hubs"]["blue"][key] = serde_json::json!(number);
        }
    });
    situation.turn(PURPLE).refuses(PURPLE, "deliver wien/d gloggnitz", "IMP-11.5");
    // Another city.
    let situation = purple().tile("bratislava", "15").tracks(PURPLE, "wien-bratislava");
    let situation = situation.plays(PURPLE, "deliver wien/b bratislava");
    assert_eq!(situation.table().demand(city("bratislava")), [1, 0, 0, 0]);
    assert_eq!(situation.money()[PURPLE], 200 + 90);
}

/// IMP-11.6: the same player brings no second coal to a hub, but one to another hub.
#[test]
fn coal_to_each_hub_once() {
    let situation = purple().tile("bratislava", "white").tracks(PURPLE, "wien-bratislava");
    let situation = situation.plays(PURPLE, "deliver wien/d gloggnitz").turn(PURPLE);
    let situation = situation
        .refuses(PURPLE, "deliver wien/d gloggnitz", "IMP-11.6")
        .plays(PURPLE, "deliver wien/d bratislava");
    assert_eq!(situation.table().hub(Hub::White).keys, [Some(seat(PURPLE)), None]);
}

/// IMP-11.7: wood, stone and iron pay by the factories of their kind that were taken, by anybody.
#[test]
fn what_a_delivery_pays() {
    for (site, good, pays) in [
        ("wien/a", Good::Wood, [80, 70, 70, 70]),
        ("wien/b", Good::Stone, [90, 80, 80, 70]),
        ("wien/c", Good::Iron, [100, 90, 90, 90]),
    ] {
        // One is built; a few more by somebody else.
        for (more, pays) in pays.into_iter().enumerate() {
            let mut situation = purple().tracks(RED, "wien-bratislava bratislava-sopron");
            for built in ["bratislava/1", "bratislava/a", "sopron/1"].into_iter().take(more) {
                situation = situation.factory(RED, built, good, 0);
            }
            let situation = situation.plays(PURPLE, &format!("deliver {site} gloggnitz"));
            assert_eq!(situation.money()[PURPLE], 200 + pays, "{good} with {more} more");
        }
    }
}

/// IMP-11.8: coal pays no money but the key, gold before silver.
#[test]
fn coal_pays_keys() {
    let situation = purple().plays(PURPLE, "deliver wien/d gloggnitz");
    assert_eq!(
        (situation.money()[PURPLE], situation.table().hub(Hub::Blue).keys),
        (200, [Some(seat(PURPLE)), None])
    );
    assert!(situation.events.contains(&Event::KeyTaken {
        seat: seat(PURPLE),
        hub: Hub::Blue,
        key: Key::Gold
    }));
    assert_eq!(situation.table().coal_demand(Hub::Blue), 1);
}

/// IMP-11.9: with each good a hub rises by the next number of its Growth tile, whoever brings what; other cities have none.
#[test]
fn growth() {
    for (tile, steps) in [(1, [2, 1, 1, 2]), (2, [1, 2, 1, 1]), (3, [1, 0, 2, 1]), (4, [1, 1, 0, 1])] {
        let mut situation = purple().hubs([0, 0, 0, 10]).edit(|table| {
            let with = table["hubs"].as_object().unwrap().iter().find(|(_, hub)| hub["growth"] == tile);
            let with = with.unwrap().0.clone();
            let blue = table["hubs"]["blue"]["growth"].clone();
            table["hubs"][&with]["growth"] = blue;
            table["hubs"]["blue"]["growth"] = serde_json::json!(tile);
        });
        let mut influence = 1;
        for (site, steps) in ["wien/c", "wien/d", "wien/a", "wien/b"].into_iter().zip(steps) {
            situation = situation.turn(PURPLE).plays(PURPLE, &format!("deliver {site} gloggnitz"));
            influence += steps;
            assert_eq!(situation.table().hub(Hub::Blue).influence, influence, "tile {tile}, {site}");
        }
    }
    let situation = purple().tile("bratislava", "15").tracks(PURPLE, "wien-bratislava");
    let before = situation.table().hubs.map(|hub| (hub.influence, hub.delivered));
    let situation = situation.plays(PURPLE, "deliver wien/a bratislava");
    assert_eq!(situation.table().hubs.map(|hub| (hub.influence, hub.delivered)), before);
}
