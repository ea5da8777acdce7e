//! What the book leaves open and was ruled: turns, deliveries and the map.

use empyreal::{Delivered, Phase};
use kernel::kit::scene::refuses;
use serde_json::json;

use crate::common::situation::{HUB, Situation, seat};

/// Given: Peril, the conductor in the third column. Played: a car there, then three spaces. Expected: the End without a
/// delivery, an upgrade all the same, and back to Start. (EMP-4.13, EMP-4.14)
#[test]
fn rl1_activating_first_leaves_out_the_delivery() {
    let scene = Situation::new(2).trains(0, HUB).person(0, "peril").conductor(0, 3);
    let scene = scene.plays("activate-first; activate 3/1; move 3");
    assert_eq!((scene.phase(), scene.mana_of(0)), (Phase::Upgrading, (2, 4)));
    let scene = scene.refuses("deliver lake", "EMP-1.6").plays("upgrade mana");
    assert_eq!((scene.player(0).conductor, scene.mana_of(0)), (0, (7, 0)));
}

/// Given: Peril, the conductor on Start. Played: activate first. Expected: there is nothing to activate; it moves as ever.
/// (EMP-4.13)
#[test]
fn rl2_nothing_is_activated_on_start() {
    let scene = Situation::new(2).trains(0, HUB).person(0, "peril").refuses("activate-first", "EMP-4.13");
    let scene = scene.plays("move 1");
    assert_eq!((scene.player(0).conductor, scene.phase()), (1, Phase::Activating));
}

/// Given: Hai, one good, and its City has a double and a triple. Played: the good at the End. Expected: the double may be
/// taken, not the triple, for which two would do. (EMP-6.10)
#[test]
fn rl3_one_good_less_is_enough() {
    let scene =
        Situation::new(2).trains(0, "C8").goods("C8", "L").person(0, "hai-of-noirwood").conductor(0, 5);
    let scene = scene.plays("move 1; deliver lake; take all");
    let reason = refuses(&scene.position, seat(0), "claim triple", "EMP-6.5");
    assert_eq!(reason.to_string(), "A triple demand tile takes 2 goods; you deliver 1.");
    assert_eq!(scene.plays("claim double").tiles_of(0), ["lake-double"]);
}

/// Given: Hai, and Lyal delivers three. Played: a quadruple. Expected: no, since that is not the End of the Line. (EMP-6.8,
/// EMP-6.10)
#[test]
fn rl4_only_at_the_end_of_the_line() {
    let scene = Situation::new(2)
        .trains(0, "C8")
        .goods("C8", "LLL")
        .person(0, "hai-of-noirwood")
        .person(0, "lyal-kerigan")
        .plays("use lyal-kerigan; deliver lake; take all")
        .refuses("claim quadruple", "EMP-6.5");
    assert_eq!(scene.plays("claim triple").tiles_of(0), ["lake-triple"]);
}

/// Given: Voco and the City of the lavas. Played: a delivery at the End without a tile, because there is none to take or
/// because it is declined. Expected: two goods more from the supply. (EMP-6.12)
#[test]
fn rl5_two_goods_for_no_tile() {
    let scene = Situation::new(2).trains(0, "I6").person(0, "voco-astrum").conductor(0, 5);
    let one = scene.clone().plays("move 1; deliver lava; take all");
    let one = one.refuses("good lake", "EMP-6.12").plays("good lava; good lava");
    assert_eq!((one.delivered_by(0), one.phase()), ("VVV".into(), Phase::Upgrading));
    let two = scene.goods("I6", "VV").plays("move 1; deliver lava; take all");
    let tile = two.clone().plays("claim double");
    assert_eq!((tile.delivered_by(0), tile.phase()), ("VV".into(), Phase::Upgrading));
    assert_eq!(two.plays("skip; good lava; good lava").delivered_by(0), "VVVV");
}

