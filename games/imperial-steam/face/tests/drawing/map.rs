//! What the map must be.

use std::collections::BTreeSet;

use draw::Drawn;
use face_kit::{spots, title};
use imperial_steam::{CityId, FactorySite, LinkId, Move, Position};
use imperial_steam_face::ImperialSteam;
use kernel::{Rules, Seat, Viewer};
use roxmltree::{Document, Node};
use words::{Language, Words};

use crate::games::played;

/// From every part of the game, with every set-up and number of players.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for (players, setup, round) in [
        (2, "fixed", 1),
        (4, "fixed", 4),
        (3, "normal", 3),
        (2, "random", 5),
        (3, "random", 9),
        (4, "random", 8),
    ] {
        positions.push(played(players, &[("setup", setup)], "7", |table| table.round == round));
    }
    positions
}

fn board(position: &Position, language: Language) -> String {
    let names = ["Ada", "Ben", "Célestine", "Dov"].map(String::from).to_vec();
    ImperialSteam::board(&position.view(Viewer::Spectator), &Words::new(language).with_names(names))
}

/// The spots of the map that a move is about.
fn meant(mv: &Move) -> Vec<String> {
    let link = |link: LinkId| format!("link-{link}");
    let city = |city: CityId| format!("city-{city}");
    let site = |site: FactorySite| format!("site-{}", site.to_string().replace('/', "-"));
    match *mv {
        Move::Build { link: at, .. } | Move::Access(at) => vec![link(at)],
        Move::Station(at) => vec![city(at)],
        Move::Factory { site: at, .. } | Move::Produce(at) => vec![site(at)],
        Move::Deliver { from, to } => vec![site(from), city(to)],
        _ => Vec::new(),
    }
}

#[test]
fn every_move_finds_its_spots() {
    let mut found = 0;
    for position in positions() {
        let svg = board(&position, Language::English);
        let document = Document::parse(&svg).unwrap();
        let names: BTreeSet<&str> = spots(&document).into_iter().map(|(name, _)| name).collect();
        for seat in Seat::all(usize::from(position.table().players)) {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            for spot in moves.iter().flat_map(meant) {
                assert!(names.contains(spot.as_str()), "{spot}");
                found += 1;
            }
        }
    }
    assert!(found > 30, "{found}");
}

#[test]
fn every_spot_is_named_once_and_lies_where_it_says() {
    for position in positions() {
        for language in [Language::English, Language::French] {
            let svg = board(&position, language);
            let document = Document::parse(&svg).unwrap();
            face_kit::is_fit_for_a_page(&document);
            let spots = spots(&document);
            let names: BTreeSet<&str> = spots.iter().map(|(name, _)| *name).collect();
            assert_eq!(names.len(), spots.len());
            for (name, spot) in &spots {
                assert!(
                    title(*spot).is_some_and(|title| title.len() > 3 && !title.contains("imp-")),
                    "{name}: {:?}",
                    title(*spot)
                );
                // A page draws around the first shape, which comes after the title.
                assert!(spot.first_element_child().is_some_and(|child| child.has_tag_name("title")));
                let ground = spot.children().filter(|node| node.is_element()).nth(1).unwrap();
                assert!(["rect", "path"].contains(&ground.tag_name().name()), "{name}");
                assert!(
                    spot.attribute("transform").is_some_and(|moved| moved.starts_with("translate(")),
                    "{name}"
                );
            }
            let count = |kind: &str| spots.iter().filter(|(name, _)| name.starts_with(kind)).count();
            assert_eq!((count("city-"), count("link-")), (30, 54));
        }
    }
}

#[test]
fn tracks_are_told_and_shown() {
    let position = played(4, &[], "7", |table| table.round == 5);
    let table = position.table();
    let svg = board(&position, Language::English);
    let document = Document::parse(&svg).unwrap();
    for (name, spot) in spots(&document) {
        let Some(link) = name.strip_prefix("link-") else { continue };
        let owners = table.tracks[table.map().find_link(link).unwrap().index()];
        for (seat, called) in Seat::all(4).zip(["Ada", "Ben", "Célestine", "Dov"]) {
            let key = format!("track-{seat}-{link}");
            let drawn = document.descendants().any(|node| node.attribute("data-key") == Some(&key));
            assert_eq!(drawn, owners.contains(seat), "{name}");
            let said =
                title(spot).unwrap().split("track").nth(1).is_some_and(|owners| owners.contains(called));
            assert_eq!(said, owners.contains(seat), "{name}: {:?}", title(spot));
        }
    }
}

#[test]
fn a_late_map_is_light_and_whole() {
    let position = played(4, &[], "7", |table| table.round == 8);
    let svg = board(&position, Language::English);
    assert!(svg.len() < 125_000, "{} bytes", svg.len());
    let document = Document::parse(&svg).unwrap();
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for used in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(used.trim_start_matches('#')), "{used}");
    }
    for piece in ["track", "station", "factory"] {
        for seat in 0..4 {
            assert!(ids.contains(format!("piece-{piece}-{seat}").as_str()), "{piece}-{seat}");
        }
    }
    let names = document.root_element().last_element_child().unwrap();
    assert_eq!(names.attribute("class"), Some("names"));
    assert_eq!(names.children().filter(|child| child.has_tag_name("text")).count(), 30);
}

#[test]
fn names_and_prices_are_large_enough_to_read() {
    for (position, language) in positions().iter().flat_map(|one| Language::ALL.map(|tag| (one, tag))) {
        let svg = board(position, language);
        let document = Document::parse(&svg).unwrap();
        let is_name =
            |node: Node<'_, '_>| node.ancestors().any(|around| around.attribute("class") == Some("names"));
        let is_price = |node: Node<'_, '_>| {
            let amount = node.text().and_then(|text| text.parse::<u16>().ok());
            amount.is_some_and(|amount| amount >= 10)
        };
        let mut found = 0;
        for node in document.descendants().filter(|node| node.has_tag_name("text")) {
            if is_name(node) || is_price(node) {
                let size: f64 = node.attribute("font-size").unwrap().parse().unwrap();
                assert!(size >= 20.0, "{:?} is set in {size}", node.text());
                found += 1;
            }
        }
        assert!(found > 60, "{found}");
    }
}
