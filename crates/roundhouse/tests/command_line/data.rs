use serde_json::Value;

use crate::program::{Folder, run};

#[test]
fn the_games_are_listed_with_all_there_is_to_know() {
    let listed = run(&["games"]).ok();
    for part in ["Age of Steam", "3 to 6", "rust-belt", "greedy", "numbered rules", "rulebook", "tiles.toml"]
    {
        assert!(listed.contains(part), "{part}");
    }
    let games: Value = serde_json::from_str(&run(&["games", "--json"]).ok()).unwrap();
    assert_eq!(games[0]["id"], "age-of-steam");
    assert!(games[0]["rules"].as_u64().unwrap() > 50);
    assert_eq!(games[0]["components"][0]["source"], "rulebook");
}

#[test]
fn the_shipped_data_agrees_with_the_rulebooks() {
    assert!(run(&["check"]).ok().contains("agree"));
    let findings: Value = serde_json::from_str(&run(&["check", "--json"]).ok()).unwrap();
    assert!(findings.as_array().unwrap().iter().all(|finding| finding["ok"] == true));
}

const BOARD: &str = r#"
id = "small"
title = "Small"
source = "reconstructed"
note = ""
grid = '''
.     C     ~
   .     r
t     M     .
'''
[[city]]
at = "A2"
name = "Here"
colour = "red"
growth = "light 1"
cubes = 2
source = "reconstructed"
[[town]]
at = "C0"
name = "There"
source = "reconstructed"
"#;

#[test]
fn a_board_of_ones_own_is_checked_and_explained() {
    let folder = Folder::new();
    let good = folder.write("good.toml", BOARD);
    let said = run(&["check", &good]).ok();
    assert!(said.contains("Small (reconstructed): 7 land hexes"), "{said}");
    for (from, to, complaint) in [
        ("at = \"A2\"", "at = \"B1\"", "no city"),
        ("red", "pink", "pink"),
        ("~", "?", "no sign"),
        ("grid", "gird", "gird"),
    ] {
        let bad = folder.write("bad.toml", BOARD.replacen(from, to, 1));
        let run = run(&["check", &bad, &good]);
        assert!(run.complaint().contains("1 of 2 boards"), "{}", run.err);
        assert!(run.text().contains(complaint), "{}", run.text());
    }
    let bad = folder.write("bad.toml", "x");
    let findings = run(&["check", "--json", &bad, &good]);
    let findings: Value = serde_json::from_slice(&findings.out).unwrap();
    assert_eq!((&findings[0]["ok"], &findings[1]["ok"]), (&false.into(), &true.into()));
}
