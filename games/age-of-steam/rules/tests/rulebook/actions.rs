use age_of_steam::{Action, Phase};
use kernel::kit::TestScene as _;

use crate::scene::Scene;

/// Actions are about to be selected, in the order 0, 1, 2, …
fn selecting(players: usize) -> Scene {
    Scene::new(players).edit(|table| table.phase = Phase::SelectActions { asked: 0 })
}

/// AOS-3.1: in player order, one each, none skipped.
#[test]
fn everybody_takes_one_action() {
    let scene = selecting(3);
    assert_eq!(scene.moves(0).len(), 7);
    assert!(scene.moves(0).iter().all(|notation| notation.starts_with("take ")));
    let scene =
        scene.refuses(1, "take engineer", "AOS-0.8").plays(0, "take engineer").plays(1, "take production");
    assert_eq!(scene.moves(2).len(), 5);
    let scene = scene.plays(2, "take first-move");
    assert!(matches!(scene.table().phase, Phase::BuildTrack(_)));
}

/// AOS-3.2
#[test]
fn no_action_is_taken_twice() {
    selecting(3).plays(0, "take urbanization").refuses(1, "take urbanization", "AOS-3.2");
}

/// AOS-3.3: first in both rounds, and the others in player order.
#[test]
fn first_move_moves_first_in_both_rounds() {
    let mut scene =
        selecting(3).plays(0, "take engineer").plays(1, "take locomotive").plays(2, "take first-move");
    for number in [0, 1, 2] {
        scene = scene.plays(number, "done");
    }
    for number in [2, 0, 1, 2, 0, 1] {
        scene = scene.plays(number, "decline");
    }
    assert_eq!(scene.table().turn, 2);
}

/// AOS-3.4
#[test]
fn first_build_builds_first() {
    let mut scene =
        selecting(3).plays(0, "take engineer").plays(1, "take locomotive").plays(2, "take first-build");
    for number in [2, 0, 1] {
        scene = scene.plays(number, "done");
    }
    assert!(matches!(scene.table().phase, Phase::MoveGoods(_)));
}

/// AOS-3.5, AOS-4.1: three tiles, four with Engineer, fewer if one likes.
#[test]
fn the_engineer_builds_four() {
    let three = ["build S10 straight/1", "build R11 straight/1", "build R13 gentle/3"];
    let scene = Scene::new(3).action(0, Action::Engineer).building(0);
    let engineer = three.iter().fold(scene, |scene, notation| scene.plays(0, notation));
    engineer.plays(0, "build P11 gentle/2").refuses(0, "build O12 straight/0", "AOS-4.1").plays(0, "done");
    let other = three.iter().fold(Scene::new(3).building(0), |scene, notation| scene.plays(0, notation));
    assert_eq!(other.moves(0), ["done"]);
    other.refuses(0, "build P11 gentle/2", "AOS-4.1").plays(0, "done");
}

/// AOS-3.6: one link more at once, never more than six.
#[test]
fn the_locomotive_grows() {
    let scene = selecting(3).plays(0, "take locomotive");
    assert_eq!(scene.table().seats[0].engine, 2);
    let scene = selecting(3).player(0, |player| player.engine = 6).plays(0, "take locomotive");
    assert_eq!(scene.table().seats[0].engine, 6);
}

/// AOS-3.7, AOS-3.8, AOS-3.9: what an action allows is allowed to its holder only.
#[test]
fn actions_are_for_their_holders() {
    let scene =
        Scene::new(3).action(1, Action::Urbanization).building(0).refuses(0, "urbanize Q10 A", "AOS-4.30");
    let scene = scene.plays(0, "done").plays(1, "urbanize Q10 A").plays(1, "done");
    assert!(
        scene
            .table()
            .track
            .new_city(scene.table().board().find_stop(crate::scene::at("Q10")).unwrap())
            .is_some()
    );
    // Without an empty box nobody is asked to produce.
    let scene = Scene::new(3).action(0, Action::Production).moving(1, 2).plays(2, "decline");
    assert_eq!(scene.table().turn, 2);
    // The action of last turn is still there in the auction, and gone when actions are selected again.
    let mut scene = scene.action(1, Action::TurnOrder);
    for number in 0..3 {
        scene = scene.plays(number, "issue 0");
    }
    let scene = scene.plays(0, "drop").plays(1, "pass").plays(2, "drop");
    assert!(scene.table().seats.iter().all(|player| player.action.is_none()));
}
