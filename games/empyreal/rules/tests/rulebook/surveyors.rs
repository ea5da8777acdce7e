//! Each Surveyor.

use empyreal::{PersonKind, Phase};

use crate::cards::{hub, with};
use crate::common::situation::{Situation, seat};

/// EMP-7.10: of three Station Masters from the box one is laid over her.
#[test]
fn aella_ivaline_oranhei() {
    let scene = with("aella-ivaline-oranhei")
        .stack(PersonKind::StationMaster, &["peril", "leto-fulgore", "tegusgan", "antine-frass"])
        .plays("use aella-ivaline-oranhei")
        .refuses("keep peril", "EMP-7.10");
    let drawn: Vec<_> = scene.table().drawn().iter().collect();
    assert_eq!(drawn.len(), 3);
    let scene = scene.plays(&format!("keep {}", drawn[1])).refuses("use aella-ivaline-oranhei", "EMP-2.3");
    assert_eq!((scene.player(0).second, scene.table().drawn().len()), (Some(drawn[1]), 0));
    let covered = PersonKind::ALL.into_iter().filter(|kind| scene.player(0).is_covered(*kind));
    assert_eq!(covered.collect::<Vec<_>>(), [PersonKind::Surveyor]);
}

/// EMP-9.11: up to three times a good of the terrain on an in-network hex without goods.
#[test]
fn almir_nol_kanda() {
    let scene = with("almir-nol-kanda").goods("C8", "").goods("F9", "").goods("H11", "");
    let scene = scene.plays("use almir-nol-kanda; hex C8; hex F9").refuses("hex C8", "EMP-2.5");
    assert_eq!(scene.clone().plays("skip").phase(), Phase::Specialists);
    let scene = scene.plays("hex H11");
    assert_eq!(["C8", "F9", "H11"].map(|hex| scene.goods_at(hex)), ["M", "D", "L"]);
}

/// EMP-9.6: up to four times a train moves, the same one again if wanted.
#[test]
fn anya_southwind() {
    let scene = with("anya-southwind").plays("use anya-southwind").refuses("shift C8 C12", "EMP-9.5");
    let scene = scene.plays("shift C8 D9; shift D9 D11; shift D11 D13; shift D13 C12");
    assert_eq!((scene.trains_at(0, "C12"), scene.phase()), (1, Phase::Specialists));
    scene.refuses("use anya-southwind", "EMP-2.3");
}

/// EMP-9.9: all trains of an in-network hex and of those around it go back to their supplies.
#[test]
fn ariel_malephaise() {
    let scene =
        with("ariel-malephaise").plays("use ariel-malephaise").refuses("hex G10", "EMP-6.1").plays("hex F9");
    assert_eq!((scene.player(0).trains, scene.player(1).trains), (33, 35));
    assert_eq!((scene.trains_at(0, "F9"), scene.trains_at(0, "C8")), (0, 1));
    let gone = with("ariel-malephaise").trains(0, "F9").car(0, "1/2", "deep-one");
    let gone = gone.plays("use ariel-malephaise; hex F9; move 1").refuses("activate 1/1", "EMP-2.5");
    assert_eq!(gone.plays("activate 1/2; build L5").trains_at(0, "L5"), 1);
}

/// EMP-9.10: all goods from all hexes around an in-network one come there.
#[test]
fn cin_atalar() {
    let scene = with("cin-atalar").plays("use cin-atalar").refuses("hex G10", "EMP-6.1").plays("hex F9");
    assert_eq!((scene.goods_at("F9"), scene.goods_at("E10")), ("VVGGGDD".into(), String::new()));
}

/// EMP-10.7: another player’s Surveyor, used or not; a covered Aella too, and then the Station Master lies over Doc.
#[test]
fn doc_silnan() {
    let scene =
        with("doc-silnan").mana(0, 1, 4).refuses("use doc-silnan", "EMP-2.5").tired(1, "hikaru-sorayama");
    let scene =
        scene.plays("use doc-silnan").refuses("copy cin-atalar", "EMP-10.7").plays("copy hikaru-sorayama");
    assert_eq!(scene.mana_of(0), (7, 0));
    let scene = hub().person(0, "doc-silnan").tired(1, "aella-ivaline-oranhei");
    let scene = scene.plays("use doc-silnan; copy aella-ivaline-oranhei");
    let drawn = scene.table().drawn().iter().next().unwrap();
    assert_eq!(scene.plays(&format!("keep {drawn}")).player(0).second, Some(drawn));
}

/// EMP-10.11: another turn of the same player follows.
#[test]
fn eirene_lemina_kobor() {
    let scene = with("eirene-lemina-kobor").plays("use eirene-lemina-kobor; administrate; skip");
    let scene = scene.refuses("use eirene-lemina-kobor", "EMP-2.3");
    assert_eq!(scene.asked(), seat(0));
    assert_eq!(scene.plays("administrate; skip").asked(), seat(1));
}

/// EMP-3.2, EMP-3.3: all mana is reclaimed, and two crystals are gained as far as ten allow.
#[test]
fn hikaru_sorayama() {
    with("hikaru-sorayama").mana(0, 10, 0).refuses("use hikaru-sorayama", "EMP-2.5");
    assert_eq!(with("hikaru-sorayama").mana(0, 2, 3).plays("use hikaru-sorayama").mana_of(0), (7, 0));
    assert_eq!(with("hikaru-sorayama").mana(0, 2, 7).plays("use hikaru-sorayama").mana_of(0), (10, 0));
}

