//! SP-2.1 to SP-2.11: laying track, beginning links and going on with them.

use kernel::kit::TestScene as _;
use kernel::{Reason as _, Rules};
use steam_power::{Event, Phase};

use crate::situation::{Situation, at, seat};

/// SP-2.1: one tile or two, of one link or of two.
#[test]
fn one_or_two_tiles() {
    let one = Situation::germany(2).lays(0, "D17 E-W").plays(0, "done");
    assert_eq!((one.phase(), one.table().actions_left), (Phase::Action, 1));
    let of_one_link = Situation::germany(2).lays(0, "D17 E-W").lays(0, "D15 E-SW");
    assert_eq!(of_one_link.links("Hamburg", "Bremen"), [0]);
    assert_eq!((of_one_link.phase(), of_one_link.table().actions_left), (Phase::Action, 1));
    // The first completes a link and the second begins another.
    let of_two = Situation::germany(2).lays(0, "C20 NW-SW");
    assert!(of_two.events.iter().any(|event| matches!(event, Event::LinkCompleted { .. })));
    let of_two = of_two.lays(0, "D17 E-W");
    assert_eq!((of_two.links("Kiel", "Hamburg"), of_two.table().actions_left), (vec![0], 1));
    assert!(of_two.table().track.stub(seat(0)).is_some());
    // A third tile is another action.
    let third = of_two.lays(0, "D15 E-SW");
    assert_eq!((third.phase(), third.table().actions_left), (Phase::SecondTile, 0));
}

/// terrain-costs (SP-2.2, SP-2.12): $0, $2, $4, and $2 for a crossing on mountains.
#[test]
fn terrain_costs() {
    for (path, cost) in [("J29 E-W", 0), ("J19 W-E", 2), ("K30 NE-SW", 4)] {
        let situation = Situation::germany(2).lays(0, path);
        assert_eq!(situation.money(), [20 - cost, 20], "{path}");
        Situation::germany(2).cash(0, cost).lays(0, path);
        if let Some(less) = cost.checked_sub(1) {
            Situation::germany(2).cash(0, less).refuses_to_lay(0, path, "SP-2.2");
        }
    }
    let crossing = Situation::germany(2).track(0, "K30 NE-SW").track(1, "L31 SW-NW").turn(1);
    assert_eq!(crossing.clone().cash(1, 2).lays(1, "K30 SE-NW").money(), [20, 0]);
    crossing.cash(1, 1).refuses_to_lay(1, "K30 SE-NW", "SP-2.2");
}

/// SP-2.2: each tile is paid when it is placed, and nobody builds on credit.
#[test]
fn paid_tile_by_tile() {
    let situation = Situation::germany(2).cash(0, 7).lays(0, "K30 NE-SW");
    assert_eq!(situation.money()[0], 3);
    situation.refuses_to_lay(0, "L29 NE-SW", "SP-2.2").plays(0, "done");
}

/// rivers (SP-2.3): the Elbe makes nothing dearer.
#[test]
fn rivers() {
    let situation = Situation::germany(2);
    let elbe = &situation.table().board().rivers.iter().find(|river| river.name == "Elbe").unwrap().course;
    assert!(["J29", "K30"].iter().all(|hex| elbe.contains(&crate::situation::at(hex))));
    assert_eq!(situation.clone().cash(0, 0).lays(0, "J29 E-W").money()[0], 0);
    assert_eq!(situation.lays(0, "K30 NE-SW").money()[0], 16);
}

/// no-water (SP-2.4): nothing is built in water, off the board or on a city.
#[test]
fn no_water() {
    for hex in ["A20", "B23", "A2", "Z99", "D19"] {
        Situation::germany(2).refuses(0, &format!("build {hex} straight/0"), "SP-2.4");
    }
}

/// SP-2.5: an open end may not point at water or off the board; it may point at a hex that is taken.
#[test]
fn where_an_end_may_point() {
    let situation = Situation::germany(2)
        .refuses_to_lay(0, "B21 W-E", "SP-2.5")
        .refuses_to_lay(0, "B21 W-NE", "SP-2.5")
        .refuses_to_lay(0, "A18 SE-NE", "SP-2.5")
        .refuses_to_lay(0, "A18 SE-NW", "SP-2.5");
    situation.clone().lays(0, "B21 W-SE");
    // C20 has one track: it can be crossed from there, or the end taken back.
    let taken = situation.track(1, "C20 NW-SW").lays(0, "B21 W-SW");
    assert!(taken.moves(0).contains(&"remove".into()));
    taken.clone().lays(0, "C20 NE-W");
    // With two tracks it can only be taken back.
    let full = taken.track(1, "C18 NE-E, C20 W-E, C22 W-SW, D21 NE-W");
    full.refuses(0, "build C20 double-curve/0", "SP-2.14").plays(0, "remove");
}

