use crate::{FairnessError, NotationError, Options, Refusal, Seat, SetupError, Text, text};

/// What is wrong with a record, and in which line.
///
/// The causes that speak in the game's own words are carried along, so that a program can show them in a language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("a record has at most {limit} bytes, and this file has {bytes}")]
    TooLarge { bytes: usize, limit: usize },
    #[error("line {line}: a record has at most {limit} moves")]
    TooManyMoves { line: usize, limit: usize },
    #[error("a record has at most {limit} lines, and this one has more")]
    TooManyLines { limit: usize },
    #[error("line {line}: a line has at most {limit} characters, and this one has {characters}")]
    LineTooLong { line: usize, characters: usize, limit: usize },
    #[error("line {line}: a record is plain text, and this line has a control character or an invisible one")]
    Unprintable { line: usize },
    #[error("line 1: a record begins with `{expected}`, and this file does not")]
    NotARecord { expected: &'static str },
    #[error("line {line}: the record ends here without a whole digest: it was cut short")]
    CutShort { line: usize },
    #[error("line {line}: expected {expected}, found `{found}`")]
    Unexpected { line: usize, expected: &'static str, found: String },
    #[error("line {line}: {source}")]
    Fairness { line: usize, source: FairnessError },
    #[error(
        "line {line}: there is a nonce for seat {seat}, and this game has {players} seats, counted from 0"
    )]
    NonceForNobody { line: usize, seat: usize, players: usize },
    #[error("line {line}: the commitment does not belong to the secret: that one gives {computed}")]
    Commitment { line: usize, computed: String },
    #[error(
        "line {line}: the digest does not belong to the lines above it: the record was changed or damaged \
         (they give {computed})"
    )]
    Digest { line: usize, computed: String },

    #[error("line 2: this is a record of `{found}`, not of `{expected}`")]
    OtherGame { found: String, expected: &'static str },
    #[error(
        "line 3: this record was made with version {found} of the rules, and these are version {expected}"
    )]
    OtherRules { found: u32, expected: u32 },
    #[error("line 4: this game is for {fewest} to {most} players, and the record has {found}")]
    PlayerCount { found: usize, fewest: usize, most: usize },
    #[error("the game cannot be set up as the record says: {source}")]
    Setup { source: SetupError },
    #[error(
        "line 5: a record gives every option in full, here {}, and this one has {}",
        option_lines(.expected),
        option_lines(.found)
    )]
    OtherOptions { found: Options, expected: Options },
    #[error("line {line}: `{mv}` is not a move of this game: {source}")]
    Notation { line: usize, mv: String, source: NotationError },
    #[error("line {line}: a record has one way to write each move: `{expected}`, not `{found}`")]
    OtherSpelling { line: usize, found: String, expected: String },
    #[error("line {line}: seat {seat} may not play `{mv}`: {source}")]
    Refused { line: usize, seat: Seat, mv: String, source: Refusal },
    #[error(
        "line {line}: the record says that chance decided {}, and the replay draws {}",
        or_nothing(.written),
        or_nothing(.drawn)
    )]
    Drawn { line: usize, written: Option<String>, drawn: Option<String> },
    #[error("line {line}: the record ends with `{written}`, and the replay with `{reached}`")]
    Standing { line: usize, written: String, reached: String },
    #[error("the record has {moves} moves: there is no position after {asked}")]
    NoSuchMove { asked: usize, moves: usize },
}

impl RecordError {
    /// A sentence for people who did not write the record by hand.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::TooLarge { bytes, limit } => text!("record-too-large", bytes = *bytes, limit = *limit),
            Self::LineTooLong { line, limit, .. } => {
                text!("record-line-too-long", line = *line, limit = *limit)
            }
            Self::TooManyMoves { limit, .. } => text!("record-too-many-moves", limit = *limit),
            Self::TooManyLines { limit } => text!("record-too-many-lines", limit = *limit),
            Self::Unprintable { line } => text!("record-unprintable", line = *line),
            Self::NotARecord { expected } => text!("record-no-record", expected = *expected),
            Self::CutShort { line } => text!("record-cut-short", line = *line),
            Self::Unexpected { line, found, .. } => {
                text!("record-unexpected", line = *line, found = found.clone())
            }
            Self::Fairness { line, .. } => text!("record-secret", line = *line),
            Self::NonceForNobody { line, seat, players } => {
                text!("record-nonce", line = *line, seat = *seat, players = *players)
            }
            Self::Commitment { line, .. } => text!("record-commitment", line = *line),
            Self::Digest { line, .. } => text!("record-digest", line = *line),
            Self::OtherGame { found, expected } => {
                text!("record-other-game", found = found.clone(), expected = *expected)
            }
            Self::OtherRules { found, expected } => {
                text!("record-other-rules", found = *found, expected = *expected)
            }
            Self::PlayerCount { found, fewest, most } => {
                text!("record-players", found = *found, fewest = *fewest, most = *most)
            }
            Self::Setup { source } => source.0.clone(),
            Self::OtherOptions { .. } => text!("record-options"),
            Self::Notation { line, mv, .. } => text!("record-notation", line = *line, mv = mv.clone()),
            Self::OtherSpelling { line, found, expected } => {
                text!("record-spelling", line = *line, found = found.clone(), expected = expected.clone())
            }
            Self::Refused { line, seat, mv, source } => text!(
                "record-refused",
                line = *line,
                seat = *seat,
                mv = mv.clone(),
                why = source.why.clone(),
                rule = source.rule,
            ),
            Self::Drawn { line, .. } => text!("record-drawn", line = *line),
            Self::Standing { line, .. } => text!("record-standing", line = *line),
            Self::NoSuchMove { asked, moves } => {
                text!("record-no-such-move", asked = *asked, moves = *moves)
            }
        }
    }
}

fn or_nothing(text: &Option<String>) -> String {
    text.as_ref().map_or_else(|| "nothing".into(), |text| format!("`{text}`"))
}

fn option_lines(options: &Options) -> String {
    let lines: Vec<String> = options.iter().map(|(key, value)| format!("`option {key}: {value}`")).collect();
    if lines.is_empty() { "none".into() } else { lines.join(", ") }
}
