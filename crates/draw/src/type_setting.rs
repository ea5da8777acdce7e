//! How wide a text will be, near enough to make room for it, and how to break it into lines.

/// The faces of the drawings: first the one that the PNG is made with, then what a browser may have instead.
pub(crate) const SANS: &str = "DejaVu Sans Condensed, DejaVu Sans, Tahoma, Segoe UI, Arial, sans-serif";
pub(crate) const SERIF: &str = "DejaVu Serif Condensed, DejaVu Serif, Georgia, Cambria, serif";

/// The width of a bold text in this size; lighter faces are a little narrower.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let ems: f64 = text
        .chars()
        .map(|letter| match letter {
            'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ':' | ' ' | '!' | '|' => 0.36,
            'f' | 'r' | 't' | 's' | '-' | '(' | ')' => 0.46,
            'm' | 'w' | 'M' | 'W' => 0.92,
            letter if letter.is_uppercase() => 0.7,
            _ => 0.62,
        })
        .sum();
    ems * size
}

/// The text itself, or as much of it as fits and an ellipsis.
pub(crate) fn fitted(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short, size) + width(&letter.to_string(), size) + size > room {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

/// The text, which is not bold, in lines that fit.
pub(crate) fn lines(text: &str, size: f64, room: f64) -> Vec<String> {
    // What is not bold is narrower by a tenth.
    let room = room / 0.9;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + 0.36 * size <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_or_cut() {
        let text = "Track may not run off the board or into a lake.";
        for line in lines(text, 10.0, 120.0) {
            assert!(width(&line, 10.0) <= 134.0, "{line}");
        }
        assert_eq!(lines(text, 10.0, 120.0).join(" "), text);
        assert_eq!(fitted("Chicago", 10.0, 100.0), "Chicago");
        let cut = fitted("Llanfairpwllgwyngyll", 10.0, 60.0);
        assert!(cut.ends_with('…') && width(&cut, 10.0) <= 66.0, "{cut}");
    }
}
