//! The worked examples of the rulebook, and what its questions and answers add to them.

use empyreal::{Event, Phase, share_out};
use serde_json::json;

use crate::common::situation::{HUB, Situation, seat};

/// Given: Runika face-up, one crystal available and six spent. Played: she is used. Expected: she lies face-down, six are
/// available and one is spent; until a refresh she is not used again. (EMP-2.2, EMP-3.2)
#[test]
fn ex1_runika_reclaims_five() {
    let scene = Situation::new(2).mana(0, 1, 6).plays("use runika-zenanen");
    assert_eq!(scene.mana_of(0), (6, 1));
    assert!(!scene.player(0).captain.unwrap().ready);
    scene.refuses("use runika-zenanen", "EMP-2.2");
}

/// Kings’ Line on Start with ten crystals: one car each in the columns 1 to 3, of which the third costs 1, and two in the
/// fourth that cost 1 each.
fn four_columns() -> Situation {
    Situation::new(2).trains(0, HUB).mana(0, 10, 0).car(0, "3/2", "one-of-three-mountain-lake-lava").car(
        0,
        "4/2",
        "one-of-three-lake-forest-glacier",
    )
}

/// Given: [`four_columns`]. Played: one space, and the car there. Expected: nothing is spent. (EMP-4.2, EMP-4.5)
#[test]
fn ex2a_one_space_is_free() {
    assert_eq!(four_columns().plays("move 1; activate 1/1; build C10").mana_of(0), (10, 0));
}

/// Given: [`four_columns`]. Played: two spaces, and the car there. Expected: 1 for the move. (EMP-4.2)
#[test]
fn ex2b_two_spaces_cost_one() {
    assert_eq!(four_columns().plays("move 2; activate 2/1; build G8").mana_of(0), (9, 1));
}

/// Given: [`four_columns`]. Played: three spaces, and the car there. Expected: 3 for the move and 1 of inherent cost.
/// (EMP-4.6)
#[test]
fn ex2c_three_spaces_and_an_inherent_cost() {
    assert_eq!(four_columns().plays("move 3; activate 3/2; build G12").mana_of(0), (6, 4));
}

/// Given: [`four_columns`]. Played: four spaces, and either car there. Expected: 6 for the move and 1 of inherent cost.
#[test]
fn ex2d_four_spaces_and_either_car() {
    let there = four_columns().plays("move 4");
    assert_eq!(there.clone().plays("activate 4/1; build C6").mana_of(0), (3, 7));
    assert_eq!(there.plays("activate 4/2; build C10").mana_of(0), (3, 7));
}

/// Given: [`four_columns`]. Played: four spaces, and both cars there. Expected: 6 for the move, 1 of surcharge and twice 1 of
/// inherent cost. (EMP-4.5, EMP-4.6)
#[test]
fn ex2e_four_spaces_and_both_cars() {
    let scene = four_columns().plays("move 4; activate 4/1; build C6; activate 4/2; build C10");
    assert_eq!(scene.mana_of(0), (1, 9));
    assert!(scene.events.contains(&Event::Moved { seat: seat(0), spaces: 4, price: 6, column: 4 }));
}

/// Given: three goods of the lakes in-network, one of them away from the other trains, and their City beside the network with
/// all its tiles. Played: all three are delivered at the End. Expected: a triple or a double may be taken, no quadruple.
/// (EMP-6.1, EMP-6.3, EMP-6.5, EMP-7.1)
#[test]
fn ex3_a_delivery_of_three() {
    let scene = Situation::new(3).trains(0, "C8 D9 L3").goods("C8", "L").goods("D9", "L").conductor(0, 5);
    let loaded = scene.plays("move 1; deliver lake; take all").refuses("claim quadruple", "EMP-6.5");
    assert_eq!(loaded.moves(), ["claim double", "claim triple", "skip"]);
    assert_eq!(loaded.delivered_by(0), "LLL");
    let triple = loaded.clone().plays("claim triple");
    assert_eq!((triple.tiles_of(0), triple.table().scores()[0].tiles), (vec!["lake-triple".into()], 2));
    assert_eq!(loaded.plays("claim double").table().scores()[0].tiles, 1);
}

