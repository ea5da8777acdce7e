//! Each Station Master.

use empyreal::{Phase, Terrain};

use crate::cards::{hub, with};
use crate::common::situation::{Situation, seat};

/// EMP-8.19: City Transfers are free.
#[test]
fn antine_frass() {
    let scene = with("antine-frass").trains(0, "C6").conductor(0, 1).refuses("use antine-frass", "EMP-2.4");
    assert_eq!(scene.plays("move 1; activate 2/1; build E8").mana_of(0), (5, 0));
}

/// EMP-2.4: reclaims 1, once a turn.
#[test]
fn clive_melmont() {
    let scene = with("clive-melmont").mana(0, 3, 2).plays("use clive-melmont");
    assert_eq!(scene.refuses("use clive-melmont", "EMP-2.4").mana_of(0), (4, 1));
}

/// EMP-9.14: two in-network goods for a crystal.
#[test]
fn dareios_kuel() {
    let scene = with("dareios-kuel").plays("use dareios-kuel").refuses("take G10 desert", "EMP-9.14");
    let scene =
        scene.plays("take C8 mountain").refuses("take C8 mountain", "EMP-9.14").plays("take F9 desert");
    assert_eq!(scene.refuses("use dareios-kuel", "EMP-2.4").mana_of(0), (6, 0));
}

/// EMP-9.14: a good and 1 mana to refresh the Engineer.
#[test]
fn feylana_chorgitz() {
    let scene = with("feylana-chorgitz").refuses("use feylana-chorgitz", "EMP-2.7").tired(0, "manch");
    let scene = scene.plays("use feylana-chorgitz; take C8 mountain");
    assert!(scene.player(0).engineer.unwrap().ready);
    assert_eq!((scene.mana_of(0), scene.goods_at("C8")), ((4, 1), String::new()));
}

/// EMP-6.10: at the End of the Line one good less is enough, not two.
#[test]
fn hai_of_noirwood() {
    let scene = with("hai-of-noirwood").goods("C8", "LL").goods("H11", "").conductor(0, 5);
    let scene = scene.plays("move 1; deliver lake; take all").refuses("claim quadruple", "EMP-6.5");
    assert_eq!(scene.plays("claim triple").tiles_of(0), ["lake-triple"]);
}

/// EMP-8.19: Competitor Transfers cost 1.
#[test]
fn irini_grenhart() {
    let scene = with("irini-grenhart").conductor(0, 4);
    scene.clone().mana(0, 0, 5).plays("move 1; activate 5/1").refuses("build D11", "EMP-8.14");
    assert_eq!(scene.plays("move 1; activate 5/1; build D11").mana_of(0), (4, 1));
}

/// EMP-4.10: surcharges of 0, 0 or 1 in all.
#[test]
fn levine_casterlie() {
    let scene = with("levine-casterlie")
        .refuses("use levine-casterlie", "EMP-2.4")
        .mana(0, 1, 0)
        .car(0, "1/2", "one-of-two-mountain-forest")
        .car(0, "1/3", "one-of-two-lava-desert")
        .plays("move 1; activate 1/1; build C10; activate 1/2; build G12; activate 1/3; build B9");
    assert_eq!(scene.mana_of(0), (0, 1));
}

/// EMP-6.11: a delivery at the End of the Line gains a crystal.
#[test]
fn leto_fulgore() {
    let scene = with("leto-fulgore").trains(0, "I6").conductor(0, 5).refuses("use leto-fulgore", "EMP-2.4");
    assert_eq!(scene.clone().plays("move 1; deliver lava; take all").mana_of(0), (6, 0));
    assert_eq!(scene.plays("move 1; skip").mana_of(0), (5, 0));
}

/// EMP-9.14: two goods and 2 mana to refresh the Captain.
#[test]
fn lucca_turlotte() {
    let scene = with("lucca-turlotte").refuses("use lucca-turlotte", "EMP-2.7").tired(0, "runika-zenanen");
    scene.clone().mana(0, 1, 4).refuses("use lucca-turlotte", "EMP-2.7");
    let scene = scene.plays("use lucca-turlotte; take C8 mountain; take F9 desert");
    assert!(scene.player(0).captain.unwrap().ready);
    assert_eq!(scene.mana_of(0), (3, 2));
}

