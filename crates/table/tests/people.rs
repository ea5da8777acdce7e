//! Who has a seat, who loses it, and who may watch.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kernel::Seat;
use table::{Audience, ChatContent, Handover, Holder, OpenChair, Opening, Table, TableEvent};
use words::{Language, Words};

const HOUR: i64 = 3_600_000;

fn opening(game: &str, chairs: [OpenChair; 3]) -> Opening {
    Opening { idle_hours: 1, ..Opening::new(game, 1, chairs.to_vec(), "tea") }
}

fn person(name: &str) -> OpenChair {
    OpenChair::Person { name: name.into() }
}

/// A growing log, and the table that it folds to.
struct Log {
    table: Table,
    log: Vec<(i64, TableEvent)>,
}

impl Log {
    fn new(chairs: [OpenChair; 3]) -> Self {
        let log = vec![(0, TableEvent::Opened(Box::new(opening("age-of-steam", chairs))))];
        Self { table: Table::fold(&log, &[]).unwrap().table, log }
    }

    fn apply_all(&mut self, at: i64, events: impl IntoIterator<Item = TableEvent>) {
        for event in events {
            self.table.apply(at, &event).unwrap();
            self.log.push((at, event));
        }
        // Folding the log gives the same result.
        let read = Table::fold(&self.log, &[]).unwrap().table;
        assert_eq!((read.chairs(), read.chat()), (self.table.chairs(), self.table.chat()));
        assert_eq!(
            (read.audience(), read.access_epoch()),
            (self.table.audience(), self.table.access_epoch())
        );
    }

    /// Plays on as bots would.
    fn go_on(&mut self, at: i64, moves: usize) {
        for _ in 0..moves {
            let seat = self.table.owing().iter().next().unwrap();
            let mv = self.table.game().unwrap().bot(seat, "random", [3; 32]).unwrap();
            self.apply_all(at, [TableEvent::Moved { seat, mv }]);
        }
    }

    fn notes(&self) -> Vec<(&str, &ChatContent)> {
        self.table.chat().iter().map(|said| (said.name.as_str(), &said.what)).collect()
    }
}

fn three() -> Log {
    let mut log = Log::new([person("Ada"), person("Grace"), person("Edsger")]);
    log.apply_all(0, [TableEvent::Started]);
    log
}

#[test]
fn a_seat_in_the_lobby_becomes_free_again() {
    let mut log = Log::new([person("Ada"), person("Grace"), OpenChair::Bot { level: "greedy".into() }]);
    let seats = [1, 2].map(Seat::new);
    log.apply_all(1, [TableEvent::Nonce { seat: seats[0], nonce: "mine".into() }]);
    for seat in seats {
        let vacated = log.table.vacate(seat, format!("link-{seat}")).unwrap();
        log.apply_all(2, [vacated]);
        let chair = log.table.chair(seat).unwrap();
        assert_eq!(
            (chair.holder.clone(), chair.has_person, chair.name.as_str()),
            (Holder::Nobody, false, "")
        );
        assert_eq!(chair.nonce, None, "whoever comes adds something of their own");
        assert_eq!(log.table.seat_of(&format!("link-{seat}")), Some(seat));
        assert!(log.table.vacate(seat, "again".into()).is_err(), "nobody is there");
    }
    assert!(log.table.start().is_err(), "somebody is missing");
    let (seat, sat) = log.table.sit("link-1", "Alan").unwrap();
    log.apply_all(3, [sat]);
    assert_eq!(log.table.chair(seat).unwrap().name, "Alan");
    assert!(log.table.sit("link-1", "Mallory").is_err(), "a link seats one person");
}

#[test]
fn a_seat_of_a_running_game_waits_for_somebody_else() {
    let mut log = three();
    let seat = log.table.owing().iter().next().unwrap();
    let name = log.table.chair(seat).unwrap().name.clone();
    let vacated = log.table.vacate(seat, "link".into()).unwrap();
    log.apply_all(HOUR, [vacated]);
    assert_eq!(log.notes(), [(name.as_str(), &ChatContent::Vacated)]);
    assert!(log.table.owing().contains(seat) && log.table.bot_to_play().is_none(), "nobody plays it");
    assert!(log.table.hand_to_bot(seat, "greedy").is_err() && log.table.reclaim_seat(seat).is_err());
    // The others need not wait for ever.
    assert!(log.table.hand_idle_to_bot(seat, 2 * HOUR - 1).is_err());
    let given = log.table.hand_idle_to_bot(seat, 2 * HOUR).unwrap();
    assert!(matches!(given, TableEvent::Handed { why: Handover::Idle, .. }));
    // The next person gets as much time as anybody.
    let (_, sat) = log.table.sit("link", "Alan").unwrap();
    log.apply_all(2 * HOUR, [sat]);
    assert_eq!(log.notes().last(), Some(&("Alan", &ChatContent::Sat)));
    assert!(
        log.table.hand_idle_to_bot(seat, 3 * HOUR - 1).is_err()
            && log.table.hand_idle_to_bot(seat, 3 * HOUR).is_ok()
    );
    assert_eq!(log.table.chair(seat).unwrap().holder, Holder::Person);
}

