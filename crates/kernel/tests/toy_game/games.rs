//! A right game passes the kit; each kind of wrong one is caught.

use kernel::kit::{self, Kit};
use kernel::{GameInfo, Options, Rules, Setup};

use crate::toy::{Toy, fault, universe};

fn toy<const FAULT: u8>() -> Kit<Toy<FAULT>> {
    Kit::new(kit::setups::<Toy<FAULT>>(), universe).games(30).longest(40).every(2)
}

#[test]
fn the_toy_passes_everything() {
    assert_eq!(kit::setups::<Toy>().len(), 6);
    toy::<{ fault::NONE }>().everything();
}

#[test]
fn each_check_runs_by_itself() {
    let kit = toy::<{ fault::NONE }>().seed(2).games(3).choosing(|_, moves, _| moves.len() - 1);
    kit.agreement();
    kit.picking();
    kit.determinism();
    kit.record_round_trip();
    kit.save_and_load();
    kit.laws();
    kit.notation();
    kit.secrecy();
    kit.ends();
}

#[test]
#[should_panic(expected = "which is not listed")]
fn a_move_that_is_accepted_and_not_listed() {
    toy::<{ fault::LISTS_TOO_LITTLE }>().agreement();
}

#[test]
#[should_panic(expected = "is refused the listed move `bid 9`")]
fn a_move_that_is_listed_and_not_accepted() {
    toy::<{ fault::LISTS_TOO_MUCH }>().agreement();
}

#[test]
#[should_panic(expected = "is offered `bid 1` twice")]
fn a_move_that_is_listed_twice() {
    toy::<{ fault::LISTS_TWICE }>().agreement();
}

#[test]
#[should_panic(expected = "is refused `polish`, and yet the position changed")]
fn a_refusal_that_changes_something() {
    toy::<{ fault::REFUSES_LATE }>().agreement();
}

#[test]
#[should_panic(expected = "cites TOY-7")]
fn a_refusal_by_a_rule_that_does_not_exist() {
    toy::<{ fault::CITES_NO_RULE }>().agreement();
}

#[test]
#[should_panic(expected = "which is not listed")]
fn a_seat_out_of_turn_that_gets_away_with_it() {
    toy::<{ fault::ANYONE_MAY_BID }>().agreement();
}

#[test]
#[should_panic(expected = "picks move 0")]
fn a_move_that_is_picked_from_another_place() {
    toy::<{ fault::PICKS_IN_ANOTHER_ORDER }>().picking();
}

#[test]
#[should_panic(expected = "draws more than one move")]
fn a_move_that_is_drawn_twice() {
    toy::<{ fault::DRAWS_TWICE }>().picking();
}

#[test]
#[should_panic(expected = "as they are counted")]
fn moves_that_are_not_counted() {
    toy::<{ fault::COUNTS_TOO_LITTLE }>().picking();
}

#[test]
#[should_panic(expected = "changes what")]
fn a_view_that_leaks() {
    toy::<{ fault::VIEW_LEAKS }>().secrecy();
}

#[test]
#[should_panic(expected = "and the events tell")]
fn events_that_leak() {
    toy::<{ fault::EVENTS_LEAK }>().secrecy();
}

#[test]
#[should_panic(expected = "for a reason that it may not know")]
fn refusals_that_leak() {
    toy::<{ fault::REFUSALS_LEAK }>().secrecy();
}

#[test]
#[should_panic(expected = "though it is sealed")]
fn a_sealed_bid_that_lies_open() {
    toy::<{ fault::BIDS_LIE_OPEN }>().secrecy();
}

#[test]
#[should_panic(expected = "a guess needs a future of its own")]
fn a_guess_that_knows_the_future() {
    toy::<{ fault::GUESS_KNOWS_THE_FUTURE }>().secrecy();
}

#[test]
#[should_panic(expected = "waits for something else")]
fn a_guess_that_forgets_what_its_seat_knows() {
    toy::<{ fault::GUESS_FORGETS }>().secrecy();
}

