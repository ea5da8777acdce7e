//! Scenarios from the rules of set-up, turns, railyards and specialists.

use empyreal::{Delivered, PersonKind, Phase, Terrain};

use crate::common::situation::{HUB, Situation, seat, start};

/// Given: two to six players. Set up. Expected: boards, one City of each colour, Demand Tiles, stacks, Market and mana by the
/// number of players. (EMP-0.1, EMP-0.2, EMP-0.5, EMP-0.6, EMP-0.7, EMP-0.11)
#[test]
fn ru1_what_a_game_starts_with() {
    for (players, boards, tiles) in [(2, 3, 3), (3, 3, 4), (4, 4, 4), (5, 5, 4), (6, 6, 5)] {
        let mut scene = start(players, &[], "ru1");
        let table = scene.table();
        assert_eq!((table.boards.len(), table.map.cities.len(), table.market.len()), (boards, 6, 6));
        assert_eq!(table.stack_sizes, [players as u8 + 1; 3]);
        for city in Terrain::ALL {
            let here = table
                .tiles
                .iter()
                .filter(|(colour, _, place)| *colour == city && *place == empyreal::TilePlace::City(city));
            assert_eq!(here.count(), tiles);
            assert_eq!(table.map.city_at(table.map.city[city.index()]), Some(city));
        }
        while scene.phase() != Phase::Specialists {
            let first = scene.moves()[0].clone();
            scene = scene.plays(&first);
        }
        for number in 0..players {
            let player = scene.player(number);
            assert_eq!((player.mana, player.spent, player.trains, player.conductor), (5, 0, 33, 0));
            assert!(player.captain.unwrap().ready);
        }
        assert_eq!(scene.asked(), scene.table().start);
    }
}

/// Given: three players, seat 0 begins. Played: companies and headquarters. Expected: companies from the last to the first,
/// headquarters from the first to the last, the second train beside the first on a free hex that is neither City nor
/// Wasteland. (EMP-0.9, EMP-0.12)
#[test]
fn ru2_companies_and_headquarters() {
    let scene = Situation::choosing(3, &[]);
    assert_eq!(scene.asked(), seat(2));
    let scene = scene.plays("company kings-line runika-zenanen");
    assert_eq!(scene.asked(), seat(1));
    let scene = scene.plays("company kerigan irialandradayamorella; company gesselheim bartok-kulle");
    assert_eq!((scene.asked(), scene.phase()), (seat(0), Phase::Headquarters { first: None }));
    let scene = scene
        .refuses("headquarters D9", "EMP-0.12")
        .plays("headquarters C8")
        .refuses("headquarters D7", "EMP-0.12")
        .refuses("headquarters H9", "EMP-0.12")
        .refuses("headquarters C8", "EMP-0.12")
        .plays("headquarters D9");
    assert_eq!(scene.asked(), seat(1));
    let scene =
        scene.plays("headquarters E10").refuses("headquarters D9", "EMP-0.12").plays("headquarters D11");
    assert_eq!(scene.asked(), seat(2));
    let scene =
        scene.plays("headquarters H11").refuses("headquarters I12", "EMP-0.12").plays("headquarters H9");
    assert_eq!((scene.asked(), scene.phase()), (seat(0), Phase::Specialists));
}

/// Given: two specialists and spent mana. Played: both, then Administrate with a spellcar. Expected: all mana is reclaimed,
/// both are refreshed, and the turn ends. (EMP-1.2, EMP-3.4, EMP-3.5)
#[test]
fn ru3_specialists_and_then_administrate() {
    let scene = Situation::new(2)
        .person(0, "orman-kaspar")
        .mana(0, 1, 6)
        .market(&["metro", "hypetrain", "icecar", "deep-one"])
        .plays("use orman-kaspar; use runika-zenanen; administrate; gain metro; place 1/2");
    assert_eq!((scene.mana_of(0), scene.table().active), ((7, 0), seat(1)));
    let player = scene.player(0);
    assert!(player.captain.unwrap().ready && player.engineer.unwrap().ready);
    assert_eq!(scene.car_at(0, "1/2"), Some("metro".into()));
}

