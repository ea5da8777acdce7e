//! SP-4.1 to SP-4.5 and SP-4.8 to SP-4.10: fulfilling contracts.

use kernel::kit::TestScene as _;
use kernel::{Rules, Viewer};
use steam_power::{Colour, Event};

use crate::situation::{Situation, at, seat};

/// Kiel to Hamburg is one's own; the factories there are one's own, black and white.
fn home() -> Situation {
    Situation::germany(3).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 0, 5).factory("Hamburg", 'W', 0, 5)
}

/// Black, one's own, is in Bremen: Red's link leads from there to Hamburg, where one's own network begins.
fn black_beyond_a_link_of_reds() -> Situation {
    Situation::germany(2)
        .link(0, "Kiel", "Hamburg")
        .link(1, "Hamburg", "Bremen")
        .factory("Bremen", 'B', 0, 5)
        .hand(0, "c01")
}

/// SP-4.1: a contract of one's own hand, and one at a time.
#[test]
fn a_contract_of_the_own_hand() {
    let situation = home().hand(0, "c01").hand(1, "c05");
    assert_eq!(situation.moves_like(0, "fulfil"), ["fulfil c01"]);
    let situation = situation.refuses(0, "fulfil c05", "SP-4.1").refuses(0, "fulfil c02", "SP-4.1");
    let situation = situation.plays(0, "fulfil c01");
    assert!(situation.events.contains(&Event::Revealed { seat: seat(0), contract: "c01".parse().unwrap() }));
    let situation = situation.plays(0, "accept");
    assert_eq!((situation.player(0).hand, situation.player(0).fulfilled.len()), (0, 1));
    situation.refuses(0, "fulfil c01", "SP-4.1");
}

/// SP-4.2: the network is what one's completed links touch. Without one no contract can be fulfilled, not even with
/// resources from the bank alone; a factory alone adds nothing to it.
#[test]
fn without_a_network() {
    let situation =
        Situation::germany(2).link(1, "Kiel", "Hamburg").factory("Kiel", 'B', 0, 5).hand(0, "c01 c02");
    assert!(situation.moves_like(0, "fulfil").is_empty());
    let situation = situation.refuses(0, "fulfil c01", "SP-4.2").refuses(0, "fulfil c02", "SP-4.2");
    situation.track(0, "D17 E-W").refuses(0, "fulfil c01", "SP-4.2");
}

/// SP-4.2: a city with one's own factory only is not a place to bring resources to.
#[test]
fn a_factory_is_no_network() {
    // One's own factory is in Kassel, Red's white beside it in Erfurt; Red's links alone join them to Hanover.
    let situation = Situation::germany(2)
        .link(0, "Hamburg", "Hanover")
        .links_by(1, "Hanover-Kassel Kassel-Erfurt")
        .factory("Kassel", 'B', 0, 5)
        .factory("Erfurt", 'W', 1, 5)
        .hand(0, "c02");
    let situation = situation.plays(0, "fulfil c02");
    assert_eq!(situation.moves_like(0, "bring"), ["bring K22 1:3"], "two links and the factory");
}

/// SP-4.3: each resource may end in another city of the network, and nothing moves without links.
#[test]
fn where_resources_go() {
    // Grey comes to Kiel, orange to Hanover.
    let situation = home()
        .link(0, "Hamburg", "Hanover")
        .link(1, "Rostock", "Kiel")
        .link(2, "Hanover", "Kassel")
        .factory("Rostock", 'G', 1, 5)
        .factory("Kassel", 'O', 2, 5)
        .hand(0, "c15");
    let situation = situation.plays(0, "fulfil c15");
    let situation = situation.refuses(0, "bring B25 1:2", "SP-4.3").refuses(0, "bring C20", "SP-4.3");
    let situation = situation.plays(0, "bring J17 2:2").plays(0, "bring B25 1:2");
    assert_eq!(situation.money(), [20 - 4 + 2, 22, 22]);
    // A city that no link joins to the network, and one that is empty.
    let situation = home().link(1, "Munich", "Augsburg").factory("Munich", 'B', 1, 5).hand(0, "c01");
    let situation = situation.plays(0, "fulfil c01");
    situation.refuses(0, "bring S24 1:1", "SP-4.3").refuses(0, "bring R21", "SP-4.3");
}

/// SP-4.3, SP-3.2: connections between cities side by side are free, before, between and after links, through a Victory
/// Point City too; but only once a link of anybody touches one of them.
#[test]
fn through_groups() {
    let ruhr = Situation::germany(2).city("Essen", 'V').hand(0, "c04");
    let situation = ruhr.clone().link(0, "Münster", "Dortmund").link(1, "Cologne", "Düsseldorf");
    // Düsseldorf is two cities away from Dortmund.
    let beside = situation.clone().factory("Düsseldorf", 'G', 0, 5).plays(0, "fulfil c04");
    assert_eq!(beside.moves_like(0, "bring"), ["bring J9"]);
    // From Cologne over Red's link and through the group.
    let beyond = situation.factory("Cologne", 'G', 0, 5).plays(0, "fulfil c04");
    assert_eq!(beyond.moves_like(0, "bring"), ["bring K12 1:1"]);
    // The network ends in the group: no toll at all for what lies in it.
    let inside = ruhr.link(0, "Münster", "Essen").factory("Dortmund", 'G', 1, 5).plays(0, "fulfil c04");
    assert_eq!(inside.moves_like(0, "bring"), ["bring I12 1:1"]);
}