/// SP-2.6: the first track connects to any city, and so does the next one of a player who has removed all.
#[test]
fn the_first_track() {
    let situation = Situation::germany(2).refuses_to_lay(0, "E22 W-E", "SP-2.6");
    let board = situation.table().board();
    for city in board.cities() {
        let mut around = hexes::Edge::ALL.into_iter().filter_map(|edge| board.site(city).around(edge));
        assert!(
            around
                .any(|hex| !situation.moves_like(0, &format!("build {} ", board.hex(hex).coord)).is_empty())
        );
    }
    let situation = situation.lays(0, "D17 E-W").plays(0, "remove");
    assert_eq!(situation.table().track.trains(seat(0)), 0);
    situation.refuses_to_lay(0, "E22 W-E", "SP-2.6").lays(0, "J29 E-W");
}

/// SP-2.7: a new link begins in a city that one is connected to by a completed link of one's own.
#[test]
fn track_hangs_together() {
    let situation = Situation::germany(2).track(0, "C20 NW-SW").track(1, "D17 E-W, D15 E-SW");
    situation
        .clone()
        .refuses_to_lay(0, "D13 SE-W", "SP-2.7")
        .refuses_to_lay(0, "E22 W-E", "SP-2.7")
        .lays(0, "E20 NW-E");
    // By one of its ends: from a city of the network to one that is not yet in it.
    let situation = situation.track(0, "E18 NE-SE").lays(0, "F19 NW-SW");
    assert_eq!(situation.links("Hamburg", "Hanover"), [0]);
    // Seen from the other city, the same track is laid in one piece.
    let one_piece = Situation::germany(2).link(0, "Bremen", "Hamburg").lays(0, "C18 SE-NE");
    assert_eq!(one_piece.links("Kiel", "Hamburg"), [0]);
}

/// SP-2.7, SP-9.3: a city side by side with one of the network counts too, unless `start_from_group` is off.
#[test]
fn beginning_in_a_group() {
    let groups = |value| Situation::with(2, &[("map", "germany"), ("start_from_group", value)]);
    let path = "I14 W-E";
    groups("on").link(0, "Münster", "Essen").lays(0, path);
    groups("off").link(0, "Münster", "Essen").refuses_to_lay(0, path, "SP-2.7");
    groups("off").link(0, "Münster", "Dortmund").lays(0, path);
    // Somebody else's link does not count, though it makes the group live.
    groups("on").link(0, "Kiel", "Hamburg").link(1, "Münster", "Essen").refuses_to_lay(0, path, "SP-2.7");
    // What follows hangs together by the group alone, and is lawful where that counts only.
    let through = groups("on").link(0, "Münster", "Essen").link(0, "Dortmund", "Kassel");
    let mut state = serde_json::to_value(&through.position).unwrap();
    state["table"]["variant"]["start_from_group"] = serde_json::json!(false);
    assert!(serde_json::from_value::<steam_power::Position>(state).is_err());
    through.position.check().unwrap();
}

/// SP-2.7, SP-9.3: track in the way beside a city that a link may begin in is why no tile fits, also where that city is only
/// side by side with the network.
#[test]
fn why_no_tile_fits_beside_a_group() {
    for (value, rule) in [("on", "SP-2.13"), ("off", "SP-2.7")] {
        let situation = Situation::with(2, &[("map", "germany"), ("start_from_group", value)]);
        let situation = situation.link(0, "Münster", "Essen").track(1, "I14 W-E");
        let why = |label| situation.table().why_no_tile(seat(0), at(label)).map(|why| why.rule());
        assert_eq!((why("I14"), why("H9")), (Some(rule), None));
        assert_eq!((why("I10"), why("A0")), (Some("SP-2.4"), Some("SP-2.4")));
    }
}

/// SP-2.8: two different cities make a link; a second one between them, and one within a group, are allowed.
#[test]
fn what_a_link_is() {
    let situation = Situation::germany(2).lays(0, "C20 NW-W").refuses_to_lay(0, "C18 E-NE", "SP-2.8");
    let situation = situation.lays(0, "C18 E-SE");
    assert_eq!(situation.links("Kiel", "Hamburg"), [0]);
    // Parallel links, of the same player and of another.
    let situation = Situation::germany(2).lays(0, "C20 NW-SW").lays(0, "C18 NE-SE").turn(1);
    assert_eq!(situation.links("Kiel", "Hamburg"), [0, 0]);
    let situation = situation.track(1, "B21 W-SE").track(1, "C22 NW-SW").lays(1, "D21 NE-W");
    assert_eq!(situation.links("Kiel", "Hamburg"), [0, 0, 1]);
    // Essen and Dortmund lie side by side.
    let situation = Situation::germany(2).lays(0, "H11 SW-SE");
    assert_eq!(situation.links("Essen", "Dortmund"), [0]);
}