/// Given: a City that has only its double left, and four goods of its colour in-network. Played: all are delivered. Expected:
/// the double may be taken; with it that makes five VP. (EMP-6.6)
#[test]
fn ex4_a_smaller_tile_than_the_goods_allow() {
    let scene = Situation::new(2)
        .trains(0, "C8 D9 L3 I2")
        .goods("C8", "L")
        .goods("D9", "L")
        .tile("lake", 2, json!({ "folio": 1 }))
        .tile("lake", 4, json!({ "folio": 1 }))
        .conductor(0, 5)
        .plays("move 1; deliver lake; take all")
        .refuses("claim quadruple", "EMP-6.5");
    assert_eq!(scene.moves(), ["claim double", "skip"]);
    assert_eq!(scene.plays("claim double").table().scores()[0].total(), 4 + 1);
}

/// Given: one train, with six hexes around it. Asked: the network. Expected: its hex is in-network and not network-adjacent;
/// the six around it are. (EMP-6.1, EMP-6.2)
#[test]
fn ex5_in_network_and_network_adjacent() {
    let scene = Situation::new(2).trains(0, "H9");
    let map = &scene.table().map;
    assert_eq!(map.network(seat(0)).iter().collect::<Vec<_>>(), [scene.hex("H9")]);
    let beside = map.beside_network(seat(0));
    assert_eq!(beside.len(), 6);
    assert!(["H7", "H11", "G8", "G10", "I8", "I10"].iter().all(|hex| beside.contains(scene.hex(hex))));
}

/// Given: ten crystals, four of them spent. Played: at the End, the upgrade that gains mana and reclaims. Expected: still ten,
/// all available. (EMP-3.3, EMP-7.3)
#[test]
fn ex7_an_eleventh_crystal_is_lost() {
    let scene = Situation::new(2).trains(0, "F9").mana(0, 6, 4).conductor(0, 5).plays("move 1; upgrade mana");
    assert_eq!(scene.mana_of(0), (10, 0));
    assert_eq!((scene.player(0).conductor, scene.table().active), (0, seat(1)));
}

/// Given: three cars in the Market. Played: the upgrade of two spellcars. Expected: after the first, the two left are
/// discarded and six dealt, among which the second is chosen. (EMP-5.2, EMP-7.5)
#[test]
fn ex8_the_market_is_dealt_between_two_takings() {
    let scene = Situation::new(2).trains(0, "F9").conductor(0, 5).market(&["metro", "hypetrain", "icecar"]);
    let scene = scene.plays("move 1; upgrade spellcars; gain metro");
    assert_eq!((scene.table().market.len(), scene.table().discards.len()), (6, 2));
    let next = scene.table().market[4];
    assert_ne!(next.to_string(), "metro");
    let scene = scene.plays(&format!("place 1/2; gain {next}; place 2/2"));
    assert_eq!(scene.car_at(0, "2/2"), Some(next.to_string()));
    assert_eq!((scene.table().market.len(), scene.table().active), (5, seat(1)));
}

/// Given: four players with 7, 7, 5 and 1 of what an award counts. Scored. Expected: 5, 5, 2 and 0 VP. (EMP-12.5)
#[test]
fn ex12_two_share_the_first_place() {
    assert_eq!(share_out(&[Some(7), Some(7), Some(5), Some(1)]), [5, 5, 2, 0]);
}

/// Given: four players with 9, 4, 4 and 4. Scored. Expected: 6 for the first; the others share the second and third place.
/// (EMP-12.2, EMP-12.5)
#[test]
fn ex13_three_share_the_second_place() {
    assert_eq!(share_out(&[Some(9), Some(4), Some(4), Some(4)]), [6, 2, 2, 2]);
}

