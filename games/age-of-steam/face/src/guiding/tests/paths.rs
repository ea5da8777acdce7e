use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::guiding::spots::Spot;
use guide::Target;

/// What tells a target from its siblings.
fn name(target: &Target) -> String {
    match target {
        Target::Spot { spot, .. } => format!("spot {spot}"),
        Target::Piece { piece, turn, at, .. } => format!("piece {piece} {turn} {at}"),
        Target::Number { value, .. } => format!("number {value}"),
        Target::Button { key, .. } => format!("button {key}"),
    }
}

fn label(target: &Target) -> &kernel::Text {
    match target {
        Target::Spot { label, .. }
        | Target::Piece { label, .. }
        | Target::Number { label, .. }
        | Target::Button { label, .. } => label,
    }
}

/// No path is another's beginning, and what can be clicked at one step can be told apart by its label.
fn paths_part(table: &Table, seat: Seat, moves: &[Move], words: &[Words]) {
    let mut names = BTreeMap::new();
    let mut labels: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for mv in moves {
        let path = AgeOfSteam::path(table, seat, mv);
        assert!(!path.is_empty(), "{mv}");
        let mut before = String::new();
        for target in &path {
            let name = name(target);
            let said = || words.iter().map(|words| words.say(label(target))).collect();
            labels.entry(before.clone()).or_default().entry(name.clone()).or_insert_with(said);
            before = format!("{before}{name}, ");
        }
        let twin = names.insert(before, mv);
        assert!(twin.is_none(), "{mv} and {twin:?} have one path");
    }
    for (before, after) in names.iter().zip(names.iter().skip(1)) {
        assert!(!after.0.starts_with(before.0.as_str()), "{} is the beginning of {}", before.1, after.1);
    }
    for siblings in labels.values() {
        for at in 0..words.len() {
            let told: BTreeSet<_> = siblings.values().map(|labels| &labels[at]).collect();
            assert_eq!(told.len(), siblings.len(), "{:?}", siblings);
            assert!(
                told.iter().all(|told| !told.is_empty() && !told.contains("aos-") && !told.contains('{'))
            );
        }
    }
}

#[test]
fn every_move_of_a_random_game_has_a_path_of_its_own() {
    let words = Language::ALL.map(Words::new);
    play_out("random", 8, |table, seat, moves, _| paths_part(table, seat, moves, &words));
}

#[test]
fn every_move_of_a_greedy_game_has_a_path_of_its_own() {
    let words = Language::ALL.map(Words::new);
    play_out("greedy", 4, |table, seat, moves, _| paths_part(table, seat, moves, &words));
}

#[test]
fn a_path_for_each_kind_of_move() {
    let build = Scene::new().player(0, |player| player.action = Some(Action::Urbanization)).building(0);
    let cargo = Scene::network().cubes("T9", Colour::Blue).player(0, |player| player.engine = 2).moving();
    let run = cargo.clone().plays(&["ship T9 blue"]);
    for (scene, mv, names, labels) in [
        (&build.clone().issuing(), "issue 2", "number 2", "2 shares"),
        (&build.clone().issuing(), "bid 3", "number 3", "$3"),
        (&build, "pass", "button pass", "Pass"),
        (&build, "take first-move", "button first-move", "First Move"),
        (
            &build,
            "urbanize Q10 A",
            "spot hex-Q10, piece new-city-A 0 hex-Q10",
            "Q10 Indianapolis, Town, New City A, red, light 3",
        ),
        (
            &build,
            "build S10 straight/1",
            "spot hex-S10, piece straight 1 hex-S10",
            "S10, Plain, straight track (NE–SW)",
        ),
        (
            &cargo,
            "ship T9 blue",
            "spot hex-T9, spot cube-T9-blue",
            "T9 Evansville, City, blue. Goods: 1 blue, blue",
        ),
        (
            &run,
            "run Q10 over 0",
            "spot hex-Q10, button own",
            "Q10 Indianapolis, Town, straight track (NE–SW), Over your own track",
        ),
        (
            &run,
            "run Q12 over 1",
            "spot hex-Q12, button over-1",
            "Q12 Cincinnati, City, blue. Goods: empty, Over track of Player 1",
        ),
        (
            &run,
            "run Q12 over nobody",
            "spot hex-Q12, button over-nobody",
            "Q12 Cincinnati, City, blue. Goods: empty, Over unowned track",
        ),
        (&run, "stock light3/2", "spot box-light3-2", "Kansas City (light 3), box 2"),
        (&run, "stock A/1", "spot box-A-1", "New City A (light 3), box 1"),
    ] {
        let path = AgeOfSteam::path(&scene.0, scene.asked(), &mv.parse().unwrap());
        assert_eq!(path.iter().map(name).collect::<Vec<_>>().join(", "), names, "{mv}");
        let told: Vec<_> = path.iter().map(|target| english(label(target))).collect();
        assert_eq!(told.join(", "), labels, "{mv}");
    }
}

#[test]
fn a_spot_has_one_name() {
    for name in ["hex-Q10", "hex-AA3", "cube-T9-blue", "box-light3-2", "box-A-1"] {
        assert_eq!(Spot::parse(name).unwrap().to_string(), name);
    }
    for name in ["", "hex", "hex-", "hex-Q010", "hex-q10", "cube-T9", "cube-T9-pink", "box-A-0", "box-A-+1"] {
        assert_eq!(Spot::parse(name), None, "{name}");
    }
}
