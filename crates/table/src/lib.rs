//! A table as a log of what happened at it.
//!
//! A [`Table`] is folded from [`Happened`] entries: who sits where, what was played, what was said. Nothing here knows a
//! clock, a network or a database: whoever keeps the log asks the table what would happen ([`Table::play`] and its
//! neighbours give the entries to add), makes sure that it is kept, and then [applies](Table::apply) it. What a viewer may
//! see of the game comes out as a [`scene::Scene`].

mod audience;
#[cfg(test)]
mod blind;
mod bots;
mod denied;
mod draft;
mod game;
mod happened;
mod look;
mod pioneers;
pub mod scene;
mod seating;
mod table;
mod take_back;
mod turn;
mod vacating;

pub use denied::Denied;
pub use draft::DraftText;
pub use game::{Drafted, Game, GameError, KeptPosition, RecordFault, VerifiedRecord, verify};
pub use happened::{Audience, Handover, Happened, OpenChair, Opening};
pub use look::Look;
pub use seating::{LONGEST_NAME, LONGEST_SAYING, clean};
pub use table::{Chair, Folded, Holder, Said, Saying, Stage, Table, TableError};
pub use take_back::Back;
pub use turn::{Asked, NoStamp, Stamp};
