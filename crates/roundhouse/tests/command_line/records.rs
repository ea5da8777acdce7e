use serde_json::Value;

use crate::program::{Folder, record, run, run_with};

#[test]
fn a_record_verifies_and_says_what_was_verified() {
    let folder = Folder::new();
    let said = run(&["verify", &record(&folder)]).ok();
    for part in ["digest", "commitment", "moves", "draws", "standing"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn the_commitment_is_shown_and_compared_with_the_published_one() {
    let folder = Folder::new();
    let file = record(&folder);
    let whole = std::fs::read_to_string(&file).unwrap();
    let committed = whole.lines().find_map(|line| line.strip_prefix("commitment: ")).unwrap();
    assert!(run(&["verify", &file]).ok().contains(committed));
    for same in [committed, &committed.to_uppercase()] {
        let said = run(&["verify", &file, "--commitment", same]).ok();
        assert!(said.contains("the one that was published"), "{said}");
    }
    for (other, complaint) in
        [("0".repeat(64), "and not the published 0000"), ("8904".into(), "64 hexadecimal")]
    {
        let run = run(&["verify", &file, "--commitment", &other]);
        assert!(run.complaint().contains(complaint), "{}", run.err);
        assert_eq!(run.text(), "");
    }
}

#[test]
fn one_changed_character_anywhere_is_caught() {
    let folder = Folder::new();
    let whole = String::from_utf8(std::fs::read(record(&folder)).unwrap()).unwrap();
    // The end of the last line alone may be missing.
    let characters: Vec<char> = whole.trim_end().chars().collect();
    for at in (0..characters.len()).step_by(characters.len() / 120) {
        for change in ['#', '7', '\n'] {
            let mut changed = characters.clone();
            if changed[at] == change {
                continue;
            }
            changed[at] = change;
            let file = folder.write("changed.txt", changed.iter().collect::<String>());
            let verified = run(&["verify", &file]);
            assert!(verified.complaint().contains("changed.txt: line"), "{at}: {}", verified.err);
        }
    }
}

#[test]
fn a_record_with_a_right_digest_and_a_wrong_move_is_caught() {
    let folder = Folder::new();
    let whole = std::fs::read_to_string(record(&folder)).unwrap();
    let first = whole.lines().find(|line| line.contains(" issue ")).unwrap();
    let seat = first.split(' ').next().unwrap();
    for (mv, complaint) in [("issue 14", "AOS-1.3"), ("bid 1", "AOS-0.8"), ("jump", "jump")] {
        let changed = whole.replacen(&format!("{first}\n"), &format!("{seat} {mv}\n"), 1);
        let path = with_right_digest(&folder, &changed);
        for command in ["verify", "replay", "render"] {
            let run = run(&[command, &path]);
            assert!(run.complaint().contains(complaint), "{command} {mv}: {}", run.err);
        }
    }
}

#[test]
fn the_same_game_written_otherwise_is_caught() {
    let folder = Folder::new();
    let whole = std::fs::read_to_string(record(&folder)).unwrap();
    let straight = whole.lines().find(|line| line.contains(" build ") && line.ends_with(" straight/0"));
    let straight = straight.unwrap();
    let turned = straight.replace("straight/0", "straight/3");
    let cases = [
        ("option map: rust-belt\n", "", "line 5: a record gives every option in full"),
        (" issue ", " issue  ", "a record has one way to write each move: `issue "),
        (" issue ", " issue 0", "is not quite a move"),
        (straight, &turned, "straight/0`, not `build "),
    ];
    for (old, new, complaint) in cases {
        let path = with_right_digest(&folder, &whole.replacen(old, new, 1));
        let run = run(&["verify", &path]);
        assert!(run.complaint().contains(complaint), "{old} -> {new}: {}", run.err);
    }
}

/// The record after a forger took care of the digest.
fn with_right_digest(folder: &Folder, changed: &str) -> String {
    let path = folder.write("changed.txt", changed);
    // The complaint about the digest names the right one.
    let told = run(&["verify", &path]).err;
    let right = told.split("they give ").nth(1).unwrap().trim_end_matches([')', '\n']);
    let wrong = changed.lines().last().unwrap();
    folder.write("changed.txt", changed.replace(wrong, &format!("digest: {right}")))
}

#[test]
fn the_log_says_whose_move_each_is_and_how_it_ended() {
    let folder = Folder::new();
    let log = run(&["replay", &record(&folder)]).ok();
    assert!(log.lines().any(|line| line.starts_with("   1. seat ") && line.contains(": issue ")), "{log}");
    assert!(!log.contains("standing: unfinished") && log.contains("wins."), "{log}");
}

#[test]
fn the_log_of_an_unfinished_game_says_so() {
    let folder = Folder::new();
    let file = folder.path("left.txt");
    run_with(&["play", "age-of-steam", "--seed", "7", "--record", &file], b"quit\n").ok();
    let log = run(&["replay", &file]).ok();
    assert!(log.ends_with("\nstanding: unfinished\nIt is Player 0’s turn.\n"), "{log}");
    let log = run(&["replay", &file, "--lang", "fr"]).ok();
    assert!(log.contains("\nstanding: unfinished\nC’est à "), "{log}");
}

#[test]
fn the_log_has_a_language() {
    let folder = Folder::new();
    let file = record(&folder);
    let (english, french) = (run(&["replay", &file]).ok(), run(&["replay", &file, "--lang", "fr"]).ok());
    assert_eq!(english.lines().count(), french.lines().count());
    assert_ne!(english, french);
    let json: Value = serde_json::from_str(&run(&["replay", &file, "--json"]).ok()).unwrap();
    assert_eq!(json["game"], "age-of-steam");
    assert_eq!(json["standing"]["places"].as_array().unwrap().len(), 3);
}
