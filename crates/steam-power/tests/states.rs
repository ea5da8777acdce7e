//! States from outside: what breaks a law is refused, whatever else is in order; what is let in can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use kernel::{Rules, Stream, Turn, Viewer};
use serde_json::{Value, json};
use steam_power::Position;

use common::{at_random, play, whimsical};

/// Positions of games with every number of players, as JSON.
fn states(every: usize) -> Vec<Value> {
    let mut states = Vec::new();
    for players in 1..=5 {
        for (choose, later) in [(at_random as common::Chooser, "off"), (whimsical, "on")] {
            let mut count = 0;
            let options = [("map", "germany"), ("later_edition", later)];
            play(players, &options, "states", choose, |position| {
                if count % every == 0 {
                    states.push(serde_json::to_value(position).unwrap());
                }
                count += 1;
            });
        }
    }
    states
}

fn start() -> Value {
    let mut start = None;
    play(3, &[("map", "germany")], "states", at_random, |position| {
        start.get_or_insert_with(|| serde_json::to_value(position).unwrap());
    });
    start.unwrap()
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), complaint: &str) {
    let mut state = start();
    change(&mut state);
    let error = serde_json::from_value::<Position>(state).expect_err(complaint).to_string();
    assert!(error.contains(complaint), "{error}");
}

fn path(at: &str, track: &str, owner: usize) -> Value {
    json!({ "at": at, "track": track, "owner": owner })
}

#[test]
fn what_was_saved_loads() {
    for state in states(40) {
        let position: Position = serde_json::from_value(state.clone()).unwrap();
        assert_eq!(serde_json::to_value(&position).unwrap(), state);
    }
}

#[test]
fn tampering_is_noticed() {
    let own = |owner: usize| json!({ "seat": owner });
    let cases = [
        ("/table/map", json!("moon"), "there is no map “moon”"),
        ("/table/round", json!(0), "turns"),
        ("/table/first", json!(3), "turns"),
        ("/table/active", json!(4), "turns"),
        ("/table/actions_left", json!(3), "turns"),
        ("/table/actions_left", json!(0), "turns"),
        ("/table/phase", json!("second-tile"), "turns"),
        ("/table/phase", json!("over"), "turns"),
        ("/table/phase", json!({ "fulfilling": { "contract": "c01", "needs": "BB" } }), ""),
        ("/table/seats/0/hand", json!(4), "contracts"),
        ("/table/seats/0/fulfilled", json!(["c01", "c01"]), "twice"),
        ("/table/seats/0/fulfilled", json!(["c49"]), "there is no contract “c49”"),
        ("/hands/0/0", json!("c50"), "there is no contract “c50”"),
        ("/hands", json!([[], []]), "one hand for each player"),
        ("/table/boosts", json!("B"), "boosts"),
        ("/table/boosts", json!("B".repeat(255) + &"W".repeat(255)), "boosts"),
        ("/table/boosts", json!("B".repeat(256)), "too many"),
        ("/table/boosts", json!("V"), "is no resource"),
        ("/table/combine", json!({ "visited": ["B19"], "connected": [] }), "the Combine"),
        ("/table/cities/B19/tile", json!("X"), "is no city tile"),
        ("/table/cities/B19/resources", json!(5), "resources"),
        ("/table/cities/B19/factory", own(0), "factories"),
        ("/table/track", json!([path("D19", "W-E", 0)]), "D19 is no hex for track"),
        ("/table/track", json!([path("D17", "W-W", 0)]), "is no track"),
        ("/table/track", json!([path("D17", "W-E", 3)]), "an owner who does not play"),
        ("/table/track", json!([path("E22", "W-E", 0)]), "leads to no city"),
        ("/table/track", json!([path("B21", "W-E", 0)]), "leads off the land"),
        ("/table/track", json!([path("D17", "W-E", 0), path("E20", "NW-E", 0)]), "two incomplete links"),
        ("/table/track", json!([path("C20", "NW-W", 0), path("C18", "E-NE", 0)]), "leads back"),
        (
            "/table/track",
            json!([path("C20", "NW-E", 0), path("D21", "W-NE", 1), path("C22", "SW-W", 1)]),
            "meets",
        ),
        ("/table/track", json!([path("D17", "W-E", 0), path("D17", "W-E", 1)]), "D17"),
        ("/table/track", json!([path("C20", "NW-SW", 0), path("J29", "E-W", 0)]), "does not hang together"),
        ("/draws/used", json!(-1), "invalid value"),
    ];
    for (pointer, value, complaint) in cases {
        refused(
            |state| {
                let (parent, key) = pointer.rsplit_once('/').unwrap();
                match state.pointer_mut(parent).unwrap() {
                    Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
                    place => place[key] = value,
                }
            },
            complaint,
        );
    }
}

