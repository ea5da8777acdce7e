//! English and French: a [`Text`] becomes a sentence here, with seats called by the names of people.
//!
//! The sentences stand in the `locales` of the crate that says them, in [Fluent](https://projectfluent.org), and are part of
//! the program: see the `messages` crate.

kernel::messages!();

pub mod rulebook;

use std::sync::Arc;

use kernel::{Message, Namer, Refusal, Seat, Text, text};

pub use kernel::{Language, UnknownLanguageError};
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

    /// The sentence.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        let mut said = String::with_capacity(64);
        self.namer().say(text, &mut said);
        said
    }

    /// A message without gaps, such as the name of a phase.
    #[must_use]
    pub fn word(&self, message: Message) -> String {
        let mut said = String::new();
        self.namer().word(message, &mut said);
        said
    }

    /// A sentence, and the number of the rule to look up.
    #[must_use]
    pub fn with_rule(&self, why: &Text, rule: &'static str) -> String {
        self.say(&text!(refusal, why = self.say(why), rule = rule))
    }

    /// Why a move was refused, and the number of the rule to look up.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.with_rule(refusal.why(), refusal.rule())
    }

    /// A phrase with a capital letter, as it stands on a button.
    #[must_use]
    pub fn capitalised(&self, phrase: &Text) -> String {
        let phrase = self.say(phrase);
        let mut letters = phrase.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.namer().name(seat).into_owned()
    }

    /// An amount of dollars.
    #[must_use]
    pub fn money(&self, dollars: u16) -> String {
        self.say(&kernel::text::money(dollars))
    }

    fn namer(&self) -> Namer<'_> {
        Namer::new(self.language, &self.names)
    }
}

#[cfg(test)]
mod tests;
