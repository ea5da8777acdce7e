//! States from outside: what the helpers for them accept, and what they catch.

use kernel::kit::tampered::{at_the_limit, can_be_played_on, comes_back, refused, saved, with};
use kernel::{Fairness, Stream, Writer};
use serde_json::{Value, json};

use crate::toy::{Toy, fault, setup};

fn state() -> Value {
    let (writer, _) = Writer::<Toy>::start(&setup(2), Fairness::new("7").unwrap()).unwrap();
    saved(writer.position())
}

fn is_played_on<const FAULT: u8>(state: Value) -> bool {
    can_be_played_on::<Toy<FAULT>>(state, &mut Stream::from_seed([3; 32]), |_| ())
}

#[test]
fn a_state_can_be_changed_in_one_place() {
    assert_eq!(with(state(), "/hands/1/0", json!(9))["hands"], json!([[1, 2, 3, 4], [9, 2, 3, 4]]));
    assert_eq!(with(state(), "/more", json!(true))["more"], true);
}

#[test]
#[should_panic(expected = "there is no /purse")]
fn a_place_that_a_state_has_not() {
    let _ = with(state(), "/purse/0", json!(1));
}

#[test]
#[should_panic(expected = "/hands has no entry 2")]
fn a_place_behind_the_end_of_a_list() {
    let _ = with(state(), "/hands/2", json!([]));
}

#[test]
fn what_is_no_state_is_refused() {
    refused::<Toy>(with(state(), "/round", json!("one")), "invalid type");
}

#[test]
#[should_panic(expected = "this was accepted, and should not be: too many rounds")]
fn a_state_that_should_be_refused() {
    refused::<Toy>(with(state(), "/rounds", json!(200)), "too many rounds");
}

#[test]
#[should_panic(expected = "expected u8, not: too many rounds")]
fn a_state_that_is_refused_for_something_else() {
    refused::<Toy>(with(state(), "/rounds", json!("one")), "too many rounds");
}

#[test]
fn a_limit_is_found() {
    assert_eq!(at_the_limit::<Toy>(&state(), "/round", "expected u8")["round"], 255);
}

#[test]
#[should_panic(expected = "not: too many rounds")]
fn a_limit_for_another_reason() {
    let _ = at_the_limit::<Toy>(&state(), "/round", "too many rounds");
}

#[test]
#[should_panic(expected = "there is no number at /hands")]
fn a_limit_of_no_number() {
    let _ = at_the_limit::<Toy>(&state(), "/hands", "");
}

#[test]
#[should_panic(expected = "a state is written otherwise after it was read")]
fn a_state_that_loses_something() {
    comes_back::<Toy>(&with(state(), "/more", json!(1)));
}

#[test]
fn a_game_goes_on_from_a_state_or_its_state_is_refused() {
    assert!(is_played_on::<{ fault::NONE }>(state()));
    assert!(is_played_on::<{ fault::NONE }>(with(state(), "/scores/0", json!(100))));
    assert!(!is_played_on::<{ fault::NONE }>(json!(null)));
}

#[test]
#[should_panic(expected = "the law of tokens is broken")]
fn a_state_that_is_accepted_and_breaks_a_law() {
    is_played_on::<{ fault::NONE }>(with(state(), "/tokens", json!([])));
}

#[test]
#[should_panic(expected = "the law of tokens is broken")]
fn a_state_from_which_a_law_is_broken() {
    is_played_on::<{ fault::BREAKS_A_LAW }>(state());
}

#[test]
#[should_panic(expected = "a position that was saved and loaded is another one")]
fn a_state_that_is_saved_as_another() {
    is_played_on::<{ fault::SAVES_TOO_LITTLE }>(state());
}
