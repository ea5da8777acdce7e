//! IMP-5: what a new city brings.

use imperial_steam::{Event, Phase};
use kernel::kit::TestScene as _;

use crate::building::SEVENTEEN;
use crate::situation::{PURPLE, RED, Situation, city, seat};

fn purple() -> Situation {
    Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "WWSSSIIIC").training(PURPLE, [3, 3, 6])
}

/// IMP-5.1: the influence of a city comes at once and to everybody who comes; Feldkirchen gives three on top.
#[test]
fn influence_of_a_city() {
    let situation = purple().tile("bratislava", "5").plays(PURPLE, "build wien-bratislava 2");
    assert_eq!(situation.influences()[PURPLE], 70);
    let situation = situation.turn(RED).plays(RED, "build wien-bratislava 11");
    assert_eq!(situation.influences()[RED], 70, "it is not used up");
    for (tile, steps) in [("17", 3), ("5", 5), ("27", 5), ("2", 4)] {
        let situation = purple().tile("feldkirchen", tile).tracks(PURPLE, SEVENTEEN);
        let situation = situation.plays(PURPLE, "build st_veit-feldkirchen 32");
        assert_eq!(situation.influences()[PURPLE], 50 + 10 * steps, "tile {tile}");
    }
}

/// IMP-5.2: the topmost token is taken; its points are spent one at a time, before anything but free actions.
#[test]
fn points_come_first() {
    let situation =
        purple().tile("bratislava", "19").investors(PURPLE, 1).plays(PURPLE, "build wien-bratislava 2");
    assert_eq!(situation.table().points, 3);
    assert!(situation.events.contains(&Event::TokenTaken {
        seat: seat(PURPLE),
        city: city("bratislava"),
        points: 3
    }));
    let moves = ["spend influence", "spend share", "spend car", "leave", "sell"];
    assert_eq!(situation.moves(PURPLE), moves);
    let situation =
        situation.refuses(PURPLE, "end", "IMP-5.2").refuses(PURPLE, "build wien-lilienfeld 3", "IMP-1.6");
    let situation = situation.plays(PURPLE, "spend car").plays(PURPLE, "sell").plays(PURPLE, "spend car");
    assert_eq!(situation.table().points, 1);
    let situation = situation.refuses(PURPLE, "end", "IMP-5.2").plays(PURPLE, "spend influence");
    let situation =
        situation.refuses(PURPLE, "spend influence", "IMP-5.2").refuses(PURPLE, "leave", "IMP-5.2");
    situation.plays(PURPLE, "build wien-lilienfeld 3");
}

/// IMP-5.2: points of several cities add up, and those of a State Railway come before the Main Action too.
#[test]
fn points_of_a_state_railway() {
    let situation = purple().tile("bratislava", "19").tile("sopron", "4").tile("wr_neustadt", "16");
    let situation =
        situation.state_railways("bratislava-sopron wr_neustadt-sopron").tracks(PURPLE, "wien-bratislava");
    let situation = situation.plays(PURPLE, "access bratislava-sopron");
    assert_eq!((situation.table().points, situation.phase()), (2, Phase::Before));
    let situation = situation.refuses(PURPLE, "pass", "IMP-1.6").refuses(PURPLE, "end", "IMP-3.1");
    let situation = situation.plays(PURPLE, "access wr_neustadt-sopron");
    assert_eq!((situation.table().points, situation.phase()), (4, Phase::Before));
    let situation = situation.plays(PURPLE, "spend influence").plays(PURPLE, "leave");
    assert_eq!(situation.table().points, 0);
    situation.plays(PURPLE, "pass");
}

/// IMP-5.3: a point is a step of influence, and each a move of its own.
#[test]
fn a_point_of_influence() {
    let situation = Situation::new(4).influence(&[30, 40, 50, 40]).tile("bratislava", "19");
    let situation = situation.plays(PURPLE, "build wien-bratislava 11").plays(PURPLE, "spend influence");
    assert_eq!((situation.influences()[PURPLE], situation.ranking()), (40, vec![2, 1, 3, 0]));
    let situation = situation.plays(PURPLE, "spend influence");
    assert_eq!((situation.influences()[PURPLE], situation.ranking()), (50, vec![2, 0, 1, 3]));
}

/// IMP-5.4: a point is a row of share value, and no influence is paid for it, at any row.
#[test]
fn a_point_of_share_value() {
    let values = [40, 60, 90, 130, 180, 240];
    for pair in values.windows(2) {
        let situation = Situation::new(4).influence(&[0; 4]).share(PURPLE, pair[0]).tile("bratislava", "19");
        let situation = situation.plays(PURPLE, "build wien-bratislava 11").plays(PURPLE, "spend share");
        assert_eq!(
            (situation.table().share_value(seat(PURPLE)), situation.influences()[PURPLE]),
            (i32::from(pair[1]), 0)
        );
    }
    let situation = Situation::new(4)
        .share(PURPLE, 240)
        .tile("bratislava", "19")
        .plays(PURPLE, "build wien-bratislava 11");
    situation.refuses(PURPLE, "spend share", "IMP-5.4");
}

