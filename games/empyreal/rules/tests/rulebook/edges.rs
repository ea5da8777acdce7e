//! What is easily done once too often: parts that belong together and are not all possible.

use empyreal::Phase;

use crate::cards::with;
use crate::common::situation::{Situation, seat};

/// EMP-8.5, EMP-9.12: where Reforester finds no second Forest, there is no second Heartwood either.
#[test]
fn no_heartwood_without_a_build() {
    let scene = Situation::new(2).trains(0, "B13").mana(0, 3, 0).car(0, "1/2", "reforester");
    let scene = scene.plays("move 1; activate 1/2; build C12");
    assert_eq!(scene.goods_at("C12"), "FF");
    assert_eq!(scene.asked(), seat(1));
}

/// EMP-9.11: Almir finds only one hex without goods, and so places only one.
#[test]
fn one_good_on_one_empty_hex() {
    let scene = with("almir-nol-kanda").goods("C8", "").plays("use almir-nol-kanda; hex C8");
    assert_eq!(scene.goods_at("C8"), "M");
}

/// EMP-4.8, EMP-10.9: what the first of Milton’s cars gains does not pay for the second, so that only one is activated.
#[test]
fn mana_of_cars_that_milton_activates() {
    let scene = with("milton-barts")
        .market(&["mana-surger", "deep-one", "hypetrain", "icecar", "transmuter", "terraformer"])
        .mana(0, 2, 0)
        .plays("use milton-barts; gain mana-surger; place 1/2; gain deep-one; place 2/2; activate 1/2");
    assert_eq!((scene.mana_of(0), scene.phase()), ((2, 1), Phase::Specialists));
}

/// EMP-4.10, EMP-10.9: Seth and Sarafina waive inherent costs in Move and activate, and so not those of what Milton
/// activates before.
#[test]
fn milton_is_paid_with_seth_and_sarafina() {
    let both = &["seth-cremmul", "sarafina-vanedran"][..];
    for waivers in [&both[..1], &both[1..], both] {
        let scene = waivers
            .iter()
            .fold(with("milton-barts"), |scene, waiver| scene.person(0, waiver))
            .market(&["metro", "deep-one", "hypetrain", "icecar", "transmuter", "terraformer"]);
        let scene = waivers.iter().fold(scene, |scene, waiver| scene.plays(&format!("use {waiver}")));
        let scene = scene.plays("use milton-barts; gain deep-one; place 1/2; gain metro; place 2/2");
        assert_eq!((scene.price("activate 1/2"), scene.price("activate 2/2")), (2, 0), "{waivers:?}");
        let scene = scene.plays("activate 1/2; build L5; activate 2/2; build C6; move 1");
        assert_eq!((scene.mana_of(0), scene.price("activate 1/2")), ((3, 2), 0), "{waivers:?}");
    }
}

/// EMP-1.3: a Station Master counts from the moment of being gained, and a specialist gained may be used at once.
#[test]
fn specialists_gained_before_the_main_action() {
    let scene = with("uumi-nuoc")
        .market(&["gilt-runner", "deep-one", "hypetrain", "icecar"])
        .stack(empyreal::PersonKind::StationMaster, &["simon-la-faucheuse", "clive-melmont"])
        .plays("use uumi-nuoc; copy gilt-runner; choose 1; draft station-master");
    let simon = scene.clone().plays("keep simon-la-faucheuse");
    assert_eq!(simon.price("move 3"), 2);
    let clive = scene.plays("keep clive-melmont; use clive-melmont");
    assert_eq!(clive.mana_of(0), (3, 2));
    clive.plays("move 1").refuses("use clive-melmont", "EMP-1.3");
}

/// EMP-10.8: Ran allows the Captain and the Engineer to be used without being turned, and nobody else: not Ran again.
#[test]
fn ran_is_not_used_by_himself() {
    let scene = with("ran-ugobia").mana(0, 0, 10).tired(0, "runika-zenanen").plays("use ran-ugobia");
    scene.refuses("use ran-ugobia", "EMP-10.8");
}

/// EMP-2.6: what goods were returned for is done.
#[test]
fn goods_are_not_returned_for_nothing() {
    let scene = with("tegusgan").plays("use tegusgan; take C8 mountain; take F9 desert");
    scene.refuses("skip", "EMP-1.6");
}

/// EMP-4.11, EMP-4.13: whoever activates first has what Eloi reclaims for it.
#[test]
fn mana_that_comes_when_activating_first() {
    let scene = with("peril").conductor(0, 3).mana(0, 0, 5);
    scene.clone().refuses("activate-first", "EMP-4.13");
    let scene = scene.person(0, "eloi-klaus").plays("use eloi-klaus; activate-first; activate 3/1");
    assert_eq!(scene.mana_of(0), (1, 5));
}
