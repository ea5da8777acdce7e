//! SP-4.11 to SP-4.14: bonus actions.

use kernel::Seats;
use kernel::kit::TestScene as _;
use steam_power::{Bonus, Event, Phase};

use crate::situation::{Situation, seat};

/// The contract that is about to be fulfilled with two resources of one's own.
fn about_to_get(contract: &str, tiles: (char, char)) -> Situation {
    let situation = Situation::germany(2).link(0, "Kiel", "Hamburg").hand(0, contract);
    situation.factory("Kiel", tiles.0, 0, 5).factory("Hamburg", tiles.1, 0, 5)
}

fn with_track() -> Situation {
    about_to_get("c06", ('B', 'W')).plays(0, "fulfil c06").plays(0, "accept")
}

fn with_factory() -> Situation {
    about_to_get("c08", ('B', 'O'))
        .city("Bremen", 'W')
        .link(1, "Bremen", "Hamburg")
        .plays(0, "fulfil c08")
        .plays(0, "accept")
}

fn with_contracts() -> Situation {
    about_to_get("c10", ('B', 'G')).plays(0, "fulfil c10").plays(0, "accept")
}

/// contract-anatomy-bonus (SP-4.11): at once or never, outside the two actions.
#[test]
fn contract_anatomy_bonus() {
    for (situation, bonus, wrong) in [
        (with_track(), Bonus::Track, ["bank", "take", "factory E14 5", "done"]),
        (with_factory(), Bonus::Factory, ["bank", "take", "remove", "build C18 curve/4"]),
        (with_contracts(), Bonus::Contracts, ["bank", "remove", "factory E14 5", "accept"]),
    ] {
        assert_eq!((situation.phase(), situation.table().actions_left), (Phase::Bonus(bonus), 1));
        let situation =
            wrong.iter().fold(situation, |situation, other| situation.refuses(0, other, "SP-4.11"));
        let skipped = situation.plays(0, "skip");
        assert!(skipped.events.contains(&Event::BonusSkipped { seat: seat(0), bonus }));
        assert_eq!((skipped.phase(), skipped.table().actions_left), (Phase::Action, 1));
        skipped.refuses(0, "skip", "SP-1.3");
    }
}

/// SP-4.11: with the second action too, before the turn ends; and after the contract that brings the end.
#[test]
fn at_the_end_of_the_turn_and_of_the_game() {
    let thirteen: Vec<String> = (20..33).map(|number| format!("c{number}")).collect();
    let situation = about_to_get("c06", ('B', 'W')).fulfilled(0, &thirteen.join(" "));
    let situation = situation.plays(0, "bank").plays(0, "fulfil c06").plays(0, "accept");
    assert!(situation.events.contains(&Event::LastRound { seat: seat(0), contracts: 14 }));
    assert_eq!((situation.phase(), situation.table().actions_left), (Phase::Bonus(Bonus::Track), 0));
    let situation = situation.lays(0, "C18 NE-SE").lays(0, "D17 E-W");
    assert_eq!(
        (situation.table().asked(), situation.links("Kiel", "Hamburg").len()),
        (Seats::only(seat(1)), 2)
    );
}

/// SP-4.12: one or two tiles with all costs and limits.
#[test]
fn bonus_track() {
    let situation = with_track();
    assert_eq!(situation.table().actions_left, 1);
    let situation = situation.refuses_to_lay(0, "D13 SE-W", "SP-2.7").refuses(0, "remove", "SP-2.16");
    let once = situation.clone().lays(0, "C18 NE-SE").plays(0, "done");
    assert_eq!((once.phase(), once.table().actions_left), (Phase::Action, 1));
    let twice = situation.lays(0, "C18 NE-SE").lays(0, "D17 E-W");
    assert_eq!((twice.phase(), twice.table().actions_left), (Phase::Action, 1));
    // Hills cost what they always cost.
    let hills = Situation::germany(2).link(0, "Kassel", "Hanover").factory("Kassel", 'B', 0, 5);
    let hills = hills.factory("Hanover", 'W', 0, 5).hand(0, "c06").plays(0, "fulfil c06").plays(0, "accept");
    hills.clone().cash(0, 1).refuses_to_lay(0, "J15 E-W", "SP-2.2");
    assert_eq!(hills.lays(0, "J15 E-W").money()[0], 18);
}

/// bonus-factory (SP-4.13): four, five or six resources.
#[test]
fn bonus_factory() {
    let situation = with_factory();
    assert_eq!(situation.moves(0), ["factory E14 4", "factory E14 5", "factory E14 6", "skip"]);
    let situation = situation
        .refuses(0, "factory E14 3", "SP-4.13")
        .refuses(0, "factory E14 7", "SP-4.13")
        .refuses(0, "factory B19 5", "SP-3.5");
    for resources in [4, 5, 6] {
        let situation = situation.clone().plays(0, &format!("factory E14 {resources}"));
        assert_eq!((situation.at_city("Bremen").resources, situation.table().actions_left), (resources, 1));
    }
    // Outside the bonus it is five.
    situation.plays(0, "skip").refuses(0, "factory E14 6", "SP-3.3");
}

/// SP-4.13, SP-3.3: never more than the stock holds.
#[test]
fn bonus_factory_with_a_short_stock() {
    let mut situation = about_to_get("c08", ('B', 'O')).link(1, "Bremen", "Hamburg");
    for (to, resources) in [("Hanover", 6), ("Münster", 6), ("Magdeburg", 6), ("Kassel", 6)] {
        situation = situation
            .link(1, if to == "Münster" { "Bremen" } else { "Hamburg" }, to)
            .factory(to, 'W', 1, resources);
    }
    let situation = situation.city("Bremen", 'W').link(1, "Hanover", "Berlin").factory("Berlin", 'W', 1, 1);
    let situation = situation.plays(0, "fulfil c08").plays(0, "accept");
    assert_eq!(situation.moves_like(0, "factory E14"), ["factory E14 4", "factory E14 5"]);
    let shorter = situation.factory("Berlin", 'W', 1, 4);
    assert_eq!(shorter.moves_like(0, "factory E14"), ["factory E14 2"]);
}

/// bonus-take (SP-4.14): two contracts from the bag.
#[test]
fn bonus_take() {
    let situation = with_contracts();
    let (bag, hand) = (situation.table().bag, situation.player(0).hand);
    let situation = situation.plays(0, "take");
    assert_eq!(
        (situation.table().bag, situation.player(0).hand, situation.table().actions_left),
        (bag - 2, hand + 2, 1)
    );
    assert!(situation.events.contains(&Event::Drew { seat: seat(0), contracts: 2 }));
}
