//! Where track may lie: AOS-4.1 to AOS-4.14.

use age_of_steam::{Change, Class, TileKind, TileSet};
use hexes::Edge;
use kernel::kit::TestScene as _;

use crate::situation::{Situation, at, seat};

/// AOS-4.1: up to three tiles, none included.
#[test]
fn building_nothing_is_allowed() {
    let situation = Situation::new(3).building(0).plays(0, "done");
    assert_eq!(situation.asked(), Some(1));
    assert_eq!(situation.cash(0), 30);
}

/// AOS-4.2
#[test]
fn a_hex_is_built_on_once_a_turn() {
    let situation = Situation::new(3).building(0).plays(0, "build S10 straight/1").refuses(
        0,
        "build S10 gentle/4",
        "AOS-4.2",
    );
    // In the next turn the same change is fine: the open end is turned.
    situation.plays(0, "done").building(0).plays(0, "build S10 gentle/4");
}

fn kind(name: &str) -> TileKind {
    TileSet::shipped().kinds().find(|(_, info)| info.id == name).unwrap().0
}

/// AOS-4.3: the supply is a limit, and a replaced tile returns to it.
#[test]
fn tiles_run_out_and_come_back() {
    let left = |situation: &Situation, name: &str| situation.table().track.tiles_left(kind(name));
    let situation = Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1"]);
    assert_eq!((left(&situation, "straight"), left(&situation, "cross-straight")), (46, 4));
    let situation = situation.built_by(1, &["S12 acute/5", "R11 cross-straight/1"]);
    assert_eq!(
        (left(&situation, "straight"), left(&situation, "cross-straight"), left(&situation, "acute")),
        (47, 3, 6)
    );

    // Seven acute curves, and no eighth.
    let mut situation = Situation::new(3);
    let mut refused = None;
    while left(&situation, "acute") > 0 {
        let builder = usize::from(left(&situation, "acute")) % 3;
        situation = situation.building(builder);
        let fresh = |notation: &String| {
            notation.contains(" acute/") && situation.tile(notation[6..].split_once(' ').unwrap().0).is_none()
        };
        let acute: Vec<_> = situation.moves(builder).into_iter().filter(fresh).collect();
        refused = acute.last().cloned().map(|notation| (builder, notation));
        situation = situation.plays(builder, &acute[0]);
    }
    let (builder, notation) = refused.unwrap();
    let situation = situation.refuses(builder, &notation, "AOS-4.3").building(0);
    let acute: Vec<_> =
        situation.moves(0).into_iter().filter(|notation| notation.contains(" acute/")).collect();
    // An acute curve that is turned where it lies takes no new one.
    assert!(!acute.is_empty());
    assert!(acute.iter().all(|notation| situation.tile(notation[6..].split_once(' ').unwrap().0).is_some()));
    assert_eq!(TileSet::shipped().kinds().map(|(_, info)| u32::from(info.count)).sum::<u32>(), 136);
}

/// Every way to build one tile and then a first tile of some kind in a town.
fn into_a_town<'a>(
    situation: &'a Situation,
    builder: usize,
    tile: &'a str,
) -> impl Iterator<Item = (Situation, String)> + 'a {
    let towns: Vec<String> = situation
        .table()
        .board()
        .stops()
        .map(|stop| situation.table().board().stop(stop).hex)
        .filter(|hex| {
            situation.table().track.town(*hex).is_some() && situation.table().track.tile_id(*hex).is_none()
        })
        .map(|hex| format!("build {} {tile}", situation.table().board().coord(hex)))
        .collect();
    situation.moves(builder).into_iter().skip(1).flat_map(move |first| {
        let situation = situation.clone().plays(builder, &first);
        let into = situation.moves(builder).into_iter();
        let into: Vec<_> =
            into.filter(|notation| towns.iter().any(|town| notation.starts_with(town))).collect();
        into.into_iter().map(move |notation| (situation.clone(), notation))
    })
}

