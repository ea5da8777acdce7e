//! SP-4.6 and SP-4.7: sources, routes and the bank.

use kernel::kit::TestScene as _;
use steam_power::{Colour, Event};

use crate::situation::{Situation, seat};

/// One's own network is Hanover and Magdeburg; black, one's own, is in Bremen, from where these links lead there.
fn bremen(links: &[(usize, &str, &str)]) -> Situation {
    let situation = Situation::germany(4).link(0, "Hanover", "Magdeburg").hand(0, "c01");
    let situation =
        links.iter().fold(situation, |situation, (owner, from, to)| situation.link(*owner, from, to));
    situation.city("Hamburg", 'W').city("Münster", 'W').factory("Bremen", 'B', 0, 5)
}

/// SP-4.6: routes that pay different players are both offered; one that pays somebody more and nobody less is not.
#[test]
fn routes_worth_considering() {
    let by_hamburg = |first, second| [(first, "Bremen", "Hamburg"), (second, "Hamburg", "Hanover")];
    let by_munster = |first, second| [(first, "Bremen", "Münster"), (second, "Münster", "Hanover")];
    let two = bremen(&[by_hamburg(1, 1), by_munster(2, 2)].concat()).plays(0, "fulfil c01");
    assert_eq!(two.moves_like(0, "bring"), ["bring E14 2:2", "bring E14 1:2"]);
    let mixed = bremen(&[by_hamburg(1, 3), by_munster(2, 3)].concat()).plays(0, "fulfil c01");
    assert_eq!(mixed.moves_like(0, "bring"), ["bring E14 2:1 3:1", "bring E14 1:1 3:1"]);
    // A direct link of Red's makes Red's detour senseless, and leaves Blue's.
    let direct = mixed.link(1, "Bremen", "Hanover");
    assert_eq!(direct.moves_like(0, "bring"), ["bring E14 1:1", "bring E14 2:1 3:1"]);
    let direct = direct
        .refuses(0, "bring E14 1:1 3:1", "SP-4.6")
        .refuses(0, "bring E14", "SP-4.6")
        .refuses(0, "bring E14 1:2", "SP-4.6")
        .refuses(0, "bring E14 2:1", "SP-4.6");
    // With links of one's own nothing else is worth anything.
    let own = direct.link(0, "Hamburg", "Magdeburg").link(0, "Bremen", "Hamburg");
    assert_eq!(own.moves_like(0, "bring"), ["bring E14"]);
    own.refuses(0, "bring E14 1:1", "SP-4.6");
}

/// SP-4.6: a dearer source may be chosen; each route from it counts by itself.
#[test]
fn the_source_is_chosen_freely() {
    let situation = bremen(&[(1, "Bremen", "Hanover")])
        .factory("Hanover", 'B', 0, 5)
        .factory("Magdeburg", 'B', 2, 5)
        .plays(0, "fulfil c01");
    assert_eq!(situation.moves_like(0, "bring"), ["bring E14 1:1", "bring G18", "bring H23 2:1"]);
    let situation = situation.plays(0, "bring H23 2:1").plays(0, "bring E14 1:1");
    assert_eq!(situation.money(), [20 - 2 + 3, 21, 21, 20]);
    assert_eq!(situation.at_city("Hanover").resources, 5);
}

/// SP-4.6: offered first is the cheapest, then one's own factory, then where fewest are left.
#[test]
fn what_is_offered_first() {
    let taken = |situation: Situation| {
        let cities = ["Bremen", "Hanover", "Magdeburg"];
        let before = cities.map(|city| situation.at_city(city).resources);
        let situation = situation.plays(0, "fulfil c07").plays(0, "accept");
        let fewer = |at: &usize| situation.at_city(cities[*at]).resources < before[*at];
        cities[(0..3).find(fewer).unwrap()]
    };
    // One black and one orange, the orange bought.
    let situation = bremen(&[(1, "Bremen", "Hanover")]).hand(0, "c07");
    let cheapest = situation.clone().factory("Hanover", 'B', 0, 5).factory("Magdeburg", 'B', 1, 1);
    assert_eq!(taken(cheapest), "Hanover");
    // $1 from Bremen for the link, $1 from Magdeburg for the factory.
    let own = situation.clone().factory("Magdeburg", 'B', 1, 1);
    assert_eq!(taken(own), "Bremen");
    let fewest = situation.factory("Hanover", 'B', 0, 3).factory("Magdeburg", 'B', 0, 2);
    assert_eq!(taken(fewest.clone()), "Magdeburg");
    assert_eq!(taken(fewest.factory("Magdeburg", 'B', 0, 4)), "Hanover");
}

/// dearer-than-five (SP-4.7): the only white costs $6 to bring, and one has $5: the bank is no way out.
#[test]
fn dearer_than_five() {
    let cities = ["Hanover", "Hamburg", "Bremen", "Münster", "Essen", "Cologne"];
    let situation = Situation::germany(2).link(0, "Hanover", "Magdeburg").line(1, &cities);
    let situation = situation.factory("Cologne", 'W', 1, 1).factory("Hanover", 'B', 0, 5).hand(0, "c05");
    let poor = situation.clone().cash(0, 5).refuses(0, "fulfil c05", "SP-4.8");
    assert!(poor.moves_like(0, "fulfil").is_empty());
    let situation = situation.cash(0, 6).plays(0, "fulfil c05").plays(0, "accept");
    assert_eq!(situation.money(), [2, 26]);
    assert!(situation.events.iter().all(|event| !matches!(event, Event::Bought { .. })));
}

/// missing-colour (SP-4.7): no white on the map and two needed: $10 to the bank.
#[test]
fn missing_colour() {
    let situation = Situation::germany(2).link(0, "Kiel", "Hamburg").hand(0, "c02");
    situation.clone().cash(0, 9).refuses(0, "fulfil c02", "SP-4.8");
    let situation = situation.cash(0, 10).plays(0, "fulfil c02");
    assert_eq!(situation.money(), [3, 20], "$10 less, and the reward of $3");
    let bought = Event::Bought { seat: seat(0), colour: Colour::White, count: 2, paid: 10 };
    assert!(situation.events.contains(&bought));
    assert_eq!(situation.player(0).fulfilled.len(), 1, "nothing is left to ask");
    assert_eq!(situation.table().stock, [30; 4], "what is bought goes back at once");
}

/// partly-missing (SP-4.7): two white needed and one can be brought: that one must be used, the second is bought.
#[test]
fn partly_missing() {
    let situation =
        Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'W', 1, 1).hand(0, "c02");
    let situation = situation.plays(0, "fulfil c02");
    assert!(situation.events.contains(&Event::Bought {
        seat: seat(0),
        colour: Colour::White,
        count: 1,
        paid: 5
    }));
    assert_eq!(situation.moves(0), ["accept", "bring B19 1:1"]);
    let situation = situation.plays(0, "bring B19 1:1");
    assert_eq!(situation.money(), [20 - 5 - 1 + 3, 21]);
    assert!(situation.at_city("Kiel").is_flipped());
    // What lies where no links join it is missing as well.
    let apart = Situation::germany(2)
        .link(0, "Kiel", "Hamburg")
        .link(1, "Munich", "Augsburg")
        .factory("Kiel", 'W', 0, 1)
        .factory("Munich", 'W', 0, 5)
        .hand(0, "c02");
    let apart = apart.plays(0, "fulfil c02").plays(0, "accept");
    assert_eq!((apart.money()[0], apart.at_city("Munich").resources), (20 - 5 + 3, 5));
}
