use proptest::prelude::*;
use serde_json::{Value, json};

use super::request::COMMANDS;
use super::serve;
use crate::tools::lines::LONGEST;

/// What the engine answers to these lines.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    serve(input, &mut out).unwrap();
    String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(lines: &[&str]) -> Vec<Value> {
    answers(lines.join("\n").as_bytes())
}

const NEW: &str = r#"{"cmd":"new","game":"age-of-steam","players":3,"seed":"7"}"#;

#[test]
fn the_shapes_of_the_answers() {
    let answers = ask(&[
        NEW,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"play","seat":0,"move":"issue 2"}"#,
        r#"{"cmd":"scores"}"#,
        r#"{"cmd":"bot","level":"random"}"#,
        r#"{"cmd":"view"}"#,
        r#"{"cmd":"view","seat":2}"#,
    ]);
    assert!(answers[0]["events"].as_array().unwrap().iter().all(|event| event["text"].is_string()));
    let seat = answers[1]["turn"]["owed"]["seats"][0].to_string();
    assert_eq!(answers[1]["moves"][&seat][2], "issue 2");
    // With this seed another seat may be first: then the refusal says so.
    assert_eq!(answers[2]["ok"].as_bool().unwrap(), seat == "0");
    assert_eq!(answers[3]["over"], false);
    assert!(answers[4]["move"].is_string() && answers[4]["events"].is_null());
    assert_eq!(answers[5]["view"], answers[6]["view"]);
}

