use std::borrow::Cow;

use super::message::{Case, Pattern, Piece};
use super::{Arg, Language, Message, Text};
use crate::{Seat, text};

/// Says [`Text`] in one language, calling seats by names.
#[derive(Clone, Copy, Debug)]
pub struct Namer<'a> {
    language: Language,
    names: &'a [String],
}

impl<'a> Namer<'a> {
    /// A seat without a name is called by its number.
    #[must_use]
    pub const fn new(language: Language, names: &'a [String]) -> Self {
        Self { language, names }
    }

    /// Calls every seat by its number, as notation counts.
    #[must_use]
    pub const fn numbers(language: Language) -> Self {
        Self { language, names: &[] }
    }

    /// Adds the sentence to `said`.
    pub fn say(self, text: &Text, said: &mut String) {
        self.pattern(text.message().pattern(self.language), text.args(), said);
    }

    /// Adds a message without gaps to `said`.
    pub fn word(self, message: Message, said: &mut String) {
        self.pattern(message.pattern(self.language), &[], said);
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(self, seat: Seat) -> Cow<'a, str> {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.as_str().into(),
            None => self.said(&text!(seat_name, number = seat.index())).into(),
        }
    }

    fn said(self, text: &Text) -> String {
        let mut said = String::with_capacity(64);
        self.say(text, &mut said);
        said
    }

    fn pattern(self, pattern: Pattern, args: &[Arg], said: &mut String) {
        for piece in pattern {
            match piece {
                Piece::Text(text) => said.push_str(text),
                Piece::Gap(gap) => {
                    if let Some(arg) = args.get(*gap) {
                        self.arg(arg, said);
                    }
                }
                Piece::Message(inner) => self.pattern(inner.patterns[self.language as usize], args, said),
                Piece::Choice { gap, cases, otherwise } => {
                    let arg = args.get(*gap);
                    let taken = cases.iter().find(|(case, _)| arg.is_some_and(|arg| self.holds(case, arg)));
                    self.pattern(taken.map_or(*otherwise, |(_, pattern)| pattern), args, said);
                }
            }
        }
    }

    fn holds(self, case: &Case, arg: &Arg) -> bool {
        match (case, arg) {
            (Case::Number(wanted), Arg::Number(number)) => wanted == number,
            (Case::One, Arg::Number(number)) => self.language.is_singular(*number),
            (Case::Word(word), Arg::Word(message)) => {
                matches!(message.pattern(self.language), [Piece::Text(text)] if text == word)
            }
            _ => false,
        }
    }

    fn arg(self, arg: &Arg, said: &mut String) {
        match arg {
            Arg::Number(number) => said.push_str(&number.to_string()),
            Arg::Seat(seat) => said.push_str(&self.name(*seat)),
            Arg::Word(message) => self.word(*message, said),
            Arg::Name(name) => said.push_str(name),
            Arg::Text(text) => self.say(text, said),
            Arg::List(list) => self.list(list, said),
        }
    }

    /// “a, b and c”
    fn list(self, list: &[Arg], said: &mut String) {
        let Some((last, most)) = list.split_last() else {
            return self.say(&text!(list_empty), said);
        };
        if most.is_empty() {
            return self.arg(last, said);
        }
        let mut part = |arg: &Arg| {
            let mut said = String::new();
            self.arg(arg, &mut said);
            said
        };
        let most: Vec<String> = most.iter().map(&mut part).collect();
        self.say(&text!(list, most = most.join(", "), last = part(last)), said);
    }
}