#[test]
fn the_owner_may_give_a_seat_that_waits_to_a_bot_and_back() {
    let mut log = three();
    let seat = Seat::new(1);
    let vacated = log.table.vacate(seat, "link".into()).unwrap();
    log.apply_all(1, [vacated]);
    let filled = log.table.fill_with_bot(seat, "greedy").unwrap();
    log.apply_all(2, [filled]);
    assert!(log.table.seat_of("link").is_none(), "the link is worth nothing now");
    let again = log.table.vacate(seat, "other".into()).unwrap();
    log.apply_all(3, [again]);
    assert_eq!(log.table.seat_of("other"), Some(seat));
    let renewed = log.table.invite(seat, "third".into()).unwrap();
    log.apply_all(4, [renewed]);
    assert_eq!((log.table.seat_of("other"), log.table.seat_of("third")), (None, Some(seat)));
}

#[test]
fn what_was_conceded_or_is_over_stays_as_it_is() {
    let mut log = three();
    let conceded = log.table.concede(Seat::new(1)).unwrap();
    log.apply_all(1, [conceded]);
    assert!(log.table.vacate(Seat::new(1), "link".into()).is_err());
    while log.table.stage() == table::TableStage::Running {
        let seat = log.table.owing().iter().next().unwrap();
        let mv = log.table.game().unwrap().bot(seat, "random", [3; 32]).unwrap();
        log.table.apply(1, &TableEvent::Moved { seat, mv: mv.clone() }).unwrap();
        log.log.push((1, TableEvent::Moved { seat, mv }));
    }
    for seat in [0, 1, 2].map(Seat::new) {
        assert!(log.table.vacate(seat, "link".into()).is_err());
    }
    // A person who has left is named nowhere, whenever that was.
    let gone = log.table.leave_for_good(Seat::new(2), "link".into());
    assert_eq!(gone, [TableEvent::Gone { seat: Seat::new(2) }]);
    log.apply_all(2, gone);
    let words = log.table.words(&Words::new(Language::English));
    assert_eq!(words.name(Seat::new(2)), "Somebody who left");
    assert_eq!(words.name(Seat::new(0)), "Ada");
}

#[test]
fn who_has_left_for_good_is_named_nowhere() {
    let mut log = three();
    let (ada, grace) = (Seat::new(0), Seat::new(1));
    log.apply_all(1, [log.table.say(Some(grace), "", "hello").unwrap()]);
    log.apply_all(1, [log.table.say(Some(ada), "", "hello, Grace").unwrap()]);
    let gone = log.table.leave_for_good(grace, "link".into());
    log.apply_all(2, gone);
    log.go_on(3, 3);
    let names: Vec<&str> = log.table.chat().iter().map(|said| said.name.as_str()).collect();
    assert_eq!(names, ["", "Ada", ""], "{:?}", log.notes());
    let chair = log.table.chair(grace).unwrap();
    assert!(matches!(chair.holder, Holder::Bot(_)) && !chair.has_person && chair.name != "Grace");
    // In a lobby the seat is simply free.
    let mut log = Log::new([person("Ada"), person("Grace"), OpenChair::Free]);
    let gone = log.table.leave_for_good(grace, "link".into());
    log.apply_all(1, gone);
    assert_eq!(log.table.seat_of("link"), Some(grace));
}

