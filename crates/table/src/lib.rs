//! A table as a log of what happened at it.
//!
//! A [`Table`] is folded from [`TableEvent`] entries: who sits where, what was played, what was said. This crate knows
//! no clock, no network and no database. Its caller asks the table which events would follow ([`Table::play`] and its
//! neighbours return them), stores them, and then [applies](Table::apply) them. What a viewer may see of the game comes
//! out as a [`scene::Scene`].

kernel::messages!();

mod action_error;
mod audience;
#[cfg(test)]
mod blind;
mod bot_names;
mod chair;
mod chat;
mod event;
mod fold;
mod seating;
mod table;
mod take_back;
pub mod texts;
mod turn;
mod vacating;

pub use action_error::ActionError;
pub use catalog::scene;
pub use catalog::{
    DraftText, Game, GameError, PlayOutcome, PositionSnapshot, SceneRequest, VerifiedRecord, VerifyError,
    verify,
};
pub use chair::{Chair, Holder};
pub use chat::{ChatContent, ChatEntry};
pub use event::{Audience, Handover, OpenChair, Opening, TableEvent, USUAL_IDLE_HOURS};
pub use fold::{Folded, LogError};
pub use seating::{LONGEST_CHAT, LONGEST_NAME, sanitize};
pub use table::{Table, TableStage};
pub use take_back::TakeBackRequest;
pub use turn::{ParseStampError, Stamp, TurnRequest};
