//! Abilities that meet in one turn, and what may be done in which order.

use empyreal::Phase;

use crate::cards::{activated, holding, hub, with};
use crate::common::situation::{Situation, seat};

/// EMP-1.4: what lasts this turn is lost if nothing in it made use of it.
#[test]
fn a_price_of_this_turn_ends_with_it() {
    let scene = Situation::new(2).turn(1).mana(1, 2, 3).plays("use rayleigh-kerigan; administrate; skip");
    let scene = scene.plays("administrate; skip");
    assert_eq!((scene.asked(), scene.price("move 3")), (seat(1), 3));
    let scene = scene.plays("use rayleigh-kerigan");
    assert_eq!(scene.price("move 3"), 0);
}

/// EMP-1.4, EMP-10.11: in an extra turn what works once a turn works again.
#[test]
fn once_a_turn_in_an_extra_turn() {
    let scene =
        with("clive-melmont").person(0, "eirene-lemina-kobor").mana(0, 5, 5).plays("use clive-melmont");
    let scene = scene.plays("use eirene-lemina-kobor; move 3");
    assert_eq!((scene.asked(), scene.mana_of(0)), (seat(0), (3, 7)));
    let scene = scene.plays("use clive-melmont");
    assert_eq!(scene.mana_of(0), (4, 6));
    assert_eq!(scene.plays("administrate; skip").asked(), seat(1));
}

/// EMP-4.11, EMP-4.13: with Peril, Eloi’s crystal is reclaimed before the first activation, and once only.
#[test]
fn eloi_with_peril() {
    let scene = with("eloi-klaus").person(0, "peril").conductor(0, 3).mana(0, 0, 5);
    let scene = scene.plays("use eloi-klaus").refuses("move 2", "EMP-4.2").plays("move 1");
    assert_eq!(scene.mana_of(0), (1, 4));
    let first = with("eloi-klaus").person(0, "peril").conductor(0, 2).mana(0, 0, 5);
    let first = first.plays("use eloi-klaus; activate-first");
    assert_eq!(first.mana_of(0), (1, 4));
    assert_eq!(first.plays("activate 2/1; build G8; move 2").mana_of(0), (0, 5));
}

/// EMP-4.10, EMP-4.12: Seth waives inherent costs, but not Viona’s price.
#[test]
fn vionas_price_is_not_waived() {
    let scene = with("seth-cremmul").person(0, "viona-larone").car(0, "1/2", "deep-one");
    scene.clone().mana(0, 0, 5).plays("use seth-cremmul; move 1").refuses("double 1/2", "EMP-4.7");
    let scene =
        scene.mana(0, 1, 5).plays("use seth-cremmul; move 1; double 1/2; build L5; activate 1/2; build L9");
    assert_eq!(scene.mana_of(0), (0, 6));
}

/// EMP-3.6: Tzart before, between or after the other parts of Administrate; he may also be left out.
#[test]
fn tzart_at_any_time() {
    let market = ["metro", "icecar", "deep-one", "hypetrain"];
    let scene = with("tzart-kargan").mana(0, 0, 5).market(&market).plays("administrate");
    let after = scene.clone().plays("gain metro; place 1/2; use tzart-kargan; build C10");
    assert_eq!((after.asked(), after.mana_of(0), after.trains_at(0, "C10")), (seat(1), (5, 0), 1));
    let before = scene
        .clone()
        .refuses("build C10", "EMP-1.6")
        .plays("use tzart-kargan; build C10; gain metro; place 1/2");
    assert_eq!((before.asked(), before.mana_of(0)), (seat(1), (5, 0)));
    let without = scene.plays("done; skip");
    assert_eq!((without.asked(), without.player(0).trains), (seat(1), 32));
    // Mana that was reclaimed first pays for Transfers.
    let paid =
        with("tzart-kargan").trains(0, "D11").trains(1, "C10").mana(0, 0, 5).plays("administrate; reclaim");
    assert_eq!(paid.plays("use tzart-kargan").price("build B7"), 0);
}

/// EMP-8.12: each build begins from the network that there is then.
#[test]
fn a_build_leads_to_the_next() {
    let scene = with("john-strong-stevenson").trains(1, "").plays("use john-strong-stevenson");
    let scene = scene.refuses("build D11", "EMP-8.13").plays("build C10; build D11; build D13");
    assert_eq!((scene.trains_at(0, "D13"), scene.mana_of(0)), (1, (5, 0)));
}

/// EMP-6.4: goods are chosen hex by hex, and any number of them.
#[test]
fn goods_are_chosen_hex_by_hex() {
    let scene =
        hub().goods("C8", "LL").conductor(0, 5).plays("move 1; deliver lake").refuses("done", "EMP-6.3");
    let scene = scene.plays("take C8 lake; take H11 lake; done").refuses("claim triple", "EMP-6.5");
    let scene = scene.plays("claim double");
    assert_eq!(
        (scene.delivered_by(0), scene.goods_at("C8"), scene.phase()),
        ("LL".into(), "L".into(), Phase::Upgrading)
    );
}

/// EMP-9.3: placing a Wasteland may be declined, and the rest goes on; nothing is crossed for free then.
#[test]
fn a_wasteland_is_declined() {
    let scene = with("aerlion").plays("use aerlion; skip");
    assert!(scene.table().turn.free_hexes.is_empty() && scene.table().wasteland_left() == 20);
    assert_eq!(activated("corruption-junction").plays("skip").mana_of(0), (8, 1));
}

/// EMP-4.8: mana that an activation gained pays a Transfer of the same action.
#[test]
fn gained_mana_pays_transfers() {
    let scene = holding("mana-surger").mana(0, 4, 0).trains(0, "C6").trains(1, "");
    let scene = scene.car(0, "1/3", "past-competitor-glacier").plays("move 1; activate 1/2; activate 1/3");
    assert_eq!((scene.mana_of(0), scene.table().turn.locked), ((3, 2), 1));
    let scene = scene.plays("build E8");
    assert_eq!((scene.mana_of(0), scene.table().turn.locked), ((0, 5), 0));
}
