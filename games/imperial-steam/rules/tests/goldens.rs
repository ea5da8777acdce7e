//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. In the first two
//! sensible players play, of the four one at random now and then and with hidden money; in the third, four hurry to Trieste
//! at any price, and one gets there in round 7.

use imperial_steam::{Event, Position, Step};
use kernel::Seat;
use kernel::kit::golden;

#[track_caller]
fn replays(text: &str, ending: &str, scores: &[(usize, i32)]) -> Vec<Event> {
    let places: Vec<_> = scores.iter().map(|(seat, score)| (*seat, Some(*score))).collect();
    golden::<Position>(text, ending, &places)
}

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn two_players() {
    let events = replays(include_str!("goldens/two-players.record"), "last-round", &[(0, 460), (1, 342)]);
    assert_eq!(count(&events, |event| matches!(event, Event::RoundBegan { .. })), 8);
    assert_eq!(count(&events, |event| matches!(event, Event::TrackLaid { .. })), 12);
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 3);
}

#[test]
fn four_players_with_hidden_money() {
    let scores = [(1, 480), (3, 470), (0, 420), (2, 29)];
    let events = replays(include_str!("goldens/four-players.record"), "last-round", &scores);
    assert!(count(&events, |event| matches!(event, Event::SetUp { .. })) > 5);
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 5);
    assert!(count(&events, |event| matches!(event, Event::Discarded { .. })) > 5);
    assert!(count(&events, |event| matches!(event, Event::ShareSold { .. })) > 5);
}

/// Contracts and tolls cost more than anybody has.
#[test]
fn trieste() {
    let scores = [(3, 100), (2, -310), (0, -400), (1, -450)];
    let events = replays(include_str!("goldens/trieste.record"), "trieste", &scores);
    assert!(events.contains(&Event::Ended { round: 7, trieste: true }));
    let joined = |event: &Event| matches!(event, Event::TriesteJoined { .. });
    assert_eq!(
        (count(&events, joined), count(&events, |event| matches!(event, Event::TollsPaid { .. }))),
        (1, 3)
    );
    let tolls: i32 = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, step: Step::Tolls, guldens } if *seat == Seat::new(3) => Some(*guldens),
            _ => None,
        })
        .sum();
    assert!(tolls > 0, "who has joined Trieste is paid");
}