#[test]
fn a_refusal_has_its_rule() {
    let answers = ask(&[NEW, r#"{"cmd":"play","move":"issue 14"}"#, r#"{"cmd":"play","move":"jump"}"#]);
    assert_eq!((&answers[1]["ok"], &answers[1]["rule"]), (&json!(false), &json!("AOS-1.3")));
    assert!(answers[1]["why"].as_str().unwrap().contains("13"), "{}", answers[1]);
    assert!(answers[2]["rule"].is_null() && answers[2]["why"].as_str().unwrap().contains("jump"));
}

#[test]
fn what_is_wrong_is_told_and_the_session_goes_on() {
    for (line, why) in [
        ("", "not JSON"),
        ("hello", "not JSON"),
        ("[]", "JSON object"),
        ("null", "JSON object"),
        ("{\"cmd\":\"legal\"", "not JSON: it goes wrong at column 14"),
        ("{}", "the commands are: new, legal, play"),
        (r#"{"cmd":7}"#, r#""cmd" is a text, not 7"#),
        (r#"{"cmd":"dance"}"#, r#"there is no command "dance"; the commands are: new, legal, play"#),
        (r#"{"cmd":"dance","move":7,"move":8}"#, r#"the field "move" is there twice"#),
        (r#"{"cmd":"undo","seat":1}"#, r#"no field "seat"; it can have: cmd"#),
        (r#"{"cmd":"play"}"#, r#"needs "move""#),
        (r#"{"cmd":"play","move":7}"#, r#""move" is a text, not 7"#),
        (r#"{"cmd":"play","seat":9,"move":"pass"}"#, "a seat, 0 to 5, not 9"),
        (r#"{"cmd":"play","seat":0.5,"move":"pass"}"#, "not 0.5"),
        (r#"{"cmd":"bot","play":"yes"}"#, r#""play" is true or false, not "yes""#),
        (r#"{"cmd":"bot","ms":-1}"#, r#""ms" is a whole number, not -1"#),
        (r#"{"cmd":"play","seat":5,"move":"pass"}"#, "3 play"),
        (r#"{"cmd":"view","seat":3}"#, "3 play"),
        (r#"{"cmd":"bot","level":"oracle"}"#, "oracle"),
        (r#"{"cmd":"undo"}"#, "no move"),
        (r#"{"cmd":"load"}"#, r#"needs "state""#),
        (r#"{"cmd":"load","state":{}}"#, "this is no position of Age of Steam: "),
        (r#"{"cmd":"load","state":7,"game":"chess"}"#, "chess"),
        (r#"{"cmd":"new","game":"age-of-steam","players":2}"#, "3 to 6"),
        (r#"{"cmd":"new","game":"age-of-steam","players":7}"#, "3 to 6"),
        (r#"{"cmd":"new","game":"age-of-steam","players":-1}"#, "a small whole number, not -1"),
        (r#"{"cmd":"new","game":"age-of-steam","players":4.0}"#, "a small whole number, not 4.0"),
        (r#"{"cmd":"new","game":"age-of-steam","players":99999999999}"#, "a small whole number"),
        (r#"{"cmd":"new","game":"age-of-steam","players":4,"options":{"map":7}}"#, "an object of texts"),
        (r#"{"cmd":"new","game":"age-of-steam","players":4,"options":{"map":"moon"}}"#, "moon"),
        (
            r#"{"cmd":"new","game":"age-of-steam","players":4,"sed":7}"#,
            r#"no field "sed"; it can have: cmd, game"#,
        ),
        (r#"{"cmd":"new","game":"age-of-steam","players":4,"seed":7.5}"#, "a text or a whole number"),
        (r#"{"cmd":"new","game":"age-of-steam","players":4,"seed":99999999999999999999}"#, "64 bits"),
        (r#"{"cmd":"new","game":"age-of-steam","players":4,"seed":" 7"}"#, "seed"),
    ] {
        let answers = ask(&[NEW, line, r#"{"cmd":"legal"}"#]);
        assert_eq!(answers.len(), 3, "{line}");
        assert_eq!(answers[1]["ok"], false, "{line}");
        assert!(answers[1]["why"].as_str().unwrap().contains(why), "{line}: {}", answers[1]);
        assert_eq!(answers[2]["ok"], true, "{line}");
    }
}

#[test]
fn every_command_is_known_and_refuses_what_it_does_not_have() {
    for cmd in COMMANDS {
        let line =
            json!({ "cmd": cmd, "game": "age-of-steam", "players": 3, "move": "pass", "state": 1, "x": 1 });
        let why = ask(&[&line.to_string()])[0]["why"].clone();
        assert!(why.as_str().unwrap().contains("this command has no field"), "{cmd}: {why}");
    }
}

#[test]
fn a_seed_is_a_text_or_a_whole_number() {
    for (seed, text) in [("7", "7"), ("-7", "-7"), ("18446744073709551615", "18446744073709551615")] {
        for written in [seed.to_owned(), format!("\"{seed}\"")] {
            let line = format!(r#"{{"cmd":"new","game":"age-of-steam","players":3,"seed":{written}}}"#);
            assert_eq!(ask(&[&line])[0]["seed"], text, "{line}");
        }
    }
}

#[test]
fn what_is_long_is_shown_by_its_beginning() {
    let line = json!({ "cmd": "é".repeat(1000) }).to_string();
    assert!(ask(&[&line])[0]["why"].as_str().unwrap().chars().count() < 250);
}

#[test]
fn before_a_game_there_is_only_its_beginning() {
    for line in ["legal", "state", "undo", "record", "scores", "view", "bot"] {
        let answers = ask(&[&format!(r#"{{"cmd":"{line}"}}"#)]);
        assert!(answers[0]["why"].as_str().unwrap().contains("begin with"), "{line}: {}", answers[0]);
    }
    assert!(ask(&[r#"{"cmd":"load","state":{}}"#])[0]["why"].as_str().unwrap().contains("which \"game\""));
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end() {
    let long = vec![b'x'; 10 * LONGEST];
    let input = [b"\xff\xfe\n".as_slice(), &long, b"\n", NEW.as_bytes()].concat();
    let answers = answers(&input);
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["why"].as_str().unwrap().contains("UTF-8"));
    assert!(answers[1]["why"].as_str().unwrap().contains("bytes"));
    assert_eq!(answers[2]["ok"], true);
}

#[test]
fn a_state_can_be_taken_out_and_put_back() {
    let play = r#"{"cmd":"bot","level":"random","play":true}"#;
    let first = ask(&[NEW, play, play, play, r#"{"cmd":"state"}"#, r#"{"cmd":"legal"}"#]);
    let state = first[4]["state"].clone();
    let load = json!({ "cmd": "load", "game": "age-of-steam", "state": state }).to_string();
    let second = ask(&[
        &load,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"record"}"#,
        play,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"undo"}"#,
    ]);
    assert_eq!(second[0]["ok"], true, "{}", second[0]);
    assert_eq!(second[1], first[5]);
    assert!(second[2]["why"].as_str().unwrap().contains("loaded"));
    assert_eq!((&second[4]["ok"], &second[5]["ok"]), (&json!(true), &json!(false)));
}

#[test]
fn a_state_that_breaks_a_law_is_refused_and_the_game_stays() {
    let mut state = ask(&[NEW, r#"{"cmd":"state"}"#])[1]["state"].clone();
    let bag = state["table"]["bag"].as_str().unwrap().to_owned();
    state["table"]["bag"] = format!("{bag}R").into();
    let load = json!({ "cmd": "load", "state": state }).to_string();
    let answers = ask(&[NEW, r#"{"cmd":"legal"}"#, &load, r#"{"cmd":"legal"}"#, r#"{"cmd":"record"}"#]);
    assert!(answers[2]["why"].as_str().unwrap().contains("cubes"), "{}", answers[2]);
    assert_eq!(answers[1], answers[3]);
    assert_eq!(answers[4]["ok"], true);
}

#[test]
fn undo_goes_all_the_way_back() {
    let play = r#"{"cmd":"bot","level":"random","play":true}"#;
    let mut lines = vec![NEW, r#"{"cmd":"record"}"#];
    lines.extend([play; 12]);
    lines.extend([r#"{"cmd":"undo"}"#; 12]);
    lines.push(r#"{"cmd":"record"}"#);
    let answers = ask(&lines);
    assert!(answers.iter().all(|answer| answer["ok"] == true));
    assert_eq!(answers[1], answers[26]);
}

/// A line that is nearly right more often than not.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("new".to_owned()),
        Just("legal".into()),
        Just("play".into()),
        Just("load".into()),
        Just("bot".into()),
        Just("undo".into()),
        Just("record".into()),
        Just("age-of-steam".into()),
        Just("issue 1".into()),
        "[a-z0-9 /]{0,12}"
    ];
    let value = prop_oneof![
        word.clone().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..8u8).prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        Just(Value::Null),
        Just(json!({})),
        Just(json!([[]])),
    ];
    let key = prop_oneof![
        Just("cmd".to_owned()),
        Just("game".into()),
        Just("players".into()),
        Just("seed".into()),
        Just("seat".into()),
        Just("move".into()),
        Just("level".into()),
        Just("play".into()),
        Just("state".into()),
        "[a-z]{1,6}"
    ];
    let object = proptest::collection::btree_map(key, value, 0..5)
        .prop_map(|map| Value::Object(map.into_iter().collect()).to_string());
    let command = word.prop_map(|cmd| json!({ "cmd": cmd, "move": "issue 1", "play": true }).to_string());
    prop_oneof![Just(NEW.to_owned()), command, object, "[^\r\n]{0,40}"]
}

proptest! {
    #[test]
    fn every_line_gets_one_answer(lines in proptest::collection::vec(line(), 1..20)) {
        let input = lines.join("\n") + "\n";
        let answers = answers(input.as_bytes());
        prop_assert_eq!(answers.len(), lines.len());
        for answer in answers {
            prop_assert!(answer["ok"].is_boolean());
            prop_assert!(answer["ok"] == true || answer["why"].is_string());
        }
    }

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let lines = bytes.split(|byte| *byte == b'\n').count();
        let last_is_empty = bytes.is_empty() || bytes.ends_with(b"\n");
        prop_assert_eq!(answers(&bytes).len(), lines - usize::from(last_is_empty));
    }
}
