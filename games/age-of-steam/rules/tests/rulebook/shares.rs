use age_of_steam::Phase;
use kernel::kit::TestScene as _;

use crate::situation::Situation;

/// AOS-1.1, AOS-1.2: any number, in player order, $5 each.
#[test]
fn shares_bring_five_dollars_each() {
    let situation = Situation::new(3).plays(0, "issue 3").plays(1, "issue 0");
    assert_eq!((situation.cash(0), situation.table().seats[0].shares), (45, 5));
    assert_eq!((situation.cash(1), situation.table().seats[1].shares), (30, 2));
    let situation = situation.plays(2, "issue 13");
    assert_eq!((situation.cash(2), situation.table().seats[2].shares), (95, 15));
    assert!(matches!(situation.table().phase, Phase::Auction(_)));
}

/// AOS-1.3
#[test]
fn fifteen_shares_are_all_there_are() {
    let situation = Situation::new(3).player(0, |player| player.shares = 14);
    assert_eq!(situation.moves(0), ["issue 0", "issue 1"]);
    situation.refuses(0, "issue 2", "AOS-1.3").plays(0, "issue 1");
    Situation::new(3).refuses(0, "issue 14", "AOS-1.3").refuses(0, "issue 255", "AOS-1.3");
}
