//! Games as records, and records as games.

use catalog::{UnknownGame, with_game};
use guide::Guided;
use kernel::{Record, RecordError, Replay, Text, Writer, text};

use super::{GameError, Match};

pub(super) fn write<G: Guided>(game: &Match<G>) -> Result<Record, GameError> {
    let (mut writer, _) = Writer::<G>::start(&game.setup, game.fairness.clone())?;
    for (number, (seat, mv)) in game.moves.iter().enumerate() {
        writer.play(*seat, mv).map_err(|_| GameError::Move { number, mv: mv.to_string() })?;
    }
    Ok(writer.record().clone())
}

/// A record that was played again from its secret and found to be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerifiedRecord {
    pub moves: usize,
    /// How many lines of chance were computed again.
    pub draws: usize,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordFault {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl RecordFault {
    /// A whole sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Game(UnknownGame(game)) => text!("record-unknown-game", game = game.clone()),
            Self::Record(error) => error.text(),
        }
    }
}

/// Plays a record again and checks every move, every draw and the standing.
pub fn verify(record: &Record) -> Result<VerifiedRecord, RecordFault> {
    let game: catalog::GameId = record.game.parse()?;
    with_game!(game, G => Replay::<G>::new(record)?.finish().map(|_| ()))?;
    let draws = record.dealt.len() + record.entries.iter().map(|entry| entry.drawn.len()).sum::<usize>();
    Ok(VerifiedRecord { moves: record.entries.len(), draws })
}
