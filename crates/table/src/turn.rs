//! Somebody's turn, move by move.

use std::fmt;
use std::str::FromStr;

use kernel::{MOST_MOVES, Seat, Turn, text};

use crate::game::{Drafted, Game};
use crate::table::{Holder, Table};
use crate::{Denied, DraftText};

/// What a request was made for: a seat, and the position as the page showed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    pub stamp: Stamp,
}

/// What tells one state of a turn from every other. Counts would not do: after something was taken back and something
/// else played there are as many moves as before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The entry of the log that last changed what the seat decides on.
    game: u64,
    /// The [mark](DraftText::mark) of the seat's draft.
    draft: u32,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:x}", self.game, self.draft)
    }
}

/// A stamp that no page of ours has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no stamp")]
pub struct NoStamp;

impl FromStr for Stamp {
    type Err = NoStamp;

    fn from_str(text: &str) -> Result<Self, NoStamp> {
        let (game, draft) = text.split_once('-').ok_or(NoStamp)?;
        let game = game.parse().map_err(|_| NoStamp)?;
        Ok(Self { game, draft: u32::from_str_radix(draft, 16).map_err(|_| NoStamp)? })
    }
}

impl Table {
    /// A move in somebody's turn. It goes into the draft, unless it was meant for good.
    pub fn play(&self, asked: Asked, draft: &DraftText, mv: &str, for_good: bool) -> Result<Drafted, Denied> {
        let game = self.asked(asked, draft)?;
        let drafted = game.draft(asked.seat, draft, mv, for_good)?;
        if let Drafted::Committed(moves) = &drafted {
            holds(game, moves)?;
        }
        Ok(drafted)
    }

    /// What a page that shows the game to this seat, and this draft of its turn, carries and sends along.
    #[must_use]
    pub fn stamp(&self, seat: Seat, draft: &DraftText) -> Stamp {
        Stamp { game: self.changed_for(seat), draft: draft.mark() }
    }

    /// The entry of the log that last changed what this seat decides on. When several decide at once and unseen, what
    /// one of them decides changes nothing for the others.
    #[must_use]
    pub fn changed_for(&self, seat: Seat) -> u64 {
        self.asked_by(seat).entry
    }

    /// The game, when the request fits it: it runs, the seat is its person's to play, and nothing that it decides on has
    /// changed since the page was made.
    pub fn asked(&self, asked: Asked, draft: &DraftText) -> Result<&dyn Game, Denied> {
        let game = self.game().ok_or_else(|| text!("table-no-not-begun"))?;
        if asked.stamp != self.stamp(asked.seat, draft) || draft.base != game.stands_on(asked.seat) {
            return Err(Denied::Stale);
        }
        if let Turn::Over(_) = game.turn() {
            return Err(text!("table-no-over").into());
        }
        if game.is_full() {
            return Err(text!("table-no-more-moves", most = MOST_MOVES).into());
        }
        match self.chair(asked.seat).map(|chair| &chair.holder) {
            Some(Holder::Person) => Ok(game),
            _ => Err(text!("table-no-seat").into()),
        }
    }

    /// The end of somebody's turn: the moves that count now.
    pub fn end(&self, asked: Asked, draft: &DraftText) -> Result<Vec<String>, Denied> {
        let game = self.asked(asked, draft)?;
        let moves = game.whole_turn(asked.seat, draft).ok_or_else(|| text!("table-no-turn-open"))?;
        holds(game, &moves)?;
        Ok(moves)
    }
}

/// Whether a table takes these moves too.
fn holds(game: &dyn Game, moves: &[String]) -> Result<(), Denied> {
    if game.made() + moves.len() <= MOST_MOVES {
        Ok(())
    } else {
        Err(text!("table-no-more-moves", most = MOST_MOVES).into())
    }
}
