//! The worked examples of the rulebook about shares, deliveries and the set-up: T22 to T32, T37 to T40 and T42.

use imperial_steam::{Good, Hub, Key, Step};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::examples::iron_at_40;
use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, city, seat, start};

/// T22 (p. 24; IMP-10.6). Given: Turquoise has 40 influence. Played: Turquoise gives 20 guldens. Expected: 60 influence.
#[test]
fn t22_giving() {
    let situation =
        Situation::new(4).influence(&[50, 40, 50, 50]).turn(TURQUOISE).plays(TURQUOISE, "give 20");
    assert_eq!((situation.influences()[TURQUOISE], situation.money()[TURQUOISE]), (60, 180));
}

/// T23 and T24 (p. 25; IMP-10.7). Played: the share value is raised from 40 to 60, or from 180 to 240. Expected: that costs one
/// step of influence, or five.
#[test]
fn t23_t24_raising_the_share_value() {
    for (from, to, steps) in [(40, 60, 1), (180, 240, 5)] {
        let situation = Situation::new(4).share(PURPLE, from).plays(PURPLE, &format!("share {to}"));
        assert_eq!(situation.table().share_value(seat(PURPLE)), to);
        assert_eq!(situation.influences()[PURPLE], 50 - 10 * steps, "from {from} to {to}");
    }
}

/// T25 (p. 25; IMP-10.7). Played: the share value is lowered as much as wanted. Expected: no influence is lost.
#[test]
fn t25_lowering_the_share_value() {
    let situation = Situation::new(4).share(PURPLE, 240);
    for to in [180, 130, 90, 60, 40] {
        let situation = situation.clone().plays(PURPLE, &format!("share {to}"));
        assert_eq!((situation.table().share_value(seat(PURPLE)), situation.influences()[PURPLE]), (to, 50));
    }
}

/// Purple has contracts that have brought nine investors, and this many have bought no share yet.
fn purple_has_investors(investors: u8) -> Situation {
    let situation = Situation::new(4).trains(PURPLE, &[8, 3]).contracts(PURPLE, "k19 k20 k21");
    situation.investors(PURPLE, investors)
}

/// T26 (p. 26; IMP-11.2). Given: an investor in the row of 130. Expected: they pay as much as 130 for a share, not 180.
#[test]
fn t26_what_an_investor_is_willing_to_pay() {
    let situation = purple_has_investors(4);
    for (value, pays) in [(40, true), (60, true), (90, true), (130, true), (180, false), (240, false)] {
        let situation = situation.clone().share(PURPLE, value);
        if pays {
            assert_eq!(situation.plays(PURPLE, "sell").money()[PURPLE], 200 + i32::from(value));
        } else {
            situation.refuses(PURPLE, "sell", "IMP-11.2");
        }
    }
}

/// T27 (p. 26; IMP-11.2). Given: an investor above the row of 240. Expected: they pay 240, if that is the price.
#[test]
fn t27_an_investor_above_the_highest_value() {
    for investors in [6, 7, 10] {
        let situation = purple_has_investors(investors).share(PURPLE, 240).plays(PURPLE, "sell");
        assert_eq!(situation.money()[PURPLE], 440, "{investors} investors");
    }
}

/// T28 (p. 26; IMP-11.1, IMP-11.2). Given: a share price of 130 and seven investors. Played: shares are sold as often as
/// possible. Expected: four times, for 520 guldens; three investors are left and four are shareholders.
#[test]
fn t28_four_shares() {
    let mut situation = purple_has_investors(7).share(PURPLE, 130);
    let mut sold = 0;
    while situation.moves(PURPLE).contains(&"sell".to_owned()) {
        situation = situation.plays(PURPLE, "sell");
        sold += 1;
    }
    assert_eq!((sold, situation.money()[PURPLE]), (4, 720));
    assert_eq!((situation.player(PURPLE).investors, situation.player(PURPLE).shareholders), (3, 4));
}

