//! Every refusal there is, provoked once: by which rule and in which words.

use std::collections::BTreeSet;

use imperial_steam::Good;
use serde_json::json;

use crate::building::SEVENTEEN;
use crate::scene::Scene;

/// A position, who tries what, the rule and the key of the words.
type Case = (Scene, usize, &'static str, &'static str, &'static str);

/// Seat 0 of two in round 4, with everything that is needed to do much.
fn able() -> Scene {
    Scene::new(2).round(4).hubs([0, 20, 70, 90]).trains(0, &[4]).training(0, [2, 1, 1])
}

/// Seat 0 is in Gloggnitz, the blue hub, with a factory of wood and one of coal in Wien.
fn at_a_hub() -> Scene {
    let scene =
        able().tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz").factory(0, "wien/a", Good::Wood, 2);
    scene.factory(0, "wien/b", Good::Coal, 2)
}

/// Seat 0 has taken a token of 3.
fn with_points() -> Scene {
    able().tile("bratislava", "19").plays(0, "build wien-bratislava 11")
}

fn full() -> Scene {
    able().goods(0, "WWWSSC").plays(0, "buy iron")
}

fn turns() -> Vec<Case> {
    let bidding = || Scene::bidding(2, &[]);
    let over = Scene::new(2).round(8).over();
    vec![
        (over, 0, "pass", "IMP-2.8", "imp-no-game-over"),
        (able(), 1, "pass", "IMP-1.6", "imp-no-not-your-turn"),
        (bidding().plays(0, "bid 0"), 0, "bid 0", "IMP-1.1", "imp-no-bid-made"),
        (bidding(), 0, "pass", "IMP-1.6", "imp-no-wrong-bidding"),
        (full(), 0, "end", "IMP-8.3", "imp-no-wrong-discard"),
        (able().plays(0, "pass"), 0, "fundraise", "IMP-3.1", "imp-no-wrong-action"),
        (able(), 0, "bid 10", "IMP-1.6", "imp-no-wrong-before"),
        (bidding(), 0, "bid 15", "IMP-1.1", "imp-no-bid-of-tens"),
        (bidding(), 0, "bid 130", "IMP-1.1", "imp-no-bid-too-high"),
        (able().placed(0, "pass", 2).influence(&[10, 0]), 0, "pass", "IMP-3.2", "imp-no-repeat"),
        (able(), 0, "end", "IMP-3.1", "imp-no-end-before"),
        (with_points(), 0, "end", "IMP-5.2", "imp-no-end-points"),
        (able(), 0, "leave", "IMP-5.2", "imp-no-points"),
        (with_points(), 0, "build wien-lilienfeld 3", "IMP-1.6", "imp-no-wrong-points"),
        (with_points().share(0, 240), 0, "spend share", "IMP-5.4", "imp-no-share-at-top"),
        (
            with_points().goods(0, "").has(0, "passenger_cars", json!(4)),
            0,
            "spend car",
            "IMP-5.5",
            "imp-no-car",
        ),
        (with_points().influence(&[200, 0]), 0, "spend influence", "IMP-1.5", "imp-no-influence-at-end"),
    ]
}

fn tracks() -> Vec<Case> {
    let state = || able().state_railways("bratislava-sopron").tracks(0, "wien-bratislava");
    let bridge = || able().tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz").training(0, [0, 0, 3]);
    vec![
        (able(), 0, "build bratislava-sopron 2", "IMP-4.2", "imp-no-detached"),
        (able().tracks(0, "wien-bratislava"), 0, "build wien-bratislava 2", "IMP-4.3", "imp-no-own-track"),
        (state(), 0, "build bratislava-sopron 2", "IMP-4.4", "imp-no-state"),
        (able(), 0, "access wien-bratislava", "IMP-11.10", "imp-no-no-state"),
        (state().cash(0, 30), 0, "access bratislava-sopron", "IMP-11.11", "imp-no-access-cost"),
        (
            able().tracks(0, "wien-bratislava bratislava-sopron"),
            0,
            "build bratislava-wr_neustadt 3",
            "IMP-4.5",
            "imp-no-two-tracks",
        ),
        (
            able().tracks(1, "wien-bratislava").cash(0, 0),
            0,
            "build wien-bratislava 2",
            "IMP-4.6",
            "imp-no-fees",
        ),
        (able().goods(0, "SI"), 0, "build wien-bratislava 2", "IMP-4.7", "imp-no-build-good"),
        (
            bridge().engineers(0, "bridge"),
            0,
            "build gloggnitz-muerzzuschlag 33",
            "IMP-4.10",
            "imp-no-build-good",
        ),
        (bridge(), 0, "build gloggnitz-muerzzuschlag 33", "IMP-4.10", "imp-no-engineer"),
        (able().training(0, [1, 0, 0]), 0, "build wien-bratislava 1", "IMP-4.8", "imp-no-experience"),
        (able(), 0, "build wien-bratislava 111", "IMP-4.8", "imp-no-not-in-training"),
        (able(), 0, "build wien-bratislava 1", "IMP-4.8", "imp-no-crew-too-small"),
        (able(), 0, "build wien-bratislava 21", "IMP-4.8", "imp-no-crew-too-large"),
        (
            able().state_railways("graz-maribor").tracks(0, SEVENTEEN).tracks(0, "st_veit-klagenfurt"),
            0,
            "build celje-ljubljana 3",
            "IMP-4.12",
            "imp-no-tracks-left",
        ),
    ]
}

fn workers_and_buildings() -> Vec<Case> {
    let engineers = |scene: Scene| {
        scene.edit(|table| {
            for (hub, engineers) in
                [("bronze", [1, 0]), ("white", [0, 1]), ("green", [1, 0]), ("blue", [0, 1])]
            {
                table["hubs"][hub]["engineers"] = json!(engineers);
            }
        })
    };
    let taken = || able().tracks(0, "wien-bratislava").tracks(1, "wien-bratislava").stations(1, "bratislava");
    let built = || able().tracks(0, "wien-bratislava bratislava-sopron").stations(0, "bratislava sopron");
    let iron = ["wien/a", "wien/b", "bratislava/1", "wr_neustadt/1", "sopron/1", "szombathely/1"];
    let way =
        "wien-bratislava wien-wr_neustadt bratislava-sopron sopron-szombathely szombathely-zalaegerszeg";
    let no_iron = || {
        let scene = able().tile("zalaegerszeg", "22").tracks(0, way).tracks(1, way);
        iron.into_iter().fold(scene, |scene, site| scene.factory(1, site, Good::Iron, 0))
    };
    vec![
        (able(), 0, "hire bronze-2 x1", "IMP-6.1", "imp-no-source"),
        (able(), 0, "hire blue-1 x1", "IMP-6.2", "imp-no-hub-closed"),
        (able().cash(0, 20), 0, "hire bronze-1 x2", "IMP-6.3", "imp-no-workers-cost"),
        (able().training(0, [14, 0, 0]), 0, "hire bronze-1 x2", "IMP-6.4", "imp-no-too-many-workers"),
        (able().plays(0, "hire bronze-1 x1"), 0, "hire white-1 x1", "IMP-6.1", "imp-no-other-source"),
        (
            engineers(able()).plays(0, "engineer bridge bronze"),
            0,
            "engineer bridge bronze",
            "IMP-6.5",
            "imp-no-second-engineer",
        ),
        (engineers(able()), 0, "engineer tunnel bronze", "IMP-6.5", "imp-no-engineer-gone"),
        (engineers(able()).cash(0, 20), 0, "engineer bridge bronze", "IMP-6.5", "imp-no-engineer-cost"),
        (able(), 0, "station graz", "IMP-7.1", "imp-no-not-joined"),
        (able(), 0, "factory graz/a wood t1", "IMP-7.3", "imp-no-not-joined"),
        (able(), 0, "station wien", "IMP-7.1", "imp-no-own-station"),
        (taken(), 0, "station bratislava", "IMP-7.1", "imp-no-station-site"),
        (built().tracks(0, "wien-wr_neustadt"), 0, "station wr_neustadt", "IMP-7.1", "imp-no-stations-left"),
        (
            able().tracks(0, "wien-bratislava").cash(0, 30),
            0,
            "station bratislava",
            "IMP-7.1",
            "imp-no-station-cost",
        ),
        (able(), 0, "factory wien/1 wood t1", "IMP-7.3", "imp-no-site"),
        (
            able().factory(1, "wien/a", Good::Coal, 1),
            0,
            "factory wien/a wood t1",
            "IMP-7.3",
            "imp-no-site-taken",
        ),
        (able(), 0, "factory wien/c wood t1", "IMP-7.4", "imp-no-site-closed"),
        (no_iron(), 0, "factory zalaegerszeg/1 iron t1", "IMP-7.5", "imp-no-factories"),
        (able().cash(0, 30), 0, "factory wien/a wood t1", "IMP-7.5", "imp-no-factory-cost"),
        (able(), 0, "factory wien/a wood w1", "IMP-7.7", "imp-no-worker"),
    ]
}

fn goods_and_trains() -> Vec<Case> {
    let ordered = || Scene::new(2).plays(0, "order wood").plays(0, "order wood");
    let produced = || at_a_hub().goods(0, "").plays(0, "produce wien/a");
    let factory = |left: u8| able().factory(0, "wien/a", Good::Wood, left);
    let gone = || able().trains(0, &[4, 4]);
    vec![
        (able(), 0, "produce wien/a", "IMP-8.4", "imp-no-own-factory"),
        (factory(0), 0, "produce wien/a", "IMP-8.4", "imp-no-goods-left"),
        (produced(), 0, "produce wien/a", "IMP-8.4", "imp-no-has-produced"),
        (factory(2), 0, "produce all", "IMP-8.4", "imp-no-nothing-to-produce"),
        (able().cash(0, 0), 0, "buy wood", "IMP-8.5", "imp-no-market-cost"),
        (ordered(), 0, "order wood", "IMP-8.7", "imp-no-order-full"),
        (able().round(8), 0, "order wood", "IMP-8.8", "imp-no-last-orders"),
        (full(), 0, "discard coal", "IMP-8.3", "imp-no-discard-engine-coal"),
        (
            able().goods(0, "WWWSSC").plays(0, "buy stone"),
            0,
            "discard iron",
            "IMP-8.3",
            "imp-no-discard-none",
        ),
        (able().trains(0, &[5, 4, 3]), 0, "train 4", "IMP-9.1", "imp-no-three-trains"),
        (able(), 0, "train 3", "IMP-9.2", "imp-no-such-engine"),
        (able(), 0, "train 8", "IMP-9.2", "imp-no-engine-later"),
        (gone(), 0, "train 4", "IMP-9.2", "imp-no-engines-gone"),
        (able().cash(0, 30), 0, "train 5", "IMP-9.1", "imp-no-engine-cost"),
        (able().trains(0, &[3]).cash(0, 10), 0, "upgrade 3 5", "IMP-9.4", "imp-no-engine-cost"),
        (able(), 0, "upgrade 5 6", "IMP-9.4", "imp-no-train-of"),
        (able(), 0, "upgrade 4 4", "IMP-9.4", "imp-no-not-larger"),
    ]
}

fn money_and_deliveries() -> Vec<Case> {
    let owned = || able().goods(1, "C").contracts(1, "k01");
    let no_cars = || able().goods(0, "").has(0, "passenger_cars", json!(4)).display("k01");
    let twice = || at_a_hub().plays(0, "deliver wien/b gloggnitz").turn(0).goods(0, "C");
    vec![
        (owned(), 0, "contract k01", "IMP-10.1", "imp-no-contract-gone"),
        (no_cars(), 0, "contract k01", "IMP-10.2", "imp-no-freight-cars"),
        (able(), 0, "give 15", "IMP-10.6", "imp-no-give-tens"),
        (able().cash(0, 30), 0, "give 40", "IMP-10.6", "imp-no-give-too-much"),
        (able().influence(&[180, 0]), 0, "give 30", "IMP-10.6", "imp-no-give-past-end"),
        (able(), 0, "share 50", "IMP-10.7", "imp-no-share-value"),
        (able(), 0, "share 90", "IMP-10.7", "imp-no-one-step"),
        (able().influence(&[0, 0]), 0, "share 60", "IMP-10.7", "imp-no-share-influence"),
        (able().investors(0, 0), 0, "sell", "IMP-11.1", "imp-no-investor"),
        (able().share(0, 60), 0, "sell", "IMP-11.2", "imp-no-investor-too-low"),
        (
            at_a_hub().plays(0, "deliver wien/a gloggnitz"),
            0,
            "deliver wien/b gloggnitz",
            "IMP-11.3",
            "imp-no-delivered-already",
        ),
        (at_a_hub().goods(0, "W"), 0, "deliver wien/a gloggnitz", "IMP-11.3", "imp-no-coal"),
        (able(), 0, "deliver wien/a gloggnitz", "IMP-11.3", "imp-no-own-factory"),
        (at_a_hub(), 0, "deliver wien/a graz", "IMP-11.4", "imp-no-not-joined"),
        (at_a_hub(), 0, "deliver wien/a wr_neustadt", "IMP-11.5", "imp-no-demand"),
        (twice(), 0, "deliver wien/b gloggnitz", "IMP-11.6", "imp-no-coal-twice"),
    ]
}

/// IMP-1.6 and all others: each is refused by its rule and in its words, and no refusal is left out.
#[test]
fn every_refusal() {
    let cases = [turns(), tracks(), workers_and_buildings(), goods_and_trains(), money_and_deliveries()];
    let mut provoked = BTreeSet::new();
    for (scene, seat, notation, rule, key) in cases.into_iter().flatten() {
        assert_eq!(scene.refusal(seat, notation, rule), key, "{notation}");
        provoked.insert(key);
    }
    let source = include_str!("../../src/no.rs");
    let listed: BTreeSet<&str> =
        source.split('"').filter(|text| text.starts_with("imp-no-") && !text.contains(' ')).collect();
    assert_eq!(provoked, listed);
}
