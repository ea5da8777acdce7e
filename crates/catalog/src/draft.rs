use serde::{Deserialize, Serialize};

/// A turn that is not committed yet, as text: small, survives reloads, and is played on the position when needed.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct DraftText {
    /// How many moves had been committed when the situation that it decides on last changed.
    pub base: usize,
    pub moves: Vec<String>,
    /// What was undone, most recently undone last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// A move that draws or reveals something, and waits for the player to confirm it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
}

impl DraftText {
    #[must_use]
    pub const fn new(base: usize) -> Self {
        Self { base, moves: Vec::new(), undone: Vec::new(), pending: None }
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.undone.is_empty() && self.pending.is_none()
    }

    /// With the next move played; the redo list is cleared.
    #[must_use]
    pub(crate) fn with(&self, mv: String) -> Self {
        let mut moves = self.moves.clone();
        moves.push(mv);
        Self { base: self.base, moves, undone: Vec::new(), pending: None }
    }

    /// Only its first moves, when the others are no longer legal.
    #[must_use]
    pub(crate) fn first(&self, moves: usize) -> Self {
        let mut draft = self.clone();
        draft.moves.truncate(moves);
        draft
    }

    /// With a move that needs confirmation.
    #[must_use]
    pub(crate) fn waiting_for(&self, mv: String) -> Self {
        Self { pending: Some(mv), ..self.clone() }
    }

    /// A hash that differs between drafts, barring a rare collision.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        let mut hash: u32 = 0x811c_9dc5;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([b'\n']) {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        };
        for text in self.moves.iter().chain(&self.undone).chain(&self.pending) {
            add(text);
        }
        add(&format!("{} {} {}", self.base, self.moves.len(), self.undone.len()));
        hash
    }

    /// Takes back the move that waits to be confirmed, or else the last one.
    #[must_use]
    pub fn undone(&self) -> Self {
        let mut draft = self.clone();
        if draft.pending.take().is_none() {
            draft.undone.extend(draft.moves.pop());
        }
        draft
    }

    #[must_use]
    pub fn redone(&self) -> Self {
        let mut draft = self.clone();
        draft.pending = None;
        draft.moves.extend(draft.undone.pop());
        draft
    }

    /// Takes everything back; it can be redone.
    #[must_use]
    pub fn restarted(&self) -> Self {
        let mut draft = self.clone();
        draft.pending = None;
        draft.undone.extend(draft.moves.drain(..).rev());
        draft
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(moves: &[&str], undone: &[&str]) -> DraftText {
        let text = |list: &[&str]| list.iter().map(ToString::to_string).collect();
        DraftText { base: 7, moves: text(moves), undone: text(undone), pending: None }
    }

    #[test]
    fn what_is_undone_can_be_redone_until_something_else_is_played() {
        let full = draft(&["a", "b", "c"], &[]);
        assert_eq!(full.undone(), draft(&["a", "b"], &["c"]));
        assert_eq!(full.undone().undone(), draft(&["a"], &["c", "b"]));
        assert_eq!(full.undone().undone().redone(), draft(&["a", "b"], &["c"]));
        assert_eq!(full.restarted(), draft(&[], &["c", "b", "a"]));
        assert_eq!(full.restarted().redone().redone().redone(), full);
        assert_eq!(full.undone().with("d".into()), draft(&["a", "b", "d"], &[]));
        assert_eq!(draft(&[], &[]).undone(), draft(&[], &[]));
    }

    #[test]
    fn drafts_of_as_many_moves_have_marks_of_their_own() {
        let mut waiting = draft(&["a"], &[]);
        waiting.pending = Some("roll".into());
        let drafts = [
            draft(&[], &[]),
            draft(&["a"], &[]),
            draft(&["b"], &[]),
            draft(&["a"], &["b"]),
            draft(&["a", "b"], &[]),
            draft(&[], &["a"]),
            waiting,
            DraftText::new(8),
        ];
        let marks: std::collections::BTreeSet<u32> = drafts.iter().map(DraftText::fingerprint).collect();
        assert_eq!(marks.len(), drafts.len());
        assert_eq!(DraftText::new(7).fingerprint(), drafts[0].fingerprint());
    }

    #[test]
    fn a_move_that_waits_is_taken_back_first() {
        let mut waiting = draft(&["a"], &[]);
        waiting.pending = Some("roll".into());
        assert_eq!(waiting.undone(), draft(&["a"], &[]));
        assert_eq!(waiting.restarted(), draft(&[], &["a"]));
    }
}
