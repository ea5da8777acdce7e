//! The board of a page: what people click on.

use super::{GAME, Sheet, goods, land, places, still, trains};
use draw::svg::Svg;
use draw::{page_board, signs};

pub(super) fn draw(sheet: &Sheet<'_>) -> String {
    page_board::draw(GAME, &still::of(sheet), &sheet.summary(), |svg| draw_play(svg, sheet))
}

/// All that lies on the ground.
pub(super) fn draw_play(svg: &mut Svg, sheet: &Sheet<'_>) {
    land::draw_origin(svg, sheet);
    places::draw_wasteland(svg, sheet);
    trains::draw_networks(svg, sheet);
    places::draw(svg, sheet);
    goods::draw(svg, sheet);
    trains::draw(svg, sheet);
    places::draw_bound(svg, sheet);
    signs::draw(svg, &land::plates(sheet));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use empyreal::{Move, Position, Table};
    use face_kit::{play_out, start};
    use kernel::{Rules, Seat, Stream, Viewer};
    use roxmltree::Document;
    use words::{Language, Words};

    use crate::Empyreal;
    use draw::Drawn;

    /// A game in which so many moves were drawn by lot.
    fn played(players: usize, moves: usize) -> Position {
        let (mut lots, mut left) = (Stream::from_seed([players as u8; 32]), moves);
        let choose = |_: &Position, _: Seat, possible: &[Move]| {
            left = left.checked_sub(1)?;
            Some(possible[lots.index(possible.len())])
        };
        play_out::<Empyreal>(start(players, "7", &[]), choose, |_| ())
    }

    fn board(position: &Position, language: Language) -> String {
        let names = ["Ada", "Ben", "Célestine", "Dov", "Eve", "Fjodor"].map(String::from).to_vec();
        Empyreal::board(&position.view(Viewer::Spectator), &Words::new(language).with_names(names))
    }

    fn expected(table: &Table) -> BTreeSet<String> {
        let chart = table.map.chart();
        let hexes = chart.all.iter().map(|hex| format!("hex-{}", chart.coord(hex)));
        let stands = table.tiles.stands();
        let stands = stands.map(|stand| format!("stand-{}-{}-{}", stand.city, stand.colour, stand.size));
        hexes.chain(stands).collect()
    }

    #[test]
    fn every_spot_is_there_once_and_says_what_it_is() {
        for (players, moves) in [(2, 0), (3, 300), (4, 500), (5, 150), (6, 900)] {
            let position = played(players, moves);
            for language in [Language::English, Language::French] {
                let svg = board(&position, language);
                let document = Document::parse(&svg).expect("well-formed");
                let mut found = BTreeSet::new();
                for spot in document.descendants().filter(|node| node.has_attribute("data-spot")) {
                    let name = spot.attribute("data-spot").unwrap_or_default();
                    assert!(found.insert(name.to_owned()), "{name} twice");
                    let title = spot.first_element_child().and_then(|child| child.text()).unwrap_or_default();
                    assert!(title.len() > 3 && !title.contains("emp-"), "{name}: {title}");
                }
                assert_eq!(found, expected(position.table()));
                assert!(svg.len() < 250_000, "{} bytes with {players} players", svg.len());
            }
        }
    }

    #[test]
    fn every_train_and_every_good_is_shown() {
        let position = played(6, 900);
        let table = position.table();
        let svg = board(&position, Language::English);
        let map = &table.map;
        let trains: usize = map.chart().all.iter().map(|hex| usize::from(map.trains_on(hex))).sum();
        assert!(trains > 20, "{trains}");
        assert_eq!(svg.matches("data-key=\"train-").count(), trains);
        let goods = map.chart().all.iter().flat_map(|hex| *map.goods(hex)).filter(|count| *count > 0).count();
        assert_eq!(svg.matches("data-key=\"good-").count(), goods);
        assert_eq!(svg.matches("data-key=\"wasteland-").count(), map.placed.len());
    }

    #[test]
    fn all_that_is_used_is_defined() {
        let position = played(4, 400);
        let view = position.view(Viewer::Spectator);
        for svg in [board(&position, Language::French), Empyreal::card(&Words::new(Language::English))] {
            let document = Document::parse(&svg).expect("well-formed");
            let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
            for used in document.descendants().filter_map(|node| node.attribute("href")) {
                assert!(ids.contains(&used.trim_start_matches('#')), "{used}");
            }
        }
        let svg = Empyreal::svg(&view, &Words::new(Language::English));
        Document::parse(&svg).expect("well-formed");
    }

    #[test]
    fn every_piece_that_is_spoken_of_is_defined() {
        let svg = board(&played(2, 0), Language::English);
        let companies = empyreal::Company::ALL.map(|company| format!("train-{company}"));
        let goods = empyreal::Terrain::ALL.map(|terrain| format!("good-{terrain}"));
        let tiles = empyreal::Size::ALL.map(|size| format!("tile-{size}"));
        let others = ["wasteland", "mana"].map(String::from);
        for piece in companies.into_iter().chain(goods).chain(tiles).chain(others) {
            assert!(svg.contains(&format!("id=\"piece-{piece}\"")), "{piece}");
        }
    }
}