/// Given: Voco and nothing to deliver. Played: the End. Expected: no goods. (EMP-6.12)
#[test]
fn rl6_no_delivery_brings_nothing() {
    let scene = Situation::new(2).trains(0, "I6").goods("I6", "L").person(0, "voco-astrum").conductor(0, 5);
    let scene = scene.plays("move 1");
    assert_eq!((scene.phase(), scene.table().turn.delivered), (Phase::Upgrading, Delivered::Nothing));
    let declined =
        Situation::new(2).trains(0, "I6").person(0, "voco-astrum").conductor(0, 5).plays("move 1; skip");
    assert_eq!((declined.phase(), declined.delivered_by(0)), (Phase::Upgrading, String::new()));
}

/// The triple of the lakes stands at the City of the lavas, whose double stands at that of the lakes. Seat 0 is beside the
/// first only.
fn swapped() -> Situation {
    Situation::new(2)
        .tile("lake", 2, json!({ "city": "lava" }))
        .tile("lava", 0, json!({ "city": "lake" }))
        .trains(0, "I6")
        .conductor(0, 5)
}

/// Given: [`swapped`] and three goods of the lakes. Played: they are delivered to the City of the lavas. Expected: legal only
/// with the tile. (EMP-6.14)
#[test]
fn rl7_goods_for_a_swapped_tile() {
    let scene = swapped().goods("I6", "LLL").plays("move 1; deliver lava lake; take I6 lake");
    let scene = scene.refuses("done", "EMP-6.14").plays("take all").refuses("skip", "EMP-1.6");
    assert_eq!(scene.moves(), ["claim triple"]);
    assert_eq!(scene.plays("claim triple").tiles_of(0), ["lake-triple"]);
    swapped().goods("I6", "LLV").plays("move 1").refuses("deliver lava lake", "EMP-6.14");
    swapped().goods("I6", "GGGV").plays("move 1").refuses("deliver lava glacier", "EMP-6.3");
}

/// Given: [`swapped`] and three goods of the lavas. Played: they are delivered. Expected: a tile of the lavas that still stands
/// there may be taken, not that of the lakes. (EMP-6.14)
#[test]
fn rl8_the_citys_own_goods_claim_its_own_tiles() {
    let scene = swapped().goods("I6", "VVV").plays("move 1; deliver lava; take all");
    let scene = scene.refuses("claim double", "EMP-6.5").plays("claim triple");
    assert_eq!(scene.tiles_of(0), ["lava-triple"]);
}

/// Given: Wendy, a City and a competitor in the way. Played: a build behind both. Expected: the player says which Transfer is
/// free: 2 are paid with the City free, 3 with the other, 5 with neither. (EMP-8.18)
#[test]
fn rl23_which_transfer_is_free() {
    let scene = Situation::new(2)
        .trains(0, "C6")
        .trains(1, "E8")
        .person(0, "wendy-thristle")
        .car(0, "1/2", "one-of-two-lava-desert")
        .plays("use wendy-thristle; move 1; activate 1/2");
    assert_eq!(scene.moves_like("build F9"), ["build F9", "build F9 free D7", "build F9 free E8"]);
    let prices = ["build F9 free D7", "build F9 free E8", "build F9"].map(|mv| scene.price(mv));
    assert_eq!(prices, [2, 3, 5]);
    let scene = scene.refuses("build F9 free E6", "EMP-8.18").plays("build F9 free D7");
    assert_eq!((scene.mana_of(0), scene.table().turn.terms.free_transfers), ((3, 2), 0));
}

/// Given: the same, and Wendy used twice, since Ran lets her work without being turned. Played: the build behind both, then
/// another. Expected: each build has one free Transfer, and the second of them waits for the second build. (EMP-8.18)
#[test]
fn rl23_two_free_transfers_are_for_two_builds() {
    let scene = Situation::new(2)
        .trains(0, "C6")
        .trains(1, "E8")
        .person(0, "wendy-thristle")
        .person(0, "ran-ugobia")
        .car(0, "1/2", "one-of-two-lava-desert")
        .car(0, "1/3", "one-of-two-mountain-forest")
        .plays("use wendy-thristle; use ran-ugobia; use wendy-thristle; move 1; activate 1/2");
    assert_eq!(scene.table().turn.terms.free_transfers, 2);
    assert_eq!(scene.moves_like("build F9"), ["build F9", "build F9 free D7", "build F9 free E8"]);
    let scene = scene.plays("build F9 free D7");
    assert_eq!((scene.mana_of(0), scene.table().turn.terms.free_transfers), ((3, 2), 1));
    let scene = scene.plays("activate 1/3");
    assert_eq!((scene.price("build D9"), scene.price("build D9 free E8")), (2, 0));
    let scene = scene.plays("build D9 free E8");
    assert_eq!((scene.mana_of(0), scene.table().turn.terms.free_transfers), ((2, 3), 0));
}

