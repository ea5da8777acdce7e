//! What is still to be done of a card, as nobody could have come to it.

use kernel::Stream;
use kernel::kit::tampered::saved;
use serde_json::{Value, json};

use crate::common::situation::Situation;
use crate::{is_let_in, refused, start};

const LAW: &str = "the law of what is still to be done is broken";

fn card(id: &str) -> Value {
    json!({ "card": { "card": id, "slot": null, "hex": null, "memo": 0 } })
}

fn ask(node: &str) -> Value {
    json!({ "ask": { "node": node } })
}

fn load(good: &str, taken: u8) -> Value {
    json!({ "occasion": { "card": { "most": 4, "tile": true } }, "city": "lake", "good": good, "taken": taken })
}

#[test]
fn frames_that_do_not_hang_together() {
    let start = start();
    let cases: Vec<(Value, &str)> = vec![
        (json!([card("metro")]), "nothing is asked"),
        (json!([{ "steps": { "node": "metro:0", "next": 0 } }]), "steps of another card"),
        (json!([card("metro"), { "steps": { "node": "metro:0", "next": 9 } }]), "steps that there are not"),
        (json!([card("metro"), { "steps": { "node": "metro:1", "next": 0 } }]), "steps that there are not"),
        (json!([card("metro"), { "steps": { "node": "metro:0", "next": 0 } }]), "nothing is asked"),
        (json!([ask("metro:1")]), "a question of another card"),
        (json!([card("deep-one"), ask("metro:1")]), "a question of another card"),
        (json!([card("metro"), ask("metro:1"), ask("metro:1")]), "a question below another"),
        (json!([card("metro"), ask("metro:0")]), "a question that no card asks"),
        (json!([card("mana-surger"), ask("mana-surger:1")]), "a question that no card asks"),
        (
            json!([card("reforester"), { "repeat": { "node": "reforester:1", "left": 3 } }]),
            "more repetitions",
        ),
        (
            json!([card("reforester"), { "repeat": { "node": "reforester:0", "left": 1 } }]),
            "more repetitions",
        ),
        (
            json!([card("metro"), { "repeat": { "node": "reforester:1", "left": 1 } }]),
            "a part of another card",
        ),
        (
            json!([card("icecar"), { "returning": { "node": "icecar:3", "left": 2 } }]),
            "Goods that no card wants",
        ),
        (
            json!([card("icecar"), { "returning": { "node": "icecar:3", "left": 0 } }]),
            "Goods that no card wants",
        ),
        (json!([{ "replacing": { "hex": "G10", "good": "desert" } }]), "a Good that is not there"),
        (json!([{ "replacing": { "hex": "C8", "good": "lake" } }]), "a Good that is not there"),
        (json!([{ "fetching": { "hex": "E10", "good": "lava" } }]), "a Good that is not there"),
        (json!([{ "fetching": { "hex": "L3", "good": "lava" } }]), "a Good that is not there"),
        (json!([{ "swapping": { "tile": "lake/forest-double" } }]), "a tile that is not there"),
        (json!([{ "gaining": { "left": 1 } }]), LAW),
        (json!([card("hypetrain"), { "gaining": { "left": 3 } }]), LAW),
        (json!([{ "placing": { "car": "kings-line-1" } }]), "is printed on a folio"),
        (json!([{ "drafting": { "kind": "captain" } }]), "a stack that cannot be drafted from"),
        (json!([{ "delivering": { "occasion": "final" } }]), "a delivery of nothing"),
        (json!([{ "delivering": { "occasion": "end-of-line" } }]), "a delivery of nothing"),
        (
            json!([{ "delivering": { "occasion": { "card": { "most": 0, "tile": true } } } }]),
            "a delivery of nothing",
        ),
        (
            json!([{ "delivering": { "occasion": { "card": { "most": 9, "tile": true } } } }]),
            "a delivery of nothing",
        ),
        (json!([{ "loading": { "load": load("lake", 3) } }]), "a delivery of nothing"),
        (json!([{ "loading": { "load": load("forest", 0) } }]), "a delivery of nothing"),
        (json!([{ "claiming": { "load": load("lake", 0) } }]), "a tile that was not earned"),
        (json!([{ "claiming": { "load": load("lake", 2) } }]), "a tile that was not earned"),
        (json!([{ "discarding": { "seat": 1 } }]), "nothing to discard"),
        (json!([{ "discarding": { "seat": 5 } }]), "nothing to discard"),
        (json!([{ "gaining-goods": { "left": 1 } }]), LAW),
        (json!([card("voco-astrum"), { "gaining-goods": { "left": 3 } }]), LAW),
        (
            json!([{ "card": { "card": "metro", "slot": null, "hex": "D7", "memo": 0 } }, ask("metro:1")]),
            "a City",
        ),
    ];
    for (frames, complaint) in cases {
        refused(&start, "/table/stack", frames, complaint);
    }
    refused(
        &start,
        "/table/stack",
        json!([{ "keeping": { "drawn": 3 } }]),
        "the law of specialists is broken",
    );
}

