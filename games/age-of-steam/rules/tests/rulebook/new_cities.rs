//! New Cities: AOS-4.30 to AOS-4.33.

use age_of_steam::{Action, Colour, NewCity, Supply};
use kernel::kit::TestScene as _;

use crate::situation::{Situation, at};

fn urbanizing() -> Situation {
    Situation::new(3).action(0, Action::Urbanization).building(0)
}

/// AOS-4.30: once, before the first tile, free, and not one of the tiles.
#[test]
fn one_new_city_before_the_first_tile() {
    let situation = urbanizing();
    assert_eq!(situation.moves(0).iter().filter(|notation| notation.starts_with("urbanize")).count(), 14 * 8);
    let situation = situation.plays(0, "urbanize Q10 A").refuses(0, "urbanize Q8 B", "AOS-4.30");
    assert_eq!(situation.cash(0), 30);
    let situation = situation.plays(0, "build S10 straight/1").plays(0, "build R11 straight/1");
    situation.plays(0, "build O10 straight/0").plays(0, "done");
    urbanizing().plays(0, "build S10 straight/1").refuses(0, "urbanize Q10 A", "AOS-4.30");
    // It may be left alone.
    urbanizing().plays(0, "done");
}

/// AOS-4.30: the eight tiles.
#[test]
fn the_colours_of_the_new_cities() {
    let of = |colour| {
        NewCity::ALL.into_iter().filter(|city| Supply::shipped().new_city(*city).colour == colour).count()
    };
    assert_eq!(Colour::ALL.map(of), [1, 1, 1, 1, 4]);
}

/// AOS-4.31: on a town that is none yet, and each tile once.
#[test]
fn on_a_town() {
    let situation = urbanizing()
        .refuses(0, "urbanize Q12 A", "AOS-4.31")
        .refuses(0, "urbanize S10 A", "AOS-4.31")
        .refuses(0, "urbanize K8 A", "AOS-4.31")
        .plays(0, "urbanize Q10 A")
        .plays(0, "done");
    let situation = situation.building(0);
    situation
        .refuses(0, "urbanize Q10 B", "AOS-4.31")
        .refuses(0, "urbanize Q8 A", "AOS-4.31")
        .plays(0, "urbanize Q8 B");
}

/// AOS-4.32: the tile goes, what pointed at the town is completed, and unowned track stays unowned.
#[test]
fn track_ends_at_the_new_city() {
    // Owned and pointing at the town: completed, and still its owner's.
    let situation =
        Situation::new(3).built_by(1, &["R9 gentle/1"]).action(0, Action::Urbanization).building(0);
    let situation = situation.plays(0, "urbanize Q10 E");
    assert_eq!((situation.links("T9", "Q10"), situation.unfinished(Some(1))), (vec![Some(1)], vec![]));
    // Unowned and pointing at the town.
    let lapsed = Situation::new(3).built_by(1, &["R9 gentle/1"]).built_by(1, &[]);
    let situation = lapsed.action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 E");
    assert_eq!(situation.links("T9", "Q10"), [None]);
    // A section of nothing but an exit goes with its marker; a longer one loses only the exit.
    let situation = Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 town-star/0", "O10 straight/0"]);
    assert_eq!((situation.table().seats[1].markers, situation.table().track.disks_left()), (3, 8));
    let situation = situation.action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 C");
    assert_eq!(situation.table().seats[1].markers, 2);
    assert_eq!(situation.unfinished(Some(1)), [("Indianapolis", 1)]);
    assert_eq!((situation.links("T9", "Q10"), situation.tile("Q10")), (vec![Some(1)], None));
}

/// AOS-4.32, AOS-4.4: the disk comes back with the tile.
#[test]
fn the_disk_comes_back() {
    let situation = Situation::new(3).built_by(1, &["R9 gentle/1", "Q10 straight/1"]);
    assert_eq!(situation.table().track.disks_left(), 7);
    let situation = situation.action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 C");
    assert_eq!((situation.table().track.disks_left(), situation.table().seats[1].markers), (8, 1));
}

/// AOS-4.33
#[test]
fn a_new_city_is_empty() {
    let situation = urbanizing().plays(0, "urbanize Q10 A");
    assert_eq!(situation.goods("Q10"), "");
    let stop = situation.table().board().find_stop(at("Q10")).unwrap();
    assert_eq!(situation.table().colour(stop), Some(Colour::Red));
}
