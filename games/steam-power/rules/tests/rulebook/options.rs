//! SP-9.2: what the tiles left over are worth in the later edition. The other options are tested where they change a rule.

use std::collections::BTreeSet;

use serde_json::json;
use steam_power::{CityTile, Event};

use crate::situation::{Situation, seat, start};

const LATER: (&str, &str) = ("later_edition", "on");

fn boosts_drawn(events: &[Event]) -> Option<&str> {
    events.iter().find_map(|event| match event {
        Event::BoostsDrawn { tiles } => Some(tiles.as_str()),
        _ => None,
    })
}

/// SP-9.2: two of the tiles left over; where fewer are left, two of all; a Victory Point City raises nothing.
#[test]
fn two_tiles_are_drawn() {
    for map in ["usa", "germany", "britain"] {
        let mut seen = BTreeSet::new();
        for game in 0..60 {
            let (position, events) = start(3, &[("map", map), LATER], &format!("boosts {game}"));
            let table = position.table();
            let tiles = boosts_drawn(&events).unwrap();
            assert_eq!(tiles.len(), 2);
            let mut expected = [0; 4];
            for tile in tiles.chars().map(|letter| CityTile::from_letter(letter).unwrap()) {
                if let Some(colour) = tile.colour() {
                    expected[colour.index()] += 1;
                }
                let drawn = tiles.chars().filter(|letter| *letter == tile.letter()).count();
                let among = if map == "germany" { 5 } else { table.left_over[tile.index()] };
                assert!(drawn <= usize::from(among), "{map}: {tiles} of {:?}", table.left_over);
            }
            assert_eq!(table.boosts, expected);
            // They stay where they were.
            let left: u8 = table.left_over.iter().sum();
            assert_eq!(usize::from(left) + table.board().cities().len(), 33);
            seen.insert(tiles.to_string());
        }
        assert!(seen.len() > 8, "{map}: {seen:?}");
    }
    let (position, events) = start(3, &[], "boosts");
    assert_eq!((boosts_drawn(&events), position.table().boosts), (None, [0; 4]));
}

/// SP-9.2: every flipped factory of the colour is worth one point more for each tile.
#[test]
fn what_they_are_worth() {
    let situation = Situation::with(2, &[("map", "germany"), LATER])
        .link(0, "Kiel", "Hamburg")
        .link(0, "Hamburg", "Bremen")
        .factory("Kiel", 'B', 0, 0)
        .factory("Hamburg", 'W', 0, 0)
        .factory("Bremen", 'B', 1, 0);
    for (boosts, mine, theirs) in [("", 4, 2), ("BW", 6, 3), ("BB", 6, 4), ("W", 5, 2), ("OG", 4, 2)] {
        let situation = situation.clone().edit(|state| state["table"]["boosts"] = json!(boosts));
        let factories = |number| situation.table().score(seat(number)).factories;
        assert_eq!((factories(0), factories(1)), (mine, theirs), "{boosts}");
        // One with resources is still worth nothing.
        let stocked = situation.factory("Kiel", 'B', 0, 1).factory("Hamburg", 'W', 0, 1);
        assert_eq!(stocked.table().score(seat(0)).factories, 0);
    }
}
