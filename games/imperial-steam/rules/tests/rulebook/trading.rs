//! IMP-8.4 to IMP-8.9: produce, buy and order goods.

use imperial_steam::{Good, Phase};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, Situation};

/// Purple has three factories: wood, coal, and one that has nothing left; and room for everything.
fn factories() -> Situation {
    let situation =
        Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "").factory(PURPLE, "wien/a", Good::Wood, 2);
    situation.factory(PURPLE, "wien/b", Good::Coal, 1).factory(PURPLE, "wien/c", Good::Iron, 0)
}

/// IMP-8.4: each worker who has goods left may produce one of them.
#[test]
fn producing() {
    let situation = factories();
    assert_eq!(
        situation.moves_like(PURPLE, "produce"),
        ["produce wien/a", "produce wien/b", "produce all", "produce nothing"]
    );
    let situation =
        situation.refuses(PURPLE, "produce wien/c", "IMP-8.4").refuses(PURPLE, "produce wien/d", "IMP-8.4");
    let all = situation.clone().plays(PURPLE, "produce all");
    let left = |situation: &Situation| {
        situation.player(PURPLE).factories.iter().map(|factory| factory.left).collect::<Vec<_>>()
    };
    assert_eq!((all.goods_of(PURPLE).as_str(), left(&all)), ("WC", vec![1, 0, 0]));
    assert_eq!(
        (all.phase(), all.table().supply),
        (Phase::Producing { done: 0b11 }, situation.table().supply)
    );
    let all = all.refuses(PURPLE, "produce wien/a", "IMP-8.4").refuses(PURPLE, "produce all", "IMP-8.4");
    let all = all.refuses(PURPLE, "produce nothing", "IMP-3.1");
    assert_eq!(all.moves_like(PURPLE, "produce").len(), 0);
    // One after the other, or only one of them.
    let one = situation.plays(PURPLE, "produce wien/b").refuses(PURPLE, "produce wien/b", "IMP-8.4");
    assert_eq!((one.goods_of(PURPLE).as_str(), left(&one)), ("C", vec![2, 0, 0]));
    assert_eq!(one.moves_like(PURPLE, "produce"), ["produce wien/a"]);
    one.clone().plays(PURPLE, "end");
    assert_eq!(one.plays(PURPLE, "produce wien/a").goods_of(PURPLE), "WC");
}

/// IMP-8.4, IMP-3.4: what is delivered in between is not there to be produced.
#[test]
fn producing_and_delivering() {
    let situation =
        factories().tile("bratislava", "blue").tracks(PURPLE, "wien-bratislava").goods(PURPLE, "C");
    let situation = situation.plays(PURPLE, "produce wien/a").plays(PURPLE, "deliver wien/a bratislava");
    assert_eq!(situation.phase(), Phase::Producing { done: 1 });
    assert_eq!(situation.player(PURPLE).factories[0].left, 0);
    let situation = situation.refuses(PURPLE, "produce wien/a", "IMP-8.4").plays(PURPLE, "produce wien/b");
    situation.refuses(PURPLE, "produce wien/b", "IMP-8.4");
}

/// IMP-8.4, IMP-8.3: produced goods that do not fit go, or old ones instead.
#[test]
fn producing_without_room() {
    let situation = factories().trains(PURPLE, &[3]).goods(PURPLE, "SSSSC").plays(PURPLE, "produce all");
    assert_eq!(situation.player(PURPLE).overflow(), 2);
    assert_eq!(situation.moves(PURPLE), ["discard wood", "discard stone", "discard coal"]);
    let situation = situation.plays(PURPLE, "discard stone").plays(PURPLE, "discard coal");
    assert_eq!(situation.goods_of(PURPLE), "WSSSC");
}

