//! The greedy player of Steam Power, held to what it is for.

use bots::sim::{Plan, Report, run};
use kernel::{Options, Setup as _};
use steam_power::{Board, Position, Setup};

fn play(map: &str, players: usize, games: u64, levels: &[&str]) -> Report {
    let options = Options::from([("map".into(), map.into())]);
    let plan = Plan::<Position> {
        setup: Setup::from_options(players, &options).expect("so many can play"),
        games,
        seed: "quality".into(),
        levels: levels.iter().map(ToString::to_string).collect(),
        threads: 1,
        check: false,
    };
    run(&plan, |_| (), None).expect("the games are played to their ends")
}

#[test]
fn greedy_ends_its_games_on_every_map() {
    for map in Board::SHIPPED {
        for players in 1..=5 {
            let report = play(map, players, 4, &["greedy"]);
            assert!(report.decisions / report.games < 600, "{report:#?}");
        }
    }
}

#[test]
fn greedy_beats_random() {
    for levels in [["greedy", "random"].as_slice(), &["random", "random", "greedy", "random"]] {
        let report = play("usa", levels.len(), 10, levels);
        assert_eq!(report.wins.levels["greedy"], 10, "{report:#?}");
    }
}
