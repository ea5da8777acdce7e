use serde_json::Value;

use crate::program::{Folder, record, run};

#[test]
fn a_record_verifies_and_says_what_was_verified() {
    let folder = Folder::new();
    let said = run(&["verify", &record(&folder)]).ok();
    for part in ["digest", "commitment", "moves", "draws", "standing"] {
        assert!(said.contains(part), "{said}");
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
    let file = record(&folder);
    let whole = String::from_utf8(std::fs::read(&file).unwrap()).unwrap();
    let first = whole.lines().find(|line| line.contains(" issue ")).unwrap();
    let seat = first.split(' ').next().unwrap();
    for (mv, complaint) in [("issue 14", "AOS-1.3"), ("bid 1", "AOS-0.8"), ("jump", "jump")] {
        let changed = whole.replacen(&format!("{first}\n"), &format!("{seat} {mv}\n"), 1);
        // The complaint about the digest names the right one.
        let path = folder.write("changed.txt", &changed);
        let told = run(&["verify", &path]).err;
        let right = told.split("they give ").nth(1).unwrap().trim_end_matches([')', '\n']);
        let wrong = changed.lines().last().unwrap();
        let path = folder.write("changed.txt", changed.replace(wrong, &format!("digest: {right}")));
        for command in ["verify", "replay", "render"] {
            let run = run(&[command, &path]);
            assert!(run.complaint().contains(complaint), "{command} {mv}: {}", run.err);
        }
    }
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
