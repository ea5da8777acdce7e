//! Moves as paths of things to click.

use std::collections::{BTreeMap, BTreeSet};

use guide::{Guided, Label, Target};
use kernel::Language;

use crate::Asked;
use crate::sentences::{in_all_languages, is_whole};

/// What tells a target from its siblings.
#[must_use]
pub fn name_of(target: &Target) -> String {
    match target {
        Target::Spot { spot, .. } => format!("spot {spot}"),
        Target::Piece { piece, turn, spot, .. } => format!("piece {piece} {turn} {spot}"),
        Target::Number { value, .. } => format!("number {value}"),
        Target::Button { key, .. } => format!("button {key}"),
    }
}

fn folded(said: &str) -> String {
    said.to_lowercase()
}

/// Every move has a path, no path is another's beginning, one thing has one label, and what can be clicked at one step can
/// be told apart by its label.
///
/// # Panics
/// When that is not so.
pub fn paths_differ<F: Guided>(asked: &Asked<'_, F>) {
    let words = in_all_languages();
    let mut names = BTreeMap::new();
    let mut labels: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for mv in asked.moves {
        let path = F::path(asked.view, asked.seat, mv);
        assert!(!path.is_empty(), "`{mv}` has no path");
        let phrase = F::describe(asked.view, asked.seat, mv);
        let phrases: Vec<String> = words.iter().map(|words| words.capitalised(&phrase)).collect();
        let mut before = String::new();
        for (index, target) in path.iter().enumerate() {
            let name = name_of(target);
            let is_last = index + 1 == path.len();
            let said: Vec<String> = match target.label() {
                Some(label) => words.iter().map(|words| words.say(label)).collect(),
                None => phrases.clone(),
            };
            if let Target::Button { label, .. } = target {
                let is_phrase = *label == Label::Phrase;
                assert!(is_last || !is_phrase, "the phrase of `{mv}` stands on the way to it");
                // It would be told twice: on the button, and beneath it.
                let repeats = said.iter().zip(&phrases).any(|(said, phrase)| folded(said) == folded(phrase));
                assert!(is_phrase || !is_last || !repeats, "`{mv}` is called its phrase, {said:?}");
            }
            let siblings = labels.entry(before.clone()).or_default();
            let first = siblings.entry(name.clone()).or_insert_with(|| said.clone());
            assert_eq!(*first, said, "one thing has one label: {mv}");
            before = format!("{before}{name}, ");
        }
        let twin = names.insert(before, mv);
        assert!(twin.is_none(), "`{mv}` and {twin:?} have one path");
    }
    for (before, after) in names.iter().zip(names.iter().skip(1)) {
        assert!(!after.0.starts_with(before.0.as_str()), "`{}` is the beginning of `{}`", before.1, after.1);
    }
    for siblings in labels.values() {
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let told: BTreeSet<&String> = siblings.values().map(|labels| &labels[index]).collect();
            assert_eq!(told.len(), siblings.len(), "two answers have one label: {siblings:?}");
            told.into_iter().for_each(|label| is_whole(language, label));
        }
    }
}
