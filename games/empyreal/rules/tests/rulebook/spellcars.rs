//! Each unique spellcar, from Arctic Shocker to Meditation Mecha.

use empyreal::{PersonKind, Phase};

use crate::cards::{activated, holding};
use crate::common::situation::seat;

/// EMP-9.12, EMP-8.5: on Glacier, with a good of any colour there; none without the build.
#[test]
fn arctic_shocker() {
    let scene = activated("arctic-shocker").refuses("build C10", "EMP-8.1");
    let without = scene.clone().plays("skip");
    assert_eq!((without.phase(), without.mana_of(0)), (Phase::Activating, (6, 2)));
    assert_eq!(scene.plays("build E8; good lava").goods_at("E8"), "VG");
}

/// EMP-5.8: each competitor with a tile discards one, clockwise.
#[test]
fn car_bomb() {
    holding("car-bomb").plays("move 1").refuses("activate 1/2", "EMP-2.5");
    let scene =
        holding("car-bomb").car(1, "1/2", "metro").car(2, "3/2", "icecar").plays("move 1; activate 1/2");
    assert_eq!(scene.asked(), seat(1));
    let scene = scene.refuses("discard 1/3", "EMP-5.8").refuses_for(seat(0), "done", "EMP-1.6");
    let scene = scene.plays("discard 1/2");
    assert_eq!(scene.asked(), seat(2));
    let scene = scene.plays("discard 3/2");
    assert_eq!((scene.asked(), scene.table().discards.len()), (seat(0), 2));
}

/// EMP-9.1, EMP-2.8: a Wasteland, on an in-network hex too, and a crystal; trains stay (EMP-9.2).
#[test]
fn corruption_junction() {
    let scene = activated("corruption-junction").refuses("wasteland D7", "EMP-9.1").plays("wasteland C8");
    assert_eq!(
        (scene.mana_of(0), scene.trains_at(0, "C8"), scene.goods_at("C8")),
        ((8, 1), 1, String::new())
    );
}

/// EMP-8.8: on Mountain, anywhere.
#[test]
fn deep_one() {
    let scene = activated("deep-one").refuses("build C8", "EMP-8.3").refuses("build C10", "EMP-8.1");
    assert_eq!(scene.plays("build L5").mana_of(0), (6, 2));
}

/// EMP-3.2: three crystals are reclaimed.
#[test]
fn flow_controller() {
    holding("flow-controller").plays("move 1").refuses("activate 1/2", "EMP-2.5");
    let scene = holding("flow-controller").mana(0, 2, 6).plays("move 1; activate 1/2");
    assert_eq!(scene.refuses("activate 1/2", "EMP-4.4").mana_of(0), (5, 3));
}

/// EMP-8.11: where a competitor has a train.
#[test]
fn follow_through() {
    let scene = activated("follow-through").refuses("build C10", "EMP-8.11").plays("build E10");
    assert_eq!(scene.trains_at(0, "E10"), 1);
}

/// EMP-2.8: a specialist, or a refresh.
#[test]
fn gilt_runner() {
    let scene = holding("gilt-runner")
        .stack(PersonKind::Surveyor, &["telemyr", "cin-atalar"])
        .plays("move 1; activate 1/2");
    let drafted = scene.refuses("choose 2", "EMP-2.5").plays("choose 1; draft surveyor");
    let drafted = drafted.refuses("skip", "EMP-1.6").plays("keep telemyr");
    assert_eq!(drafted.table().stack_of(PersonKind::Surveyor).len(), 1);
    let refreshed = holding("gilt-runner").tired(0, "runika-zenanen").plays("move 1; activate 1/2; choose 2");
    assert!(refreshed.player(0).captain.unwrap().ready);
}

/// EMP-8.7: on the edge of the map.
#[test]
fn horizon_chaser() {
    let scene = holding("horizon-chaser").trains(0, "D11").plays("move 1; activate 1/2");
    let edge = scene.table().map.chart().edge;
    assert!(edge.contains(scene.hex("D13")) && !edge.contains(scene.hex("C10")));
    assert_eq!(scene.refuses("build C10", "EMP-8.7").plays("build D13").trains_at(0, "D13"), 1);
}

/// EMP-5.1: two spellcars.
#[test]
fn hypetrain() {
    let scene = activated("hypetrain").refuses("gain hypetrain", "EMP-5.1");
    let scene = scene.plays("gain past-competitor-lake; place 2/2; gain past-competitor-lava; place 3/2");
    assert_eq!((scene.player(0).tiles().count(), scene.table().market.len()), (3, 4));
}

/// EMP-2.6, EMP-9.14: an in-network good for a crystal; not with ten.
#[test]
fn icecar() {
    let scene = activated("icecar").refuses("take E8 glacier", "EMP-9.14").plays("take C8 mountain");
    assert_eq!(scene.mana_of(0), (9, 0));
    holding("icecar").mana(0, 10, 0).plays("move 1").refuses("activate 1/2", "EMP-2.5");
}

/// EMP-10.2: the car to the left or right in its row; in the first row a printed one.
#[test]
fn limited_express() {
    let scene = holding("limited-express").car(0, "2/2", "metro").plays("move 1; activate 1/2");
    let scene = scene.refuses("copy kings-line-1", "EMP-10.2").plays("copy metro; build C6");
    assert_eq!(scene.mana_of(0), (7, 1));
    let covering =
        holding("icecar").car(0, "2/1", "limited-express").conductor(0, 1).plays("move 1; activate 2/1");
    assert_eq!(covering.moves(), ["copy kings-line-1", "copy kings-line-3"]);
    assert_eq!(covering.plays("copy kings-line-3").mana_of(0), (7, 2));
}

/// EMP-2.8: a build on Lake and a crystal.
#[test]
fn liquid_purifier() {
    let scene = activated("liquid-purifier").refuses("build C6", "EMP-8.1");
    assert_eq!(scene.clone().plays("skip").mana_of(0), (7, 2));
    assert_eq!(scene.plays("build C10").mana_of(0), (7, 2));
}

/// EMP-2.8: a specialist or a spellcar.
#[test]
fn luxury_carriage() {
    let scene = activated("luxury-carriage").refuses("choose 3", "EMP-2.8");
    let scene = scene.plays("choose 2; gain past-competitor-lake; place 2/2");
    assert_eq!((scene.mana_of(0), scene.player(0).tiles().count()), ((7, 1), 2));
}

/// EMP-3.3: a crystal, but not an eleventh.
#[test]
fn mana_surger() {
    assert_eq!(activated("mana-surger").mana_of(0), (8, 1));
    holding("mana-surger").mana(0, 10, 0).plays("move 1").refuses("activate 1/2", "EMP-2.5");
}

/// EMP-5.4: a spellcar.
#[test]
fn meditation_mecha() {
    let scene =
        activated("meditation-mecha").plays("gain past-competitor-lake").refuses("place 2/3", "EMP-5.4");
    assert_eq!(scene.plays("place 2/2").mana_of(0), (8, 0));
}
