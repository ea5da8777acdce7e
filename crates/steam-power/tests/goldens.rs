//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. Made with
//! `roundhouse sim steam-power --players N --games 9 --seed golden --bots greedy --out DIR`; with four players the third
//! plays at random, and the options are `later_edition=on` and `steal_from_next=on`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use kernel::{Record, Replay, Rules, Turn};
use steam_power::{Change, Event, Position};

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

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn solo() {
    let events = replays(include_str!("goldens/solo.record"), 0, 87);
    assert_eq!(count(&events, |event| matches!(event, Event::RoundBegan { .. })), 16);
    assert_eq!(count(&events, |event| matches!(event, Event::CombineVisited { .. })), 16);
}

#[test]
fn two_players() {
    let events = replays(include_str!("goldens/two-players.record"), 1, 79);
    assert!(events.contains(&Event::LastRound { seat: kernel::Seat::new(1), contracts: 14 }));
    assert!(count(&events, |event| matches!(event, Event::Built { change: Change::Cross, .. })) > 0);
}

/// The last contracts come from hands, and city tiles raise the worth of factories.
#[test]
fn four_players_of_whom_one_plays_at_random() {
    let events = replays(include_str!("goldens/four-players.record"), 0, 64);
    assert!(count(&events, |event| matches!(event, Event::DrewFrom { .. })) > 0);
    assert_eq!(count(&events, |event| matches!(event, Event::BoostsDrawn { .. })), 1);
    assert!(count(&events, |event| matches!(event, Event::Built { change: Change::Replace, .. })) > 0);
}
