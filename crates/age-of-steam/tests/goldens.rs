//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. Made with
//! `roundhouse sim age-of-steam --players N --games 1 --seed golden --bots greedy --out DIR`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use age_of_steam::{Event, Position};
use kernel::{Record, Replay, Rules, Turn};

/// Replays a record move by move; the replay itself checks every move, every draw and the standing.
#[track_caller]
fn replays(text: &str, winner: usize, points: i32) -> Vec<Event> {
    let record = Record::parse(text).unwrap();
    assert_eq!(record.to_string(), text, "a record has one form");
    let mut replay = Replay::<Position>::new(&record).unwrap();
    let mut events = replay.opening().to_vec();
    while let Some(played) = replay.step().unwrap() {
        replay.position().check().unwrap();
        events.extend(played.events);
    }
    let Turn::Over(standing) = replay.position().turn() else { panic!("the game is not over") };
    assert_eq!((standing.places[0].seat.index(), standing.places[0].score), (winner, Some(points)));
    events
}

#[test]
fn three_players() {
    let events = replays(include_str!("goldens/three-players.record"), 2, 121);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count(), 10);
}

#[test]
fn four_players() {
    let events = replays(include_str!("goldens/four-players.record"), 1, 97);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count(), 8);
}

/// Three of the six play at random and do not last.
#[test]
fn six_players_of_whom_three_play_at_random() {
    let events = replays(include_str!("goldens/six-players.record"), 4, 75);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Eliminated { .. })).count(), 3);
}
