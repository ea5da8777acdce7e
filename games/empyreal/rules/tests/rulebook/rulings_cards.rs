//! What the book leaves open and was ruled: copies, spellcars and specialists.

use empyreal::{PersonKind, Phase};
use serde_json::json;

use crate::common::situation::{HUB, Situation, seat};

/// Given: Viona, Mana Surger, three crystals available of six. Played: it is activated twice. Expected: 1 for her and twice 1
/// for the car; eight crystals in the end. With two available it cannot begin. (EMP-4.12)
#[test]
fn rl9_a_car_activated_twice() {
    let scene = Situation::new(2).trains(0, HUB).person(0, "viona-larone").car(0, "1/2", "mana-surger");
    scene.clone().mana(0, 2, 4).plays("move 1").refuses("double 1/2", "EMP-4.7");
    let scene = scene.mana(0, 3, 3).plays("move 1; double 1/2").refuses("activate 1/1", "EMP-4.12");
    let scene = scene.plays("activate 1/2");
    assert_eq!((scene.player(0).crystals(), scene.mana_of(0)), (8, (2, 6)));
    assert_eq!(scene.table().active, seat(1));
}

/// Given: Limited Express with Reforester to its left. Played: it is copied. Expected: 1 and 3 mana, two Forest builds with
/// Heartwood. (EMP-10.2, EMP-10.4)
#[test]
fn rl10_a_copy_of_the_left_neighbour() {
    let scene = Situation::new(2)
        .trains(0, HUB)
        .mana(0, 10, 0)
        .conductor(0, 1)
        .car(0, "2/2", "limited-express")
        .car(0, "1/2", "reforester")
        .plays("move 1; activate 2/2")
        .refuses("copy metro", "EMP-10.2")
        .plays("copy reforester; build C6; build D9");
    assert_eq!(scene.mana_of(0), (6, 4));
    assert_eq!((scene.goods_at("C6"), scene.goods_at("D9")), ("FF".into(), "FF".into()));
}

/// Given: Limited Express in the third row with nothing beside it. Played: it is activated. Expected: there is nothing to
/// copy. (EMP-2.5, EMP-10.2)
#[test]
fn rl11_nothing_to_copy() {
    let scene = Situation::new(2).trains(0, HUB).conductor(0, 1).car(0, "2/3", "limited-express");
    scene.plays("move 1").refuses("activate 2/3", "EMP-2.5");
}

/// Given: Transformer, Limited Express in the Market, Meditation Mecha to the right of Transformer. Played: one copies the
/// other. Expected: 1, 1 and 0 mana, and a spellcar. (EMP-10.3, EMP-10.4, EMP-10.5)
#[test]
fn rl12_a_chain_of_copies() {
    let scene = Situation::new(2)
        .trains(0, HUB)
        .conductor(0, 1)
        .car(0, "2/2", "transformer")
        .car(0, "3/2", "meditation-mecha")
        .market(&["limited-express", "metro", "icecar", "deep-one"])
        .plays("move 1; activate 2/2; copy limited-express")
        .refuses("copy transformer", "EMP-10.2")
        .plays("copy meditation-mecha; gain metro; place 1/2");
    assert_eq!(scene.mana_of(0), (3, 2));
    assert_eq!(scene.table().market.len(), 3);
}

/// Given: Uumi, and Limited Express in the Market. Played: it is copied. Expected: no, since Uumi lies beside nothing.
/// (EMP-10.5)
#[test]
fn rl13_uumi_lies_beside_nothing() {
    let scene = Situation::new(2).trains(0, HUB).person(0, "uumi-nuoc").market(&[
        "limited-express",
        "metro",
        "icecar",
        "deep-one",
    ]);
    scene.plays("use uumi-nuoc").refuses("copy limited-express", "EMP-2.5").plays("copy metro; build C6");
}

