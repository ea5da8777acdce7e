//! Each award: what it counts.

use empyreal::{Award, PersonKind};
use kernel::Seat;
use serde_json::json;

use crate::common::situation::Situation;

fn values(scene: &Situation, award: Award) -> Vec<u16> {
    Seat::all(scene.table().players()).map(|seat| scene.table().award_value(award, seat)).collect()
}

fn three() -> Situation {
    Situation::with(3, &[("awards", "two")])
}

/// EMP-12.6: groups of trains that hang together.
#[test]
fn branch_office() {
    let scene = three().awards(["branch-office", "cache"]).trains(0, "C8 D9 L3").trains(1, "C8 E8 G10 L3 L1");
    assert_eq!(values(&scene, Award::BranchOffice), [2, 4, 0]);
    assert_eq!(scene.table().award_points(Award::BranchOffice), [4, 6, 0]);
}

/// EMP-12.7: goods left on in-network hexes.
#[test]
fn cache() {
    let scene = three().trains(0, "C8 D9").goods("D9", "FVG").trains(1, "C8");
    assert_eq!(values(&scene, Award::Cache), [4, 1, 0]);
}

/// EMP-12.8: trains in one group; two in a hex count twice (EMP-9.8).
#[test]
fn conglomerate() {
    let scene = three().trains(0, "C8 D9 L3").trains(1, "G10 G10 H11 L1").trains(2, "L19");
    assert_eq!(values(&scene, Award::Conglomerate), [2, 3, 1]);
    assert_eq!(scene.table().award_points(Award::Conglomerate), [4, 6, 0]);
}

/// EMP-12.9: trains next to a City, each once, and two in a hex twice (EMP-9.8).
#[test]
fn cosmopolitan() {
    let scene = three().trains(0, "C8 D9 D9 L19").trains(1, "G10");
    assert_eq!(values(&scene, Award::Cosmopolitan), [3, 0, 0]);
    assert_eq!(scene.table().award_points(Award::Cosmopolitan), [6, 0, 0]);
}

/// EMP-12.10: colours among the Demand Tiles.
#[test]
fn diversity() {
    let scene = three().doubles(0, "lake forest").doubles(1, "lava").tile("lava", 2, json!({ "folio": 1 }));
    assert_eq!(values(&scene, Award::Diversity), [2, 1, 0]);
}

/// EMP-12.11, EMP-12.4: the fewest trains next to a City, but at least one.
#[test]
fn drive_by() {
    let scene = three().trains(0, "C8").trains(1, "D9 E8").trains(2, "L19");
    assert_eq!(values(&scene, Award::DriveBy), [1, 2, 0]);
    assert_eq!(scene.table().award_points(Award::DriveBy), [6, 4, 0]);
}

/// EMP-12.12: trains on the edge of the map.
#[test]
fn edge_lord() {
    let scene = three().trains(0, "A6 L1 G14 C8").trains(1, "L19 C10");
    assert_eq!(values(&scene, Award::EdgeLord), [3, 1, 0]);
}

/// EMP-12.13: Demand Tiles of one colour.
#[test]
fn focus() {
    let scene = three().doubles(0, "lake forest lava").tile("glacier", 2, json!({ "folio": 1 }));
    let scene = scene.tile("glacier", 3, json!({ "folio": 1 }));
    assert_eq!(values(&scene, Award::Focus), [1, 2, 0]);
}

/// EMP-12.14, EMP-12.1: trains in hexes with a competitor’s; it is not drawn for two.
#[test]
fn second_opinion() {
    let scene = three().trains(0, "C8 D9 E8").trains(1, "C8 D9").trains(2, "L19");
    assert_eq!(values(&scene, Award::SecondOpinion), [2, 2, 0]);
    assert_eq!(scene.table().award_points(Award::SecondOpinion), [5, 5, 0]);
    for secret in ["one", "two", "three", "four", "five", "six", "seven", "eight"] {
        let two = crate::common::situation::start(2, &[("awards", "two")], secret);
        assert!(two.table().awards().all(|award| award != Award::SecondOpinion));
        assert_eq!(two.table().awards().count(), 2);
    }
}

/// EMP-12.15: specialists, tiles and crystals; a used Surveyor counts, a covered Aella does not.
#[test]
fn technologist() {
    let scene = three().mana(0, 2, 3).tired(0, "cin-atalar").car(0, "1/2", "metro").mana(2, 0, 0);
    assert_eq!(values(&scene, Award::Technologist), [2 + 1 + 5, 1 + 5, 1]);
    let covered = three().tired(0, "aella-ivaline-oranhei").stack(PersonKind::StationMaster, &["tegusgan"]);
    let covered = covered.has(0, "second_station_master", json!("peril"));
    assert_eq!(values(&covered, Award::Technologist)[0], 2 + 5);
}
