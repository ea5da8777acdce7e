//! Whole games as records: they replay to the same draws and the same standing for ever.
//!
//! A change that breaks one of these breaks the records of everybody's games: it needs a new rules version. Made with
//! `roundhouse sim age-of-steam --players N --games 1 --seed golden --bots greedy --out DIR`.

use age_of_steam::{Event, Position};
use kernel::kit::golden;

fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn three_players() {
    let events = golden::<Position>(
        include_str!("goldens/three-players.record"),
        "last-turn",
        &[(2, Some(121)), (0, Some(111)), (1, Some(80))],
    );
    assert_eq!(count(&events, |event| matches!(event, Event::TurnBegan { .. })), 10);
}

#[test]
fn four_players() {
    let events = golden::<Position>(
        include_str!("goldens/four-players.record"),
        "last-turn",
        &[(1, Some(97)), (3, Some(87)), (2, Some(55)), (0, Some(-22))],
    );
    assert_eq!(count(&events, |event| matches!(event, Event::TurnBegan { .. })), 8);
}

/// Three of the six play at random and do not last.
#[test]
fn six_players_of_whom_three_play_at_random() {
    let events = golden::<Position>(
        include_str!("goldens/six-players.record"),
        "last-turn",
        &[(4, Some(75)), (2, Some(61)), (0, Some(59)), (1, None), (3, None), (5, None)],
    );
    assert_eq!(count(&events, |event| matches!(event, Event::Eliminated { .. })), 3);
}