#[test]
fn city_tiles_are_counted() {
    refused(|state| drop(state["table"]["cities"].as_object_mut().unwrap().remove("B19")), "for each site");
    refused(
        |state| {
            for city in state["table"]["cities"].as_object_mut().unwrap().values_mut() {
                city["tile"] = json!("B");
            }
        },
        "too many city tiles",
    );
}

/// Changes one place, found by going down from the root: two values of a list or an object change places, an entry
/// goes or comes twice, a number or a word becomes another one.
fn tamper(place: &mut Value, stream: &mut Stream) {
    match place {
        Value::Object(fields) if fields.contains_key("used") => fields["used"] = json!(stream.below(1 << 20)),
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let (one, other) = (&keys[stream.index(keys.len())], &keys[stream.index(keys.len())]);
            if stream.below(4) == 0 {
                let moved = fields[one].clone();
                fields[one] = std::mem::replace(&mut fields[other], moved);
            } else {
                tamper(&mut fields[one], stream);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (stream.index(list.len()), stream.index(list.len()));
            match stream.below(6) {
                0 => list.swap(one, other),
                1 => drop(list.remove(one)),
                2 => list.push(list[one].clone()),
                _ => tamper(&mut list[one], stream),
            }
        }
        Value::Number(number) => {
            let now = number.as_i64().unwrap_or(0);
            *place = json!([now + 1, now - 1, 0, 1, 5, 255, 65_535][stream.index(7)]);
        }
        Value::String(text) => *place = json!(near(text, stream)),
        Value::Bool(on) => *on = !*on,
        _ => {}
    }
}

/// Another word of the same kind: a contract, a phase, a tile, a track.
fn near(text: &str, stream: &mut Stream) -> String {
    let pick = |words: &[&str], stream: &mut Stream| words[stream.index(words.len())].to_string();
    match text.len() {
        0 | 1 => pick(&["B", "W", "O", "G", "V", "", "BW", "BB"], stream),
        3 if text.starts_with('c') => format!("c{:02}", stream.below(50)),
        _ if text.contains('-') && text.chars().any(char::is_uppercase) => {
            let mut edge = || pick(&["NE", "E", "SE", "SW", "W", "NW"], stream);
            format!("{}-{}", edge(), edge())
        }
        _ => pick(
            &["action", "second-tile", "second-contract", "over", "track", "factory", "contracts"],
            stream,
        ),
    }
}

/// Whatever loads can be looked at and played on.
fn play_on(mut position: Position, stream: &mut Stream) {
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    for _ in 0..25 {
        position.check().unwrap();
        for seat in position.table().all_seats() {
            position.view(Viewer::Seat(seat));
            position.guess(seat, stream).check().unwrap();
            assert!(position.table().score(seat).total() >= 0);
        }
        let Turn::Owed { seats, .. } = position.turn() else { return };
        let seat = seats.iter().next().unwrap();
        moves.clear();
        position.moves(seat, &mut moves);
        assert!(!moves.is_empty(), "nothing can be said: {:?}", position.table().phase);
        position.play(seat, &moves[stream.index(moves.len())], &mut events).unwrap();
    }
    let state = serde_json::to_value(&position).unwrap();
    assert_eq!(serde_json::from_value::<Position>(state).unwrap(), position);
}

#[test]
fn what_loads_can_be_played_on() {
    let mut stream = Stream::from_seed([3; 32]);
    let (mut loaded, mut refused) = (0, 0);
    for state in states(15) {
        for changes in 1..=6 {
            for _ in 0..8 {
                let mut tampered = state.clone();
                for _ in 0..changes {
                    tamper(&mut tampered, &mut stream);
                }
                match serde_json::from_value::<Position>(tampered) {
                    Ok(position) => {
                        loaded += 1;
                        play_on(position, &mut stream);
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(loaded > 1000 && refused > 1000, "{loaded} loaded, {refused} refused");
}
