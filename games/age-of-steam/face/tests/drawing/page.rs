//! The parts for a page: the board, what lies beside it, the card.

use std::collections::BTreeSet;

use age_of_steam::{Board, Colour, Column, NewCity, Position, TileSet};
use age_of_steam_face::AgeOfSteam;
use draw::{Aside, Drawn};
use face_kit::{is_light, new_lines, spots, still_parts, title};
use kernel::{Rules, Viewer};
use roxmltree::{Document, Node};
use words::{Language, Words};

use crate::{games, positions};

fn english() -> Words {
    Words::new(Language::English)
}

fn board(position: &Position) -> String {
    AgeOfSteam::board(&position.view(Viewer::Spectator), &english())
}

fn asides(position: &Position) -> Vec<Aside> {
    AgeOfSteam::asides(&position.view(Viewer::Spectator), &english())
}

#[test]
fn all_parts_are_fit_for_a_strict_page_and_named() {
    for position in positions() {
        let board = board(&position);
        let document = Document::parse(&board).unwrap();
        face_kit::is_fit_for_a_page(&document);
        let root = document.root_element();
        assert_eq!(root.attribute("id"), Some("board"));
        assert_eq!(root.attribute("role"), Some("group"));
        assert!(
            root.attribute("aria-label").is_some_and(|label| label.starts_with("Age of Steam, Rust Belt"))
        );
        for aside in asides(&position) {
            let svg = aside.svg();
            let document = Document::parse(&svg).unwrap();
            face_kit::is_fit_for_a_page(&document);
            assert_eq!(document.root_element().attribute("aria-label"), Some(aside.title.as_str()));
        }
    }
    let card = AgeOfSteam::card(&english());
    let document = Document::parse(&card).unwrap();
    face_kit::is_fit_for_a_page(&document);
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert_eq!(spots(&document), []);
}

#[test]
fn ids_are_unique_on_a_page_and_every_reference_is_met_there() {
    for position in positions() {
        face_kit::a_page_holds_together::<AgeOfSteam>(&position.view(Viewer::Spectator));
    }
}

#[test]
fn a_card_needs_no_other_drawing() {
    let card = AgeOfSteam::card(&english());
    face_kit::ids_are_unique_and_met(&Document::parse(&card).unwrap());
    assert!(card.split("id=\"").skip(1).all(|rest| rest.starts_with("card-")));
}

#[test]
fn every_hex_is_a_spot_that_lies_where_it_says() {
    let svg = board(&games::at_building(4, "7", 3));
    let document = Document::parse(&svg).unwrap();
    let board = Board::shipped("rust-belt").unwrap();
    let spots = spots(&document);
    for hex in board.hexes() {
        let label = board.coord(hex).to_string();
        let named = format!("hex-{label}");
        let found: Vec<_> = spots.iter().filter(|(name, _)| *name == named).collect();
        let [(_, group)] = found[..] else { panic!("{named}: {}", found.len()) };
        assert!(group.attribute("transform").is_some_and(|moved| moved.starts_with("translate(")));
        assert!(title(*group).is_some_and(|title| title.starts_with(&label)));
        // A page lights a hex up along the first shape in it.
        let ground = group.children().nth(1).unwrap();
        assert_eq!((ground.attribute("class"), ground.attribute("href")), (Some("ground"), Some("#aos-hex")));
    }
    assert_eq!(spots.iter().filter(|(name, _)| name.starts_with("hex-")).count(), board.hexes().len());
}

#[test]
fn every_hex_has_its_coordinate_where_a_page_can_hide_it() {
    let svg = board(&games::golden(0.6));
    let document = Document::parse(&svg).unwrap();
    let (board, spots) = (Board::shipped("rust-belt").unwrap(), spots(&document));
    for hex in board.hexes() {
        let label = board.coord(hex).to_string();
        let (_, group) = spots.iter().find(|(name, _)| *name == format!("hex-{label}")).unwrap();
        let coords: Vec<_> =
            group.children().filter(|node| node.attribute("class") == Some("coord")).collect();
        let [coord] = coords[..] else { panic!("{label}: {}", coords.len()) };
        assert_eq!(coord.text(), Some(label.as_str()));
    }
}

/// A page lays a copy of the names above its own marks, so they are in a group by themselves, the last one.
#[test]
fn names_lie_above_all_else() {
    for position in positions() {
        let svg = board(&position);
        let document = Document::parse(&svg).unwrap();
        let names = document.root_element().last_element_child().unwrap();
        assert_eq!((names.attribute("class"), names.attribute("aria-hidden")), (Some("names"), Some("true")));
        let board = Board::shipped("rust-belt").unwrap();
        let expected: Vec<_> = board.stops().map(|stop| Some(board.stop(stop).name.as_str())).collect();
        let texts = names.children().filter(|node| node.tag_name().name() == "text");
        assert_eq!(texts.map(|node| node.text()).collect::<Vec<_>>(), expected);
        let elsewhere = document.descendants().filter(|node| node.tag_name().name() == "text");
        let elsewhere = elsewhere.filter(|node| node.parent() != Some(names));
        assert!(elsewhere.into_iter().all(|node| !expected.contains(&node.text())));
    }
}

