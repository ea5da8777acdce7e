//! Saves the record of a game to a file while it is played.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use kernel::{Record, Text, text};

use crate::tools::files;

/// A file with the record of a game, from the start of the game.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
}

/// Why a record is not kept.
#[derive(Debug)]
pub(super) enum KeeperError {
    /// The file has something else in it.
    Taken {
        path: PathBuf,
    },
    Writing {
        path: PathBuf,
        source: io::Error,
    },
}

impl KeeperError {
    pub(super) fn text(&self) -> Text {
        match self {
            Self::Taken { path } => text!(play_record_taken, file = path.display().to_string()),
            // Why is said by the system, in its own words.
            Self::Writing { path, source } => {
                let (file, why) = (path.display().to_string(), source.to_string());
                text!(play_record_not_written, file = file, why = why)
            }
        }
    }
}

impl Keeper {
    /// Writes the record to the file, and from then on keeps it there. A file that has something else in it is not
    /// overwritten: it might be another game.
    pub(super) fn open(path: &Path, record: &Record) -> Result<Self, KeeperError> {
        let keeper = Self { path: path.to_owned() };
        let there = path.try_exists().map_err(|source| keeper.not_written(source))?;
        if there && !is_continued(path, record) {
            return Err(KeeperError::Taken { path: path.to_owned() });
        }
        keeper.keep(record)?;
        Ok(keeper)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the record atomically: whenever the program is stopped, the file has the old one or the new one.
    pub(super) fn keep(&self, record: &Record) -> Result<(), KeeperError> {
        let mut beside = OsString::from(&self.path);
        beside.push(format!(".{}.part", std::process::id()));
        let beside = PathBuf::from(beside);
        let kept = fs::write(&beside, record.to_string()).and_then(|()| fs::rename(&beside, &self.path));
        if kept.is_err() {
            // It may not exist, and the first error is the one to report.
            let _ = fs::remove_file(&beside);
        }
        kept.map_err(|source| self.not_written(source))
    }

    fn not_written(&self, source: io::Error) -> KeeperError {
        KeeperError::Writing { path: self.path.clone(), source }
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
