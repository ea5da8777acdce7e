//! SP-2.12 to SP-2.15: crossings and the stock of tiles.

use hexes::{Bend, Segment};
use kernel::kit::TestScene as _;
use steam_power::{TileKind, TileSet};

use crate::situation::{Situation, at, seat, segment};

/// Red's link from Hamburg to Berlin goes through E22 from west to east.
const STRAIGHT: &str = "E20 NW-E, E22 W-E, E24 W-E, E26 W-E, E28 W-SE";
/// And here from north-west to east.
const CURVED: &str = "D21 W-SE, E22 NW-E, E24 W-E, E26 W-E, E28 W-SE";
/// A link from Rostock that is about to enter E22 from the north-east.
const FROM_ROSTOCK: &str = "C24 NE-SW, D23 NE-SW";

pub(crate) fn tiles_left(situation: &Situation) -> [u8; 3] {
    TileKind::ALL.map(|kind| situation.table().track.tiles_left(kind))
}

/// SP-2.12: a hex with a track is built on only with a crossing, which costs $2.
#[test]
fn only_with_a_crossing() {
    let situation = Situation::germany(2).track(1, STRAIGHT).track(0, FROM_ROSTOCK);
    let situation = situation
        .refuses(0, "build E22 straight/2", "SP-2.12")
        .refuses(0, "build E22 curve/4", "SP-2.12")
        .refuses(0, "build E22 tight-curve/2", "SP-2.12");
    situation.clone().cash(0, 1).refuses_to_lay(0, "E22 NE-SW", "SP-2.2");
    let situation = situation.lays(0, "E22 NE-SW");
    assert_eq!(situation.money(), [18, 20], "$2, and nothing to the owner of the other track");
    // Both tracks stay whose they are.
    let hex = situation.table().board().find(at("E22")).unwrap();
    let owners = situation.table().track.paths(hex).map(|path| path.unwrap().owner());
    assert_eq!(owners, [seat(1), seat(0)]);
    assert_eq!(situation.links("Hamburg", "Berlin"), [1]);
}

/// Somebody is about to cross this track in E22: another player's that is complete or not, and one's own.
fn about_to_cross(track: &str) -> [(Situation, usize); 3] {
    let half: Vec<&str> = track.split(", ").take(3).collect();
    let to_rostock = "B27 W-SE, C28 NW-SE, D29 NW-SE, E30 NW-SW";
    let situations = [
        Situation::germany(2).track(1, &half.join(", ")),
        Situation::germany(2).track(1, track),
        Situation::germany(2).track(0, track).track(0, to_rostock),
    ];
    let mut complete = [0, 1, 1].into_iter();
    situations.map(|situation| (situation.track(0, FROM_ROSTOCK), complete.next().unwrap()))
}

/// crossing-direction (SP-2.13): a straight becomes a double straight or a straight crossed by a curve, a curve one of the
/// two or a double curve; whoever's it is, and whether its link is complete or not.
#[test]
fn crossing_direction() {
    let straight: &[_] = &[("NE-SW", "double-straight"), ("NE-SE", "straight-curve")];
    let curved: &[_] = &[("NE-SW", "straight-curve"), ("NE-SE", "double-curve"), ("NE-W", "double-curve")];
    for (track, kept, expected) in [(STRAIGHT, "W-E", straight), (CURVED, "NW-E", curved)] {
        for (situation, links) in about_to_cross(track) {
            assert_eq!(situation.moves_like(0, "build").len(), expected.len(), "{track}");
            for (path, face) in expected {
                let after = situation.clone().lays(0, &format!("E22 {path}"));
                assert_eq!(after.tile("E22").unwrap().split('/').next(), Some(*face));
                let hex = after.table().board().find(at("E22")).unwrap();
                let paths = after.table().track.paths(hex).map(|path| path.unwrap().segment());
                assert_eq!(paths, [segment(kept), segment(path)]);
                assert_eq!(after.money()[0], 18);
                assert_eq!(after.links("Hamburg", "Berlin").len(), links);
            }
        }
    }
}

/// crossing-direction (SP-2.13): the track that is there may not be turned.
#[test]
fn the_old_track_is_not_turned() {
    for (situation, _) in about_to_cross(STRAIGHT) {
        situation
            .refuses(0, "build E22 double-straight/1", "SP-2.13")
            .refuses(0, "build E22 double-curve/0", "SP-2.13")
            .refuses(0, "build E22 straight-curve/1", "SP-2.13");
    }
}