/// EMP-3.6, EMP-6.9: a delivery of one good, once in each Administrate action.
#[test]
fn nicomedes_ansige() {
    let scene = with("nicomedes-ansige").refuses("use nicomedes-ansige", "EMP-2.4").mana(0, 2, 3);
    let scene = scene.plays("administrate; reclaim; use nicomedes-ansige; deliver lake; take H11 lake");
    let scene = scene.refuses("use nicomedes-ansige", "EMP-3.6").plays("skip");
    assert_eq!((scene.delivered_by(0), scene.mana_of(0), scene.asked()), ("L".into(), (5, 0), seat(1)));
}

/// EMP-4.13: the player may activate first and then move.
#[test]
fn peril() {
    hub().conductor(0, 1).refuses("activate-first", "EMP-4.3").refuses("activate 1/1", "EMP-4.3");
    let scene = with("peril").conductor(0, 1).plays("activate-first").refuses("activate 2/1", "EMP-4.3");
    let scene = scene.plays("activate 1/1; build C10").refuses("done", "EMP-1.6").plays("move 2");
    assert_eq!((scene.player(0).conductor, scene.mana_of(0), scene.asked()), (3, (4, 1), seat(1)));
}

/// EMP-8.19: Wasteland Transfers cost 1.
#[test]
fn sanathes_danah() {
    let scene = with("sanathes-danah").conductor(0, 1).refuses("use sanathes-danah", "EMP-2.4");
    assert_eq!(scene.plays("move 1; activate 2/1; build I14").mana_of(0), (4, 1));
}

/// EMP-4.9: the conductor always moves for 0, 0, 2 or 4.
#[test]
fn simon_la_faucheuse() {
    let scene = with("simon-la-faucheuse").mana(0, 2, 0).refuses("move 4", "EMP-4.2");
    assert_eq!(scene.plays("move 3").mana_of(0), (0, 2));
}

/// EMP-9.14: two goods and 2 mana for a build on any terrain.
#[test]
fn tegusgan() {
    let scene = with("tegusgan").plays("use tegusgan; take C8 mountain; take F9 desert");
    let scene = scene.refuses("build I12", "EMP-8.6").plays("build C6");
    assert_eq!((scene.trains_at(0, "C6"), scene.mana_of(0)), (1, (3, 2)));
    scene.refuses("use tegusgan", "EMP-2.4");
}

/// EMP-3.5, EMP-3.6: a build on the home terrain, before, between or after the parts of Administrate.
#[test]
fn tzart_kargan() {
    let scene =
        with("tzart-kargan").mana(0, 3, 2).tired(0, "runika-zenanen").refuses("use tzart-kargan", "EMP-2.4");
    let scene = scene.plays("administrate");
    let questions = ["use tzart-kargan", "done", "reclaim", "refresh"];
    assert!(questions.iter().all(|mv| scene.moves().contains(&(*mv).into())), "{:?}", scene.moves());
    let scene = scene.plays("refresh").refuses("refresh", "EMP-3.4").plays("use tzart-kargan");
    let scene = scene.refuses("build C6", "EMP-8.1").plays("build C10");
    assert_eq!((scene.trains_at(0, "C10"), scene.mana_of(0)), (1, (5, 0)));
    assert_eq!(scene.plays("skip").asked(), seat(1));
}

/// EMP-4.12: one spellcar is activated twice for 1 mana, and no other.
#[test]
fn viona_larone() {
    let scene = with("viona-larone").car(0, "1/2", "one-of-two-mountain-forest");
    scene.clone().plays("move 1; activate 1/1; build C10").refuses("double 1/2", "EMP-4.12");
    hub().plays("move 1").refuses("double 1/1", "EMP-4.12");
    let scene = scene.plays("move 1; double 1/1; build C10; activate 1/1; build B7");
    assert_eq!((scene.mana_of(0), scene.asked()), ((4, 1), seat(1)));
}

/// EMP-6.12: what the supply does not have is not taken.
#[test]
fn voco_astrum() {
    let scene = Situation::new(3).trains(0, "I6").person(0, "voco-astrum").conductor(0, 5);
    let scene = scene.refuses("use voco-astrum", "EMP-2.4");
    let scene = scene.without_supply(1, Terrain::Lava).plays("move 1; deliver lava; take all");
    assert_eq!((scene.delivered_by(0), scene.phase()), ("V".into(), Phase::Upgrading));
}
