//! What tests look for in drawings.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Language, MAX_SEATS, ViewOf};
use roxmltree::{Document, Node};
use words::Words;

use crate::WholeFace;
use crate::drawing::ids_are_unique_and_met;

/// All that can be clicked, with its name.
#[must_use]
pub fn spots<'a>(document: &'a Document<'_>) -> Vec<(&'a str, Node<'a, 'a>)> {
    document.descendants().filter_map(|node| Some((node.attribute("data-spot")?, node))).collect()
}

/// What a part is called.
#[must_use]
pub fn title<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.tag_name().name() == "title")?.text()
}

/// What of a drawing is said to be the same in a whole game.
///
/// # Panics
/// When it is no SVG.
#[must_use]
pub fn still_parts(svg: &str) -> Vec<&str> {
    let document = parsed(svg);
    let still = document.descendants().filter(|node| node.has_attribute("data-still"));
    still.map(|node| &svg[node.range()]).collect()
}

/// One element a line, so that a change can be read, and only those that are not known from another drawing.
#[must_use]
pub fn new_lines(svg: &str, known: &str) -> String {
    let [svg, known] = [svg, known].map(|svg| svg.replace("><", ">\n<"));
    let known: BTreeSet<&str> = known.lines().collect();
    svg.lines().filter(|line| !known.contains(line)).collect::<Vec<_>>().join("\n")
}

/// A part of a page travels in fewer bytes than these, as it is sent compressed.
///
/// # Panics
/// When it takes more.
#[track_caller]
pub fn is_light(what: &str, svg: &str, limit: usize) {
    let packed = packed_size(svg);
    assert!(packed < limit, "{what}: {packed} of {}", svg.len());
}

fn packed_size(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).expect("a vector takes everything");
    packed.finish().expect("a vector takes everything").len()
}

/// The sheet, the board and all that lies beside it.
#[must_use]
pub fn drawings<F: WholeFace>(view: &ViewOf<F>, words: &Words) -> Vec<String> {
    let mut drawings = vec![F::svg(view, words), <F as draw::Drawn>::board(view, words)];
    drawings.extend(F::asides(view, words).into_iter().map(|aside| aside.svg()));
    drawings
}

/// Nothing in a drawing is a key of a message or an open gap, in any language. The keys of a game begin with `prefix`.
///
/// # Panics
/// When something is.
#[track_caller]
pub fn every_word_is_there<F: WholeFace>(view: &ViewOf<F>, prefix: &str) {
    for words in Language::ALL.map(Words::new) {
        for aside in F::asides(view, &words) {
            assert!(!aside.title.contains(prefix), "{}", aside.title);
        }
        for drawing in drawings::<F>(view, &words) {
            for text in parsed(&drawing).descendants().filter_map(|node| node.text()) {
                assert!(!text.contains(prefix) && !text.contains(['{', '}']), "{text}");
            }
        }
    }
}

/// Players may be called whatever they like.
///
/// # Panics
/// When a name becomes part of a drawing's markup.
#[track_caller]
pub fn names_are_escaped<F: WholeFace>(view: &ViewOf<F>) {
    let name = "<b>\"Tom\" & Jerry</b> of the Long Name Railroad Company";
    let words = Words::new(Language::English).with_names(vec![name.into(); MAX_SEATS]);
    for drawing in drawings::<F>(view, &words) {
        let _ = parsed(&drawing);
        assert!(!drawing.contains("<b>"));
    }
}

/// On a page with the board, what lies beside it and the card of the game, every id is there once, and nothing leads nowhere.
///
/// # Panics
/// When an id is there twice, or something leads nowhere.
#[track_caller]
pub fn a_page_holds_together<F: WholeFace>(view: &ViewOf<F>) {
    let words = Words::new(Language::English);
    let mut page = <F as draw::Drawn>::board(view, &words);
    page.extend(F::asides(view, &words).into_iter().map(|aside| aside.svg()));
    page.push_str(&F::card(&words));
    ids_are_unique_and_met(&parsed(&format!("<body>{page}</body>")));
}

#[track_caller]
pub(crate) fn parsed(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("no SVG: {error}"))
}
