//! What the tests of the cards share, and whether each card has its test.

use empyreal::printed::{CarKind, PERSONS, UNIQUE};
use empyreal::{Award, CarId, Company, PersonId};

use crate::common::situation::{HUB, Situation};

/// Seat 0 beside every terrain, seat 1 beside it on E10.
pub(crate) fn hub() -> Situation {
    Situation::new(3).trains(0, HUB).trains(1, "E10")
}

/// Somebody works for seat 0 of [`hub`].
pub(crate) fn with(person: &str) -> Situation {
    hub().person(0, person)
}

/// A spellcar of seat 0 in the second row of the first column; eight crystals, and a Market of six.
pub(crate) fn holding(car: &str) -> Situation {
    hub().mana(0, 8, 0).car(0, "1/2", car).market(&[
        "past-competitor-lake",
        "past-competitor-lava",
        "past-competitor-forest",
        "past-competitor-desert",
        "past-competitor-glacier",
        "past-competitor-mountain",
    ])
}

/// [`holding`], and the spellcar has been activated.
#[track_caller]
pub(crate) fn activated(car: &str) -> Situation {
    holding(car).plays("move 1; activate 1/2")
}

const TESTS: [&str; 7] = [
    include_str!("captains.rs"),
    include_str!("engineers.rs"),
    include_str!("surveyors.rs"),
    include_str!("station_masters.rs"),
    include_str!("spellcars.rs"),
    include_str!("spellcars_more.rs"),
    include_str!("awards.rs"),
];

/// Each card with a text of its own has a test that is called like it. The common spellcars and the plain printed ones are
/// tested as the data lists them.
#[test]
fn every_card_is_tested() {
    let people = PersonId::all().map(|person| person.to_string());
    let own_text = |car: &CarId| matches!(car.printed().kind, CarKind::Unique | CarKind::Own(_));
    let cars = CarId::all().filter(own_text).map(|car| car.to_string());
    let awards = Award::ALL.into_iter().map(|award| award.to_string());
    let all: Vec<String> = people.chain(cars).chain(awards).collect();
    assert_eq!(all.len(), PERSONS + UNIQUE + Company::ALL.len() + Award::ALL.len());
    for card in all {
        let test = format!("#[test]\nfn {}() {{", card.replace('-', "_"));
        let count = TESTS.iter().map(|text| text.matches(&test).count()).sum::<usize>();
        assert_eq!(count, 1, "{card} has {count} tests");
    }
}
