//! Files that people name: read with care, and complained about in a sentence.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use catalog::GameId;
use kernel::{Record, RecordError};
use words::Words;

/// No file that this program reads is larger.
const LARGEST: u64 = 16 << 20;

pub(crate) fn read(path: &Path) -> Result<String> {
    content(path).with_context(|| path.display().to_string())
}

/// Like [`read`], with complaints for somebody who names the file themselves.
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

/// Makes a folder, with those it lies in, unless it is there.
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

/// What is wrong with the play in a record. The causes that a game gives are keys until they are put into words.
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
