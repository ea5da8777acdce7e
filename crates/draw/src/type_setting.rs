//! How wide a text will be, near enough to make room for it, and how to break it into lines.

/// The faces of the drawings: first the one that the PNG is made with, then what a browser may have instead.
pub const SANS: &str = "DejaVu Sans Condensed, DejaVu Sans, Tahoma, Segoe UI, Arial, sans-serif";
pub const SERIF: &str = "DejaVu Serif Condensed, DejaVu Serif, Georgia, Cambria, serif";

/// The width of a bold text in this size; lighter faces are a little narrower.
pub fn width(text: &str, size: f64) -> f64 {
    let ems: f64 = text
        .chars()
        .map(|letter| match letter {
            'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '’' | ':' | ' ' | '\u{202f}' | '!' | '|' => 0.36,
            'f' | 'r' | 't' | 's' | '-' | '(' | ')' => 0.46,
            'm' | 'w' | 'M' | 'W' => 0.92,
            letter if letter.is_uppercase() => 0.7,
            _ => 0.62,
        })
        .sum();
    ems * size
}

/// The text itself, or as much of it as fits and an ellipsis.
pub fn fitted(text: &str, size: f64, room: f64) -> String {
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

/// What is not bold is narrower by a tenth.
const NOT_BOLD: f64 = 0.9;

/// The largest size, up to this one, in which the text, which is not bold, fits.
pub fn fitting(text: &str, size: f64, room: f64) -> f64 {
    size.min(size * room / (width(text, size) * NOT_BOLD))
}

/// The text, which is not bold, in lines that fit.
pub fn lines(text: &str, size: f64, room: f64) -> Vec<String> {
    let room = room / NOT_BOLD;
    let mut lines: Vec<String> = Vec::new();
    // A narrow no-break space is no place for a break.
    for word in text.split_ascii_whitespace() {
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
        assert_eq!(lines("5\u{202f}$ la tuile", 10.0, 20.0), ["5\u{202f}$", "la", "tuile"]);
        assert_eq!(fitted("Chicago", 10.0, 100.0), "Chicago");
        let cut = fitted("Llanfairpwllgwyngyll", 10.0, 60.0);
        assert!(cut.ends_with('…') && width(&cut, 10.0) <= 66.0, "{cut}");
    }

    #[test]
    fn long_texts_are_set_smaller() {
        assert_eq!(fitting("Production", 20.0, 240.0), 20.0);
        let size = fitting("Enchères pour l’ordre du tour", 20.0, 240.0);
        assert!((15.0..19.0).contains(&size), "{size}");
    }
}
