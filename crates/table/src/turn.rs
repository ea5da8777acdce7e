//! A player's turn, move by move.

use std::fmt;
use std::str::FromStr;

use kernel::{MOST_MOVES, Seat, Turn, text};

use crate::chair::Holder;
use crate::table::Table;
use crate::{ActionError, DraftText};
use catalog::{Game, PlayOutcome};

/// What a form was made for: a seat, and the position that its page showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnRequest {
    pub seat: Seat,
    pub stamp: Stamp,
}

/// Identifies the state of a turn. Counting moves would not do: after a take-back and another move there are as many as
/// before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The log entry that last changed what the seat decides on.
    game: u64,
    /// The [fingerprint](DraftText::fingerprint) of the seat's draft.
    draft: u32,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:x}", self.game, self.draft)
    }
}

/// Text that is not a stamp.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no stamp")]
pub struct ParseStampError;

impl FromStr for Stamp {
    type Err = ParseStampError;

    fn from_str(text: &str) -> Result<Self, ParseStampError> {
        let (game, draft) = text.split_once('-').ok_or(ParseStampError)?;
        let game = game.parse().map_err(|_| ParseStampError)?;
        Ok(Self { game, draft: u32::from_str_radix(draft, 16).map_err(|_| ParseStampError)? })
    }
}

impl Table {
    /// Plays a move. It goes into the draft, unless it is confirmed as final.
    pub fn play(
        &self,
        request: TurnRequest,
        draft: &DraftText,
        mv: &str,
        for_good: bool,
    ) -> Result<PlayOutcome, ActionError> {
        let game = self.check_request(request, draft)?;
        let drafted = game.draft(request.seat, draft, mv, for_good)?;
        if let PlayOutcome::Committed(moves) = &drafted {
            holds(game, moves)?;
        }
        Ok(drafted)
    }

    /// The stamp that a page carries and its forms send along, if it shows this draft to this seat.
    #[must_use]
    pub fn stamp(&self, seat: Seat, draft: &DraftText) -> Stamp {
        Stamp { game: self.last_change_for(seat), draft: draft.fingerprint() }
    }

    /// The log entry that last changed what this seat decides on. When several seats decide in secret, the decision of
    /// one changes nothing for the others.
    #[must_use]
    pub fn last_change_for(&self, seat: Seat) -> u64 {
        self.asked_since(seat).entry
    }

    /// The game, if the request fits it: it is running, a person plays the seat, and nothing relevant has changed since
    /// the page was made.
    pub fn check_request(&self, request: TurnRequest, draft: &DraftText) -> Result<&dyn Game, ActionError> {
        let game = self.game().ok_or_else(|| text!(table_no_not_begun))?;
        if request.stamp != self.stamp(request.seat, draft) || draft.base != game.draft_base(request.seat) {
            return Err(ActionError::Stale);
        }
        if let Turn::Over(_) = game.turn() {
            return Err(text!(table_no_over).into());
        }
        if game.is_full() {
            return Err(catalog::no_more_moves().into());
        }
        match self.chair(request.seat).map(|chair| &chair.holder) {
            Some(Holder::Person) => Ok(game),
            _ => Err(text!(table_no_seat).into()),
        }
    }

    /// Ends a turn, and returns the moves to commit.
    pub fn end(&self, request: TurnRequest, draft: &DraftText) -> Result<Vec<String>, ActionError> {
        let game = self.check_request(request, draft)?;
        let moves = game.whole_turn(request.seat, draft).ok_or_else(|| text!(table_no_turn_open))?;
        holds(game, &moves)?;
        Ok(moves)
    }
}

/// Whether the table has room for these moves.
fn holds(game: &dyn Game, moves: &[String]) -> Result<(), ActionError> {
    if game.move_count() + moves.len() <= MOST_MOVES { Ok(()) } else { Err(catalog::no_more_moves().into()) }
}
