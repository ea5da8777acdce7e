//! The simulator: the same games however they are played, and errors that say what is wrong.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use age_of_steam::{Position, Setup};
use age_of_steam_face::AgeOfSteam;
use bots::sim::{LONGEST_SEED, Plan, Report, run};
use bots::{LEVELS, bot};
use kernel::{Fairness, MAX_SEATS, Options, Record, Replay, Setup as _};

fn plan(games: u64, levels: &[&str]) -> Plan<AgeOfSteam> {
    Plan {
        setup: Setup::from_options(4, &Options::new()).expect("four can play"),
        games,
        seed: "7".into(),
        levels: levels.iter().map(ToString::to_string).collect(),
        threads: 1,
        check: false,
        cards: false,
    }
}

/// A report without what a clock decides.
fn untimed(report: &Report) -> serde_json::Value {
    let mut value = serde_json::to_value(report).expect("a report is plain data");
    for key in ["seconds", "games_per_s", "decisions_per_s", "copies_per_s"] {
        value[key].take();
    }
    value["widest"]["listing_micros"].take();
    value
}

#[test]
fn threads_change_nothing_and_neither_does_a_second_run() {
    for levels in [["random", "random"], ["greedy", "random"]] {
        let mut plan = plan(12, &levels);
        let once = untimed(&run(&plan, |_| (), None).unwrap());
        assert_eq!(once, untimed(&run(&plan, |_| (), None).unwrap()));
        plan.threads = 2;
        assert_eq!(once, untimed(&run(&plan, |_| (), None).unwrap()));
        plan.seed = "8".into();
        assert_ne!(once, untimed(&run(&plan, |_| (), None).unwrap()));
    }
}

#[test]
fn laws_hold_after_every_move() {
    for players in 3..=6 {
        let setup = Setup::from_options(players, &Options::new()).unwrap();
        let plan = Plan { setup, check: true, ..plan(6, &["random", "greedy", "greedy"]) };
        let report = run(&plan, |_| (), None).unwrap();
        assert_eq!((report.games, report.players), (6, players));
        assert_eq!(report.endings.values().sum::<u64>(), 6);
    }
}

#[test]
fn records_are_kept_and_replay() {
    let kept: Mutex<BTreeMap<u64, Record>> = Mutex::default();
    let heard = AtomicU64::new(0);
    let keep = |number: u64, record: &Record| {
        kept.lock().unwrap().insert(number, record.clone());
        Ok(())
    };
    let plan = Plan { threads: 2, ..plan(5, &["greedy", "random"]) };
    let report = run(
        &plan,
        |done| {
            heard.fetch_max(done, Ordering::Relaxed);
        },
        Some(&keep),
    );
    let decisions = report.unwrap().decisions;
    let kept = kept.into_inner().unwrap();
    assert_eq!(heard.into_inner(), 5);
    assert_eq!(kept.keys().copied().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    assert_eq!(kept.values().map(|record| record.entries.len() as u64).sum::<u64>(), decisions);
    for (number, record) in &kept {
        assert_eq!(record.fairness.secret(), format!("7/{number}"));
        assert!(record.standing.is_some());
        let read = Record::parse(&record.to_string()).unwrap();
        Replay::<Position>::new(&read).unwrap().finish().unwrap();
    }
}

#[test]
fn a_record_that_cannot_be_kept_stops_the_games() {
    let keep = |number: u64, _: &Record| if number == 3 { Err("the disk is full".into()) } else { Ok(()) };
    let error = run(&plan(9, &["random"]), |_| (), Some(&keep)).unwrap_err();
    assert_eq!(error.to_string(), "the record of game 7/3 was not kept");
    // The cause is told once, by whoever prints the chain.
    assert_eq!(error.source().unwrap().to_string(), "the disk is full");
}

#[test]
fn what_is_wrong_with_a_plan_is_told() {
    // Even when nothing is to be played.
    for games in [0, 1] {
        for (levels, told) in [
            ([].as_slice(), "no bots were named"),
            (&["greedy", "grandmaster"], "there is no bot “grandmaster”; the bots are: random, greedy"),
            (&["greedy"; 5], "5 bots were named for 4 seats"),
        ] {
            assert_eq!(run(&plan(games, levels), |_| (), None).unwrap_err().to_string(), told);
        }
        for seed in ["", " ", "7 ", "a\nb", &"x".repeat(LONGEST_SEED + 1)] {
            let plan = Plan { seed: seed.into(), ..plan(games, &["random"]) };
            let told = run(&plan, |_| (), None).unwrap_err().to_string();
            assert!(told.contains("1 to 100 printable characters"), "{seed:?}: {told}");
        }
    }
}

#[test]
fn the_longest_seed_leaves_room_for_what_is_written_behind_it() {
    let seed = "é".repeat(LONGEST_SEED);
    Fairness::new(format!("{seed}/{}/bot {}", u64::MAX, MAX_SEATS - 1)).unwrap();
    let report = run(&Plan { seed, ..plan(1, &["random"]) }, |_| (), None);
    assert_eq!(report.unwrap().games, 1);
}

#[test]
fn every_level_is_a_player() {
    for level in LEVELS {
        assert!(bot::<AgeOfSteam>(level, [0; 32]).is_ok(), "{level}");
    }
    assert!(bot::<AgeOfSteam>("Random", [0; 32]).is_err());
}

#[test]
fn no_games_make_an_empty_report() {
    let report = run(&plan(0, &["random"]), |_| (), None).unwrap();
    assert_eq!((report.games, report.decisions, report.widest.is_none()), (0, 0, true));
    assert_eq!(report.scores.winners.median, None);
}