/// blue-incomplete-link (SP-2.9): Blue must add to this incomplete link or take it back before starting another.
#[test]
fn blue_incomplete_link() {
    let blue = Situation::germany(2).link(0, "Kiel", "Hamburg").lays(0, "D17 E-W").plays(0, "done");
    let verbs = |start: &str| blue.moves_like(0, start);
    assert!(verbs("build").iter().all(|mv| mv.starts_with("build D15 ")));
    assert_eq!((verbs("build").len(), verbs("replace").len(), verbs("remove").len()), (5, 4, 1));
    let blue = blue
        .refuses_to_lay(0, "E20 NW-E", "SP-2.9")
        .refuses_to_lay(0, "C18 NE-SE", "SP-2.9")
        .refuses_to_lay(0, "D15 SW-W", "SP-2.9");
    // Added to and completed, or gone, a new one may be started.
    blue.clone().lays(0, "D15 E-SW").lays(0, "E20 NW-E");
    blue.plays(0, "remove").lays(0, "E20 NW-E");
}

/// SP-2.10: one train stands on each link, complete or not.
#[test]
fn one_train_on_each_link() {
    let situation = Situation::germany(2);
    let trains = |situation: &Situation| situation.player(0).trains;
    let situation = situation.lays(0, "D17 E-W");
    assert_eq!(trains(&situation), 17);
    let situation = situation.lays(0, "D15 E-SW");
    assert_eq!(trains(&situation), 17, "the link is complete and has its train");
    let situation = situation.lays(0, "C20 SW-NW").lays(0, "E20 NW-E");
    assert_eq!((trains(&situation), situation.player(1).trains), (15, 18));
}

/// SP-2.10: without a train no link is begun; an incomplete one may still be finished.
#[test]
fn without_a_train() {
    let links = "Kiel-Hamburg Hamburg-Bremen Hamburg-Hanover Bremen-Hanover Bremen-Münster \
                 Münster-Hanover Hanover-Magdeburg Magdeburg-Berlin Berlin-Stettin Magdeburg-Leipzig \
                 Leipzig-Dresden Leipzig-Erfurt Dresden-Prague Hanover-Kassel Kassel-Erfurt \
                 Berlin-Dresden Kassel-Cologne";
    let situation = Situation::germany(2).links_by(0, links);
    assert_eq!(situation.player(0).trains, 1);
    let last = situation.clone().lays(0, "C18 NE-SE");
    assert_eq!((last.player(0).trains, last.table().track.trains(seat(0))), (0, 18));
    assert!(last.moves_like(0, "build").is_empty());
    last.refuses_to_lay(0, "B21 W-SE", "SP-2.10");
    let finishing = situation.track(0, "B21 W-SE");
    assert_eq!(finishing.player(0).trains, 0);
    let finishing = finishing.lays(0, "C22 NW-SW").lays(0, "D21 NE-W");
    assert_eq!(finishing.links("Kiel", "Hamburg"), [0, 0]);
}

/// no-shared-tracks (SP-2.11): Red's incomplete link ends at an edge; Blue may not come to it from the other side.
#[test]
fn no_shared_tracks() {
    let red = Situation::germany(2).track(1, "C20 NW-E");
    let blue = red.track(0, "D21 W-NE");
    blue.clone().refuses_to_lay(0, "C22 SW-W", "SP-2.11").lays(0, "C22 SW-E");
    // Neither with the first tile of a link, nor by replacing one.
    let first = Situation::germany(2).track(1, "D21 W-SE");
    first.clone().refuses_to_lay(0, "E22 NW-E", "SP-2.6");
    let beside = Situation::germany(2).track(1, "D17 E-SE");
    beside.clone().refuses_to_lay(0, "E18 NE-NW", "SP-2.11").lays(0, "E18 NE-W");
    beside.track(0, "E18 NE-W").refuses(0, "replace tight-curve/2", "SP-2.11");
    // Once Red's link is complete it has no open end, and both cities are shared.
    let done = Situation::germany(2).track(1, "C20 NW-E, C22 W-SW, D21 NE-W");
    done.lays(0, "C18 NE-SE");
}