/// EMP-10.14: up to four hexes of one terrain.
#[test]
fn hydeart_burnstein() {
    let scene = with("hydeart-burnstein").plays("use hydeart-burnstein").refuses("build I12", "EMP-8.6");
    let scene =
        scene.plays("build C6").refuses("build C10", "EMP-10.14").plays("build D9; build H13; build I10");
    assert_eq!((scene.player(0).trains, scene.phase()), (28, Phase::Specialists));
}

/// EMP-10.14: up to three times on any terrain.
#[test]
fn john_strong_stevenson() {
    let scene =
        with("john-strong-stevenson").plays("use john-strong-stevenson").refuses("build I12", "EMP-8.6");
    let scene = scene.plays("build C6; build C10; skip");
    assert_eq!((scene.player(0).trains, scene.phase()), (30, Phase::Specialists));
}

/// EMP-6.8: up to four goods of one colour, and a tile.
#[test]
fn lyal_kerigan() {
    let scene = with("lyal-kerigan").goods("C8", "LLLLL").plays("use lyal-kerigan; deliver lake");
    let scene = scene.refuses("take all", "EMP-6.8").refuses("done", "EMP-6.3");
    let scene = scene.plays("take C8 lake; take C8 lake; take C8 lake; take C8 lake; claim quadruple");
    assert_eq!((scene.delivered_by(0), scene.tiles_of(0)), ("LLLL".into(), vec!["lake-quadruple".into()]));
    assert_eq!(scene.phase(), Phase::Specialists);
}

/// EMP-10.9: two spellcars are taken and then activated, for their inherent costs only.
#[test]
fn milton_barts() {
    let scene = with("milton-barts").market(&[
        "metro",
        "deep-one",
        "hypetrain",
        "icecar",
        "transmuter",
        "terraformer",
    ]);
    let scene = scene.plays("use milton-barts; gain metro; place 1/2; gain deep-one; place 2/2");
    let scene = scene.refuses("activate 1/1", "EMP-10.9");
    let scene = scene.plays("activate 2/2; build L5").refuses("activate 2/2", "EMP-10.9");
    let scene = scene.plays("activate 1/2; build C6");
    assert_eq!((scene.mana_of(0), scene.phase()), ((3, 2), Phase::Specialists));
}

/// EMP-10.13: on each hex around an in-network one, as far as possible; not on Wasteland.
#[test]
fn mindra_dirac() {
    let scene = with("mindra-dirac").plays("use mindra-dirac").refuses("hex G10", "EMP-6.1").plays("hex H11");
    let scene = scene.refuses("build C10", "EMP-8.16").refuses("build I12", "EMP-8.6");
    let scene = scene.plays("build H9; build H13; build G10; build G12; build I10");
    assert_eq!((scene.player(0).trains, scene.phase()), (27, Phase::Specialists));
}

/// EMP-10.8: Captain and Engineer are refreshed, and each may be used once without being turned, then as ever.
#[test]
fn ran_ugobia() {
    let scene = with("ran-ugobia").mana(0, 0, 10).tired(0, "runika-zenanen").tired(0, "orman-kaspar");
    let scene = scene.plays("use ran-ugobia; use runika-zenanen").refuses("use runika-zenanen", "EMP-10.8");
    let scene = scene.plays("use orman-kaspar");
    assert_eq!((scene.mana_of(0), scene.phase()), ((8, 2), Phase::Specialists));
    let scene = scene.plays("use runika-zenanen").refuses("use runika-zenanen", "EMP-2.2");
    assert!(scene.player(0).engineer.unwrap().ready && !scene.player(0).captain.unwrap().ready);
}

/// EMP-10.10: a specialist but the Surveyor is swapped for another player’s of the same kind.
#[test]
fn telemyr() {
    let scene = with("telemyr").person(0, "peril").person(1, "leto-fulgore").plays("use telemyr");
    let scene = scene.refuses("trade peril rayleigh-kerigan", "EMP-10.10").plays("trade peril leto-fulgore");
    let masters = [0, 1].map(|number| scene.player(number).master.unwrap().to_string());
    assert_eq!(masters, ["leto-fulgore", "peril"]);
}

/// EMP-6.13: up to twice two Demand Tiles of different Cities change places.
#[test]
fn wardlaw_obrien() {
    let scene = with("wardlaw-obrien")
        .plays("use wardlaw-obrien; tile lake/lake-double")
        .refuses("tile lake/lake-triple", "EMP-6.13")
        .refuses("tile lake/forest-double", "EMP-6.13")
        .plays("tile lava/lava-triple; tile lake/lava-triple; tile forest/forest-double");
    let stands: Vec<String> = scene.table().tiles.stands().map(|stand| stand.to_string()).collect();
    for stand in ["lava/lake-double", "forest/lava-triple", "lake/forest-double"] {
        assert!(stands.contains(&stand.into()), "{stands:?}");
    }
    assert_eq!(scene.phase(), Phase::Specialists);
    assert!(Situation::new(2).table().tiles.stands().all(|stand| stand.city == stand.colour));
}

/// EMP-10.12, EMP-8.8: anywhere on any terrain, then beside that on the own home terrain.
#[test]
fn welsie_acktern() {
    let scene = with("welsie-acktern").plays("use welsie-acktern").refuses("build I12", "EMP-8.6");
    assert_eq!(scene.clone().plays("skip").phase(), Phase::Specialists);
    let scene = scene
        .plays("build L5")
        .refuses("build C10", "EMP-8.16")
        .refuses("build K4", "EMP-8.1")
        .plays("build L3");
    assert_eq!((scene.trains_at(0, "L5"), scene.trains_at(0, "L3")), (1, 1));
}
