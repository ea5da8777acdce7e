//! `roundhouse replay`

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::with_game;
use guide::Guided;
use kernel::{Arg, Happening, Record, Replay, Rules, Turn, text};
use serde_json::json;
use words::{Language, Words};

use crate::tools::{self, files};

pub(super) const EXAMPLE: &str =
    "Examples:\n  roundhouse replay game.txt\n  roundhouse replay game.txt --lang fr";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Print what happened as JSON.
    #[arg(long)]
    json: bool,
    /// The language of the log.
    #[arg(long, default_value_t = Language::English)]
    lang: Language,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (game, record) = files::record(&args.file)?;
    let words = Words::new(args.lang);
    if args.json {
        with_game!(game, F => write_json::<F>(&args.file, &record, &words, out))
    } else {
        with_game!(game, F => write_log::<F>(&args.file, &record, &words, out))
    }
}

fn write_log<F: Guided>(path: &Path, record: &Record, words: &Words, out: &mut impl Write) -> Result<()> {
    let fault = |error| files::fault(path, &error, words);
    let mut replay = Replay::<F::Rules>::new(record).map_err(fault)?;
    for event in replay.opening() {
        writeln!(out, "      {}", words.say(&event.text()))?;
    }
    while let Some(played) = replay.step().map_err(fault)? {
        writeln!(out, "{:>4}. seat {}: {}", replay.played(), played.seat, played.mv)?;
        for event in &played.events {
            writeln!(out, "      {}", words.say(&event.text()))?;
        }
    }
    if let Turn::Owed { seats, .. } = replay.position().turn() {
        // As the record itself says it, in notation: that is the same in every language.
        writeln!(out, "standing: unfinished")?;
        let seats = Arg::List(seats.iter().map(Arg::Seat).collect());
        writeln!(out, "{}", words.say(&text!(turn_of, seat = seats)))?;
    }
    write!(out, "{}", tools::standing_lines::<F>(record.standing.as_ref(), words))?;
    Ok(())
}

fn write_json<F: Guided>(path: &Path, record: &Record, words: &Words, out: &mut impl Write) -> Result<()> {
    let fault = |error| files::fault(path, &error, words);
    let mut replay = Replay::<F::Rules>::new(record).map_err(fault)?;
    let opening = tools::events(replay.opening(), words)?;
    let mut moves = Vec::new();
    while let Some(played) = replay.step().map_err(fault)? {
        moves.push(json!({
            "seat": played.seat,
            "move": played.mv.to_string(),
            "events": tools::events(&played.events, words)?,
        }));
    }
    let log = json!({
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "commitment": record.fairness.commitment(),
        "opening": opening,
        "moves": moves,
        "standing": record.standing,
    });
    writeln!(out, "{log}")?;
    Ok(())
}
