//! SP-3: building factories.

use kernel::kit::TestScene as _;
use steam_power::{Colour, Event, Owner};

use crate::situation::{Situation, seat};

/// build-factory (SP-3.1, SP-3.3): five resources of the tile's colour for nothing, in an empty city with a completed link of
/// anybody.
#[test]
fn build_factory() {
    let situation =
        Situation::germany(2).link(1, "Kiel", "Hamburg").city("Kiel", 'O').city("Kassel", 'W').cash(0, 0);
    let situation = situation.refuses(0, "factory J17 5", "SP-3.1").refuses(0, "factory C20 5", "SP-3.1");
    let situation = situation.refuses(0, "factory B19 4", "SP-3.3").refuses(0, "factory B19 6", "SP-3.3");
    let situation = situation.plays(0, "factory B19 5");
    let city = situation.at_city("Kiel");
    assert_eq!((city.factory, city.resources), (Some(Owner::Seat(seat(0))), 5));
    assert_eq!((situation.table().stock[Colour::Orange.index()], situation.player(0).factories), (25, 14));
    assert_eq!((situation.money(), situation.table().actions_left), (vec![0, 20], 1));
    assert!(
        situation
            .events
            .iter()
            .any(|event| matches!(event, Event::FactoryBuilt { colour: Colour::Orange, resources: 5, .. }))
    );
}

/// build-factory (SP-3.4): no factories on Victory Point Cities.
#[test]
fn no_factories_on_vp_cities() {
    let situation = Situation::germany(2).link(0, "Kiel", "Hamburg").city("Kiel", 'V').city("Hamburg", 'B');
    assert_eq!(situation.moves_like(0, "factory"), ["factory D19 5"]);
    situation.refuses(0, "factory B19 5", "SP-3.4");
}

/// SP-3.1: an incomplete link connects nothing.
#[test]
fn incomplete_links_count_for_nothing() {
    let situation = Situation::germany(2).track(0, "D17 E-W").city("Hamburg", 'B');
    assert!(situation.moves_like(0, "factory").is_empty());
    situation.refuses(0, "factory D19 5", "SP-3.1");
}

/// adjacent-group-factory (SP-3.2): with one completed link to a group, anybody may build in any of its cities; without,
/// nobody may.
#[test]
fn adjacent_group_factory() {
    let ruhr = ["Essen", "Dortmund", "Düsseldorf"];
    let situation = ruhr
        .iter()
        .fold(Situation::germany(3).city("Münster", 'B'), |situation, city| situation.city(city, 'W'));
    let sites = |situation: &Situation, number| {
        let situation = situation.clone().turn(number);
        ruhr.map(|city| situation.moves(number).contains(&format!("factory {} 5", situation.coord(city))))
    };
    // One touches Essen, another begins in Dortmund, neither is complete.
    let dead = situation.clone().track(0, "H11 SW-E").track(1, "I14 W-E");
    for number in 0..3 {
        assert_eq!(sites(&dead, number), [false; 3]);
    }
    let dead = dead.refuses(0, "factory I10 5", "SP-3.2").refuses(0, "factory J9 5", "SP-3.2");
    // A link to Dortmund is two cities away from Düsseldorf.
    let live = dead.link(2, "Münster", "Dortmund");
    for number in 0..3 {
        assert_eq!(sites(&live, number), [true; 3]);
    }
}

/// SP-3.2: Victory Point Cities belong to groups and make them live.
#[test]
fn groups_with_vp_cities() {
    // Essen lies between Dortmund and Düsseldorf.
    let situation = Situation::germany(2).city("Essen", 'V').city("Dortmund", 'W').city("Düsseldorf", 'G');
    let to_the_points = situation.clone().link(1, "Münster", "Essen");
    assert!(to_the_points.moves(0).contains(&"factory I12 5".into()));
    assert!(to_the_points.moves(0).contains(&"factory J9 5".into()));
    let through_the_points = situation.link(1, "Münster", "Dortmund");
    assert!(through_the_points.moves(0).contains(&"factory J9 5".into()));
    through_the_points.refuses(0, "factory I10 5", "SP-3.4");
}

