//! English and French: every key that leaves the inside becomes a sentence here.
//!
//! The sentences stand in `locales/`, in [Fluent](https://projectfluent.org), and are part of the program.

mod language;
mod locale;
pub mod rulebook;

use std::sync::Arc;

use fluent_bundle::FluentValue;
use kernel::{Arg, Refusal, Seat, Text, text};

pub use language::{Language, UnknownLanguage};
pub use rulebook::{Rulebook, rulebook};

/// Puts [`Text`] into words. Cheap to make and to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    language: Language,
    names: Arc<[String]>,
}

impl Words {
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language, names: Arc::default() }
    }

    /// The same, calling each seat by its name. A seat without one is called by its number, as notation counts.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names.into();
        self
    }

    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence. A key that is in no file gives the key itself and what would have filled its gaps.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        let args = text.args.iter().map(|(name, arg)| (*name, self.fill(arg))).collect();
        locale::format(self.language, text.key, Some(&args)).unwrap_or_else(|| self.bare(text))
    }

    /// A message without gaps, such as the name of a phase.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        locale::format(self.language, key, None).unwrap_or_else(|| key.to_owned())
    }

    /// Why a move was refused, and the number of the rule to look up.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.say(&text!("refusal", why = self.say(&refusal.why), rule = refusal.rule))
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.say(&text!("seat-name", number = seat.index())),
        }
    }

    /// An amount of dollars.
    #[must_use]
    pub fn money(&self, dollars: u16) -> String {
        self.say(&text!("money", dollars = dollars))
    }

    fn bare(&self, text: &Text) -> String {
        let gaps = text.args.iter().map(|(name, arg)| format!(" {name}={}", self.part(arg)));
        std::iter::once(text.key.to_owned()).chain(gaps).collect()
    }

    fn fill(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            // Numbers stay numbers, for the plurals.
            Arg::Number(number) => (*number).into(),
            _ => self.part(arg).into(),
        }
    }

    fn part(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Word(key) => self.word(key),
            Arg::Name(name) => name.to_string(),
            Arg::Text(text) => self.say(text),
            Arg::List(list) => self.join(list.iter().map(|arg| self.part(arg)).collect()),
        }
    }

    /// “a, b and c”
    fn join(&self, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return self.word("list-empty") };
        if parts.is_empty() {
            return last;
        }
        self.say(&text!("list", most = parts.join(", "), last = last))
    }
}

#[cfg(test)]
mod tests;
