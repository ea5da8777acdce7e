//! A golden record that stands, and what is caught in one that does not.

use kernel::{Fairness, Rules, Writer, kit};

use crate::toy::{Event, Toy, fault, setup};

const GOLDEN: &str = include_str!("golden.record");
const ENDING: &str = "last-round";
const PLACES: [(usize, Option<i32>); 2] = [(0, Some(14)), (1, Some(9))];

fn golden<G: Rules>(text: &str) -> Vec<G::Event> {
    kit::golden::<G>(text, ENDING, &PLACES)
}

#[test]
fn a_record_tells_what_happened() {
    let events = golden::<Toy>(GOLDEN);
    assert_eq!(events[0], Event::Dealt { purse: 6 });
    assert!(events.iter().any(|event| matches!(event, Event::Polished { .. })));
}

#[test]
#[should_panic(expected = "a record has one form")]
fn a_record_in_another_form() {
    golden::<Toy>(&GOLDEN.replace('\n', "\r\n"));
}

#[test]
#[should_panic(expected = "digest")]
fn a_record_that_was_changed() {
    golden::<Toy>(&GOLDEN.replacen("keep", "swap", 1));
}

#[test]
#[should_panic(expected = "the game is not over")]
fn a_record_of_half_a_game() {
    let (writer, _) = Writer::<Toy>::start(&setup(2), Fairness::new("7").unwrap()).unwrap();
    golden::<Toy>(&writer.record().to_string());
}

#[test]
#[should_panic(expected = "the law of tokens is broken")]
fn a_record_in_which_a_law_is_broken() {
    golden::<Toy<{ fault::BREAKS_A_LAW }>>(GOLDEN);
}

#[test]
#[should_panic(expected = "bankruptcy")]
fn a_record_with_another_ending() {
    let _ = kit::golden::<Toy>(GOLDEN, "bankruptcy", &PLACES);
}

#[test]
#[should_panic(expected = "left == right")]
fn a_record_with_another_score() {
    let _ = kit::golden::<Toy>(GOLDEN, ENDING, &[(0, Some(14)), (1, Some(8))]);
}