/// Given: a Captain used and then refreshed by Manch. Played: the Captain again. Expected: legal. (EMP-1.3, EMP-2.2)
#[test]
fn ru4_a_captain_refreshed_in_the_same_turn() {
    let scene = Situation::new(2).person(0, "manch").mana(0, 1, 6);
    let scene = scene.plays("use runika-zenanen; use manch; use runika-zenanen");
    assert_eq!(scene.mana_of(0), (7, 0));
}

fn full_rows(mut scene: Situation, rows: &[usize]) -> Situation {
    let cars = ["pollinator", "mirror-box", "deep-one", "gilt-runner", "science-car"]
        .into_iter()
        .chain(["terraformer", "worldspanner", "refinery-car", "searing-supplier", "transmuter"])
        .chain(["car-bomb", "follow-through", "volcanic-vexxer", "switching-station", "reforester"]);
    let slots = rows.iter().flat_map(|row| (1..=5).map(move |column| format!("{column}/{row}")));
    for (slot, car) in slots.zip(cars) {
        scene = scene.car(0, &slot, car);
    }
    scene.market(&["metro", "hypetrain", "icecar", "luxury-carriage"])
}

/// Given: four tiles in the second row. Played: a fifth into the third row, on a printed car, on a tile, into the second row.
/// Expected: only the last. (EMP-5.4, EMP-5.5)
#[test]
fn ru5_the_second_row_comes_first() {
    let scene = full_rows(Situation::new(2), &[2]).edit(|table| {
        table["seats"][0]["railyard"].as_object_mut().unwrap().remove("5/2");
    });
    let scene = scene
        .plays("administrate; gain metro")
        .refuses("place 1/3", "EMP-5.4")
        .refuses("place 1/1", "EMP-5.5")
        .refuses("place 1/2", "EMP-5.5");
    assert_eq!(scene.moves(), ["place 5/2"]);
    scene.plays("place 5/2");
}

/// Given: the second and the third row are full. Played: a tile on a printed car. Expected: the printed car no longer works.
/// (EMP-5.5)
#[test]
fn ru6_a_printed_car_is_covered() {
    let scene = full_rows(Situation::new(2), &[2, 3]).plays("administrate; gain metro; place 1/1");
    assert_eq!(scene.car_at(0, "1/1"), Some("metro".into()));
}

/// Given: tiles on all fifteen spaces. Played: Administrate. Expected: nothing is taken, and the Market stays. (EMP-5.6)
#[test]
fn ru7_a_full_railyard() {
    let scene = full_rows(Situation::new(2), &[1, 2, 3]);
    let market = scene.table().market.clone();
    let scene = scene.plays("administrate");
    assert_eq!((&scene.table().market, scene.table().active), (&market, seat(1)));
}

/// Given: the conductor in the fourth column. Played: two spaces. Expected: it stops at the End for 1 mana, nothing is
/// activated, a delivery may and an upgrade must follow, and it goes back to Start. (EMP-4.1, EMP-4.3, EMP-7.1, EMP-7.2,
/// EMP-7.6)
#[test]
fn ru8_the_end_of_the_line() {
    let scene = Situation::new(2).trains(0, HUB).conductor(0, 4).refuses("move 3", "EMP-4.1").plays("move 2");
    assert_eq!((scene.mana_of(0), scene.player(0).conductor), ((4, 1), 6));
    let scene = scene.refuses("activate 5/1", "EMP-1.6").plays("skip");
    assert_eq!(scene.moves(), ["upgrade mana", "upgrade specialist", "upgrade spellcars"]);
    let scene = scene.refuses("skip", "EMP-1.6").plays("upgrade mana");
    assert_eq!((scene.player(0).conductor, scene.table().active), (0, seat(1)));
}

