//! Somebody's turn, move by move.

use kernel::{Seat, Turn, text};

use crate::game::{Drafted, Game};
use crate::table::{Holder, Table};
use crate::{Denied, DraftText};

/// What a request was made for: a seat, and the position as the page showed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    /// How many moves had been committed.
    pub at: usize,
    /// How many moves the seat's draft had.
    pub draft: usize,
}

impl Table {
    /// A move in somebody's turn. It goes into the draft, unless it was meant for good.
    pub fn play(&self, asked: Asked, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied> {
        let game = self.asked(asked, draft)?;
        game.draft(asked.seat, draft, mv, for_good)
    }

    /// The game, when the request fits it: it runs, the seat is its person's to play, and nothing has changed since the
    /// page was made.
    pub fn asked(&self, asked: Asked, draft: &DraftText) -> Result<&dyn Game, Denied> {
        let game = self.game().ok_or_else(|| text!("table-no-not-begun"))?;
        if asked.at != game.made() || asked.draft != draft.moves.len() || draft.base != game.made() {
            return Err(Denied::Stale);
        }
        if let Turn::Over(_) = game.turn() {
            return Err(text!("table-no-over").into());
        }
        match self.chair(asked.seat).map(|chair| &chair.holder) {
            Some(Holder::Person) => Ok(game),
            _ => Err(text!("table-no-seat").into()),
        }
    }

    /// The end of somebody's turn: the moves that count now.
    pub fn end(&self, asked: Asked, draft: &DraftText) -> Result<Vec<String>, Denied> {
        let game = self.asked(asked, draft)?;
        match game.settle(asked.seat, draft) {
            (settled, true) if !settled.moves.is_empty() && settled.moves == draft.moves => Ok(settled.moves),
            _ => Err(text!("table-no-turn-open").into()),
        }
    }
}
