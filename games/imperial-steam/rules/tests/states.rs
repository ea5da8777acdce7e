//! States from outside: what breaks a law is refused, whatever else is in order; what is let in can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;
#[path = "states/noise.rs"]
mod noise;

use imperial_steam::{Move, Position, Step};
use kernel::kit::tampered::{self, can_be_played_on, comes_back, saved, with};
use kernel::kit::{Chooser, at_random, positions};
use kernel::{Events, Rules, Seat, Stream};
use serde_json::{Value, json};

use common::busy;
use noise::{settle, tamper};

/// Positions of games with every number of players, as JSON.
fn states(every: usize) -> Vec<Value> {
    let mut states = Vec::new();
    for players in 2..=4 {
        for (choose, setup, money) in [
            (at_random as Chooser<Position>, "normal", "open"),
            (busy, "fixed", "hidden"),
            (busy, "random", "open"),
        ] {
            let game = positions(players, &[("setup", setup), ("money", money)], "states", choose);
            states.extend(game.step_by(every).map(|position| saved(&position)));
        }
    }
    states
}

/// The first position of a game for three in this phase.
fn state_in(phase: &str) -> Value {
    let games = ["one", "two", "three", "four"].map(|secret| positions(3, &[], secret, busy));
    let mut states = games.into_iter().flatten().map(|position: Position| saved(&position));
    let is_there = |state: &Value| {
        let here = &state["table"]["stage"];
        here == phase || here.get(phase).is_some()
    };
    states.find(is_there).unwrap_or_else(|| panic!("no game comes to {phase}"))
}

#[track_caller]
fn refused(state: &Value, change: impl FnOnce(&mut Value), complaint: &str) {
    let mut state = state.clone();
    change(&mut state);
    tampered::refused::<Position>(state, complaint);
}

/// Holds that the state is refused with this in place of what stands there.
#[track_caller]
fn refused_with(state: &Value, pointer: &str, value: Value, complaint: &str) {
    tampered::refused::<Position>(with(state.clone(), pointer, value), complaint);
}

#[test]
fn what_was_saved_loads() {
    for state in states(20) {
        comes_back::<Position>(&state);
    }
}

/// Words and numbers that mean nothing.
#[test]
fn what_cannot_be_read() {
    let start = state_in("bidding");
    for (pointer, value, complaint) in [
        ("/table/seats", json!([]), "a game with 0 players"),
        ("/table/order", json!([0, 1, 1]), "an order has every seat once"),
        ("/table/ranking", json!([0, 1]), "an order has every seat once"),
        ("/table/tiles/wien", json!("1"), "no tile lies in wien"),
        ("/table/tiles/graz", json!("99"), "there is no tile “99”"),
        ("/table/tiles/paris", json!("1"), "there is no city “paris”"),
        ("/table/tokens/paris", json!(1), "there is no city “paris”"),
        ("/table/demand/graz", json!("X"), "is no good"),
        ("/table/state_railways", json!(["wien-graz"]), "there is no link “wien-graz”"),
        ("/table/hubs", json!({}), "the bronze hub is missing"),
        ("/table/hubs/blue/growth", json!(5), "from 1 to 4"),
        ("/table/hubs/blue/growth", json!(0), "from 1 to 4"),
        ("/table/hubs/blue/influence", json!(15), "steps of 10"),
        ("/table/hubs/blue/influence", json!(3000), "not so much influence"),
        ("/table/market", json!("Q"), "is no good"),
        ("/table/market", json!("W".repeat(256)), "too many goods"),
        ("/table/refills", json!(["W"]), "over 5 rounds"),
        ("/table/contracts/0", json!("k99"), "there is no contract “k99”"),
        ("/table/from_bank", Value::Null, "the money of the bank is missing"),
        ("/table/seats/0/cash", Value::Null, "the money of a player is missing"),
        ("/table/seats/0/cash", json!(2_000_000), "there are not 2000000 guldens"),
        ("/table/seats/0/share", json!(50), "no share is worth 50"),
        ("/table/seats/0/trains", json!([3, 3, 3, 3]), "more than three trains"),
        ("/table/seats/0/trains", json!([9]), "there is no engine IS-9"),
        ("/table/seats/0/trains", json!([255]), "there is no engine IS-255"),
        (
            "/table/seats/0/factories",
            json!([{ "site": "wien/e", "good": "wood", "left": 1 }]),
            "there is no site",
        ),
        ("/table/seats/0/placed", json!({ "jump": 1 }), "there is no action “jump”"),
        ("/table/stage", json!({ "producing": { "done": [15] } }), "a factory that is not there"),
        ("/table/active", json!(6), "seat 6 does not exist"),
        ("/table/colour", json!("red"), "unknown field"),
        ("/draws/used", json!(-1), "invalid value"),
    ] {
        refused_with(&start, pointer, value, complaint);
    }
    let twice = json!([{ "site": "wien/a", "good": "wood", "left": 1 }, { "site": "wien/a", "good": "coal", "left": 1 }]);
    refused_with(&start, "/table/seats/0/factories", twice, "two factories stand on wien/a");
    refused(
        &start,
        |state| drop(state["table"]["tiles"].as_object_mut().unwrap().remove("graz")),
        "one tile for each",
    );
    refused_with(&start, "/table/scrapped", json!([4, 0, 0, 0, 0]), "too many engines");
}

