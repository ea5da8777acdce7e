use std::collections::BTreeSet;

use face_kit::name_of;
use guide::{SpotName as _, Target};
use serde_json::json;

use super::situation::{Situation, full_hands};
use super::*;
use crate::spots::Spot;

#[test]
fn every_kind_of_move_is_offered() {
    let mut kinds = BTreeSet::new();
    play_out(15, |asked| {
        kinds.extend(asked.moves.iter().map(kind_of));
    });
    for kind in
        ["build", "replace", "remove", "done", "factory", "fulfil", "bring", "accept", "take", "bank", "skip"]
    {
        assert!(kinds.contains(kind), "{kind} is never offered");
    }
}

/// The answer that nearly everybody wants comes first.
#[test]
fn accepting_is_offered_first() {
    play_out(5, |asked| {
        if matches!(asked.view.table.phase, Phase::Fulfilling { .. }) {
            let first = SteamPower::path(asked.view, asked.seat, &asked.moves[0]);
            assert_eq!(first.iter().map(name_of).collect::<Vec<_>>(), ["button accept"]);
        }
    });
}

#[test]
fn a_path_for_each_kind_of_move() {
    let situation = Situation::network(3).hand(0, "c01");
    let begun = situation.clone().plays(&["build D21 straight/0"]);
    let bringing = situation.clone().plays(&["fulfil c01"]);
    let bonus = situation.clone().phase(json!({ "bonus": "factory" }));
    let taking = full_hands().phase(json!("second-contract"));
    for (situation, mv, names, labels) in [
        (
            &situation,
            "build D21 straight/0",
            "spot hex-D21, piece straight 0 hex-D21",
            "D21, plains, straight (E–W)",
        ),
        (
            &begun,
            "replace curve/0",
            "spot hex-D21, piece curve 0 hex-D21",
            "D21, plains, straight (E–W): the last tile of your incomplete link, curve (SE–W)",
        ),
        (
            &begun,
            "remove",
            "spot hex-D21, button remove",
            "D21, plains, straight (E–W): the last tile of your incomplete link, Take this tile back",
        ),
        (&begun, "done", "button done", "No second tile"),
        (
            &situation,
            "factory E14 5",
            "spot hex-E14, piece factory-0 0 hex-E14",
            "Bremen (E14), white, factory with 5 white",
        ),
        (&bonus, "factory E14 6", "spot hex-E14, number 6", "Bremen (E14), white, 6 white"),
        (&bonus, "skip", "button skip", "Skip the bonus"),
        (&situation, "fulfil c01", "spot contract-c01", "Contract c01: 2 black for $3 and 1 point"),
        (
            &bringing,
            "bring B19 1:2",
            "spot hex-B19, button pay-1x2",
            "Kiel (B19), black, factory of Player 1, 3 resources, $2 to Player 1",
        ),
        (&bringing, "accept", "button accept", "Accept for $4: $4 to Player 1"),
        (&situation, "take", "button take", "Take contracts"),
        (&situation, "take from 2", "button take, button from-2", "Take contracts, From Player 2"),
        (&taking, "take from 2", "button from-2", "From Player 2"),
        (&situation, "bank", "button bank", "Take $3"),
    ] {
        let path = SteamPower::path(&situation.view(), situation.asked(), &mv.parse().unwrap());
        assert_eq!(path.iter().map(name_of).collect::<Vec<_>>().join(", "), names, "{mv}");
        let told: Vec<_> = path.iter().filter_map(Target::label).map(english).collect();
        assert_eq!(told.join(", "), labels, "{mv}");
    }
}

#[test]
fn a_spot_has_one_name() {
    for name in ["hex-B13", "hex-AA3", "contract-c07", "contract-c48", "hand-0", "hand-4"] {
        assert_eq!(Spot::parse(name).unwrap().to_string(), name);
    }
    for name in ["", "hex", "hex-", "hex-B013", "hex-b13", "contract-7", "contract-c49", "hand-5", "hand-01"]
    {
        assert_eq!(Spot::parse(name), None, "{name}");
    }
}
