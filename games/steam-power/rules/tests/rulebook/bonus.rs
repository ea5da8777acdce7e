//! SP-4.11 to SP-4.14: bonus actions.

use kernel::Seats;
use kernel::kit::TestScene as _;
use steam_power::{Bonus, Event, Phase};

use crate::scene::{Scene, seat};

/// The contract that is about to be fulfilled with two resources of one's own.
fn about_to_get(contract: &str, tiles: (char, char)) -> Scene {
    let scene = Scene::germany(2).link(0, "Kiel", "Hamburg").hand(0, contract);
    scene.factory("Kiel", tiles.0, 0, 5).factory("Hamburg", tiles.1, 0, 5)
}

fn with_track() -> Scene {
    about_to_get("c06", ('B', 'W')).plays(0, "fulfil c06").plays(0, "accept")
}

fn with_factory() -> Scene {
    about_to_get("c08", ('B', 'O'))
        .city("Bremen", 'W')
        .link(1, "Bremen", "Hamburg")
        .plays(0, "fulfil c08")
        .plays(0, "accept")
}

fn with_contracts() -> Scene {
    about_to_get("c10", ('B', 'G')).plays(0, "fulfil c10").plays(0, "accept")
}

/// contract-anatomy-bonus (SP-4.11): at once or never, outside the two actions.
#[test]
fn contract_anatomy_bonus() {
    for (scene, bonus, wrong) in [
        (with_track(), Bonus::Track, ["bank", "take", "factory E14 5", "done"]),
        (with_factory(), Bonus::Factory, ["bank", "take", "remove", "build C18 curve/4"]),
        (with_contracts(), Bonus::Contracts, ["bank", "remove", "factory E14 5", "accept"]),
    ] {
        assert_eq!((scene.phase(), scene.table().actions_left), (Phase::Bonus(bonus), 1));
        let scene = wrong.iter().fold(scene, |scene, other| scene.refuses(0, other, "SP-4.11"));
        let skipped = scene.plays(0, "skip");
        assert!(skipped.events.contains(&Event::BonusSkipped { seat: seat(0), bonus }));
        assert_eq!((skipped.phase(), skipped.table().actions_left), (Phase::Action, 1));
        skipped.refuses(0, "skip", "SP-1.3");
    }
}

/// SP-4.11: with the second action too, before the turn ends; and after the contract that brings the end.
#[test]
fn at_the_end_of_the_turn_and_of_the_game() {
    let thirteen: Vec<String> = (20..33).map(|number| format!("c{number}")).collect();
    let scene = about_to_get("c06", ('B', 'W')).fulfilled(0, &thirteen.join(" "));
    let scene = scene.plays(0, "bank").plays(0, "fulfil c06").plays(0, "accept");
    assert!(scene.events.contains(&Event::LastRound { seat: seat(0), contracts: 14 }));
    assert_eq!((scene.phase(), scene.table().actions_left), (Phase::Bonus(Bonus::Track), 0));
    let scene = scene.lays(0, "C18 NE-SE").lays(0, "D17 E-W");
    assert_eq!((scene.table().asked(), scene.links("Kiel", "Hamburg").len()), (Seats::only(seat(1)), 2));
}

/// SP-4.12: one or two tiles with all costs and limits.
#[test]
fn bonus_track() {
    let scene = with_track();
    assert_eq!(scene.table().actions_left, 1);
    let scene = scene.refuses_to_lay(0, "D13 SE-W", "SP-2.7").refuses(0, "remove", "SP-2.16");
    let once = scene.clone().lays(0, "C18 NE-SE").plays(0, "done");
    assert_eq!((once.phase(), once.table().actions_left), (Phase::Action, 1));
    let twice = scene.lays(0, "C18 NE-SE").lays(0, "D17 E-W");
    assert_eq!((twice.phase(), twice.table().actions_left), (Phase::Action, 1));
    // Hills cost what they always cost.
    let hills = Scene::germany(2).link(0, "Kassel", "Hanover").factory("Kassel", 'B', 0, 5);
    let hills = hills.factory("Hanover", 'W', 0, 5).hand(0, "c06").plays(0, "fulfil c06").plays(0, "accept");
    hills.clone().cash(0, 1).refuses_to_lay(0, "J15 E-W", "SP-2.2");
    assert_eq!(hills.lays(0, "J15 E-W").money()[0], 18);
}

/// bonus-factory (SP-4.13): four, five or six resources.
#[test]
fn bonus_factory() {
    let scene = with_factory();
    assert_eq!(scene.moves(0), ["factory E14 4", "factory E14 5", "factory E14 6", "skip"]);
    let scene = scene.refuses(0, "factory E14 3", "SP-4.13").refuses(0, "factory E14 7", "SP-4.13").refuses(
        0,
        "factory B19 5",
        "SP-3.5",
    );
    for resources in [4, 5, 6] {
        let scene = scene.clone().plays(0, &format!("factory E14 {resources}"));
        assert_eq!((scene.at_city("Bremen").resources, scene.table().actions_left), (resources, 1));
    }
    // Outside the bonus it is five.
    scene.plays(0, "skip").refuses(0, "factory E14 6", "SP-3.3");
}

/// SP-4.13, SP-3.3: never more than the stock holds.
#[test]
fn bonus_factory_with_a_short_stock() {
    let mut scene = about_to_get("c08", ('B', 'O')).link(1, "Bremen", "Hamburg");
    for (to, resources) in [("Hanover", 6), ("Münster", 6), ("Magdeburg", 6), ("Kassel", 6)] {
        scene = scene
            .link(1, if to == "Münster" { "Bremen" } else { "Hamburg" }, to)
            .factory(to, 'W', 1, resources);
    }
    let scene = scene.city("Bremen", 'W').link(1, "Hanover", "Berlin").factory("Berlin", 'W', 1, 1);
    let scene = scene.plays(0, "fulfil c08").plays(0, "accept");
    assert_eq!(scene.moves_like(0, "factory E14"), ["factory E14 4", "factory E14 5"]);
    let shorter = scene.factory("Berlin", 'W', 1, 4);
    assert_eq!(shorter.moves_like(0, "factory E14"), ["factory E14 2"]);
}

/// bonus-take (SP-4.14): two contracts from the bag.
#[test]
fn bonus_take() {
    let scene = with_contracts();
    let (bag, hand) = (scene.table().bag, scene.player(0).hand);
    let scene = scene.plays(0, "take");
    assert_eq!((scene.table().bag, scene.player(0).hand, scene.table().actions_left), (bag - 2, hand + 2, 1));
    assert!(scene.events.contains(&Event::Drew { seat: seat(0), contracts: 2 }));
}
