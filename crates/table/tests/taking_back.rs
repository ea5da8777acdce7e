//! Taking committed moves back, by agreement.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kernel::{Seat, Viewer};
use table::{ActionError, ChatContent, Handover, OpenChair, Opening, Table, TableEvent};

fn opening(game: &str, persons: usize) -> Opening {
    let chair = |seat| match seat {
        seat if seat < persons => OpenChair::Person { name: format!("Person {seat}") },
        _ => OpenChair::Bot { level: "greedy".into() },
    };
    Opening { idle_hours: 1, ..Opening::new(game, 1, (0..3).map(chair).collect(), "tea") }
}

struct Played {
    table: Table,
    log: Vec<(i64, TableEvent)>,
}

impl Played {
    fn new(persons: usize) -> Self {
        Self::of("age-of-steam", persons)
    }

    fn of(game: &str, persons: usize) -> Self {
        let log = vec![(0, TableEvent::Opened(Box::new(opening(game, persons)))), (0, TableEvent::Started)];
        Self { table: Table::fold(&log, &[]).unwrap().table, log }
    }

    fn apply_all(&mut self, events: Vec<TableEvent>) {
        for event in events {
            self.table.apply(1, &event).unwrap();
            self.log.push((1, event));
        }
    }

    /// Everybody plays like a bot, for this many moves.
    fn go_on(&mut self, moves: usize) {
        for _ in 0..moves {
            let seat = self.table.owing().iter().next().unwrap();
            let mv = self.table.game().unwrap().bot(seat, "greedy", [3; 32]).unwrap();
            self.apply_all(vec![TableEvent::Moved { seat, mv }]);
        }
    }

    fn move_count(&self) -> usize {
        self.table.game().unwrap().move_count()
    }
}

fn seats<const N: usize>(numbers: [usize; N]) -> [Seat; N] {
    numbers.map(Seat::new)
}

#[test]
fn against_bots_it_is_done_at_once() {
    let mut played = Played::new(1);
    played.go_on(8);
    let before = played.table.game().unwrap().data(Viewer::Spectator);
    played.go_on(3);
    played.apply_all(played.table.request_take_back(&seats([0]), 8).unwrap());
    assert_eq!(played.move_count(), 8);
    assert_eq!(played.table.game().unwrap().data(Viewer::Spectator), before);
    assert_eq!(played.table.take_back_request(), None);
    assert_eq!(played.table.chat().last().unwrap().what, ChatContent::TakenBack(8));
}

#[test]
fn every_person_has_to_agree() {
    let mut played = Played::new(3);
    played.go_on(6);
    let [ada, grace, joan] = seats([0, 1, 2]);
    played.apply_all(played.table.request_take_back(&[ada], 2).unwrap());
    assert_eq!((played.move_count(), played.table.take_back_request().unwrap().to), (6, 2));
    played.apply_all(played.table.answer_take_back(&[grace], 2, true).unwrap());
    assert_eq!(played.move_count(), 6);
    played.apply_all(played.table.answer_take_back(&[joan], 2, true).unwrap());
    assert_eq!((played.move_count(), played.table.take_back_request()), (2, None));

    // A person with two seats answers for both, and one refusal is enough.
    played.go_on(3);
    played.apply_all(played.table.request_take_back(&[ada, joan], 4).unwrap());
    played.apply_all(played.table.answer_take_back(&[grace], 4, false).unwrap());
    assert_eq!((played.move_count(), played.table.take_back_request()), (5, None));
    assert!(matches!(played.table.answer_take_back(&[joan], 4, true), Err(ActionError::Table(_))));
}

#[test]
fn a_move_answers_the_wish() {
    let mut played = Played::new(2);
    played.go_on(4);
    played.apply_all(played.table.request_take_back(&seats([0]), 3).unwrap());
    played.go_on(1);
    assert_eq!(played.table.take_back_request(), None);
}

