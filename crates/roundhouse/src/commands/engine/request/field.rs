//! The fields of a request: each is taken once, with its type, and none may be left over.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{MAX_SEATS, Options, Seat};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Value, json};

use crate::tools;

pub(super) struct Fields {
    left: BTreeMap<String, Value>,
    /// The names that were asked for.
    known: Vec<&'static str>,
}

impl Fields {
    pub(super) fn read(line: &[u8]) -> Result<Self, String> {
        let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8 text")?;
        let Pairs(pairs) = serde_json::from_str(text).map_err(|error| match error.classify() {
            Category::Data => r#"a command is a JSON object, such as {"cmd":"legal"}"#.to_owned(),
            _ => format!("the line is not JSON: it goes wrong at column {}", error.column()),
        })?;
        let mut left = BTreeMap::new();
        for (name, value) in pairs {
            if left.contains_key(&name) {
                return Err(format!("the field {} is there twice", shown(&name.into())));
            }
            left.insert(name, value);
        }
        Ok(Self { left, known: Vec::new() })
    }

    /// The field of this name; `None` when it is left out or `null`.
    pub(super) fn take<T: Field>(&mut self, name: &'static str) -> Result<Option<T>, String> {
        self.known.push(name);
        let value = self.left.remove(name).unwrap_or_default();
        if value.is_null() {
            return Ok(None);
        }
        match T::read(&value) {
            Some(field) => Ok(Some(field)),
            None => Err(format!("\"{name}\" is {}, not {}", T::what(), shown(&value))),
        }
    }

    pub(super) fn need<T: Field>(&mut self, name: &'static str) -> Result<T, String> {
        self.take(name)?.ok_or_else(|| format!("this command needs \"{name}\""))
    }

    /// Refuses fields that were not taken: their sender expects an effect that they would not have.
    pub(super) fn finish(self) -> Result<(), String> {
        let Some((name, _)) = self.left.first_key_value() else { return Ok(()) };
        let name = shown(&name.as_str().into());
        Err(format!("this command has no field {name}; it can have: {}", self.known.join(", ")))
    }
}

/// A value as JSON, or its beginning: it comes from outside and may be of any length.
pub(super) fn shown(value: &Value) -> String {
    const LONGEST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// What a field can hold.
pub(super) trait Field: Sized {
    /// In words, to follow “is”.
    fn what() -> String;
    fn read(value: &Value) -> Option<Self>;
}

impl Field for String {
    fn what() -> String {
        "a text".into()
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_str().map(Self::from)
    }
}

impl Field for bool {
    fn what() -> String {
        "true or false".into()
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }
}

impl Field for u8 {
    fn what() -> String {
        "a small whole number".into()
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_u64()?.try_into().ok()
    }
}

impl Field for u64 {
    fn what() -> String {
        "a whole number".into()
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_u64()
    }
}

impl Field for Seat {
    fn what() -> String {
        format!("the number of a seat, 0 to {}", MAX_SEATS - 1)
    }

    fn read(value: &Value) -> Option<Self> {
        u8::read(value)?.try_into().ok()
    }
}

impl Field for Options {
    fn what() -> String {
        let (key, value) = tools::sample_option();
        format!("an object of texts, such as {}", json!({ key: value }))
    }

    fn read(value: &Value) -> Option<Self> {
        value.as_object()?.iter().map(|(key, value)| Some((key.clone(), String::read(value)?))).collect()
    }
}

impl Field for Value {
    fn what() -> String {
        "anything".into()
    }

    fn read(value: &Value) -> Option<Self> {
        Some(value.clone())
    }
}

/// A seed as a text or, as many write it, as a number.
pub(super) struct Seed(pub(super) String);

impl Field for Seed {
    fn what() -> String {
        "a text or a whole number of at most 64 bits".into()
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => Some(Self(text.clone())),
            // What has a fraction or more digits has lost some of them on its way here.
            Value::Number(number) if number.is_i64() || number.is_u64() => Some(Self(number.to_string())),
            _ => None,
        }
    }
}

/// The fields as they stand in the line. A map would forget those that are there twice.
struct Pairs(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}
