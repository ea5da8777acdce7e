//! A game as plain text: a small header, one move a line, the standing, and a digest over all of it.
//!
//! ```text
//! roundhouse record 1
//! game: sticks
//! rules: 1
//! players: 3
//! option table: round
//! commitment: 3c5f…
//! secret: 7
//! nonce 2: tea
//! * sticks 13
//! 0 take 3
//! 1 roll
//! * die 4
//! ending: last-stick
//! standing: 1. seat 2: 5, 2. seat 0: 3, 3. seat 1: out
//! digest: 9a01…
//! ```
//!
//! A line that begins with `*` is what chance decided in the move above it, or in the layout when no move stands above.
//! A game that goes on has the one line `standing: unfinished` in place of the last two before the digest. A record has
//! neither blank lines nor comments, gives every option and writes each move in one way, so that one game has one
//! text.

use std::fmt;

use crate::fairness::fingerprint;
use crate::{Fairness, Options, Place, Rules, Seat, Setup, Standing, Turn};

mod error;
mod parse;
mod replay;
mod writer;

pub use error::RecordError;
pub use replay::Replay;
pub use writer::Writer;

/// How many moves a record, and the game on a table, may have. No real game comes near it: anybody who would go on is only
/// filling the disk.
pub const MOST_MOVES: usize = 20_000;

const FIRST_LINE: &str = "roundhouse record 1";
const UNFINISHED: &str = "unfinished";
const OUT: &str = "out";

/// A game that was played, or is being played, without knowing which game it is.
///
/// It holds the secret, and with it every draw to come: while a game goes on, its record is for the table alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The [id](crate::GameInfo::id) of the game.
    pub game: String,
    /// The version of its rules that it is played by.
    pub rules_version: u32,
    /// How many play.
    pub players: usize,
    /// What was chosen for the setup, every option in full.
    pub options: Options,
    /// Where its chance came from, the secret included.
    pub fairness: Fairness,
    /// What chance decided in the layout.
    pub dealt: Vec<String>,
    /// The moves, in the order in which they were made.
    pub entries: Vec<Entry>,
    /// `None` while the game goes on.
    pub standing: Option<Standing>,
}

/// A move in a record, with what chance decided in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who made it.
    pub seat: Seat,
    /// The move in notation.
    pub mv: String,
    /// What chance decided, one line each.
    pub drawn: Vec<String>,
}

impl Record {
    /// Reads a record and checks all that can be checked without knowing the game: its form, its digest, and that the
    /// commitment belongs to the secret.
    ///
    /// Line ends may be those of Windows, the last one may be missing or stand there more than once, and a byte order
    /// mark may come first; the digest is that of the plain form.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        parse::parse(text)
    }

    /// The record of a game that is about to be laid out.
    fn blank<G: Rules>(setup: &G::Setup, fairness: Fairness) -> Self {
        Self {
            game: G::INFO.id.into(),
            rules_version: setup.rules_version(),
            players: setup.players(),
            options: setup.options(),
            fairness,
            dealt: Vec::new(),
            entries: Vec::new(),
            standing: None,
        }
    }

    /// How many lines stand above the first one that tells of play.
    fn header_lines(&self) -> usize {
        let nonces = self.fairness.nonces().iter().filter(|nonce| !nonce.is_empty()).count();
        // The first line, game, rules, players, commitment and secret.
        6 + self.options.len() + nonces
    }

    /// Everything above the digest.
    fn write_body(&self, out: &mut impl fmt::Write) -> fmt::Result {
        writeln!(out, "{FIRST_LINE}")?;
        writeln!(out, "game: {}", self.game)?;
        writeln!(out, "rules: {}", self.rules_version)?;
        writeln!(out, "players: {}", self.players)?;
        for (key, value) in &self.options {
            writeln!(out, "option {key}: {value}")?;
        }
        writeln!(out, "commitment: {}", self.fairness.commitment())?;
        writeln!(out, "secret: {}", self.fairness.secret())?;
        for (seat, nonce) in self.fairness.nonces().iter().enumerate().filter(|(_, nonce)| !nonce.is_empty())
        {
            writeln!(out, "nonce {seat}: {nonce}")?;
        }
        for drawn in &self.dealt {
            writeln!(out, "* {drawn}")?;
        }
        for entry in &self.entries {
            writeln!(out, "{} {}", entry.seat, entry.mv)?;
            for drawn in &entry.drawn {
                writeln!(out, "* {drawn}")?;
            }
        }
        if let Some(standing) = &self.standing {
            writeln!(out, "ending: {}", standing.ending)?;
        }
        writeln!(out, "standing: {}", standing_text(self.standing.as_ref()))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        self.write_body(&mut body)?;
        writeln!(f, "{body}digest: {}", fingerprint(&body))
    }
}

/// `1. seat 2: 57, 2. seat 0: out`, or that there is no standing yet.
fn standing_text(standing: Option<&Standing>) -> String {
    let Some(standing) = standing else {
        return UNFINISHED.into();
    };
    let places = standing.places.iter().map(|Place { rank, seat, score }| match score {
        Some(score) => format!("{rank}. seat {seat}: {score}"),
        None => format!("{rank}. seat {seat}: {OUT}"),
    });
    places.collect::<Vec<_>>().join(", ")
}

fn standing_of(position: &impl Rules) -> Option<Standing> {
    match position.turn() {
        Turn::Over(standing) => Some(standing),
        Turn::Owed { .. } => None,
    }
}
