use std::borrow::Cow;

use serde::ser::{Serialize, Serializer};

use super::{Message, Text};
use crate::Seat;

/// What fills a gap in a [`Text`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number: languages choose their plurals by it.
    Number(i64),
    /// A player, shown by name where names are known.
    Seat(Seat),
    /// Another message without gaps, such as a colour or an action: translated in its turn.
    Word(Message),
    /// A proper name or a piece of notation: the same in every language.
    Name(Cow<'static, str>),
    /// A phrase with gaps of its own.
    Text(Box<Text>),
    /// Several arguments of one kind, joined as the language joins them.
    List(Vec<Arg>),
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

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Word(message)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        if text.args().is_empty() { Self::Word(text.message()) } else { Self::Text(Box::new(text)) }
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

impl<A: Into<Self>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Word(message) => message.serialize(serializer),
            Self::Name(name) => serializer.serialize_str(name),
            Self::Text(text) => text.serialize(serializer),
            Self::List(list) => list.serialize(serializer),
        }
    }
}
