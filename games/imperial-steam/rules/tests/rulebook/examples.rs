//! The worked examples of the rulebook about the bid, tracks, workers and buildings: T03 to T21, with their situations rebuilt.

use imperial_steam::{Event, Good, Hub, Phase};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, city, seat};

/// After the bids of T03.
fn after_the_bids() -> Situation {
    Situation::bidding(4, &[])
        .plays(RED, "bid 70")
        .plays(PURPLE, "bid 70")
        .plays(YELLOW, "bid 50")
        .plays(TURQUOISE, "bid 70")
}

/// T03 (p. 10; IMP-1.2, IMP-1.3, IMP-1.4). Given: the turn order is Purple, Turquoise, Yellow, Red. Played: they reveal 70,
/// 70, 50 and 70. Expected: column 70 has Purple, Turquoise and Red from the top, column 50 Yellow; the new turn order is
/// Purple, Turquoise, Red, Yellow; all bids go to the bank.
#[test]
fn t03_the_blind_bid() {
    let situation = after_the_bids();
    let revealed: Vec<(usize, u16)> = situation
        .events
        .iter()
        .filter_map(|event| match event {
            Event::BidRevealed { seat, guldens } => Some((seat.index(), *guldens)),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [(PURPLE, 70), (TURQUOISE, 70), (YELLOW, 50), (RED, 70)]);
    assert_eq!(situation.influences(), [70, 70, 50, 70]);
    assert_eq!(situation.ranking(), [PURPLE, TURQUOISE, RED, YELLOW]);
    assert_eq!(situation.order(), [PURPLE, TURQUOISE, RED, YELLOW]);
    assert_eq!(situation.money(), [70, 70, 90, 70]);
    assert_eq!((situation.phase(), situation.table().active), (Phase::Before, seat(PURPLE)));
}

/// T04 (p. 11; IMP-1.3). Given: as T03 leaves it. Played: an effect takes two steps of influence from Purple. Expected: Purple
/// is in the 50 column just below Yellow; Turquoise and Red move up in the 70 column.
#[test]
fn t04_two_steps_back() {
    // Coming to a share value of 90 costs two steps.
    let situation = after_the_bids().share(PURPLE, 60).plays(PURPLE, "share 90");
    assert_eq!(situation.influences(), [50, 70, 50, 70]);
    assert_eq!(situation.ranking(), [TURQUOISE, RED, YELLOW, PURPLE]);
}

/// T05 (p. 13; IMP-2.7). Given: Yellow has 90 influence, Purple and Red 70 with Purple in the upper row, Turquoise 40.
/// Played: phase 6. Expected: Yellow, Purple, Red, Turquoise.
#[test]
fn t05_turn_order_by_influence() {
    let situation = Situation::new(4).influence(&[70, 40, 90, 70]);
    assert_eq!(situation.order(), [PURPLE, TURQUOISE, YELLOW, RED]);
    let situation = situation.round_ends();
    assert_eq!(situation.order(), [YELLOW, PURPLE, RED, TURQUOISE]);
    assert_eq!(situation.table().active, seat(YELLOW));
}

/// T06 (p. 13; IMP-3.2). Given: Red has a hand on Buy or Upgrade a Train. Played: Red performs the action again. Expected:
/// Red’s influence falls by one step; with two hands there it would be two.
#[test]
fn t06_the_same_tile_again() {
    for (hands, influence) in [(0, 50), (1, 40), (2, 30)] {
        let situation =
            Situation::new(4).round(2).turn(RED).placed(RED, "train", hands).plays(RED, "train 4");
        assert_eq!(situation.influences()[RED], influence, "{hands} hands are there");
        // Others’ hands do not count.
        let situation = situation.plays(RED, "end").turn(YELLOW).plays(YELLOW, "train 4");
        assert_eq!(situation.influences()[YELLOW], 50);
    }
}

/// Yellow has Wien–Bratislava and Wien–Wr. Neustadt, and a station only in Wien.
fn yellow_in_wr_neustadt() -> Situation {
    Situation::new(4)
        .turn(YELLOW)
        .tracks(YELLOW, "wien-bratislava wien-wr_neustadt")
        .training(YELLOW, [0, 0, 5])
}

/// T07 (p. 14; IMP-4.5). Played: Yellow builds from Wr. Neustadt to Sopron, and wants to build from there to Gloggnitz as well.
/// Expected: that would be the third track in Wr. Neustadt, where Yellow has no station.
#[test]
fn t07_a_third_track_without_a_station() {
    let situation =
        yellow_in_wr_neustadt().plays(YELLOW, "build wr_neustadt-sopron 3").plays(YELLOW, "leave");
    situation.refuses(YELLOW, "build wr_neustadt-gloggnitz 3", "IMP-4.5");
    // The other way about it is the same.
    let situation = yellow_in_wr_neustadt().plays(YELLOW, "build wr_neustadt-gloggnitz 3");
    situation.refuses(YELLOW, "build wr_neustadt-sopron 3", "IMP-4.5");
}

/// T08 (p. 14; IMP-4.5). Played: as T07, but Yellow branches out from Wien to the southwest. Expected: allowed, the third
/// track in Wien, where Yellow has a station.
#[test]
fn t08_a_third_track_with_a_station() {
    let situation =
        yellow_in_wr_neustadt().plays(YELLOW, "build wr_neustadt-sopron 3").plays(YELLOW, "leave");
    let situation = situation.plays(YELLOW, "build wien-lilienfeld 3");
    assert_eq!((situation.player(YELLOW).tracks.len(), situation.phase()), (4, Phase::After));
}

/// Turquoise has Wien–Bratislava, and two workers of level 2 in training.
fn turquoise_in_bratislava() -> Situation {
    Situation::new(4).turn(TURQUOISE).tracks(TURQUOISE, "wien-bratislava").training(TURQUOISE, [0, 2, 0])
}

/// T09 (p. 16; IMP-4.5, IMP-4.8, IMP-4.13). Played: Turquoise wants to build from Bratislava to Wr. Neustadt and to Sopron.
/// Expected: not allowed for two reasons. The efforts are 3 and 2 (the French book), together more than the workers’ 4; and
/// without a station Turquoise may have two tracks in Bratislava.
#[test]
fn t09_too_much_for_two_workers() {
    let both = |situation: Situation, rule: &str| {
        let situation =
            situation.plays(TURQUOISE, "build bratislava-wr_neustadt 22").plays(TURQUOISE, "leave");
        situation.refuses(TURQUOISE, "build bratislava-sopron -", rule)
    };
    both(turquoise_in_bratislava(), "IMP-4.5");
    both(turquoise_in_bratislava().training(TURQUOISE, [0, 3, 0]), "IMP-4.5");
    both(turquoise_in_bratislava().stations(TURQUOISE, "bratislava"), "IMP-4.8");
    // With a station and one more of level 1 the efforts 3 + 2 are reached: 2 + 2 + 1.
    let situation =
        turquoise_in_bratislava().stations(TURQUOISE, "bratislava").training(TURQUOISE, [1, 2, 0]);
    let situation = situation.plays(TURQUOISE, "build bratislava-wr_neustadt 22").plays(TURQUOISE, "leave");
    situation.plays(TURQUOISE, "build bratislava-sopron 1");
}

/// T10 (p. 16; IMP-4.7, IMP-4.8). Played: Turquoise builds only from Bratislava to Wr. Neustadt. Expected: an effort of 3, for
/// which both workers, with 4, go to the working area of level 2; nothing is given back. One wood, stone and iron are spent.
#[test]
fn t10_no_change_for_too_much() {
    let situation = turquoise_in_bratislava();
    assert_eq!(
        situation.moves_like(TURQUOISE, "build bratislava-wr_neustadt"),
        ["build bratislava-wr_neustadt 22"]
    );
    let situation = situation.plays(TURQUOISE, "build bratislava-wr_neustadt 22").plays(TURQUOISE, "leave");
    assert_eq!(
        (situation.player(TURQUOISE).training, situation.player(TURQUOISE).working),
        ([0, 0, 0], [0, 2, 0])
    );
    assert_eq!((situation.goods_of(TURQUOISE).as_str(), situation.money()[TURQUOISE]), ("C", 200));
}

/// T11 (p. 16; IMP-4.8). Given: an effort of 3. Expected: one worker of level 3 will do, or one of level 2 and one of level 1,
/// or three of level 1.
#[test]
fn t11_crews_for_an_effort_of_3() {
    let situation = Situation::new(4).training(PURPLE, [3, 1, 1]);
    let mut crews = situation.moves_like(PURPLE, "build wien-wr_neustadt");
    crews.sort();
    let expected = ["111", "21", "3"].map(|crew| format!("build wien-wr_neustadt {crew}"));
    assert_eq!(crews, expected);
    for (crew, training, working) in
        [("111", [0, 1, 1], [3, 0, 0]), ("21", [2, 0, 1], [1, 1, 0]), ("3", [3, 1, 0], [0, 0, 1])]
    {
        let situation = situation.clone().plays(PURPLE, &format!("build wien-wr_neustadt {crew}"));
        assert_eq!(
            (situation.player(PURPLE).training, situation.player(PURPLE).working),
            (training, working)
        );
    }
}

/// T12 (p. 17; IMP-5.2, IMP-5.4, IMP-5.5). Played: you connect to a city with a Business token of 3, raise your share price
/// twice and convert a freight car. Expected: two rows up without any influence paid, one car turned, and the token gone: the
/// next one there is a 2.
#[test]
fn t12_a_business_token_of_3() {
    let situation = Situation::new(4).tile("bratislava", "19");
    let situation = situation.plays(PURPLE, "build wien-bratislava 11");
    assert_eq!((situation.table().points, situation.table().city(city("bratislava")).business), (3, 2));
    let situation = situation.plays(PURPLE, "spend share").plays(PURPLE, "spend share");
    assert_eq!((situation.table().share_value(seat(PURPLE)), situation.influences()[PURPLE]), (90, 50));
    let situation = situation.plays(PURPLE, "spend car");
    assert_eq!((situation.player(PURPLE).passenger_cars, situation.player(PURPLE).free_cars()), (1, 2));
    assert_eq!(situation.table().points, 0);
}

/// T13 (p. 17; IMP-5.8). Played: you are the first to build between Gloggnitz and Mürzzuschlag. Expected: you take the Semmering
/// token; whoever builds there later does not.
#[test]
fn t13_the_semmering_token() {
    let ready = |situation: Situation, number: usize| {
        let situation =
            situation.tracks(number, "wien-wr_neustadt wr_neustadt-gloggnitz").engineers(number, "bridge");
        situation.training(number, [0, 0, 5]).goods(number, "WSSI")
    };
    let situation = ready(ready(Situation::new(4), PURPLE), RED);
    assert_eq!(situation.table().semmering, None);
    let situation = situation.plays(PURPLE, "build gloggnitz-muerzzuschlag 33");
    assert!(situation.events.contains(&Event::SemmeringTaken { seat: seat(PURPLE) }));
    let situation = situation.plays(PURPLE, "leave").turn(RED).plays(RED, "build gloggnitz-muerzzuschlag 33");
    assert_eq!(situation.table().semmering, Some(seat(PURPLE)));
    assert!(!situation.events.contains(&Event::SemmeringTaken { seat: seat(RED) }));
}

/// The left source of the white hub is at 20; Yellow has 230 guldens and as much influence as the white hub. Tunnel Engineers
/// are in bronze, green and blue.
fn yellow_hires() -> Situation {
    Situation::new(4).turn(YELLOW).cash(YELLOW, 230).edit(|table| {
        table["hubs"]["white"]["prices"] = json!([1, 4]);
        for (hub, engineers) in [("bronze", [0, 2]), ("white", [2, 0]), ("green", [1, 1]), ("blue", [1, 1])] {
            table["hubs"][hub]["engineers"] = json!(engineers);
        }
    })
}

/// T14 (p. 18; IMP-6.2, IMP-6.3, IMP-6.4). Played: Yellow hires five workers from the left white source. Expected: 20 + 30 +
/// 40 + 50 + 50 = 190 guldens, the marker stays at 50, five workers train at level 1. Green and blue are out of reach.
#[test]
fn t14_five_workers() {
    let situation = yellow_hires();
    let situation =
        situation.refuses(YELLOW, "hire green-1 x1", "IMP-6.2").refuses(YELLOW, "hire blue-1 x1", "IMP-6.2");
    let situation = situation.refuses(YELLOW, "hire white-1 x6", "IMP-6.3").plays(YELLOW, "hire white-1 x5");
    assert_eq!((situation.money()[YELLOW], situation.player(YELLOW).training), (40, [7, 0, 0]));
    assert_eq!(situation.table().hub(Hub::White).sources, [4, 4]);
}

/// T15 (p. 19; IMP-6.2, IMP-6.5). Played: with the 40 guldens that are left Yellow hires a Tunnel Engineer in the same action.
/// Expected: only the bronze hub has one that Yellow can reach; 30 guldens are paid.
#[test]
fn t15_and_an_engineer() {
    let situation = yellow_hires().plays(YELLOW, "hire white-1 x5");
    assert_eq!(situation.moves_like(YELLOW, "engineer"), ["engineer bridge white", "engineer tunnel bronze"]);
    let situation = situation.refuses(YELLOW, "engineer tunnel white", "IMP-6.5");
    let situation =
        situation.refuses(YELLOW, "engineer tunnel green", "IMP-6.2").plays(YELLOW, "engineer tunnel bronze");
    assert_eq!((situation.money()[YELLOW], situation.player(YELLOW).engineers), (10, [false, true]));
    assert_eq!(situation.table().hub(Hub::Bronze).engineers, [0, 1]);
}

/// T16 (p. 19; IMP-6.5). Played: a player with a Bridge Engineer tries to hire a second one. Expected: not allowed.
#[test]
fn t16_no_second_engineer_of_a_kind() {
    let situation = yellow_hires().plays(YELLOW, "engineer bridge white");
    assert_eq!(situation.table().hub(Hub::White).engineers, [1, 0]);
    let situation = situation
        .refuses(YELLOW, "engineer bridge white", "IMP-6.5")
        .plays(YELLOW, "end")
        .round(2)
        .turn(YELLOW);
    situation.refuses(YELLOW, "engineer bridge white", "IMP-6.5").plays(YELLOW, "engineer tunnel bronze");
}

/// T17 (p. 19; IMP-7.1, IMP-7.2). Given: Purple is connected to a city with a free site for a station at 50. Played: Purple
/// builds it. Expected: 50 guldens paid; no limit of two tracks there, another space for a good, 10 guldens more of income.
#[test]
fn t17_a_station() {
    let situation = Situation::new(4).tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz");
    let before = *situation.player(PURPLE);
    let situation = situation.plays(PURPLE, "station wr_neustadt");
    let after = *situation.player(PURPLE);
    assert_eq!(situation.money()[PURPLE], 150);
    assert_eq!((after.places(), after.income()), (before.places() + 1, before.income() + 10));
    situation.turn(PURPLE).training(PURPLE, [0, 1, 0]).plays(PURPLE, "build wr_neustadt-sopron 2");
}

/// Two iron factories are built, so that the next one costs 40 and a delivery pays 90. Yellow is in Bratislava.
pub(crate) fn iron_at_40() -> Situation {
    let situation = Situation::new(4).turn(YELLOW).tracks(YELLOW, "wien-bratislava");
    situation.factory(RED, "wien/a", Good::Iron, 0).factory(RED, "wien/b", Good::Iron, 0)
}

/// T18 (p. 20; IMP-7.5). Given: the construction cost of iron is 40. Played: you build an iron factory. Expected: 40 are paid.
#[test]
fn t18_a_factory_at_the_boards_price() {
    let situation = iron_at_40().plays(YELLOW, "factory wien/c iron t1");
    assert_eq!(situation.money()[YELLOW], 160);
    assert_eq!(situation.table().taken, [0, 0, 3, 0]);
}

/// T19 (p. 20; IMP-7.6). Given: a site with a cost of 40. Expected: a factory there costs 40, whatever the Factory board says.
#[test]
fn t19_a_site_with_a_cost_of_its_own() {
    for good in Good::ALL {
        let situation = Situation::new(4).tracks(PURPLE, "wien-bratislava");
        let situation = situation.plays(PURPLE, &format!("factory bratislava/a {good} t1"));
        assert_eq!(situation.money()[PURPLE], 160, "{good}");
    }
}

/// T20 (p. 20; IMP-7.6). Given: a site with the sign of a station, by road to a city whose station costs 30. Played: you build
/// the most expensive factory there. Expected: 30 are paid.
#[test]
fn t20_a_site_at_the_price_of_a_station() {
    let situation = Situation::new(4).tracks(PURPLE, "wien-lilienfeld lilienfeld-mariazell mariazell-leoben");
    assert_eq!(situation.table().tile(city("leoben")).station, 30);
    let dearest =
        Good::ALL.into_iter().max_by_key(|good| situation.table().next_factory_price(*good)).unwrap();
    assert_eq!((dearest, situation.table().next_factory_price(dearest)), (Good::Coal, Some(60)));
    let situation = situation.plays(PURPLE, "factory leoben/a coal t1");
    assert_eq!(situation.money()[PURPLE], 170);
}

/// T21 (p. 21; IMP-7.5, IMP-7.7, IMP-7.8). Given: Yellow is in Bratislava, iron costs 40, a worker of level 2 has done their work,
/// one of level 3 has not; a contract asks for an iron factory. Played: Yellow builds an iron factory with the worker of level
/// 2. Expected: 40 are paid, 3 iron lie beside them, and the contract is fulfilled. With the other it would be 4 iron.
#[test]
fn t21_an_iron_factory_in_bratislava() {
    let situation = iron_at_40().training(YELLOW, [0, 0, 1]).working(YELLOW, [0, 1, 0]);
    let situation = situation.goods(YELLOW, "C").contracts(YELLOW, "k05");
    assert!(situation.table().fulfilled(seat(YELLOW)).is_empty());
    for (worker, iron, training, working) in
        [("w2", 3, [0, 0, 1], [0, 0, 0]), ("t3", 4, [0, 0, 0], [0, 1, 0])]
    {
        let situation = situation.clone().plays(YELLOW, &format!("factory bratislava/1 iron {worker}"));
        assert_eq!(situation.money()[YELLOW], 160);
        let player = situation.player(YELLOW);
        assert_eq!((player.factories[0].left, player.factories[0].good), (iron, Good::Iron));
        assert_eq!((player.training, player.working, player.workers()), (training, working, 2));
        assert_eq!(situation.table().fulfilled(seat(YELLOW)).len(), 1);
    }
}