/// IMP-5.5: a car is turned for good; a reserved one cannot be, and a good that has no place then goes.
#[test]
fn a_point_for_a_car() {
    let situation = Situation::new(4).tile("bratislava", "19").goods(PURPLE, "WSI").contracts(PURPLE, "k01");
    let situation = situation
        .plays(PURPLE, "build wien-bratislava 11")
        .plays(PURPLE, "spend car")
        .plays(PURPLE, "spend car");
    assert_eq!((situation.player(PURPLE).passenger_cars, situation.player(PURPLE).reserved_cars), (2, 1));
    situation.refuses(PURPLE, "spend car", "IMP-5.5");
    // Five places, and then two for the two goods that are left.
    let situation = Situation::new(4).tile("bratislava", "19").trains(PURPLE, &[4]).goods(PURPLE, "WWSSI");
    let situation = situation.plays(PURPLE, "build wien-bratislava 11");
    let situation =
        situation.plays(PURPLE, "spend car").plays(PURPLE, "spend car").plays(PURPLE, "spend car");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.player(PURPLE).places()), ("WS", 2));
}

/// IMP-5.5, IMP-8.3: when the turned car was needed, the player says what goes before the next point is spent.
#[test]
fn a_turned_car_that_was_needed() {
    let situation =
        Situation::new(4).tile("bratislava", "19").trains(PURPLE, &[4, 3]).goods(PURPLE, "WWWWSSSI");
    let situation = situation
        .plays(PURPLE, "build wien-bratislava 11")
        .goods(PURPLE, "WWWWSSSI")
        .plays(PURPLE, "spend car");
    assert_eq!(situation.moves(PURPLE), ["discard wood", "discard stone", "discard iron"]);
    assert_eq!(situation.table().points, 2);
    let situation = situation.refuses(PURPLE, "spend share", "IMP-8.3").plays(PURPLE, "discard iron");
    assert_eq!(situation.goods_of(PURPLE), "WWWWSSS");
    situation.plays(PURPLE, "spend share");
}

/// IMP-5.6: points may be left, and are when nothing can be bought.
#[test]
fn points_that_are_left() {
    let situation = Situation::new(4)
        .tile("bratislava", "19")
        .plays(PURPLE, "build wien-bratislava 11")
        .plays(PURPLE, "leave");
    assert_eq!(situation.table().points, 0);
    assert!(situation.events.contains(&Event::PointsLeft { seat: seat(PURPLE), points: 3 }));
    // At the top with everything, and all cars but two reserved.
    let situation = Situation::new(4).tile("bratislava", "19").share(PURPLE, 240).influence(&[200, 0, 0, 0]);
    let situation = situation.trains(PURPLE, &[5]).goods(PURPLE, "WSI").contracts(PURPLE, "k19");
    let situation = situation.plays(PURPLE, "build wien-bratislava 11");
    assert_eq!(situation.moves_like(PURPLE, "spend"), ["spend car"]);
    let situation = situation.plays(PURPLE, "spend car").plays(PURPLE, "spend car");
    assert!(situation.events.contains(&Event::PointsLeft { seat: seat(PURPLE), points: 1 }));
    assert_eq!((situation.table().points, situation.phase()), (0, Phase::Building { spare: 0 }));
}

/// IMP-5.7: a link within the network brings none of this.
#[test]
fn nothing_within_the_network() {
    let situation = purple().tile("bratislava", "5").tile("wr_neustadt", "26");
    let situation = situation
        .tracks(PURPLE, "wien-bratislava wien-wr_neustadt")
        .plays(PURPLE, "build bratislava-wr_neustadt 2");
    assert_eq!((situation.influences()[PURPLE], situation.table().points), (50, 0));
    assert_eq!(situation.table().city(city("wr_neustadt")).business, 2, "the one that was taken before");
}

/// IMP-5.8: the Semmering token goes to the first track there, though it be a State Railway.
#[test]
fn semmering_by_the_state() {
    let situation = purple()
        .state_railways("gloggnitz-muerzzuschlag")
        .tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz");
    let situation = situation.plays(PURPLE, "access gloggnitz-muerzzuschlag");
    assert_eq!(situation.table().semmering, Some(seat(PURPLE)));
}

/// IMP-5.9: State Railways and the new track count in Trieste; it is paid once.
#[test]
fn trieste_pays_once() {
    let way = "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld fuerstenfeld-maribor \
               maribor-celje celje-novo_mesto novo_mesto-ljubljana";
    let situation =
        purple().tracks(PURPLE, way).engineers(PURPLE, "bridge tunnel").state_railways("maribor-celje");
    let situation = situation.plays(PURPLE, "build ljubljana-trieste 331");
    assert_eq!(situation.money()[PURPLE], 200 + 90);
    assert!(situation.events.contains(&Event::TriesteJoined { seat: seat(PURPLE), guldens: 90 }));
    let situation = situation.stations(PURPLE, "novo_mesto").plays(PURPLE, "build novo_mesto-trieste 33");
    assert_eq!(situation.money()[PURPLE], 290, "it is in the network already");
    assert_eq!(situation.player(PURPLE).tracks.len(), 10);
}
