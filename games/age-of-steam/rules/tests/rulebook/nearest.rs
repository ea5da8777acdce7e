//! AOS-4: the one reason that is told when a hex takes no tile at all: that of the tile nearest to being legal.

use age_of_steam::{Colour, Reason, Supply, TileSet};
use kernel::Reason as _;
use kernel::kit::TestScene as _;

use crate::situation::{Situation, at, seat};

#[track_caller]
fn reason(situation: &Situation, builder: usize, hex: &str) -> Option<Reason> {
    let why = situation.table().why_no_tile(seat(builder), at(hex));
    let legal = situation.moves(builder).iter().any(|mv| mv.starts_with(&format!("build {hex} ")));
    assert_eq!(why.is_none(), legal, "{hex}: {why:?}");
    why
}

/// The reason is of this rule and of this kind.
macro_rules! assert_reason {
    ($situation:expr, $builder:literal, $hex:expr, $rule:literal, $reason:pat) => {
        let why = reason(&$situation, $builder, $hex).unwrap();
        assert!(matches!(why, $reason) && why.rule() == $rule, "{}: {why:?}", $hex);
    };
}

/// AOS-4.1, 4.2, 4.6: what holds for every tile.
#[test]
fn reasons_of_the_turn_and_of_the_land() {
    let situation = Situation::new(3).building(0);
    assert_eq!(reason(&situation, 0, "S10"), None);
    assert_reason!(situation, 0, "T9", "AOS-4.6", Reason::City { .. });
    assert_reason!(situation, 0, "A4", "AOS-4.6", Reason::NoLand { .. }); // a lake
    assert_reason!(situation, 0, "A99", "AOS-4.6", Reason::NoLand { .. }); // off the board
    let situation = situation.plays(0, "build S10 straight/1");
    assert_reason!(situation, 0, "S10", "AOS-4.2", Reason::BuiltThisTurn { .. });
    let situation = situation.plays(0, "build J7 straight/0").plays(0, "build C2 straight/0");
    assert_reason!(situation, 0, "S12", "AOS-4.1", Reason::AllowanceUsed { .. });
    let moving = situation.plays(0, "done").cubes("T9", Colour::Blue, 1).moving(0, 0);
    assert_eq!(moving.table().why_no_tile(seat(0), at("S12")).unwrap().rule(), "AOS-0.8");
}

/// AOS-4.9, 4.10: far from everything, the tiles that would leave the land or lie on a town are not the point.
#[test]
fn too_far_from_everything() {
    let situation = Situation::new(3).building(0);
    assert_reason!(situation, 0, "Q10", "AOS-4.9", Reason::FirstTile); // a town
    assert_reason!(situation, 0, "N9", "AOS-4.9", Reason::FirstTile);
    let situation = situation.plays(0, "build S10 straight/1").plays(0, "done").building(0);
    for hex in ["Q10", "N9", "G10", "E10"] {
        assert_reason!(situation, 0, hex, "AOS-4.10", Reason::Unconnected { .. });
    }
    // Beside the track of somebody else only: it is not the joining that is wrong.
    let situation = Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]);
    let situation = situation.built_by(0, &["J7 straight/0"]).building(0);
    assert_reason!(situation, 0, "O10", "AOS-4.10", Reason::Unconnected { .. });
    assert_eq!(reason(&situation, 0, "P11"), None, "Cincinnati is beside it");
}

/// AOS-4.29, 4.15: where a tile fits, the reason is whether money or markers are lacking, and the least money that would do.
#[test]
fn something_is_lacking() {
    let poor = |cash| Situation::new(3).player(0, |player| player.cash = cash).building(0);
    assert_reason!(poor(1), 0, "S10", "AOS-4.29", Reason::TooDear { cost: 2, .. });
    // Mountains beside Pittsburgh; a crossing there would be dearer still.
    let built =
        Situation::new(3).built_by(0, &["S10 straight/1"]).player(0, |player| player.cash = 3).building(0);
    assert_reason!(built, 0, "P17", "AOS-4.29", Reason::TooDear { cost: 4, .. });

    let limit = Supply::shipped().ownership_markers.count;
    let mut table = Situation::new(3).building(0).table().clone();
    table.seats[0].markers = limit;
    assert_eq!(table.why_no_tile(seat(0), at("S10")).unwrap().rule(), "AOS-4.15");
    assert!(TileSet::shipped().ids().all(|tile| table.quote(seat(0), at("S10"), tile).is_err()));
}

/// AOS-4.8, 4.12: the one track that the land allows at B17 leads from Toronto to A16.
#[test]
fn the_only_way_is_barred() {
    let situation =
        |builder| Situation::new(3).built_by(builder, &["A16 acute/2"]).built_by(0, &["S10 straight/1"]);
    assert_reason!(situation(1).building(0), 0, "B17", "AOS-4.8", Reason::JoinsOthers { .. });
    assert_reason!(situation(0).building(0), 0, "B17", "AOS-4.12", Reason::Loop { .. });
}

/// AOS-4.8, 4.10, 4.23: where track lies already.
#[test]
fn track_that_stays() {
    let situation = Situation::new(3).built_by(0, &["A16 acute/2"]).built_by(1, &["B15 acute/1"]);
    // The open end could turn to one other side only, and somebody else's track is there.
    assert_reason!(situation.clone().building(0), 0, "A16", "AOS-4.8", Reason::JoinsOthers { .. });
    let third = situation.built_by(2, &["S10 straight/1"]).building(2);
    assert_reason!(third, 2, "A16", "AOS-4.23", Reason::OthersTrack { .. });
    // Nothing of one's own comes up to a town with track.
    let town =
        Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 straight/1"]).built_by(0, &["J7 straight/0"]);
    assert_reason!(town.building(0), 0, "Q10", "AOS-4.10", Reason::Unconnected { .. });
}
