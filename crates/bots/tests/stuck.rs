//! Games that come to no end are counted, named, and do not stop the others.

#[allow(dead_code, unreachable_pub, reason = "the kernel's own toy, of which only some is needed here")]
#[path = "../../kernel/tests/toy_game/toy.rs"]
mod toy;

use std::sync::Mutex;

use bots::Greedy;
use bots::sim::{Plan, Report, Stuck, run};
use kernel::{Face, MOST_MOVES, MoveOf, Options, Record, Setup as _, SetupOf, Sight, Stream};
use toy::{Toy, fault};

/// Somebody who plays it without a thought.
#[derive(Clone, Debug)]
struct Thoughtless<const FAULT: u8>;

impl<const FAULT: u8> Face for Thoughtless<FAULT> {
    type Rules = Toy<FAULT>;
}

impl<const FAULT: u8> Greedy for Thoughtless<FAULT> {
    fn greedy(_: &Sight<'_, Toy<FAULT>>, _: &[MoveOf<Self>], _: &mut Stream) -> usize {
        0
    }
}

fn play<const FAULT: u8>(kept: &Mutex<Vec<usize>>) -> Report {
    let plan = Plan::<Thoughtless<FAULT>> {
        setup: SetupOf::<Thoughtless<FAULT>>::from_options(2, &Options::new()).expect("two can play"),
        games: 3,
        seed: "s".into(),
        levels: vec!["greedy".into()],
        threads: 1,
        check: false,
        cards: false,
    };
    let keep = |_: u64, record: &Record| {
        kept.lock().expect("nobody panics").push(record.entries.len());
        Ok(())
    };
    run(&plan, |_| (), Some(&keep)).expect("a stuck game is no error")
}

#[test]
fn an_endless_game_is_given_up_and_the_next_one_is_played() {
    let kept = Mutex::default();
    let report = play::<{ fault::NEVER_ENDS }>(&kept);
    assert_eq!((report.stuck, report.games, report.decisions), (3, 0, 0));
    let first = &report.stuck_games[0];
    assert_eq!((first.game, first.secret.as_str()), (0, "s/0"));
    assert_eq!((first.decisions, first.why), (MOST_MOVES as u64, Stuck::Endless));
    assert_eq!(kept.into_inner().expect("nobody panics"), [MOST_MOVES; 3], "each can be looked at");
    let json = serde_json::to_value(&report).expect("a report is plain data");
    assert_eq!((&json["stuck"], &json["stuck_games"][2]["secret"]), (&3.into(), &"s/2".into()));
}

#[test]
fn games_that_end_are_not_stuck() {
    let report = play::<{ fault::NONE }>(&Mutex::default());
    assert_eq!((report.stuck, report.games), (0, 3));
    assert!(report.stuck_games.is_empty());
}
