//! IMP-2: a round.

use imperial_steam::{Event, Good, LAST_ROUND, Phase};
use kernel::Ending;
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::scene::{PURPLE, RED, Scene, YELLOW, seat};

/// IMP-2.1: round 1 has no income, no training, no new goods; there are eight rounds.
#[test]
fn round_1_and_the_last() {
    let scene = Scene::bidding(2, &[]).plays(0, "bid 10").plays(1, "bid 20");
    assert_eq!(scene.table().round, 1);
    assert_eq!((scene.player(0).training, scene.money()), ([2, 0, 0], vec![110, 100]));
    let mut scene = scene;
    for round in 1..=LAST_ROUND {
        assert_eq!((scene.table().round, scene.table().is_over()), (round, false));
        scene = scene.round_ends();
    }
    assert_eq!((scene.table().round, scene.phase()), (8, Phase::Over));
}

/// IMP-2.2: all hands come back.
#[test]
fn hands_come_back() {
    let scene = Scene::new(2).plays(0, "fundraise");
    assert_eq!((scene.player(0).hands, scene.player(0).placed[9]), (1, 1));
    let scene = scene.plays(0, "end").round_ends();
    assert_eq!((scene.player(0).hands, scene.player(0).placed), (3, [0; 11]));
}

/// IMP-2.3: from round 4 on goods come to the lowest empty space of the market; what finds none goes to the supply.
#[test]
fn the_market_is_filled() {
    let fill = |round: u8, market: &str, refill: &str| {
        let scene = Scene::new(4).round(round - 1).edit(|table| {
            table["market"] = json!(market);
            if round >= 4 {
                let at = usize::from(round) - 4;
                table["refills"][at] = json!(refill);
            }
        });
        let supply = scene.table().supply;
        let scene = scene.round_ends();
        let now = scene.table().supply;
        (scene.table().market, [0, 1, 2, 3].map(|at| now[at] - supply[at]))
    };
    let goods = |wood: usize, stone: usize, iron: usize, coal: usize| {
        ["W".repeat(wood), "S".repeat(stone), "I".repeat(iron), "C".repeat(coal)].concat()
    };
    assert_eq!(fill(4, &goods(8, 10, 0, 9), "WSC"), ([9, 10, 0, 10], [0, 1, 0, 0]));
    assert_eq!(fill(8, &goods(9, 0, 3, 0), "WWI"), ([10, 0, 4, 0], [1, 0, 0, 0]));
    assert_eq!(fill(3, &goods(9, 0, 3, 0), ""), ([9, 0, 3, 0], [0; 4]));
    // The dearest space is filled, so the price falls by that of the row above it.
    let scene = Scene::new(4).round(3).edit(|table| {
        table["market"] = json!("WWWWWWWW");
        table["refills"][0] = json!("WWS");
    });
    let price = scene.table().market_price(Good::Wood);
    let scene = scene.round_ends();
    assert_eq!(
        (price, scene.table().market_price(Good::Wood), scene.table().market_price(Good::Stone)),
        (20, 10, 50)
    );
}

