//! Each unique spellcar from Metro to Worldspanner, and the companies’ own.

use empyreal::{PersonKind, Phase};
use serde_json::json;

use crate::cards::{activated, holding, hub};
use crate::common::situation::{Situation, seat};

/// EMP-8.9: beside a City.
#[test]
fn metro() {
    let scene = activated("metro").refuses("build G10", "EMP-8.9").plays("build E8");
    assert_eq!(scene.trains_at(0, "E8"), 1);
}

/// EMP-9.11: another good of a colour that is there.
#[test]
fn mirror_box() {
    let scene = activated("mirror-box").refuses("hex G10", "EMP-6.1").plays("hex C8");
    assert_eq!(scene.goods_at("C8"), "MM");
}

/// EMP-9.10: a good from beside an in-network hex, a competitor’s too.
#[test]
fn pollinator() {
    let scene =
        activated("pollinator").plays("hex F9").refuses("take F9 desert", "EMP-9.10").plays("take E10 lava");
    assert_eq!((scene.goods_at("F9"), scene.goods_at("E10")), ("VD".into(), String::new()));
}

/// EMP-8.6: two builds on Wasteland.
#[test]
fn pollution_solution() {
    let scene = holding("pollution-solution").wasteland("G12").plays("move 1; activate 1/2");
    let scene = scene.refuses("build C10", "EMP-8.1").plays("build I12; build G12");
    assert_eq!((scene.trains_at(0, "I12"), scene.trains_at(0, "G12")), (1, 1));
}

/// EMP-2.8: a specialist or a crystal.
#[test]
fn refinery_car() {
    let scene = activated("refinery-car").refuses("choose 3", "EMP-2.8").plays("choose 2");
    assert_eq!(scene.mana_of(0), (7, 2));
}

/// EMP-9.12: twice a build on Forest with Heartwood there.
#[test]
fn reforester() {
    let scene = activated("reforester").refuses("build C10", "EMP-8.1").plays("build C6; build D9");
    assert_eq!(["C6", "D9"].map(|hex| scene.goods_at(hex)), ["FF", "FF"]);
    assert_eq!(scene.mana_of(0), (5, 3));
}

/// EMP-2.8: a crystal or a spellcar.
#[test]
fn science_car() {
    let scene = activated("science-car").refuses("choose 3", "EMP-2.8");
    assert_eq!(scene.clone().plays("choose 1").mana_of(0), (7, 2));
    assert_eq!(scene.plays("choose 2; skip").player(0).tiles().count(), 1);
}

/// EMP-6.9: a delivery of one good to a City beside the network.
#[test]
fn searing_supplier() {
    let scene = activated("searing-supplier").refuses("deliver forest", "EMP-6.3").plays("deliver lake");
    let scene = scene.refuses("take C8 mountain", "EMP-6.3").refuses("take C10 lake", "EMP-6.3");
    assert_eq!(scene.plays("take H11 lake").delivered_by(0), "L");
}

/// EMP-2.8: a build on Desert, and the Engineer is refreshed.
#[test]
fn spice_convoy() {
    let scene = holding("spice-convoy")
        .tired(0, "manch")
        .plays("move 1; activate 1/2")
        .refuses("build C6", "EMP-8.1");
    let scene = scene.plays("build G10");
    assert!(scene.player(0).engineer.unwrap().ready);
    assert_eq!(scene.trains_at(0, "G10"), 1);
}

/// EMP-8.9: beside a City or a Wasteland.
#[test]
fn suburban_express() {
    let scene = activated("suburban-express").refuses("build F11", "EMP-8.9").refuses("build I12", "EMP-8.6");
    assert_eq!(scene.plays("build I10").trains_at(0, "I10"), 1);
}

/// EMP-9.7: an own train and a competitor’s beside it change places.
#[test]
fn switching_station() {
    let scene = activated("switching-station")
        .refuses("switch C8 E10 kerigan", "EMP-9.7")
        .refuses("switch F9 E10 gesselheim", "EMP-9.7")
        .plays("switch F9 E10 kerigan");
    assert_eq!((scene.trains_at(0, "E10"), scene.trains_at(1, "F9")), (1, 1));
}

/// EMP-9.12, EMP-9.16: on Wasteland, with a good of any colour there.
#[test]
fn terraformer() {
    let scene = activated("terraformer").refuses("build C10", "EMP-8.1").plays("build I12; good lake");
    assert_eq!(scene.goods_at("I12"), "L");
}

