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
        "stuck",
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
    for part in ["games/s", "25%  median  75%", "most choices at once: ", " choices listed in ", "; copied "]
    {
        assert!(first.contains(part), "{part}: {first}");
    }
    assert!(!first.contains("laws"), "{first}");
}

#[test]
fn the_report_says_that_laws_were_checked() {
    let told = run(&["sim", "age-of-steam", "--games", "2", "--check"]).ok();
    assert!(told.contains("\nlaws checked after every move: none broken\n"), "{told}");
}

#[test]
fn a_record_that_cannot_be_kept_is_named_once() {
    let folder = Folder::new();
    // A folder stands where the record of the second game goes.
    std::fs::create_dir(folder.path("game-1.txt")).unwrap();
    let run = run(&["sim", "age-of-steam", "--games", "3", "--seed", "s", "--out", &folder.path("")]);
    let told = run.complaint();
    assert!(told.starts_with("roundhouse: the record of game s/1 was not kept: cannot write "), "{told}");
    assert_eq!((told.matches("game-1.txt").count(), told.matches("os error").count()), (1, 1), "{told}");
}

#[test]
fn a_plan_that_is_refused_makes_no_folder() {
    let folder = Folder::new();
    let out = folder.path("games");
    run(&["sim", "age-of-steam", "--bots", "oracle", "--out", &out]).complaint();
    assert!(!std::path::Path::new(&out).exists());
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
