//! Choices by word: some message has to say the word.
//!
//! A choice that is made by a misspelt word, or by that of a message which has changed since, would always come to its
//! `*[other]`, and nobody would notice.

use std::collections::BTreeSet;

use crate::LocaleError;
use crate::read::{Case, Locale, Pattern, Piece};

/// The words that choices are made by and no message says, among those of the language and those of its rules.
pub(crate) fn check(locale: &Locale, rules: Option<&Locale>) -> Vec<LocaleError> {
    let mut said = BTreeSet::new();
    for locale in std::iter::once(locale).chain(rules) {
        let members = locale.families.values().flat_map(|members| members.values());
        said.extend(locale.messages.values().chain(members).filter_map(word));
    }
    // No choice in a family: its members have no gaps to make one by.
    let wanted = locale
        .messages
        .iter()
        .flat_map(|(key, pattern)| wanted(pattern).into_iter().map(move |word| (key, word)));
    let unsaid = wanted.filter(|(_, word)| !said.contains(word));
    unsaid
        .map(|(key, word)| format!("{key} of locales/{}: no message says “{word}”", locale.language))
        .collect()
}

/// A message that is text and nothing else may be what a gap is filled with.
fn word(pattern: &Pattern) -> Option<&str> {
    match pattern.as_slice() {
        [Piece::Text(text)] => Some(text),
        _ => None,
    }
}

/// The words that choices in the pattern are made by.
fn wanted(pattern: &Pattern) -> Vec<&str> {
    let mut found = Vec::new();
    for piece in pattern {
        let Piece::Choice { cases, otherwise, .. } = piece else { continue };
        for (case, inner) in cases {
            if let Case::Word(word) = case {
                found.push(word.as_str());
            }
            found.extend(wanted(inner));
        }
        found.extend(wanted(otherwise));
    }
    found
}
