//! States from outside: what breaks a law is refused, whatever else is in order.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use age_of_steam::{Position, Setup};
use kernel::{Fairness, Options, Rules, Setup as _};
use serde_json::{Value, json};

fn start() -> Value {
    let setup = Setup::from_options(3, &Options::new()).unwrap();
    let position =
        Position::start(&setup, Fairness::new("states").unwrap().draws(), &mut Vec::new()).unwrap();
    serde_json::to_value(position).unwrap()
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), complaint: &str) {
    let mut state = start();
    change(&mut state);
    let error = serde_json::from_value::<Position>(state).expect_err(complaint).to_string();
    assert!(error.contains(complaint), "{error}");
}

/// All cubes of the bag and the top cube of the first column go to Chicago.
fn empty_the_bag(state: &mut Value) {
    let table = &mut state["table"];
    let (bag, column) =
        (table["bag"].as_str().unwrap().to_string(), table["display"]["light1"].as_str().unwrap());
    let (top, rest) = column.split_at(1);
    let (chicago, display) =
        (format!("{}{bag}{top}", table["goods"]["L7"].as_str().unwrap()), format!("-{rest}"));
    table["bag"] = json!("");
    table["display"]["light1"] = json!(display);
    table["goods"]["L7"] = json!(chicago);
}

#[test]
fn what_was_saved_loads() {
    assert!(serde_json::from_value::<Position>(start()).is_ok());
    let mut state = start();
    empty_the_bag(&mut state);
    assert!(serde_json::from_value::<Position>(state).is_ok());
}

#[test]
fn tampering_is_noticed() {
    let cases: [(&str, Value, &str); 12] = [
        ("/table/map", json!("moon"), "there is no map “moon”"),
        ("/table/turn", json!(11), "turns"),
        ("/table/order", json!([0, 1, 1]), "order"),
        ("/table/order", json!([0, 1, 5]), "order"),
        ("/table/seats/0/shares", json!(16), "shares"),
        ("/table/seats/0/engine", json!(7), "engines"),
        ("/table/seats/0/cash", json!(60000), "money"),
        ("/table/seats/0/markers", json!(1), "markers"),
        ("/table/bag", json!("RRR"), "cubes"),
        ("/table/goods/Q10", json!("R"), ""),
        ("/table/phase", json!({"issue-shares": {"asked": 3}}), "phase"),
        ("/draws/used", json!(-1), "invalid value"),
    ];
    for (pointer, value, complaint) in cases {
        refused(
            |state| match state.pointer_mut(pointer) {
                Some(place) => *place = value,
                None => {
                    let (parent, key) = pointer.rsplit_once('/').unwrap();
                    state.pointer_mut(parent).unwrap()[key] = value;
                }
            },
            complaint,
        );
    }
}

/// Nothing to produce with: the question could not be answered.
#[test]
fn production_needs_a_cube() {
    refused(
        |state| {
            empty_the_bag(state);
            state["table"]["seats"][0]["action"] = json!("production");
            state["table"]["phase"] = json!({"production": {"seat": 0, "drawn": null}});
        },
        "there is nothing to place",
    );
}

/// Track out of a town and back to its side: Urbanization would join the city to itself.
#[test]
fn no_open_loops() {
    let tile = |at: &str, tile: &str, edges: &[&str]| {
        let owners: serde_json::Map<String, Value> =
            edges.iter().map(|edge| (edge.to_string(), json!(0))).collect();
        json!({"at": at, "tile": tile, "owners": owners})
    };
    refused(
        |state| {
            state["table"]["track"] = json!([
                tile("Q10", "town-one/1", &["NE"]),
                tile("P11", "acute/4", &["SW", "NW"]),
                tile("O10", "acute/2", &["SE", "S"]),
            ]);
            state["table"]["seats"][0]["markers"] = json!(1);
            state["table"]["seats"][0]["has_built"] = json!(true);
        },
        "points back",
    );
}
