//! Saves the record of a game to a file while it is played.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use kernel::Record;

use crate::tools::files;

/// A file with the record of a game, from the start of the game.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// Writes the record to the file, and from then on keeps it there. A file that has something else in it is not
    /// overwritten: it might be another game.
    pub(super) fn open(path: &Path, record: &Record) -> Result<Self> {
        let there = path.try_exists().with_context(|| format!("cannot write {}", path.display()))?;
        if there && !is_continued(path, record) {
            bail!(
                "{} is there already and is not overwritten: take another name, or go on with a record by --resume",
                path.display()
            );
        }
        let keeper = Self { path: path.to_owned() };
        keeper.keep(record)?;
        Ok(keeper)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the record atomically: whenever the program is stopped, the file has the old one or the new one.
    pub(super) fn keep(&self, record: &Record) -> Result<()> {
        let mut beside = OsString::from(&self.path);
        beside.push(format!(".{}.part", std::process::id()));
        let beside = PathBuf::from(beside);
        let told = || format!("cannot write {}", self.path.display());
        let kept = fs::write(&beside, record.to_string()).and_then(|()| fs::rename(&beside, &self.path));
        if kept.is_err() {
            // It may not exist, and the first error is the one to report.
            let _ = fs::remove_file(&beside);
        }
        kept.with_context(told)
    }
}

/// Whether the file has this very game in it, as far as it had gone some time before.
fn is_continued(path: &Path, record: &Record) -> bool {
    files::record(path).is_ok_and(|(_, kept)| {
        record.entries.starts_with(&kept.entries)
            && Record { entries: Vec::new(), standing: None, ..kept }
                == Record { entries: Vec::new(), standing: None, ..record.clone() }
    })
}
