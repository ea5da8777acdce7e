//! What is written on: whether it shows colour, and how wide it is.

use crate::{Paint, Style};

/// As wide as tables and columns grow where nothing bounds them.
const COMFORTABLE: usize = 104;
/// Narrower than this, hanging lines would leave no room for words.
const NARROWEST: usize = 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    pub paint: Paint,
    /// In characters; `None` where nothing is cut off, such as in a file.
    width: Option<usize>,
}

impl Screen {
    /// A person may resize the window at any time: this is how it is now.
    pub fn of_stdout() -> Self {
        let size = terminal_size::terminal_size_of(std::io::stdout());
        let width = size.map(|(width, _)| usize::from(width.0).max(NARROWEST));
        Self { paint: Paint::for_stdout(), width }
    }

    pub fn apply(self, style: Style, text: &str) -> String {
        self.paint.apply(style, text)
    }

    /// The width, when it is less than needed.
    pub fn narrower_than(self, needed: usize) -> Option<usize> {
        self.width.filter(|width| *width < needed)
    }

    /// How many columns of this width stand side by side: one at least.
    pub fn columns_of(self, width: usize) -> usize {
        (self.width.unwrap_or(COMFORTABLE).min(COMFORTABLE) / width.max(1)).max(1)
    }

    /// The text with its lines broken between words; what follows a break begins below what its line began with.
    pub fn wrap(self, text: &str) -> String {
        let lines = text.split('\n').map(|line| {
            let indent = line.chars().take_while(|sign| *sign == ' ').count();
            self.wrap_hanging(line, indent)
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// One line broken between words; what follows a break is indented.
    pub fn wrap_hanging(self, line: &str, indent: usize) -> String {
        let Some(width) = self.width else { return line.to_owned() };
        let indent = if indent * 2 > width { 2 } else { indent };
        let mut wrapped = String::new();
        let mut column = 0;
        // Every word together with the blanks before it, so that columns inside a line stay as they are.
        for part in parts(line) {
            let word = part.trim_start_matches(' ');
            if column > indent && column + visible(part) > width && !word.is_empty() {
                wrapped.push('\n');
                wrapped.push_str(&" ".repeat(indent));
                wrapped.push_str(word);
                column = indent + visible(word);
            } else {
                wrapped.push_str(part);
                column += visible(part);
            }
        }
        wrapped
    }

    /// A screen without colour, as wide as that.
    #[must_use]
    pub const fn plain(width: Option<usize>) -> Self {
        Self { paint: Paint::Plain, width }
    }
}

/// The words of a line, each with the blanks before it.
fn parts(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let word = rest.find(|sign| sign != ' ').unwrap_or(rest.len());
        let end = rest[word..].find(' ').map_or(rest.len(), |end| word + end);
        let (part, after) = rest.split_at(end);
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

/// How many characters are seen: the codes of colours are not.
fn visible(text: &str) -> usize {
    let mut in_code = false;
    let seen = text.chars().filter(|sign| {
        let was_in_code = in_code;
        in_code = if in_code { *sign != 'm' } else { *sign == '\x1b' };
        !was_in_code && !in_code
    });
    seen.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang() {
        let screen = Screen::plain(Some(20));
        assert_eq!(screen.wrap("  one two three four five six"), "  one two three four\n  five six");
        assert_eq!(screen.wrap("short\n\nlines"), "short\n\nlines");
        assert_eq!(
            screen.wrap_hanging("   1  done  finish building", 6),
            "   1  done  finish\n      building"
        );
        let long = "a-word-that-is-longer-than-the-screen";
        assert_eq!(screen.wrap(&format!("see {long} there")), format!("see\n{long}\nthere"));
    }

    #[test]
    fn colour_takes_no_room_and_files_no_breaks() {
        let green = Paint::Colour.apply(Style::Seat(2), "green");
        assert_eq!(visible(&green), 5);
        let text = "word ".repeat(100);
        assert_eq!(Screen::plain(None).wrap(&text), text);
    }
}
