//! States from outside: what breaks a law is refused, whatever else is in order; what is let in can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[allow(dead_code, reason = "these tests need only a part of what there is")]
mod common;
#[path = "common/games.rs"]
mod games;
#[path = "states/noise.rs"]
mod noise;
#[path = "states/stack.rs"]
mod stack;

use empyreal::Position;
use kernel::Stream;
use kernel::kit::tampered::{self, saved};
use kernel::kit::{Chooser, at_random, positions};
use serde_json::{Value, json};

use common::situation::{HUB, Situation, all_land};
use games::busy;
use noise::{tamper, tamper_stack};

fn start() -> Value {
    let scene = Situation::new(3)
        .trains(0, HUB)
        .trains(1, "E10")
        .market(&["metro", "icecar", "deep-one", "car-bomb"]);
    saved(&scene.position)
}

/// Hexes that are neither City nor Wasteland.
fn land() -> impl Iterator<Item = String> {
    let scene = Situation::new(3);
    let map = &scene.table().map;
    let names: Vec<String> = all_land(map).iter().map(|hex| map.chart().coord(hex).to_string()).collect();
    names.into_iter()
}

/// Holds that the state is refused with this in place of what stands there.
#[track_caller]
fn refused(state: &Value, pointer: &str, value: Value, complaint: &str) {
    tampered::refused::<Position>(tampered::with(state.clone(), pointer, value), complaint);
}

/// Words and numbers that mean nothing.
#[test]
fn what_cannot_be_read() {
    let start = start();
    let land: Vec<String> = land().take(36).collect();
    for (pointer, value, complaint) in [
        ("/table/seats", json!([]), "a game with 0 players"),
        ("/table/start", json!(3), "somebody who does not play"),
        ("/table/active", json!(5), "somebody who does not play"),
        ("/table/boards", json!(["a1", "a2", "b3"]), "do not make a map"),
        ("/table/boards", json!(["a1", "a2"]), "do not make a map"),
        ("/table/boards", json!(["a1", "a2", "a2"]), "do not make a map"),
        ("/table/boards/0", json!("z9"), "there is no board"),
        ("/table/wasteland", json!(["D7"]), "no Wasteland can have been placed on D7"),
        ("/table/wasteland", json!(["I12"]), "no Wasteland can have been placed on I12"),
        ("/table/wasteland", json!(["C8", "C8"]), "no Wasteland can have been placed on C8"),
        ("/table/wasteland", json!(["C9"]), "there is no hex C9"),
        ("/table/goods/C8", json!("Q"), "is no Good"),
        ("/table/goods/C8", json!("M".repeat(256)), "too many Goods"),
        ("/table/goods/C8", json!("M".repeat(36)), "more than 35 Goods of mountain"),
        ("/table/goods/C9", json!("M"), "there is no hex C9"),
        ("/table/seats/0/goods", json!("M".repeat(36)), "more than 35 Goods of mountain"),
        ("/table/seats/0/trains", json!(["D7"]), "no room for a train on D7"),
        ("/table/seats/0/trains", json!(["C8", "C8", "C8", "C8"]), "no room for a train on C8"),
        ("/table/seats/0/trains", json!(land), "a company has 35 trains"),
        ("/table/seats/0/railyard", json!({ "6/1": "metro" }), "there is no place"),
        ("/table/seats/0/railyard", json!({ "1/2": "kings-line-1" }), "is printed on a folio"),
        ("/table/seats/0/railyard", json!({ "1/2": "rocket" }), "there is no spellcar"),
        ("/table/seats/0/captain", json!({ "person": "manch", "ready": true }), "is not of the kind"),
        ("/table/seats/0/engineer", json!({ "person": "peril", "ready": true }), "is not of the kind"),
        ("/table/seats/0/station_master", json!("nobody"), "there is no person"),
        ("/table/market", json!(["metro", "metro", "icecar"]), "in the Market twice"),
        (
            "/table/market",
            json!(["metro", "icecar", "deep-one", "car-bomb", "hypetrain", "transmuter", "terraformer"]),
            "the Market is too large",
        ),
        ("/table/discards", json!(["kings-line-1"]), "is printed on a folio"),
        ("/table/stacks/captain", json!({ "size": 0, "people": [] }), "captains have no stack"),
        ("/table/stacks/engineer", json!({ "size": 4 }), "what is covered cannot be played on"),
        ("/table/tiles/lake", json!(["box", "box", "box", "box"]), "5 Demand Tiles of a colour"),
        ("/table/stage", json!("dancing"), "unknown variant"),
        ("/table/ended_by", json!("flood"), "there is no ending"),
        ("/table/stage", json!({ "headquarters": { "first": "C9" } }), "there is no hex C9"),
        ("/table/turn/on_move", json!(["eloi-klaus"]), "no part of an ability"),
        ("/table/turn/on_move", json!(["eloi-klaus:99"]), "no part of an ability"),
        ("/table/turn/on_move", json!(vec!["eloi-klaus:4"; 9]), "too much waits for the conductor"),
        ("/table/turn/activated", json!(["9/9"]), "there is no place"),
        ("/table/turn/double", json!("0/1"), "there is no spellcar"),
        ("/table/turn/free_hexes", json!(["C9"]), "there is no hex C9"),
        ("/table/stack", json!([{ "swapping": { "tile": "lake" } }]), "there is no Demand Tile"),
        ("/table/stack", json!([{ "ask": { "node": "metro:200" } }]), "no part of an ability"),
        (
            "/table/stack",
            json!(vec![json!({ "gaining": { "left": 1 } }); 60]),
            "too much is still to be done",
        ),
        ("/table/stack", json!([{ "dancing": {} }]), "unknown variant"),
        ("/table/colour", json!("red"), "unknown field"),
        ("/draws/used", json!(-1), "invalid value"),
    ] {
        refused(&start, pointer, value, complaint);
    }
}

