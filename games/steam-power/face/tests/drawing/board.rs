//! The board of a page.

use std::collections::BTreeSet;

use draw::Drawn;
use face_kit::{is_light, spots, still_parts, title};
use kernel::Rules;
use roxmltree::{Document, Node};
use steam_power::{CityTile, Colour, Owner, Position, TileSet};
use steam_power_face::SteamPower;

use super::{asides, at_round, board, english, positions, to_the_end};

/// The attribute that says how a city lies.
fn city_ground<'a>(spot: Node<'a, 'a>) -> &'a str {
    spot.children()
        .find_map(|node| node.attribute("href")?.strip_prefix("#sp-city-"))
        .expect("a city has a ground")
}

#[test]
fn every_hex_is_a_spot_that_lies_where_it_says() {
    for position in positions() {
        let svg = board(&position);
        let document = Document::parse(&svg).unwrap();
        let (printed, spots) = (position.table().board(), spots(&document));
        let land = printed.hexes().map(|hex| printed.hex(hex).coord);
        let coords: Vec<_> = land.chain(printed.cities().map(|city| printed.site(city).coord)).collect();
        for coord in &coords {
            let named = format!("hex-{coord}");
            let found: Vec<_> = spots.iter().filter(|(name, _)| *name == named).collect();
            let [(_, group)] = found[..] else { panic!("{named}: {}", found.len()) };
            assert!(group.attribute("transform").is_some_and(|moved| moved.starts_with("translate(")));
            assert!(title(*group).is_some_and(|title| !title.is_empty()));
            // A page lights a hex up along the first shape in it.
            let ground = group.children().nth(1).unwrap();
            assert_eq!(
                (ground.attribute("class"), ground.attribute("href")),
                (Some("ground"), Some("#sp-hex"))
            );
            let label: Vec<_> =
                group.children().filter(|node| node.attribute("class") == Some("coord")).collect();
            assert_eq!(label.len(), 1);
            assert_eq!(label[0].text(), Some(coord.to_string().as_str()));
        }
        // Besides there is the water along the coast, which is told apart by name.
        let water = printed.water.iter().map(|coord| format!("hex-{coord}")).collect::<Vec<_>>();
        let coast = spots.iter().filter(|(name, _)| water.iter().any(|named| *named == **name));
        let coast: Vec<_> = coast.map(|(_, group)| title(*group)).collect();
        assert!(
            !coast.is_empty() && coast.iter().all(|title| title.is_some_and(|title| title.contains(", ")))
        );
        assert_eq!(spots.len(), coords.len() + coast.len());
        assert_eq!(document.root_element().attribute("data-spot-size"), Some("120"));
    }
}

#[test]
fn every_piece_has_its_symbol() {
    let svg = board(&at_round("usa", 2, "7", 1));
    let mut pieces: Vec<String> = TileSet::shipped().faces().iter().map(|face| face.id.clone()).collect();
    pieces.extend(Colour::ALL.map(|colour| format!("resource-{colour}")));
    pieces.extend(["factory", "train", "contract"].map(String::from));
    pieces.extend((0..5).flat_map(|seat| [format!("factory-{seat}"), format!("train-{seat}")]));
    for piece in pieces {
        assert_eq!(svg.matches(&format!("id=\"piece-{piece}\"")).count(), 1, "{piece}");
    }
}

#[test]
fn names_lie_above_all_else_and_cover_neither_names_nor_trains() {
    let number = |node: Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let meet = |one: &[f64; 4], other: &[f64; 4]| {
        (0..2)
            .all(|axis| one[axis] < other[axis] + other[axis + 2] && other[axis] < one[axis] + one[axis + 2])
    };
    for position in positions() {
        let svg = board(&position);
        let document = Document::parse(&svg).unwrap();
        let names = document.root_element().last_element_child().unwrap();
        assert_eq!((names.attribute("class"), names.attribute("aria-hidden")), (Some("names"), Some("true")));
        let printed = position.table().board();
        let expected: Vec<_> = printed.cities().map(|city| printed.site(city).name.as_str()).collect();
        let texts = names.children().filter(|node| node.tag_name().name() == "text");
        assert_eq!(texts.filter_map(|node| node.text()).collect::<Vec<_>>(), expected);
        let signs: Vec<[f64; 4]> = names
            .children()
            .filter(|node| node.tag_name().name() == "rect")
            .map(|sign| ["x", "y", "width", "height"].map(|name| number(sign, name)))
            .collect();
        for (index, sign) in signs.iter().enumerate() {
            assert!(!signs[..index].iter().any(|other| meet(sign, other)), "{}", expected[index]);
        }
        let trains = document
            .descendants()
            .filter(|node| node.attribute("href").is_some_and(|id| id.starts_with("#sp-train-")));
        for train in trains {
            let place = [number(train, "x") - 20.0, number(train, "y") - 12.0, 40.0, 24.0];
            let said = train.parent().and_then(title).unwrap_or_default();
            assert!(!signs.iter().any(|sign| meet(sign, &place)), "{said}");
        }
    }
}

