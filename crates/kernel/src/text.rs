use std::borrow::Cow;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::Seat;

/// A sentence before it has a language: the key of a message and what fills its gaps.
///
/// The rules speak in these; the words crate turns them into English or French.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a [`Text`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    Number(i64),
    /// A player, shown by name where names are known.
    Seat(Seat),
    /// The key of another message, such as a colour or an action: translated in its turn.
    Word(&'static str),
    /// A proper name or a piece of notation: the same in every language.
    Name(Cow<'static, str>),
    /// A phrase with gaps of its own.
    Text(Box<Text>),
    /// Several gaps of one kind, joined as the language joins them.
    List(Vec<Arg>),
}

impl Text {
    #[must_use]
    pub const fn plain(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// A [`Text`] from its key and named gaps: `text!("aos-too-dear", cost = 4, cash = 3)`.
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text { key: $key, args: vec![$((stringify!($name), $crate::Arg::from($value))),*] }
    };
}

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
number_args!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(Box::new(text))
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name.into())
    }
}

impl From<&'static str> for Arg {
    fn from(name: &'static str) -> Self {
        Self::Name(name.into())
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Word(key) => serializer.serialize_str(key),
            Self::Name(name) => serializer.serialize_str(name),
            Self::Text(text) => text.serialize(serializer),
            Self::List(list) => list.serialize(serializer),
        }
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.0.len()))?;
                for (name, arg) in self.0 {
                    map.serialize_entry(name, arg)?;
                }
                map.end()
            }
        }
        let mut text = serializer.serialize_struct("Text", 2)?;
        text.serialize_field("key", self.key)?;
        text.serialize_field("args", &Args(&self.args))?;
        text.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_a_key_and_its_gaps() {
        let text = text!("aos-too-dear", cost = 4, seat = Seat::new(1), city = "Chicago");
        assert_eq!(
            serde_json::to_string(&text).unwrap(),
            r#"{"key":"aos-too-dear","args":{"cost":4,"seat":1,"city":"Chicago"}}"#
        );
        assert_eq!(Text::plain("k").with("n", 3u8), text!("k", n = 3u8));
    }
}
