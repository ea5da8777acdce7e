//! What several commands need.

pub(crate) mod files;
pub(crate) mod lines;
pub(crate) mod scoring;

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use anyhow::{Result, anyhow, bail};
use catalog::GameId;
use guide::Guided;
use kernel::{
    Face, Fairness, Happening, Options, Rules, Setup, SetupError, SetupOf, Standing, Stream, Turn, text,
};
use serde_json::{Value, json};
use words::Words;

/// A random seed, in the form that `--seed` takes.
pub(crate) fn fresh_seed() -> String {
    // The standard library keys its hashers with randomness of the operating system.
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}

/// The seed of a bot: it follows from the seed of the game, but reveals nothing about the game's own draws.
pub(crate) fn bot_seed(seed: &str, which: &str) -> Result<[u8; 32]> {
    let fairness = Fairness::new("roundhouse bots")?.with_nonces(vec![seed.into(), which.into()])?;
    Ok(fairness.draws().draw(Stream::seed))
}

/// Reads `KEY=VALUE`, as `--option` takes it.
pub(crate) fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.into(), value.into())),
        _ => {
            let (key, value) = sample_option();
            Err(format!("an option is written KEY=VALUE, such as {key}={value}"))
        }
    }
}

/// An option of a game and a value that it may have, to show how they are written.
pub(crate) fn sample_option() -> (&'static str, &'static str) {
    let mut choices = GameId::ALL.iter().flat_map(|game| game.info().choices);
    choices.find_map(|choice| Some((choice.key, *choice.values.first()?))).unwrap_or(("key", "value"))
}

/// A game and how many play it, to show how they are written.
pub(crate) fn sample_game() -> (&'static str, usize) {
    let info = GameId::ALL[0].info();
    (info.id, info.usual_players())
}

/// The options that were given with `--option`. Two values for the same key are refused.
pub(crate) fn options(given: &[(String, String)]) -> Result<Options> {
    let mut options = Options::new();
    for (key, value) in given {
        if options.insert(key.clone(), value.clone()).is_some() {
            bail!("the option “{key}” is given twice");
        }
    }
    Ok(options)
}

/// The help of an argument that names a game.
pub(crate) fn game_help(what: &str) -> String {
    let games: Vec<_> = GameId::ALL.iter().map(|game| game.info().id).collect();
    format!("{what}: {}", games.join(", "))
}

/// A text from outside with its control characters escaped, so that it stays on one line and cannot control the
/// terminal.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() {
            escaped.extend(c.escape_default());
        } else {
            escaped.push(c);
        }
    }
    escaped
}

pub(crate) fn setup<F: Face>(players: Option<usize>, options: &Options, words: &Words) -> Result<SetupOf<F>> {
    let players = players.unwrap_or(F::Rules::INFO.usual_players());
    SetupOf::<F>::from_options(players, options).map_err(|SetupError(why)| anyhow!(words.say(&why)))
}

/// What happened, as data with its sentence.
pub(crate) fn events<E: Happening>(events: &[E], words: &Words) -> serde_json::Result<Value> {
    events.iter().map(|event| Ok(with_text(serde_json::to_value(event)?, words.say(&event.text())))).collect()
}

pub(crate) fn with_text(event: Value, text: String) -> Value {
    let mut value = match event {
        object @ Value::Object(_) => object,
        other => json!({ "event": other }),
    };
    value["text"] = text.into();
    value
}

/// How the game ended; `None` while it goes on.
pub(crate) fn standing(position: &impl Rules) -> Option<Standing> {
    match position.turn() {
        Turn::Over(standing) => Some(standing),
        Turn::Owed { .. } => None,
    }
}

/// How a game ended, as lines for people.
pub(crate) fn standing_lines<F: Guided>(standing: Option<&Standing>, words: &Words) -> String {
    let Some(standing) = standing else { return String::new() };
    let mut lines = vec![words.say(&F::ending(&standing.ending))];
    for place in &standing.places {
        lines.push(words.say(&match place.score {
            Some(score) => text!(standing_line, rank = place.rank, name = place.seat, score = score),
            None => text!(standing_out, rank = place.rank, name = place.seat),
        }));
    }
    lines.push(words.say(&standing.won()));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_nothing_else() {
        for (text, one_line) in [
            ("Zürich “1” \\", "Zürich “1” \\"),
            ("a\nb\r\tc", "a\\nb\\r\\tc"),
            ("\x1b[2J\u{9b}", "\\u{1b}[2J\\u{9b}"),
        ] {
            assert_eq!(escaped(text), one_line);
        }
    }

    #[test]
    fn what_is_shown_as_an_example_is_understood() {
        let (key, value) = sample_option();
        let (game, players) = sample_game();
        let game: GameId = game.parse().unwrap();
        let options = options(&[option(&format!("{key}={value}")).unwrap()]).unwrap();
        let words = Words::new(words::Language::English);
        catalog::with_game!(game, F => setup::<F>(Some(players), &options, &words).map(drop)).unwrap();
    }

    #[test]
    fn an_option_has_one_value() {
        let given = |pairs: &[&str]| pairs.iter().map(|pair| option(pair).unwrap()).collect::<Vec<_>>();
        assert_eq!(options(&given(&["a=1", "b=1"])).unwrap().len(), 2);
        let told = options(&given(&["a=1", "b=1", "a=1"])).unwrap_err().to_string();
        assert_eq!(told, "the option “a” is given twice");
    }
}