/// AOS-4.4: tiles without a town on them need one of eight disks in a town.
#[test]
fn town_disks_are_a_limit() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1"]);
    assert_eq!(situation.table().track.disks_left(), 7);
    // A third exit makes it a town tile: the disk comes back.
    let situation = situation.building(0).plays(0, "build Q10 town-left/1");
    assert_eq!(situation.table().track.disks_left(), 8);

    // Eight towns with disks, and the ninth has to do with a town tile.
    let mut situation = Situation::new(3);
    for used in 1..=8 {
        situation = situation.edit(|table| table.seats[0].cash = 30).building(0);
        let (before, notation) = into_a_town(&situation, 0, "straight/").next().unwrap();
        situation = before.plays(0, &notation);
        assert_eq!(situation.table().track.disks_left(), 8 - used);
    }
    let situation = situation.building(0);
    for simple in ["straight/", "gentle/", "acute/"] {
        assert!(into_a_town(&situation, 0, simple).next().is_none(), "{simple}");
    }
    let on_land = |notation: &str| {
        let (hex, tile) = notation[6..].split_once(' ').unwrap();
        let board = situation.table().board();
        let tile = TileSet::shipped().tile(TileSet::shipped().parse_tile(tile).unwrap());
        board.hex(board.find(at(hex)).unwrap()).land.includes(tile.edges)
    };
    let straight = |notation: &str| notation.replace("town-one", "straight");
    let (ninth, town_tile) =
        into_a_town(&situation, 0, "town-one/").find(|(_, notation)| on_land(&straight(notation))).unwrap();
    let straight = straight(&town_tile);
    ninth.refuses(0, &straight, "AOS-4.4").plays(0, &town_tile);
}

/// AOS-4.5
#[test]
fn town_tiles_lie_on_towns() {
    Situation::new(3).building(0).plays(0, "build S10 straight/1").refuses(
        0,
        "build R9 town-one/3",
        "AOS-4.5",
    );
}

/// AOS-4.6: not on a city, printed or new, nor on a lake, nor off the board.
#[test]
fn track_lies_on_land() {
    let situation = Situation::new(3)
        .action(0, age_of_steam::Action::Urbanization)
        .building(0)
        .plays(0, "urbanize Q10 A");
    for hex in ["Q12", "Q10", "K8", "W4", "A1"] {
        situation.refusal(0, &format!("build {hex} straight/0"), "AOS-4.6");
    }
}

/// AOS-4.7: not off the board, and not into a lake.
#[test]
fn track_stays_on_land() {
    Situation::new(3)
        .building(0)
        // South of U10 the board ends; M8 and G14 lie on the lakes.
        .refuses_each(0, &["build U10 gentle/3", "build M8 acute/5", "build G14 acute/3"], "AOS-4.7")
        .plays(0, "build U10 gentle/5");
}

/// AOS-4.8: through a town, but not directly.
#[test]
fn track_does_not_join_another_players() {
    let situation = Situation::new(3).built_by(0, &["S10 straight/1"]).building(1);
    // From Cincinnati to the open end of seat 0's track.
    let situation = situation.refuses(1, "build R11 straight/1", "AOS-4.8");
    // Past it is fine.
    let situation = situation.plays(1, "build R11 gentle/1").plays(1, "done");
    // Into a town where seat 0 has track is fine too.
    let situation = situation.built_by(0, &["R9 gentle/1", "Q10 town-one/4"]);
    situation.building(1).plays(1, "build P11 gentle/2").plays(1, "build Q10 straight/1");
}

/// AOS-4.9
#[test]
fn the_first_tile_is_simple_and_joins_a_city() {
    let situation = Situation::new(3)
        .building(0)
        .refuses(0, "build N9 straight/0", "AOS-4.9")
        .refuses(0, "build Q10 town-one/0", "AOS-4.9")
        .refuses(0, "build S10 cross-straight/0", "AOS-4.9");
    assert!(situation.moves(0).iter().skip(1).all(|notation| {
        let (hex, tile) = notation.strip_prefix("build ").unwrap().split_once(' ').unwrap();
        let board = situation.table().board();
        let tile = TileSet::shipped().tile(TileSet::shipped().parse_tile(tile).unwrap());
        let joins_city = tile.edges.iter().any(|edge| {
            let across = board.hex(board.find(at(hex)).unwrap()).neighbour(edge).unwrap();
            board.hex(across).stop.is_some_and(|stop| situation.table().track.is_city(stop))
        });
        tile.class == Class::Simple && joins_city
    }));
    // Unowned track is no city, even if it leads to one.
    let lapsed = Situation::new(3).built_by(1, &["S10 straight/1"]).built_by(1, &[]).building(0);
    assert_eq!(lapsed.owner("S10", Edge::NE), None);
    let lapsed = lapsed.refuses(0, "build R11 gentle/2", "AOS-4.9");
    // A redirection builds nothing of one's own.
    lapsed.refuses(0, "build S10 gentle/4", "AOS-4.9").plays(0, "build R11 straight/1");
    // Not even one that turns the open end of unowned track, here out of Indianapolis, to a city.
    let lapsed =
        Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]).built_by(1, &[]);
    lapsed.clone().building(0).refuses(0, "build P11 gentle/2", "AOS-4.9");
    lapsed.built_by(0, &["J7 straight/0"]).building(0).plays(0, "build P11 gentle/2");
}