/// As much money as the laws allow: play makes it more, and still it can be kept.
#[test]
fn money_at_the_limit_can_be_played_on() {
    let before = state_in("before");
    let table = &before["table"];
    let (seat, mut sum) = (table["active"].as_u64().unwrap() as usize, 0);
    let mut most = None;
    for guldens in (990_000..1_200_000).step_by(10) {
        let mut state = before.clone();
        let cash = &mut state["table"]["seats"][seat]["cash"];
        let more = guldens - cash.as_i64().unwrap();
        *cash = json!(guldens);
        state["table"]["from_bank"] = json!(table["from_bank"].as_i64().unwrap() + more);
        match serde_json::from_value::<Position>(state) {
            Ok(position) => most = Some(position),
            Err(why) => {
                assert!(why.to_string().contains("came from the bank"), "{why}");
                sum = guldens;
                break;
            }
        }
    }
    assert!(sum > 1_000_000, "the limit is {sum}");
    let mut position = most.unwrap();
    for mv in [Move::Fundraise, Move::End] {
        position.play(Seat::new(seat), &mv, &mut Events::ignored()).unwrap();
        assert_eq!(serde_json::from_value::<Position>(saved(&position)).unwrap(), position);
    }
}

/// One small change each, and the law that it breaks.
#[test]
fn tampering_is_noticed() {
    let (bidding, before, over) = (state_in("bidding"), state_in("before"), state_in("over"));
    let (after, building) = (state_in("after"), state_in("building"));
    let active = |state: &Value, field: &str| format!("/table/seats/{}/{field}", state["table"]["active"]);
    let cases: Vec<(&Value, String, Value, &str)> = vec![
        (&before, "/table/round".into(), json!(0), "turns"),
        (&before, "/table/round".into(), json!(9), "turns"),
        (&before, "/table/active".into(), json!(3), "turns"),
        (&before, "/table/semmering".into(), json!(3), "turns"),
        (&before, "/table/points".into(), json!(200), "turns"),
        (&before, "/table/stage".into(), json!({ "bidding": { "made": [] } }), ""),
        (&bidding, "/table/stage".into(), json!({ "bidding": { "made": [0, 1, 2] } }), "turns"),
        (&bidding, "/table/stage".into(), json!({ "bidding": { "made": [4] } }), "turns"),
        (&bidding, "/table/points".into(), json!(1), "turns"),
        (&bidding, "/table/delivered".into(), json!(true), "turns"),
        (&before, "/table/stage".into(), json!("over"), "turns"),
        (&before, "/table/stage".into(), json!({ "building": { "spare": 0 } }), "turns"),
        (&before, "/table/stage".into(), json!("after"), "turns"),
        (&building, "/table/stage".into(), json!({ "building": { "spare": 3 } }), "turns"),
        (&over, "/table/points".into(), json!(1), "turns"),
        (&over, "/table/stage".into(), json!("before"), "turns"),
        (&before, "/table/seats/1/hands".into(), json!(5), "hands"),
        (&before, "/table/seats/1/placed".into(), json!({ "pass": 255, "give": 255 }), "hands"),
        (&before, "/table/seats/1/cash".into(), json!(-10), "money"),
        (&before, "/table/seats/1/cash".into(), json!(5), "money"),
        (&before, "/table/seats/1/cash".into(), json!(1_000_000), "money"),
        (&before, "/table/from_bank".into(), json!(i32::MAX), "money"),
        (&before, "/table/from_bank".into(), json!(i32::MIN), "money"),
        (&bidding, "/table/seats/1/cash".into(), json!(140), "money"),
        (&bidding, "/table/seats/1/bid".into(), json!(10), "bids"),
        (&before, "/table/seats/1/bid".into(), json!(10), "bids"),
        (&before, "/table/seats/1/influence".into(), json!(210), "influence"),
        (&before, "/table/hubs/white/influence".into(), json!(210), "influence"),
        (&bidding, "/table/seats/1/influence".into(), json!(10), "turns"),
        (&before, "/table/seats/1/training".into(), json!([200, 200, 200]), "workers"),
        (&before, "/table/seats/1/working".into(), json!([16, 0, 0]), "workers"),
        (&before, "/table/seats/1/trains".into(), json!([]), "trains"),
        (&before, "/table/seats/1/trains".into(), json!([2]), "trains"),
        (&before, "/table/seats/1/trains".into(), json!([3, 4]), "trains"),
        (&before, "/table/seats/1/trains".into(), json!([3, 3]), "trains"),
        (&before, "/table/seats/1/passenger_cars".into(), json!(255), "cars"),
        (&before, "/table/seats/1/reserved_cars".into(), json!(255), "cars"),
        (&before, "/table/seats/1/reserved_cars".into(), json!(1), "cars"),
        (&before, "/table/seats/1/goods".into(), json!("W".repeat(200) + &"S".repeat(200)), "goods"),
        (&before, "/table/seats/1/landing".into(), json!("W".repeat(200) + &"S".repeat(200)), "goods"),
        (&before, "/table/seats/1/goods".into(), json!("W"), "goods"),
        (&after, "/table/supply".into(), json!([0, 0, 0, 0]), "goods"),
        (&after, "/table/supply".into(), json!([i16::MIN, i16::MAX, 0, 0]), "goods"),
        (&before, "/table/refills/0".into(), json!(""), "goods"),
        (&before, "/table/market".into(), json!("W".repeat(11)), "market"),
        (&bidding, "/table/seats/1/tracks".into(), json!(["wien-bratislava"]), "turns"),
        (&before, "/table/seats/1/stations".into(), json!([]), "stations"),
        (&before, "/table/seats/1/stations".into(), json!(["wien", "graz"]), "stations"),
        (&before, "/table/seats/1/tracks".into(), json!(["graz-maribor"]), "networks"),
        (&before, "/table/seats/1/tracks".into(), json!(["wien-wr_neustadt"]), "tokens"),
        (
            &before,
            "/table/seats/1/tracks".into(),
            json!(["wien-bratislava", "bratislava-wr_neustadt", "bratislava-sopron"]),
            "tracks",
        ),
        (&before, "/table/seats/1/investors".into(), json!(2), "investors"),
        (&before, "/table/seats/1/shareholders".into(), json!(255), "investors"),
        (&before, "/table/seats/1/contracts".into(), json!(["k01"]), "cars"),
        (&before, "/table/seats/1/engineers".into(), json!(["bridge"]), "engineers"),
        (&bidding, "/table/hubs/white/engineers".into(), json!([255, 255]), "engineers"),
        (&bidding, "/table/hubs/white/gold".into(), json!(1), "hubs"),
        (&bidding, "/table/hubs/white/gold".into(), json!(3), "hubs"),
        (&bidding, "/table/hubs/white/silver".into(), json!(1), "hubs"),
        (&bidding, "/table/hubs/white/delivered".into(), json!(255), "hubs"),
        (&bidding, "/table/hubs/white/prices".into(), json!([5, 0]), "hubs"),
        (&bidding, "/table/hubs/bronze/prices".into(), json!([0, 1]), "hubs"),
        (&bidding, "/table/hubs/white/city".into(), json!("wien"), "tiles"),
        (&bidding, "/table/hubs/white/growth".into(), json!(1), "growth"),
        (&bidding, "/table/tiles/graz".into(), json!("1"), "tiles"),
        (&bidding, "/table/tokens/graz".into(), json!(3), "tokens"),
        (&bidding, "/table/demand/bruck".into(), json!("W"), "demand"),
        (&bidding, "/table/demand/bratislava".into(), json!("C"), "demand"),
        (&bidding, "/table/contracts".into(), json!(["k01"]), "contracts"),
        (&bidding, "/table/semmering".into(), json!(1), "semmering"),
        (&bidding, "/table/state_railways".into(), json!([]), "State Railways"),
        (&bidding, "/table/state_railways".into(), json!(["wien-bratislava"]), "State Railways"),
        (&bidding, "/table/shipments/0".into(), json!(255), "shipments"),
        (&bidding, "/table/shipments".into(), json!([5, 5, 2, 2, 2, 3, 3]), "shipments"),
        (&before, active(&before, "hands"), json!(0), "hands"),
    ];
    for (state, pointer, value, complaint) in cases {
        let law =
            if complaint.is_empty() { String::new() } else { format!("the law of {complaint} is broken") };
        refused_with(state, &pointer, value, &law);
    }
    let ranking = |state: &mut Value| state["table"]["ranking"].as_array_mut().unwrap().reverse();
    refused(&over, ranking, "the law of influence is broken: the ranking is another one");
}

