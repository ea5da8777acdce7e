//! What every notation needs: a move is a verb and what belongs to it, with spaces between.

use std::str::FromStr;

use crate::{Arg, NotationError, text};

/// Reads a move. `examples` has one for each verb; an example of one word is a verb that stands alone. What `parse` does not
/// take is told with the example of its verb.
pub fn read<M>(
    notation: &str,
    examples: &[&'static str],
    parse: impl FnOnce(&str, &[&str]) -> Option<M>,
) -> Result<M, NotationError> {
    let mut words = notation.split_whitespace();
    let verb = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let verb_of = |example: &&'static str| example.split(' ').next().unwrap_or_default();
    let Some(example) = examples.iter().copied().find(|example| verb_of(example) == verb) else {
        let verbs = examples.iter().map(|example| Arg::from(verb_of(example))).collect();
        return Err(NotationError(text!(
            "notation-verb",
            notation = shorten(notation),
            verbs = Arg::List(verbs)
        )));
    };
    parse(verb, &rest).ok_or_else(|| {
        NotationError(if example == verb {
            text!("notation-alone", verb = example)
        } else {
            text!("notation-like", notation = shorten(notation), example = example)
        })
    })
}

/// A number as it is printed: `parse` alone would take `+2` and `02` too, and one move has one notation.
#[must_use]
pub fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// Enough of what was typed to recognise it by.
fn shorten(typed: &str) -> String {
    const ENOUGH: usize = 40;
    let mut short: String = typed.chars().take(ENOUGH).collect();
    if short.len() < typed.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_one_text() {
        assert_eq!(number::<u8>("12"), Some(12));
        for wrong in ["", "+1", "01", "-1", "256", "1.5", " 1"] {
            assert_eq!(number::<u8>(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_no_move_is_told() {
        let read = |notation| {
            read(notation, &["bid 3", "pass"], |verb, rest| match (verb, rest) {
                ("bid", [dollars]) => number(dollars),
                ("pass", []) => Some(0),
                _ => None,
            })
        };
        assert_eq!((read("bid 3"), read(" pass ")), (Ok(3), Ok(0)));
        for (notation, key) in [
            ("", "notation-verb"),
            ("jump", "notation-verb"),
            ("bid", "notation-like"),
            ("bid 03", "notation-like"),
            ("pass twice", "notation-alone"),
        ] {
            assert_eq!(read(notation).unwrap_err().0.key, key, "{notation}");
        }
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(shorten("bid 3"), "bid 3");
        assert_eq!(shorten(&"é".repeat(41)), format!("{}…", "é".repeat(40)));
    }
}
