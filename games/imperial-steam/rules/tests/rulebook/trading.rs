//! IMP-8.4 to IMP-8.9: produce, buy and order goods.

use imperial_steam::{Good, Phase};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::scene::{PURPLE, Scene};

/// Purple has three factories: wood, coal, and one that has nothing left; and room for everything.
fn factories() -> Scene {
    let scene = Scene::new(4).trains(PURPLE, &[8]).goods(PURPLE, "").factory(PURPLE, "wien/a", Good::Wood, 2);
    scene.factory(PURPLE, "wien/b", Good::Coal, 1).factory(PURPLE, "wien/c", Good::Iron, 0)
}

/// IMP-8.4: each worker who has goods left may produce one of them.
#[test]
fn producing() {
    let scene = factories();
    assert_eq!(
        scene.moves_like(PURPLE, "produce"),
        ["produce wien/a", "produce wien/b", "produce all", "produce nothing"]
    );
    let scene =
        scene.refuses(PURPLE, "produce wien/c", "IMP-8.4").refuses(PURPLE, "produce wien/d", "IMP-8.4");
    let all = scene.clone().plays(PURPLE, "produce all");
    let left =
        |scene: &Scene| scene.player(PURPLE).factories.iter().map(|factory| factory.left).collect::<Vec<_>>();
    assert_eq!((all.goods_of(PURPLE).as_str(), left(&all)), ("WC", vec![1, 0, 0]));
    assert_eq!((all.phase(), all.table().supply), (Phase::Producing { done: 0b11 }, scene.table().supply));
    let all = all.refuses(PURPLE, "produce wien/a", "IMP-8.4").refuses(PURPLE, "produce all", "IMP-8.4");
    let all = all.refuses(PURPLE, "produce nothing", "IMP-3.1");
    assert_eq!(all.moves_like(PURPLE, "produce").len(), 0);
    // One after the other, or only one of them.
    let one = scene.plays(PURPLE, "produce wien/b").refuses(PURPLE, "produce wien/b", "IMP-8.4");
    assert_eq!((one.goods_of(PURPLE).as_str(), left(&one)), ("C", vec![2, 0, 0]));
    assert_eq!(one.moves_like(PURPLE, "produce"), ["produce wien/a"]);
    one.clone().plays(PURPLE, "end");
    assert_eq!(one.plays(PURPLE, "produce wien/a").goods_of(PURPLE), "WC");
}

/// IMP-8.4, IMP-3.4: what is delivered in between is not there to be produced.
#[test]
fn producing_and_delivering() {
    let scene = factories().tile("bratislava", "blue").tracks(PURPLE, "wien-bratislava").goods(PURPLE, "C");
    let scene = scene.plays(PURPLE, "produce wien/a").plays(PURPLE, "deliver wien/a bratislava");
    assert_eq!(scene.phase(), Phase::Producing { done: 1 });
    assert_eq!(scene.player(PURPLE).factories[0].left, 0);
    let scene = scene.refuses(PURPLE, "produce wien/a", "IMP-8.4").plays(PURPLE, "produce wien/b");
    scene.refuses(PURPLE, "produce wien/b", "IMP-8.4");
}

/// IMP-8.4, IMP-8.3: produced goods that do not fit go, or old ones instead.
#[test]
fn producing_without_room() {
    let scene = factories().trains(PURPLE, &[3]).goods(PURPLE, "SSSSC").plays(PURPLE, "produce all");
    assert_eq!(scene.player(PURPLE).overflow(), 2);
    assert_eq!(scene.moves(PURPLE), ["discard wood", "discard stone", "discard coal"]);
    let scene = scene.plays(PURPLE, "discard stone").plays(PURPLE, "discard coal");
    assert_eq!(scene.goods_of(PURPLE), "WSSSC");
}

