//! Checking the user's own files: boards, tiles and contracts, of whichever game they fit.

use catalog::{GameId, with_game};
use guide::{DataFile, DataFiles, FileName};
use serde_json::{Value, json};

use super::source_name;

/// What a file turned out to be.
pub(super) struct Found {
    game: GameId,
    file: DataFile,
}

impl Found {
    pub(super) fn sentence(&self) -> String {
        let (game, DataFile { what, name, content }) = (self.game.info().title, &self.file);
        match name {
            Some(FileName { title, source, .. }) => {
                format!("{game}, {what} {title} ({}): {content}", source_name(*source))
            }
            None => format!("{game}, {what}: {content}"),
        }
    }

    pub(super) fn json(&self, file: &str) -> Value {
        let game = self.game.info().title;
        let mut found = json!({ "file": file, "ok": true, "game": game, "what": self.file.what });
        if let Some(FileName { id, title, .. }) = &self.file.name {
            found["id"] = id.as_str().into();
            found["title"] = title.as_str().into();
        }
        found
    }
}

/// Asks each game whether a file belongs to it. If several say so, for example of a nearly empty board, the first that can
/// read it wins; if none can, the last one's error is reported.
pub(super) fn read(text: &str) -> Result<Found, String> {
    let mut complaint = None;
    for &game in GameId::ALL {
        match with_game!(game, F => <F as DataFiles>::read(text)) {
            None => {}
            Some(Ok(file)) => return Ok(Found { game, file }),
            Some(Err(why)) => complaint = Some(why),
        }
    }
    // What cannot be read at all is no game's.
    let unreadable = || text.parse::<toml::Table>().err().map(|why| why.to_string());
    let complaint = complaint.or_else(unreadable);
    Err(complaint
        .map_or_else(|| "no game here has files like this one".to_owned(), |why| without_excerpt(&why)))
}

/// The TOML reader shows the place in the file on lines of its own, which is too much for a list of problems; the line
/// and column stay. Its excerpt is known by its frame, a bar at the left whose first line has nothing else.
fn without_excerpt(told: &str) -> String {
    if told.lines().nth(1).is_none_or(|line| line.trim() != "|") {
        return told.to_owned();
    }
    let is_excerpt =
        |line: &str| line.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit()).starts_with('|');
    let lines: Vec<_> = told.trim_end().lines().filter(|line| !is_excerpt(line)).collect();
    lines.join(": ")
}
