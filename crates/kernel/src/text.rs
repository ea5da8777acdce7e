//! Sentences before they have a language.

mod arg;
mod language;
mod message;
mod say;

pub use arg::Arg;
pub use language::{Language, UnknownLanguageError};
pub use message::{Case, Message, Pattern, Piece, Translations};
pub use say::Namer;

use std::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::text;

/// A sentence before it has a language: a [`Message`] and what fills its gaps.
///
/// The rules speak in these. They are English by themselves (`Display`); the words crate puts them into any language and
/// calls seats by the names of people. They are made by [`text!`](crate::text), which is checked against the message files
/// when the crate is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    message: Message,
    /// In the order of the message's gaps.
    args: Vec<Arg>,
}

impl Text {
    /// For what is generated from message files: as many arguments as the message has gaps, in their order.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(message: Message, args: Vec<Arg>) -> Self {
        Self { message, args }
    }

    /// What is said, without what fills its gaps.
    #[must_use]
    pub const fn message(&self) -> Message {
        self.message
    }

    /// What fills the gaps, in the order of the message's.
    #[must_use]
    pub fn args(&self) -> &[Arg] {
        &self.args
    }
}

/// A message without gaps is a sentence by itself.
impl From<Message> for Text {
    fn from(message: Message) -> Self {
        Self { message, args: Vec::new() }
    }
}

/// In English, with seats called by their number.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut said = String::new();
        Namer::numbers(Language::English).say(self, &mut said);
        f.write_str(&said)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a Text);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.0.args.len()))?;
                for (name, arg) in self.0.message.gaps().iter().zip(&self.0.args) {
                    map.serialize_entry(name, arg)?;
                }
                map.end()
            }
        }
        let mut text = serializer.serialize_struct("Text", 2)?;
        text.serialize_field("key", &self.message)?;
        text.serialize_field("args", &Args(self))?;
        text.end()
    }
}

/// An amount of dollars: “$4”.
#[must_use]
pub fn money(dollars: impl Into<Arg>) -> Text {
    text!(money, dollars = dollars.into())
}

/// From one amount of dollars to another: “$2–4”.
#[must_use]
pub fn money_range(least: impl Into<Arg>, most: impl Into<Arg>) -> Text {
    text!(money_range, least = least.into(), most = most.into())
}

/// A [`Text`] from a message of this crate and what fills its gaps: `text!(too_many, wanted = 4, left = 3)`.
///
/// The message stands as `too-many` in the crate's `locales`. A message that is missing in a language, a gap that is
/// not filled, or one that the message does not have, is an error of the compiler.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the messages are those of the crate that says them")]
macro_rules! text {
    ($message:ident $(, $gap:ident = $value:expr)* $(,)?) => {
        $crate::Text::from(crate::messages::$message { $($gap: $crate::Arg::from($value)),* })
    };
}

/// A [`Message`] of this crate that has no gaps, such as the name of a colour: `message!(colour_red)`.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the messages are those of the crate that says them")]
macro_rules! message {
    ($message:ident) => {
        crate::messages::$message::MESSAGE
    };
}

/// The messages of this crate, made from its `locales` by its build script: stands once, in `lib.rs`.
#[macro_export]
macro_rules! messages {
    () => {
        /// The messages of this crate, one type each.
        #[allow(non_camel_case_types, clippy::all, missing_docs)]
        pub(crate) mod messages {
            include!(concat!(env!("OUT_DIR"), "/messages.rs"));
        }
    };
}

#[cfg(test)]
mod tests;