/// IMP-8.5: one good at once, at the price of the topmost cube.
#[test]
fn buying() {
    let mut scene = Scene::new(4).trains(PURPLE, &[8]).goods(PURPLE, "").cash(PURPLE, 300);
    let mut paid = 0;
    for price in [10, 10, 20, 20, 30, 30, 40, 40, 50, 50] {
        assert_eq!(scene.table().market_price(Good::Iron), price);
        scene = scene.again(PURPLE).plays(PURPLE, "buy iron");
        paid += price;
        assert_eq!((scene.money()[PURPLE], scene.phase()), (300 - paid, Phase::After));
        scene = scene.goods(PURPLE, "");
    }
    assert_eq!(scene.table().market, [10, 10, 0, 10]);
    Scene::new(4).cash(PURPLE, 0).refuses(PURPLE, "buy iron", "IMP-8.5").refuses(
        PURPLE,
        "order iron",
        "IMP-8.5",
    );
}

/// IMP-8.6: what is ordered waits for the next round and is not there to be used, delivered or sold.
#[test]
fn ordering() {
    let scene =
        Scene::new(4).round(2).goods(PURPLE, "").plays(PURPLE, "order wood").plays(PURPLE, "order stone");
    let scene = scene.plays(PURPLE, "order iron");
    assert_eq!((scene.phase(), scene.money()[PURPLE]), (Phase::Ordering, 170));
    assert_eq!((scene.player(PURPLE).landing, scene.goods_of(PURPLE).as_str()), ([1, 1, 1, 0], ""));
    assert_eq!(scene.table().market, [9, 9, 9, 10]);
    let scene = scene.refuses(PURPLE, "buy wood", "IMP-3.1").plays(PURPLE, "end").turn(PURPLE);
    scene.refuses(PURPLE, "build wien-bratislava 11", "IMP-4.7");
    // Prices rise with each cube, as for buying.
    let scene = Scene::new(4)
        .round(2)
        .plays(PURPLE, "order coal")
        .plays(PURPLE, "order coal")
        .plays(PURPLE, "order coal");
    assert_eq!(scene.money()[PURPLE], 200 - 10 - 10 - 20);
}

/// IMP-8.7: as many in a round as its Shipment tile says, over all actions; each player for themselves.
#[test]
fn the_shipment_tile() {
    for (round, most) in (1..=7).zip([2, 3, 4, 3, 2, 2, 3]) {
        let mut scene = Scene::new(4).round(round);
        for _ in 0..most {
            // Each in an action of its own, or all in one.
            scene = scene.plays(PURPLE, "order wood");
            if round % 2 == 0 {
                scene = scene.plays(PURPLE, "end").again(PURPLE);
            }
        }
        let scene = scene.refuses(PURPLE, "order wood", "IMP-8.7");
        assert_eq!(scene.player(PURPLE).landing, [most, 0, 0, 0], "round {round}");
        // What is bought at once does not count.
        let scene = scene.again(PURPLE);
        scene.plays(PURPLE, "buy wood").plays(PURPLE, "end").turn(1).plays(1, "order wood");
    }
}

/// IMP-8.8: nothing is ordered in round 8; buying is possible.
#[test]
fn nothing_is_ordered_in_round_8() {
    let scene = Scene::new(4).round(8).refuses(PURPLE, "order wood", "IMP-8.8");
    assert!(scene.moves_like(PURPLE, "order").is_empty());
    scene.plays(PURPLE, "buy wood");
}

/// IMP-8.9: an empty column still sells at its last price, from the supply.
#[test]
fn an_empty_column() {
    let scene = Scene::new(4).goods(PURPLE, "").edit(|table| table["market"] = json!("WWSSI"));
    assert_eq!(scene.table().market_price(Good::Coal), 50);
    let supply = scene.table().supply[3];
    let bought = scene.clone().plays(PURPLE, "buy coal");
    assert_eq!((bought.money()[PURPLE], bought.goods_of(PURPLE).as_str()), (150, "C"));
    assert_eq!((bought.table().market[3], bought.table().supply[3]), (0, supply - 1));
    let ordered = scene.plays(PURPLE, "order coal").plays(PURPLE, "order coal");
    assert_eq!((ordered.money()[PURPLE], ordered.table().supply[3]), (100, supply - 2));
}
