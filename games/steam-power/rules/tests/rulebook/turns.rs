//! SP-1: turns.

use crate::situation::{Situation, seat};
use kernel::Seats;
use kernel::kit::TestScene as _;

/// SP-1.1: two actions each, going around the table; the same twice or two different ones.
#[test]
fn two_actions_each_around_the_table() {
    let situation = Situation::germany(3)
        .link(0, "Kiel", "Hamburg")
        .factory("Hamburg", 'B', 0, 5)
        .city("Kiel", 'W')
        .hand(0, "c01 c03");
    // Every one of the five actions uses one up.
    for action in ["factory B19 5", "fulfil c01", "take", "bank"] {
        let mut situation = situation.clone().plays(0, action);
        if action.starts_with("fulfil") {
            situation = situation.plays(0, "accept");
        }
        assert_eq!(
            (situation.table().asked(), situation.table().actions_left),
            (Seats::only(seat(0)), 1),
            "{action}"
        );
    }
    let track = situation.clone().lays(0, "D17 W-E").plays(0, "done");
    assert_eq!((track.table().asked(), track.table().actions_left), (Seats::only(seat(0)), 1));
    // The same twice, then two different ones, then the next round.
    let situation = situation.plays(0, "bank").plays(0, "bank");
    assert_eq!((situation.table().asked(), situation.table().actions_left), (Seats::only(seat(1)), 2));
    let situation = situation.plays(1, "take").plays(1, "bank").plays(2, "bank").plays(2, "take");
    assert_eq!((situation.table().asked(), situation.table().round), (Seats::only(seat(0)), 2));
}

/// SP-1.2: nobody passes, and taking money is always possible.
#[test]
fn nobody_passes() {
    let situation = Situation::germany(2);
    assert!(situation.moves(0).contains(&"bank".into()));
    let situation = situation.refuses(0, "done", "SP-1.3").refuses(0, "skip", "SP-1.3");
    let situation = situation.plays(0, "bank");
    assert!(situation.moves(0).contains(&"bank".into()));
    situation.refuses(0, "done", "SP-1.3").refuses(1, "bank", "SP-1.3");
}

/// SP-1.3: only the player who is asked answers, and only what is asked.
#[test]
fn only_what_is_asked() {
    let situation =
        Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 0, 5).hand(0, "c01");
    assert!(situation.moves(1).is_empty());
    let situation = situation
        .refuses(1, "bank", "SP-1.3")
        .refuses(1, "take", "SP-1.3")
        .refuses(0, "accept", "SP-1.3")
        .refuses(0, "bring B19", "SP-1.3");
    // After the first tile: a second one, or no more.
    let building = situation.clone().lays(0, "D17 W-E");
    for other in ["bank", "take", "factory D19 5", "fulfil c01", "skip", "take from 1", "accept"] {
        assert_eq!(building.clone().refuses(0, other, "SP-1.3").table().actions_left, 1);
    }
    // A revealed contract: its resources, and nothing else.
    let fulfilling = situation.plays(0, "fulfil c01");
    for other in
        ["bank", "take", "done", "skip", "remove", "replace curve/0", "build D17 straight/0", "fulfil c01"]
    {
        assert_eq!(fulfilling.clone().refuses(0, other, "SP-1.3").table().actions_left, 1);
    }
    assert_eq!(fulfilling.moves(0), ["accept", "bring B19"]);
}

/// SP-1.3: when the game is over, nothing is asked.
#[test]
fn nothing_after_the_end() {
    let all: Vec<String> = (1..=14).map(|number| format!("c{number:02}")).collect();
    let situation =
        Situation::germany(2).fulfilled(0, &all.join(" ")).turn(1).plays(1, "bank").plays(1, "bank");
    assert_eq!(situation.table().asked(), Seats::NONE);
    situation.standing();
    situation.refuses(0, "bank", "SP-1.3").refuses(1, "bank", "SP-1.3");
}
