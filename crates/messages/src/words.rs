//! Choices by word: which messages say the word.
//!
//! A program that compared what is said would take the `*[other]` of a misspelt word, or of one whose message has changed
//! since, and nobody would notice. It compares messages, and a word that none of them says is an error of the files.

use std::collections::BTreeMap;

use crate::LocaleError;
use crate::read::{Case, Locale, Pattern, Piece};

/// The keys of the messages that say a word.
type Speakers = BTreeMap<String, Vec<String>>;

/// Finds the messages for each word that a choice is made by, among those of the language and those of its rules.
pub(crate) fn find(locale: &mut Locale, rules: Option<&Locale>) -> Vec<LocaleError> {
    let mut speakers = Speakers::new();
    for locale in std::iter::once(&*locale).chain(rules) {
        for (key, pattern) in &locale.messages {
            add(&mut speakers, key.clone(), pattern);
        }
        for (family, members) in &locale.families {
            for (member, pattern) in members {
                add(&mut speakers, format!("{family}-{member}"), pattern);
            }
        }
    }
    let mut errors = Vec::new();
    // No choice in a family: its members have no gaps to make one by.
    for (key, pattern) in &mut locale.messages {
        fill(pattern, &speakers, &mut |word| {
            errors.push(format!("{key} of locales/{}: no message says “{word}”", locale.language));
        });
    }
    errors
}

/// A message that is text and nothing else may be what a gap is filled with.
fn add(speakers: &mut Speakers, key: String, pattern: &Pattern) {
    if let [Piece::Text(text)] = pattern.as_slice() {
        speakers.entry(text.clone()).or_default().push(key);
    }
}

fn fill(pattern: &mut Pattern, speakers: &Speakers, unsaid: &mut impl FnMut(&str)) {
    for piece in pattern {
        let Piece::Choice { cases, otherwise, .. } = piece else { continue };
        for (case, inner) in cases {
            if let Case::Word { word, said_by } = case {
                match speakers.get(word) {
                    Some(keys) => said_by.clone_from(keys),
                    None => unsaid(word),
                }
            }
            fill(inner, speakers, unsaid);
        }
        fill(otherwise, speakers, unsaid);
    }
}