/// Given: Eloi used, three crystals for a move of three spaces. Played: both cars there, one of which costs 1. Expected: the
/// crystal reclaimed after the move pays that, and there is no surcharge. (EMP-4.11)
#[test]
fn rl24_eloi_reclaims_after_the_move() {
    let scene = Situation::new(2)
        .trains(0, HUB)
        .mana(0, 3, 2)
        .person(0, "eloi-klaus")
        .car(0, "3/2", "one-of-two-desert-lake")
        .plays("use eloi-klaus; move 3");
    assert_eq!(scene.mana_of(0), (1, 4));
    let scene = scene.plays("activate 3/2; build C10; activate 3/1");
    assert_eq!(scene.mana_of(0), (1, 5));
}

/// Given: Bartok, and a hex with two goods. Played: a Wasteland there. Expected: both goods come to the folio, without a tile;
/// it is no delivery. (EMP-10.1)
#[test]
fn rl25_bartok_takes_the_goods() {
    let scene = Situation::new(3).trains(2, "C8").goods("D9", "FV").turn(2);
    let scene = scene.plays("use bartok-kulle; choose 2; wasteland D9");
    assert_eq!((scene.delivered_by(2), scene.table().scores()[2].total()), ("FV".into(), 2));
    assert_eq!((scene.table().turn.delivered, scene.phase()), (Delivered::Nothing, Phase::Specialists));
}

/// Given: Switching Station; the competitor has a second train in the own hex. Played: the switch. Expected: legal, since only
/// the own train may not come to another own one. (EMP-9.7, EMP-9.8)
#[test]
fn rl27_two_trains_of_a_competitor() {
    let scene = Situation::new(2).trains(0, "C8").trains(1, "D9 C8").car(0, "1/2", "switching-station");
    let blocked = scene.clone().trains(0, "C8 D9").trains(1, "C8 C10 D9").plays("move 1; activate 1/2");
    blocked.refuses("switch C8 D9 kerigan", "EMP-9.7");
    let scene = scene.plays("move 1; activate 1/2; switch C8 D9 kerigan");
    assert_eq!((scene.trains_at(0, "D9"), scene.trains_at(1, "C8")), (1, 2));
    assert_eq!(scene.table().map.network(seat(1)).len(), 1);
}

/// Given: Gesselheim’s car and an own hex. Played: a Wasteland there. Expected: it lies under the own train, and nothing is
/// built. (EMP-9.4)
#[test]
fn rl28_a_wasteland_under_an_own_train() {
    let scene =
        Situation::new(3).trains(2, "C8").conductor(2, 2).turn(2).plays("move 1; activate 3/1; wasteland C8");
    assert!(scene.is_wasteland("C8"));
    assert_eq!((scene.trains_at(2, "C8"), scene.player(2).trains, scene.table().active), (1, 34, seat(0)));
}

/// Given: a Wasteland with a competitor’s train beside the network. Played: Follow Through. Expected: it builds there.
/// (EMP-8.11)
#[test]
fn rl21_following_onto_a_wasteland() {
    let scene = Situation::new(2).trains(0, "H11").trains(1, "I12").car(0, "1/2", "follow-through");
    assert_eq!(scene.plays("move 1; activate 1/2; build I12").trains_at(0, "I12"), 1);
}

/// Given: an own train beside a Wasteland, and Irion. Played: the train moves there. Expected: legal. (EMP-9.5)
#[test]
fn rl22_a_train_moves_onto_a_wasteland() {
    let scene =
        Situation::new(2).trains(0, "H11").person(0, "irion-juiz").plays("use irion-juiz; shift H11 I12");
    assert_eq!((scene.trains_at(0, "I12"), scene.mana_of(0)), (1, (4, 1)));
}