/// Given: three cars in the column with inherent costs of 0, 0 and 2. Played: all of them. Expected: 3 of surcharge and 2 of
/// inherent cost. (EMP-4.5, EMP-4.6)
#[test]
fn ru9_three_activations() {
    let scene = Situation::new(2)
        .trains(0, HUB)
        .mana(0, 10, 0)
        .car(0, "1/2", "one-of-two-mountain-forest")
        .car(0, "1/3", "both-of-two-lava-glacier")
        .plays("move 1; activate 1/1; build C10; activate 1/2; build G12; activate 1/3; build B9; build G8");
    assert_eq!(scene.mana_of(0), (5, 5));
}

/// Given: no mana is available; Flow Controller and a free build are in the column. Played: Flow Controller, then the other.
/// Expected: its mana does not pay for that. It does pay a move afterwards. (EMP-4.8)
#[test]
fn ru10_mana_of_an_activation_pays_for_no_other() {
    let scene = Situation::new(2).trains(0, HUB).mana(0, 0, 5).car(0, "1/2", "flow-controller");
    let ended = scene.clone().plays("move 1; activate 1/2");
    assert_eq!((ended.mana_of(0), ended.table().active), ((3, 2), seat(1)));
    let peril = scene.person(0, "peril").conductor(0, 1).plays("activate-first; activate 1/2");
    let peril = peril.refuses("activate 1/1", "EMP-4.8").plays("move 3");
    assert_eq!(peril.mana_of(0), (0, 5));
}

/// Given: somebody of every kind. Played: the upgrade of specialists. Expected: nobody is drafted; Captain and Engineer are
/// refreshed. (EMP-7.2, EMP-7.4, EMP-7.8)
#[test]
fn ru11_nobody_is_left_to_draft() {
    let scene = Situation::new(2)
        .trains(0, "F9")
        .conductor(0, 5)
        .tired(0, "runika-zenanen")
        .tired(0, "manch")
        .person(0, "cin-atalar")
        .person(0, "peril")
        .plays("move 1; upgrade specialist");
    let player = scene.player(0);
    assert!(player.captain.unwrap().ready && player.engineer.unwrap().ready);
    assert_eq!((player.people().count(), scene.table().active), (4, seat(1)));
}

/// Given: Searing Supplier. Played: its delivery. Expected: one good, no upgrade, and the conductor stays. (EMP-6.7, EMP-6.9)
#[test]
fn ru12_a_delivery_on_the_way() {
    let scene = Situation::new(2).trains(0, HUB).car(0, "1/2", "searing-supplier");
    let scene = scene.plays("move 1; activate 1/2; deliver lake; take H11 lake");
    assert_eq!((scene.delivered_by(0), scene.phase()), ("L".into(), Phase::Activating));
    assert_eq!(scene.table().turn.delivered, Delivered::Nothing);
    let scene = scene.plays("done");
    assert_eq!((scene.player(0).conductor, scene.table().active), (1, seat(1)));
}

/// Given: four experts. Played: each removes an award, in turn order. Expected: six were dealt, two remain. (EMP-13.2)
#[test]
fn ru22_experts_remove_awards() {
    let mut scene = start(4, &[("awards", "expert")], "ru22");
    assert_eq!((scene.phase(), scene.table().awards().count()), (Phase::Awards, 6));
    for place in 0..4 {
        assert_eq!(scene.asked(), scene.table().seat_at(place));
        let gone =
            empyreal::Award::ALL.into_iter().find(|award| scene.table().awards().all(|left| left != *award));
        let first = scene.moves()[0].clone();
        scene = scene.refuses(&format!("remove {}", gone.unwrap()), "EMP-13.2").plays(&first);
    }
    assert_eq!((scene.phase(), scene.table().awards().count()), (Phase::Companies, 2));
    assert_eq!(scene.table().stack_of(PersonKind::Engineer).len(), 5);
}
