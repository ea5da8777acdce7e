//! Texts that are made to fit: cut short, set smaller, or broken into lines.

use crate::Typeface;

/// Drawings write a size with one decimal.
const STEPS: f64 = 10.0;

impl Typeface {
    /// The text, or as much of it as fits and an ellipsis.
    #[must_use]
    pub fn truncated(self, text: &str, size: f64, room: f64) -> String {
        if self.width(text, size) <= room {
            return text.to_owned();
        }
        let mut left = room - self.width("…", size);
        let mut short = String::new();
        for letter in text.chars() {
            left -= self.width(letter.encode_utf8(&mut [0; 4]), size);
            if left < 0.0 {
                break;
            }
            short.push(letter);
        }
        short.push('…');
        short
    }

    /// The largest size, up to this one, in which the text fits. It is never below nothing, whatever the room.
    #[must_use]
    pub fn size_to_fit(self, text: &str, largest: f64, room: f64) -> f64 {
        let room = room.max(0.0);
        let width = self.width(text, largest);
        if width <= room { largest } else { (largest * room / width * STEPS).floor() / STEPS }
    }

    /// The text in lines that fit, as far as its words do.
    #[must_use]
    pub fn lines(self, text: &str, size: f64, room: f64) -> Vec<String> {
        let space = self.width(" ", size);
        let mut lines: Vec<(String, f64)> = Vec::new();
        // A narrow no-break space is no place for a break.
        for word in text.split_ascii_whitespace() {
            let wide = self.width(word, size);
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_into_lines() {
        let text = "Track may not run off the board or into a lake.";
        for typeface in Typeface::ALL {
            let lines = typeface.lines(text, 10.0, 120.0);
            for line in &lines {
                assert!(typeface.width(line, 10.0) <= 120.0, "{line}");
            }
            assert_eq!(lines.join(" "), text);
        }
        assert_eq!(Typeface::Sans.lines("5\u{202f}$ la tuile", 10.0, 20.0), ["5\u{202f}$", "la", "tuile"]);
    }

    #[test]
    fn long_texts_are_cut() {
        for typeface in Typeface::ALL {
            assert_eq!(typeface.truncated("Chicago", 10.0, 100.0), "Chicago");
            let cut = typeface.truncated("Llanfairpwllgwyngyll", 10.0, 60.0);
            assert!(cut.ends_with('…') && typeface.width(&cut, 10.0) <= 60.0, "{cut}");
        }
    }

    #[test]
    fn long_texts_are_set_smaller() {
        let text = "Enchères pour l’ordre du tour";
        for typeface in Typeface::ALL {
            assert_eq!(typeface.size_to_fit("Production", 20.0, 240.0), 20.0);
            let size = typeface.size_to_fit(text, 20.0, 240.0);
            assert!(typeface.width(text, size) <= 240.0, "{typeface:?}: {size}");
            assert!(typeface.width(text, size + 0.1) > 240.0, "{typeface:?}: {size}");
        }
        let size = Typeface::Sans.size_to_fit(text, 20.0, 240.0);
        assert!((15.0..19.0).contains(&size), "{size}");
    }
}
