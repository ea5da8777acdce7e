//! Replacing tiles: AOS-4.19 to AOS-4.25.

use age_of_steam::Event;
use hexes::Edge;
use kernel::Seat;
use kernel::kit::TestScene as _;

use crate::situation::{Situation, seat};

/// Seat 0 has a link from Evansville to Cincinnati; seat 1 track from Cincinnati up to its side.
fn link_and_neighbour() -> Situation {
    Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1"]).built_by(1, &["S12 acute/5"])
}

/// AOS-4.19: a replacement keeps what is there and changes something.
#[test]
fn existing_track_is_kept() {
    link_and_neighbour()
        .building(1)
        .refuses(1, "build R11 straight/1", "AOS-4.19")
        .refuses(1, "build R11 cross-mixed/0", "AOS-4.19")
        .plays(1, "build R11 cross-straight/1");
    // A complex tile does not become simple again.
    let crossed = link_and_neighbour().built_by(1, &["R11 cross-straight/1"]);
    crossed.building(1).refuses(1, "build R11 straight/1", "AOS-4.19");
    // One replacement does not redirect and add at the same time.
    let open = Situation::new(3).built_by(0, &["R11 straight/1", "S12 acute/5"]).building(0);
    open.refuses(0, "build R11 cross-mixed/2", "AOS-4.19");
}

/// AOS-4.20: crossing and coexisting, connected like any new track.
#[test]
fn simple_tiles_become_complex() {
    let situation = link_and_neighbour().building(1).plays(1, "build R11 cross-straight/1");
    assert_eq!((situation.owner("R11", Edge::SW), situation.owner("R11", Edge::SE)), (Some(0), Some(1)));
    assert_eq!(situation.links("T9", "Q12"), [Some(0)]);
    let situation =
        link_and_neighbour().building(2).refuses(2, "build R11 cross-straight/1", "AOS-4.9").plays(2, "done");
    // Seat 2 has built before, but has nothing at R11.
    let situation = situation.built_by(2, &["J7 straight/0"]).building(2);
    situation.refuses(2, "build R11 cross-straight/1", "AOS-4.8");
    // Nobody's track comes up to R11 here, and the added track would touch nothing.
    let alone =
        Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1"]).built_by(2, &["J7 straight/0"]);
    alone.building(2).refuses(2, "build R11 cross-straight/1", "AOS-4.10");
    // Side by side, without a bridge.
    let beside = Situation::new(3).built_by(0, &["S12 straight/0"]).built_by(1, &["R11 acute/1"]).building(1);
    let beside = beside.plays(1, "build S12 pair-straight/3");
    assert_eq!((beside.owner("S12", Edge::S), beside.owner("S12", Edge::NW)), (Some(0), Some(1)));
}

/// AOS-4.21: a town gets more exits and keeps those it has.
#[test]
fn towns_get_more_exits() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"]);
    let situation = situation
        .built_by(1, &["S12 acute/5", "R11 straight/2"])
        .building(1)
        .plays(1, "build Q10 town-left/1");
    assert_eq!(situation.links("Q10", "Q12"), [Some(0), Some(1)]);
    assert_eq!((situation.owner("Q10", Edge::SW), situation.owner("Q10", Edge::SE)), (Some(0), Some(1)));
    // Four exits are the most a tile has.
    let full = situation.plays(1, "done").built_by(0, &["Q10 cross-straight/1"]).building(0);
    assert!(full.moves(0).iter().all(|notation| !notation.starts_with("build Q10")));
}

/// AOS-4.22: the open end turns, the other stays.
#[test]
fn an_open_end_is_redirected() {
    let open = || Situation::new(3).built_by(0, &["S10 straight/1"]).built_by(1, &["J7 straight/0"]);
    let situation =
        open().building(0).refuses(0, "build S10 straight/0", "AOS-4.22").plays(0, "build S10 gentle/4");
    assert_eq!((situation.owner("S10", Edge::SW), situation.owner("S10", Edge::N)), (Some(0), Some(0)));
    // Not into a lake, not into another's track, not in a circle.
    Situation::new(3).built_by(0, &["M8 gentle/3"]).building(0).refuses(0, "build M8 acute/5", "AOS-4.7");
    open().built_by(1, &["S12 gentle/4", "T11 gentle/5"]).building(0).refuses(
        0,
        "build S10 gentle/2",
        "AOS-4.8",
    );
    open().built_by(0, &["U10 acute/5"]).building(0).refuses(0, "build S10 acute/3", "AOS-4.12");
    // Only the last tile of a section has an open end.
    let longer = open().built_by(0, &["R11 gentle/2"]).building(0);
    longer.refuses(0, "build S10 gentle/4", "AOS-4.23").plays(0, "build R11 straight/1");
    // Unowned track may be turned by anyone who could build there.
    let lapsed = open().built_by(0, &[]).building(1).plays(1, "build S10 gentle/4");
    assert_eq!(lapsed.owner("S10", Edge::N), None);
}

