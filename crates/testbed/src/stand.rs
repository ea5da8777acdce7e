//! How somebody's game stands, as far as it is their own doing.

use crate::Answer;
use crate::player::waiting;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stand {
    /// Moves that count.
    pub(crate) committed: Vec<String>,
    /// Moves of the turn that is not over.
    pub(crate) draft: Vec<String>,
    /// A move that cannot be taken back, and waits to be confirmed.
    pub(crate) waits: Option<String>,
}

impl Stand {
    /// All that may come of a move: it is one more of the turn, or waits to be confirmed, or ends the turn.
    pub(crate) fn played(&self, mv: &str) -> Vec<Self> {
        let mut drafted = self.clone();
        drafted.draft.push(mv.to_owned());
        let waits = Self { waits: Some(mv.to_owned()), ..self.clone() };
        let ended = drafted.ended();
        vec![drafted, waits, ended]
    }

    /// When the page asks whether this move is meant, and it is.
    pub(crate) fn confirmed(&self, mv: &str) -> Self {
        let mut turn = self.clone();
        match turn.waits.take() {
            Some(_) => turn.draft.push(mv.to_owned()),
            // A blind bid that others have made the last one is asked for once more, since it opens them all.
            None => assert_eq!(turn.draft.last().map(String::as_str), Some(mv), "what was drafted"),
        }
        turn.ended()
    }

    /// All moves of the turn count.
    pub(crate) fn ended(&self) -> Self {
        let committed = self.committed.iter().chain(&self.draft).cloned().collect();
        Self { committed, ..Self::default() }
    }

    /// Whether a page of somebody who is asked, or was until a moment ago, shows it.
    pub(crate) fn is_shown(&self, page: &Answer) -> bool {
        let asked_again = waiting(page);
        let waits = match (&self.waits, &asked_again) {
            (None, Some(again)) => self.draft.last() == Some(again),
            (waits, shown) => waits == shown,
        };
        waits && page.number("data-draft") == self.draft.len()
    }
}
