use crate::{FairnessError, NotationError, Options, Refusal, Seat, SetupError, Text, text};

/// What is wrong with a record, and in which line.
///
/// Causes in the game's own words are carried along, so that a program can show them in any language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The file is larger than any record.
    #[error("a record has at most {limit} bytes, and this file has {bytes}")]
    TooLarge {
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        limit: usize,
    },
    /// No game has so many moves.
    #[error("line {line}: a record has at most {limit} moves")]
    TooManyMoves {
        /// The line of the first move too many, counted from 1.
        line: usize,
        /// How many there may be.
        limit: usize,
    },
    /// No record has so many lines.
    #[error("a record has at most {limit} lines, and this one has more")]
    TooManyLines {
        /// How many there may be.
        limit: usize,
    },
    /// No line of a record is so long.
    #[error("line {line}: a line has at most {limit} characters, and this one has {characters}")]
    LineTooLong {
        /// The line, counted from 1.
        line: usize,
        /// How long it is.
        characters: usize,
        /// How long it may be.
        limit: usize,
    },
    /// A line has characters that cannot be seen.
    #[error("line {line}: a record is plain text, and this line has a control character or an invisible one")]
    Unprintable {
        /// The line, counted from 1.
        line: usize,
    },
    /// The file does not begin as a record does.
    #[error("line 1: a record begins with `{expected}`, and this file does not")]
    NotARecord {
        /// How a record begins.
        expected: &'static str,
    },
    /// The end is missing.
    #[error("line {line}: the record ends here without a whole digest: it was cut short")]
    CutShort {
        /// The last line that is there, counted from 1.
        line: usize,
    },
    /// Something else should stand in this line.
    #[error("line {line}: expected {expected}, found `{found}`")]
    Unexpected {
        /// The line, counted from 1.
        line: usize,
        /// What should stand there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// The secret or a nonce cannot be one.
    #[error("line {line}: {source}")]
    Fairness {
        /// The line, counted from 1.
        line: usize,
        /// Why not.
        source: FairnessError,
    },
    /// A nonce was added for a seat where nobody sits.
    #[error(
        "line {line}: there is a nonce for seat {seat}, and this game has {players} seats, counted from 0"
    )]
    NonceForNobody {
        /// The line, counted from 1.
        line: usize,
        /// The seat that it is for.
        seat: usize,
        /// How many sit at the table.
        players: usize,
    },
    /// What was committed to is not this secret.
    #[error("line {line}: the commitment does not belong to the secret: that one gives {computed}")]
    Commitment {
        /// The line, counted from 1.
        line: usize,
        /// The commitment that belongs to the secret.
        computed: String,
    },
    /// The lines are not those that the digest was made of.
    #[error(
        "line {line}: the digest does not belong to the lines above it: the record was changed or damaged \
         (they give {computed})"
    )]
    Digest {
        /// The line, counted from 1.
        line: usize,
        /// The digest that belongs to the lines.
        computed: String,
    },

    /// The record is of another game.
    #[error("line 2: this is a record of `{found}`, not of `{expected}`")]
    OtherGame {
        /// The game that it is of.
        found: String,
        /// The game that is asked for.
        expected: &'static str,
    },
    /// The game was played by rules that this program does not play.
    #[error(
        "line 3: this record was made with version {found} of the rules, and these are version {expected}"
    )]
    OtherRules {
        /// The version that it was played by.
        found: u32,
        /// The newest version that is played here.
        expected: u32,
    },
    /// So many cannot play.
    #[error("line 4: this game is for {fewest} to {most} players, and the record has {found}")]
    PlayerCount {
        /// How many the record says.
        found: usize,
        /// How many play at least.
        fewest: usize,
        /// How many play at most.
        most: usize,
    },
    /// The game cannot be set up in this way.
    #[error("the game cannot be set up as the record says: {source}")]
    Setup {
        /// Why not.
        source: SetupError,
    },
    /// The options are not given as a record gives them.
    #[error(
        "line 5: a record gives every option in full, here {}, and this one has {}",
        option_lines(.expected),
        option_lines(.found)
    )]
    OtherOptions {
        /// As they are given.
        found: Options,
        /// As a record of this game gives them.
        expected: Options,
    },
    /// A move cannot be read.
    #[error("line {line}: `{mv}` is not a move of this game: {source}")]
    Notation {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        mv: String,
        /// Why it cannot be read.
        source: NotationError,
    },
    /// A move is not written as records write it.
    #[error("line {line}: a record has one way to write each move: `{expected}`, not `{found}`")]
    OtherSpelling {
        /// The line, counted from 1.
        line: usize,
        /// As it is written.
        found: String,
        /// As records write it.
        expected: String,
    },
    /// A move breaks a rule.
    #[error("line {line}: seat {seat} may not play `{mv}`: {source}")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// Who made it.
        seat: Seat,
        /// The move.
        mv: String,
        /// The rule, and why.
        source: Refusal,
    },
    /// Chance decides something other than the record says.
    #[error(
        "line {line}: the record says that chance decided {}, and the replay draws {}",
        or_nothing(.written),
        or_nothing(.drawn)
    )]
    Drawn {
        /// The line, counted from 1.
        line: usize,
        /// What the record says.
        written: Option<String>,
        /// What chance decides.
        drawn: Option<String>,
    },
    /// The game ends differently from what the record says.
    #[error("line {line}: the record ends with `{written}`, and the replay with `{reached}`")]
    Standing {
        /// The line, counted from 1.
        line: usize,
        /// How it ends in the record.
        written: String,
        /// How it ends when it is played.
        reached: String,
    },
    /// A position was asked for that lies behind the last move.
    #[error("the record has {moves} moves: there is no position after {asked}")]
    NoSuchMove {
        /// How many moves were to lead there.
        asked: usize,
        /// How many there are.
        moves: usize,
    },
}

