//! IMP-9: trains.

use imperial_steam::{Phase, Reason, engine_price};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, Situation};

/// IMP-9.1, IMP-9.3: an engine costs ten times its number, pulls as many freight cars and comes with a coal; three at most.
#[test]
fn buying_an_engine() {
    for level in 4..=8u8 {
        let price = engine_price(level);
        assert_eq!(price, i32::from(level) * 10);
        let situation = Situation::new(4).round(8).goods(PURPLE, "").cash(PURPLE, price);
        let situation =
            situation.clone().cash(PURPLE, price - 10).refuses(PURPLE, &format!("train {level}"), "IMP-9.1");
        let situation = situation.cash(PURPLE, price).plays(PURPLE, &format!("train {level}"));
        let player = situation.player(PURPLE);
        assert_eq!((player.trains, player.free_cars()), ([level, 3, 0], level + 3));
        assert!(player.whole_trains().map(|train| (train.engine, train.cars)).eq([(level, level), (3, 3)]));
        assert_eq!(
            (situation.money()[PURPLE], situation.goods_of(PURPLE).as_str(), situation.phase()),
            (0, "C", Phase::After)
        );
    }
    let situation =
        Situation::new(4).round(8).trains(PURPLE, &[5, 4, 3]).refuses(PURPLE, "train 6", "IMP-9.1");
    situation.plays(PURPLE, "upgrade 3 6");
}

/// IMP-9.2: each engine is for sale from its round on, one for each player; IS-3 never.
#[test]
fn engines_for_sale() {
    for round in 1..=8 {
        let situation = Situation::new(4).round(round);
        for (level, from) in [(4, 2), (5, 3), (6, 4), (7, 5), (8, 6)] {
            for mv in [format!("train {level}"), format!("upgrade 3 {level}")] {
                if round >= from {
                    situation.clone().plays(PURPLE, &mv);
                } else {
                    situation.clone().refuses(PURPLE, &mv, "IMP-9.2");
                }
            }
        }
        situation.refuses(PURPLE, "train 3", "IMP-9.2").refuses(PURPLE, "train 9", "IMP-9.2");
    }
    let mut situation = Situation::new(2).round(2);
    for number in [0, 1] {
        situation = situation.turn(number).plays(number, "train 4");
    }
    assert_eq!(situation.table().engines, [0, 2, 2, 2, 2]);
    situation.turn(0).refuses(0, "train 4", "IMP-9.2").refuses(0, "upgrade 3 4", "IMP-9.2");
}

/// IMP-9.4: the difference in price; cars are added and those that are turned or reserved stay so; the old engine is gone.
#[test]
fn upgrading() {
    for (from, to) in [(3, 4), (3, 8), (4, 5), (5, 8), (7, 8)] {
        let situation =
            Situation::new(4).round(8).trains(PURPLE, &[from]).goods(PURPLE, "C").contracts(PURPLE, "k01");
        let situation = situation.has(PURPLE, "passenger_cars", json!(1));
        let price = engine_price(to - from);
        let before = situation.table().engines;
        let mv = format!("upgrade {from} {to}");
        let situation = situation
            .cash(PURPLE, price - 10)
            .refuses(PURPLE, &mv, "IMP-9.4")
            .cash(PURPLE, price)
            .plays(PURPLE, &mv);
        let player = situation.player(PURPLE);
        assert_eq!((player.trains, player.cars(), situation.money()[PURPLE]), ([to, 0, 0], to, 0));
        assert_eq!((player.passenger_cars, player.reserved_cars, player.free_cars()), (1, 1, to - 2));
        assert_eq!(situation.goods_of(PURPLE), "C");
        let index = |level: u8| usize::from(level) - 4;
        assert_eq!(situation.table().engines[index(to)], before[index(to)] - 1);
        if from > 3 {
            assert_eq!(situation.table().scrapped[index(from)], 1);
            assert_eq!(situation.table().engines[index(from)], before[index(from)], "it does not come back");
        }
    }
    let situation = Situation::new(4).round(8).trains(PURPLE, &[5, 4]);
    for mv in ["upgrade 5 5", "upgrade 5 4", "upgrade 3 6", "upgrade 0 4"] {
        situation.clone().refuses(PURPLE, mv, "IMP-9.4");
    }
    for level in 3..=8 {
        let why = situation.table().why_no_upgrade(level);
        assert_eq!(why, (level == 8).then_some(Reason::LargestEngine));
    }
    // Of two that are the same one is replaced.
    let situation = situation.trains(PURPLE, &[4, 4]).plays(PURPLE, "upgrade 4 6");
    assert_eq!(situation.player(PURPLE).trains, [6, 4, 0]);
}

/// IMP-9.5: IS-6, IS-7 and IS-8 bring influence, bought or upgraded to, each time.
#[test]
fn influence_of_engines() {
    for (level, steps) in [(4, 0), (5, 0), (6, 1), (7, 2), (8, 3)] {
        for mv in [format!("train {level}"), format!("upgrade 3 {level}")] {
            let situation = Situation::new(4).round(8).plays(PURPLE, &mv);
            assert_eq!(situation.influences()[PURPLE], 50 + 10 * steps, "{mv}");
        }
    }
    let situation = Situation::new(4).round(8).trains(PURPLE, &[7]).plays(PURPLE, "upgrade 7 8");
    assert_eq!(situation.influences()[PURPLE], 80);
}
