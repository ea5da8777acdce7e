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
    let findings: Value = serde_json::from_str(&run(&["check", "--json"]).ok()).unwrap();
    let findings = findings.as_array().unwrap();
    assert!(findings.iter().all(|finding| finding["ok"] == true));
    let said = run(&["check"]).ok();
    assert!(
        said.contains(&format!("All {} counts agree with the component lists", findings.len())),
        "{said}"
    );
    for (source, words) in [
        ("rulebook", "entries are from the rulebook"),
        ("public", "from public sources"),
        ("reconstructed", "reconstructed."),
    ] {
        let count = findings.iter().filter(|finding| finding["source"] == source).count();
        assert!(said.contains(&format!("{count} {words}")), "{said}");
    }
}

const BOARD: &str = r#"
id = "small"
title = "Small"
source = "reconstructed"
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
        assert!(run.complaint().contains("1 of 2 files"), "{}", run.err);
        assert!(run.text().contains(complaint), "{}", run.text());
    }
}

const POINTED_BOARD: &str = r#"
id = "isle"
title = "Isle"
source = "reconstructed"
grid = '''
~ C . h
 . M C C
'''
[[city]]
at = "A2"
name = "North"
source = "reconstructed"
[[city]]
at = "B5"
name = "South"
source = "reconstructed"
[[city]]
at = "B7"
name = "East"
source = "reconstructed"
"#;

#[test]
fn a_file_is_read_for_the_game_it_fits() {
    let folder = Folder::new();
    let data = |game: &str, file: &str| {
        let path = format!("{}/../../games/{game}/rules/data/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    };
    let contracts = data("steam-power", "contracts.toml");
    let tiles = data("steam-power", "tiles.toml");
    for (text, part) in [
        (BOARD.to_owned(), "Age of Steam, board Small (reconstructed): 7 land hexes"),
        (
            POINTED_BOARD.to_owned(),
            "Steam Power, board Isle (reconstructed): 4 hexes for track, of these 1 hills",
        ),
        (POINTED_BOARD.to_owned(), "3 cities, of these 2 side by side"),
        (data("age-of-steam", "tiles.toml"), "Age of Steam, tiles: "),
        (tiles.clone(), "Steam Power, tiles: 100 tiles of 3 kinds, 6 faces"),
        (contracts.clone(), "Steam Power, contracts: 48 contracts that need 140 resources"),
        (data("imperial-steam", "map.toml"), "Imperial Steam, map: 30 cities, 54 links, 13 factory sites"),
        (data("imperial-steam", "tiles.toml"), "Imperial Steam, tiles: 76 tiles"),
        (data("imperial-steam", "boards.toml"), "Imperial Steam, boards: share values 40, 60, 90"),
        (data("imperial-steam", "contracts.toml"), "Imperial Steam, contracts: 28 contracts worth"),
        (data("imperial-steam", "setups.toml"), "Imperial Steam, set-ups: 15 Normal Setup cards, 35 State"),
        (
            data("empyreal", "boards.toml"),
            "Empyreal: Spells & Steam, boards: 12 sides with 360 hexes, of these 18 Cities",
        ),
        (data("empyreal", "captains.toml"), "captains: 8 captains"),
        (data("empyreal", "specialists.toml"), "specialists: 17 of the kind engineer"),
        (data("empyreal", "spellcars.toml"), "spellcars: 67 spellcars, 31 of them unique"),
        (data("empyreal", "companies.toml"), "companies: Gesselheim Imperial (mountain), Kings’ Line (lake)"),
        (data("empyreal", "game.toml"), "numbers: 6, 6, 5, 4, 4 Demand Tiles end a game"),
    ] {
        let said = run(&["check", &folder.write("file.toml", text)]).ok();
        assert!(said.contains(part), "{part} in {said}");
    }
    for (text, from, to, complaint) in [
        (POINTED_BOARD, "at = \"B5\"", "at = \"B3\"", "South is listed at B3, where the grid shows no city"),
        (POINTED_BOARD, "name = \"East\"", "nam = \"East\"", "unknown field `nam`"),
        (&tiles, "W-E", "W-W", "W-W"),
        (&contracts, "needs = \"BB\"", "needs = \"BX\"", "contract “c01”: resources are B, W, O and G"),
    ] {
        let run = run(&["check", &folder.write("file.toml", text.replacen(from, to, 1))]);
        assert!(run.complaint().contains("this file cannot be played with"), "{}", run.err);
        assert!(run.text().contains(complaint), "{complaint} in {}", run.text());
    }
}

#[test]
fn every_file_is_looked_at_and_has_one_line() {
    let folder = Folder::new();
    let files = [
        (folder.path("missing.toml"), "cannot open this file"),
        (folder.write("binary.toml", [0xff]), "this is not a text file"),
        (folder.write("broken.toml", "id = 1\nx"), "TOML parse error at line"),
        (folder.write("key.toml", BOARD.replacen("title", r#""\u001bno""#, 1)), r"\u{1b}no"),
        (folder.write("name.toml", BOARD.replace("C0", "B1").replace("There", r"\u001b\nTh")), r"\u{1b}\nTh"),
        (folder.write("good.toml", BOARD.replace("Small", r"\u001b[2JSmall")), r"\u{1b}[2JSmall (recon"),
    ];
    let paths = files.iter().map(|(path, _)| path.as_str());
    let run_check = |more| run(&["check"].into_iter().chain(more).chain(paths.clone()).collect::<Vec<_>>());
    let checked = run_check(None);
    assert!(checked.complaint().contains("5 of 6 files"), "{}", checked.err);
    let said = checked.text();
    assert_eq!(said.lines().count(), files.len(), "{said}");
    for (line, (path, part)) in said.lines().zip(&files) {
        assert!(line.starts_with(&format!("{path}: ")) && line.contains(part), "{part}: {line}");
        assert_eq!(line.matches(path.as_str()).count(), 1, "{line}");
    }
    let checked = run_check(Some("--json"));
    assert_eq!(checked.status, 2);
    let findings: Value = serde_json::from_slice(&checked.out).unwrap();
    for (finding, (path, _)) in findings.as_array().unwrap().iter().zip(&files) {
        assert_eq!(finding["file"], path.as_str());
        assert_eq!(finding["ok"], path.ends_with("good.toml"), "{finding}");
        assert_eq!(finding["why"].is_string(), finding["ok"] == false, "{finding}");
    }
}
