//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. The players
//! choose by chance, but rather build, deliver and draft than not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use empyreal::{Event, Position};
use kernel::{Record, Replay, Rules, Turn};

/// Replays a record move by move; the replay itself checks every move, every draw and the standing.
#[track_caller]
fn replays(text: &str, ending: &str, scores: &[(usize, i32)]) -> Vec<Event> {
    let record = Record::parse(text).unwrap();
    assert_eq!(record.to_string(), text, "a record has one form");
    let mut replay = Replay::<Position>::new(&record).unwrap();
    let mut events = replay.opening().to_vec();
    while let Some(played) = replay.step().unwrap() {
        replay.position().check().unwrap();
        events.extend(played.events);
    }
    let Turn::Over(standing) = replay.position().turn() else { panic!("the game is not over") };
    let places: Vec<(usize, i32)> =
        standing.places.iter().map(|place| (place.seat.index(), place.score.unwrap())).collect();
    assert_eq!((&*standing.ending, places.as_slice()), (ending, scores));
    events
}

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

/// With two awards; seat 0 takes six Demand Tiles.
#[test]
fn two_players() {
    let events = replays(include_str!("goldens/two-players.record"), "demand-tiles", &[(0, 27), (1, 19)]);
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 14);
    assert_eq!(count(&events, |event| matches!(event, Event::Kept { .. })), 6);
    assert_eq!(count(&events, |event| matches!(event, Event::Built { .. })), 54);
}

/// Two against two, with open stacks.
#[test]
fn four_players_in_teams() {
    let scores = [(0, 68), (2, 68), (1, 7), (3, 7)];
    let events = replays(include_str!("goldens/four-players.record"), "teams-demand-tiles", &scores);
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 17);
    assert_eq!(count(&events, |event| matches!(event, Event::Kept { .. })), 6);
    assert_eq!(count(&events, |event| matches!(event, Event::Built { .. })), 80);
}
