//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. Made with
//! `roundhouse sim steam-power --players N --games 9 --seed golden --bots greedy --out DIR`; with four players the third
//! plays at random, and the options are `later_edition=on` and `steal_from_next=on`.

use kernel::kit::golden;
use steam_power::{Change, Event, Position};

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn solo() {
    let events = golden::<Position>(include_str!("goldens/solo.record"), "last-turn", &[(0, Some(87))]);
    assert_eq!(count(&events, |event| matches!(event, Event::RoundBegan { .. })), 16);
    assert_eq!(count(&events, |event| matches!(event, Event::CombineVisited { .. })), 16);
}

#[test]
fn two_players() {
    let record = include_str!("goldens/two-players.record");
    let events = golden::<Position>(record, "last-round", &[(1, Some(79)), (0, Some(73))]);
    assert!(events.contains(&Event::LastRound { seat: kernel::Seat::new(1), contracts: 14 }));
    assert!(count(&events, |event| matches!(event, Event::Built { change: Change::Cross, .. })) > 0);
}

/// The last contracts come from hands, and city tiles raise the worth of factories.
#[test]
fn four_players_of_whom_one_plays_at_random() {
    let record = include_str!("goldens/four-players.record");
    let places = [(0, Some(64)), (1, Some(46)), (3, Some(40)), (2, Some(13))];
    let events = golden::<Position>(record, "last-round", &places);
    assert!(count(&events, |event| matches!(event, Event::DrewFrom { .. })) > 0);
    assert_eq!(count(&events, |event| matches!(event, Event::BoostsDrawn { .. })), 1);
    assert!(count(&events, |event| matches!(event, Event::Built { change: Change::Replace, .. })) > 0);
}
