//! IMP-12.6 to IMP-12.8: tolls, with the examples T33 to T35 of the rulebook.

use imperial_steam::{Event, Step};

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, city, seat};

const TO_BRUCK: &str = "wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-muerzzuschlag muerzzuschlag-bruck ";
const TO_FUERSTENFELD: &str =
    "wien-bratislava bratislava-sopron sopron-szombathely szombathely-fuerstenfeld ";

/// Red and Turquoise have reached Trieste, over Graz and over Maribor. Yellow’s network holds Bruck and Fürstenfeld, Purple’s
/// goes from Bruck to Graz. Purple has more influence than Turquoise, and Turquoise more than Red. Yellow has a contract.
fn given() -> Situation {
    let tracks = |way: &str, on: &str| format!("{way}{on}");
    Situation::new(4)
        .influence(&[90, 80, 60, 70])
        .tracks(YELLOW, &tracks(TO_BRUCK, TO_FUERSTENFELD))
        .tracks(PURPLE, &tracks(TO_BRUCK, "bruck-graz"))
        .tracks(RED, &tracks(TO_BRUCK, "bruck-graz graz-st_veit st_veit-ljubljana ljubljana-trieste"))
        .tracks(
            TURQUOISE,
            &tracks(TO_FUERSTENFELD, "fuerstenfeld-maribor maribor-celje celje-ljubljana ljubljana-trieste"),
        )
        .goods(YELLOW, "C")
        .contracts(YELLOW, "k01")
}

/// Where a player’s way leaves the network, and what each is paid on it.
fn tolls(situation: &Situation, number: usize) -> (Option<String>, [i32; 4]) {
    let path = situation.table().toll_path(seat(number));
    let from = path.from.map(|city| situation.table().map().city(city).id.clone());
    (from, path.paid())
}

/// T33 (p. 29; IMP-12.6, IMP-12.7). Expected: Purple is the most influential on the first link from Bruck and more so than
/// Turquoise on that from Fürstenfeld, so Yellow goes from Bruck: 20 guldens to Purple, 40 to Red, 20 to Turquoise.
#[test]
fn t33_yellow_goes_from_bruck() {
    let situation = given();
    assert_eq!(tolls(&situation, YELLOW), (Some("bruck".into()), [20, 20, 0, 40]));
    assert_eq!(situation.step(Step::Tolls), [20, 20, -80, 40]);
    let path = situation.table().toll_path(seat(YELLOW));
    let cities: Vec<_> = path.steps.iter().map(|step| step.to).collect();
    assert_eq!(cities, ["graz", "st_veit", "ljubljana", "trieste"].map(city));
    let owners: Vec<_> = path.steps.iter().map(|step| step.owner.index()).collect();
    assert_eq!(owners, [PURPLE, RED, RED, TURQUOISE]);
    assert!(
        situation
            .round_ends()
            .events
            .contains(&Event::TollsPaid { seat: seat(YELLOW), path: Box::new(path) })
    );
}

/// T34 (p. 30; IMP-12.7). Given: Purple has a track from Fürstenfeld to Maribor too. Expected: the first links are tied, so the
/// second decides, Red against Turquoise: Yellow goes from Fürstenfeld and pays Purple 20, Turquoise 60.
#[test]
fn t34_the_second_link_decides() {
    let situation = given().tracks(PURPLE, &format!("{TO_FUERSTENFELD}fuerstenfeld-maribor"));
    assert_eq!(tolls(&situation, YELLOW), (Some("fuerstenfeld".into()), [20, 60, 0, 0]));
    assert_eq!(situation.step(Step::Tolls), [20, 60, -80, 0]);
}

/// T35 (p. 30; IMP-12.6). Expected: Purple would pay Red 40 and Turquoise 20, from Graz; but without a contract, nothing.
#[test]
fn t35_no_contract_no_toll() {
    let situation = given();
    assert_eq!(tolls(&situation, PURPLE), (None, [0; 4]));
    let situation = situation.goods(PURPLE, "C").contracts(PURPLE, "k03");
    assert_eq!(tolls(&situation, PURPLE), (Some("graz".into()), [0, 20, 0, 40]));
    // Once, however many there are.
    let situation = situation.trains(PURPLE, &[8]).contracts(PURPLE, "k05 k09");
    assert_eq!(tolls(&situation, PURPLE), (Some("graz".into()), [0, 20, 0, 40]));
    // Who has Trieste pays nothing.
    let situation = situation.goods(RED, "C").contracts(RED, "k19");
    assert_eq!(tolls(&situation, RED), (None, [0; 4]));
}

/// IMP-12.6: nobody pays when nobody is in Trieste.
#[test]
fn nobody_is_in_trieste() {
    let situation = Situation::new(4).goods(YELLOW, "C").contracts(YELLOW, "k01").tracks(YELLOW, TO_BRUCK);
    assert_eq!((tolls(&situation, YELLOW), situation.step(Step::Tolls)), ((None, [0; 4]), vec![0; 4]));
}

/// IMP-12.7: influence as it stands at the end, rows included.
#[test]
fn rows_decide() {
    for (influence, from, paid) in [
        // All in one column: Purple, Turquoise, Yellow, Red from the top.
        ([50, 50, 50, 50], "bruck", [20, 20, 0, 40]),
        ([80, 50, 50, 90], "bruck", [0, 0, 0, 80]),
        ([10, 90, 50, 80], "fuerstenfeld", [0, 80, 0, 0]),
        // The payer’s own influence does not matter.
        ([10, 20, 200, 0], "fuerstenfeld", [0, 80, 0, 0]),
    ] {
        assert_eq!(tolls(&given().influence(&influence), YELLOW), (Some(from.into()), paid), "{influence:?}");
    }
}

/// IMP-12.6: the fewest links come first, whoever is paid for them.
#[test]
fn the_shortest_way() {
    // Yellow is one link nearer on the way of Red, who has least influence.
    let situation = given().tracks(YELLOW, "bruck-graz").influence(&[90, 80, 60, 0]);
    assert_eq!(tolls(&situation, YELLOW), (Some("graz".into()), [0, 20, 0, 40]));
}

/// IMP-12.8: all tolls are settled at once: what one gets does not depend on what another has paid.
#[test]
fn settled_at_once() {
    let situation = given().goods(PURPLE, "C").contracts(PURPLE, "k03").cash(YELLOW, 0).cash(PURPLE, 0);
    assert_eq!(situation.step(Step::Tolls), [20 - 60, 20 + 20, -80, 40 + 40]);
    assert_eq!(situation.step(Step::Tolls).iter().sum::<i32>(), 0);
}
