//! IMP-12: the end.

use imperial_steam::{Event, Good, Step};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, seat};

/// Red has joined Trieste.
const TO_TRIESTE: &str = "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld \
    fuerstenfeld-maribor maribor-celje celje-ljubljana ljubljana-trieste";

/// IMP-12.1: income once more, and twice for the owner of the Semmering token.
#[test]
fn the_last_income() {
    let way = "wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-muerzzuschlag";
    let situation = Situation::new(4)
        .tracks(PURPLE, way)
        .tracks(RED, way)
        .stations(RED, "gloggnitz")
        .stations(PURPLE, "wr_neustadt");
    let situation = situation.goods(PURPLE, "").has(PURPLE, "passenger_cars", json!(2));
    assert_eq!(situation.table().semmering, Some(seat(PURPLE)));
    assert_eq!(situation.step(Step::Income), [80, 10, 10, 20]);
}

/// IMP-12.2: ten guldens for each good on the player board, coal on engines too, the landing not.
#[test]
fn goods_are_sold() {
    let situation =
        Situation::new(4).goods(PURPLE, "WWSIC").goods(RED, "").has(TURQUOISE, "landing", json!("WW"));
    let situation = situation.factory(YELLOW, "wien/a", Good::Iron, 4);
    assert_eq!(situation.step(Step::Goods), [50, 40, 40, 0]);
}

/// T41 (p. 29) and IMP-12.5: contracts count for all when anybody has joined Trieste, and for nobody when not.
#[test]
fn t41_contracts_without_trieste() {
    let contracts = |situation: Situation| {
        let situation =
            situation.goods(PURPLE, "C").contracts(PURPLE, "k01 k09").goods(RED, "C").contracts(RED, "k03");
        situation.factory(PURPLE, "wien/a", Good::Wood, 0)
    };
    let situation = contracts(Situation::new(4));
    assert_eq!((situation.step(Step::Contracts), situation.step(Step::Tolls)), (vec![0; 4], vec![0; 4]));
    // Purple has fulfilled one and not the other, though far from Trieste; Red has fulfilled nothing.
    let situation = contracts(Situation::new(4).tracks(RED, TO_TRIESTE));
    assert_eq!(situation.step(Step::Contracts), [60 - 130, 0, 0, -60]);
    assert_eq!(situation.step(Step::Tolls), [-160, 0, 0, 160]);
}

/// T36 (p. 29; IMP-12.9). Given: n shareholders. Expected: each takes a tenth of the money: with one 0.9 of it are left, with
/// two 0.8, with three 0.7, with ten nothing; with more, less than nothing.
#[test]
fn t36_dividends() {
    for shareholders in 0..=12 {
        let situation =
            Situation::new(4).trains(PURPLE, &[8, 8]).goods(PURPLE, "").contracts(PURPLE, "k19 k20 k21 k22");
        let situation =
            situation.investors(PURPLE, 0).has(PURPLE, "shareholders", json!(shareholders)).hubs([200; 4]);
        // 200, and 10 of income.
        let score = situation.score(PURPLE);
        assert_eq!(score.money + score.steps[..6].iter().sum::<i32>(), 210);
        assert_eq!(score.total(), 21 * (10 - shareholders), "{shareholders} shareholders");
    }
    // Of less than nothing there is no dividend.
    let situation =
        Situation::new(4).tracks(RED, TO_TRIESTE).goods(PURPLE, "C").contracts(PURPLE, "k19").cash(PURPLE, 0);
    let situation = situation.investors(PURPLE, 2).has(PURPLE, "shareholders", json!(2)).hubs([200; 4]);
    let score = situation.score(PURPLE);
    assert_eq!((score.total(), score.steps[Step::Dividends.index()]), (10 + 10 - 210 - 160, 0));
}

/// IMP-12.10: the most money wins; equal money shares the place.
#[test]
fn the_most_money_wins() {
    let situation = Situation::new(4).round(8).cash(PURPLE, 300).cash(RED, 300).cash(YELLOW, 400).over();
    let standing = situation.standing();
    let places: Vec<(usize, u8)> =
        standing.places.iter().map(|place| (place.seat.index(), place.rank)).collect();
    assert_eq!(places, [(YELLOW, 1), (PURPLE, 2), (RED, 2), (TURQUOISE, 4)]);
    let total = situation.score(YELLOW).total();
    assert_eq!(standing.places[0].score, Some(total));
}

/// IMP-12.1 to IMP-12.9: the steps are told in their order, each as far as it brings or costs anything.
#[test]
fn the_scoring_is_told_step_by_step() {
    let situation =
        Situation::new(2).round(8).hubs([0, 0, 200, 200]).investors(0, 0).has(0, "shareholders", json!(1));
    let situation = situation.round_ends();
    let told: Vec<(usize, Step, i32)> = situation
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, step, guldens } => Some((seat.index(), *step, *guldens)),
            _ => None,
        })
        .collect();
    let expected = [
        (0, Step::Income, 10),
        (1, Step::Income, 10),
        (0, Step::Goods, 40),
        (1, Step::Goods, 40),
        (0, Step::Hubs, 30),
        (1, Step::Hubs, 30),
        (0, Step::Dividends, -28),
    ];
    assert_eq!(told, expected);
}
