//! Each Engineer.

use empyreal::Phase;

use crate::cards::{hub, with};
use crate::common::situation::Situation;

/// EMP-5.1: a spellcar, before the main action.
#[test]
fn adelaide_chivers() {
    let scene = with("adelaide-chivers")
        .market(&["metro", "hypetrain", "icecar", "deep-one"])
        .plays("use adelaide-chivers")
        .refuses("gain reforester", "EMP-5.1")
        .plays("gain metro")
        .refuses("place 1/3", "EMP-5.4")
        .plays("place 1/2");
    assert_eq!((scene.car_at(0, "1/2"), scene.phase()), (Some("metro".into()), Phase::Specialists));
    scene.refuses("use adelaide-chivers", "EMP-2.2");
}

/// EMP-8.19: he places a Wasteland that is crossed for free this turn.
#[test]
fn aerlion() {
    let scene = with("aerlion").plays("use aerlion").refuses("wasteland I12", "EMP-9.1");
    let scene = scene.plays("wasteland G12; move 1; activate 1/1");
    assert_eq!(scene.price("build F13"), 0);
    assert_eq!(scene.plays("build F13").mana_of(0), (5, 0));
}

/// EMP-10.6: another player’s Engineer who is face-up; “competitor” is seen from Arret’s player.
#[test]
fn arret_draamivaar() {
    let scene = with("arret-draamivaar").refuses("use arret-draamivaar", "EMP-2.5");
    let scene = scene.person(1, "candide-malephaise").plays("use arret-draamivaar");
    let scene = scene.refuses("copy luc-von-gott", "EMP-10.6").plays("copy candide-malephaise; build E10");
    assert_eq!(scene.trains_at(0, "E10"), 1);
}

/// EMP-8.11: a build where a competitor has a train.
#[test]
fn candide_malephaise() {
    let scene = with("candide-malephaise").plays("use candide-malephaise");
    assert_eq!(scene.refuses("build C10", "EMP-8.11").plays("build E10").trains_at(0, "E10"), 1);
}

/// EMP-6.9: a delivery of one good, without a tile.
#[test]
fn daedalus_khimsey() {
    let scene = with("daedalus-khimsey").goods("C8", "LL").plays("use daedalus-khimsey");
    let scene = scene.refuses("deliver lava", "EMP-6.3").plays("deliver lake").refuses("take all", "EMP-6.9");
    let scene = scene.plays("take C8 lake");
    assert_eq!((scene.delivered_by(0), scene.phase()), ("L".into(), Phase::Specialists));
}

/// EMP-4.11: no surcharges this turn, and 1 is reclaimed when the move is paid.
#[test]
fn eloi_klaus() {
    let scene =
        with("eloi-klaus").plays("use eloi-klaus").refuses("use eloi-klaus", "EMP-2.2").plays("move 2");
    assert_eq!(scene.mana_of(0), (5, 0));
    assert_eq!(scene.table().terms(scene.asked()).surcharges, [0, 0, 0]);
}

/// EMP-5.7: two tiles change places, or one moves to an empty space; printed cars stay.
#[test]
fn garek_tesias() {
    let scene = with("garek-tesias").refuses("use garek-tesias", "EMP-2.5");
    let scene = scene.car(0, "1/2", "metro").car(0, "2/2", "icecar").plays("use garek-tesias");
    let scene = scene
        .refuses("rearrange 2/2 2/2", "EMP-5.7")
        .refuses("rearrange 1/2 1/1", "EMP-5.7")
        .refuses("rearrange 3/2 4/2", "EMP-5.7");
    for swap in ["rearrange 1/2 2/2", "rearrange 2/2 1/2"] {
        assert_eq!(scene.clone().plays(swap).car_at(0, "1/2"), Some("icecar".into()));
    }
    assert_eq!(scene.plays("rearrange 1/2 5/3").car_at(0, "5/3"), Some("metro".into()));
}

/// EMP-9.5, EMP-9.6: for 1 mana a train moves to an adjacent hex.
#[test]
fn irion_juiz() {
    let scene = with("irion-juiz");
    scene.clone().mana(0, 0, 5).refuses("use irion-juiz", "EMP-2.7");
    let scene = scene
        .plays("use irion-juiz")
        .refuses("shift C8 D7", "EMP-8.4")
        .refuses("shift C8 E8", "EMP-9.5")
        .refuses("shift E10 E8", "EMP-9.5")
        .plays("shift C8 D9");
    assert_eq!((scene.trains_at(0, "D9"), scene.mana_of(0)), (1, (4, 1)));
}

