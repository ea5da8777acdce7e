//! `roundhouse verify`

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use catalog::with_game;
use guide::Guided;
use kernel::{Record, Replay, Rules};
use words::{Language, Words};

use crate::tools::files;

pub(super) const EXAMPLE: &str =
    "Examples:\n  roundhouse verify game.txt\n  roundhouse verify game.txt --commitment 8904fb0b…";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// The commitment that was published before the game, to compare with the record's.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<String>,
}

/// Reads a commitment as people copy it: in capitals too.
fn commitment(text: &str) -> Result<String, String> {
    if text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        Ok(text.to_ascii_lowercase())
    } else {
        Err("a commitment has 64 hexadecimal digits".into())
    }
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (game, record) = files::record(&args.file)?;
    with_game!(game, F => verify::<F>(args, &record, out))
}

fn verify<F: Guided>(args: &Args, record: &Record, out: &mut impl Write) -> Result<()> {
    let path = &args.file;
    let fault = |error| files::fault(path, &error, &Words::new(Language::English));
    Replay::<F::Rules>::new(record).and_then(Replay::finish).map_err(fault)?;
    let commitment = record.fairness.commitment();
    if let Some(published) = args.commitment.as_ref().filter(|published| **published != commitment) {
        bail!(
            "{}: the commitment of this record is {commitment}, and not the published {published}: \
             this is another game, or its secret was exchanged",
            path.display()
        );
    }
    let draws = record.dealt.len() + record.entries.iter().map(|entry| entry.drawn.len()).sum::<usize>();
    writeln!(out, "{}: a game of {} with {} players.", path.display(), F::Rules::INFO.title, record.players)?;
    writeln!(out, "  the digest belongs to the lines above it")?;
    writeln!(out, "  the commitment belongs to the secret: {commitment}")?;
    match &args.commitment {
        Some(_) => writeln!(out, "  it is the one that was published")?,
        None => writeln!(out, "  compare it with the one that was published before the game")?,
    }
    writeln!(out, "  {} moves: each is legal where it stands", record.entries.len())?;
    writeln!(out, "  {draws} draws: each is what the secret and the nonces give")?;
    match &record.standing {
        Some(_) => writeln!(out, "  the standing is the one that the moves lead to")?,
        None => writeln!(out, "  the game is not finished: there is no standing yet")?,
    }
    Ok(())
}
