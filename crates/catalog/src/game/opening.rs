//! Setting up or loading a game.

use kernel::{Fairness, Options, Seat, SetupError};

use super::{Game, Match, PositionSnapshot};
use crate::{GameId, Playable};

/// Why a game cannot be set up or read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum GameError {
    #[error(transparent)]
    Unknown(#[from] crate::UnknownGameError),
    #[error("the rules have version {ours}, and this was played by version {theirs}")]
    OtherRules { ours: u32, theirs: u32 },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Fairness(#[from] kernel::FairnessError),
    #[error("this game began with a position from outside: its seed is not known, so it has no record")]
    NoOrigin,
    #[error("move {number} of the log is not accepted: {mv}")]
    Move { number: usize, mv: String },
}

/// What a game is opened from.
#[derive(Clone, Debug)]
pub struct OpenGame<'a> {
    pub rules_version: u32,
    pub players: usize,
    pub options: &'a Options,
    pub fairness: Fairness,
    pub moves: &'a [(Seat, String)],
    /// How many of the moves the table began with.
    pub given: usize,
    /// Stored snapshots. Invalid ones are rebuilt.
    pub snapshots: &'a [PositionSnapshot],
}

/// An opened game, and what became of its snapshots.
#[derive(Debug)]
pub struct OpenedGame {
    pub game: Box<dyn Game>,
    pub snapshots: SnapshotReport,
}

/// What became of the stored snapshots when a game was opened with them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SnapshotReport {
    /// Those that do not fit the game: damaged, of another game, or of moves that were taken back.
    pub invalid: Vec<u64>,
    /// Those that are worth keeping but were missing or did not fit, rebuilt.
    pub rebuilt: Vec<PositionSnapshot>,
    /// How many moves had to be replayed.
    pub replayed: usize,
}

/// Opens a game with its moves so far.
pub fn open_game(game: GameId, from: &OpenGame<'_>) -> Result<OpenedGame, GameError> {
    with_game!(game, F => open_face::<F>(from))
}

/// The same for a game of a test, which is not in the list.
pub fn open_face<F: Playable>(from: &OpenGame<'_>) -> Result<OpenedGame, GameError> {
    let (game, snapshots) = Match::<F>::open(from)?;
    Ok(OpenedGame { game: Box::new(game), snapshots })
}

/// A game that continues from a position from outside. It has no record, since its seed is unknown. The position's
/// conservation laws are checked.
pub fn load_game(game: GameId, state: serde_json::Value) -> Result<Box<dyn Game>, serde_json::Error> {
    with_game!(game, F => Ok(Box::new(Match::<F>::load(state)?)))
}
