//! States from outside: what breaks a law is refused, even if all else is in order.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use age_of_steam::Position;
use age_of_steam_face::AgeOfSteam;
use bots::Greedy;
use kernel::Stream;
use kernel::kit::{self, tampered};
use serde_json::{Value, json};

fn start() -> Value {
    tampered::saved(&kit::start::<Position>(3, &[], "states").0)
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), complaint: &str) {
    let mut state = start();
    change(&mut state);
    tampered::refused::<Position>(state, complaint);
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
        tampered::refused::<Position>(tampered::with(start(), pointer, value), complaint);
    }
}

/// Money that would grow beyond all measure in play is refused before it does.
#[test]
fn money_stays_within_its_limit() {
    let rich = |cash: u16, income: u16| {
        let state = tampered::with(start(), "/table/seats/0/cash", json!(cash));
        tampered::with(state, "/table/seats/0/income", json!(income))
    };
    assert!(serde_json::from_value::<Position>(rich(1000, 100)).is_ok());
    tampered::refused::<Position>(rich(4999, 0), "money");
    tampered::refused::<Position>(rich(0, 4999), "money");
    for field in ["cash", "income"] {
        let most = tampered::at_the_limit::<Position>(&start(), &format!("/table/seats/0/{field}"), "money");
        for seed in 0..20 {
            let mut stream = Stream::from_seed([seed; 32]);
            assert!(tampered::can_be_played_on::<Position>(most.clone(), &mut stream, |_| ()));
        }
    }
}

/// A state that is let in can be played on, no matter how it was changed.
#[test]
fn tampered_states_are_refused_or_played_on() {
    let mut stream = Stream::from_seed([7; 32]);
    let near = |word: &str, stream: &mut Stream| {
        const WORDS: [&str; 12] = [
            "",
            "R",
            "KK",
            "-",
            "light1",
            "straight/0",
            "town-star/1",
            "Q10",
            "T9",
            "N",
            "urbanization",
            "A",
        ];
        if stream.below(2) == 0 { word.to_owned() } else { WORDS[stream.index(WORDS.len())].to_owned() }
    };
    let (mut let_in, mut tried) = (0, 0);
    for game in 0..6 {
        let secret = format!("tampered {game}");
        for position in kit::positions(3 + game % 4, &[], &secret, AgeOfSteam::greedy).step_by(5) {
            let mut state = tampered::saved(&position);
            tampered::tamper(&mut state["table"], &[0, 5, 15, 300, 4000, 60000], &near, &mut stream);
            let_in += usize::from(tampered::can_be_played_on::<Position>(state, &mut stream, |_| ()));
            tried += 1;
        }
    }
    assert!(let_in > tried / 20 && let_in < tried, "{let_in} of {tried} were let in");
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
