//! The worked examples of the rulebook, with their situations rebuilt.

use kernel::kit::TestScene as _;
use steam_power::{CITY_POINTS, Colour, Event};

use crate::situation::{Situation, seat};

const GREEN: usize = 0;
const RED: usize = 1;
const BLUE: usize = 2;

/// Green's network is Hamburg and Hanover. Green's factory there makes black, Red's makes grey; Blue's, with orange, is
/// in Leipzig, one link of Blue and one of Red away.
fn green() -> Situation {
    Situation::germany(3)
        .link(GREEN, "Hamburg", "Hanover")
        .link(RED, "Hanover", "Magdeburg")
        .link(BLUE, "Magdeburg", "Leipzig")
        .factory("Hanover", 'B', GREEN, 5)
        .factory("Hamburg", 'G', RED, 5)
        .factory("Leipzig", 'O', BLUE, 5)
        .hand(GREEN, "c33")
}

/// green-contract-A (SP-4.4): black costs nothing, from a Green factory on Green's network.
#[test]
fn green_contract_a() {
    let situation = green().plays(GREEN, "fulfil c33");
    assert_eq!(situation.moves_like(GREEN, "bring"), ["bring G18"]);
    let situation = situation.plays(GREEN, "bring G18");
    assert_eq!(situation.money(), [20, 20, 20]);
}

/// green-contract-B (SP-4.4): grey costs $1, paid to Red, who owns the factory.
#[test]
fn green_contract_b() {
    let situation =
        green().plays(GREEN, "fulfil c33").plays(GREEN, "bring G18").plays(GREEN, "bring J25 1:1 2:2");
    assert_eq!(situation.moves_like(GREEN, "bring"), ["bring D19 1:1"]);
    let before = situation.money();
    let situation = situation.plays(GREEN, "bring D19 1:1");
    // The contract pays $3 besides.
    assert_eq!(situation.money(), [before[GREEN] - 1 + 3, before[RED] + 1, before[BLUE]]);
}

/// green-contract-C (SP-4.3, SP-4.5): orange costs $3, of which $1 is paid to Red for one link, and $2 to Blue for one link
/// and for the factory.
#[test]
fn green_contract_c() {
    let situation = green().plays(GREEN, "fulfil c33").plays(GREEN, "bring G18");
    assert_eq!(situation.moves_like(GREEN, "bring"), ["bring J25 1:1 2:2"]);
    let situation = situation.plays(GREEN, "bring J25 1:1 2:2");
    assert_eq!(situation.money(), [17, 21, 22]);
}

/// green-contract-total (SP-4.8, SP-4.9): $4 in all, $2 for Red and $2 for Blue; three resources go back to the stock.
/// With $4 Green can just pay it, with $3 not.
#[test]
fn green_contract_total() {
    green().cash(GREEN, 3).refuses(GREEN, "fulfil c33", "SP-4.8");
    let situation = green().cash(GREEN, 4);
    let stock = situation.table().stock;
    let situation = situation.plays(GREEN, "fulfil c33").plays(GREEN, "accept");
    assert_eq!(situation.money(), [3, 22, 22]);
    let back = Colour::ALL.map(|colour| situation.table().stock[colour.index()] - stock[colour.index()]);
    assert_eq!(back, [1, 0, 1, 1]);
    for city in ["Hanover", "Hamburg", "Leipzig"] {
        assert_eq!(situation.at_city(city).resources, 4);
    }
    assert!(situation.events.iter().all(|event| !matches!(event, Event::Bought { .. })));
}

/// purple-cut-off (SP-4.7): no links join Purple's network to the white resources on the board, so Purple pays the bank
/// $5; Red, Blue and Yellow are joined to them and must buy there.
#[test]
fn purple_cut_off() {
    const YELLOW: usize = 0;
    const PURPLE: usize = 3;
    let situation = Situation::germany(4)
        .link(RED, "Hamburg", "Hanover")
        .link(BLUE, "Hanover", "Magdeburg")
        .link(YELLOW, "Magdeburg", "Leipzig")
        .link(PURPLE, "Augsburg", "Munich")
        .factory("Leipzig", 'W', YELLOW, 5)
        .factory("Munich", 'G', PURPLE, 5);
    let purple = situation.clone().turn(PURPLE).hand(PURPLE, "c13").plays(PURPLE, "fulfil c13");
    assert!(purple.events.contains(&Event::Bought {
        seat: seat(PURPLE),
        colour: Colour::White,
        count: 1,
        paid: 5
    }));
    assert_eq!(purple.money(), [20, 20, 20, 15]);
    assert_eq!(purple.moves_like(PURPLE, "bring"), ["bring S24"]);
    assert_eq!(purple.at_city("Leipzig").resources, 5);
    // Two white for each of the others: none of them is bought.
    for (player, way, cost) in
        [(RED, "bring J25 0:2 2:1", 6), (BLUE, "bring J25 0:2", 4), (YELLOW, "bring J25", 0)]
    {
        let situation = situation.clone().turn(player).hand(player, "c02").cash(player, 6);
        let situation = situation.plays(player, "fulfil c02");
        assert!(situation.events.iter().all(|event| !matches!(event, Event::Bought { .. })));
        assert_eq!(situation.moves(player), ["accept", way]);
        let situation = situation.plays(player, way).plays(player, way);
        assert_eq!(situation.money()[player], 6 - cost + 3);
    }
}

/// vp-city-shares (SP-8.4): 4, 2, 1, 1 and 0 points for one to five players with completed links to it; several links of
/// one player count once.
#[test]
fn vp_city_shares() {
    let ways = ["Kiel", "Bremen", "Hanover", "Stettin", "Rostock"];
    let mut situation = Situation::germany(5).city("Hamburg", 'V');
    for (player, share) in [4, 2, 1, 1, 0].into_iter().enumerate() {
        situation = situation.link(player, ways[player], "Hamburg");
        let shares: Vec<i32> = (0..5).map(|number| situation.table().score(seat(number)).cities).collect();
        let expected: Vec<i32> = (0..5).map(|number| if number <= player { share } else { 0 }).collect();
        assert_eq!(shares, expected);
        if player == 0 {
            situation = situation.link(0, "Kiel", "Hamburg");
            assert_eq!(
                (situation.links("Kiel", "Hamburg").len(), situation.table().score(seat(0)).cities),
                (2, CITY_POINTS)
            );
        }
    }
}
