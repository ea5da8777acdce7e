//! Small things that every notation needs.

use std::str::FromStr;

/// A number as it is printed: `parse` alone would take `+2` and `02` too, and one move has one notation.
#[must_use]
pub fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// Enough of what was typed to recognise it by.
#[must_use]
pub fn shorten(typed: &str) -> String {
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
    fn long_texts_are_cut() {
        assert_eq!(shorten("bid 3"), "bid 3");
        assert_eq!(shorten(&"é".repeat(41)), format!("{}…", "é".repeat(40)));
    }
}
