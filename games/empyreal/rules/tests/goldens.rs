//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. The players
//! choose by chance, but rather build, deliver and draft than not.

use empyreal::{Event, Position};
use kernel::kit::golden;

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

/// With two awards; seat 0 takes six Demand Tiles.
#[test]
fn two_players() {
    let events = golden::<Position>(
        include_str!("goldens/two-players.record"),
        "demand-tiles",
        &[(0, Some(27)), (1, Some(19))],
    );
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 14);
    assert_eq!(count(&events, |event| matches!(event, Event::Kept { .. })), 6);
    assert_eq!(count(&events, |event| matches!(event, Event::Built { .. })), 54);
}

/// Two against two, with open stacks.
#[test]
fn four_players_in_teams() {
    let scores = [(0, 68), (2, 68), (1, 7), (3, 7)].map(|(seat, score)| (seat, Some(score)));
    let record = include_str!("goldens/four-players.record");
    let events = golden::<Position>(record, "teams-demand-tiles", &scores);
    assert_eq!(count(&events, |event| matches!(event, Event::Delivered { .. })), 17);
    assert_eq!(count(&events, |event| matches!(event, Event::Kept { .. })), 6);
    assert_eq!(count(&events, |event| matches!(event, Event::Built { .. })), 80);
}
