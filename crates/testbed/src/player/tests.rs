//! Checks that a player notices lost and duplicated writes: a checker that overlooks them proves nothing.

use std::sync::Mutex;

use super::*;

/// A server that gives these answers, one after the other.
fn says(answers: Vec<Option<String>>) -> Site {
    let answers = Mutex::new(answers.into_iter());
    let send = move |_: &str| answers.lock().unwrap().next().expect("as many answers as questions");
    Site { host: "table.example".into(), origin: "https://table.example".into(), send: Box::new(send) }
}

/// A page after this many moves, with this many in the draft.
fn page(made: usize, drafted: usize, rest: &str) -> Option<String> {
    let head = "HTTP/1.0 200 OK\r\ncontent-type: text/html";
    Some(format!(
        "{head}\r\n\r\n<main data-made=\"{made}\" data-draft=\"{drafted}\" data-stamp=\"1-0\">{rest}"
    ))
}

/// A question with these moves to choose from.
fn asks(moves: &[&str]) -> String {
    let choices: Vec<_> = moves.iter().map(|mv| serde_json::json!({ "move": mv })).collect();
    let choices = serde_json::to_string(&choices).unwrap().replace('"', "&quot;");
    format!("<div id=\"choices\" data-choices=\"{choices}\">")
}

fn asks_whether_meant(mv: &str) -> String {
    format!("<form id=\"for-good\"><input name=\"move\" value=\"{mv}\">")
}

fn player() -> Player {
    let site = says(vec![Some("HTTP/1.0 303 See Other\r\nlocation: /table/abc\r\n\r\n".into())]);
    Player::sit_down("age-of-steam", 1, &site).unwrap()
}

/// A player who has drafted a move.
fn drafted() -> Player {
    let mut player = player();
    let site = says(vec![page(3, 0, &asks(&["build"])), page(3, 1, &asks(&[]))]);
    assert_eq!(player.act(&site), StepOutcome::Acted);
    player
}

/// A player who has ended a turn of one move.
fn ended() -> Player {
    let mut player = drafted();
    let site = says(vec![page(3, 1, &asks(&[])), page(4, 0, "")]);
    assert_eq!(player.act(&site), StepOutcome::Acted);
    player
}

/// A player who has requested a move, and was not answered.
fn in_doubt() -> Player {
    let mut player = player();
    assert_eq!(player.act(&says(vec![page(3, 0, &asks(&["build"])), None])), StepOutcome::Gone);
    assert!(player.is_in_doubt());
    player
}

/// A player who has sent a chat message.
fn said() -> Player {
    let mut player = player();
    assert_eq!(player.say(&says(vec![page(3, 0, "")])), StepOutcome::Acted);
    player
}

/// Three moves of others, and what else is stored.
fn contents(mine: &[&str], draft: &[&str]) -> TableContents {
    let others = [(1, "issue 1"), (2, "issue 2"), (1, "issue 3")];
    let moves = others.into_iter().chain(mine.iter().map(|mv| (0, *mv)));
    TableContents {
        moves: moves.map(|(seat, mv)| (seat, mv.to_owned())).collect(),
        draft: draft.iter().map(|mv| (*mv).to_owned()).collect(),
        ..TableContents::default()
    }
}

/// The first chat message was stored this many times.
fn heard(times: usize, kept: TableContents) -> TableContents {
    TableContents { said: [("abc 0".to_owned(), times)].into(), ..kept }
}

#[test]
fn what_was_acknowledged_and_kept_is_well() {
    player().settle(|_| contents(&[], &[]));
    drafted().settle(|_| contents(&[], &["build"]));
    ended().settle(|_| contents(&["build"], &[]));
    said().settle(|_| heard(1, contents(&[], &[])));
}

#[test]
fn what_was_not_acknowledged_is_there_or_not() {
    let pending = TableContents { pending: Some("build".into()), ..contents(&[], &[]) };
    for done in [contents(&[], &[]), contents(&[], &["build"]), contents(&["build"], &[]), pending] {
        let mut player = in_doubt();
        player.settle(|_| done.clone());
        assert!(!player.is_in_doubt());
        assert_eq!(player.current.progress, done.progress());
    }
}

