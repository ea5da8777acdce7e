//! What every drawing of Steam Power must be.

mod asides;
mod board;
mod games;

use draw::{Aside, Drawn};
use face_kit::{is_fit_for_a_page, new_lines, spots};
use kernel::{Rules, Seat, Viewer};
use roxmltree::Document;
use steam_power::{Board, Phase, Position};
use steam_power_face::SteamPower;
use words::{Language, Words};

use games::{at_round, played, to_the_end};

/// A solo game in which the Combine has factories, worked out and not.
const SOLO: &str = "202";

fn english() -> Words {
    Words::new(Language::English)
}

/// From every part of the game, on every map, with few and with many players.
fn positions() -> Vec<Position> {
    vec![
        at_round("usa", 3, "7", 1),
        at_round("germany", 5, "7", 6),
        to_the_end("britain", 5, "7"),
        at_round("britain", 1, SOLO, 14),
        played("germany", 2, "3", |table| table.round > 4 && matches!(table.phase, Phase::Fulfilling { .. })),
    ]
}

fn sheet(position: &Position) -> String {
    SteamPower::svg(&position.view(Viewer::Spectator), &english())
}

fn board(position: &Position) -> String {
    SteamPower::board(&position.view(Viewer::Spectator), &english())
}

fn asides_for(position: &Position, viewer: Viewer) -> Vec<Aside> {
    SteamPower::asides(&position.view(viewer), &english())
}

/// Those of somebody who holds contracts.
fn asides(position: &Position) -> Vec<Aside> {
    asides_for(position, Viewer::Seat(Seat::new(0)))
}

#[test]
fn a_sheet_is_well_formed_and_fit_for_a_strict_page() {
    for position in positions() {
        let svg = sheet(&position);
        let document = Document::parse(&svg).unwrap();
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let titled = format!("Steam Power, {}", position.table().board().title);
        assert!(root.attribute("aria-label").is_some_and(|label| label.starts_with(&titled)));
        is_fit_for_a_page(&document);
        face_kit::ids_are_unique_and_met(&document);
    }
}

#[test]
fn all_parts_are_fit_for_a_strict_page_and_named() {
    for position in positions() {
        let board = board(&position);
        let document = Document::parse(&board).unwrap();
        is_fit_for_a_page(&document);
        let root = document.root_element();
        assert_eq!((root.attribute("id"), root.attribute("role")), (Some("board"), Some("group")));
        assert!(root.attribute("aria-label").is_some_and(|label| label.starts_with("Steam Power, ")));
        for aside in asides(&position) {
            let svg = aside.svg();
            let document = Document::parse(&svg).unwrap();
            is_fit_for_a_page(&document);
            assert_eq!(document.root_element().attribute("aria-label"), Some(aside.title.as_str()));
        }
    }
}

#[test]
fn ids_are_unique_on_a_page_and_every_reference_is_met_there() {
    for position in positions() {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            face_kit::a_page_holds_together::<SteamPower>(&position.view(viewer));
        }
    }
}

#[test]
fn a_card_needs_no_other_drawing() {
    let card = SteamPower::card(&english());
    let document = Document::parse(&card).unwrap();
    is_fit_for_a_page(&document);
    face_kit::ids_are_unique_and_met(&document);
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert_eq!(spots(&document), []);
    assert!(card.split("id=\"").skip(1).all(|rest| rest.starts_with("card-sp-")));
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let position = at_round("germany", 4, "7", 4);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(2))] {
        let [one, other] = [position.view(viewer), position.clone().view(viewer)];
        assert_eq!(SteamPower::svg(&one, &english()), SteamPower::svg(&other, &english()));
        assert_eq!(SteamPower::board(&one, &english()), SteamPower::board(&other, &english()));
        assert_eq!(SteamPower::asides(&one, &english()), SteamPower::asides(&other, &english()));
    }
}

#[test]
fn names_from_outside_are_escaped_and_cut_to_fit() {
    face_kit::names_are_escaped::<SteamPower>(&at_round("usa", 3, "7", 4).view(Viewer::Spectator));
}

#[test]
fn every_word_of_the_picture_is_there_in_either_language() {
    for position in positions() {
        face_kit::every_word_is_there::<SteamPower>(&position.view(Viewer::Seat(Seat::new(0))), "sp-");
    }
}

#[test]
fn every_map_can_be_drawn() {
    for map in Board::SHIPPED {
        let position = at_round(map, 2, "7", 1);
        let svg = sheet(&position);
        let hexes = position.table().board().hexes().len() + position.table().board().cities().len();
        assert!(svg.matches("data-spot=\"hex-").count() > hexes, "and the water along the coast");
        let png = draw::png(&svg, 500).unwrap();
        assert!(png.len() > 50_000, "{map}: {}", png.len());
    }
}

#[test]
fn the_board_at_the_start() {
    insta::assert_snapshot!(new_lines(&board(&at_round("germany", 3, "7", 1)), ""));
}

#[test]
fn the_board_in_the_middle() {
    let start = board(&at_round("germany", 3, "7", 1));
    insta::assert_snapshot!(new_lines(&board(&at_round("germany", 3, "7", 6)), &start));
}

#[test]
fn the_asides_in_the_middle() {
    let [hand, fulfilled, supply, legend] = asides(&at_round("germany", 3, "7", 6)).try_into().unwrap();
    insta::assert_snapshot!(new_lines(&hand.svg(), ""));
    insta::assert_snapshot!(new_lines(&fulfilled.svg(), ""));
    insta::assert_snapshot!(new_lines(&supply.svg(), ""));
    insta::assert_snapshot!(new_lines(&legend.svg(), ""));
}

#[test]
fn the_sheet_in_the_middle() {
    let position = at_round("germany", 3, "7", 6);
    insta::assert_snapshot!(new_lines(&sheet(&position), &board(&position)));
}
