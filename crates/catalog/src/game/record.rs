//! Converting games to records, and verifying records.

use kernel::{Face, Record, RecordError, Replay, Text, Writer, text};

use super::{GameError, Match, Origin};
use crate::{GameId, Playable, UnknownGameError};

pub(super) fn write<F: Playable>(game: &Match<F>) -> Result<Record, GameError> {
    let Some(Origin { setup, fairness }) = &game.origin else { return Err(GameError::NoOrigin) };
    let (mut writer, _) = Writer::<F::Rules>::start(setup, fairness.clone())?;
    for (number, (seat, mv)) in game.moves.iter().enumerate() {
        writer.play(*seat, mv).map_err(|_| GameError::Move { number, mv: mv.to_string() })?;
    }
    Ok(writer.record().clone())
}

/// A record that was replayed from its secret and found to be correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerifiedRecord {
    pub moves: usize,
    /// How many draws were recomputed.
    pub draws: usize,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum VerifyError {
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl VerifyError {
    /// A whole sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Game(UnknownGameError(game)) => text!(record_unknown_game, game = game.clone()),
            Self::Record(error) => error.text(),
        }
    }
}

/// Replays a record and checks every move, every draw and the final standing.
pub fn verify(record: &Record) -> Result<VerifiedRecord, VerifyError> {
    let game: GameId = record.game.parse()?;
    with_game!(game, F => Replay::<<F as Face>::Rules>::new(record)?.finish().map(|_| ()))?;
    let draws = record.dealt.len() + record.entries.iter().map(|entry| entry.drawn.len()).sum::<usize>();
    Ok(VerifiedRecord { moves: record.entries.len(), draws })
}
