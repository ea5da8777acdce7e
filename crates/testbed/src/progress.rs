//! The state of a player's own moves.

use crate::Answer;
use crate::player::waiting;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct PlayerProgress {
    /// Committed moves.
    pub(crate) committed: Vec<String>,
    /// Moves of the unfinished turn.
    pub(crate) draft: Vec<String>,
    /// A move that cannot be undone, and waits to be confirmed.
    pub(crate) pending: Option<String>,
}

impl PlayerProgress {
    /// The possible results of a move: it extends the turn, waits to be confirmed, or ends the turn.
    pub(crate) fn played(&self, mv: &str) -> Vec<Self> {
        let mut drafted = self.clone();
        drafted.draft.push(mv.to_owned());
        let pending = Self { pending: Some(mv.to_owned()), ..self.clone() };
        let ended = drafted.ended();
        vec![drafted, pending, ended]
    }

    /// After confirming the move that the page asks about.
    pub(crate) fn confirmed(&self, mv: &str) -> Self {
        let mut turn = self.clone();
        match turn.pending.take() {
            Some(_) => turn.draft.push(mv.to_owned()),
            // A blind bid that others have made the last one has to be confirmed, because it opens them all.
            None => assert_eq!(turn.draft.last().map(String::as_str), Some(mv), "what was drafted"),
        }
        turn.ended()
    }

    /// With all moves of the turn committed.
    pub(crate) fn ended(&self) -> Self {
        let committed = self.committed.iter().chain(&self.draft).cloned().collect();
        Self { committed, ..Self::default() }
    }

    /// Whether a page of the player who is asked, or was until a moment ago, shows this state.
    pub(crate) fn is_shown(&self, page: &Answer) -> bool {
        let asked_again = waiting(page);
        let pending = match (&self.pending, &asked_again) {
            (None, Some(again)) => self.draft.last() == Some(again),
            (pending, shown) => pending == shown,
        };
        pending && page.number("data-draft") == self.draft.len()
    }
}
