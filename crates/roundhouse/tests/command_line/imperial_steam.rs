//! What only a game with blind bids and hidden money can show.

use serde_json::{Value, json};

use crate::program::{Folder, run, run_with};

fn engine(commands: &[Value]) -> Vec<Value> {
    let input: String = commands.iter().map(|command| format!("{command}\n")).collect();
    let answers = run_with(&["engine"], input.as_bytes()).ok();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn new_game(options: &Value) -> Value {
    json!({ "cmd": "new", "game": "imperial-steam", "players": 3, "seed": "7", "options": options })
}

fn play(seat: u8, mv: &str) -> Value {
    json!({ "cmd": "play", "seat": seat, "move": mv })
}

fn view(seat: u8) -> Value {
    json!({ "cmd": "view", "seat": seat })
}

#[test]
fn bids_are_blind_until_the_last_is_made() {
    let answers = engine(&[
        new_game(&json!({})),
        json!({ "cmd": "legal" }),
        play(0, "bid 70"),
        view(0),
        view(1),
        json!({ "cmd": "view" }),
        play(0, "bid 50"),
        play(2, "bid 130"),
        play(1, "bid 135"),
        play(1, "bid 0"),
    ]);
    assert_eq!(answers[1]["moves"].as_object().unwrap().len(), 3, "all three bid at once");
    assert_eq!(answers[2]["ok"], true);
    let told = answers[2]["events"].to_string();
    assert!(told.contains("bid-made") && !told.contains("70"), "{told}");
    assert!(answers[3].to_string().contains("\"bid\":70"), "{}", answers[3]);
    // Nobody else’s view differs from one in which nothing was bid.
    for seen in &answers[4..=5] {
        let seats = &seen["view"]["table"]["seats"];
        assert!(!seats.to_string().contains("70") && !seats.to_string().contains("bid"), "{seats}");
    }
    assert_eq!(answers[6]["rule"], "IMP-1.1", "one bid each");
    assert_eq!(answers[7]["ok"], true);
    assert_eq!(answers[8]["rule"], "IMP-1.1");
    let told = answers[9]["events"].to_string();
    assert!(told.contains("70") && told.contains("130"), "{told}");
}

#[test]
fn hidden_money_is_in_no_other_view() {
    let bids = [play(0, "bid 70"), play(1, "bid 30"), play(2, "bid 0")];
    let [hidden, open] = ["hidden", "open"].map(|money| {
        let commands = [vec![new_game(&json!({ "money": money }))], bids.to_vec(), vec![view(0), view(1)]];
        engine(&commands.concat())
    });
    let cash = |answer: &Value, seat: usize| answer["view"]["table"]["seats"][seat]["cash"].clone();
    assert_eq!([0, 1, 2].map(|seat| cash(&open[4], seat)), [60, 100, 130]);
    assert_eq!([0, 1, 2].map(|seat| cash(&hidden[4], seat)), [json!(60), Value::Null, Value::Null]);
    assert_eq!(cash(&hidden[5], 1), 100);
    assert_eq!(hidden[4]["view"]["table"]["from_bank"], Value::Null);
}

#[test]
fn a_game_in_the_terminal_begins_with_a_bid() {
    let folder = Folder::new();
    let record = folder.path("game.txt");
    let args = ["play", "imperial-steam", "--seed", "7", "--players", "2", "--record", &record];
    let said =
        run_with(&args, b"50\nyes\n\nboard\nstate\nbuild wien-graz\nbuild graz-maribor\nlog all\n").ok();
    assert!(said.contains("Trieste"), "{said}");
    assert!(said.contains("IMP-4"), "why not is told with its rule: {said}");
    let replayed = run(&["replay", &record]).ok();
    assert!(replayed.contains("bid 50"), "{replayed}");
}

#[test]
fn every_set_up_is_simulated() {
    for setup in ["fixed", "normal", "random"] {
        for players in ["2", "3", "4"] {
            let option = format!("setup={setup}");
            let args = ["sim", "imperial-steam", "--players", players, "--games", "4", "--seed", "1"];
            let args = [&args[..], &["--bots", "random", "--check", "--option", &option, "--json"]].concat();
            let told: Value = serde_json::from_str(&run(&args).ok()).unwrap();
            assert_eq!(told["games"], 4, "{told}");
        }
    }
}