/// One small change each, and the law that it breaks.
#[test]
fn tampering_is_noticed() {
    let start = start();
    let engineers = start["table"]["stacks"]["engineer"]["people"].clone();
    let masters = start["table"]["stacks"]["station-master"]["people"].clone();
    let staff = |person: &Value| json!({ "person": person, "ready": true });
    let wasteland: Vec<String> = land().take(21).collect();
    let cases = [
        ("/table/variants/teams", json!("2v2"), "variants"),
        ("/table/variants/awards", json!("two"), "awards"),
        ("/table/awards", json!(["cache"]), "awards"),
        ("/table/goods/D7", json!("L"), "goods"),
        ("/table/wasteland", json!(wasteland), "wasteland"),
        ("/table/seats/0/mana", json!(11), "mana"),
        ("/table/seats/0/mana", json!(255), "mana"),
        ("/table/seats/0/spent", json!(6), "mana"),
        ("/table/seats/0/conductor", json!(6), "conductors"),
        ("/table/seats/1/conductor", json!(255), "conductors"),
        ("/table/turn/locked", json!(6), "mana"),
        ("/table/tiles/lake/1", json!({ "city": "lake" }), "tiles"),
        ("/table/tiles/lake/0", json!("box"), "tiles"),
        ("/table/tiles/lake/0", json!({ "folio": 5 }), "tiles"),
        ("/table/market", json!(["metro", "icecar"]), "spellcars"),
        ("/table/market", json!([]), "spellcars"),
        ("/table/seats/0/railyard", json!({ "1/2": "metro" }), "spellcars"),
        ("/table/seats/0/railyard", json!({ "1/2": "transmuter", "2/2": "transmuter" }), "spellcars"),
        ("/table/discards", json!(["metro"]), "spellcars"),
        ("/table/variants/friendly", json!(true), "spellcars"),
        ("/table/seats/1/captain", staff(&json!("runika-zenanen")), "specialists"),
        ("/table/seats/0/engineer", staff(&engineers[0]), "specialists"),
        ("/table/stacks/engineer/size", json!(9), "specialists"),
        ("/table/stacks/engineer/people", json!([]), "specialists"),
        ("/table/stacks/engineer/people/0", json!("cin-atalar"), "specialists"),
        ("/table/seats/0/station_master", masters[0].clone(), "specialists"),
        ("/table/drawn", json!(["manch"]), "specialists"),
        ("/table/round", json!(0), "phase"),
        ("/table/stage", json!("final"), "phase"),
        ("/table/stage", json!("over"), "phase"),
        ("/table/stage", json!("awards"), "phase"),
        ("/table/stage", json!("companies"), "beginning"),
        ("/table/stage", json!({ "headquarters": { "first": null } }), "beginning"),
        ("/table/stage", json!({ "headquarters": { "first": "C8" } }), "beginning"),
        ("/table/seats/0/company", Value::Null, "beginning"),
        ("/table/seats/2/captain", Value::Null, "beginning"),
        ("/table/stage", json!("delivering"), "what is still to be done"),
        ("/table/stage", json!("closing"), "what is still to be done"),
        ("/table/turn/activations", json!(4), "turn"),
        ("/table/turn/extra", json!(9), "turn"),
        ("/table/turn/terms/free_transfers", json!(9), "turn"),
        ("/table/turn/terms/moves", json!([0, 1, 3, 7]), "turn"),
        ("/table/turn/terms/surcharges", json!([3, 1, 0]), "turn"),
        ("/table/turn/terms/surcharges", json!([0, 1, 0]), "turn"),
        ("/table/turn/terms/city", json!(4), "turn"),
        ("/table/turn/terms/competitor", json!(255), "turn"),
        ("/table/turn/terms/wasteland", json!(5), "turn"),
        ("/table/turn/terms/double_price", json!(255), "turn"),
        ("/table/turn/terms/demand_bonus", json!(5), "turn"),
        ("/table/turn/free_hexes", json!(["C8"]), "turn"),
        ("/table/turn/on_move", json!(["reforester:0"]), "turn"),
        ("/table/turn/on_move", json!(["eloi-klaus:1"]), "turn"),
    ];
    for (pointer, value, law) in cases {
        refused(&start, pointer, value, &format!("the law of {law} is broken"));
    }
    let covered = Situation::new(3).person(0, "cin-atalar");
    let covered = saved(&covered.position);
    let box_master = empyreal::PersonId::all().map(|person| person.to_string()).find(|person| {
        person.parse::<empyreal::PersonId>().unwrap().kind() == empyreal::PersonKind::StationMaster
            && !masters.as_array().unwrap().contains(&json!(person))
    });
    refused(
        &covered,
        "/table/seats/0/second_station_master",
        json!(box_master),
        "the law of specialists is broken",
    );
}

