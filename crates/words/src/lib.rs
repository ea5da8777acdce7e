//! English and French: every key that leaves the inside becomes a sentence here.
//!
//! The sentences stand in `locales/`, in [Fluent](https://projectfluent.org), and are part of the program.

mod language;
mod locale;
pub mod rulebook;

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::FluentValue;
use kernel::{Arg, Refusal, Seat, Text, text};
use locale::Message;

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
        let Some(message) = Message::find(self.language, text.key) else { return self.bare(text) };
        let simply = message.simply(|gap, said| {
            let (_, arg) = text.args.iter().rfind(|(name, _)| *name == gap)?;
            said.push_str(&self.part(arg));
            Some(())
        });
        simply.unwrap_or_else(|| {
            let args = text.args.iter().map(|(name, arg)| (*name, self.fill(arg))).collect();
            message.format(Some(&args))
        })
    }

    /// A message without gaps, such as the name of a phase.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        let Some(message) = Message::find(self.language, key) else { return key.to_owned() };
        message.simply(|_, _| None).unwrap_or_else(|| message.format(None))
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
            _ => self.part(arg).into_owned().into(),
        }
    }

    fn part<'a>(&self, arg: &'a Arg) -> Cow<'a, str> {
        match arg {
            Arg::Number(number) => number.to_string().into(),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Word(key) => self.word(key).into(),
            Arg::Name(name) => name.as_ref().into(),
            Arg::Text(text) => self.say(text).into(),
            Arg::List(list) => self.join(list.iter().map(|arg| self.part(arg)).collect()).into(),
        }
    }

    /// “a, b and c”
    fn join(&self, mut parts: Vec<Cow<'_, str>>) -> String {
        let Some(last) = parts.pop().map(Cow::into_owned) else { return self.word("list-empty") };
        if parts.is_empty() {
            return last;
        }
        self.say(&text!("list", most = parts.join(", "), last = last))
    }
}

#[cfg(test)]
mod tests;
