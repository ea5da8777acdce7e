use std::fmt;
use std::hash::{Hash, Hasher};

use serde::ser::{Serialize, Serializer};

use super::Language;

/// A sentence, a phrase or a word in every language, with gaps.
///
/// There is one for each entry of the message files of a crate; nobody makes one by hand, and nobody asks which one it is:
/// code that depends on a reason or a phase looks at its type.
#[derive(Clone, Copy)]
pub struct Message(&'static Translations);

/// What a [`Message`] is made of: written by the build scripts of the crates that have messages.
#[doc(hidden)]
#[derive(PartialEq, Eq, Debug)]
pub struct Translations {
    pub key: &'static str,
    pub gaps: &'static [&'static str],
    /// In the order of [`Language::ALL`].
    pub patterns: [Pattern; Language::ALL.len()],
}

/// The pieces of a message in one language, one after the other.
pub type Pattern = &'static [Piece];

/// A piece of a [`Pattern`].
#[doc(hidden)]
#[derive(PartialEq, Eq, Debug)]
pub enum Piece {
    Text(&'static str),
    /// The gap with this number.
    Gap(usize),
    /// Another message of the same file, put in here.
    Message(&'static Translations),
    /// One of several patterns, by what fills the gap with this number.
    Choice {
        gap: usize,
        cases: &'static [(Case, Pattern)],
        otherwise: Pattern,
    },
}

/// When a pattern of a [`Piece::Choice`] is taken.
#[doc(hidden)]
#[derive(PartialEq, Eq, Debug)]
pub enum Case {
    /// The gap holds this number.
    Number(i64),
    /// The gap holds a number that the language calls singular.
    One,
    /// The gap holds a message that says this word, and nothing else, in this language.
    Word(&'static str),
}

impl Message {
    /// For what is generated from message files.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(translations: &'static Translations) -> Self {
        Self(translations)
    }

    /// The names of the gaps.
    #[must_use]
    pub const fn gaps(self) -> &'static [&'static str] {
        self.0.gaps
    }

    pub(super) const fn pattern(self, language: Language) -> Pattern {
        self.0.patterns[language as usize]
    }
}

/// Two entries of message files are the same message when they have the same key and say the same. Entries of one key in
/// different crates may say different things, and one entry may stand at several addresses.
impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for Message {}

impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.key.hash(state);
    }
}

/// As the message files call it.
impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.key)
    }
}

/// As the message files call it: programs that translate for themselves look it up there.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.key)
    }
}
