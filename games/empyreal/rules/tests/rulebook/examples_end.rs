//! Scenarios of the end of the game: what brings it about, the last deliveries, points and ties.

use empyreal::{Award, Ending, Event, Phase, Terrain, share_out};
use kernel::Seat;
use serde_json::json;

use crate::common::situation::{Situation, all_land, seat};

/// Three players with something to deliver each: seat 0 at the City of the lakes, seat 1 at that of the forests, seat 2 at
/// that of the mountains.
fn three_at_cities() -> Situation {
    Situation::new(3)
        .trains(0, "C6 B7")
        .trains(1, "I4 J1 J5")
        .goods("I4", "F")
        .goods("J5", "F")
        .trains(2, "I14")
        .goods("I14", "M")
}

/// Given: three players; seat 1 takes the sixth tile. Played on. Expected: seat 2 has its turn, then come the final
/// deliveries of seats 2, 1 and 0, without conductor and specialists. (EMP-11.1, EMP-11.3, EMP-11.4, EMP-11.5, EMP-1.7)
#[test]
fn ru18_the_round_is_played_to_its_end() {
    let scene = three_at_cities()
        .doubles(1, "mountain lake lava glacier desert")
        .conductor(1, 5)
        .turn(1)
        .plays("move 1; deliver forest; take I4 forest; take J1 forest; done; claim double");
    assert!(scene.table().is_last_round());
    assert!(scene.events.contains(&Event::EndNears { seat: seat(1), by: Ending::Tiles }));
    let scene = scene.plays("upgrade mana");
    assert_eq!(scene.asked(), seat(2));
    let scene = scene.plays("administrate; skip");
    assert_eq!((scene.asked(), scene.phase()), (seat(2), Phase::Final));
    let scene = scene.refuses("use bartok-kulle", "EMP-11.5").refuses("move 1", "EMP-1.6");
    let scene = scene.plays("deliver mountain; take all");
    assert_eq!(scene.asked(), seat(1));
    let scene = scene.plays("skip");
    assert_eq!(scene.asked(), seat(0));
    let scene = scene.plays("deliver lake; take all");
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.player(0).conductor + scene.player(2).conductor, 0);
    let totals = scene.table().totals();
    assert_eq!(totals[..3], [1, 2 + 6, 1]);
    assert_eq!(scene.standing().ending.to_string(), "demand-tiles");
    scene.refuses("administrate", "EMP-1.7");
}

/// Given: the last player takes the sixth tile. Played on. Expected: the final deliveries begin at once. (EMP-11.3)
#[test]
fn ru19_the_last_player_brings_the_end() {
    let scene = three_at_cities()
        .doubles(2, "forest lake lava glacier desert")
        .goods("I14", "MMM")
        .conductor(2, 5)
        .turn(2)
        .plays("move 1; deliver mountain; take I14 mountain; take I14 mountain; done; claim double")
        .plays("upgrade mana");
    assert_eq!((scene.phase(), scene.asked()), (Phase::Final, seat(2)));
    assert!(scene.events.contains(&Event::FinalDeliveries));
}

/// So many land hexes, but for some.
fn land(scene: &Situation, count: usize, except: &str) -> String {
    let except: Vec<&str> = except.split_whitespace().collect();
    let map = &scene.table().map;
    let names = all_land(map).iter().map(|hex| map.chart().coord(hex).to_string()).collect::<Vec<_>>();
    let free = names.iter().filter(|name| !except.contains(&name.as_str())).take(count);
    free.cloned().collect::<Vec<_>>().join(" ")
}

/// Given: a company with one train left. Played: it is built. Expected: the round is the last one. (EMP-11.2, EMP-11.3)
#[test]
fn ru20_the_last_train() {
    let scene = Situation::new(2);
    let trains = land(&scene, 34, "C10");
    let scene = scene.trains(0, &trains).plays("move 1; activate 1/1; build C10");
    assert_eq!(scene.player(0).trains, 0);
    assert!(scene.events.contains(&Event::EndNears { seat: seat(0), by: Ending::Trains }));
    assert_eq!((scene.asked(), scene.phase()), (seat(1), Phase::Specialists));
    let scene = scene.plays("administrate; skip");
    assert_eq!((scene.asked(), scene.phase()), (seat(0), Phase::Final));
    let over = scene.plays("skip");
    assert_eq!(over.standing().ending.to_string(), "trains");
}

