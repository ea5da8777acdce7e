use catalog::MoveError;
use kernel::{Refusal, Text};

/// Why something that a person asked for was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rule(#[from] Refusal),
    /// The table forbids it: somebody else's seat, a game that has not begun, text that is not a move.
    #[error("{0}")]
    Table(Text),
    /// The request was made for a position that is no longer current.
    #[error("the table has changed meanwhile")]
    Stale,
}

impl From<Text> for ActionError {
    fn from(why: Text) -> Self {
        Self::Table(why)
    }
}

impl From<MoveError> for ActionError {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Rule(refusal) => Self::Rule(refusal),
            MoveError::Text(why) => Self::Table(why),
        }
    }
}
