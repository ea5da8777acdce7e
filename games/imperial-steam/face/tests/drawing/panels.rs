//! What lies beside the map.

use std::collections::BTreeSet;

use draw::{Aside, Drawn};
use face_kit::title;
use imperial_steam::{Action, Move, Phase, Position};
use imperial_steam_face::ImperialSteam;
use kernel::{Rules, Seat, Stream, Viewer};
use roxmltree::{Document, Node};
use words::{Language, Words};

use crate::games::{at_round, played, to_the_end};

/// Nothing is set smaller, in the units of a panel.
const SMALLEST: f64 = 13.0;

fn english() -> Words {
    Words::new(Language::English)
}

fn positions() -> Vec<Position> {
    vec![
        played(3, &[], "1", |_| true),
        at_round(2, "7", 2),
        at_round(4, "9", 4),
        played(4, &[("money", "hidden"), ("setup", "random")], "11", |table| {
            table.round == 6 && table.phase.is_begun()
        }),
        at_round(2, "5", 8),
        to_the_end(3, "3"),
    ]
}

fn asides(position: &Position, viewer: Viewer) -> Vec<Aside> {
    ImperialSteam::asides(&position.view(viewer), &english())
}

fn spots(asides: &[Aside]) -> Vec<String> {
    let mut found = Vec::new();
    for aside in asides {
        let svg = aside.svg();
        let document = Document::parse(&svg).expect("a panel is well formed");
        for node in document.descendants() {
            if let Some(spot) = node.attribute("data-spot") {
                assert!(title(node).is_some_and(|title| !title.is_empty()), "{spot} has no name");
                found.push(spot.to_owned());
            }
        }
    }
    found
}

/// What a person would click for this move, of all that lies beside the map.
fn needed(mv: &Move) -> Vec<String> {
    let action = |action: Action| format!("action-{action}");
    match mv {
        Move::Hire { source, .. } => {
            vec![action(Action::Hire), format!("source-{source}"), format!("hub-{}", source.hub)]
        }
        Move::Engineer { kind, hub } => vec![format!("engineer-{kind}-{hub}")],
        Move::Factory { good, .. } => vec![action(Action::Building), format!("factories-{good}")],
        Move::Buy(good) | Move::Order(good) => vec![action(Action::Goods), format!("market-{good}")],
        Move::Train(number) => vec![action(Action::Train), format!("engine-{number}")],
        Move::Upgrade { from, to } => vec![format!("train-{from}"), format!("engine-{to}")],
        Move::Contract(id) => vec![action(Action::Contract), format!("contract-{id}")],
        Move::Share(value) => vec![action(Action::Share), format!("share-{value}")],
        Move::Give(_) => vec![action(Action::Give), "influence".into()],
        Move::Discard(good) => vec![format!("goods-{good}")],
        Move::Build { .. } => vec![action(Action::Build)],
        Move::Station(_) => vec![action(Action::Building)],
        Move::Produce(_) | Move::ProduceAll | Move::ProduceNothing => vec![action(Action::Produce)],
        Move::Fundraise => vec![action(Action::Fundraise)],
        Move::Pass => vec![action(Action::Pass)],
        _ => Vec::new(),
    }
}

#[test]
fn whatever_a_move_needs_is_there_once_and_named() {
    for players in 2..=4 {
        let seen = std::cell::RefCell::new(Vec::new());
        played(players, &[("setup", "normal")], "21", |table| {
            seen.borrow_mut().push((
                table.round,
                std::mem::discriminant(&table.phase),
                table.must_discard().is_some(),
            ));
            false
        });
        // One position of each kind in each round.
        let seen = seen.into_inner();
        let wanted: Vec<usize> =
            (0..seen.len()).filter(|index| !seen[..*index].contains(&seen[*index])).collect();
        for stop in wanted {
            let passed = std::cell::Cell::new(0);
            let position =
                played(players, &[("setup", "normal")], "21", |_| passed.replace(passed.get() + 1) == stop);
            for seat in position.table().asked().iter() {
                let there = spots(&asides(&position, Viewer::Seat(seat)));
                let once: BTreeSet<&String> = there.iter().collect();
                assert_eq!(once.len(), there.len(), "{there:?}");
                let mut moves = Vec::new();
                position.moves(seat, &mut moves);
                for (mv, spot) in
                    moves.iter().flat_map(|mv| needed(mv).into_iter().map(move |spot| (mv, spot)))
                {
                    assert!(once.contains(&spot), "{mv} needs {spot}");
                }
            }
        }
    }
}