/// Neither do names cover each other, nor the engine of a link; that of a mere exit can stand nowhere else.
#[test]
fn names_cover_no_names_and_no_engines() {
    let number = |node: Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
    for position in positions() {
        let svg = board(&position);
        let document = Document::parse(&svg).unwrap();
        let names = document.root_element().last_element_child().unwrap();
        let signs: Vec<[f64; 4]> = names
            .children()
            .filter(|node| node.tag_name().name() == "rect")
            .map(|sign| ["x", "y", "width", "height"].map(|name| number(sign, name)))
            .collect();
        let meet = |one: &[f64; 4], other: &[f64; 4]| {
            (0..2).all(|axis| {
                one[axis] < other[axis] + other[axis + 2] && other[axis] < one[axis] + one[axis + 2]
            })
        };
        for (index, sign) in signs.iter().enumerate() {
            assert!(!signs[..index].iter().any(|other| meet(sign, other)));
        }
        let engines = document
            .descendants()
            .filter(|node| node.attribute("href").is_some_and(|id| id.starts_with("#aos-engine-")));
        for engine in engines {
            let described = engine.parent().and_then(title).unwrap_or_default();
            let place = [number(engine, "x") - 17.0, number(engine, "y") - 11.0, 34.0, 22.0];
            let covered = signs.iter().any(|sign| meet(sign, &place));
            assert!(!covered || described.contains("Unfinished"), "{described}");
        }
    }
}

#[test]
fn cubes_are_spots_in_their_cities() {
    let position = games::golden(0.5);
    let svg = board(&position);
    let document = Document::parse(&svg).unwrap();
    let spots = spots(&document);
    let table = position.table();
    let mut expected = 0;
    for stop in table.board().stops() {
        let coord = table.board().coord(table.board().stop(stop).hex);
        for colour in Colour::ALL {
            let count = usize::from(table.goods[stop.index()][colour.index()]);
            let named = format!("cube-{coord}-{colour}");
            let found = spots.iter().find(|(name, _)| *name == named);
            assert_eq!(found.is_some(), count > 0, "{named}");
            let Some((_, group)) = found else { continue };
            assert_eq!(
                group.parent().and_then(|hex| hex.attribute("data-spot")),
                Some(&*format!("hex-{coord}"))
            );
            let cubes = group.children().filter(|node| node.attribute("class") == Some("appears")).count();
            assert!(cubes == count || cubes == 1, "{named}: {cubes} of {count}");
            expected += 1;
        }
    }
    assert!(expected > 10);
    assert_eq!(spots.iter().filter(|(name, _)| name.starts_with("cube-")).count(), expected);
}

#[test]
fn there_is_a_symbol_for_every_piece() {
    let svg = board(&games::at_start(3, "7"));
    let document = Document::parse(&svg).unwrap();
    let kinds = TileSet::shipped().kinds().map(|(_, info)| format!("piece-{}", info.id));
    let cities = NewCity::ALL.map(|city| format!("piece-new-city-{city}"));
    let cubes = Colour::ALL.map(|colour| format!("piece-cube-{colour}"));
    let pieces: BTreeSet<String> = kinds.chain(cities).chain(cubes).collect();
    assert_eq!(pieces.len(), 15 + 8 + 5);
    let there: BTreeSet<String> = document
        .descendants()
        .filter_map(|node| node.attribute("id"))
        .filter(|id| id.starts_with("piece-"))
        .map(str::to_owned)
        .collect();
    assert_eq!(there, pieces);
}

#[test]
fn the_goods_display_has_a_spot_for_every_box() {
    let position = games::at_start(4, "7");
    let asides = asides(&position);
    let ids: Vec<_> = asides.iter().map(|aside| aside.id).collect();
    assert_eq!(ids, ["goods", "tiles", "legend"]);
    let svg = asides[0].svg();
    let document = Document::parse(&svg).unwrap();
    let boxes: BTreeSet<&str> = spots(&document).into_iter().map(|(name, _)| name).collect();
    let expected: BTreeSet<String> = Column::all()
        .flat_map(|column| (1..=column.boxes()).map(move |row| format!("box-{column}-{row}")))
        .collect();
    assert_eq!(boxes, expected.iter().map(String::as_str).collect());
    assert_eq!(boxes.len(), 52);
    assert!(spots(&document).iter().all(|(_, node)| title(*node).is_some()));
}

