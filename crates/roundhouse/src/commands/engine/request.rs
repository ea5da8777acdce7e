//! What can be asked of the engine.

use kernel::{Options, Seat};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize, Debug)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    New {
        game: String,
        players: usize,
        seed: Option<Seed>,
        #[serde(default)]
        options: Options,
    },
    Legal,
    Play {
        seat: Option<Seat>,
        #[serde(rename = "move")]
        mv: String,
    },
    View {
        seat: Option<Seat>,
    },
    State,
    Load {
        game: Option<String>,
        state: Value,
    },
    Undo,
    Record,
    Bot {
        seat: Option<Seat>,
        level: Option<String>,
        /// How long the bot may think; those of today never take that long.
        #[serde(rename = "ms")]
        _ms: Option<u64>,
        /// Whether the move is played at once.
        #[serde(default)]
        play: bool,
    },
    Scores,
}

/// A seed as a text or, as many write it, as a number.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub(super) enum Seed {
    Text(String),
    Number(serde_json::Number),
}

impl Seed {
    pub(super) fn into_text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number.to_string(),
        }
    }
}

/// Reads a line, or says what is wrong with it.
pub(super) fn parse(line: &[u8]) -> Result<Request, String> {
    let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8 text".to_owned())?;
    let value: Value =
        serde_json::from_str(text).map_err(|error| format!("the line is not JSON: {error}"))?;
    if !value.is_object() {
        return Err(r#"a command is a JSON object, such as {"cmd":"legal"}"#.into());
    }
    Request::deserialize(value).map_err(|error| format!("this is no command: {error}"))
}