/// EMP-10.3: a spellcar of the Market, which stays there.
#[test]
fn transformer() {
    let scene = activated("transformer").refuses("copy hypetrain", "EMP-10.3");
    let scene = scene.plays("copy past-competitor-lake; build C10");
    assert_eq!((scene.table().market.len(), scene.mana_of(0)), (6, (7, 1)));
}

/// EMP-9.13: an in-network good becomes one of another colour.
#[test]
fn transmuter() {
    let scene = activated("transmuter").refuses("take E8 glacier", "EMP-9.13").plays("take C8 mountain");
    assert_eq!(scene.refuses("good mountain", "EMP-9.13").plays("good lake").goods_at("C8"), "L");
}

/// EMP-9.13: a build on Lava, then a good beside it goes to the supply.
#[test]
fn volcanic_vexxer() {
    let scene = activated("volcanic-vexxer").refuses("build C10", "EMP-8.1").plays("build B9");
    let scene = scene.refuses("take F9 desert", "EMP-9.13").plays("take A8 forest");
    assert_eq!(scene.goods_at("A8"), "");
    assert_eq!(activated("volcanic-vexxer").plays("skip").phase(), Phase::Activating);
}

/// EMP-10.15: two builds on different terrains, neither on Wasteland.
#[test]
fn worldspanner() {
    let scene = activated("worldspanner").refuses("build I12", "EMP-8.6").plays("build C6");
    let scene = scene.refuses("build D9", "EMP-10.15").plays("build C10");
    assert_eq!((scene.player(0).trains, scene.mana_of(0)), (30, (5, 3)));
}

/// Seat 0 of [`hub`] has this company and activates its own car.
#[track_caller]
fn own_car(company: &str) -> Situation {
    let scene = if company == "kings-line" {
        hub()
    } else {
        hub().edit(|table| {
            for number in [1, 2] {
                if table["seats"][number]["company"] == company {
                    table["seats"][number]["company"] = json!("kings-line");
                }
            }
            table["seats"][0]["company"] = json!(company);
        })
    };
    scene.conductor(0, 2).tired(0, "runika-zenanen").plays("move 1; activate 3/1")
}

/// EMP-9.4: a Wasteland, and a build on it.
#[test]
fn gesselheim_3() {
    let scene = own_car("gesselheim").refuses("wasteland I12", "EMP-9.1").plays("wasteland G10");
    let scene = scene.refuses("build I12", "EMP-8.16").plays("build G10");
    assert_eq!((scene.trains_at(0, "G10"), scene.mana_of(0)), (1, (5, 0)));
}

/// EMP-4.6: a crystal for 1 mana.
#[test]
fn kings_line_3() {
    let scene = own_car("kings-line");
    assert_eq!((scene.mana_of(0), scene.asked()), ((5, 1), seat(1)));
    hub().conductor(0, 2).mana(0, 10, 0).refuses("activate 3/1", "EMP-4.3");
}

/// EMP-8.6: a build on any terrain.
#[test]
fn caterpillar_3() {
    let scene = own_car("caterpillar").refuses("build I12", "EMP-8.6").plays("build G10");
    assert_eq!(scene.mana_of(0), (4, 1));
}

/// EMP-2.8: a specialist, or a refresh.
#[test]
fn kerigan_3() {
    let scene = own_car("kerigan").refuses("choose 3", "EMP-2.8");
    assert!(scene.clone().plays("choose 2").player(0).captain.unwrap().ready);
    let scene = scene.plays("choose 1").refuses("draft captain", "EMP-7.8").plays("draft engineer");
    let kept = scene.moves()[0].clone();
    assert_eq!(scene.plays(&kept).table().stack_of(PersonKind::Engineer).len(), 3);
}

/// EMP-9.10: a good from beside an in-network hex.
#[test]
fn afterworld_3() {
    let scene = own_car("afterworld").refuses("hex E10", "EMP-6.1").plays("hex F9");
    assert_eq!(scene.refuses("take C10 lake", "EMP-9.10").plays("take E10 lava").goods_at("F9"), "VD");
}

/// EMP-5.1: a spellcar.
#[test]
fn golden_sands_3() {
    let scene = own_car("golden-sands");
    let first = scene.table().market[0];
    let scene = scene.plays(&format!("gain {first}")).refuses("place 2/3", "EMP-5.4").plays("place 2/2");
    assert_eq!((scene.car_at(0, "2/2"), scene.mana_of(0)), (Some(first.to_string()), (5, 0)));
}
