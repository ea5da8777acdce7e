//! Reading and writing files named on the command line, with errors that are whole sentences.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use catalog::GameId;
use kernel::{Record, RecordError};
use words::Words;

/// Larger files are refused.
const LARGEST: u64 = 16 << 20;

pub(crate) fn read(path: &Path) -> Result<String> {
    content(path).with_context(|| path.display().to_string())
}

/// Like [`read`], for callers that name the file in front of the error.
pub(crate) fn content(path: &Path) -> Result<String> {
    let file = File::open(path).context("cannot open this file")?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).context("cannot read this file")?;
    if bytes.len() as u64 > LARGEST {
        bail!("this file is larger than {} MiB, and none of this program is", LARGEST >> 20);
    }
    String::from_utf8(bytes).map_err(|_| anyhow!("this is not a text file"))
}

pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    std::fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

/// Creates a folder and its parents, unless they exist.
pub(crate) fn make_folder(path: &Path) -> Result<()> {
    if path.exists() && !path.is_dir() {
        bail!("{} is not a folder", path.display());
    }
    std::fs::create_dir_all(path).with_context(|| format!("cannot make the folder {}", path.display()))
}

/// A record, and which game it is of. Digest and commitment are checked; the moves are not yet.
pub(crate) fn record(path: &Path) -> Result<(GameId, Record)> {
    let record = Record::parse(&read(path)?).with_context(|| path.display().to_string())?;
    let game = record.game.parse::<GameId>().with_context(|| format!("{}: line 2", path.display()))?;
    Ok((game, record))
}

/// Why the moves of a record cannot be replayed, in these words.
pub(crate) fn fault(path: &Path, error: &RecordError, words: &Words) -> anyhow::Error {
    let told = match error {
        RecordError::Setup { source } => words.say(&source.0),
        RecordError::Notation { line, source, .. } => format!("line {line}: {}", words.say(&source.0)),
        RecordError::Refused { line, seat, mv, source } => {
            format!("line {line}: seat {seat} may not play `{mv}`: {}", words.refusal(source))
        }
        error => error.to_string(),
    };
    anyhow!("{}: {told}", path.display())
}
