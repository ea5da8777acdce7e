//! Each Captain.

use empyreal::PersonKind;

use crate::cards::{hub, with};
use crate::common::situation::Situation;

/// EMP-10.1: a build on Wasteland, or a Wasteland whose goods come to the folio.
#[test]
fn bartok_kulle() {
    let scene =
        Situation::new(3).trains(2, "H11").turn(2).plays("use bartok-kulle").refuses("choose 3", "EMP-2.8");
    let built = scene.clone().plays("choose 1").refuses("build H9", "EMP-8.1").plays("build I12");
    assert_eq!(built.trains_at(2, "I12"), 1);
    let placed = scene.plays("choose 2").refuses("wasteland I12", "EMP-9.1").plays("wasteland H9");
    assert_eq!((placed.delivered_by(2), placed.goods_at("H9")), ("L".into(), String::new()));
}

/// EMP-9.10: for 1 mana a good from any hex without a competitor comes into the network.
#[test]
fn dolores_malephaise() {
    let scene = with("dolores-malephaise");
    scene.clone().mana(0, 0, 5).refuses("use dolores-malephaise", "EMP-2.7");
    let scene = scene
        .plays("use dolores-malephaise")
        .refuses("take E10 lava", "EMP-9.10")
        .refuses("take L3 lava", "EMP-9.10")
        .plays("take L3 lake")
        .refuses("hex L1", "EMP-9.10")
        .plays("hex C8");
    assert_eq!((scene.goods_at("C8"), scene.goods_at("L3")), ("ML".into(), String::new()));
    assert_eq!(scene.mana_of(0), (4, 1));
}

/// EMP-9.6: an in-network good is returned, and the train of that hex moves.
#[test]
fn marcinae_ayle_shorec() {
    let scene = with("marcinae-ayle-shorec")
        .plays("use marcinae-ayle-shorec")
        .refuses("take E8 glacier", "EMP-9.6")
        .plays("take C8 mountain")
        .refuses("shift F9 G10", "EMP-9.6")
        .refuses("shift C8 D7", "EMP-8.4")
        .plays("shift C8 D9");
    assert_eq!((scene.trains_at(0, "C8"), scene.trains_at(0, "D9")), (0, 1));
    assert_eq!(scene.goods_at("C8"), "");
}

/// EMP-4.9: this turn the conductor moves for 0, 0, 0 or 2.
#[test]
fn rayleigh_kerigan() {
    let scene =
        Situation::new(2).turn(1).mana(1, 2, 3).refuses("move 3", "EMP-4.2").plays("use rayleigh-kerigan");
    let scene = scene.refuses("use rayleigh-kerigan", "EMP-2.2");
    assert_eq!([1, 2, 3, 4].map(|spaces| scene.price(&format!("move {spaces}"))), [0, 0, 0, 2]);
    assert_eq!(scene.plays("move 4").mana_of(1), (0, 5));
}

/// EMP-3.2, EMP-2.5: up to five crystals are reclaimed; of none she makes no use.
#[test]
fn runika_zenanen() {
    Situation::new(2).mana(0, 5, 0).refuses("use runika-zenanen", "EMP-2.5");
    assert_eq!(Situation::new(2).mana(0, 0, 3).plays("use runika-zenanen").mana_of(0), (3, 0));
}

/// EMP-4.10: this turn neither surcharges nor inherent costs; a car is still activated only once.
#[test]
fn seth_cremmul() {
    let scene = with("seth-cremmul").mana(0, 0, 5).car(0, "1/2", "deep-one").car(0, "1/3", "reforester");
    scene.clone().plays("move 1").refuses("activate 1/2", "EMP-4.7");
    let scene = scene
        .plays("use seth-cremmul; move 1; activate 1/2; build L5; activate 1/3; build C6; skip")
        .refuses("activate 1/2", "EMP-4.4")
        .plays("activate 1/1; build C10");
    assert_eq!(scene.mana_of(0), (0, 5));
}

/// EMP-2.7, EMP-2.8, EMP-8.9: for 1 mana a specialist, or a build beside a City.
#[test]
fn irialandradayamorella() {
    let scene = with("irialandradayamorella").stack(PersonKind::Engineer, &["manch", "aerlion"]);
    scene.clone().mana(0, 0, 5).refuses("use irialandradayamorella", "EMP-2.7");
    let scene = scene.plays("use irialandradayamorella");
    let built = scene.clone().plays("choose 2").refuses("build G10", "EMP-8.9").plays("build E8");
    assert_eq!((built.trains_at(0, "E8"), built.mana_of(0)), (1, (4, 1)));
    let drafted = scene
        .plays("choose 1")
        .refuses("draft captain", "EMP-7.8")
        .plays("draft engineer")
        .refuses("keep orman-kaspar", "EMP-7.7")
        .plays("keep manch");
    assert_eq!(drafted.player(0).engineer.unwrap().person.to_string(), "manch");
}

/// EMP-2.8, EMP-8.10: a build on the home terrain of the company, or the Engineer is refreshed.
#[test]
fn trias_blackwind() {
    let scene = with("trias-blackwind").plays("use trias-blackwind").refuses("choose 2", "EMP-2.5");
    let scene = scene.plays("choose 1").refuses("build C6", "EMP-8.1").plays("build C10");
    assert_eq!(scene.trains_at(0, "C10"), 1);
    let scene = hub().person(0, "trias-blackwind").tired(0, "manch").plays("use trias-blackwind; choose 2");
    assert!(scene.player(0).engineer.unwrap().ready);
}
