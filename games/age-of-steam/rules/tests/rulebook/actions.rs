use age_of_steam::{Action, Phase};
use kernel::kit::TestScene as _;

use crate::situation::Situation;

/// Actions are about to be selected, in the order 0, 1, 2, …
fn selecting(players: usize) -> Situation {
    Situation::new(players).edit(|table| table.phase = Phase::SelectActions { asked: 0 })
}

/// AOS-3.1: in player order, one each, none skipped.
#[test]
fn everybody_takes_one_action() {
    let situation = selecting(3);
    assert_eq!(situation.moves(0).len(), 7);
    assert!(situation.moves(0).iter().all(|notation| notation.starts_with("take ")));
    let situation = situation
        .refuses(1, "take engineer", "AOS-0.8")
        .plays(0, "take engineer")
        .plays(1, "take production");
    assert_eq!(situation.moves(2).len(), 5);
    let situation = situation.plays(2, "take first-move");
    assert!(matches!(situation.table().phase, Phase::BuildTrack(_)));
}

/// AOS-3.2
#[test]
fn no_action_is_taken_twice() {
    selecting(3).plays(0, "take urbanization").refuses(1, "take urbanization", "AOS-3.2");
}

/// AOS-3.3: first in both rounds, and the others in player order.
#[test]
fn first_move_moves_first_in_both_rounds() {
    let mut situation =
        selecting(3).plays(0, "take engineer").plays(1, "take locomotive").plays(2, "take first-move");
    for number in [0, 1, 2] {
        situation = situation.plays(number, "done");
    }
    for number in [2, 0, 1, 2, 0, 1] {
        situation = situation.plays(number, "decline");
    }
    assert_eq!(situation.table().turn, 2);
}

/// AOS-3.4
#[test]
fn first_build_builds_first() {
    let mut situation =
        selecting(3).plays(0, "take engineer").plays(1, "take locomotive").plays(2, "take first-build");
    for number in [2, 0, 1] {
        situation = situation.plays(number, "done");
    }
    assert!(matches!(situation.table().phase, Phase::MoveGoods(_)));
}

/// AOS-3.5, AOS-4.1: three tiles, four with Engineer, fewer if one likes.
#[test]
fn the_engineer_builds_four() {
    let three = ["build S10 straight/1", "build R11 straight/1", "build R13 gentle/3"];
    let situation = Situation::new(3).action(0, Action::Engineer).building(0);
    let engineer = three.iter().fold(situation, |situation, notation| situation.plays(0, notation));
    engineer.plays(0, "build P11 gentle/2").refuses(0, "build O12 straight/0", "AOS-4.1").plays(0, "done");
    let other =
        three.iter().fold(Situation::new(3).building(0), |situation, notation| situation.plays(0, notation));
    assert_eq!(other.moves(0), ["done"]);
    other.refuses(0, "build P11 gentle/2", "AOS-4.1").plays(0, "done");
}

/// AOS-3.6: one link more at once, never more than six.
#[test]
fn the_locomotive_grows() {
    let situation = selecting(3).plays(0, "take locomotive");
    assert_eq!(situation.table().seats[0].engine, 2);
    let situation = selecting(3).player(0, |player| player.engine = 6).plays(0, "take locomotive");
    assert_eq!(situation.table().seats[0].engine, 6);
}

/// AOS-3.7, AOS-3.8, AOS-3.9: what an action allows is allowed to its holder only.
#[test]
fn actions_are_for_their_holders() {
    let situation = Situation::new(3).action(1, Action::Urbanization).building(0).refuses(
        0,
        "urbanize Q10 A",
        "AOS-4.30",
    );
    let situation = situation.plays(0, "done").plays(1, "urbanize Q10 A").plays(1, "done");
    assert!(
        situation
            .table()
            .track
            .new_city(situation.table().board().find_stop(crate::situation::at("Q10")).unwrap())
            .is_some()
    );
    // Without an empty box nobody is asked to produce.
    let situation = Situation::new(3).action(0, Action::Production).moving(1, 2).plays(2, "decline");
    assert_eq!(situation.table().turn, 2);
    // The action of last turn is still there in the auction, and gone when actions are selected again.
    let mut situation = situation.action(1, Action::TurnOrder);
    for number in 0..3 {
        situation = situation.plays(number, "issue 0");
    }
    let situation = situation.plays(0, "drop").plays(1, "pass").plays(2, "drop");
    assert!(situation.table().seats.iter().all(|player| player.action.is_none()));
}
