use kernel::{Draft, Events, Fairness, Played, Reason, Rules, Seat, Step, Writer};

use crate::toy::{Event, Move, Toy, Why, setup};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn opening() -> Toy {
    let (writer, _) = Writer::<Toy>::start(&setup(2), Fairness::new("7").unwrap()).unwrap();
    writer.position().clone()
}

/// Seat 0 has won the lot and may polish it.
fn with_a_lot() -> Toy {
    let mut position = opening();
    position.play(SECOND, &Move::Bid(1), &mut Events::ignored()).unwrap();
    position.play(FIRST, &Move::Bid(4), &mut Events::ignored()).unwrap();
    position
}

fn json(position: &Toy) -> String {
    serde_json::to_string(position).unwrap()
}

fn texts<'a>(moves: impl Iterator<Item = &'a Played<Toy>>) -> Vec<String> {
    moves.map(|played| played.mv.to_string()).collect()
}

fn played(step: Result<Step<Event>, Why>) {
    assert!(matches!(step, Ok(Step::Played(_))), "{step:?}");
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let base = with_a_lot();
    let mut draft = Draft::new(base.clone(), FIRST);
    assert!(!draft.undo() && !draft.redo());
    played(draft.play(Move::Polish));
    played(draft.play(Move::Polish));
    assert_eq!(texts(draft.moves()), ["polish", "polish"]);
    let polished_twice = json(draft.position());

    assert!(draft.undo());
    assert!(draft.can_undo() && draft.can_redo());
    draft.start_over();
    assert_eq!(json(draft.position()), json(&base));
    assert_eq!(texts(draft.undone()), ["polish", "polish"]);

    assert!(draft.redo() && draft.redo() && !draft.redo());
    assert_eq!(json(draft.position()), polished_twice);
    assert_eq!(json(draft.base()), json(&base));
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let mut draft = Draft::new(with_a_lot(), FIRST);
    played(draft.play(Move::Polish));
    draft.undo();
    played(draft.play(Move::Keep));
    assert!(!draft.can_redo());
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut draft = Draft::new(with_a_lot(), FIRST);
    played(draft.play(Move::Polish));
    draft.undo();
    let before = json(draft.position());
    assert_eq!(draft.play(Move::Bid(2)).unwrap_err().rule(), "TOY-1");
    assert_eq!(draft.play_for_good(Move::Bid(2)).unwrap_err().rule(), "TOY-1");
    assert_eq!(json(draft.position()), before);
    assert!(draft.can_redo());
}

#[test]
fn what_reveals_waits_until_it_is_meant_for_good() {
    let base = with_a_lot();
    let mut draft = Draft::new(base.clone(), FIRST);
    played(draft.play(Move::Polish));
    // The top token lies face down.
    assert_eq!(draft.play(Move::Swap), Ok(Step::Reveals));
    assert_eq!(texts(draft.moves()), ["polish"]);

    let committed = draft.play_for_good(Move::Swap).unwrap();
    assert_eq!(texts(committed.moves.iter()), ["polish", "swap"]);
    let mut expected = base;
    expected.play(FIRST, &Move::Polish, &mut Events::ignored()).unwrap();
    expected.play(FIRST, &Move::Swap, &mut Events::ignored()).unwrap();
    assert_eq!(json(&committed.position), json(&expected));
    assert_eq!(json(draft.base()), json(&expected));
    assert!(!draft.can_undo() && !draft.can_redo());
}

#[test]
fn what_draws_waits_as_well() {
    let mut position = opening();
    position.play(SECOND, &Move::Bid(1), &mut Events::ignored()).unwrap();
    let mut draft = Draft::new(position, FIRST);
    // The last bid rolls the die.
    assert_eq!(draft.play(Move::Bid(4)), Ok(Step::Reveals));
    assert!(draft.is_owed() && !draft.can_undo());
}

#[test]
fn a_bid_that_has_become_the_last_one_waits_as_well() {
    let mut position = opening();
    let mut draft = Draft::new(position.clone(), FIRST);
    played(draft.play(Move::Bid(4)));
    assert!(!draft.is_owed() && draft.position().sealed().contains(FIRST));
    position.play(SECOND, &Move::Bid(1), &mut Events::ignored()).unwrap();
    let mut resumed = Draft::resume(position, FIRST, &["bid 4".to_owned()]);
    assert!(!resumed.can_undo() && resumed.is_owed(), "it would show what the other has bid");
    let committed = resumed.play_for_good(Move::Bid(4)).unwrap();
    assert_eq!(texts(committed.moves.iter()), ["bid 4"]);
    assert!(committed.position.sealed().is_empty());
}

#[test]
fn after_the_turn_has_passed_on_it_can_only_be_undone_or_committed() {
    let mut draft = Draft::new(opening(), FIRST);
    played(draft.play(Move::Bid(3)));
    assert!(!draft.is_owed());
    assert_eq!(draft.play(Move::Bid(2)).unwrap_err().rule(), "TOY-1");
    draft.undo();
    assert!(draft.is_owed());
    played(draft.play(Move::Bid(2)));
    let committed = draft.commit();
    assert_eq!(texts(committed.moves.iter()), ["bid 2"]);
    assert_eq!(committed.moves[0].events, [Event::Placed { seat: FIRST, bid: None }]);
    assert!(!draft.can_undo());
}

#[test]
fn a_draft_survives_a_reload() {
    let base = with_a_lot();
    let mut draft = Draft::new(base.clone(), FIRST);
    played(draft.play(Move::Polish));
    played(draft.play(Move::Keep));
    let resumed = Draft::resume(base.clone(), FIRST, &texts(draft.moves()));
    assert_eq!(json(resumed.position()), json(draft.position()));
    assert_eq!(resumed.seat(), FIRST);

    // Whatever does not stand any more, does not read, or would reveal ends it.
    for (kept, broken) in
        [(1, ["polish", "bid 1", "keep"]), (0, ["?", "polish", "keep"]), (1, ["polish", "swap", "keep"])]
    {
        let resumed = Draft::resume(base.clone(), FIRST, &broken.map(String::from));
        assert_eq!(resumed.moves().len(), kept, "{broken:?}");
    }
}