/// SP-2.12, SP-2.13: a link may cross itself.
#[test]
fn a_link_may_cross_itself() {
    let situation = Situation::germany(2).track(0, "E20 NW-E, E22 W-E, E24 W-NW, D23 SE-W, D21 E-SE");
    let situation = situation.lays(0, "E22 NW-SE");
    assert_eq!((situation.tile("E22").as_deref(), situation.money()[0]), (Some("double-straight/0"), 18));
    assert_eq!(situation.player(0).trains, 17);
}

/// SP-2.13: the new track goes on with a link of the builder by the usual rules, or begins one in a city.
#[test]
fn a_crossing_belongs_to_a_link() {
    let red = Situation::germany(2).track(1, STRAIGHT);
    red.clone().refuses(0, "build E22 double-straight/2", "SP-2.6");
    red.clone().link(0, "Kassel", "Erfurt").refuses(0, "build E22 double-straight/2", "SP-2.7");
    red.clone().track(0, "J29 E-W").refuses(0, "build E22 double-straight/2", "SP-2.9");
    // Red comes from Bremen past Hamburg: the first tile of a link may be a crossing.
    let past = Situation::germany(2).track(1, "E16 W-E, E18 W-E");
    let begun = past.lays(0, "E18 NE-SW");
    assert_eq!((begun.money()[0], begun.player(0).trains), (18, 17));
    // And a single crossing may be a whole link.
    let between = Situation::germany(2).track(1, "C18 NE-E, C20 W-E").lays(0, "C20 NW-SW");
    assert_eq!((between.links("Kiel", "Hamburg"), between.money()[0]), (vec![0], 18));
}

/// no-crossing-in-empty-hex (SP-2.14)
#[test]
fn no_crossing_in_empty_hex() {
    let tiles = TileSet::shipped();
    let crossings = tiles.ids().filter(|id| matches!(tiles.tile(*id).shape, hexes::Shape::Two(..)));
    let situation = crossings.fold(Situation::germany(2).track(0, "D17 E-W"), |situation, crossing| {
        situation.refuses(0, &format!("build D15 {crossing}"), "SP-2.14")
    });
    situation.refuses(0, "replace double-straight/0", "SP-2.14");
}

/// SP-2.14: no hex has a third track.
#[test]
fn no_third_track() {
    let situation = Situation::germany(3)
        .track(1, STRAIGHT)
        .track(2, "D21 W-SE, E22 NW-SE")
        .track(0, "G20 W-NE, F21 SW-NE");
    assert!(situation.moves_like(0, "build").is_empty());
    let tiles = TileSet::shipped();
    tiles
        .ids()
        .fold(situation, |situation, tile| situation.refuses(0, &format!("build E22 {tile}"), "SP-2.14"));
}

/// SP-2.14: no tile crosses a tight curve, and none crosses with one.
#[test]
fn tight_curves_are_not_crossed() {
    let situation = Situation::germany(2).track(1, "D21 W-SE, E22 NW-W").track(0, FROM_ROSTOCK);
    assert!(situation.moves_like(0, "build").is_empty());
    let tiles = TileSet::shipped();
    let crossings: Vec<_> =
        tiles.ids().filter(|id| matches!(tiles.tile(*id).shape, hexes::Shape::Two(..))).collect();
    assert_eq!(crossings.len(), 15);
    for crossing in crossings {
        let bends: Vec<_> = tiles.tile(crossing).shape.segments().map(Segment::bend).collect();
        assert!(!bends.contains(&Bend::Acute));
    }
    situation.refuses(0, "build E22 double-straight/2", "SP-2.13");
}

/// SP-2.15: 80, 10 and 10 tiles, each of which shows one of its sides; a replaced tile goes back.
#[test]
fn the_stock_of_tiles() {
    assert_eq!(tiles_left(&Situation::germany(2)), [80, 10, 10]);
    for (path, left) in [("D17 E-W", [79, 10, 10]), ("D17 E-NW", [79, 10, 10]), ("D17 E-NE", [80, 9, 10])] {
        assert_eq!(tiles_left(&Situation::germany(2).lays(0, path)), left, "{path}");
    }
    // Seven tiles lie there; the crossing takes the place of one of them.
    for (track, path, left) in [
        (STRAIGHT, "E22 NE-SW", [74, 9, 10]),
        (STRAIGHT, "E22 NE-SE", [74, 10, 9]),
        (CURVED, "E22 NE-SE", [74, 10, 9]),
    ] {
        let situation = Situation::germany(2).track(1, track).track(0, FROM_ROSTOCK);
        assert_eq!(tiles_left(&situation), [73, 10, 10]);
        assert_eq!(tiles_left(&situation.lays(0, path)), left, "{path}");
    }
}
