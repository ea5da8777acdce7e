//! The greedy player of Age of Steam, held to what it is for.

use age_of_steam::Position;
use age_of_steam_face::AgeOfSteam;
use bots::sim::Report;
use face_kit::{contest, setup};

fn play(players: usize, games: u64, levels: &[&str]) -> Report {
    contest::<AgeOfSteam>(setup::<Position>(players, &[]), games, levels)
}

#[test]
fn four_greedy_players_live_and_score() {
    let report = play(4, 30, &["greedy"]);
    assert!(report.unharmed >= 27, "{report:#?}");
    assert!(report.scores.winners.median >= Some(60), "{report:#?}");
}

#[test]
fn greedy_is_sensible_at_every_table() {
    for (players, winner) in [(3, 80), (5, 50), (6, 40)] {
        let report = play(players, 10, &["greedy"]);
        assert!(report.unharmed >= 8, "{report:#?}");
        assert!(report.scores.winners.median >= Some(winner), "{report:#?}");
    }
}

#[test]
fn greedy_beats_random() {
    for levels in [["greedy", "random", "random", "random"], ["random", "greedy", "random", "greedy"]] {
        let report = play(4, 10, &levels);
        assert!(report.wins.levels["greedy"] >= 10, "{report:#?}");
        assert_eq!(report.wins.levels.get("random"), None);
    }
}