/// own-factory-off-network (SP-4.4): tolls only.
#[test]
fn own_factory_off_network() {
    let situation = black_beyond_a_link_of_reds().plays(0, "fulfil c01");
    assert_eq!(situation.moves_like(0, "bring"), ["bring E14 1:1"]);
}

/// SP-4.4, SP-4.5: the factory's owner and the owners of links are paid apart, even for a factory that is on one's own
/// network.
#[test]
fn whom_a_resource_pays() {
    let situation = Situation::germany(3)
        .link(0, "Kiel", "Hamburg")
        .link(1, "Hamburg", "Bremen")
        .factory("Hamburg", 'W', 2, 5)
        .factory("Bremen", 'B', 2, 5)
        .hand(0, "c05");
    let situation = situation.plays(0, "fulfil c05");
    assert_eq!(situation.moves_like(0, "bring"), ["bring E14 1:1 2:1"]);
    let situation = situation.plays(0, "bring E14 1:1 2:1");
    assert_eq!(situation.moves_like(0, "bring"), ["bring D19 2:1"]);
    assert_eq!(situation.plays(0, "accept").money(), [20 - 3 + 2, 21, 22]);
}

/// SP-4.5: two resources that use the same link pay twice.
#[test]
fn each_resource_is_counted_by_itself() {
    let situation = black_beyond_a_link_of_reds();
    situation.clone().cash(0, 1).refuses(0, "fulfil c01", "SP-4.8");
    let situation = situation.plays(0, "fulfil c01").plays(0, "accept");
    assert_eq!(situation.money(), [20 - 2 + 3, 22]);
}

/// SP-4.8: a player who cannot pay for all of the resources cannot fulfil the contract, and nothing of it is kept for later.
#[test]
fn all_at_once() {
    // Black is free, white is missing.
    let situation =
        Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 0, 5).hand(0, "c05");
    let situation = situation.cash(0, 4).refuses(0, "fulfil c05", "SP-4.8");
    assert!(situation.moves_like(0, "fulfil").is_empty());
    let situation = situation.cash(0, 5).plays(0, "fulfil c05").plays(0, "accept");
    assert_eq!(situation.money()[0], 2, "the reward comes afterwards");
}

/// SP-4.8: a dear way is not offered when the rest could not be paid for then.
#[test]
fn money_for_the_rest() {
    let situation = home()
        .link(1, "Hamburg", "Bremen")
        .factory("Bremen", 'B', 1, 5)
        .factory("Hamburg", 'W', 1, 5)
        .hand(0, "c05")
        .cash(0, 2);
    let situation = situation.plays(0, "fulfil c05");
    assert_eq!(situation.moves_like(0, "bring"), ["bring B19"]);
    let situation = situation.refuses(0, "bring E14 1:2", "SP-4.8");
    let rich = situation.cash(0, 3);
    assert_eq!(rich.moves_like(0, "bring"), ["bring B19", "bring E14 1:2"]);
}

/// flip (SP-4.9): the last resource of a city is taken, by anyone: the tile flips, the factory stays and counts two points,
/// and no other is built there.
#[test]
fn flip() {
    let situation = home().factory("Kiel", 'B', 1, 2).hand(0, "c01");
    let before = situation.table().stock[Colour::Black.index()];
    let situation = situation.plays(0, "fulfil c01").plays(0, "bring B19 1:1");
    assert!(situation.events.iter().all(|event| !matches!(event, Event::Flipped { .. })));
    assert_eq!(situation.table().score(seat(1)).factories, 0);
    let situation = situation.plays(0, "bring B19 1:1");
    assert!(
        situation.events.iter().any(|event| matches!(event, Event::Flipped { city } if city.at == at("B19")))
    );
    assert!(situation.at_city("Kiel").is_flipped());
    assert_eq!(situation.at_city("Kiel").factory, Some(steam_power::Owner::Seat(seat(1))));
    assert_eq!(situation.table().stock[Colour::Black.index()], before + 2);
    assert_eq!(
        (situation.table().score(seat(1)).factories, situation.table().score(seat(0)).factories),
        (2, 0)
    );
    situation.refuses(0, "factory B19 5", "SP-3.5");
}

/// contract-anatomy-money (SP-4.10): money is paid at once, the points count at the end, the tile lies open.
#[test]
fn contract_anatomy_money() {
    let situation = home().hand(0, "c01").plays(0, "fulfil c01").plays(0, "accept");
    assert_eq!((situation.money()[0], situation.table().score(seat(0)).contracts), (23, 1));
    assert!(situation.events.contains(&Event::Fulfilled {
        seat: seat(0),
        contract: "c01".parse().unwrap(),
        money: 3,
        points: 1,
        count: 1
    }));
    let seen = situation.position.view(Viewer::Seat(seat(1))).table.player(seat(0)).fulfilled;
    assert!(seen.contains("c01".parse().unwrap()));
    assert_eq!(situation.table().actions_left, 1, "it has no bonus action");
}
