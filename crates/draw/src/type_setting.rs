//! How wide a text is, by the typefaces that it is shown in, and how to break it into lines.

use fonts::Typeface;

/// What drawings are set in: first the typeface that comes with the program, which pictures are made with and pages fetch,
/// then what shows a letter that it lacks.
pub const SANS: &str = "DejaVu Sans Condensed, DejaVu Sans, Tahoma, Segoe UI, Arial, sans-serif";
pub const SERIF: &str = "DejaVu Serif Condensed, DejaVu Serif, Georgia, Cambria, serif";

/// The width of a bold text in this size.
pub fn width(text: &str, size: f64) -> f64 {
    Typeface::SansBold.width(text, size)
}

/// The text, which is bold, or as much of it as fits and an ellipsis.
pub fn fitted(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut left = room - width("…", size);
    let mut short = String::new();
    for letter in text.chars() {
        left -= width(letter.encode_utf8(&mut [0; 4]), size);
        if left < 0.0 {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

/// The largest size, up to this one, in which the text, which is not bold, fits.
pub fn fitting(text: &str, size: f64, room: f64) -> f64 {
    size.min(size * room / Typeface::Sans.width(text, size))
}

/// The text, which is not bold, in lines that fit.
pub fn lines(text: &str, size: f64, room: f64) -> Vec<String> {
    lines_in(Typeface::Sans, text, size, room)
}

/// The text in lines that fit.
pub fn lines_in(typeface: Typeface, text: &str, size: f64, room: f64) -> Vec<String> {
    let space = typeface.width(" ", size);
    let mut lines: Vec<(String, f64)> = Vec::new();
    // A narrow no-break space is no place for a break.
    for word in text.split_ascii_whitespace() {
        let wide = typeface.width(word, size);
        match lines.last_mut() {
            Some((line, taken)) if *taken + space + wide <= room => {
                line.push(' ');
                line.push_str(word);
                *taken += space + wide;
            }
            _ => lines.push((word.to_owned(), wide)),
        }
    }
    lines.into_iter().map(|(line, _)| line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_or_cut() {
        let text = "Track may not run off the board or into a lake.";
        for line in lines(text, 10.0, 120.0) {
            assert!(Typeface::Sans.width(&line, 10.0) <= 120.0, "{line}");
        }
        assert_eq!(lines(text, 10.0, 120.0).join(" "), text);
        assert_eq!(lines("5\u{202f}$ la tuile", 10.0, 20.0), ["5\u{202f}$", "la", "tuile"]);
        assert_eq!(fitted("Chicago", 10.0, 100.0), "Chicago");
        let cut = fitted("Llanfairpwllgwyngyll", 10.0, 60.0);
        assert!(cut.ends_with('…') && width(&cut, 10.0) <= 60.0, "{cut}");
    }

    #[test]
    fn long_texts_are_set_smaller() {
        assert_eq!(fitting("Production", 20.0, 240.0), 20.0);
        let size = fitting("Enchères pour l’ordre du tour", 20.0, 240.0);
        assert!((15.0..19.0).contains(&size), "{size}");
    }
}