/// EMP-9.11: a good of the terrain on an in-network hex without goods.
#[test]
fn lixis_ran_kanda() {
    let scene = with("lixis-ran-kanda").refuses("use lixis-ran-kanda", "EMP-2.5").goods("C8", "");
    let scene = scene.plays("use lixis-ran-kanda").refuses("hex F9", "EMP-2.5").refuses("hex G10", "EMP-6.1");
    assert_eq!(scene.plays("hex C8").goods_at("C8"), "M");
}

/// EMP-2.7: a crystal for 1 mana, but not an eleventh.
#[test]
fn luc_von_gott() {
    with("luc-von-gott").mana(0, 5, 5).refuses("use luc-von-gott", "EMP-2.7");
    assert_eq!(with("luc-von-gott").mana(0, 5, 3).plays("use luc-von-gott").mana_of(0), (5, 4));
}

/// EMP-9.10: for 1 mana a good comes from a hex beside an in-network one, a competitor’s too.
#[test]
fn malandrax_mecchi() {
    let scene =
        with("malandrax-mecchi").plays("use malandrax-mecchi").refuses("hex G10", "EMP-6.1").plays("hex F9");
    let scene = scene.refuses("take C10 lake", "EMP-9.10").plays("take E10 lava");
    assert_eq!((scene.goods_at("F9"), scene.mana_of(0)), ("VD".into(), (4, 1)));
}

/// EMP-2.2, EMP-2.7: the Captain is refreshed for 1 mana, if that does anything.
#[test]
fn manch() {
    let scene = with("manch").refuses("use manch", "EMP-2.7").tired(0, "runika-zenanen").plays("use manch");
    assert!(scene.player(0).captain.unwrap().ready);
    assert_eq!(scene.mana_of(0), (4, 1));
}

/// EMP-3.2: three crystals are reclaimed.
#[test]
fn orman_kaspar() {
    let scene = with("orman-kaspar").mana(0, 1, 4).plays("use orman-kaspar");
    assert_eq!(scene.refuses("use orman-kaspar", "EMP-2.2").mana_of(0), (4, 1));
}

/// EMP-9.11: for 1 mana another good of a colour that is there.
#[test]
fn rixia_van_sorrel() {
    let scene = with("rixia-van-sorrel").goods("C8", "MV").goods("F9", "").plays("use rixia-van-sorrel");
    let scene = scene.refuses("hex F9", "EMP-2.5").plays("hex C8").refuses("good lake", "EMP-9.11");
    assert_eq!(scene.plays("good lava").goods_at("C8"), "MVV");
}

/// EMP-4.10: this turn spellcars have no inherent costs.
#[test]
fn sarafina_vanedran() {
    let scene = with("sarafina-vanedran").mana(0, 0, 5).car(0, "1/2", "deep-one");
    scene.clone().plays("move 1").refuses("activate 1/2", "EMP-4.7");
    let scene = scene.plays("use sarafina-vanedran; move 1; activate 1/2; build L5");
    assert_eq!(scene.mana_of(0), (0, 5));
}

/// EMP-10.3, EMP-10.4: for 1 mana a spellcar of the Market, for its inherent cost, which Sarafina and Seth do not waive here.
#[test]
fn uumi_nuoc() {
    let scene = with("uumi-nuoc").person(0, "seth-cremmul").mana(0, 3, 2);
    let scene =
        scene.market(&["metro", "reforester", "icecar", "deep-one"]).plays("use seth-cremmul; use uumi-nuoc");
    let scene = scene.refuses("copy reforester", "EMP-4.7").refuses("copy hypetrain", "EMP-10.3");
    let scene = scene.plays("copy deep-one; build L5");
    assert_eq!((scene.mana_of(0), scene.table().market.len()), ((0, 5), 4));
}

/// EMP-8.18, EMP-1.4: one Transfer of this turn is free.
#[test]
fn wendy_thristle() {
    let scene = with("wendy-thristle").conductor(0, 4).plays("use wendy-thristle; move 1; activate 5/1");
    let scene = scene.refuses("build G12 free E10", "EMP-8.18").plays("build D11 free E10");
    assert_eq!((scene.mana_of(0), scene.table().turn.terms.free_transfers), ((5, 0), 0));
    let unused = hub().person(0, "wendy-thristle").plays("use wendy-thristle; administrate; skip");
    assert_eq!(unused.table().turn.terms.free_transfers, 0);
    assert!(Situation::new(2).table().turn.terms == unused.table().turn.terms);
}