/// Given: Arret; one competitor’s Orman is face-down, the other’s Luc face-up. Played: each is copied. Expected: only Luc, for
/// his 1 mana, and he stays face-up. (EMP-10.6)
#[test]
fn rl14_only_a_ready_engineer_is_copied() {
    let scene = Situation::new(3)
        .person(0, "arret-draamivaar")
        .tired(1, "orman-kaspar")
        .person(2, "luc-von-gott")
        .plays("use arret-draamivaar")
        .refuses("copy orman-kaspar", "EMP-10.6")
        .plays("copy luc-von-gott");
    assert_eq!(scene.mana_of(0), (5, 1));
    assert!(scene.player(2).engineer.unwrap().ready && !scene.player(0).engineer.unwrap().ready);
}

/// Given: Doc, and another player’s Eirene, who has been used. Played: she is copied. Expected: Doc is face-down, and the same
/// player has another turn. (EMP-1.4, EMP-10.7, EMP-10.11)
#[test]
fn rl15_a_used_surveyor_is_copied() {
    let scene = Situation::new(2).person(0, "doc-silnan").tired(1, "eirene-lemina-kobor");
    let scene = scene.plays("use doc-silnan; copy eirene-lemina-kobor");
    assert!(!scene.player(0).surveyor.unwrap().ready);
    let scene = scene.plays("administrate; skip");
    assert_eq!((scene.asked(), scene.phase()), (seat(0), Phase::Specialists));
    let scene = scene.plays("administrate; skip");
    assert_eq!(scene.asked(), seat(1));
}

/// Given: Telemyr’s player has no Engineer. Played: a swap of Engineers, and one of Captains. Expected: the first is refused;
/// of the second, the Captain taken is refreshed and the one given keeps its side. (EMP-10.10)
#[test]
fn rl17_a_swap_needs_one_of_each() {
    let scene = Situation::new(2)
        .person(0, "telemyr")
        .tired(0, "runika-zenanen")
        .tired(1, "rayleigh-kerigan")
        .person(1, "manch")
        .plays("use telemyr")
        .refuses("trade runika-zenanen manch", "EMP-10.10")
        .refuses("trade manch rayleigh-kerigan", "EMP-2.1")
        .plays("trade runika-zenanen rayleigh-kerigan");
    let captains = [0, 1].map(|number| scene.player(number).captain.unwrap());
    assert_eq!(captains.map(|staff| staff.person.to_string()), ["rayleigh-kerigan", "runika-zenanen"]);
    assert_eq!(captains.map(|staff| staff.ready), [true, false]);
}

/// Given: Aella has been used, and the Station Master’s own place is free. Played: a Station Master is drafted. Expected: legal,
/// and both work. (EMP-7.10)
#[test]
fn rl18_two_station_masters() {
    let scene = Situation::new(2)
        .trains(0, HUB)
        .person(0, "aella-ivaline-oranhei")
        .car(0, "1/2", "gilt-runner")
        .stack(PersonKind::StationMaster, &["peril", "leto-fulgore", "tegusgan"])
        .plays("use aella-ivaline-oranhei");
    let drawn = scene.table().drawn().iter().next().unwrap();
    let scene = scene.plays(&format!("keep {drawn}"));
    assert_eq!(scene.player(0).second, Some(drawn));
    let scene = scene.plays("move 1; activate 1/2; choose 1; draft station-master; keep peril");
    assert_eq!(scene.player(0).masters().count(), 2);
    assert!(scene.table().terms(seat(0)).activate_first);
}

/// Given: Car Bomb; one competitor has no tile, the other one that covers a printed car. Played: it is activated. Expected: the
/// first is spared, and the printed car of the second works again. (EMP-5.8, EMP-5.9)
#[test]
fn rl20_a_printed_car_is_uncovered() {
    let scene = Situation::new(3)
        .trains(0, HUB)
        .car(0, "1/2", "car-bomb")
        .car(2, "1/1", "metro")
        .car(2, "1/2", "icecar");
    let scene = scene.plays("move 1; activate 1/2");
    assert_eq!(scene.asked(), seat(2));
    let scene = scene.refuses("discard 2/2", "EMP-5.8").plays("discard 1/1");
    assert_eq!(scene.car_at(2, "1/1"), Some("gesselheim-1".into()));
    assert_eq!(serde_json::to_value(&scene.position).unwrap()["table"]["discards"], json!(["metro"]));
}
