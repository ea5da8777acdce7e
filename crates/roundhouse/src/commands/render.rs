//! `roundhouse render`

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use catalog::{GameId, with_game};
use draw::Drawn;
use kernel::{Face, Fairness, Replay, Rules, Viewer, Writer};
use words::{Language, Words};

use crate::tools::{self, files};

pub(super) const EXAMPLE: &str = "Examples:
  roundhouse render game.txt -o end.png --width 1600
  roundhouse render game.txt --at 40 -o move-40.svg
  roundhouse render --start age-of-steam --seed 7 --lang fr > opening.svg";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record whose position is drawn; without it, --start names a game.
    file: Option<PathBuf>,
    /// After how many moves; without it, after the last.
    #[arg(long, value_name = "N", conflicts_with = "start")]
    at: Option<usize>,
    #[arg(
        long,
        value_name = "GAME",
        conflicts_with = "file",
        help = tools::game_help("Draw the opening of a new game in place of a record")
    )]
    start: Option<GameId>,
    /// How many play, with --start; without it four, or as near to that as the game allows.
    #[arg(long, conflicts_with = "file")]
    players: Option<usize>,
    /// What chance follows from, with --start.
    #[arg(long, default_value = "1", conflicts_with = "file")]
    seed: String,
    /// An option of the game, with --start; `roundhouse games` lists them.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = tools::option, conflicts_with = "file")]
    options: Vec<(String, String)>,
    /// Where to, ending in .svg or .png; without it, SVG to standard output.
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many pixels wide a PNG is; an SVG fits any width.
    #[arg(long, default_value_t = 1600, value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
    /// The language of the picture.
    #[arg(long, default_value_t = Language::English)]
    lang: Language,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let words = Words::new(args.lang);
    let svg = match (&args.file, args.start) {
        (Some(file), _) => {
            let (game, record) = files::record(file)?;
            with_game!(game, F => {
                let fault = |error| files::fault(file, &error, &words);
                let mut replay = Replay::<<F as Face>::Rules>::new(&record).map_err(fault)?;
                let position = replay.go_to(args.at.unwrap_or(record.entries.len())).map_err(fault)?;
                picture::<F>(position, &words)
            })
        }
        (None, Some(game)) => {
            with_game!(game, F => picture::<F>(&opening::<F>(args, &words)?, &words))
        }
        (None, None) => bail!("name the FILE of a record, or a game with --start"),
    };
    let Some(path) = &args.out else {
        writeln!(out, "{svg}")?;
        return Ok(());
    };
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match ending.to_ascii_lowercase().as_str() {
        "svg" => files::write(path, svg),
        "png" => files::write(path, draw::png(&svg, args.width).map_err(|error| anyhow!("no PNG: {error}"))?),
        _ => bail!("{}: a picture ends in .svg or .png", path.display()),
    }
}

fn picture<F: Drawn>(position: &F::Rules, words: &Words) -> String {
    F::svg(&position.view(Viewer::Spectator), words)
}

fn opening<F: Face>(args: &Args, words: &Words) -> Result<F::Rules> {
    let setup = tools::setup::<F>(args.players, &tools::options(&args.options)?, words)?;
    let started = Writer::<F::Rules>::start(&setup, Fairness::new(&args.seed)?);
    let (writer, _) = started.map_err(|error| anyhow!(words.say(&error.0)))?;
    Ok(writer.position().clone())
}
