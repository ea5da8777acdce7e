use std::collections::BTreeSet;

use face_kit::paths_differ;

use super::*;
use crate::spots::Spot;
use guide::{SpotName as _, Target};

#[test]
fn every_move_has_a_path_of_its_own() {
    let mut kinds = BTreeSet::new();
    let mut count = 0;
    play_out(12, |asked| {
        kinds.extend(asked.moves.iter().map(kind_of));
        // A number that no round of players divides.
        count += 1;
        if count % 3 == 0 || asked.moves.len() < 20 {
            paths_differ(asked);
        }
    });
    for kind in [
        "bid",
        "build",
        "hire",
        "engineer",
        "station",
        "factory",
        "produce",
        "buy",
        "order",
        "train",
        "upgrade",
        "contract",
        "give",
        "share",
        "fundraise",
        "pass",
        "sell",
        "deliver",
        "access",
        "spend",
        "leave",
        "discard",
        "end",
    ] {
        assert!(kinds.contains(kind), "{kind} is never offered");
    }
}

/// Only the end of a turn ends it without being asked.
#[test]
fn the_end_closes_the_turn() {
    play_out(2, |asked| {
        for mv in asked.moves {
            assert_eq!(ImperialSteam::closes(asked.view, asked.seat, mv), *mv == Move::End);
        }
    });
}

/// What is drawn beside the map can be clicked there: its button has the name of its spot.
#[test]
fn buttons_are_called_as_their_spots() {
    let mut spots = BTreeSet::new();
    play_out(9, |asked| {
        for mv in asked.moves {
            for target in ImperialSteam::path(asked.view, asked.seat, mv) {
                if let Target::Button { key, .. } = target
                    && Spot::parse(&key).is_some()
                {
                    spots.insert(key.split('-').next().unwrap_or_default().to_owned());
                }
            }
        }
    });
    let named: BTreeSet<String> = [
        "action",
        "contract",
        "engine",
        "engineer",
        "factories",
        "goods",
        "influence",
        "market",
        "share",
        "source",
        "train",
    ]
    .map(str::to_owned)
    .into();
    assert_eq!(spots, named);
}

#[test]
fn a_spot_has_one_name() {
    for name in [
        "city-wien",
        "link-wien-bratislava",
        "site-graz-1",
        "site-wien-a",
        "source-white-2",
        "engineer-bridge-white",
        "market-wood",
        "factories-coal",
        "engine-5",
        "train-3",
        "contract-k07",
        "share-60",
        "goods-iron",
        "hub-blue",
        "influence",
        "action-build",
    ] {
        assert_eq!(Spot::parse(name).unwrap_or_else(|| panic!("{name}")).to_string(), name);
    }
    for name in [
        "",
        "city",
        "city-paris",
        "link-bratislava-wien",
        "site-graz-01",
        "source-white-3",
        "engineer-white-bridge",
        "market-gold",
        "engine-05",
        "contract-k7",
        "share-",
        "influence-1",
        "action-jump",
    ] {
        assert_eq!(Spot::parse(name), None, "{name}");
    }
}