/// Positions of games with every number of players, as JSON.
fn states(every: usize, most: usize) -> Vec<Value> {
    let mut states = Vec::new();
    for players in 2..=6 {
        for (choose, options) in [
            (busy as Chooser<Position>, &[("awards", "expert")][..]),
            (at_random, &[("friendly", "on")][..]),
            (busy, &[][..]),
        ] {
            for (count, position) in positions(players, options, "states", choose).take(most).enumerate() {
                // What is in the middle of a card is kept more often.
                let weight = if position.table().stack.is_empty() { every * 3 } else { every };
                if count % weight == 0 {
                    states.push(saved(&position));
                }
            }
        }
    }
    states
}

#[test]
fn what_was_saved_loads() {
    for state in states(7, 400) {
        tampered::comes_back::<Position>(&state);
    }
}

/// Records and states call the ending that Demand Tiles bring alike; states of before have another word for it.
#[test]
fn what_older_states_call_an_ending_is_read() {
    let state = saved(&Situation::new(3).ending().position);
    assert_eq!(state["table"]["ended_by"], "demand-tiles");
    let older = tampered::with(state.clone(), "/table/ended_by", json!("tiles"));
    let position: Position = serde_json::from_value(older).unwrap();
    assert_eq!(saved(&position), state);
}

/// Whether a state is let in; what is can be looked at and played on.
fn is_let_in(state: Value, stream: &mut Stream) -> bool {
    tampered::can_be_played_on(state, stream, |position: &Position| {
        let _ = (position.table().scores(), position.table().totals());
    })
}

/// More mana than there are crystals is refused; with all of them, play does not come to a state that is not let in.
#[test]
fn mana_stays_within_its_limit() {
    for field in ["mana", "spent"] {
        let pointer = format!("/table/seats/0/{field}");
        let most = tampered::at_the_limit::<Position>(&start(), &pointer, "the law of mana is broken");
        for seed in 0..20 {
            assert!(is_let_in(most.clone(), &mut Stream::from_seed([seed; 32])));
        }
    }
}

