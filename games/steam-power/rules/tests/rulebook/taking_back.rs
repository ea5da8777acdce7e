//! SP-2.15 to SP-2.18: taking tiles back, and what an empty stock forbids.

use kernel::kit::TestScene as _;
use steam_power::{Event, Phase};

use crate::crossing::tiles_left;
use crate::situation::{Situation, seat};

/// remove-free (SP-2.16, SP-2.17): on mountains, with $0, for nothing and without a refund; each is one of the two tiles.
#[test]
fn remove_free() {
    let situation = Situation::germany(2).track(0, "K30 NE-SW").cash(0, 0);
    let removed = situation.clone().plays(0, "remove");
    assert!(removed.events.contains(&Event::Removed { seat: seat(0), at: "K30".parse().unwrap() }));
    assert_eq!((removed.money()[0], removed.phase(), removed.tile("K30")), (0, Phase::SecondTile, None));
    let replaced = situation.clone().plays(0, "replace curve/2");
    assert_eq!((replaced.money()[0], replaced.phase()), (0, Phase::SecondTile));
    assert_eq!(replaced.tile("K30").as_deref(), Some("curve/2"));
    // Two of them are the whole action.
    let twice = replaced.plays(0, "remove");
    assert_eq!((twice.money()[0], twice.phase(), twice.table().actions_left), (0, Phase::Action, 1));
    // Whoever has money keeps it, and gets nothing back.
    for taking_back in ["remove", "replace curve/2"] {
        assert_eq!(situation.clone().cash(0, 20).plays(0, taking_back).money()[0], 20, "{taking_back}");
    }
}

/// SP-2.16: the tile before the last one is then the last; when none is left the train comes back.
#[test]
fn tile_by_tile() {
    let situation = Situation::germany(2).track(0, "E20 NW-E, E22 W-E");
    assert_eq!((situation.player(0).trains, tiles_left(&situation)), (17, [78, 10, 10]));
    let situation = situation.plays(0, "remove");
    assert_eq!(
        (situation.tile("E22"), situation.tile("E20").is_some(), situation.player(0).trains),
        (None, true, 17)
    );
    // It goes on from there.
    situation.clone().lays(0, "E22 W-SE");
    let situation = situation.plays(0, "remove");
    assert_eq!(
        (situation.tile("E20"), situation.player(0).trains, tiles_left(&situation)),
        (None, 18, [80, 10, 10])
    );
    situation.refuses(0, "remove", "SP-2.16").refuses(0, "replace curve/0", "SP-2.17");
}

/// SP-2.16: taken from a crossing, a track leaves the other one on a single tile.
#[test]
fn from_a_crossing() {
    let red = "D21 W-SE, E22 NW-E, E24 W-E, E26 W-E, E28 W-SE";
    let situation = Situation::germany(2).track(1, red).track(0, "C24 NE-SW, D23 NE-SW, E22 NE-SW");
    assert_eq!(tiles_left(&situation), [80 - 6, 10, 9]);
    let situation = situation.plays(0, "remove");
    assert_eq!(situation.tile("E22").as_deref(), Some("curve/3"));
    assert_eq!((tiles_left(&situation), situation.links("Hamburg", "Berlin")), ([80 - 7, 10, 10], vec![1]));
    // Laid first or second makes no difference.
    let situation = Situation::germany(2).track(0, "C24 NE-SW, D23 NE-SW, E22 NE-SW").track(1, red);
    assert_eq!(situation.plays(0, "remove").tile("E22").as_deref(), Some("curve/3"));
}

/// SP-2.17: another tile in its place goes on from where the link comes from; the same one is none.
#[test]
fn replacing_the_last_tile() {
    let situation = Situation::germany(2).track(0, "E20 NW-E, E22 W-E");
    let listed = situation.moves_like(0, "replace");
    assert_eq!(listed.len(), 4, "{listed:?}");
    let situation = situation
        .refuses(0, "replace straight/0", "SP-2.17")
        .refuses(0, "replace straight/1", "SP-2.9")
        .refuses(0, "replace double-straight/0", "SP-2.14");
    let situation = situation.plays(0, "replace curve/0");
    assert_eq!((situation.tile("E22").as_deref(), tiles_left(&situation)), (Some("curve/0"), [78, 10, 10]));
    situation.lays(0, "F23 NW-E");
}

/// SP-2.17: replacing may complete the link, for which the train is there already.
#[test]
fn replacing_may_complete_the_link() {
    let situation = Situation::germany(2).track(0, "D17 E-W, D15 E-W").plays(0, "replace curve/5");
    assert_eq!((situation.links("Hamburg", "Bremen"), situation.player(0).trains), (vec![0], 17));
    situation.refuses(0, "remove", "SP-2.16");
}