/// Given: players with as many VP. Ranked. Expected: more goods win, then more trains on the map, then the later seat.
/// (EMP-11.6, EMP-11.7)
#[test]
fn ru21_ties() {
    let equal = Situation::new(3).delivered(0, "LLL").delivered(1, "MMM").delivered(2, "FFF");
    assert_eq!(equal.clone().over().ranking(), [2, 1, 0]);
    assert_eq!(equal.clone().trains(0, "C8").over().ranking(), [0, 2, 1]);
    let goods = equal.delivered(0, "LL").doubles(0, "lake").trains(0, "C8");
    assert_eq!(goods.clone().over().table().totals()[..3], [3, 3, 3]);
    assert_eq!(goods.over().ranking(), [2, 1, 0]);
}

/// Given: the epic variant with five players. Played: the fourth and the fifth tile. Expected: only the fifth brings the end.
/// (EMP-11.1, EMP-13.3)
#[test]
fn ru23_an_epic_game_takes_a_tile_more() {
    let scene = Situation::with(5, &[("epic", "on")]).trains(0, "C8 D9").goods("C8", "L").goods("D9", "L");
    assert_eq!(scene.table().end_tiles(), 5);
    let deliver = "move 1; deliver lake; take all; claim double";
    let four = scene.doubles(0, "mountain forest lava").conductor(0, 5);
    assert!(!four.clone().plays(deliver).table().is_last_round());
    assert!(four.doubles(0, "glacier").plays(deliver).table().is_last_round());
    assert_eq!(Situation::new(5).table().end_tiles(), 4);
}

/// Given: two pairs, a hex of the teammate or of a competitor on the way. Played: a Transfer over it. Expected: 1 mana, or 2.
/// (EMP-14.3, EMP-14.4)
#[test]
fn ru24_over_a_teammates_train() {
    for (other, price) in [(2, 1), (1, 2)] {
        let scene = Situation::with(4, &[("teams", "2v2")])
            .trains(0, "C4")
            .trains(other, "C6")
            .car(0, "1/2", "one-of-two-mountain-forest")
            .plays("move 1; activate 1/2");
        assert_eq!(scene.price("build C8"), price);
        assert_eq!(scene.plays("build C8").mana_of(0), (5 - price, price));
    }
}

/// Given: three teams with 5, 5 and 4 goods of the lakes. Scored. Expected: 5 VP more for each of the first two. (EMP-14.8,
/// EMP-14.9)
#[test]
fn ru25_most_of_a_colour() {
    let scene = Situation::with(6, &[("teams", "2v2v2")])
        .without_goods()
        .delivered(0, "LLL")
        .delivered(3, "LL")
        .delivered(1, "LLLLL")
        .delivered(5, "LLLL")
        .over();
    assert_eq!((0..3).map(|team| scene.table().colours_won(team)).collect::<Vec<_>>(), [1, 1, 0]);
    assert_eq!(scene.table().totals(), [10, 10, 4, 10, 10, 4]);
}

/// Given: two players with 3 and 1 of what an award counts. Scored. Expected: 4 and 0 VP; in a tie 2 each. (EMP-12.3)
#[test]
fn ru26_awards_of_two_players() {
    assert_eq!(share_out(&[Some(3), Some(1)]), [4, 0]);
    assert_eq!(share_out(&[Some(2), Some(2)]), [2, 2]);
    let scene = Situation::with(2, &[("awards", "two")]).awards(["cache", "focus"]);
    let scene = scene.trains(0, "C8 D9 E8").trains(1, "I4").over();
    assert_eq!(scene.table().award_points(Award::Cache), [4, 0]);
    assert_eq!(scene.table().totals()[..2], [4, 0]);
}

/// Given: an award of which somebody has nothing. Scored. Expected: nothing for that player, and no place is taken.
/// (EMP-12.4)
#[test]
fn ru27_nothing_for_none() {
    assert_eq!(share_out(&[None, Some(3), None]), [0, 6, 0]);
    let scene =
        Situation::with(3, &[("awards", "two")]).awards(["diversity", "focus"]).doubles(1, "lake").over();
    assert_eq!(scene.table().award_points(Award::Diversity), [0, 6, 0]);
    assert_eq!(scene.table().totals()[..3], [0, 1 + 12, 0]);
}