/// SP-3.2: a link within a group makes it live as well.
#[test]
fn a_link_within_the_group() {
    let situation = Situation::germany(2).city("Düsseldorf", 'G').track(1, "H11 SW-SE");
    assert!(situation.moves(0).contains(&"factory J9 5".into()));
}

/// SP-3.3: as many resources as the stock still holds; with none left the factory cannot be built.
#[test]
fn a_short_stock() {
    let cities = ["Kiel", "Hamburg", "Bremen", "Hanover", "Münster"];
    let situation =
        Situation::germany(2).city("Magdeburg", 'B').line(0, &cities).link(0, "Hanover", "Magdeburg");
    let with = |last: u8| {
        let filled = cities.iter().zip([6, 6, 6, 6, last]);
        filled.fold(situation.clone(), |situation, (city, resources)| {
            situation.factory(city, 'B', 1, resources)
        })
    };
    let short = with(3);
    assert_eq!(short.table().stock[Colour::Black.index()], 3);
    let short = short.refuses(0, "factory H23 5", "SP-3.3").plays(0, "factory H23 3");
    assert_eq!((short.table().stock[0], short.at_city("Magdeburg").resources), (0, 3));
    let none = with(6);
    none.refuses(0, "factory H23 5", "SP-3.3").refuses(0, "factory H23 0", "SP-3.3");
}

/// SP-3.5: a city tile has one factory in the whole game, flipped or not.
#[test]
fn one_factory_in_each_city() {
    let situation = Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 1, 5);
    situation.refuses(0, "factory B19 5", "SP-3.5").refuses(1, "factory B19 5", "SP-1.3");
    let flipped = Situation::germany(2).link(0, "Kiel", "Hamburg").factory("Kiel", 'B', 1, 0);
    assert!(flipped.at_city("Kiel").is_flipped());
    let flipped = flipped.refuses(0, "factory B19 5", "SP-3.5").turn(1);
    flipped.refuses(1, "factory B19 5", "SP-3.5");
}

/// SP-3.6: each player has 15 factories.
#[test]
fn fifteen_factories() {
    let cities = [
        "Kiel",
        "Hamburg",
        "Bremen",
        "Hanover",
        "Münster",
        "Magdeburg",
        "Berlin",
        "Stettin",
        "Leipzig",
        "Dresden",
        "Erfurt",
        "Kassel",
        "Cologne",
        "Frankfurt",
        "Prague",
        "Rostock",
    ];
    let links = "Kiel-Hamburg Hamburg-Bremen Hamburg-Hanover Bremen-Münster Hanover-Magdeburg \
                 Magdeburg-Berlin Berlin-Stettin Magdeburg-Leipzig Leipzig-Dresden Leipzig-Erfurt \
                 Dresden-Prague Hanover-Kassel Kassel-Cologne Cologne-Frankfurt Berlin-Rostock";
    let situation = Situation::germany(2).links_by(1, links);
    let tiles = "BBBBWWWWOOOOGGGG".chars();
    let situation =
        cities.iter().zip(tiles).fold(situation, |situation, (city, tile)| situation.city(city, tile));
    let built = cities[..14].iter().zip("BBBBWWWWOOOOGG".chars());
    let situation = built.fold(situation, |situation, (city, tile)| situation.factory(city, tile, 0, 0));
    assert_eq!(situation.player(0).factories, 1);
    let situation = situation.plays(0, "factory M30 5");
    assert_eq!(situation.player(0).factories, 0);
    assert!(situation.moves_like(0, "factory").is_empty());
    let situation = situation.refuses(0, "factory B25 5", "SP-3.6").turn(1);
    situation.plays(1, "factory B25 5");
}