/// IMP-8.5: one good at once, at the price of the topmost cube.
#[test]
fn buying() {
    let mut situation = Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "").cash(PURPLE, 300);
    let mut paid = 0;
    for price in [10, 10, 20, 20, 30, 30, 40, 40, 50, 50] {
        assert_eq!(situation.table().market_price(Good::Iron), price);
        situation = situation.again(PURPLE).plays(PURPLE, "buy iron");
        paid += price;
        assert_eq!((situation.money()[PURPLE], situation.phase()), (300 - paid, Phase::After));
        situation = situation.goods(PURPLE, "");
    }
    assert_eq!(situation.table().market, [10, 10, 0, 10]);
    Situation::new(4).cash(PURPLE, 0).refuses(PURPLE, "buy iron", "IMP-8.5").refuses(
        PURPLE,
        "order iron",
        "IMP-8.5",
    );
}

/// IMP-8.6: what is ordered waits for the next round and is not there to be used, delivered or sold.
#[test]
fn ordering() {
    let situation =
        Situation::new(4).round(2).goods(PURPLE, "").plays(PURPLE, "order wood").plays(PURPLE, "order stone");
    let situation = situation.plays(PURPLE, "order iron");
    assert_eq!((situation.phase(), situation.money()[PURPLE]), (Phase::Ordering, 170));
    assert_eq!((situation.player(PURPLE).landing, situation.goods_of(PURPLE).as_str()), ([1, 1, 1, 0], ""));
    assert_eq!(situation.table().market, [9, 9, 9, 10]);
    let situation = situation.refuses(PURPLE, "buy wood", "IMP-3.1").plays(PURPLE, "end").turn(PURPLE);
    situation.refuses(PURPLE, "build wien-bratislava 11", "IMP-4.7");
    // Prices rise with each cube, as for buying.
    let situation = Situation::new(4)
        .round(2)
        .plays(PURPLE, "order coal")
        .plays(PURPLE, "order coal")
        .plays(PURPLE, "order coal");
    assert_eq!(situation.money()[PURPLE], 200 - 10 - 10 - 20);
}

/// IMP-8.7: as many in a round as its Shipment tile says, over all actions; each player for themselves.
#[test]
fn the_shipment_tile() {
    for (round, most) in (1..=7).zip([2, 3, 4, 3, 2, 2, 3]) {
        let mut situation = Situation::new(4).round(round);
        for _ in 0..most {
            // Each in an action of its own, or all in one.
            situation = situation.plays(PURPLE, "order wood");
            if round % 2 == 0 {
                situation = situation.plays(PURPLE, "end").again(PURPLE);
            }
        }
        let situation = situation.refuses(PURPLE, "order wood", "IMP-8.7");
        assert_eq!(situation.player(PURPLE).landing, [most, 0, 0, 0], "round {round}");
        // What is bought at once does not count.
        let situation = situation.again(PURPLE);
        situation.plays(PURPLE, "buy wood").plays(PURPLE, "end").turn(1).plays(1, "order wood");
    }
}

/// IMP-8.8: nothing is ordered in round 8; buying is possible.
#[test]
fn nothing_is_ordered_in_round_8() {
    let situation = Situation::new(4).round(8).refuses(PURPLE, "order wood", "IMP-8.8");
    assert!(situation.moves_like(PURPLE, "order").is_empty());
    situation.plays(PURPLE, "buy wood");
}

/// IMP-8.9: an empty column still sells at its last price, from the supply.
#[test]
fn an_empty_column() {
    let situation = Situation::new(4).goods(PURPLE, "").edit(|table| table["market"] = json!("WWSSI"));
    assert_eq!(situation.table().market_price(Good::Coal), 50);
    let supply = situation.table().supply[3];
    let bought = situation.clone().plays(PURPLE, "buy coal");
    assert_eq!((bought.money()[PURPLE], bought.goods_of(PURPLE).as_str()), (150, "C"));
    assert_eq!((bought.table().market[3], bought.table().supply[3]), (0, supply - 1));
    let ordered = situation.plays(PURPLE, "order coal").plays(PURPLE, "order coal");
    assert_eq!((ordered.money()[PURPLE], ordered.table().supply[3]), (100, supply - 2));
}
