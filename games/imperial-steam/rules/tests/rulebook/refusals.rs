//! Every refusal there is, provoked once: by which rule and for which reason.

use std::collections::BTreeSet;

use imperial_steam::{Good, Reason};
use kernel::kit::TestScene as _;
use serde_json::json;

use crate::building::SEVENTEEN;
use crate::situation::Situation;

/// A position, who tries what, the rule and the reason.
type Case = (Situation, usize, &'static str, &'static str, Expected);

/// The name of a reason, and whether a reason is that.
type Expected = (&'static str, fn(&Reason) -> bool);

macro_rules! no {
    ($reason:ident) => {
        (stringify!($reason), |reason: &Reason| matches!(reason, Reason::$reason { .. }))
    };
}

/// Seat 0 of two in round 4, with everything that is needed to do much.
fn able() -> Situation {
    Situation::new(2).round(4).hubs([0, 20, 70, 90]).trains(0, &[4]).training(0, [2, 1, 1])
}

/// Seat 0 is in Gloggnitz, the blue hub, with a factory of wood and one of coal in Wien.
fn at_a_hub() -> Situation {
    let situation =
        able().tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz").factory(0, "wien/a", Good::Wood, 2);
    situation.factory(0, "wien/b", Good::Coal, 2)
}

/// Seat 0 has taken a token of 3.
fn with_points() -> Situation {
    able().tile("bratislava", "19").plays(0, "build wien-bratislava 11")
}

fn full() -> Situation {
    able().goods(0, "WWWSSC").plays(0, "buy iron")
}

fn turns() -> Vec<Case> {
    let bidding = || Situation::bidding(2, &[]);
    let over = Situation::new(2).round(8).over();
    vec![
        (over, 0, "pass", "IMP-2.8", no!(GameOver)),
        (able(), 1, "pass", "IMP-1.6", no!(NotYourTurn)),
        (bidding().plays(0, "bid 0"), 0, "bid 0", "IMP-1.1", no!(BidMade)),
        (bidding(), 0, "pass", "IMP-1.6", no!(WrongBidding)),
        (full(), 0, "end", "IMP-8.3", no!(WrongDiscard)),
        (able().plays(0, "pass"), 0, "fundraise", "IMP-3.1", no!(WrongAction)),
        (able(), 0, "bid 10", "IMP-1.6", no!(WrongBefore)),
        (bidding(), 0, "bid 15", "IMP-1.1", no!(BidOfTens)),
        (bidding(), 0, "bid 130", "IMP-1.1", no!(BidTooHigh)),
        (able().placed(0, "pass", 2).influence(&[10, 0]), 0, "pass", "IMP-3.2", no!(Repeat)),
        (able(), 0, "end", "IMP-3.1", no!(EndBefore)),
        (with_points(), 0, "end", "IMP-5.2", no!(EndPoints)),
        (able(), 0, "leave", "IMP-5.2", no!(PointsMissing)),
        (with_points(), 0, "build wien-lilienfeld 3", "IMP-1.6", no!(PointsFirst)),
        (with_points().share(0, 240), 0, "spend share", "IMP-5.4", no!(ShareAtTop)),
        (
            with_points().goods(0, "").has(0, "passenger_cars", json!(4)),
            0,
            "spend car",
            "IMP-5.5",
            no!(CarsUsedUp),
        ),
        (with_points().influence(&[200, 0]), 0, "spend influence", "IMP-1.5", no!(InfluenceAtEnd)),
    ]
}

fn tracks() -> Vec<Case> {
    let state = || able().state_railways("bratislava-sopron").tracks(0, "wien-bratislava");
    let bridge = || able().tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz").training(0, [0, 0, 3]);
    vec![
        (able(), 0, "build bratislava-sopron 2", "IMP-4.2", no!(Detached)),
        (able().tracks(0, "wien-bratislava"), 0, "build wien-bratislava 2", "IMP-4.3", no!(OwnTrack)),
        (state(), 0, "build bratislava-sopron 2", "IMP-4.4", no!(State)),
        (able(), 0, "access wien-bratislava", "IMP-11.10", no!(NotState)),
        (state().cash(0, 30), 0, "access bratislava-sopron", "IMP-11.11", no!(AccessCost)),
        (
            able().tracks(0, "wien-bratislava bratislava-sopron"),
            0,
            "build bratislava-wr_neustadt 3",
            "IMP-4.5",
            no!(TwoTracks),
        ),
        (able().tracks(1, "wien-bratislava").cash(0, 0), 0, "build wien-bratislava 2", "IMP-4.6", no!(Fees)),
        (able().goods(0, "SI"), 0, "build wien-bratislava 2", "IMP-4.7", no!(BuildGood)),
        (bridge().engineers(0, "bridge"), 0, "build gloggnitz-muerzzuschlag 33", "IMP-4.10", no!(BuildGood)),
        (bridge(), 0, "build gloggnitz-muerzzuschlag 33", "IMP-4.10", no!(EngineerMissing)),
        (able().training(0, [1, 0, 0]), 0, "build wien-bratislava 1", "IMP-4.8", no!(Experience)),
        (able(), 0, "build wien-bratislava 111", "IMP-4.8", no!(NotInTraining)),
        (able(), 0, "build wien-bratislava 1", "IMP-4.8", no!(CrewTooSmall)),
        (able(), 0, "build wien-bratislava 21", "IMP-4.8", no!(CrewTooLarge)),
        (
            able().state_railways("graz-maribor").tracks(0, SEVENTEEN).tracks(0, "st_veit-klagenfurt"),
            0,
            "build celje-ljubljana 3",
            "IMP-4.12",
            no!(TracksUsedUp),
        ),
    ]
}

fn workers_and_buildings() -> Vec<Case> {
    let engineers = |situation: Situation| {
        situation.edit(|table| {
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
        let situation = able().tile("zalaegerszeg", "22").tracks(0, way).tracks(1, way);
        iron.into_iter().fold(situation, |situation, site| situation.factory(1, site, Good::Iron, 0))
    };
    vec![
        (able(), 0, "hire bronze-2 x1", "IMP-6.1", no!(SourceUnknown)),
        (able(), 0, "hire blue-1 x1", "IMP-6.2", no!(HubClosed)),
        (able().cash(0, 20), 0, "hire bronze-1 x2", "IMP-6.3", no!(WorkersCost)),
        (able().training(0, [14, 0, 0]), 0, "hire bronze-1 x2", "IMP-6.4", no!(TooManyWorkers)),
        (able().plays(0, "hire bronze-1 x1"), 0, "hire white-1 x1", "IMP-6.1", no!(OtherSource)),
        (
            engineers(able()).plays(0, "engineer bridge bronze"),
            0,
            "engineer bridge bronze",
            "IMP-6.5",
            no!(SecondEngineer),
        ),
        (engineers(able()), 0, "engineer tunnel bronze", "IMP-6.5", no!(EngineerGone)),
        (engineers(able()).cash(0, 20), 0, "engineer bridge bronze", "IMP-6.5", no!(EngineerCost)),
        (able(), 0, "station graz", "IMP-7.1", no!(NotJoined)),
        (able(), 0, "factory graz/a wood t1", "IMP-7.3", no!(NotJoined)),
        (able(), 0, "station wien", "IMP-7.1", no!(OwnStation)),
        (taken(), 0, "station bratislava", "IMP-7.1", no!(StationSitesTaken)),
        (built().tracks(0, "wien-wr_neustadt"), 0, "station wr_neustadt", "IMP-7.1", no!(StationsUsedUp)),
        (
            able().tracks(0, "wien-bratislava").cash(0, 30),
            0,
            "station bratislava",
            "IMP-7.1",
            no!(StationCost),
        ),
        (able(), 0, "factory wien/1 wood t1", "IMP-7.3", no!(SiteUnknown)),
        (able().factory(1, "wien/a", Good::Coal, 1), 0, "factory wien/a wood t1", "IMP-7.3", no!(SiteTaken)),
        (able(), 0, "factory wien/c wood t1", "IMP-7.4", no!(SiteClosed)),
        (no_iron(), 0, "factory zalaegerszeg/1 iron t1", "IMP-7.5", no!(FactoriesGone)),
        (able().cash(0, 30), 0, "factory wien/a wood t1", "IMP-7.5", no!(FactoryCost)),
        (able(), 0, "factory wien/a wood w1", "IMP-7.7", no!(WorkerMissing)),
    ]
}

fn goods_and_trains() -> Vec<Case> {
    let ordered = || Situation::new(2).plays(0, "order wood").plays(0, "order wood");
    let produced = || at_a_hub().goods(0, "").plays(0, "produce wien/a");
    let factory = |left: u8| able().factory(0, "wien/a", Good::Wood, left);
    let gone = || able().trains(0, &[4, 4]);
    vec![
        (able(), 0, "produce wien/a", "IMP-8.4", no!(FactoryNotOwn)),
        (factory(0), 0, "produce wien/a", "IMP-8.4", no!(GoodsUsedUp)),
        (produced(), 0, "produce wien/a", "IMP-8.4", no!(HasProduced)),
        (factory(2), 0, "produce all", "IMP-8.4", no!(NotSeveral)),
        (able().cash(0, 0), 0, "buy wood", "IMP-8.5", no!(MarketCost)),
        (ordered(), 0, "order wood", "IMP-8.7", no!(OrderFull)),
        (able().round(8), 0, "order wood", "IMP-8.8", no!(LastRoundOrder)),
        (full(), 0, "discard coal", "IMP-8.3", no!(DiscardEngineCoal)),
        (able().goods(0, "WWWSSC").plays(0, "buy stone"), 0, "discard iron", "IMP-8.3", no!(DiscardNone)),
        (able().trains(0, &[5, 4, 3]), 0, "train 4", "IMP-9.1", no!(ThreeTrains)),
        (able(), 0, "train 3", "IMP-9.2", no!(EngineUnknown)),
        (able(), 0, "train 8", "IMP-9.2", no!(EngineLater)),
        (gone(), 0, "train 4", "IMP-9.2", no!(EnginesGone)),
        (able().cash(0, 30), 0, "train 5", "IMP-9.1", no!(EngineCost)),
        (able().trains(0, &[3]).cash(0, 10), 0, "upgrade 3 5", "IMP-9.4", no!(UpgradeCost)),
        (able(), 0, "upgrade 5 6", "IMP-9.4", no!(TrainMissing)),
        (able(), 0, "upgrade 4 4", "IMP-9.4", no!(NotLarger)),
    ]
}

fn money_and_deliveries() -> Vec<Case> {
    let owned = || able().goods(1, "C").contracts(1, "k01");
    let no_cars = || able().goods(0, "").has(0, "passenger_cars", json!(4)).display("k01");
    let twice = || at_a_hub().plays(0, "deliver wien/b gloggnitz").turn(0).goods(0, "C");
    vec![
        (owned(), 0, "contract k01", "IMP-10.1", no!(ContractGone)),
        (no_cars(), 0, "contract k01", "IMP-10.2", no!(FreightCars)),
        (able(), 0, "give 15", "IMP-10.6", no!(GiveTens)),
        (able().cash(0, 30), 0, "give 40", "IMP-10.6", no!(GiveTooMuch)),
        (able().influence(&[180, 0]), 0, "give 30", "IMP-10.6", no!(GivePastEnd)),
        (able(), 0, "share 50", "IMP-10.7", no!(ShareValueUnknown)),
        (able(), 0, "share 90", "IMP-10.7", no!(OneStep)),
        (able().influence(&[0, 0]), 0, "share 60", "IMP-10.7", no!(ShareInfluence)),
        (able().investors(0, 0), 0, "sell", "IMP-11.1", no!(InvestorMissing)),
        (able().share(0, 60), 0, "sell", "IMP-11.2", no!(InvestorTooLow)),
        (
            at_a_hub().plays(0, "deliver wien/a gloggnitz"),
            0,
            "deliver wien/b gloggnitz",
            "IMP-11.3",
            no!(DeliveredAlready),
        ),
        (at_a_hub().goods(0, "W"), 0, "deliver wien/a gloggnitz", "IMP-11.3", no!(CoalMissing)),
        (able(), 0, "deliver wien/a gloggnitz", "IMP-11.3", no!(FactoryNotOwn)),
        (at_a_hub(), 0, "deliver wien/a graz", "IMP-11.4", no!(NotJoined)),
        (at_a_hub(), 0, "deliver wien/a wr_neustadt", "IMP-11.5", no!(NotDemanded)),
        (twice(), 0, "deliver wien/b gloggnitz", "IMP-11.6", no!(CoalTwice)),
    ]
}

/// What no move is refused for: a face tells it of a thing at which somebody points, and its tests provoke it.
const TOLD_BY_FACES: [&str; 3] = ["LargestEngine", "NothingToDo", "RoomForAll"];

/// IMP-1.6 and all others: each is refused by its rule and for its reason, and no reason is left out.
#[test]
fn every_refusal() {
    let cases = [turns(), tracks(), workers_and_buildings(), goods_and_trains(), money_and_deliveries()];
    let mut provoked = BTreeSet::new();
    for (situation, seat, notation, rule, (name, is_expected)) in cases.into_iter().flatten() {
        let reason = situation.refusal(seat, notation, rule);
        assert!(is_expected(&reason), "{notation}: {reason:?}");
        provoked.insert(name);
    }
    for told in TOLD_BY_FACES {
        assert!(provoked.insert(told), "{told}");
    }
    let (reasons, _) = include_str!("../../src/reason.rs").split_once("\n}\n").unwrap();
    let variants = reasons.lines().filter_map(|line| line.strip_prefix("    "));
    let name = |line: &'static str| line.split([' ', ',']).next().unwrap_or_default();
    let listed: BTreeSet<&str> = variants
        .map(name)
        .filter(|name| name.starts_with(|first: char| first.is_ascii_uppercase()))
        .collect();
    assert_eq!(provoked, listed);
}
