//! What every drawing of a table must be.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod games;
mod page;

use age_of_steam::{Board, Phase, Position};
use age_of_steam_face::AgeOfSteam;
use draw::Drawn;
use face_kit::new_lines;
use kernel::{Rules, Viewer};
use roxmltree::Document;
use words::{Language, Words};

fn drawn(position: &Position) -> String {
    drawn_in(position, &Words::new(Language::English))
}

fn drawn_in(position: &Position, words: &Words) -> String {
    AgeOfSteam::svg(&position.view(Viewer::Spectator), words)
}

/// From every part of the game, with few and with many players.
fn positions() -> Vec<Position> {
    let mut positions =
        vec![games::at_start(4, "7"), games::at_building(6, "7", 4), games::to_the_end(3, "7")];
    positions.push(games::played(
        5,
        "3",
        |table| matches!(&table.phase, Phase::MoveGoods(moving) if moving.cargo.is_some()),
    ));
    positions.push(games::played(
        4,
        "5",
        |table| matches!(&table.phase, Phase::Production(producing) if producing.drawn.is_some()),
    ));
    positions
        .push(games::played(4, "5", |table| table.turn == 2 && matches!(&table.phase, Phase::Auction(_))));
    positions
}

#[test]
fn a_drawing_is_well_formed_and_fit_for_a_strict_page() {
    for position in positions() {
        let svg = drawn(&position);
        assert!(svg.len() < 250_000, "{} bytes", svg.len());
        let document = Document::parse(&svg).unwrap();
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        assert!(
            root.attribute("aria-label").is_some_and(|label| label.starts_with("Age of Steam, Rust Belt"))
        );
        assert!(root.attribute("viewBox").is_some() && root.attribute("width").is_none());
        face_kit::is_fit_for_a_page(&document);
    }
}

#[test]
fn ids_are_unique_and_every_reference_is_met() {
    for position in positions() {
        let svg = drawn(&position);
        let document = Document::parse(&svg).unwrap();
        face_kit::ids_are_unique_and_met(&document);
    }
}

#[test]
fn every_hex_of_land_is_there_with_its_name() {
    let svg = drawn(&games::at_building(4, "7", 3));
    let document = Document::parse(&svg).unwrap();
    let board = Board::shipped("rust-belt").unwrap();
    let hexes: Vec<_> = document.descendants().filter(|node| node.has_attribute("data-hex")).collect();
    assert_eq!(hexes.len(), board.hexes().len());
    for hex in board.hexes() {
        let label = board.coord(hex).to_string();
        let group = hexes.iter().find(|node| node.attribute("data-hex") == Some(label.as_str())).unwrap();
        assert_eq!(group.attribute("id"), Some(format!("hex-{label}").as_str()));
        let title =
            group.children().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "title"))).unwrap();
        assert!(title.text().is_some_and(|text| text.starts_with(&label)), "{title:?}");
        let name = board.hex(hex).stop.map(|stop| board.stop(stop).name.as_str());
        assert_eq!(group.attribute("data-stop"), name);
    }
}

#[test]
fn cubes_boxes_and_players_can_be_pointed_at() {
    let position = games::at_start(5, "7");
    let svg = drawn(&position);
    let document = Document::parse(&svg).unwrap();
    let count = |name: &str| document.descendants().filter(|node| node.has_attribute(name)).count();
    assert_eq!(count("data-box"), 52);
    assert_eq!(count("data-seat"), 5);
    // 26 in the cities and 52 in the display; five more in the bag and five in the legend.
    assert_eq!(count("data-goods"), 26 + 52 + 5 + 5);
}

#[test]
fn names_from_outside_are_escaped_and_cut_to_fit() {
    let position = games::at_start(3, "7");
    let name = "<b>\"Tom\" & Jerry</b> of the Long Name Railroad Company";
    let svg = drawn_in(&position, &Words::new(Language::English).with_names(vec![name.into()]));
    Document::parse(&svg).unwrap();
    assert!(svg.contains("&lt;b&gt;&quot;Tom") && !svg.contains("<b>"));
    assert!(svg.contains('…'));
}

#[test]
fn every_language_has_its_own_words() {
    for position in positions() {
        let [english, french] = Language::ALL.map(|language| drawn_in(&position, &Words::new(language)));
        assert!(english.contains(">In the bag<") && french.contains(">Dans le sac<"));
    }
}

#[test]
fn the_same_position_gives_the_same_bytes() {
    let position = games::at_building(4, "7", 2);
    assert_eq!(drawn(&position), drawn(&position.clone()));
}

#[test]
fn the_start() {
    insta::assert_snapshot!(new_lines(&drawn(&games::at_start(4, "7")), ""));
}

#[test]
fn the_middle() {
    let (start, middle) = (games::at_start(4, "7"), games::at_building(4, "7", 4));
    insta::assert_snapshot!(new_lines(&drawn(&middle), &drawn(&start)));
}

#[test]
fn the_end() {
    let (start, end) = (games::at_start(3, "7"), games::to_the_end(3, "7"));
    insta::assert_snapshot!(new_lines(&drawn(&end), &drawn(&start)));
}