/// Factories: where they stand, and how many there are.
#[test]
fn factories_are_counted() {
    let start = state_in("before");
    let factories = |list: &[(&str, u8)]| {
        list.iter()
            .map(|(site, left)| json!({ "site": site, "good": "iron", "left": left }))
            .collect::<Value>()
    };
    for (list, complaint) in [
        (factories(&[("graz/a", 1)]), "graz/a is not in the network"),
        (factories(&[("wien/d", 1)]), "there is no site wien/d"),
        (factories(&[("wien/1", 1)]), "there is no site wien/1"),
        (factories(&[("wien/a", 5)]), "too many at wien/a"),
        (factories(&[("wien/a", 4)]), "the law of goods is broken"),
        (factories(&[("wien/a", 0); 16]), "more factories than workers"),
    ] {
        refused_with(&start, "/table/seats/1/factories", list, complaint);
    }
}

/// What holds wherever a table comes to.
fn look_closer(position: &Position) {
    let table = position.table();
    assert!(table.all_seats().all(|seat| table.toll_path(seat).steps.len() < 30));
    let tolls = table.scores().map(|score| score.steps[Step::Tolls.index()]);
    assert_eq!(tolls.iter().sum::<i32>(), 0, "tolls go from one player to another");
}

#[test]
fn what_loads_can_be_played_on() {
    let mut stream = Stream::from_seed([3; 32]);
    let (mut loaded, mut refused) = (0, 0);
    for state in states(12) {
        for changes in 1..=5 {
            for _ in 0..6 {
                let mut tampered = state.clone();
                for _ in 0..changes {
                    tamper(&mut tampered, &mut stream);
                    settle(&mut tampered, &mut stream);
                }
                let let_in = can_be_played_on(tampered, &mut stream, look_closer);
                *(if let_in { &mut loaded } else { &mut refused }) += 1;
            }
        }
    }
    assert!(loaded > 1000 && refused > 1000, "{loaded} loaded, {refused} refused");
}
