//! Who owns what: AOS-4.15 to AOS-4.18.

use hexes::Edge;
use kernel::kit::TestScene as _;

use crate::situation::Situation;

/// AOS-4.15: one marker on each link and section, twenty at the most.
#[test]
fn markers() {
    let situation = Situation::new(3).built_by(0, &["S10 straight/1", "R13 gentle/3"]);
    assert_eq!(situation.table().seats[0].markers, 2);
    // Extending and completing take no new marker; a town takes one for each new exit.
    let situation = situation.built_by(0, &["R11 straight/1", "T13 town-star/0"]);
    assert_eq!(situation.table().seats[0].markers, 4);
    // Twenty sections out of cities; the turn passes on by hand, so that none lapses.
    let mut situation = Situation::new(3);
    let begins_a_section = |situation: &Situation, notation: &String| {
        let markers = situation.table().seats[0].markers;
        notation.starts_with("build")
            && situation.clone().plays(0, notation).table().seats[0].markers > markers
    };
    while situation.table().seats[0].markers < 20 {
        situation = situation.edit(|table| table.seats[0].cash = 30).building(0);
        let beginnings: Vec<_> = situation
            .moves(0)
            .into_iter()
            .filter(|notation| begins_a_section(&situation, notation))
            .collect();
        let (first, last) = (beginnings[0].clone(), beginnings[beginnings.len() - 1].clone());
        situation = situation.plays(0, &first);
        if situation.table().seats[0].markers == 20 {
            situation = situation.refuses(0, &last, "AOS-4.15");
        }
    }
    // What needs no other marker is still allowed.
    let situation = situation.building(0);
    let builds: Vec<_> =
        situation.moves(0).into_iter().filter(|notation| notation.starts_with("build")).collect();
    assert!(!builds.is_empty());
    assert!(builds.iter().all(|notation| !begins_a_section(&situation, notation)));
}

/// AOS-4.16: a section is safe in the turn that made it, and lapses in the next unless a tile extends it.
#[test]
fn sections_lapse() {
    let begun = || Situation::new(3).built_by(0, &["S10 straight/1"]).built_by(1, &[]).built_by(2, &[]);
    assert_eq!(begun().owner("S10", Edge::NE), Some(0), "other players' turns do not matter");
    assert_eq!(begun().built_by(0, &[]).owner("S10", Edge::NE), None);
    let redirected = begun().built_by(0, &["S10 gentle/4"]);
    assert_eq!(redirected.owner("S10", Edge::N), None, "a redirection is no extension");
    let extended = begun().built_by(0, &["R11 gentle/2"]);
    assert_eq!(extended.owner("S10", Edge::NE), Some(0));
    let redirected_and_extended = begun().built_by(0, &["S10 gentle/4", "Q10 town-one/3"]);
    assert_eq!(redirected_and_extended.links("T9", "Q10"), [Some(0)]);
    let elsewhere = begun().built_by(0, &["J7 straight/0"]);
    assert_eq!(
        (elsewhere.unfinished(None), elsewhere.unfinished(Some(0))),
        (vec![("Evansville", 1)], vec![("Chicago", 1)])
    );
    assert_eq!(elsewhere.table().seats[0].markers, 1);
}

/// AOS-4.16: each open exit of a town is a section of its own.
#[test]
fn exits_of_a_town_lapse_one_by_one() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 town-star/0"]);
    assert_eq!(situation.unfinished(Some(0)).len(), 2);
    let situation = situation.built_by(0, &["O10 straight/0"]);
    assert_eq!(
        (situation.unfinished(Some(0)), situation.unfinished(None)),
        (vec![("Indianapolis", 2)], vec![("Indianapolis", 1)])
    );
    assert_eq!(situation.links("T9", "Q10"), [Some(0)], "the finished link stays");
}

/// AOS-4.17
#[test]
fn unowned_track_goes_to_who_extends_it() {
    let lapsed = || Situation::new(3).built_by(0, &["S10 straight/1"]).built_by(0, &[]);
    let situation = lapsed().built_by(1, &["R11 straight/1"]);
    assert_eq!((situation.owner("S10", Edge::SW), situation.owner("R11", Edge::NE)), (Some(1), Some(1)));
    assert_eq!(situation.links("T9", "Q12"), [Some(1)]);
    assert_eq!((situation.table().seats[0].markers, situation.table().seats[1].markers), (0, 1));
    // Its old owner has no better right, and no worse.
    assert_eq!(lapsed().built_by(0, &["R11 straight/1"]).links("T9", "Q12"), [Some(0)]);
}

/// AOS-4.18
#[test]
fn a_completed_link_is_for_ever() {
    let mut situation = Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1"]);
    for _ in 0..3 {
        situation = situation.built_by(0, &[]);
    }
    assert_eq!(situation.links("T9", "Q12"), [Some(0)]);
}
