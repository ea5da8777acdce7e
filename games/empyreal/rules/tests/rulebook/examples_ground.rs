//! The worked examples about the map: building, Transfers and Wasteland.

use empyreal::Terrain;

use crate::common::situation::{HUB, Situation, seat};

/// Given: a network-adjacent hex with a good, a network-adjacent Wasteland and a hex two away. Played: a Wasteland on each.
/// Expected: only the first takes it; the good goes to the supply. (EMP-9.1, EMP-9.2)
#[test]
fn ex6_where_a_wasteland_is_placed() {
    let scene = Situation::new(2).trains(0, HUB).car(0, "1/2", "corruption-junction");
    let supply = scene.table().supply[Terrain::Desert.index()];
    let scene = scene
        .plays("move 1; activate 1/2")
        .refuses("wasteland I12", "EMP-9.1")
        .refuses("wasteland A8", "EMP-9.1")
        .refuses("wasteland D7", "EMP-9.1")
        .plays("wasteland G10");
    assert!(scene.is_wasteland("G10"));
    assert_eq!(scene.goods_at("G10"), "");
    assert_eq!(scene.table().supply[Terrain::Desert.index()], supply + 1);
    assert_eq!(scene.table().wasteland_left(), 19);
}

/// Given: a train with a Lake, a Lava and a Forest hex beside it, the last with a train of Kerigan. Played: a build of each
/// terrain. Expected: each goes on its own hex only, and the Forest is shared. (EMP-8.1, EMP-8.2)
#[test]
fn ex9_builds_beside_the_network() {
    let scene = Situation::new(2)
        .trains(0, "C8")
        .trains(1, "D9")
        .car(0, "1/2", "reclaiming-lava")
        .car(0, "1/3", "reclaiming-forest")
        .plays("move 1; activate 1/1")
        .refuses("build B9", "EMP-8.1")
        .refuses("build D9", "EMP-8.1")
        .plays("build C10; activate 1/2")
        .refuses("build B7", "EMP-8.1")
        .plays("build B9; activate 1/3")
        .plays("build D9");
    assert_eq!((scene.trains_at(0, "D9"), scene.trains_at(1, "D9")), (1, 1));
}

/// Given: as in the last example both have a train on the Forest, and its good is there. Played: Kerigan delivers it.
/// Expected: Kings’ Line has it no longer. (EMP-6.4)
#[test]
fn ex10_a_shared_good_is_delivered_once() {
    let scene = Situation::new(2).trains(0, "C8 D9").trains(1, "D9 I4").conductor(1, 5).turn(1);
    assert_eq!(scene.table().goods_in_network(seat(0), Terrain::Forest), 1);
    let scene = scene.plays("move 1; deliver forest; take D9 forest");
    assert_eq!(scene.delivered_by(1), "F");
    assert_eq!(scene.table().goods_in_network(seat(0), Terrain::Forest), 0);
}

/// Given: a City beside the network and a Glacier behind it. Played: a build there. Expected: 3 mana. (EMP-8.13, EMP-8.14)
#[test]
fn ex11a_over_a_city() {
    let scene = Situation::new(2).trains(0, "C6").conductor(0, 1).plays("move 1; activate 2/1");
    assert_eq!(scene.price("build E8"), 3);
    assert_eq!(scene.plays("build E8").mana_of(0), (2, 3));
}

/// Given: a Wasteland beside the network and a Glacier behind it. Played: a build there. Expected: 4 mana. (EMP-8.14)
#[test]
fn ex11b_over_a_wasteland() {
    let scene = Situation::new(2).trains(0, "H11").conductor(0, 1).plays("move 1; activate 2/1; build I14");
    assert_eq!(scene.mana_of(0), (1, 4));
}

/// Given: two hexes of Kerigan in a row and a Glacier behind them. Played: a build there. Expected: 2 and 2 mana. (EMP-8.13,
/// EMP-8.15)
#[test]
fn ex11c_over_two_competitors() {
    let scene = Situation::new(2).trains(0, "D11").trains(1, "C12 B13").conductor(0, 1);
    let scene = scene.plays("move 1; activate 2/1; build A12");
    assert_eq!(scene.mana_of(0), (1, 4));
    let over = vec!["C12".parse().unwrap(), "B13".parse().unwrap()];
    let built = empyreal::Event::Built { seat: seat(0), hex: "A12".parse().unwrap(), over, price: 4 };
    assert!(scene.events.contains(&built), "{:?}", scene.events);
}