#[test]
#[should_panic(expected = "moves were shown")]
fn a_move_of_somebody_that_was_shown_and_is_missing() {
    ended().settle(|_| contents(&[], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_move_that_is_missing() {
    let mut missing = contents(&[], &[]);
    missing.moves.push((1, "issue 4".to_owned()));
    ended().settle(|_| missing.clone());
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_move_that_is_there_twice() {
    ended().settle(|_| contents(&["build", "build"], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_move_in_doubt_that_is_there_twice() {
    in_doubt().settle(|_| contents(&["build", "build"], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_move_that_nobody_asked_for() {
    in_doubt().settle(|_| contents(&["deliver"], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_draft_that_is_lost() {
    drafted().settle(|_| contents(&[], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_draft_that_is_lost_while_its_end_is_in_doubt() {
    let mut player = drafted();
    assert_eq!(player.act(&says(vec![page(3, 1, &asks(&[])), None])), StepOutcome::Gone);
    player.settle(|_| contents(&[], &[]));
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn a_draft_that_the_page_does_not_show() {
    drafted().act(&says(vec![page(3, 0, &asks(&["build"]))]));
}

#[test]
#[should_panic(expected = "was said once")]
fn something_said_that_is_lost() {
    said().settle(|_| contents(&[], &[]));
}

#[test]
#[should_panic(expected = "was said once")]
fn something_said_that_is_there_twice() {
    said().settle(|_| heard(2, contents(&[], &[])));
}

#[test]
#[should_panic(expected = "was said once at most")]
fn something_said_without_an_answer_that_is_there_twice() {
    let mut player = player();
    assert_eq!(player.say(&says(vec![None])), StepOutcome::Gone);
    player.settle(|_| heard(2, contents(&[], &[])));
}

#[test]
#[should_panic(expected = "nothing that was asked for")]
fn a_draft_that_did_not_grow() {
    let mut player = drafted();
    player.act(&says(vec![page(3, 1, &asks(&["deliver"])), page(3, 1, &asks(&["deliver"]))]));
}

#[test]
fn a_move_that_is_asked_for_again_counts_once() {
    // It waits to be confirmed, in addition to what was drafted before.
    let mut player = drafted();
    let meant = page(3, 1, &asks_whether_meant("roll"));
    let site = says(vec![page(3, 1, &asks(&["roll"])), meant.clone(), meant, page(5, 0, "")]);
    assert_eq!((player.act(&site), player.act(&site)), (StepOutcome::Acted, StepOutcome::Acted));
    player.settle(|_| contents(&["build", "roll"], &[]));
    // A blind bid that others have made the last one.
    let mut player = drafted();
    let site = says(vec![page(5, 1, &asks_whether_meant("build")), page(6, 0, "")]);
    assert_eq!(player.act(&site), StepOutcome::Acted);
    let mut moves = contents(&[], &[]);
    moves.moves.extend([(1, "bid".to_owned()), (2, "bid".to_owned()), (0, "build".to_owned())]);
    player.settle(|_| moves.clone());
}

#[test]
#[should_panic(expected = "was acknowledged")]
fn another_bid_than_the_drafted_one_that_is_asked_for_again() {
    drafted().act(&says(vec![page(5, 1, &asks_whether_meant("deliver"))]));
}

#[test]
#[should_panic(expected = "1 moves more count")]
fn a_turn_that_is_said_to_be_over_though_nobody_moved() {
    drafted().act(&says(vec![page(3, 1, &asks(&[])), page(3, 0, "")]));
}

#[test]
fn who_was_not_answered_in_time_is_heard_before_it_is_looked_up() {
    let mut player = player();
    let late = || Some("HTTP/1.0 408 Request Timeout\r\n\r\n".to_owned());
    let site = says(vec![page(3, 0, &asks(&["build"])), late(), late(), page(3, 0, "")]);
    // With these dice the player acts first.
    assert_eq!((player.step(&site), player.stats.late), (StepOutcome::Late, 1));
    assert!(player.is_in_doubt());
    player.settle(|_| heard(1, contents(&[], &["build"])));
}
