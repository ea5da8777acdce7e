//! A game in play, without its type: what tables, the line protocol and other programs are built on.

mod in_play;
mod opening;
mod reached;
mod record;
mod rounds;
mod snapshot;
mod typeless;

use std::fmt;

use guide::WhyNot;
#[cfg(doc)]
use kernel::Rules;
use kernel::{Happening, MOST_MOVES, Record, Refusal, Seat, Text, Turn, Viewer, text};
use words::Words;

pub(crate) use in_play::{Checkpoint, Match, Origin};
pub use opening::{GameError, OpenGame, OpenedGame, SnapshotReport, load_game, open_face, open_game};
pub(crate) use reached::Reached;
pub use record::{VerifiedRecord, VerifyError, verify};
pub(crate) use rounds::RoundBegan;
pub use snapshot::PositionSnapshot;

use crate::DraftText;
use crate::scene::Scene;
use crate::scene_builder::SceneRequest;

/// How many moves lie between two snapshots, so that any position is reached quickly.
pub(crate) const SNAPSHOT_EVERY: usize = 32;

/// The result of playing a move in a draft.
pub type Drafted = Result<PlayOutcome, MoveError>;

/// Everything that a table needs from a game: [`Rules`] and related traits without the types that differ from game to
/// game.
pub trait Game: Send + Sync + fmt::Debug {
    fn boxed(&self) -> Box<dyn Game>;

    fn turn(&self) -> Turn;

    /// How many moves have been committed.
    fn move_count(&self) -> usize;

    /// Whether the game is still running but has as many moves as a table takes, so that nothing more can be played.
    fn is_full(&self) -> bool {
        self.move_count() >= MOST_MOVES && !self.turn().is_over()
    }

    /// The round, as the game counts them.
    fn round(&self) -> u32;

    /// Whether one seat may currently know something that another may not.
    fn has_secrets(&self) -> bool;

    /// How many moves had been made when the situation that this seat decides on last changed. Sealed decisions of
    /// others do not count.
    fn draft_base(&self, seat: Seat) -> usize;

    /// The number of players.
    fn players(&self) -> usize;

    /// What happened during setup.
    fn opening(&self) -> Vec<Told>;

    /// Commits a move.
    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), MoveError>;

    /// Commits a move, and returns what happened.
    fn push_telling(&mut self, seat: Seat, mv: &str) -> Result<Vec<Told>, MoveError>;

    /// The legal moves of a seat in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> serde_json::Value;

    /// The whole position as data, including what is hidden.
    fn state(&self) -> serde_json::Result<serde_json::Value>;

    /// The points of each seat if the game ended now; `None` for one that is out of the game.
    fn scores(&self) -> Vec<Option<i32>>;

    /// How many moves are final, because chance decided something in them or something was revealed.
    fn settled(&self) -> usize;

    /// Goes back to this many moves, which must not be fewer than are settled.
    fn take_back(&mut self, to: usize);

    /// Plays a move in the draft of a seat.
    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Drafted;

    /// The moves of a draft if it is a complete turn: legal, with nothing left for the seat to decide.
    fn whole_turn(&self, seat: Seat, draft: &DraftText) -> Option<Vec<String>>;

    /// Why nothing can be done with this spot of the drawing.
    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<WhyNot>;

    fn scene(&self, look: &SceneRequest<'_>, words: &Words) -> Scene;

    /// The move that a bot of this level would play, in notation.
    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String>;

    /// What a viewer may know and do, as data.
    fn data(&self, viewer: Viewer) -> serde_json::Value;

    /// The game as a record. It contains the secret.
    fn record(&self) -> Result<Record, GameError>;

    /// The first moves of the game in notation.
    fn moves(&self, upto: usize) -> Vec<(Seat, String)>;

    /// The snapshots worth keeping after this many moves.
    fn snapshots_after(&self, move_count: usize) -> Vec<PositionSnapshot>;
}

/// Something that happened, in any game.
#[derive(Clone, Debug)]
pub struct Told {
    /// The event of the game, serialised.
    pub data: serde_json::Value,
    /// What chance decided in it, as records write it.
    pub drawn: Option<String>,
    /// As a sentence.
    pub text: Text,
}

impl Told {
    fn of(event: &impl Happening) -> Self {
        // An event is plain data.
        let data = serde_json::to_value(event).unwrap_or_default();
        Self { data, drawn: event.drawn(), text: event.text() }
    }
}

/// Why a move is not made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rule(#[from] Refusal),
    /// It is no move at all, or there is no room for one.
    #[error("{0}")]
    Text(Text),
}

impl From<Text> for MoveError {
    fn from(why: Text) -> Self {
        Self::Text(why)
    }
}

/// What became of a move in a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayOutcome {
    /// It was added to the draft.
    Drafted(DraftText),
    /// It waits to be confirmed, because it cannot be undone afterwards.
    NeedsConfirmation(DraftText),
    /// These moves are committed.
    Committed(Vec<String>),
}

/// The message for a game that has as many moves as a table takes.
#[must_use]
pub fn no_more_moves() -> Text {
    text!(table_no_more_moves, most = MOST_MOVES)
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
