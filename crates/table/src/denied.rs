use kernel::{Refusal, Text};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// By a rule of the game.
    Rule(Refusal),
    /// By the table: somebody else's seat, a game that has not begun, a text that is no move.
    Table(Text),
    /// What was asked for was meant for a position that is no longer there.
    Stale,
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal)
    }
}

impl From<Text> for Denied {
    fn from(why: Text) -> Self {
        Self::Table(why)
    }
}
