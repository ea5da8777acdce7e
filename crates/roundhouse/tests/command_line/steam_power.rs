//! What only a game with hidden hands and a solo game can show.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::program::{Folder, run, run_with};

/// With this seed and three players, seat 0 is the first.
const PLAY: [&str; 6] = ["play", "steam-power", "--seed", "7", "--players", "3"];

/// The contracts that a text names, such as `c12`.
fn contracts(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let is_contract = |word: &&str| {
        word.strip_prefix('c').is_some_and(|number| number.len() == 2 && number.parse::<u8>().is_ok())
    };
    words.filter(is_contract).map(str::to_owned).collect()
}

fn engine(commands: &[&str]) -> Vec<Value> {
    let input: String = commands.iter().map(|command| format!("{command}\n")).collect();
    let answers = run_with(&["engine"], input.as_bytes()).ok();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn dealt(answer: &Value) -> BTreeSet<String> {
    contracts(&answer["view"]["hand"].to_string())
}

#[test]
fn only_ones_own_contracts_are_shown() {
    const NEW: &str = r#"{"cmd":"new","game":"steam-power","players":3,"seed":"7"}"#;
    let answers = engine(&[NEW, r#"{"cmd":"view","seat":0}"#, r#"{"cmd":"view"}"#]);
    let hand = dealt(&answers[1]);
    assert_eq!(hand.len(), 5);
    assert_eq!(contracts(&answers[2].to_string()), BTreeSet::new(), "who only looks on sees no hand");
    let folder = Folder::new();
    let record = folder.path("game.txt");
    let args: Vec<&str> = PLAY.into_iter().chain(["--record", &record]).collect();
    let said = run_with(&args, b"state\nmoves\nboard\nlog all\nhint\nbank\nbank\n\nstate\n").ok();
    assert_eq!(contracts(&said), hand, "{said}");
    // The others have had a turn; what they hold is in nothing that is made from the record.
    for args in [&["replay", &record][..], &["replay", &record, "--json"], &["render", &record, "--at", "3"]]
    {
        let shown = run(args).ok();
        assert!(contracts(&shown).is_subset(&revealed(&record)), "{args:?}");
    }
}

/// The contracts that somebody has laid open in the game of this record.
fn revealed(record: &str) -> BTreeSet<String> {
    let replayed: Value = serde_json::from_str(&run(&["replay", record, "--json"]).ok()).unwrap();
    let moves = replayed["moves"].as_array().unwrap().iter().filter_map(|played| played["move"].as_str());
    moves.filter(|mv| mv.starts_with("fulfil ")).flat_map(contracts).collect()
}

#[test]
fn one_plays_alone_to_the_end() {
    let folder = Folder::new();
    let record = folder.path("solo.txt");
    // The end of a turn draws the city that the Combine visits.
    let input = "bank\nbank\nyes\n".repeat(16);
    let args = ["play", "steam-power", "--players", "1", "--seed", "7", "--record", &record];
    let said = run_with(&args, input.as_bytes()).ok();
    for part in [
        "You are Player 0 and play alone.",
        "roundhouse play steam-power --players 1 --seat 0 --seed 7",
        "0 for you and # for the Combine",
        "Turn 16 of 16",
        "Stoker, with",
    ] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
    assert!(run(&["verify", &record]).ok().contains("the standing is"));
    assert!(run(&["replay", &record]).ok().contains("The Combine visits"));
    let refused = run(&["play", "steam-power", "--players", "1", "--bots", "greedy"]);
    assert!(refused.complaint().contains("0 other seats"), "{}", refused.err);
}

#[test]
fn many_moves_are_listed_by_their_verb_then_by_their_hex() {
    let input = b"build\nbuild A4\nbuild A2\nbuild a4 straight/0\nquit\n";
    let said = run_with(&PLAY, input).ok();
    let order = [
        "Your contracts",
        "needs a completed link first",
        "build … (",
        "build A4 … (",
        "build A4 straight/0",
        "No legal move matches “build A2”",
        "Player 0 lays a straight",
    ];
    let mut rest = said.as_str();
    for part in order {
        rest = rest.split_once(part).unwrap_or_else(|| panic!("no “{part}” in its place in\n{said}")).1;
    }
    assert_eq!(said.matches("B black, W white").count(), 1, "the map is shown once");
}