#[test]
fn every_tile_laid_and_every_link_is_there_by_itself() {
    for position in positions() {
        let svg = board(&position);
        let (table, document) = (position.table(), Document::parse(&svg).unwrap());
        let keys: BTreeSet<&str> =
            document.descendants().filter_map(|node| node.attribute("data-key")).collect();
        for hex in table.board().hexes() {
            let Some(tile) = table.track.tile(hex) else { continue };
            let key = format!("tile-{}-{tile}", table.board().hex(hex).coord).replace('/', "-");
            assert!(keys.contains(key.as_str()), "{key}");
        }
        for seat in table.all_seats() {
            let trains = document
                .descendants()
                .filter(|node| node.attribute("data-seat") == Some(seat.to_string().as_str()));
            assert_eq!(trains.count(), table.track.trains(seat), "seat {seat}");
        }
        let open = table.all_seats().filter(|seat| table.track.stub(*seat).is_some()).count();
        assert_eq!(svg.matches("href=\"#sp-buffer\"").count(), open);
    }
}

#[test]
fn cities_show_their_colour_their_factory_and_what_is_left() {
    let mut seen = BTreeSet::new();
    for position in positions() {
        let svg = board(&position);
        let (table, document) = (position.table(), Document::parse(&svg).unwrap());
        let spots = spots(&document);
        for id in table.board().cities() {
            let (city, coord) = (table.city(id), table.board().site(id).coord);
            let (_, spot) = *spots.iter().find(|(name, _)| *name == format!("hex-{coord}")).unwrap();
            let drawn = |wanted: &str| {
                spot.descendants().filter(|node| node.attribute("href") == Some(wanted)).count()
            };
            let CityTile::Resources(colour) = city.tile else {
                assert_eq!((city_ground(spot), drawn("#sp-star")), ("points", 1));
                continue;
            };
            let ground = if city.is_flipped() { format!("{colour}-flipped") } else { colour.to_string() };
            assert_eq!(city_ground(spot), ground);
            assert_eq!(drawn("#sp-factory"), usize::from(city.factory.is_some()));
            assert_eq!(drawn(&format!("#sp-cube-{colour}")), usize::from(city.resources));
            let combine = city.factory == Some(Owner::Combine);
            assert_eq!(drawn("#sp-cog"), usize::from(combine));
            seen.insert((combine, city.is_flipped()));
        }
    }
    assert_eq!(seen.len(), 4, "factories of players and of the Combine, worked out and not");
}

#[test]
fn cities_side_by_side_are_joined_once_a_link_reaches_them() {
    let start = board(&at_round("germany", 5, "7", 1));
    assert!(start.contains("data-key=\"planned\"") && !start.contains("data-key=\"built\""));
    assert!(board(&at_round("germany", 5, "7", 6)).contains("data-key=\"built\""));
    let usa = board(&at_round("usa", 5, "7", 6));
    assert!(!usa.contains("data-key=\"planned\"") && !usa.contains("data-key=\"built\""));
}

/// A page may animate what appears by moving it, and finds again by its key what was there before.
#[test]
fn what_comes_and_goes_can_be_told_apart_and_moved() {
    for position in positions() {
        let mut parts = vec![board(&position)];
        parts.extend(asides(&position).into_iter().map(|aside| aside.svg()));
        for part in &parts {
            let document = Document::parse(part).unwrap();
            for node in document.descendants().filter(|node| node.is_element()) {
                if node.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "appears")) {
                    assert_eq!(node.attribute("transform"), None);
                }
                let mut keys = BTreeSet::new();
                for key in node.children().filter_map(|child| child.attribute("data-key")) {
                    assert!(keys.insert(key), "{key} twice");
                }
            }
        }
    }
}

#[test]
fn what_lies_on_top_lets_clicks_through() {
    let svg = board(&at_round("germany", 4, "7", 6));
    let document = Document::parse(&svg).unwrap();
    for class in ["track", "groups", "markers", "names"] {
        let group = document.descendants().find(|node| node.attribute("class") == Some(class)).unwrap();
        assert_eq!(group.attribute("pointer-events"), Some("none"), "{class}");
    }
}

#[test]
fn what_is_said_to_be_still_does_not_change_in_a_game() {
    let (start, end) = (board(&at_round("britain", 5, "7", 1)), board(&to_the_end("britain", 5, "7")));
    assert_eq!(still_parts(&start).len(), 2);
    assert!(still_parts(&start) == still_parts(&end));
}

#[test]
fn a_page_is_light() {
    for position in positions() {
        is_light("board", &board(&position), 24_000);
        let asides: String = asides(&position).into_iter().map(|aside| aside.svg()).collect();
        is_light("asides", &asides, 6_000);
    }
    is_light("card", &SteamPower::card(&english()), 11_000);
    assert_eq!(Position::INFO.id, "steam-power");
}
