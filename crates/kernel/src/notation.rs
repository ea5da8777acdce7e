//! What every notation needs: a move is a verb and its arguments, with spaces between them.

use std::fmt;
use std::str::FromStr;

use crate::{NotationError, text};

/// The verbs of a game's notation: made by [`verbs!`](crate::verbs), which states each of them once, by an example.
pub trait Verb: Copy + PartialEq + fmt::Display + 'static {
    /// All of them, in the order of a turn.
    const ALL: &'static [Self];

    /// A whole move with this verb.
    fn example(self) -> &'static str;

    /// The verb alone.
    fn text(self) -> &'static str {
        self.example().split(' ').next().unwrap_or_default()
    }
}

/// The verbs of a game's notation, each by an example of a whole move; an example of one word is a verb that stands alone:
/// `verbs! { Verb { Bid "bid 3", Pass "pass" } }`.
///
/// The code that writes moves writes `Verb::Bid`, the code that reads them matches on it, and help texts show the examples.
#[macro_export]
macro_rules! verbs {
    ($(#[$doc:meta])* $name:ident { $($verb:ident $example:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum $name { $($verb),+ }

        impl $crate::notation::Verb for $name {
            const ALL: &'static [Self] = &[$(Self::$verb),+];

            fn example(self) -> &'static str {
                match self { $(Self::$verb => $example),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($crate::notation::Verb::text(*self))
            }
        }
    };
}

/// Reads a move. `parse` is given the verb and what comes after it; where it returns `None`, the error shows the
/// example of the verb.
pub fn read<V: Verb, M>(
    notation: &str,
    parse: impl FnOnce(V, &[&str]) -> Option<M>,
) -> Result<M, NotationError> {
    let mut words = notation.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let Some(verb) = V::ALL.iter().copied().find(|verb| verb.text() == first) else {
        let verbs: Vec<&'static str> = V::ALL.iter().map(|verb| verb.text()).collect();
        return Err(NotationError(text!(notation_verb, notation = shorten(notation), verbs = verbs)));
    };
    parse(verb, &rest).ok_or_else(|| {
        let example = verb.example();
        NotationError(if example == verb.text() {
            text!(notation_alone, verb = example)
        } else {
            text!(notation_like, notation = shorten(notation), example = example)
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
        verbs! { Verb { Bid "bid 3", Pass "pass" } }
        let read = |notation| {
            read(notation, |verb, rest| match (verb, rest) {
                (Verb::Bid, [dollars]) => number(dollars),
                (Verb::Pass, []) => Some(0),
                _ => None,
            })
        };
        assert_eq!((read("bid 3"), read(" pass ")), (Ok(3), Ok(0)));
        for (notation, told) in [
            ("", "“” is not a move. Moves begin with one of these: bid and pass."),
            ("jump", "“jump” is not a move. Moves begin with one of these: bid and pass."),
            ("bid", "“bid” is not quite a move. Write it like this: “bid 3”."),
            ("bid 03", "“bid 03” is not quite a move. Write it like this: “bid 3”."),
            ("pass twice", "“pass” is the whole move: nothing comes after it."),
        ] {
            assert_eq!(read(notation).unwrap_err().to_string(), told);
        }
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(shorten("bid 3"), "bid 3");
        assert_eq!(shorten(&"é".repeat(41)), format!("{}…", "é".repeat(40)));
    }
}