#[test]
fn whoever_wants_to_be_forgotten_is_found_by_number() {
    const GRACE: i64 = 7;
    let mut log = three();
    log.apply_all(1, [log.table.let_onlookers_write(true).unwrap()]);
    let seat = Seat::new(1);
    let vacated = log.table.vacate(seat, "link".into()).unwrap();
    log.apply_all(1, [vacated]);
    let sat = log.table.sit("link", "Grace").unwrap().1.by(GRACE);
    log.apply_all(2, [sat]);
    log.apply_all(2, [log.table.say(Some(seat), "", "hello").unwrap().by(GRACE)]);
    let vacated = log.table.vacate(seat, "link".into()).unwrap();
    log.apply_all(3, [vacated]);
    assert!(log.table.was_evicted(GRACE) && !log.table.was_evicted(8));
    // As an onlooker, once under an earlier name; and so does somebody else with the same name.
    let beside = |log: &Log, name: &str, by| log.table.say_as_onlooker(false, name, "hm").unwrap().by(by);
    for (name, by) in [("Grace", GRACE), ("Admiral", GRACE), ("Grace", 8)] {
        log.apply_all(4, [beside(&log, name, by)]);
    }
    let text = serde_json::to_string(&log.log.last().unwrap().1).unwrap();
    assert!(text.contains("\"by\":8"), "{text}");
    log.apply_all(5, [TableEvent::Forgotten { by: GRACE }]);
    let named: Vec<&str> = log.table.chat().iter().map(|said| said.name.as_str()).collect();
    assert_eq!(named, ["Grace", "", "", "", "", "", "Grace"], "{:?}", log.notes());
    assert!(log.table.chat().iter().all(|said| said.by.is_none_or(|by| by == 8)));

    // Somebody who leaves a seat takes no name from a namesake, and leaves none behind.
    let sat = log.table.sit("link", "Grace").unwrap().1.by(GRACE);
    log.apply_all(6, [sat]);
    assert!(!log.table.was_evicted(GRACE));
    log.apply_all(6, [beside(&log, "Countess", GRACE)]);
    let gone = log.table.leave_for_good(seat, "link".into());
    log.apply_all(7, gone);
    let named: Vec<&str> = log.table.chat().iter().map(|said| said.name.as_str()).collect();
    assert_eq!(named[6..], ["Grace", "", "", ""], "{:?}", log.notes());
}

#[test]
fn who_may_see_a_table_is_said_in_its_log() {
    for (listed, said, audience) in [
        (true, None, Audience::Everyone),
        (false, None, Audience::Link),
        (false, Some(Audience::Invited), Audience::Invited),
    ] {
        let opening =
            Opening { listed, audience: said, ..opening("age-of-steam", [(); 3].map(|()| person("Ada"))) };
        assert_eq!(opening.audience(), audience);
        let text = serde_json::to_string(&opening).unwrap();
        assert_eq!(text.contains("audience"), said.is_some(), "old openings read as they were written");
        assert_eq!(serde_json::from_str::<Opening>(&text).unwrap(), opening);
    }
    let mut log = three();
    assert_eq!((log.table.audience(), log.table.onlookers_write()), (Audience::Link, false));
    let doors = log.table.access_epoch();
    log.apply_all(1, [log.table.show_to(Audience::Invited).unwrap()]);
    assert_eq!(log.table.audience(), Audience::Invited);
    assert!(log.table.access_epoch() > doors, "whoever listens is looked at again");
    log.apply_all(2, [log.table.link_onlookers(Some("come".into())).unwrap()]);
    assert_eq!(log.table.onlookers_token(), Some("come"));
    log.apply_all(3, [log.table.link_onlookers(None).unwrap()]);
    assert_eq!(log.table.onlookers_token(), None);
}

#[test]
fn onlookers_write_where_the_owner_lets_them() {
    let mut log = three();
    assert!(log.table.say_as_onlooker(false, "Barbara", "hello").is_err());
    assert!(log.table.say_as_onlooker(true, "Barbara", "hello").is_ok());
    log.apply_all(1, [log.table.let_onlookers_write(true).unwrap()]);
    assert!(log.table.say_as_onlooker(false, "Barbara", "hello").is_ok());
    log.apply_all(2, [log.table.let_onlookers_write(false).unwrap()]);
    assert!(log.table.say_as_onlooker(false, "Barbara", "hello").is_err());
}

#[test]
fn whoever_floods_a_table_does_not_silence_its_owner() {
    let mut log = three();
    log.apply_all(1, [log.table.let_onlookers_write(true).unwrap()]);
    let flood = |log: &mut Log, said: &TableEvent, times: usize| {
        for _ in 0..times {
            log.table.apply(1, said).unwrap();
            log.log.push((1, said.clone()));
        }
    };
    let beside = log.table.say_as_onlooker(false, "Mallory", "spam").unwrap();
    flood(&mut log, &beside, 500);
    assert!(log.table.say_as_onlooker(false, "Mallory", "spam").is_err(), "onlookers have had their say");
    assert!(log.table.say_as_onlooker(true, "Ada", "enough").is_ok());
    let player = log.table.say(Some(Seat::new(1)), "", "spam").unwrap();
    flood(&mut log, &player, 4_500);
    assert!(log.table.say(Some(Seat::new(1)), "", "spam").is_err());
    assert!(log.table.hand_to_bot(Seat::new(1), "greedy").is_err());
    assert!(log.table.let_onlookers_write(false).is_ok() && log.table.link_onlookers(None).is_ok());
    log.apply_all(2, [log.table.show_to(Audience::Invited).unwrap()]);
    let vacated = log.table.vacate(Seat::new(1), "link".into()).unwrap();
    log.apply_all(3, [vacated]);
    assert!(log.table.invite(Seat::new(1), "other".into()).is_ok());
    flood(&mut log, &player, 500);
    assert!(log.table.invite(Seat::new(1), "other".into()).is_err(), "there is an end to that too");
}
