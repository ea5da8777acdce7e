//! Colour in a terminal, where there is one that shows it.

use std::io::{self, IsTerminal};

/// Whether text is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    Colour,
    Plain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Plain,
    Bold,
    Faint,
    Water,
    Hills,
    /// The colour of a seat.
    Seat(u8),
    /// Text on a ground, both of the 256 colours.
    Block {
        ink: u8,
        ground: u8,
    },
}

/// Colours of the 256 that can be told apart on light and dark grounds.
const SEATS: [u8; 6] = [160, 33, 34, 172, 133, 37];

impl Paint {
    /// Colour only on a terminal, and not where <https://no-color.org> or a dumb terminal says no.
    pub fn for_stdout() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if io::stdout().is_terminal() && !refused && !dumb { Self::Colour } else { Self::Plain }
    }

    pub fn apply(self, style: Style, text: &str) -> String {
        match (self, code(style)) {
            (Self::Colour, Some(code)) => format!("\x1b[{code}m{text}\x1b[0m"),
            _ => text.to_owned(),
        }
    }
}

fn code(style: Style) -> Option<String> {
    match style {
        Style::Plain => None,
        Style::Bold => Some("1".into()),
        Style::Faint => Some("2".into()),
        Style::Water => Some("38;5;39".into()),
        Style::Hills => Some("38;5;137".into()),
        Style::Seat(seat) => Some(format!("1;38;5;{}", SEATS[usize::from(seat) % SEATS.len()])),
        Style::Block { ink, ground } => Some(format!("1;38;5;{ink};48;5;{ground}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_stays_plain() {
        assert_eq!(Paint::Plain.apply(Style::Bold, "x"), "x");
        assert_eq!(Paint::Colour.apply(Style::Plain, "x"), "x");
        assert_eq!(Paint::Colour.apply(Style::Bold, "x"), "\x1b[1mx\x1b[0m");
    }
}