/// IMP-2.4: ordered goods come to the player board; nothing stays on the landing.
#[test]
fn orders_arrive() {
    let scene = Scene::new(4).goods(PURPLE, "W").plays(PURPLE, "order stone").plays(PURPLE, "order iron");
    assert_eq!((scene.goods_of(PURPLE).as_str(), scene.player(PURPLE).landing), ("W", [0, 1, 1, 0]));
    let scene = scene.plays(PURPLE, "end").round_ends();
    assert_eq!((scene.goods_of(PURPLE).as_str(), scene.player(PURPLE).landing), ("WSI", [0; 4]));
    // Of two players whose goods do not fit each says what goes, before anybody’s turn, in the new order.
    let mut scene = Scene::new(4).influence(&[50, 50, 50, 90]);
    for number in [PURPLE, RED] {
        scene =
            scene.turn(number).goods(number, "WWSI").plays(number, "order stone").plays(number, "order iron");
        scene = scene.plays(number, "end");
    }
    let scene = scene.round_ends();
    assert_eq!((scene.table().round, scene.table().active), (2, seat(RED)));
    assert_eq!(scene.goods_of(RED), "WWSSII");
    let scene = scene.refuses(PURPLE, "discard wood", "IMP-1.6").refuses(RED, "pass", "IMP-8.3");
    let scene = scene.plays(RED, "discard wood").refuses(RED, "end", "IMP-8.3").plays(RED, "discard stone");
    assert_eq!(scene.goods_of(RED), "WSII");
    // Now Purple, though it is Red’s turn.
    assert_eq!((scene.moves(RED).len(), scene.moves(PURPLE).len()), (0, 3));
    let scene = scene.refuses(RED, "pass", "IMP-1.6").refuses(PURPLE, "pass", "IMP-8.3");
    let scene = scene.plays(PURPLE, "discard iron").plays(PURPLE, "discard iron");
    assert_eq!((scene.goods_of(PURPLE).as_str(), scene.moves(PURPLE).len()), ("WWSS", 0));
    scene.plays(RED, "pass");
}

/// IMP-2.5: ten guldens for each passenger car and each own station.
#[test]
fn income() {
    for (stations, cars, guldens) in
        [("", 0, 10), ("", 2, 30), ("bratislava", 0, 20), ("bratislava sopron", 3, 60)]
    {
        let scene = Scene::new(4).tracks(PURPLE, "wien-bratislava bratislava-sopron").goods(PURPLE, "C");
        let scene = scene.stations(PURPLE, stations).has(PURPLE, "passenger_cars", json!(cars)).round_ends();
        assert!(scene.events.contains(&Event::Income { seat: seat(PURPLE), guldens }));
        assert_eq!(scene.money()[PURPLE], 200 + guldens);
    }
}

/// IMP-2.7: turn order follows influence only at the beginning of a round.
#[test]
fn order_is_set_between_rounds() {
    let scene = Scene::new(3).plays(0, "pass").plays(0, "end").plays(1, "pass").plays(1, "end");
    let scene = scene.plays(YELLOW, "give 50").plays(YELLOW, "end");
    assert_eq!(
        (scene.order(), scene.ranking(), scene.table().active),
        (vec![0, 1, 2], vec![2, 0, 1], seat(0))
    );
    let scene = scene.round_ends();
    assert_eq!((scene.order(), scene.table().active), (vec![2, 0, 1], seat(2)));
}

/// Purple is in Ljubljana and can go on to Trieste.
fn before_trieste() -> Scene {
    let links = "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld fuerstenfeld-maribor \
                 maribor-celje celje-ljubljana";
    let scene = Scene::new(2).tracks(0, links).engineers(0, "bridge").goods(0, "WSSI");
    scene.training(0, [0, 0, 3])
}

/// IMP-2.8: joining Trieste ends the game with the round, not before; and so does round 8.
#[test]
fn the_end() {
    let scene = before_trieste().plays(0, "build ljubljana-trieste 333").plays(0, "end");
    assert_eq!((scene.table().round, scene.table().is_over(), scene.table().active), (1, false, seat(1)));
    let scene = scene.plays(1, "pass").plays(1, "end").plays(0, "pass").plays(0, "end").plays(1, "fundraise");
    assert!(!scene.table().is_over());
    let scene = scene.plays(1, "end");
    assert!(scene.events.contains(&Event::Ended { round: 1, trieste: true }));
    assert_eq!(scene.standing().ending, Ending::new("trieste"));
    let scene = scene.refuses(0, "pass", "IMP-2.8");
    assert!(scene.moves(0).is_empty() && scene.moves(1).is_empty());
    let scene = before_trieste().round(8).round_ends();
    assert!(scene.events.contains(&Event::Ended { round: 8, trieste: false }));
    assert_eq!(scene.standing().ending, Ending::new("last-round"));
}
