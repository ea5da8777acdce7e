//! IMP-2: a round.

use imperial_steam::{Event, Good, LAST_ROUND, Phase};
use kernel::Ending;
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, RED, Situation, YELLOW, seat};

/// IMP-2.1: round 1 has no income, no training, no new goods; there are eight rounds.
#[test]
fn round_1_and_the_last() {
    let situation = Situation::bidding(2, &[]).plays(0, "bid 10").plays(1, "bid 20");
    assert_eq!(situation.table().round, 1);
    assert_eq!((situation.player(0).training, situation.money()), ([2, 0, 0], vec![110, 100]));
    let mut situation = situation;
    for round in 1..=LAST_ROUND {
        assert_eq!((situation.table().round, situation.table().is_over()), (round, false));
        situation = situation.round_ends();
    }
    assert_eq!((situation.table().round, situation.phase()), (8, Phase::Over));
}

/// IMP-2.2: all hands come back.
#[test]
fn hands_come_back() {
    let situation = Situation::new(2).plays(0, "fundraise");
    assert_eq!((situation.player(0).hands, situation.player(0).placed[9]), (1, 1));
    let situation = situation.plays(0, "end").round_ends();
    assert_eq!((situation.player(0).hands, situation.player(0).placed), (3, [0; 11]));
}

/// IMP-2.3: from round 4 on goods come to the lowest empty space of the market; what finds none goes to the supply.
#[test]
fn the_market_is_filled() {
    let fill = |round: u8, market: &str, refill: &str| {
        let situation = Situation::new(4).round(round - 1).edit(|table| {
            table["market"] = json!(market);
            if round >= 4 {
                let index = usize::from(round) - 4;
                table["refills"][index] = json!(refill);
            }
        });
        let supply = situation.table().supply;
        let situation = situation.round_ends();
        let now = situation.table().supply;
        (situation.table().market, [0, 1, 2, 3].map(|index| now[index] - supply[index]))
    };
    let goods = |wood: usize, stone: usize, iron: usize, coal: usize| {
        ["W".repeat(wood), "S".repeat(stone), "I".repeat(iron), "C".repeat(coal)].concat()
    };
    assert_eq!(fill(4, &goods(8, 10, 0, 9), "WSC"), ([9, 10, 0, 10], [0, 1, 0, 0]));
    assert_eq!(fill(8, &goods(9, 0, 3, 0), "WWI"), ([10, 0, 4, 0], [1, 0, 0, 0]));
    assert_eq!(fill(3, &goods(9, 0, 3, 0), ""), ([9, 0, 3, 0], [0; 4]));
    // The dearest space is filled, so the price falls by that of the row above it.
    let situation = Situation::new(4).round(3).edit(|table| {
        table["market"] = json!("WWWWWWWW");
        table["refills"][0] = json!("WWS");
    });
    let price = situation.table().market_price(Good::Wood);
    let situation = situation.round_ends();
    assert_eq!(
        (price, situation.table().market_price(Good::Wood), situation.table().market_price(Good::Stone)),
        (20, 10, 50)
    );
}

/// IMP-2.4: ordered goods come to the player board; nothing stays on the landing.
#[test]
fn orders_arrive() {
    let situation =
        Situation::new(4).goods(PURPLE, "W").plays(PURPLE, "order stone").plays(PURPLE, "order iron");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).landing), ("W", [0, 1, 1, 0]));
    let situation = situation.plays(PURPLE, "end").round_ends();
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).landing), ("WSI", [0; 4]));
    // Of two players whose goods do not fit each says what goes, before anybody’s turn, in the new order.
    let mut situation = Situation::new(4).influence(&[50, 50, 50, 90]);
    for number in [PURPLE, RED] {
        situation = situation
            .turn(number)
            .goods(number, "WWSI")
            .plays(number, "order stone")
            .plays(number, "order iron");
        situation = situation.plays(number, "end");
    }
    let situation = situation.round_ends();
    assert_eq!((situation.table().round, situation.table().active), (2, seat(RED)));
    assert_eq!(situation.goods_of(RED), "WWSSII");
    let situation = situation.refuses(PURPLE, "discard wood", "IMP-1.6").refuses(RED, "pass", "IMP-8.3");
    let situation =
        situation.plays(RED, "discard wood").refuses(RED, "end", "IMP-8.3").plays(RED, "discard stone");
    assert_eq!(situation.goods_of(RED), "WSII");
    // Now Purple, though it is Red’s turn.
    assert_eq!((situation.moves(RED).len(), situation.moves(PURPLE).len()), (0, 3));
    let situation = situation.refuses(RED, "pass", "IMP-1.6").refuses(PURPLE, "pass", "IMP-8.3");
    let situation = situation.plays(PURPLE, "discard iron").plays(PURPLE, "discard iron");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.moves(PURPLE).len()), ("WWSS", 0));
    situation.plays(RED, "pass");
}

/// IMP-2.5: ten guldens for each passenger car and each own station.
#[test]
fn income() {
    for (stations, cars, guldens) in
        [("", 0, 10), ("", 2, 30), ("bratislava", 0, 20), ("bratislava sopron", 3, 60)]
    {
        let situation =
            Situation::new(4).tracks(PURPLE, "wien-bratislava bratislava-sopron").goods(PURPLE, "C");
        let situation =
            situation.stations(PURPLE, stations).has(PURPLE, "passenger_cars", json!(cars)).round_ends();
        assert!(situation.events.contains(&Event::Income { seat: seat(PURPLE), guldens }));
        assert_eq!(situation.money()[PURPLE], 200 + guldens);
    }
}

/// IMP-2.7: turn order follows influence only at the beginning of a round.
#[test]
fn order_is_set_between_rounds() {
    let situation = Situation::new(3).plays(0, "pass").plays(0, "end").plays(1, "pass").plays(1, "end");
    let situation = situation.plays(YELLOW, "give 50").plays(YELLOW, "end");
    assert_eq!(
        (situation.order(), situation.ranking(), situation.table().active),
        (vec![0, 1, 2], vec![2, 0, 1], seat(0))
    );
    let situation = situation.round_ends();
    assert_eq!((situation.order(), situation.table().active), (vec![2, 0, 1], seat(2)));
}

/// Purple is in Ljubljana and can go on to Trieste.
fn before_trieste() -> Situation {
    let links = "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld fuerstenfeld-maribor \
                 maribor-celje celje-ljubljana";
    let situation = Situation::new(2).tracks(0, links).engineers(0, "bridge").goods(0, "WSSI");
    situation.training(0, [0, 0, 3])
}

/// IMP-2.8: joining Trieste ends the game with the round, not before; and so does round 8.
#[test]
fn the_end() {
    let situation = before_trieste().plays(0, "build ljubljana-trieste 333").plays(0, "end");
    assert_eq!(
        (situation.table().round, situation.table().is_over(), situation.table().active),
        (1, false, seat(1))
    );
    let situation =
        situation.plays(1, "pass").plays(1, "end").plays(0, "pass").plays(0, "end").plays(1, "fundraise");
    assert!(!situation.table().is_over());
    let situation = situation.plays(1, "end");
    assert!(situation.events.contains(&Event::Ended { round: 1, trieste: true }));
    assert_eq!(situation.standing().ending, Ending::new("trieste"));
    let situation = situation.refuses(0, "pass", "IMP-2.8");
    assert!(situation.moves(0).is_empty() && situation.moves(1).is_empty());
    let situation = before_trieste().round(8).round_ends();
    assert!(situation.events.contains(&Event::Ended { round: 8, trieste: false }));
    assert_eq!(situation.standing().ending, Ending::new("last-round"));
}