/// More of what waits than anybody can come by is refused; with as much as that, one more leads to no state that is not let in.
#[test]
fn what_waits_stays_within_its_limit() {
    for (person, pointer) in
        [("eirene-lemina-kobor", "/table/turn/extra"), ("wendy-thristle", "/table/turn/terms/free_transfers")]
    {
        let scene = Situation::new(3).trains(0, HUB).person(0, person);
        let most =
            tampered::at_the_limit::<Position>(&saved(&scene.position), pointer, "the law of turn is broken");
        let scene = Situation { position: serde_json::from_value(most).unwrap(), ..scene };
        let after = saved(&scene.plays(&format!("use {person}")).position);
        assert!(after.pointer(pointer).and_then(Value::as_u64) > Some(1), "{after}");
    }
}

/// A standstill ends the game where it is noticed, so that none is ever longer.
#[test]
fn a_standstill_stays_within_its_limit() {
    let most = tampered::at_the_limit::<Position>(&start(), "/table/idle", "the law of phase is broken");
    assert_eq!(most["table"]["idle"], 29);
    for seed in 0..20 {
        assert!(is_let_in(most.clone(), &mut Stream::from_seed([seed; 32])));
    }
    let scene = Situation::new(2).edit(|table| table["idle"] = json!(29));
    let scene = scene.plays("administrate; skip; administrate; skip");
    assert!(scene.table().is_last_round() && scene.table().idle == 30, "{:?}", scene.table());
}

/// What was activated is where the conductor is, and is counted.
#[test]
fn activations_stay_within_their_limit() {
    let scene = Situation::new(3).trains(0, HUB).mana(0, 10, 0).person(0, "viona-larone");
    let scene = scene.car(0, "1/2", "one-of-two-lava-desert").plays("move 1");
    let after = |verb: &str| {
        let scene = scene.clone().plays(&format!("{verb} 1/2"));
        let build = scene.moves_like("build").swap_remove(0);
        saved(&scene.plays(&build).position)
    };
    let (once, twice) = (after("activate"), after("double"));
    for (state, pointer, wrong) in [
        (&once, "/table/turn/activated", json!(["1/1", "1/2"])),
        (&once, "/table/turn/activated", json!(["2/1"])),
        (&twice, "/table/turn/activated", json!([])),
        (&twice, "/table/turn/activated", json!(["1/1", "1/2"])),
        (&start(), "/table/turn/activated", json!(["1/1"])),
    ] {
        refused(state, pointer, wrong, "the law of turn is broken");
    }
    for state in [once, twice] {
        let times = "/table/turn/activations";
        let most = tampered::at_the_limit::<Position>(&state, times, "the law of turn is broken");
        for seed in 0..10 {
            assert!(is_let_in(most.clone(), &mut Stream::from_seed([seed; 32])));
        }
    }
}

/// A round that nobody will ever come to is refused, or played on like any other.
#[test]
fn rounds_do_not_run_over() {
    let state = tampered::with(start(), "/table/round", json!(u16::MAX));
    is_let_in(state, &mut Stream::from_seed([5; 32]));
}

#[test]
fn what_loads_can_be_played_on() {
    let mut stream = Stream::from_seed([3; 32]);
    let (mut loaded, mut refused) = (0, 0);
    let states = states(12, 500);
    let frames: Vec<Value> =
        states.iter().flat_map(|state| state["table"]["stack"].as_array().unwrap().clone()).collect();
    for state in &states {
        for changes in 1..=12 {
            let mut changed = state.clone();
            for _ in 0..=changes % 4 {
                // Twice as often it is what is still to be done that is changed.
                if changes > 4 {
                    tamper_stack(&mut changed["table"]["stack"], &frames, &mut stream);
                } else {
                    tamper(&mut changed, &mut stream);
                }
            }
            if is_let_in(changed, &mut stream) {
                loaded += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(loaded > 500 && refused > 500, "{loaded} loaded, {refused} refused");
}