/// Given: the end was brought about by a company’s last train, of which Ariel then takes four back. Played on. Expected: the
/// game still ends, and the trains on the map break the tie. (EMP-9.9, EMP-11.2, EMP-11.7)
#[test]
fn rl19_trains_that_come_back_do_not_call_off_the_end() {
    let scene = Situation::new(2);
    let (many, more) = (land(&scene, 35, "C8 D9"), land(&scene, 32, "C6 C10 B7 B9 D9 C8") + " C8");
    let scene = scene.ending().trains(1, &many).trains(0, &more).person(0, "ariel-malephaise");
    assert_eq!(scene.player(1).trains, 0);
    let scene = scene.plays("use ariel-malephaise; hex C8");
    assert_eq!((scene.player(1).trains, scene.player(0).trains), (4, 3));
    let mut scene = scene.plays("administrate; skip; administrate; skip");
    while scene.phase() != Phase::Over {
        scene = scene.plays("skip");
    }
    assert_eq!(scene.table().totals()[..2], [0, 0]);
    assert_eq!(scene.ranking(), [0, 1]);
}

/// Given: four players in the last round, and the last of them has Eirene. Played: she is used. Expected: that player has
/// another turn before the final deliveries, and nobody else has. (EMP-10.11, EMP-11.3)
#[test]
fn rl16_an_extra_turn_in_the_last_round() {
    let scene = Situation::new(4).ending().person(3, "eirene-lemina-kobor").turn(3);
    let scene = scene.plays("use eirene-lemina-kobor; administrate; skip");
    assert_eq!((scene.asked(), scene.phase()), (seat(3), Phase::Specialists));
    assert!(!scene.events.contains(&Event::FinalDeliveries));
    let scene = scene.plays("administrate; skip");
    assert!(scene.events.contains(&Event::FinalDeliveries));
    assert_eq!(scene.phase(), Phase::Over);
}

/// Given: three players with 0, 2 and 5 trains next to Cities. Drive By is scored. Expected: 6 for two trains, 4 for five,
/// nothing for none. (EMP-12.4, EMP-12.11)
#[test]
fn rl26_drive_by() {
    let scene = Situation::with(3, &[("awards", "two")])
        .awards(["drive-by", "focus"])
        .trains(0, "E4")
        .trains(1, "C8 C6")
        .trains(2, "D9 E8 E6 D5 H9");
    let values: Vec<u16> = Seat::all(3).map(|seat| scene.table().award_value(Award::DriveBy, seat)).collect();
    assert_eq!(values, [0, 2, 5]);
    assert_eq!(scene.table().award_points(Award::DriveBy), [0, 6, 4]);
}

/// A tile that came to a folio is a tile of that colour, wherever it stood.
#[test]
fn tiles_of_folios_are_told_by_colour() {
    let scene = Situation::new(2).tile("lake", 4, json!({ "folio": 1 }));
    assert_eq!(scene.tiles_of(1), ["lake-quadruple"]);
    assert_eq!(scene.table().scores()[1].tiles, 3);
    assert_eq!(scene.table().tiles.of(seat(1)).next().unwrap().0, Terrain::Lake);
}

/// Given: nobody has a train on the map, and 29 rounds brought nothing. Played: one more like them. Expected: the game ends;
/// a single build begins the count again. (EMP-11.8)
#[test]
fn a_game_that_stands_still_ends() {
    let idle = |rounds: u8| {
        Situation::new(2).trains(0, "").trains(1, "").edit(move |table| table["idle"] = rounds.into())
    };
    let scene = idle(28).plays("administrate; skip; administrate; skip");
    assert_eq!((scene.phase(), scene.table().idle), (Phase::Specialists, 29));
    let scene = idle(29).plays("administrate; skip; administrate; skip");
    assert!(scene.events.contains(&Event::Standstill { rounds: 30 }));
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.standing().ending.to_string(), "standstill");
    let scene = idle(29).car(0, "1/1", "deep-one").plays("move 1; activate 1/1");
    let build = scene.moves_like("build").remove(0);
    assert_eq!(scene.plays(&build).table().idle, 0);
}
