//! What lies beside the board, and who may see it.

use face_kit::{drawings, spots, title};
use kernel::{Rules, Seat, Viewer};
use roxmltree::{Document, Node};
use steam_power::{ContractId, Phase};
use steam_power_face::SteamPower;

use super::{asides, asides_for, at_round, english, played, positions};

fn contracts_in(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("good SVG");
    let spots = spots(&document);
    spots.iter().filter_map(|(name, _)| name.strip_prefix("contract-")).map(String::from).collect()
}

#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    for position in [at_round("usa", 4, "7", 1), at_round("germany", 3, "7", 6)] {
        for seat in position.table().all_seats() {
            let held: Vec<String> = position.hand(seat).iter().map(|id| id.to_string()).collect();
            assert!(!held.is_empty());
            let [hand, ..] = &asides_for(&position, Viewer::Seat(seat))[..] else { panic!("no hand") };
            assert_eq!((hand.id, contracts_in(&hand.svg())), ("hand", held));
        }
    }
}

/// Nothing that is drawn for onlookers tells which contracts are held.
#[test]
fn who_looks_on_sees_backs_and_numbers() {
    let position = at_round("germany", 3, "7", 6);
    let view = position.view(Viewer::Spectator);
    for part in &drawings::<SteamPower>(&view, &english()) {
        assert_eq!(contracts_in(part), Vec::<String>::new());
        let document = Document::parse(part).unwrap();
        for said in document.descendants().filter_map(title) {
            for seat in position.table().all_seats() {
                let names = |id: ContractId| said.starts_with(&format!("{id}:"));
                assert!(!position.hand(seat).iter().any(names), "{said}");
            }
        }
    }
    let hand = &asides_for(&position, Viewer::Spectator)[0];
    let svg = hand.svg();
    let document = Document::parse(&svg).unwrap();
    for seat in position.table().all_seats() {
        let named = format!("hand-{seat}");
        let (_, spot) = *spots(&document).iter().find(|(name, _)| *name == named).unwrap();
        let count = position.table().player(seat).hand.to_string();
        assert!(title(spot).is_some_and(|said| said.contains(&count)));
        assert_eq!(spot.children().rev().find_map(|node| node.text()), Some(count.as_str()));
    }
}

#[test]
fn a_contract_that_is_being_fulfilled_is_seen_by_all() {
    let position =
        played("germany", 2, "3", |table| table.round > 4 && matches!(table.phase, Phase::Fulfilling { .. }));
    let Phase::Fulfilling { contract, .. } = position.table().phase else { panic!("somebody fulfils") };
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let shown = contracts_in(&asides_for(&position, viewer)[0].svg());
        assert_eq!(shown.iter().filter(|id| **id == contract.to_string()).count(), 1);
    }
}

#[test]
fn every_contract_fulfilled_lies_with_its_owner() {
    for position in positions() {
        let parts = asides(&position);
        let svg = parts[1].svg();
        let document = Document::parse(&svg).unwrap();
        for seat in position.table().all_seats() {
            let row = document
                .root_element()
                .children()
                .find(|node| node.attribute("data-key") == Some(seat.to_string().as_str()));
            let keys: Vec<_> = row
                .unwrap()
                .children()
                .filter_map(|node| node.attribute("data-key"))
                .map(String::from)
                .collect();
            let fulfilled = position.table().player(seat).fulfilled;
            assert_eq!(keys, fulfilled.iter().map(|id| id.to_string()).collect::<Vec<_>>());
        }
    }
}

/// Beside a board there may be no more than 300 pixels.
#[test]
fn letters_are_large_enough_to_read() {
    for position in positions() {
        let parts = asides(&position);
        let named: Vec<_> = parts.iter().map(|aside| aside.id).collect();
        assert_eq!(named, ["hand", "fulfilled", "supply", "legend"]);
        for aside in &parts {
            let svg = aside.svg();
            let document = Document::parse(&svg).unwrap();
            assert!(
                document.root_element().attribute("viewBox").is_some_and(|view| view.starts_with("0 0 400 "))
            );
            let is_small = |node: Node<'_, '_>| {
                node.ancestors()
                    .any(|around| around.attribute("transform").is_some_and(|by| by.contains("scale")))
            };
            // A letter on a small picture only says again what the picture does.
            let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
            for text in texts.filter(|node| !is_small(*node)) {
                let size: f64 = text.attribute("font-size").unwrap().parse().unwrap();
                assert!(size * 300.0 / 400.0 >= 9.9, "{:?}: {size}", text.text());
            }
        }
    }
}