/// T29 (p. 27; IMP-11.3, IMP-11.5, IMP-11.7, IMP-11.9). Given: iron pays 90, and beside Yellow’s worker in Bratislava lies
/// iron; Gloggnitz is the blue hub, without any goods yet, and its growth begins with 1. Played: Yellow builds from
/// Wr. Neustadt to Gloggnitz and delivers iron there. Expected: one coal and one iron less, 90 guldens, the demand for iron is
/// filled, and the blue hub rises by one step.
#[test]
fn t29_iron_to_gloggnitz() {
    let situation =
        iron_at_40().factory(YELLOW, "bratislava/1", Good::Iron, 3).tracks(YELLOW, "wien-wr_neustadt");
    let situation = situation.training(YELLOW, [0, 0, 1]);
    assert_eq!(situation.table().hub(Hub::Blue).city, city("gloggnitz"));
    assert_eq!(situation.table().delivery_price(Good::Iron), 90);
    let before = situation.table().hub(Hub::Blue).influence;
    let situation = situation.refuses(YELLOW, "deliver bratislava/1 gloggnitz", "IMP-11.4");
    let situation = situation
        .plays(YELLOW, "build wr_neustadt-gloggnitz 3")
        .plays(YELLOW, "deliver bratislava/1 gloggnitz");
    assert_eq!((situation.goods_of(YELLOW).as_str(), situation.player(YELLOW).factories[0].left), ("", 2));
    assert_eq!(situation.money()[YELLOW], 290);
    assert!(!situation.table().city(city("gloggnitz")).demands(Good::Iron));
    assert_eq!(situation.table().hub(Hub::Blue).influence, before + 1);
}

/// T30 (p. 26; IMP-11.5, IMP-11.6, IMP-11.8). Given: a hub has got wood. Expected: it takes no more wood. Nobody delivers coal
/// there twice; another player who does gets the silver key.
#[test]
fn t30_each_demand_once() {
    let mut situation = Situation::new(4);
    for number in [PURPLE, RED] {
        situation = situation
            .tracks(number, "wien-wr_neustadt wr_neustadt-gloggnitz")
            .goods(number, "CCC")
            .trains(number, &[8]);
    }
    let situation = situation.factory(PURPLE, "wien/a", Good::Wood, 2).factory(RED, "wien/b", Good::Coal, 2);
    let situation = situation.factory(PURPLE, "wien/c", Good::Coal, 2).factory(RED, "wien/d", Good::Wood, 2);
    let situation = situation.plays(PURPLE, "deliver wien/a gloggnitz").turn(RED);
    let situation =
        situation.refuses(RED, "deliver wien/d gloggnitz", "IMP-11.5").plays(RED, "deliver wien/b gloggnitz");
    assert_eq!(situation.table().hub(Hub::Blue).keys, [Some(seat(RED)), None]);
    let situation = situation.turn(RED).refuses(RED, "deliver wien/b gloggnitz", "IMP-11.6");
    let situation = situation.turn(PURPLE).plays(PURPLE, "deliver wien/c gloggnitz");
    assert_eq!(situation.table().hub(Hub::Blue).keys, [Some(seat(RED)), Some(seat(PURPLE))]);
}

/// T31 (p. 28; IMP-12.3). Given: the blue hub has 120, white 110, bronze and green 100. Expected: gold keys are worth that;
/// silver ones 60, 60, 50 and 50.
#[test]
fn t31_city_keys() {
    let situation = Situation::new(4).hubs([100, 110, 100, 120]);
    for (hub, gold, silver) in
        [(Hub::Blue, 120, 60), (Hub::White, 110, 60), (Hub::Bronze, 100, 50), (Hub::Green, 100, 50)]
    {
        assert_eq!(situation.table().key_value(hub, Key::Gold), gold, "{hub}");
        assert_eq!(situation.table().key_value(hub, Key::Silver), silver, "{hub}");
    }
    // Whoever has keys gets both kinds.
    let links = "wien-wr_neustadt wr_neustadt-gloggnitz wien-bratislava bratislava-sopron sopron-szombathely";
    let situation = situation.tracks(PURPLE, links).tracks(RED, links).edit(|table| {
        table["hubs"]["blue"]["gold"] = json!(PURPLE);
        table["hubs"]["blue"]["silver"] = json!(RED);
        table["hubs"]["bronze"]["gold"] = json!(RED);
        table["hubs"]["bronze"]["silver"] = json!(PURPLE);
    });
    assert_eq!(situation.step(Step::Keys), [120 + 50, 0, 0, 100 + 60]);
}

/// T32 (p. 28; IMP-12.4). Given: your influence is not below that of one, two, three or four hubs. Expected: 10, 30, 60 or 100
/// guldens.
#[test]
fn t32_hubs_not_above() {
    let situation = Situation::new(4).hubs([50, 60, 70, 80]);
    for (influence, guldens) in [(40, 0), (50, 10), (60, 30), (70, 60), (80, 100), (200, 100)] {
        let situation = situation.clone().influence(&[influence, 0, 0, 0]);
        assert_eq!(situation.step(Step::Hubs), [guldens, 0, 0, 0], "with {influence}");
    }
}

