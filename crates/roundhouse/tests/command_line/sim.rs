use serde_json::Value;

use crate::program::{Folder, run};

fn report(args: &[&str]) -> Value {
    let all = [&["sim", "age-of-steam", "--games", "12", "--json"], args].concat();
    let printed = run(&all).ok();
    assert_eq!(printed.lines().count(), 1);
    serde_json::from_str(&printed).unwrap()
}

#[test]
fn the_report_has_its_fields() {
    let report = report(&["--players", "4", "--seed", "3"]);
    for field in [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "scores",
        "endings",
    ] {
        assert!(!report[field].is_null(), "{field}");
    }
    assert_eq!(
        (&report["game"], &report["players"], &report["games"]),
        (&"age-of-steam".into(), &4.into(), &12.into())
    );
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let one = report(&["--seed", "a"]);
    for other in [report(&["--seed", "a"]), report(&["--seed", "a", "--threads", "3", "--check"])] {
        for field in ["decisions", "scores", "endings", "wins"] {
            assert_eq!(one[field].to_string(), other[field].to_string(), "{field}");
        }
    }
    assert_ne!(one["scores"], report(&["--seed", "b"])["scores"]);
}

#[test]
fn what_is_printed_is_the_same_but_for_the_times() {
    let told = || run(&["sim", "age-of-steam", "--games", "8", "--bots", "random"]).ok();
    let games = |told: &str| told.split_once("\n\n").unwrap().0.to_owned();
    let (first, second) = (told(), told());
    assert_eq!(games(&first), games(&second));
    assert!(first.contains("games/s") && first.contains("median"), "{first}");
}

#[test]
fn records_are_kept_and_verify() {
    let folder = Folder::new();
    let out = folder.path("deep/games");
    let args =
        ["--games", "4", "--out", &out, "--check", "--option", "map=rust-belt", "--bots", "greedy,random"];
    run(&[&["sim", "age-of-steam"], args.as_slice()].concat()).ok();
    for game in 0..4 {
        run(&["verify", &format!("{out}/game-{game}.txt")]).ok();
    }
}