/// AOS-4.10: every new track touches a city, own track, or unowned track that leads to one.
#[test]
fn new_track_is_connected() {
    let own = Situation::new(3).built_by(0, &["S10 straight/1"]).building(0);
    own.refuses(0, "build M6 gentle/2", "AOS-4.10")
        .plays(0, "build R11 gentle/2")
        // Each track of a new complex tile by itself: here only one of them touches anything.
        .refuses(0, "build S12 cross-straight/0", "AOS-4.10")
        .plays(0, "build S12 straight/0");
    // Unowned track that leads to a city is as good as one's own.
    let lapsed =
        Situation::new(3).built_by(1, &["S10 straight/1"]).built_by(1, &[]).built_by(0, &["O12 straight/0"]);
    let taken = lapsed.building(0).plays(0, "build R11 gentle/2");
    assert_eq!(taken.owner("S10", Edge::SW), Some(0));
    // Unowned track out of a town where the builder has nothing is not.
    let town =
        Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 straight/1", "P11 straight/1"]).built_by(1, &[]);
    assert_eq!(town.unfinished(None), [("Indianapolis", 2)]);
    let town = town.built_by(0, &["S12 straight/0"]).building(0).refuses(0, "build O12 gentle/2", "AOS-4.10");
    // Once they have an exit there, it is: the town joins them.
    town.plays(0, "build R11 gentle/5").plays(0, "build Q10 town-left/1").plays(0, "build O12 gentle/2");
}

/// AOS-4.10: in a town one connected exit is enough, and none is needed where the builder has track.
#[test]
fn a_town_joins_its_exits() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1"]).building(0);
    let situation = situation
        .refuses(0, "build Q10 town-one/0", "AOS-4.10")
        .plays(0, "build Q10 town-star/0")
        .plays(0, "done");
    assert_eq!(situation.links("T9", "Q10"), [Some(0)]);
    assert_eq!(situation.unfinished(Some(0)), [("Indianapolis", 1), ("Indianapolis", 1)]);
    // Another player has no business there, unless one of their exits is connected.
    situation.built_by(1, &["O12 straight/0"]).building(1).refuses(1, "build Q10 cross-mixed/5", "AOS-4.10");
}

/// AOS-4.11: track need not hang together.
#[test]
fn separate_networks_are_fine() {
    let situation = Situation::new(3).built_by(0, &["S10 straight/1", "J7 straight/0", "C2 straight/0"]);
    assert_eq!(situation.unfinished(Some(0)).len(), 3);
}

/// AOS-4.12: no loops, not even open ones back to the side of the same town.
#[test]
fn track_does_not_lead_back() {
    // R11 touches Cincinnati in the north-east; S12 touches it in the north.
    let situation = Situation::new(3).built_by(0, &["R11 acute/1"]).building(0);
    situation.refuses(0, "build S12 acute/5", "AOS-4.12");
    // Out of Indianapolis by one side and back to another.
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1"]).building(0);
    situation
        .plays(0, "build P11 acute/4")
        .refuses(0, "build O10 acute/2", "AOS-4.12")
        .plays(0, "build O10 straight/2");
}

/// AOS-4.13
#[test]
fn two_links_between_the_same_places() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"]);
    let situation = situation.built_by(0, &["R11 gentle/5", "Q10 town-left/1"]);
    assert_eq!(situation.links("Q10", "Q12"), [Some(0), Some(0)]);
}

/// AOS-4.14: track that only points at a town is not complete.
#[test]
fn a_town_needs_an_exit_on_that_side() {
    let situation = Situation::new(3).built_by(0, &["R9 gentle/1"]);
    assert_eq!(
        (situation.links("T9", "Q10"), situation.unfinished(Some(0))),
        (vec![], vec![("Evansville", 1)])
    );
    let situation = situation.built_by(0, &["Q10 town-one/4"]);
    assert_eq!((situation.links("T9", "Q10"), situation.unfinished(Some(0))), (vec![Some(0)], vec![]));
}

/// What a build would cost can be asked before it is played.
#[test]
fn a_quote() {
    let situation = Situation::new(3).building(0);
    let tile = |name| TileSet::shipped().parse_tile(name).unwrap();
    let quote = situation.table().quote(seat(0), at("R13"), tile("gentle/3"));
    assert_eq!(quote, Ok((3, Change::Place)));
    assert!(situation.table().quote(seat(0), at("R13"), tile("town-one/0")).is_err());
    assert!(Situation::new(3).table().quote(seat(0), at("R13"), tile("gentle/3")).is_err());
}
