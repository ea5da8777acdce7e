use std::process::Stdio;

use crate::program::{self, Folder, record, run};

#[test]
fn what_is_wrong_is_said_in_a_sentence_with_status_2() {
    let folder = Folder::new();
    let record = record(&folder);
    let missing = folder.path("missing.txt");
    let binary = folder.write("binary.txt", [0xff, 0xfe, 0x00]);
    let empty = folder.write("empty.txt", "");
    let cut = folder.write("cut.txt", &std::fs::read(&record).unwrap()[..400]);
    let here = folder.path("");
    let nowhere = folder.path("no/such/folder/board.svg");
    let odd = folder.path("board.gif");
    let cases: &[(&[&str], &str)] = &[
        (&["dance"], "dance"),
        (&["play", "chess"], "there is no game “chess”; the games are: age-of-steam"),
        (&["play", "age-of-steam", "--players", "2"], "3 to 6 players, not 2"),
        (&["play", "age-of-steam", "--players", "7"], "3 to 6 players, not 7"),
        (&["play", "age-of-steam", "--players", "99999999999999999999"], "--players"),
        (&["play", "age-of-steam", "--seat", "4"], "there is no seat 4"),
        (&["play", "age-of-steam", "--bots", "oracle"], "there is no bot “oracle”"),
        (&["play", "age-of-steam", "--lang", "xx"], "en and fr"),
        (&["play", "age-of-steam", "--option", "map=moon"], "moon"),
        (&["play", "age-of-steam", "--seed", ""], "seed"),
        (&["sim", "chess"], "there is no game"),
        (&["sim", "age-of-steam", "--players", "2"], "3 to 6 players, not 2"),
        (&["sim", "age-of-steam", "--players", "7", "--json"], "3 to 6 players, not 7"),
        (
            &["sim", "age-of-steam", "--bots", "oracle"],
            "there is no bot “oracle”; the bots are: random, greedy",
        ),
        (&["sim", "age-of-steam", "--option", "moon=full"], "no option “moon”"),
        (&["sim", "age-of-steam", "--option", "map"], "KEY=VALUE"),
        (&["sim", "age-of-steam", "--games", "-1"], "-1"),
        (&["sim", "age-of-steam", "--threads", "0"], "0"),
        (
            &["sim", "age-of-steam", "--option", "map=rust-belt", "--option", "map=moon"],
            "“map” is given twice",
        ),
        (&["sim", "age-of-steam", "--seed", " "], "1 to 100 printable characters"),
        (&["sim", "age-of-steam", "--seed", ""], "1 to 100 printable characters"),
        (&["sim", "age-of-steam", "--seed", &"x".repeat(101)], "1 to 100 printable characters"),
        (
            &["sim", "age-of-steam", "--players", "3", "--bots", "random,random,random,greedy"],
            "4 bots were named for 3 seats",
        ),
        (&["sim", "age-of-steam", "--games", "0", "--bots", "greedy,oracle"], "there is no bot “oracle”"),
        (&["sim", "age-of-steam", "--out", &format!("{binary}/x")], "cannot make the folder"),
        (&["sim", "age-of-steam", "--out", &binary], "binary.txt is not a folder"),
        (&["replay", &missing], "cannot open"),
        (&["replay", &here], "cannot read"),
        (&["replay", &binary], "is not a text file"),
        (&["replay", &empty], "a record begins with"),
        (&["verify", &cut], "cut short"),
        (&["verify", &missing], "cannot open"),
        (&["render", &missing], "cannot open"),
        (&["render"], "name the FILE of a record, or a game with --start"),
        (&["render", "--start", "age-of-steam", "--option", "map=moon"], "moon"),
        (&["render", &record, "--option", "map=rust-belt"], "--option"),
        (&["render", &record, "--at", "9999"], "there is no position after 9999"),
        (&["render", &record, "-o", &odd], ".svg or .png"),
        (&["render", &record, "-o", &nowhere], "cannot write"),
        (&["render", &record, "--width", "1"], "--width"),
        (&["render", "--start", "chess"], "there is no game"),
        (&["render", "--start", "age-of-steam", "--players", "9"], "3 to 6 players, not 9"),
        (&["check", &missing], "cannot be played with"),
        (&["check", &record], "cannot be played with"),
    ];
    for (args, fragment) in cases {
        let run = run(args);
        assert!(run.complaint().contains(fragment), "{args:?}: {}", run.err);
    }
}

#[test]
fn every_command_shows_an_example() {
    for command in
        ["serve", "backup", "games", "play", "sim", "replay", "verify", "render", "engine", "check"]
    {
        let help = run(&[command, "--help"]).ok();
        assert!(help.contains(&format!("roundhouse {command}")) && help.contains("Example"), "{help}");
    }
    assert!(run(&["--help"]).ok().contains("Example"));
}

#[test]
fn the_help_names_what_can_be_chosen() {
    for (command, parts) in [
        ("sim", ["The game: age-of-steam", "of: random, greedy; a list shorter", "`roundhouse games` lists"]),
        ("render", ["a record: age-of-steam", "without it, --start", "`roundhouse games` lists"]),
    ] {
        let help = run(&[command, "--help"]).ok();
        // However the lines are broken.
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(help.contains(part), "{command}: {part}: {help}");
        }
    }
}

#[test]
fn control_characters_of_a_complaint_are_escaped() {
    let run = run(&["verify", "no\x1b[2J\nfile"]);
    assert!(run.complaint().starts_with(r"roundhouse: no\u{1b}[2J\nfile: cannot open"), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1);
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let folder = Folder::new();
    let record = record(&folder);
    for args in [vec!["games", "--json"], vec!["replay", &record], vec!["render", &record]] {
        let mut child = program::command(&args).stdin(Stdio::null()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()), "{args:?}");
    }
}
