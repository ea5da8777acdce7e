//! A right face passes the kit; each kind of wrong one is caught.

#![allow(clippy::unwrap_used, reason = "what only tests use is test code too")]

mod toy;

use face_kit::FaceKit;
use kernel::kit::setups;

use crate::toy::{Coins, ToyFace, fault};

fn kit<const FAULT: u8>() -> FaceKit<ToyFace<FAULT>> {
    FaceKit::new(setups::<Coins>()).every(1)
}

#[test]
fn the_toy_passes_everything() {
    kit::<{ fault::NONE }>().everything();
    kit::<{ fault::NONE }>().every(3).everything();
}

#[test]
#[should_panic(expected = "nobody sees the spots {\"purse-9\"}")]
fn an_event_at_a_place_that_is_not_drawn() {
    kit::<{ fault::EVENT_ELSEWHERE }>().everything();
}

#[test]
#[should_panic(expected = "a shared screen is not covered")]
fn a_shared_screen_that_is_never_covered() {
    kit::<{ fault::HIDES_NOTHING }>().everything();
}

/// Before the first coin is hidden nobody knows anything: only what the move leads to shows that something is hidden then.
#[test]
#[should_panic(expected = "a shared screen is not covered")]
fn a_shared_screen_that_is_covered_a_turn_too_late() {
    kit::<{ fault::HIDES_LATE }>().everything();
}

#[test]
#[should_panic(expected = "`hide 1` closes the turn, and seat 0 owes more of it")]
fn a_move_that_closes_half_a_turn() {
    kit::<{ fault::CLOSES_EARLY }>().everything();
}

#[test]
#[should_panic(expected = "the spot coin-2 has no name")]
fn a_spot_without_a_name() {
    kit::<{ fault::NAMELESS_SPOT }>().everything();
}

#[test]
#[should_panic(expected = "a view is shown differently the second time")]
fn a_drawing_that_depends_on_more_than_the_view() {
    kit::<{ fault::COUNTS_DRAWINGS }>().everything();
}

#[test]
#[should_panic(expected = "only 4 questions were asked")]
fn games_too_short_to_be_looked_at() {
    kit::<{ fault::NONE }>().every(5).everything();
}

#[test]
#[should_panic(expected = "every 0 questions is never")]
fn a_kit_that_never_looks() {
    let _ = kit::<{ fault::NONE }>().every(0);
}
