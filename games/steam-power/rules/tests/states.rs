//! States from outside: what breaks a law is refused, whatever else is in order; what is let in can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use kernel::kit::tampered::{at_the_limit, can_be_played_on, comes_back, refused, saved, tamper, with};
use kernel::kit::{self, Chooser, at_random, positions};
use kernel::{Events, Rules, Stream};
use serde_json::{Value, json};
use steam_power::{Move, Phase, Position};

use common::whimsical;

/// Some of the positions of games with every number of players.
fn look_at_games(every: usize, mut look: impl FnMut(&Position)) {
    for players in 1..=5 {
        for (choose, later) in [(at_random as Chooser<Position>, "off"), (whimsical, "on")] {
            let options = [("map", "germany"), ("later_edition", later)];
            let game = positions(players, &options, "states", choose);
            game.step_by(every).for_each(|position| look(&position));
        }
    }
}

/// The same as JSON.
fn states(every: usize) -> Vec<Value> {
    let mut states = Vec::new();
    look_at_games(every, |position| states.push(saved(position)));
    states
}

fn start() -> Value {
    saved(&kit::start::<Position>(3, &[("map", "germany")], "states").0)
}

fn path(at: &str, track: &str, owner: usize) -> Value {
    json!({ "at": at, "track": track, "owner": owner })
}

#[test]
fn what_was_saved_loads() {
    for state in states(40) {
        comes_back::<Position>(&state);
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
        ("/table/seats/0/cash", json!(65_535), "money"),
        ("/table/seats/0/cash", json!(65_536), "invalid value"),
        ("/table/seats/0/cash", json!(-1), "invalid value"),
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
        refused::<Position>(with(start(), pointer, value), complaint);
    }
}

/// The same, but late enough for the bank to have paid any sum.
fn very_late(state: &Value) -> Value {
    const LATER: u64 = 50_000;
    let later = |state: Value, pointer: &str| {
        let round = state.pointer(pointer).and_then(Value::as_u64).unwrap_or(0);
        with(state, pointer, json!(round + LATER))
    };
    later(later(state.clone(), "/table/round"), "/table/last_progress")
}

/// What the rules work out of a position, and what is asked of them about it, stays within its numbers.
fn look_at_sums(position: &Position) {
    let table = position.table();
    assert!(table.all_seats().all(|seat| table.score(seat).total() >= 0));
    if let Phase::Fulfilling { needs, .. } = table.phase {
        let seat = table.active;
        for way in table.ways_to_bring(seat, &needs) {
            assert!(table.cash_after(seat, &way) >= table.due_with_next());
        }
    }
}

/// More money than the bank can have paid is refused, at the beginning and later; with the most that is let in, play does
/// not come to a state that is not.
#[test]
fn money_stays_within_its_limit() {
    for state in [start()].into_iter().chain(states(200)) {
        for state in [very_late(&state), state] {
            let most = at_the_limit::<Position>(&state, "/table/seats/0/cash", "money");
            assert!(can_be_played_on::<Position>(most, &mut Stream::from_seed([4; 32]), look_at_sums));
        }
    }
}

/// Whoever holds all that can be held gets no more, and is told so before a resource is brought.
#[test]
fn nobody_holds_more_than_is_counted() {
    let (mut asked, mut paid) = (0, 0);
    look_at_games(1, |position| {
        if !matches!(position.table().phase, Phase::Fulfilling { .. }) {
            return;
        }
        asked += 1;
        if asked % 10 != 0 {
            return;
        }
        let seat = position.table().active;
        let cash = format!("/table/seats/{seat}/cash");
        let most = at_the_limit::<Position>(&very_late(&saved(position)), &cash, "money");
        assert_eq!(most.pointer(&cash), Some(&json!(60_000)));
        let position: Position = serde_json::from_value(most).unwrap();
        let table = position.table();
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        for mv in moves {
            let Move::Bring { from, pay } = mv else { continue };
            let way = table.way(table.board().find_city(from).unwrap(), pay);
            let mut after = position.clone();
            after.play(seat, &mv, &mut Events::ignored()).unwrap();
            assert_eq!(after.table().player(seat).cash, table.cash_after(seat, &way), "{mv}");
            paid += usize::from(table.due_with_next() > 0);
        }
    });
    assert!(paid > 0, "no contract pays");
}

#[test]
fn city_tiles_are_counted() {
    let mut state = start();
    drop(state["table"]["cities"].as_object_mut().unwrap().remove("B19"));
    refused::<Position>(state, "for each site");
    let mut state = start();
    for city in state["table"]["cities"].as_object_mut().unwrap().values_mut() {
        city["tile"] = json!("B");
    }
    refused::<Position>(state, "too many city tiles");
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

#[test]
fn what_loads_can_be_played_on() {
    let mut stream = Stream::from_seed([3; 32]);
    let (mut loaded, mut refused) = (0, 0);
    for state in states(15) {
        for changes in 1..=6 {
            for _ in 0..8 {
                let mut tampered = state.clone();
                for _ in 0..changes {
                    tamper(&mut tampered, &[0, 1, 5, 255, 60_000, 65_535], &near, &mut stream);
                }
                let let_in = can_be_played_on::<Position>(tampered, &mut stream, look_at_sums);
                *(if let_in { &mut loaded } else { &mut refused }) += 1;
            }
        }
    }
    assert!(loaded > 1000 && refused > 1000, "{loaded} loaded, {refused} refused");
}