/// Given: all hexes in and beside the network are Wasteland. Played: a car that places one and gains mana. Expected: nothing
/// is placed, and the mana comes. (EMP-9.3)
#[test]
fn faq2_no_hex_for_a_wasteland() {
    let scene = Situation::new(2)
        .trains(0, "I12")
        .wasteland("I10 I14 H11 H13 J11 J13")
        .car(0, "1/2", "corruption-junction")
        .mana(0, 3, 1)
        .plays("move 1; activate 1/2");
    assert_eq!((scene.table().wasteland_left(), scene.mana_of(0)), (14, (3, 2)));
}

/// Given: all twenty Wasteland tiles are on the map. Played: the same car. Expected: nothing is placed. (EMP-0.11, EMP-9.3)
#[test]
fn ru13_no_tile_is_left() {
    let placed = "J1 J5 J7 J9 J11 J15 J17 J19 K0 K2 K4 K6 K10 K14 K16 K18 L1 L3 L5 L7";
    let scene = Situation::new(2)
        .trains(0, "C8")
        .wasteland(placed)
        .car(0, "1/2", "corruption-junction")
        .plays("move 1; activate 1/2");
    assert_eq!((scene.table().wasteland_left(), scene.mana_of(0)), (0, (5, 1)));
    let gesselheim = Situation::new(3).trains(2, "C8").wasteland(placed).conductor(2, 2).turn(2);
    gesselheim.plays("move 1").refuses_for(seat(1), "activate 3/1", "EMP-1.6");
}

/// Given: a hex with three trains of others. Played: a build there, a train moved there, a Transfer over it. Expected: only
/// the last is possible. (EMP-8.2, EMP-8.14, EMP-9.5)
#[test]
fn ru14_a_full_hex() {
    let scene = Situation::new(3)
        .trains(0, "C8")
        .trains(1, "D9 D9")
        .trains(2, "D9")
        .person(0, "irion-juiz")
        .car(0, "1/2", "one-of-two-mountain-forest");
    scene.clone().plays("use irion-juiz").refuses("shift C8 D9", "EMP-9.5");
    let scene = scene.plays("move 1; activate 1/2").refuses("build D9", "EMP-8.2").plays("build D11");
    assert_eq!(scene.mana_of(0), (3, 2));
}

/// Given: a hex with an own train. Played: a build there, another own train moved there. Expected: neither. (EMP-8.3, EMP-9.5)
#[test]
fn ru15_a_hex_with_an_own_train() {
    let scene = Situation::new(2).trains(0, "C8 D9").person(0, "irion-juiz").car(
        0,
        "1/2",
        "one-of-two-mountain-forest",
    );
    scene.clone().plays("use irion-juiz").refuses("shift C8 D9", "EMP-9.5");
    scene.plays("move 1; activate 1/2").refuses("build D9", "EMP-8.3");
}

/// Given: a Wasteland with a competitor’s train. Played: a Transfer over it. Expected: 4 mana, not 2. (EMP-8.14)
#[test]
fn ru16_a_wasteland_with_a_train() {
    let scene = Situation::new(2).trains(0, "H11 F9").trains(1, "I12").conductor(0, 1);
    scene.clone().mana(0, 3, 0).plays("move 1; activate 2/1").refuses("build I14", "EMP-8.14");
    assert_eq!(scene.plays("move 1; activate 2/1; build I14").mana_of(0), (1, 4));
}

/// Given: Deep One, and a Mountain far away. Played: a build there. Expected: only the car’s own cost of 2. (EMP-8.8)
#[test]
fn ru17_a_global_build() {
    let scene = Situation::new(2).trains(0, "L19").car(0, "1/2", "deep-one");
    let scene = scene.plays("move 1; activate 1/2").refuses("build C10", "EMP-8.1").plays("build C8");
    assert_eq!(scene.mana_of(0), (3, 2));
}