/// What goes on without a question is not asked: nothing more to gain, no room for it, none that a City wants.
#[test]
fn what_is_over_is_not_asked() {
    let full: serde_json::Map<String, Value> = empyreal::Slot::all()
        .zip(empyreal::CarId::tiles().skip(40))
        .map(|(slot, car)| (slot.to_string(), json!(car.to_string())))
        .collect();
    let gaining = |left: u8| json!([card("hypetrain"), { "gaining": { "left": left } }]);
    refused(&start(), "/table/stack", gaining(0), LAW);
    let mut state = start();
    state["table"]["seats"][0]["railyard"] = json!(full);
    refused(&state, "/table/stack", gaining(1), LAW);
    let goods = |left: u8| json!([card("voco-astrum"), { "gaining-goods": { "left": left } }]);
    refused(&start(), "/table/stack", goods(0), LAW);
    let mut state = start();
    state["table"]["seats"][0]["trains"] = json!(["F9"]);
    refused(&state, "/table/stack", goods(1), "is broken");
}

/// However many cards are under way, those that can still be begun lead to no state that is not let in.
#[test]
fn chains_of_copies_stay_within_their_limit() {
    let cars: Vec<String> = empyreal::CarId::tiles().map(|car| car.to_string()).collect();
    let (mut loaded, mut refused) = (0, 0);
    for below in 0..40 {
        for copier in ["transformer", "horizon-chaser"] {
            let mut frames: Vec<Value> = cars.iter().rev().take(below).map(|car| card(car)).collect();
            frames.extend([card(copier), ask(&format!("{copier}:1"))]);
            let mut state = start();
            state["table"]["seats"][0]["mana"] = json!(10);
            state["table"]["stack"] = json!(frames);
            if is_let_in(state, &mut Stream::from_seed([below as u8; 32])) {
                loaded += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(loaded > 20 && refused > 20, "{loaded} loaded, {refused} refused");
}

/// Somebody who copies others is not copied within that, whoever the state says they work for.
#[test]
fn nobody_copies_themselves() {
    let state = |person: &str, kind: &str| {
        let scene = Situation::new(3).person(1, person);
        let mut state = saved(&scene.position);
        assert_eq!(state["table"]["seats"][1][kind]["person"], json!(person));
        state["table"]["stack"] = json!([card(person), ask(&format!("{person}:1"))]);
        state
    };
    for (person, kind) in [("arret-draamivaar", "engineer"), ("doc-silnan", "surveyor")] {
        assert!(!is_let_in(state(person, kind), &mut Stream::from_seed([1; 32])), "{person} has an answer");
    }
}

/// A part of a card lies on the part that it belongs to.
#[test]
fn parts_lie_on_each_other() {
    let steps = |node: &str| json!({ "steps": { "node": node, "next": 1 } });
    refused(
        &start(),
        "/table/stack",
        json!([card("metro"), steps("metro:0"), steps("metro:0"), ask("metro:1")]),
        "parts that do not belong to each other",
    );
    let gaining = json!({ "gaining": { "left": 1 } });
    refused(&start(), "/table/stack", json!([card("hypetrain"), gaining, gaining]), "no card brings");
}

/// A train that moves from a hex has to be there.
#[test]
fn a_train_that_is_not_there_does_not_move() {
    let bound = |hex: &str| json!({ "card": { "card": "marcinae-ayle-shorec", "slot": null, "hex": hex, "memo": 0 } });
    refused(&start(), "/table/stack", json!([bound("L3"), ask("marcinae-ayle-shorec:5")]), "is broken");
    let mut state = start();
    state["table"]["stack"] = json!([bound("C8"), ask("marcinae-ayle-shorec:5")]);
    assert!(serde_json::from_value::<empyreal::Position>(state).is_ok());
}

/// The final deliveries are no turn, so nothing of one is left.
#[test]
fn nothing_of_a_turn_is_left_in_the_end() {
    let mut state = start();
    state["table"]["ended_by"] = json!("demand-tiles");
    state["table"]["stage"] = json!("final");
    state["table"]["stack"] = json!([{ "delivering": { "occasion": "final" } }]);
    assert!(serde_json::from_value::<empyreal::Position>(state.clone()).is_ok());
    refused(&state, "/table/turn/locked", json!(1), "is broken");
}
