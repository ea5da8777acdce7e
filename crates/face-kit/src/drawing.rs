//! The drawing of a page, as a page has it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

use guide::Target;
use kernel::{EventOf, Language, Rules, Seat, ViewOf, Viewer};
use roxmltree::Document;
use terminal::Screen;
use words::Words;

use crate::svg::{parsed, title};
use crate::{Asked, WholeFace};

/// Of each kind of event, the first one is looked for in the drawing, and then one of so many.
const EVENTS_OF_A_KIND: usize = 100;

/// The board and what lies beside it, as names of their parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What can be clicked, with what a screen reader calls it.
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
        parts.extend(F::asides(view, words).into_iter().map(|aside| aside.svg()));
        let mut picture = Self { spots: BTreeMap::new(), ids: BTreeSet::new() };
        let mut references = BTreeSet::new();
        for part in &parts {
            let document = parsed(part);
            is_fit_for_a_page(&document);
            for node in document.descendants().filter(roxmltree::Node::is_element) {
                if let Some(id) = node.attribute("id") {
                    assert!(picture.ids.insert(id.to_owned()), "the id {id} stands there twice");
                }
                if let Some(spot) = node.attribute("data-spot") {
                    let name = name(node);
                    assert!(!name.trim().is_empty(), "the spot {spot} has no name");
                    picture.spots.entry(spot.to_owned()).or_insert_with(|| name.to_owned());
                }
                references.extend(node.attributes().filter_map(referred).map(str::to_owned));
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

/// What a screen reader calls a part.
fn name<'a>(node: roxmltree::Node<'a, '_>) -> &'a str {
    node.attribute("aria-label").or_else(|| title(node)).unwrap_or_default()
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

/// The id that an attribute refers to.
fn referred<'a>(attribute: roxmltree::Attribute<'a, '_>) -> Option<&'a str> {
    let value = attribute.value();
    match attribute.name() {
        "href" => value.strip_prefix('#'),
        _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
    }
}

/// Every id is there once, and nothing leads nowhere.
///
/// # Panics
/// When an id is there twice, or something leads nowhere.
pub fn ids_are_unique_and_met(document: &Document<'_>) {
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
    }
    for id in document.descendants().flat_map(|node| node.attributes().filter_map(referred)) {
        assert!(ids.contains(id), "{id} leads nowhere");
    }
}

/// Everything that a move is made of by clicking is in the drawing, the same in every language.
pub(crate) fn holds_every_spot<F: WholeFace>(asked: &Asked<'_, F>, words: &[Words]) -> Picture {
    let mut pictures = words.iter().map(|words| Picture::of::<F>(asked.view, words));
    let picture = pictures.next().expect("there is a language");
    for other in pictures {
        assert!(picture.spots.keys().eq(other.spots.keys()), "every language has the same spots");
        assert_eq!(picture.ids, other.ids, "every language has the same ids");
    }
    for mv in asked.moves {
        for target in F::path(asked.view, asked.seat, mv) {
            match target {
                Target::Spot { spot, .. } => picture.has(&spot, mv),
                Target::Piece { piece, spot, .. } => {
                    picture.has(&spot, mv);
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
    picture
}

/// How many events of each kind there have been: they are many, and those of a kind are alike.
#[derive(Debug)]
pub(crate) struct EventCounts<E>(HashMap<Discriminant<E>, usize>);

impl<E> EventCounts<E> {
    pub(crate) fn none() -> Self {
        Self(HashMap::new())
    }

    /// Counts an event: whether it is to be looked for.
    fn count(&mut self, event: &E) -> bool {
        let count = self.0.entry(discriminant(event)).or_default();
        *count += 1;
        *count % EVENTS_OF_A_KIND == 1
    }
}

/// Where an event happens is in the drawing after it, and so is what is seen to move in it, where it comes from and where it
/// goes to, for somebody at the table: a hand is drawn differently for the seat that holds it.
pub(crate) fn holds_the_places_of<F: WholeFace>(
    position: &F::Rules,
    events: &[EventOf<F>],
    counts: &mut EventCounts<EventOf<F>>,
) {
    let motions: Vec<_> = events.iter().filter_map(F::motion).collect();
    let looked_for = events.iter().filter(|event| counts.count(event));
    let mut unseen: BTreeSet<String> = looked_for.flat_map(F::places).collect();
    unseen.extend(motions.iter().flat_map(|motion| [motion.from.clone(), motion.to.clone()]));
    if unseen.is_empty() {
        return;
    }
    let words = Words::new(Language::English);
    let everybodys = Picture::of::<F>(&position.view(Viewer::Spectator), &words);
    motions.iter().for_each(|motion| everybodys.has_piece(&motion.piece, "a motion"));
    unseen.retain(|spot| !everybodys.spots.contains_key(spot));
    for seat in Seat::all(position.players()) {
        if unseen.is_empty() {
            return;
        }
        let own = Picture::of::<F>(&position.view(Viewer::Seat(seat)), &words);
        unseen.retain(|spot| !own.spots.contains_key(spot));
    }
    assert!(unseen.is_empty(), "nobody sees the spots {unseen:?} after {events:?}");
}

/// What is shown of a view follows from the view and the language: it is the same whenever it is made, as pages rely on to
/// fetch only what has changed.
pub(crate) fn is_the_same_again<F: WholeFace>(view: &ViewOf<F>, words: &[Words]) {
    let screen = Screen::plain(None);
    for words in words {
        let shown = || {
            let asides: String = F::asides(view, words).iter().map(draw::Aside::svg).collect();
            let drawn = <F as draw::Drawn>::board(view, words) + &asides;
            drawn + &<F as terminal::Terminal>::board(view, words, screen) + &F::state(view, words, screen)
        };
        assert!(shown() == shown(), "{}: a view is shown differently the second time", words.language());
    }
}

/// A view can be drawn in every language, by itself and as a card.
pub(crate) fn of_view<F: WholeFace>(view: &ViewOf<F>, words: &[Words]) {
    for words in words {
        let _ = Picture::of::<F>(view, words);
        for svg in [F::svg(view, words), F::card(words)] {
            let document = parsed(&svg);
            is_fit_for_a_page(&document);
            ids_are_unique_and_met(&document);
        }
    }
}