impl RecordError {
    /// A sentence for people who did not write the record by hand.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::TooLarge { bytes, limit } => text!(record_too_large, bytes = *bytes, limit = *limit),
            Self::LineTooLong { line, limit, .. } => {
                text!(record_line_too_long, line = *line, limit = *limit)
            }
            Self::TooManyMoves { limit, .. } => text!(record_too_many_moves, limit = *limit),
            Self::TooManyLines { limit } => text!(record_too_many_lines, limit = *limit),
            Self::Unprintable { line } => text!(record_unprintable, line = *line),
            Self::NotARecord { expected } => text!(record_no_record, expected = *expected),
            Self::CutShort { line } => text!(record_cut_short, line = *line),
            Self::Unexpected { line, found, .. } => {
                text!(record_unexpected, line = *line, found = found.clone())
            }
            Self::Fairness { line, .. } => text!(record_secret, line = *line),
            Self::NonceForNobody { line, seat, players } => {
                text!(record_nonce, line = *line, seat = *seat, players = *players)
            }
            Self::Commitment { line, .. } => text!(record_commitment, line = *line),
            Self::Digest { line, .. } => text!(record_digest, line = *line),
            Self::OtherGame { found, expected } => {
                text!(record_other_game, found = found.clone(), expected = *expected)
            }
            Self::OtherRules { found, expected } => {
                text!(record_other_rules, found = *found, expected = *expected)
            }
            Self::PlayerCount { found, fewest, most } => {
                text!(record_players, found = *found, fewest = *fewest, most = *most)
            }
            Self::Setup { source } => source.0.clone(),
            Self::OtherOptions { .. } => text!(record_options),
            Self::Notation { line, mv, .. } => text!(record_notation, line = *line, mv = mv.clone()),
            Self::OtherSpelling { line, found, expected } => {
                text!(record_spelling, line = *line, found = found.clone(), expected = expected.clone())
            }
            Self::Refused { line, seat, mv, source } => text!(
                record_refused,
                line = *line,
                seat = *seat,
                mv = mv.clone(),
                why = source.why().clone(),
                rule = source.rule(),
            ),
            Self::Drawn { line, .. } => text!(record_drawn, line = *line),
            Self::Standing { line, .. } => text!(record_standing, line = *line),
            Self::NoSuchMove { asked, moves } => {
                text!(record_no_such_move, asked = *asked, moves = *moves)
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
