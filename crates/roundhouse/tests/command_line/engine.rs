use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::program::{self, Folder, run, run_with};

/// The engine at the other end of two pipes, one question at a time.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = program::command(&["engine"]).stdin(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    #[track_caller]
    fn must(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    fn stop(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// Plays a whole game by asking for the legal moves; `choose` picks one of so many at each decision.
fn play(
    engine: &mut Engine,
    players: usize,
    seed: Value,
    mut choose: impl FnMut(usize, usize) -> usize,
) -> String {
    engine.must(
        json!({ "cmd": "new", "game": "age-of-steam", "players": players, "seed": seed, "options": {} }),
    );
    for decision in 0.. {
        let legal = engine.must(json!({ "cmd": "legal" }));
        let Some((seat, moves)) = legal["moves"].as_object().unwrap().iter().next() else { break };
        let moves = moves.as_array().unwrap();
        let mv = &moves[choose(decision, moves.len())];
        let seat: u8 = seat.parse().unwrap();
        let played = engine.must(json!({ "cmd": "play", "seat": seat, "move": mv }));
        assert!(!played["events"].as_array().unwrap().is_empty());
    }
    assert_eq!(engine.must(json!({ "cmd": "scores" }))["over"], true);
    engine.must(json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned()
}

/// The record replays to the standing that the engine gave, and verifies.
fn check(engine: &mut Engine, record: &str) {
    let folder = Folder::new();
    let file = folder.write("game.txt", record);
    let replayed: Value = serde_json::from_str(&run(&["replay", &file, "--json"]).ok()).unwrap();
    assert_eq!(replayed["standing"], engine.must(json!({ "cmd": "scores" }))["standing"]);
    let moves = replayed["moves"].as_array().unwrap().len();
    assert!(run(&["verify", &file]).ok().contains(&format!("{moves} moves")));
    let log = run(&["replay", &file]).ok();
    assert!(log.contains(&format!("{moves}. ")) && log.contains("1. Player"), "{log}");
}

#[test]
fn whole_games_are_played_recorded_and_verified() {
    let mut engine = Engine::start();
    let first = play(&mut engine, 3, json!("first"), |_, _| 0);
    check(&mut engine, &first);
    let last = play(&mut engine, 5, json!(7), |_, moves| moves - 1);
    check(&mut engine, &last);
    let varied = play(&mut engine, 4, json!("varied"), |decision, moves| decision * 7 % moves);
    check(&mut engine, &varied);
    engine.stop();
}

#[test]
fn bots_play_a_whole_game_and_its_record_verifies() {
    let mut engine = Engine::start();
    engine.must(json!({ "cmd": "new", "game": "age-of-steam", "players": 4, "seed": "bots" }));
    let mut decisions = 0;
    while !engine.must(json!({ "cmd": "legal" }))["moves"].as_object().unwrap().is_empty() {
        let level = if decisions % 3 == 0 { "random" } else { "greedy" };
        engine.must(json!({ "cmd": "bot", "level": level, "ms": 500, "play": true }));
        decisions += 1;
    }
    let answer = engine.ask(&json!({ "cmd": "bot" }));
    assert!(answer["why"].as_str().unwrap().contains("over"), "{answer}");
    let record = engine.must(json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned();
    check(&mut engine, &record);
    engine.stop();
}

#[test]
fn ten_megabytes_in_one_line_are_one_complaint() {
    let mut input = vec![b'{'; 10 << 20];
    input.extend(b"\nnot JSON\n{\"cmd\":\"new\",\"game\":\"age-of-steam\",\"players\":3}\n");
    let answers = run_with(&["engine"], &input).ok();
    let oks: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["ok"].clone()).collect();
    assert_eq!(oks, [false, false, true]);
}

#[test]
fn a_reader_that_leaves_ends_the_session_quietly() {
    let mut engine = Engine::start();
    engine.must(json!({ "cmd": "new", "game": "age-of-steam", "players": 3 }));
    drop(engine.output);
    // The first answer after that may still fit into the pipe's buffer of a system; one of them will not.
    for _ in 0..100 {
        if writeln!(engine.input, "{}", json!({ "cmd": "state" })).is_err() {
            break;
        }
    }
    drop(engine.input);
    let output = engine.child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}