#[test]
fn a_seat_that_a_bot_plays_is_not_asked() {
    let mut played = Played::new(2);
    played.go_on(4);
    let [ada, grace] = seats([0, 1]);
    let handed = TableEvent::Handed { seat: grace, level: "greedy".into(), why: Handover::Asked };
    played.apply_all(vec![handed]);
    played.apply_all(played.table.request_take_back(&[ada], 1).unwrap());
    assert_eq!(played.move_count(), 1);
}

#[test]
fn a_wish_falls_when_somebody_who_had_to_agree_leaves() {
    let mut played = Played::new(2);
    played.go_on(4);
    let [ada, grace] = seats([0, 1]);
    played.apply_all(played.table.request_take_back(&[ada], 1).unwrap());
    assert!(
        matches!(played.table.request_take_back(&[ada], 0), Err(ActionError::Table(_))),
        "one wish at a time"
    );
    assert_eq!(
        played.table.answer_take_back(&[grace], 0, true),
        Err(ActionError::Stale),
        "that was not the wish"
    );
    let handed = TableEvent::Handed { seat: grace, level: "greedy".into(), why: Handover::Asked };
    played.apply_all(vec![handed]);
    assert_eq!((played.move_count(), played.table.take_back_request()), (4, None));
    played.apply_all(played.table.request_take_back(&[ada], 1).unwrap());
    assert_eq!(played.move_count(), 1);
}

#[test]
fn what_chance_decided_stays() {
    let mut played = Played::new(1);
    let me = seats([0]);
    while played.table.game().unwrap().round() == 1 {
        played.go_on(1);
    }
    let made = played.move_count();
    assert_eq!(played.table.earliest_take_back(), None, "the dice of the first turn have just been rolled");
    assert!(played.table.request_take_back(&me, made - 1).is_err());
    played.go_on(5);
    assert_eq!(played.table.earliest_take_back(), Some(made));
    assert!(played.table.request_take_back(&me, made - 1).is_err());
    assert!(played.table.request_take_back(&me, made + 5).is_err(), "that is where we are");
    assert!(played.table.request_take_back(&me, made).is_ok());
    assert!(played.table.request_take_back(&[], made).is_err(), "somebody who only watches");
}

/// Even with snapshots in the middle of what was taken back.
#[test]
fn the_log_folds_to_the_same_game() {
    let mut played = Played::new(1);
    played.go_on(30);
    let mut kept = played.table.game().unwrap().snapshots_after(0);
    while kept.is_empty() || played.table.earliest_take_back().is_none_or(|to| to + 4 > played.move_count()) {
        let made = played.move_count();
        played.go_on(1);
        kept.extend(played.table.game().unwrap().snapshots_after(made));
    }
    let to = played.table.earliest_take_back().unwrap();
    played.apply_all(played.table.request_take_back(&seats([0]), to).unwrap());
    for more in 0..40 {
        let folded = Table::fold(&played.log, &kept).unwrap().table;
        for seat in seats([0, 1, 2]) {
            assert_eq!(
                folded.last_change_for(seat),
                played.table.last_change_for(seat),
                "{more} moves later"
            );
        }
        let (folded, game) = (folded.game().unwrap(), played.table.game().unwrap());
        assert_eq!(folded.data(Viewer::Spectator), game.data(Viewer::Spectator), "{more} moves later");
        assert_eq!(folded.settled(), game.settled());
        let made = played.move_count();
        played.go_on(1);
        let new = played.table.game().unwrap().snapshots_after(made);
        kept.retain(|kept| new.iter().all(|new| new.move_count != kept.move_count));
        kept.extend(new);
    }
}

/// Otherwise somebody alone with bots could reveal a contract and then take it back into their hand.
#[test]
fn a_contract_that_was_shown_stays_shown() {
    let mut played = Played::of("steam-power", 1);
    let mut shown = 0;
    while !played.table.game().unwrap().turn().is_over() && shown < 5 {
        played.go_on(1);
        let moves = played.table.game().unwrap().moves(played.move_count());
        if moves.last().is_some_and(|(_, mv)| mv.starts_with("fulfil")) {
            assert_eq!(
                played.table.game().unwrap().settled(),
                played.move_count(),
                "nothing before it can be taken back"
            );
            shown += 1;
        }
    }
    assert_eq!(shown, 5);
}