/// Given: three teams of two. Seated. Expected: every third player is of one team. (EMP-14.1)
#[test]
fn ex14_teams_sit_alternately() {
    let teams = |players, teams| {
        let scene = Situation::with(players, &[("teams", teams)]);
        (0..players).map(|number| scene.table().team(seat(number))).collect::<Vec<_>>()
    };
    assert_eq!(teams(6, "2v2v2"), [0, 1, 2, 0, 1, 2]);
    assert_eq!(teams(6, "3v3"), [0, 1, 0, 1, 0, 1]);
    assert_eq!(teams(4, "2v2"), [0, 1, 0, 1]);
}

/// Given: two own trains beside each other. Asked: is either hex network-adjacent? Expected: no. (EMP-6.2)
#[test]
fn faq1_an_in_network_hex_is_not_network_adjacent() {
    let scene = Situation::new(2).trains(0, "H9 H11");
    let beside = scene.table().map.beside_network(seat(0));
    assert!(!beside.contains(scene.hex("H9")) && !beside.contains(scene.hex("H11")));
    assert_eq!(beside.len(), 8);
}

/// Given: Simon, and Rayleigh who is used. Played: three spaces. Expected: they cost nothing; four would cost 2. (EMP-1.5,
/// EMP-4.9)
#[test]
fn faq3_the_lowest_price_counts() {
    let scene = Situation::new(2).person(1, "simon-la-faucheuse").turn(1);
    assert_eq!(scene.table().terms(seat(1)).moves, [0, 0, 2, 4]);
    let scene = scene.plays("use rayleigh-kerigan");
    assert_eq!(scene.table().terms(seat(1)).moves, [0, 0, 0, 2]);
    assert_eq!(scene.plays("move 3").mana_of(1), (5, 0));
}

/// Given: a car that builds and then refreshes. Played: the build is declined. Expected: the refresh happens. (EMP-2.8,
/// EMP-8.5)
#[test]
fn faq4_a_build_may_be_left_out() {
    let scene = Situation::new(2).trains(0, HUB).car(0, "1/2", "spice-convoy").tired(0, "manch");
    let scene = scene.plays("move 1; activate 1/2; skip");
    assert!(scene.player(0).engineer.unwrap().ready);
    assert_eq!((scene.player(0).trains, scene.phase()), (32, Phase::Activating));
}

/// Given: Dareios with ten crystals and goods to return. Played: he is used. Expected: no, since he gains nothing. (EMP-2.6)
#[test]
fn faq5_both_halves_of_an_exchange() {
    Situation::new(2)
        .trains(0, HUB)
        .person(0, "dareios-kuel")
        .mana(0, 10, 0)
        .refuses("use dareios-kuel", "EMP-2.6")
        .mana(0, 9, 0)
        .plays("use dareios-kuel; take C8 mountain; take F9 desert");
}

/// Given: Lixis, the only own hex is a Forest without goods, and no Heartwood is in the supply. Played: he is used. Expected:
/// nothing can be placed. (EMP-9.11, EMP-9.15)
#[test]
fn faq6_a_good_that_the_supply_does_not_have() {
    let scene = Situation::new(2).trains(0, "D9").goods("D9", "").person(0, "lixis-ran-kanda");
    let empty = scene.clone().without_supply(1, empyreal::Terrain::Forest);
    empty.refuses("use lixis-ran-kanda", "EMP-2.5");
    assert_eq!(scene.plays("use lixis-ran-kanda; hex D9").goods_at("D9"), "F");
}

/// Given: two pairs; the goods of a City are only in the teammate’s hexes. Played: they are delivered. Expected: no. (EMP-14.6)
#[test]
fn faq7_a_teammates_goods_are_not_delivered() {
    Situation::with(4, &[("teams", "2v2")])
        .trains(0, "E4 D11")
        .trains(2, "C6")
        .goods("C6", "LF")
        .conductor(0, 5)
        .plays("move 1")
        .refuses("deliver lake", "EMP-6.3")
        .plays("deliver forest")
        .refuses("take C6 forest", "EMP-6.3")
        .plays("take D11 forest");
}