/// AOS-4.22: unowned track must lead somewhere good for the builder, before or after it is turned.
#[test]
fn unowned_track_is_redirected_only_with_a_connection() {
    // Out of Indianapolis, where only seat 0 has track, towards nothing.
    let lapsed =
        Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]).built_by(0, &[]);
    assert_eq!(lapsed.unfinished(None), [("Indianapolis", 2)]);
    let lapsed = lapsed.built_by(1, &["J7 straight/0"]).building(1);
    // To Cincinnati it may be turned, to the empty land beyond it may not.
    lapsed.clone().refuses(1, "build P11 gentle/4", "AOS-4.22").plays(1, "build P11 gentle/2");
    let why = lapsed.refusal(1, "build P11 gentle/4", "AOS-4.22");
    assert_eq!(
        why.to_string(),
        "The unowned track on P11 has to lead to a city or to a town where you have track, or be turned to touch a city, \
         your own track, or other unowned track that leads to such a place."
    );
    // Or to track of the builder's own, here from Cincinnati: then it is a link of theirs.
    let own = lapsed.clone().plays(1, "build R11 acute/0").plays(1, "build P11 acute/3");
    assert_eq!(own.links("Q10", "Q12"), [Some(1)]);
    // Or to unowned track that leads to a city: then it is nobody's link.
    let unowned = lapsed.plays(1, "done").built_by(2, &["R11 acute/0"]).built_by(2, &[]).building(1);
    assert_eq!(unowned.plays(1, "build P11 acute/3").links("Q10", "Q12"), [None]);
}

/// Whose link the last move is told to have completed.
fn completed_for(situation: &Situation) -> Option<Option<Seat>> {
    situation.events.iter().find_map(|event| match event {
        Event::LinkCompleted { owner, .. } => Some(*owner),
        _ => None,
    })
}

/// AOS-4.17: an owner who turns an open end onto unowned track owns all of the link.
#[test]
fn own_track_is_redirected_onto_unowned_track() {
    let unowned = Situation::new(3).built_by(2, &["R11 acute/0"]).built_by(2, &[]);
    let own = unowned.built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]).building(0);
    assert_eq!((own.unfinished(None), own.table().seats[0].markers), (vec![("Cincinnati", 1)], 2));
    let joined = own.plays(0, "build P11 acute/3");
    assert_eq!((joined.links("Q10", "Q12"), joined.owner("R11", Edge::N)), (vec![Some(0)], Some(0)));
    assert_eq!(completed_for(&joined), Some(Some(seat(0))));
    assert_eq!(joined.table().seats[0].markers, 2);
}

/// AOS-4.25: unowned track that is turned into a city is a link of nobody's.
#[test]
fn a_redirection_completes_a_link_of_nobodys() {
    let lapsed =
        Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]).built_by(0, &[]);
    let situation = lapsed.built_by(1, &["J7 straight/0"]).building(1).plays(1, "build P11 gentle/2");
    assert_eq!((situation.links("Q10", "Q12"), situation.table().seats[1].markers), (vec![None], 1));
    assert_eq!(completed_for(&situation), Some(None));
}

/// AOS-4.23: other players' track stays as it is.
#[test]
fn others_track_is_not_touched() {
    let open = Situation::new(3).built_by(0, &["S10 straight/1"]).built_by(1, &["J7 straight/0"]).building(1);
    open.refuses(1, "build S10 gentle/4", "AOS-4.23");
    // On a crossing only one's own open end turns.
    let crossed = Situation::new(3)
        .built_by(0, &["S10 straight/1", "R11 straight/1"])
        .built_by(1, &["S12 acute/5", "R11 cross-straight/1"])
        .building(1);
    // Seat 1's end at Indianapolis turns from the north-west to the north: the other track stays.
    let before = crossed.cash(1);
    let turned =
        crossed.refuses(1, "build R11 cross-straight/2", "AOS-4.23").plays(1, "build R11 cross-mixed/1");
    assert_eq!(before - turned.cash(1), 2, "AOS-4.28: any redirection costs $2, on a crossing too");
    assert_eq!((turned.owner("R11", Edge::N), turned.owner("R11", Edge::NE)), (Some(1), Some(0)));
    assert_eq!(turned.links("T9", "Q12"), [Some(0)]);
}

/// AOS-4.24: exits of a town are added, never turned.
#[test]
fn track_in_a_town_is_not_redirected() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1"]).building(0);
    situation.refuses(0, "build Q10 straight/0", "AOS-4.24").refuses(0, "build Q10 gentle/2", "AOS-4.24");
}

/// AOS-4.25: turned unowned track stays unowned unless it joins the builder's own.
#[test]
fn redirected_unowned_track() {
    let lapsed = || Situation::new(3).built_by(0, &["S10 straight/1"]).built_by(0, &[]);
    // Turned, but only pointing elsewhere.
    let situation = lapsed().built_by(1, &["J7 straight/0"]).built_by(1, &["S10 gentle/4"]);
    assert_eq!(situation.unfinished(None), [("Chicago", 1), ("Evansville", 1)]);
    // Turned so that it meets the builder's own track: then it is a link of theirs.
    let situation = lapsed().built_by(1, &["S12 gentle/4", "T11 gentle/5", "S10 gentle/2"]);
    assert_eq!((situation.links("T9", "Q12"), situation.table().seats[1].markers), (vec![Some(1)], 1));
}
