//! What only a game of cards with abilities can show.

use serde_json::{Value, json};

use crate::program::{Folder, run, run_with};

fn engine(commands: &[Value]) -> Vec<Value> {
    let input: String = commands.iter().map(|command| format!("{command}\n")).collect();
    let answers = run_with(&["engine"], input.as_bytes()).ok();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn stacks_and_deck_are_in_no_view() {
    let new = |options: Value| json!({ "cmd": "new", "game": "empyreal", "players": 2, "seed": "7", "options": options });
    let seen = |options: Value| {
        let answers = engine(&[new(options), json!({ "cmd": "view", "seat": 0 }), json!({ "cmd": "view" })]);
        answers[1..].to_vec()
    };
    for view in seen(json!({})) {
        let table = &view["view"]["table"];
        for kind in ["engineer", "surveyor", "station-master"] {
            assert_eq!(table["stacks"][kind], json!({ "size": 3 }), "{view}");
        }
        assert!(table.get("deck").is_none() && table.get("draws").is_none(), "{view}");
    }
    for view in seen(json!({ "open_information": "on" })) {
        let people = &view["view"]["table"]["stacks"]["engineer"]["people"];
        assert_eq!(people.as_array().map(Vec::len), Some(3), "{view}");
    }
}

#[test]
fn teams_need_players_enough_and_no_awards() {
    let try_it = |players: u8, options: Value| {
        engine(&[
            json!({ "cmd": "new", "game": "empyreal", "players": players, "seed": "7", "options": options }),
        ])
        .remove(0)
    };
    assert_eq!(try_it(4, json!({ "teams": "2v2" }))["ok"], true);
    assert_eq!(try_it(6, json!({ "teams": "3v3", "epic": "on" }))["ok"], true);
    for refused in [
        try_it(3, json!({ "teams": "2v2" })),
        try_it(4, json!({ "teams": "3v3" })),
        try_it(4, json!({ "teams": "2v2", "awards": "two" })),
    ] {
        assert_eq!(refused["ok"], false, "{refused}");
    }
}

#[test]
fn a_game_in_the_terminal_begins_with_a_company() {
    let folder = Folder::new();
    let record = folder.path("game.txt");
    let args = ["play", "empyreal", "--seed", "7", "--players", "2", "--record", &record];
    let typed = b"company kings-line runika-zenanen\n\nheadquarters A4\nboard\nstate\nlog all\n";
    let said = run_with(&args, typed).ok();
    assert!(said.contains("Kings\u{2019} Line") && said.contains("EMP-0.12"), "{said}");
    let replayed = run(&["replay", &record]).ok();
    assert!(replayed.contains("company "), "{replayed}");
}

const FEW: [&str; 2] = ["--games", "3"];

#[test]
fn every_variant_is_simulated_and_every_card_used() {
    let told = |players: &str, options: &[&str], more: &[&str]| -> Value {
        let args = ["sim", "empyreal", "--players", players, "--seed", "1", "--check", "--json"];
        let options = options.iter().flat_map(|option| ["--option", *option]);
        let args: Vec<&str> = args.into_iter().chain(more.iter().copied()).chain(options).collect();
        serde_json::from_str(&run(&args).ok()).unwrap()
    };
    for players in ["2", "3", "4", "5", "6"] {
        let all = ["awards=expert", "epic=on", "open_information=on", "friendly=on", "boards=b"];
        assert_eq!(told(players, &all, &FEW)["games"], 3);
        assert_eq!(told(players, &["awards=two"], &FEW)["games"], 3);
    }
    for (players, teams) in [("4", "teams=2v2"), ("6", "teams=2v2v2"), ("6", "teams=3v3")] {
        assert_eq!(told(players, &[teams, "boards=a"], &FEW)["games"], 3);
    }
    let counted = told("6", &[], &["--cards", "--games", "150"]);
    let uses = counted["uses"].as_object().unwrap();
    let never: Vec<&String> = uses.iter().filter(|(_, times)| **times == 0).map(|(card, _)| card).collect();
    assert_eq!((uses.len(), never), (156, Vec::new()));
}
