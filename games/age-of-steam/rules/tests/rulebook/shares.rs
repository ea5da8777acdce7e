use age_of_steam::Phase;
use kernel::kit::TestScene as _;

use crate::scene::Scene;

/// AOS-1.1, AOS-1.2: any number, in player order, $5 each.
#[test]
fn shares_bring_five_dollars_each() {
    let scene = Scene::new(3).plays(0, "issue 3").plays(1, "issue 0");
    assert_eq!((scene.cash(0), scene.table().seats[0].shares), (45, 5));
    assert_eq!((scene.cash(1), scene.table().seats[1].shares), (30, 2));
    let scene = scene.plays(2, "issue 13");
    assert_eq!((scene.cash(2), scene.table().seats[2].shares), (95, 15));
    assert!(matches!(scene.table().phase, Phase::Auction(_)));
}

/// AOS-1.3
#[test]
fn fifteen_shares_are_all_there_are() {
    let scene = Scene::new(3).player(0, |player| player.shares = 14);
    assert_eq!(scene.moves(0), ["issue 0", "issue 1"]);
    scene.refuses(0, "issue 2", "AOS-1.3").plays(0, "issue 1");
    Scene::new(3).refuses(0, "issue 14", "AOS-1.3").refuses(0, "issue 255", "AOS-1.3");
}