/// SP-2.17: a link's only tile may be laid again as if it were the first: it may begin in another city.
#[test]
fn an_only_tile_may_begin_elsewhere() {
    let from_kiel = Situation::germany(2).track(0, "C20 NW-E");
    let from_hamburg = from_kiel.clone().plays(0, "replace curve/5");
    let stub = from_hamburg.table().track.stub(seat(0)).unwrap();
    assert_eq!(stub.start, from_hamburg.city_id("Hamburg"));
    assert_eq!(from_hamburg.player(0).trains, 17);
    let both = from_kiel.clone().plays(0, "replace curve/1");
    assert_eq!(both.links("Kiel", "Hamburg"), [0]);
    from_kiel.refuses(0, "replace curve/0", "SP-2.6");
    // With a network it must begin there.
    let bound = Situation::germany(2)
        .track(0, "B21 W-SE, C22 NW-SE, D23 NW-E, D25 W-NE, C26 SW-NW")
        .track(0, "C20 NW-E");
    bound.refuses(0, "replace curve/5", "SP-2.7").plays(0, "replace straight/1");
}

/// SP-2.17: the last tile may be replaced in a crossing, and the other track stays.
#[test]
fn replacing_in_a_crossing() {
    let situation = Situation::germany(2)
        .track(1, "E20 NW-E, E22 W-E, E24 W-E")
        .track(0, "C24 NE-SW, D23 NE-SW, E22 NE-SW");
    assert_eq!(situation.tile("E22").as_deref(), Some("double-straight/2"));
    assert_eq!(situation.moves_like(0, "replace"), ["replace straight-curve/3"]);
    let situation =
        situation.refuses(0, "replace curve/4", "SP-2.12").cash(0, 0).plays(0, "replace straight-curve/3");
    assert_eq!((situation.money()[0], tiles_left(&situation)), (0, [76, 10, 9]));
    assert!(situation.table().track.stub(seat(1)).is_some());
}

/// SP-2.18: what is complete is neither removed nor replaced nor turned.
#[test]
fn completed_links_are_never_broken() {
    let situation = Situation::germany(2).track(0, "C20 NW-SW");
    situation.refuses(0, "remove", "SP-2.16").refuses(0, "replace straight/1", "SP-2.17");
    // Taking back stops at the city, though one's own track goes on behind it.
    let situation = Situation::germany(2).track(0, "C20 NW-SW, D17 E-W").plays(0, "remove");
    assert_eq!(situation.links("Kiel", "Hamburg"), [0]);
    situation.refuses(0, "remove", "SP-2.16");
}

const GENTLE: &[usize] = &[3, 2, 4];
const TIGHT: &[usize] = &[1, 5];

/// SP-2.15, SP-0.6: when the tiles of a kind are used up, neither of its sides can be laid.
#[test]
fn used_up_tiles() {
    let situation = Situation::germany(3).wander(1, "Nuremberg", 10, TIGHT);
    assert_eq!(tiles_left(&situation), [80, 0, 10]);
    let situation = situation.refuses_to_lay(0, "D17 E-NE", "SP-2.15").track(0, "E20 NW-E, E22 W-E").turn(2);
    let situation = situation.track(2, "C24 NE-SW, D23 NE-SW").refuses_to_lay(2, "E22 NE-SW", "SP-2.15");
    situation.lays(2, "E22 NE-SE");
    let situation = Situation::germany(2).wander(1, "Nuremberg", 80, GENTLE);
    assert_eq!(tiles_left(&situation), [0, 10, 10]);
    assert!(
        situation
            .moves_like(0, "build")
            .iter()
            .all(|mv| !mv.contains(" straight/") && !mv.contains(" curve/"))
    );
    // The last tile goes back before another takes its place.
    let situation = situation.turn(1);
    assert!(situation.moves_like(1, "replace").iter().any(|mv| mv.starts_with("replace curve")));
}

/// SP-2.15 to SP-2.17: with no straight or curve left, a track cannot be taken from a crossing, but it can be replaced there.
#[test]
fn a_crossing_without_single_tiles() {
    let situation = Situation::germany(2).wander(1, "Nuremberg", 80, GENTLE);
    let is_crossing = |mv: &&String| mv.contains("double") || mv.contains("straight-curve");
    let crossings = situation.moves_like(0, "build");
    let mut replaced = 0;
    for crossing in crossings.iter().filter(is_crossing) {
        // The crossed tile goes back, and the long link takes it again.
        let situation = situation.clone().plays(0, crossing).turn(1);
        assert_eq!(tiles_left(&situation)[0], 1);
        if situation.table().track.stub(seat(0)).is_none() {
            continue;
        }
        let on = situation.moves_like(1, "build");
        let on = on.iter().find(|mv| mv.contains(" straight/") || mv.contains(" curve/")).unwrap();
        let situation = situation.plays(1, on).plays(1, "done").plays(1, "bank");
        assert_eq!(tiles_left(&situation)[0], 0);
        let situation = situation.refuses(0, "remove", "SP-2.15");
        for replacement in situation.moves_like(0, "replace") {
            let after = situation.clone().plays(0, &replacement);
            assert_eq!(tiles_left(&after)[0], 0);
            replaced += 1;
        }
        // It can be kept, in whatever order the tracks are written.
        let at = crossing.split(' ').nth(1).unwrap();
        let same = situation.clone().edit(|state| {
            state["table"]["track"].as_array_mut().unwrap().sort_by_key(|path| path["at"] == at);
        });
        assert_eq!(tiles_left(&same), tiles_left(&situation));
    }
    assert!(replaced > 0);
}