/// Beside the board a display of goods may be no wider than 350 pixels, and its type no smaller than 11.
#[test]
fn the_goods_display_can_be_read_where_there_is_little_room() {
    for position in positions() {
        let goods = asides(&position).swap_remove(0);
        let svg = goods.svg();
        let document = Document::parse(&svg).unwrap();
        for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
            let size: f64 = text.attribute("font-size").unwrap().parse().unwrap();
            assert!(size * 350.0 / 400.0 >= 11.0, "{:?}: {size}", text.text());
        }
        assert!(goods.svg().contains("Kansas City (light 3), box 1, "));
    }
}

/// What is set smaller where it would not fit, such as a player's name, stays large enough to be read.
#[test]
fn all_that_lies_beside_the_board_can_be_read_in_either_language() {
    for (position, language) in positions().iter().flat_map(|one| Language::ALL.map(|tag| (one, tag))) {
        for aside in AgeOfSteam::asides(&position.view(Viewer::Spectator), &Words::new(language)) {
            let svg = aside.svg();
            let document = Document::parse(&svg).unwrap();
            for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
                let size: f64 = text.attribute("font-size").unwrap().parse().unwrap();
                assert!(size >= 10.0, "{:?} in {language:?}: {size}", text.text());
            }
        }
    }
}

/// A page may animate what appears by moving it, and finds again by its key what was there before.
#[test]
fn what_comes_and_goes_can_be_told_apart_and_moved() {
    for position in positions() {
        let mut parts = vec![board(&position)];
        parts.extend(asides(&position).into_iter().map(|aside| aside.svg()));
        let mut appearing = 0;
        for part in &parts {
            let document = Document::parse(part).unwrap();
            for node in document.descendants().filter(|node| node.is_element()) {
                if node.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "appears")) {
                    assert_eq!(node.attribute("transform"), None);
                    appearing += 1;
                }
                let mut keys = BTreeSet::new();
                for key in node.children().filter_map(|child| child.attribute("data-key")) {
                    assert!(keys.insert(key), "{key} twice");
                }
            }
        }
        assert!(appearing > 50);
    }
}

#[test]
fn what_lies_on_top_lets_clicks_through() {
    let svg = board(&games::golden(0.6));
    let document = Document::parse(&svg).unwrap();
    for class in ["track", "markers", "names"] {
        let group = document.descendants().find(|node| node.attribute("class") == Some(class)).unwrap();
        assert_eq!(group.attribute("pointer-events"), Some("none"));
        assert!(group.children().count() > 5);
    }
}

#[test]
fn every_tile_laid_is_there_by_itself() {
    let position = games::golden(0.6);
    let svg = board(&position);
    let (table, document) = (position.table(), Document::parse(&svg).unwrap());
    let keys: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("data-key")).collect();
    for hex in table.board().hexes() {
        let Some(tile) = table.track.tile_id(hex) else { continue };
        let key = format!("tile-{}-{}", table.board().coord(hex), tile.to_string().replace('/', "-"));
        assert!(keys.contains(key.as_str()), "{key}");
    }
}

#[test]
fn what_is_said_to_be_still_does_not_change_in_a_game() {
    let [start, end] = [0.0, 1.0].map(|share| board(&games::golden(share)));
    assert_eq!(still_parts(&start).len(), 2);
    assert!(still_parts(&start) == still_parts(&end));
}

#[test]
fn names_from_outside_are_escaped() {
    face_kit::names_are_escaped::<AgeOfSteam>(&games::golden(0.6).view(Viewer::Spectator));
}

#[test]
fn every_word_is_there_in_either_language() {
    for position in positions() {
        face_kit::every_word_is_there::<AgeOfSteam>(&position.view(Viewer::Spectator), "aos-");
    }
}

#[test]
fn a_page_is_light() {
    for position in [games::at_start(4, "7"), games::golden(0.95), games::at_building(6, "7", 5)] {
        is_light("board", &board(&position), 18_000);
        let asides: String = asides(&position).into_iter().map(|aside| aside.svg()).collect();
        is_light("asides", &asides, 6_000);
    }
    is_light("card", &AgeOfSteam::card(&english()), 8_000);
}

#[test]
fn the_board_in_the_middle() {
    let (start, middle) = (games::golden(0.0), games::golden(0.3));
    insta::assert_snapshot!(new_lines(&board(&middle), &board(&start)));
}

#[test]
fn the_asides_in_the_middle() {
    let [goods, tiles, legend] = asides(&games::golden(0.3)).try_into().unwrap();
    let before = asides(&games::golden(0.0)).swap_remove(0);
    insta::assert_snapshot!(new_lines(&goods.svg(), &before.svg()));
    insta::assert_snapshot!(new_lines(&tiles.svg(), ""));
    insta::assert_snapshot!(new_lines(&legend.svg(), ""));
}
