use face_kit::{name_of, paths_differ};
use guide::{SpotName as _, Target};

use super::*;
use crate::spots::Spot;

#[test]
fn every_move_of_a_random_game_has_a_path_of_its_own() {
    play_out("random", 8, paths_differ);
}

#[test]
fn every_move_of_a_greedy_game_has_a_path_of_its_own() {
    play_out("greedy", 4, paths_differ);
}

#[test]
fn a_path_for_each_kind_of_move() {
    let build = Situation::new().player(0, |player| player.action = Some(Action::Urbanization)).building(0);
    let cargo = Situation::network().cubes("T9", Colour::Blue).player(0, |player| player.engine = 2).moving();
    let run = cargo.clone().plays(&["ship T9 blue"]);
    for (situation, mv, names, labels) in [
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
        (&build, "done", "button done", "Finish building"),
        (&run, "done", "button done", ""),
        (&run, "decline", "button decline", ""),
        (&run, "stock light3/2", "spot box-light3-2", "Kansas City (light 3), box 2"),
        (&run, "stock A/1", "spot box-A-1", "New City A (light 3), box 1"),
    ] {
        let path = AgeOfSteam::path(&situation.0, situation.asked(), &mv.parse().unwrap());
        assert_eq!(path.iter().map(name_of).collect::<Vec<_>>().join(", "), names, "{mv}");
        let told: Vec<_> = path.iter().filter_map(Target::label).map(english).collect();
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
