use std::collections::BTreeSet;

use face_kit::reason_is_whole;
use guide::Target;
use kernel::Reason as _;
use serde_json::json;
use steam_power::Reason;

use super::situation::Situation;
use super::*;
use crate::guiding::why_not::why_not;
use crate::spots::Spot;

/// In whole games, whatever no move leads over has a reason, and nothing else has one.
#[test]
fn every_spot_that_cannot_be_used_has_its_reason() {
    let mut rules = BTreeSet::new();
    let mut count = 0;
    play_out(15, |asked| {
        // Every eleventh question: a number that no round of players divides.
        count += 1;
        if count % 11 != 0 && !asked.moves.is_empty() {
            return;
        }
        let (view, seat) = (asked.view, asked.seat);
        let paths = asked.moves.iter().flat_map(|mv| SteamPower::path(view, seat, mv));
        let used: BTreeSet<String> = paths
            .filter_map(|target| match target {
                Target::Spot { spot, .. } => Some(spot),
                _ => None,
            })
            .collect();
        for spot in all_spots(view) {
            let why = why_not(view, seat, &spot);
            assert_eq!(why.is_none(), used.contains(&spot), "{spot}: {why:?}");
            let Some(why) = why else { continue };
            if rules.insert((why.rule(), format!("{:?}", why.text().message()))) {
                reason_is_whole::<SteamPower>(&why.into());
            }
        }
    });
    for rule in ["1.3", "2.2", "2.6", "2.7", "2.9", "3.1", "3.2", "3.4", "3.5", "4.2", "4.3", "4.8", "4.11"] {
        let rule = format!("SP-{rule}");
        assert!(rules.iter().any(|(found, _)| *found == rule), "{rule} is never met: {rules:?}");
    }
}

fn all_spots(view: &View) -> Vec<String> {
    let board = view.table.board();
    let hexes = board.hexes().map(|hex| board.hex(hex).coord);
    let cities = board.cities().map(|city| board.site(city).coord);
    let places = hexes.chain(cities).map(Spot::Hex);
    places.chain(view.hand.iter().map(Spot::Contract)).map(|spot| spot.to_string()).collect()
}

/// Beside a city that a link may begin in, what is in the way is told, also where that city is only side by side with the
/// network.
#[test]
fn track_in_the_way_beside_a_group() {
    // From Münster to Essen, and somebody else's track out of Dortmund, which is side by side with Essen.
    let situation = Situation::new(2).track(0, "H11 NE-SW").track(1, "I14 W-E");
    let told = |situation: &Situation| {
        situation.reason("hex-I14").map(|why| (why.rule(), english(&why.text()))).unwrap()
    };
    let fits = "No crossing tile fits over the track at I14 from your side.".to_owned();
    assert_eq!(told(&situation), ("SP-2.13", fits));
    let alone = situation.edit(|state| state["table"]["variant"]["start_from_group"] = json!(false));
    assert_eq!(told(&alone).0, "SP-2.7");
}

#[test]
fn reasons_by_rule() {
    let new = Situation::new(3);
    let situation = Situation::network(3).city("I10", 'G').hand(0, "c01 c37");
    let poor = situation.clone().cash(0, 1);
    let begun = situation.clone().plays(&["build D21 straight/0"]);
    let bringing = situation.clone().plays(&["fulfil c01"]);
    let bonus = situation.clone().phase(json!({ "bonus": "contracts" }));
    let points = situation.clone().city("D19", 'V');
    let cases = [
        (&new, "hex-D21", None),
        (
            &new,
            "hex-F23",
            Some(("SP-2.6", "Your first track has to start at a city, and at F23 it would touch none.")),
        ),
        (
            &situation,
            "hex-R15",
            Some((
                "SP-2.7",
                "New track at R15 has to start at a city that one of your completed links already reaches.",
            )),
        ),
        (&situation, "hex-E14", None),
        (&situation, "hex-B19", Some(("SP-3.5", "Kiel has a factory: there is only one in the whole game."))),
        (&points, "hex-D19", Some(("SP-3.4", "Hamburg is a Victory Point City: no factory is built there."))),
        (&situation, "hex-B25", Some(("SP-3.1", "No completed link leads to Rostock yet."))),
        (
            &situation,
            "hex-I10",
            Some(("SP-3.2", "No completed link leads to Essen yet, nor to a city side by side with it.")),
        ),
        (&situation, "contract-c01", None),
        (
            &poor,
            "contract-c01",
            Some(("SP-4.8", "Even the cheapest way to fulfil this contract costs $4, you have $1.")),
        ),
        (
            &new.clone().hand(0, "c01"),
            "contract-c01",
            Some(("SP-4.2", "You have no network yet: complete a link first.")),
        ),
        (&situation, "contract-c02", Some(("SP-4.1", "You do not hold contract c02."))),
        (
            &situation,
            "hand-1",
            Some(("SP-5.2", "There are still 46 contracts in the bag: those are taken first.")),
        ),
        (&begun, "hex-D21", None),
        (&begun, "hex-D23", None),
        (
            &begun,
            "hex-D13",
            Some((
                "SP-2.9",
                "Your incomplete link comes first: go on from its open end at D21, or take it back.",
            )),
        ),
        (&begun, "hex-E14", Some(("SP-1.3", "You are laying track: lay a second tile, or finish."))),
        (&bringing, "hex-B19", None),
        (&bringing, "hex-E14", Some(("SP-4.3", "Bremen has no black resource."))),
        (&bringing, "hex-D21", Some(("SP-4.3", "There is no city at D21."))),
        (
            &bringing,
            "contract-c37",
            Some(("SP-1.3", "Your contract comes first: say where its resources come from.")),
        ),
        (
            &bonus,
            "hex-D21",
            Some(("SP-4.11", "Your bonus action is to take contracts: take them, or skip it.")),
        ),
        (&situation, "nonsense", None),
    ];
    for (situation, spot, reason) in cases {
        let why = situation.reason(spot);
        let told = why.as_ref().map(|why| (why.rule(), english(&why.text())));
        assert_eq!(told, reason.map(|(rule, why)| (rule, why.to_owned())), "{spot}");
    }
    // The others may ask too.
    let why = why_not(&situation.view(), Seat::new(2), "hex-D21").unwrap();
    assert_eq!(why, Reason::NotYourTurn { asked: Seat::new(0) });
    let over = Situation::new(1).edit(|state| {
        state["table"]["round"] = json!(16);
        state["table"]["actions_left"] = json!(0);
        state["table"]["phase"] = json!("over");
    });
    assert_eq!(over.reason("hex-D21"), Some(Reason::WrongQuestion { phase: Phase::Over }));
}