#[test]
#[should_panic(expected = "what an onlooker imagines looks otherwise")]
fn an_onlooker_who_forgets_what_they_see() {
    toy::<{ fault::ONLOOKERS_FORGET }>().secrecy();
}

#[test]
#[should_panic(expected = "the game goes on after 40 decisions")]
fn a_game_without_end() {
    toy::<{ fault::NEVER_ENDS }>().ends();
}

#[test]
#[should_panic(expected = "has the wrong rank")]
fn a_standing_with_a_wrong_rank() {
    toy::<{ fault::RANKS_WRONG }>().ends();
}

#[test]
#[should_panic(expected = "the law of tokens is broken")]
fn a_law_that_is_broken() {
    toy::<{ fault::BREAKS_A_LAW }>().laws();
}

#[test]
#[should_panic(expected = "led to another position")]
fn a_game_that_drifts() {
    toy::<{ fault::DRIFTS }>().determinism();
}

#[test]
#[should_panic(expected = "led to another position when nobody listened")]
fn a_game_that_goes_otherwise_when_nobody_listens() {
    toy::<{ fault::NEEDS_LISTENERS }>().determinism();
}

#[test]
#[should_panic(expected = "the loaded position is not equal to the one saved")]
fn a_position_that_loses_something_on_disk() {
    toy::<{ fault::SAVES_TOO_LITTLE }>().save_and_load();
}

#[test]
#[should_panic(expected = "a sealed move of seat 0 draws")]
fn a_sealed_bid_that_draws() {
    toy::<{ fault::SEALED_BID_DRAWS }>().secrecy();
}

#[test]
#[should_panic(expected = "opens another")]
fn a_sealed_bid_that_opens_another() {
    toy::<{ fault::SEALED_BID_OPENS }>().secrecy();
}

#[test]
#[should_panic(expected = "has other moves after a sealed one")]
fn a_sealed_bid_that_changes_what_others_may_bid() {
    toy::<{ fault::SEALED_BID_MATTERS }>().secrecy();
}

#[test]
#[should_panic(expected = "`keep` does not read back as the move it was written from")]
fn two_moves_that_are_written_alike() {
    toy::<{ fault::WRITES_TWO_ALIKE }>().notation();
}

#[test]
#[should_panic(expected = "a move is a short line of plain text, and \"keep \" is not")]
fn a_move_that_is_written_with_a_space_behind_it() {
    toy::<{ fault::WRITES_A_SPACE }>().notation();
}

#[test]
#[should_panic(expected = "accepted, and is it listed?")]
fn a_text_that_is_accepted_as_a_move_and_not_listed() {
    // Few texts that nobody meant to write are moves.
    toy::<{ fault::LISTS_TOO_LITTLE }>().games(1_000).every(1).notation();
}

#[test]
#[should_panic(expected = "the setup is not what its options make")]
fn a_setup_that_forgets_its_option() {
    toy::<{ fault::FORGETS_ITS_OPTION }>().record_round_trip();
}

#[test]
#[should_panic(expected = "one game has two records")]
fn an_option_that_a_record_may_leave_out() {
    let given = Options::from([("rounds".into(), "3".into())]);
    let setup = Setup::from_options(2, &given).unwrap();
    Kit::<Toy<{ fault::ECHOES_ITS_OPTION }>>::new(vec![setup], universe).record_round_trip();
}

#[test]
#[should_panic(expected = "the record does not replay")]
fn a_record_that_does_not_replay() {
    toy::<{ fault::DRIFTS }>().record_round_trip();
}

#[test]
fn the_rules_are_read_in_the_language_asked_for_or_in_english() {
    let begins = |language| <Toy>::INFO.rules_text(language).split('.').next();
    assert_eq!(begins("en"), Some("- **TOY-1** One at a time"));
    assert_eq!(begins("fr"), Some("- **TOY-1** Un à la fois"));
    assert_eq!(begins("de"), begins("en"));
    assert_eq!(GameInfo { rules_texts: &[], ..<Toy>::INFO }.rules_text("en"), "");
}
