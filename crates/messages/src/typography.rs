//! Typographic rules of each language. A message that breaks them fails the build, so its author learns of it at once.

use crate::LocaleError;
use crate::read::{Locale, Pattern, Piece};

/// The narrow no-break space.
const NARROW: char = '\u{202f}';

/// The typographic errors in the texts of a language.
pub(crate) fn errors(locale: &Locale) -> Vec<LocaleError> {
    let mut errors = Vec::new();
    let families = locale.families.iter().flat_map(|(key, members)| {
        members.iter().map(move |(member, pattern)| (format!("{key}-{member}"), pattern))
    });
    let messages = locale.messages.iter().map(|(key, pattern)| (key.clone(), pattern));
    for (key, pattern) in messages.chain(families) {
        let mut told = |what: &str| errors.push(format!("{key} of locales/{}: {what}", locale.language));
        each_text(pattern, &mut |text| {
            if text.contains(['\'', '"']) {
                told("quotes and apostrophes are curved");
            }
            if text.contains("  ") {
                told("two spaces");
            }
        });
        if locale.language == "fr" {
            let mut set = String::new();
            flatten(pattern, &mut set);
            french(&set, &mut told);
        }
    }
    errors
}

/// A narrow no-break space stands before `; : ! ? » $` and after `«`.
fn french(set: &str, told: &mut impl FnMut(&str)) {
    let mut before = None;
    for mark in set.chars() {
        if ";:!?»$".contains(mark) && before != Some(NARROW) {
            told(&format!("a narrow no-break space (U+202F) stands before {mark}"));
        }
        if before == Some('«') && mark != NARROW {
            told("a narrow no-break space (U+202F) stands after «");
        }
        before = Some(mark);
    }
}

fn each_text(pattern: &Pattern, check: &mut impl FnMut(&str)) {
    for piece in pattern {
        match piece {
            Piece::Text(text) => check(text),
            Piece::Gap(_) | Piece::Message(_) => {}
            Piece::Choice { cases, otherwise, .. } => {
                cases.iter().for_each(|(_, of)| each_text(of, check));
                each_text(otherwise, check);
            }
        }
    }
}

/// The text with something in every gap, and all of its variants one after the other.
fn flatten(pattern: &Pattern, set: &mut String) {
    for piece in pattern {
        match piece {
            Piece::Text(text) => set.push_str(text),
            Piece::Gap(_) | Piece::Message(_) => set.push('x'),
            Piece::Choice { cases, otherwise, .. } => {
                cases.iter().for_each(|(_, of)| flatten(of, set));
                flatten(otherwise, set);
            }
        }
    }
}