#[test]
fn panels_are_fit_for_a_strict_page_and_use_only_what_is_defined() {
    for position in positions() {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
            for aside in asides(&position, viewer) {
                let svg = aside.svg();
                let document = Document::parse(&svg).unwrap();
                face_kit::is_fit_for_a_page(&document);
                assert_eq!(document.root_element().attribute("aria-label"), Some(aside.title.as_str()));
            }
            face_kit::a_page_holds_together::<ImperialSteam>(&position.view(viewer));
        }
    }
}

#[test]
fn the_own_board_is_at_hand_and_the_scoring_comes_with_the_end() {
    let ids = |position: &Position, viewer: Viewer| -> Vec<(&'static str, bool)> {
        asides(position, viewer).into_iter().map(|aside| (aside.id, aside.at_hand)).collect()
    };
    let early = at_round(2, "7", 2);
    let own = ids(&early, Viewer::Seat(Seat::new(0)));
    assert_eq!(own[..2], [("own", true), ("actions", false)]);
    assert!(own[1..].iter().all(|(_, at_hand)| !at_hand));
    assert_eq!(ids(&early, Viewer::Spectator)[0].0, "actions");
    let over = to_the_end(3, "3");
    assert_eq!(over.table().phase, Phase::Over);
    assert_eq!(ids(&over, Viewer::Spectator)[0].0, "scoring");
}

#[test]
fn hidden_money_is_nowhere() {
    let position = played(4, &[("money", "hidden")], "11", |table| table.round == 5);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(2))] {
        let view = position.view(viewer);
        let shown = ImperialSteam::asides(&view, &english());
        let players = shown.iter().find(|aside| aside.id == "players").unwrap();
        let covered = players.svg().matches(">?<").count();
        assert_eq!(covered, if viewer == Viewer::Spectator { 4 } else { 3 });
        // Whatever the others have, it looks the same.
        for seed in [[1; 32], [2; 32]] {
            let other = Position::imagine(&view, &mut Stream::from_seed(seed));
            assert_eq!(asides(&other, viewer), shown);
        }
    }
}

#[test]
fn all_can_be_read_in_either_language() {
    for (position, language) in positions().iter().flat_map(|one| Language::ALL.map(|tag| (one, tag))) {
        let view = position.view(Viewer::Seat(Seat::new(0)));
        for aside in ImperialSteam::asides(&view, &Words::new(language)) {
            assert!(!aside.title.contains("imp-"), "{}", aside.title);
            let svg = aside.svg();
            let document = Document::parse(&svg).unwrap();
            for node in
                document.descendants().filter(|node| matches!(node.tag_name().name(), "text" | "title"))
            {
                let said = node.text().unwrap_or_default();
                assert!(!said.contains("imp-") && !said.is_empty(), "{}: {said:?}", aside.id);
                if let Some(size) = node.attribute("font-size") {
                    let size: f64 = size.parse::<f64>().unwrap() * scale(node);
                    assert!(size >= SMALLEST, "{} in {language:?}: {said:?} is set in {size}", aside.id);
                }
            }
        }
    }
}

/// How much all that a part lies in makes it larger.
fn scale(node: Node<'_, '_>) -> f64 {
    let of = |node: Node<'_, '_>| -> Option<f64> {
        let (_, rest) = node.attribute("transform")?.split_once("scale(")?;
        rest.trim_end_matches(')').parse().ok()
    };
    node.ancestors().filter_map(of).product()
}
