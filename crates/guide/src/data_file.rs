use kernel::{Face, Source};
use toml::de::DeTable;

/// A game whose boards, tiles and cards are text files: somebody may bring files of their own.
pub trait DataFiles: Face {
    /// Reads a file if it is one of this game's, whatever else may be wrong with it: what it is, or what is wrong. `None` for
    /// a file of another game, or of none.
    fn read(_text: &str) -> Option<Result<DataFile, String>> {
        None
    }
}

/// What a data file turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFile {
    /// Such as `board`, `tiles` or `contracts`.
    pub what: &'static str,
    /// What it is called; only boards have names.
    pub name: Option<FileName>,
    /// What is in it, in a few words.
    pub content: String,
}

/// The name of a board that stands in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileName {
    /// As notation calls it.
    pub id: String,
    /// As people do.
    pub title: String,
    /// Where it comes from.
    pub source: Source,
}

/// For a game whose files say nothing alone: the shipped files with this one in the place of its kind, and which that is.
/// `signs` names for each file a table that only it has; `None` when there is none of them in the text.
#[must_use]
pub fn among_shipped<'a, const FILES: usize>(
    text: &'a str,
    signs: [&str; FILES],
    shipped: [(&str, &'a str); FILES],
) -> Option<(usize, [&'a str; FILES])> {
    // A file that is broken further down is known by what is whole of it.
    let (tables, _) = DeTable::parse_recoverable(text);
    let index = signs.iter().position(|sign| tables.get_ref().contains_key(*sign))?;
    let mut files = shipped.map(|(_, shipped)| shipped);
    files[index] = text;
    Some((index, files))
}
