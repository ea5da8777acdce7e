//! The drawing of a page, as a page has it.

use std::collections::{BTreeMap, BTreeSet};

use guide::Target;
use kernel::{EventOf, Language, Rules, Stream, ViewOf, Viewer};
use roxmltree::Document;
use words::Words;

use crate::{Asked, WholeFace};

/// The board and what lies beside it, as names of their parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What can be clicked, with its title.
    pub spots: BTreeMap<String, String>,
    /// Every id.
    pub ids: BTreeSet<String>,
}

impl Picture {
    /// The parts of a page that shows this view.
    ///
    /// # Panics
    /// When a part is not fit for a page.
    #[must_use]
    pub fn of<F: WholeFace>(view: &ViewOf<F>, words: &Words) -> Self {
        let mut parts = vec![<F as draw::Drawn>::board(view, words)];
        parts.extend(F::asides(view, words).into_iter().map(|aside| aside.svg));
        let mut picture = Self { spots: BTreeMap::new(), ids: BTreeSet::new() };
        let mut references = BTreeSet::new();
        for part in &parts {
            let document = Document::parse(part).unwrap_or_else(|error| panic!("no SVG: {error}"));
            is_fit_for_a_page(&document);
            for node in document.descendants().filter(roxmltree::Node::is_element) {
                if let Some(id) = node.attribute("id") {
                    assert!(picture.ids.insert(id.to_owned()), "the id {id} stands there twice");
                }
                if let Some(spot) = node.attribute("data-spot") {
                    let title = node.children().find(|child| child.tag_name().name() == "title");
                    let title = title.and_then(|title| title.text()).unwrap_or_default();
                    picture.spots.entry(spot.to_owned()).or_insert_with(|| title.to_owned());
                }
                references.extend(node.attributes().filter_map(|attribute| {
                    let value = attribute.value();
                    let id = match attribute.name() {
                        "href" => value.strip_prefix('#'),
                        _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
                    };
                    id.map(str::to_owned)
                }));
            }
        }
        let unmet: Vec<_> = references.difference(&picture.ids).collect();
        assert!(unmet.is_empty(), "these lead nowhere: {unmet:?}");
        picture
    }

    #[track_caller]
    fn has(&self, spot: &str, whose: impl std::fmt::Display) {
        assert!(self.spots.contains_key(spot), "{whose}: the spot {spot} is not in the drawing");
    }

    #[track_caller]
    fn has_piece(&self, piece: &str, whose: impl std::fmt::Display) {
        assert!(self.ids.contains(&format!("piece-{piece}")), "{whose}: there is no piece {piece}");
    }
}

/// No script, no style, nothing from elsewhere.
///
/// # Panics
/// When it has any of that.
pub fn is_fit_for_a_page(document: &Document<'_>) {
    assert!(document.root_element().attribute("viewBox").is_some());
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        assert!(!["script", "style", "foreignObject", "image"].contains(&node.tag_name().name()));
        for attribute in node.attributes() {
            assert!(attribute.name() != "style" && !attribute.name().starts_with("on"), "{attribute:?}");
            assert!(attribute.name() != "href" || attribute.value().starts_with('#'), "{attribute:?}");
        }
    }
}

/// Everything that a move is made of by clicking is in the drawing.
pub(crate) fn holds_every_spot<F: WholeFace>(asked: &Asked<'_, F>) {
    let picture = Picture::of::<F>(asked.view, &Words::new(Language::English));
    for mv in asked.moves {
        for target in F::path(asked.view, asked.seat, mv) {
            match target {
                Target::Spot { spot, .. } => picture.has(&spot, mv),
                Target::Piece { piece, at, .. } => {
                    picture.has(&at, mv);
                    picture.has_piece(&piece, mv);
                }
                Target::Button { piece: Some(piece), .. } => picture.has_piece(&piece, mv),
                Target::Button { .. } | Target::Number { .. } => {}
            }
        }
        let foresight = F::foresight(asked.view, asked.seat, mv);
        foresight.spots.iter().for_each(|spot| picture.has(spot, mv));
        if let Some((piece, spot)) = &foresight.piece {
            picture.has(spot, mv);
            picture.has_piece(piece, mv);
        }
    }
}

/// What an event is about, and what is seen to move in it, is in the drawing after it.
pub(crate) fn holds_the_places_of<F: WholeFace>(events: &[EventOf<F>], view: &ViewOf<F>) {
    let motions: Vec<_> = events.iter().filter_map(F::motion).collect();
    if motions.is_empty() {
        return;
    }
    let picture = Picture::of::<F>(view, &Words::new(Language::English));
    for motion in motions {
        picture.has_piece(&motion.piece, "a motion");
    }
}

/// What is drawn and said follows from the view alone.
pub(crate) fn is_the_same_when_imagined<F: WholeFace>(asked: &Asked<'_, F>) {
    let imagined = F::Rules::imagine(asked.view, &mut Stream::from_seed([7; 32]));
    let again = imagined.view(Viewer::Seat(asked.seat));
    let words = Words::new(Language::French);
    assert_eq!(
        <F as draw::Drawn>::board(asked.view, &words),
        <F as draw::Drawn>::board(&again, &words),
        "what is hidden is drawn"
    );
    assert_eq!(
        F::asides(asked.view, &words),
        F::asides(&again, &words),
        "what is hidden is drawn beside the board"
    );
    assert_eq!(
        F::question(asked.view, asked.seat),
        F::question(&again, asked.seat),
        "what is hidden is said"
    );
}

/// A view can be drawn in both languages, by itself and as a card.
pub(crate) fn of_view<F: WholeFace>(view: &ViewOf<F>) {
    for language in Language::ALL {
        let words = Words::new(language);
        let _ = Picture::of::<F>(view, &words);
        for svg in [F::svg(view, &words), F::card(&words)] {
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("no SVG: {error}"));
            is_fit_for_a_page(&document);
        }
    }
}
