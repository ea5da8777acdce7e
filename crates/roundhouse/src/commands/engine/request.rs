//! The requests of the line protocol, and how they are parsed.
//!
//! They are not parsed by a derive, because an error names the field and says in a sentence what is wrong with it.

mod field;

use kernel::{Options, Seat};
use serde_json::Value;

use field::{Fields, shown};

pub(super) enum Request {
    New { game: String, players: u8, seed: Option<String>, options: Options },
    Legal,
    Play { seat: Option<Seat>, mv: String },
    View { seat: Option<Seat> },
    State,
    Load { game: Option<String>, state: Value },
    Undo,
    Record,
    Bot { seat: Option<Seat>, level: Option<String>, play: bool },
    Scores,
}

pub(super) const COMMANDS: &[&str] =
    &["new", "legal", "play", "bot", "view", "state", "load", "undo", "record", "scores"];

/// Reads a line, or says what is wrong with it.
pub(super) fn parse(line: &[u8]) -> Result<Request, String> {
    let mut fields = Fields::read(line)?;
    let cmd: Option<String> = fields.take("cmd")?;
    let Some(cmd) = cmd else {
        return Err(format!("a command has its name in \"cmd\"; the commands are: {}", COMMANDS.join(", ")));
    };
    let request = match cmd.as_str() {
        "new" => Request::New {
            game: fields.need("game")?,
            players: fields.need("players")?,
            seed: fields.take("seed")?.map(|field::Seed(seed)| seed),
            options: fields.take("options")?.unwrap_or_default(),
        },
        "legal" => Request::Legal,
        "play" => Request::Play { seat: fields.take("seat")?, mv: fields.need("move")? },
        "bot" => {
            // How long the bot may think; those of today never take that long.
            let _: Option<u64> = fields.take("ms")?;
            Request::Bot {
                seat: fields.take("seat")?,
                level: fields.take("level")?,
                play: fields.take("play")?.unwrap_or_default(),
            }
        }
        "view" => Request::View { seat: fields.take("seat")? },
        "state" => Request::State,
        "load" => Request::Load { game: fields.take("game")?, state: fields.need("state")? },
        "undo" => Request::Undo,
        "record" => Request::Record,
        "scores" => Request::Scores,
        _ => {
            let commands = COMMANDS.join(", ");
            return Err(format!("there is no command {}; the commands are: {commands}", shown(&cmd.into())));
        }
    };
    fields.finish()?;
    Ok(request)
}
