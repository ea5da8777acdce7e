//! What is said at a table, and notes about what happens there besides the game.

use kernel::Seat;

use crate::event::{Audience, Handover};
use crate::table::Table;

/// A chat message, or a note about something that happened besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatEntry {
    pub time: i64,
    pub seat: Option<Seat>,
    /// Empty for somebody who is no longer named.
    pub name: String,
    pub what: ChatContent,
    /// Whose name it is, as the number in the log, which is never shown.
    pub by: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChatContent {
    Text(String),
    BackAsked(usize),
    BackRefused,
    /// The game was taken back to this many moves.
    TakenBack(usize),
    /// A bot plays this seat now.
    Handed(Handover),
    Returned,
    /// Another game has been set up.
    Again,
    /// Somebody took this seat while the game was running.
    Sat,
    /// This seat now waits for somebody else.
    Vacated,
    /// The person who sat here has left for good.
    Gone,
    /// The audience was changed.
    Audience(Audience),
}

impl Table {
    /// Adds a note that everybody at the table should see.
    pub(crate) fn note(&mut self, time: i64, seat: Seat, what: ChatContent) {
        let of = self.chair(seat).map(|chair| (chair.name.clone(), chair.person));
        let (name, by) = of.unwrap_or_default();
        self.chat.push(ChatEntry { time, seat: Some(seat), name, what, by });
    }
}