/// T37 (p. 9; IMP-0.10). Given: two, three or four players. Expected: three, four or five contracts of each of the three decks.
#[test]
fn t37_contracts_on_display() {
    for (players, of_each) in [(2, 3), (3, 4), (4, 5)] {
        for secret in ["one", "two", "three"] {
            let (position, _) = start(players, &[], secret);
            let table = position.table();
            for size in 1..=3 {
                let deck = table.display.iter().filter(|id| table.contract(*id).size == size);
                assert_eq!(deck.count(), of_each, "{players} players, deck {size}");
            }
        }
    }
}

/// T38 (p. 9, 10; IMP-0.11). Given: two, three or four players. Expected: 120, 130 or 140 guldens; two hands, two workers of
/// level 1 in training, an IS-3 with three freight cars, a good of each kind, a share value of 40 and one investor.
#[test]
fn t38_what_everybody_begins_with() {
    for (players, money) in [(2, 120), (3, 130), (4, 140)] {
        let (position, _) = start(players, &[], "start");
        for seat in position.table().all_seats() {
            let player = position.table().player(seat);
            assert_eq!(position.cash(seat), money);
            assert_eq!((player.hands, player.training, player.working), (2, [2, 0, 0], [0, 0, 0]));
            assert_eq!((player.trains, player.cars(), player.free_cars()), ([3, 0, 0], 3, 3));
            assert_eq!((player.goods, player.landing), ([1, 1, 1, 1], [0; 4]));
            assert_eq!(
                (position.table().share_value(seat), player.investors, player.shareholders),
                (40, 1, 0)
            );
            assert_eq!(player.stations.iter().collect::<Vec<_>>(), [city("wien")]);
            assert!(player.tracks.is_empty() && player.engineers == [false; 2]);
            assert!(player.contracts.is_empty() && player.factories.is_empty());
        }
    }
}

/// T39 (p. 12; IMP-2.6). Given: some workers in training and some at work, of each level. Expected: those in training go up a
/// level, those of level 3 stay; then those at work come back to the training area of their level.
#[test]
fn t39_training() {
    for ([a, b, c], [d, e, f]) in [([1, 2, 3], [4, 2, 1]), ([2, 0, 0], [0, 0, 0]), ([0, 0, 5], [0, 3, 0])] {
        let situation = Situation::new(4).training(PURPLE, [a, b, c]).working(PURPLE, [d, e, f]).round_ends();
        assert_eq!(situation.player(PURPLE).training, [d, a + e, b + c + f]);
        assert_eq!(situation.player(PURPLE).working, [0, 0, 0]);
    }
}

/// T40 (p. 23; IMP-9.4, IMP-9.5). Given: an IS-3, and IS-6 is for sale. Played: upgrade. Expected: 30 guldens, six cars, no
/// coal, and the influence of the IS-6.
#[test]
fn t40_upgrading() {
    let situation = Situation::new(4).round(4).goods(PURPLE, "C").plays(PURPLE, "upgrade 3 6");
    let player = situation.player(PURPLE);
    assert_eq!((situation.money()[PURPLE], player.trains, player.free_cars()), (170, [6, 0, 0], 6));
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.influences()[PURPLE]), ("C", 60));
}

/// T42 (p. 17; IMP-5.9). Played: a player connects Trieste and has twelve tracks then. Expected: 120 guldens, for every player
/// who does.
#[test]
fn t42_ten_guldens_a_track_in_trieste() {
    let links = "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld fuerstenfeld-maribor \
                 maribor-celje celje-ljubljana wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-hartberg \
                 wien-lilienfeld";
    let mut situation = Situation::new(4);
    for number in [PURPLE, RED] {
        situation = situation
            .tracks(number, links)
            .engineers(number, "bridge")
            .goods(number, "WSSI")
            .training(number, [0, 0, 3]);
    }
    let situation = situation.plays(PURPLE, "build ljubljana-trieste 333");
    assert_eq!(situation.money(), [320, 200, 200, 200]);
    // The second pays the first.
    let situation = situation.plays(PURPLE, "end").turn(RED).plays(RED, "build ljubljana-trieste 333");
    assert_eq!(situation.money(), [330, 200, 200, 310]);
}
