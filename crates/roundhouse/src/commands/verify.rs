//! `roundhouse verify`

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::with_game;
use kernel::{Record, Replay, Rules};
use words::{Language, Words};

use crate::tools::files;

pub(super) const EXAMPLE: &str = "Example:\n  roundhouse verify game.txt";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (game, record) = files::record(&args.file)?;
    with_game!(game, G => verify::<G>(&args.file, &record, out))
}

fn verify<G: Rules>(path: &Path, record: &Record, out: &mut impl Write) -> Result<()> {
    let fault = |error| files::fault(path, &error, &Words::new(Language::English));
    Replay::<G>::new(record).and_then(Replay::finish).map_err(fault)?;
    let draws = record.dealt.len() + record.entries.iter().map(|entry| entry.drawn.len()).sum::<usize>();
    writeln!(out, "{}: a game of {} with {} players.", path.display(), G::INFO.title, record.players)?;
    writeln!(out, "  the digest belongs to the lines above it")?;
    writeln!(out, "  the commitment belongs to the secret")?;
    writeln!(out, "  {} moves: each is legal where it stands", record.entries.len())?;
    writeln!(out, "  {draws} draws: each is what the secret and the nonces give")?;
    match &record.standing {
        Some(_) => writeln!(out, "  the standing is the one that the moves lead to")?,
        None => writeln!(out, "  the game is not finished: there is no standing yet")?,
    }
    Ok(())
}
