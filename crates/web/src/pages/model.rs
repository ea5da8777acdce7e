//! What pages are made from: plain data, gathered by the handlers. A page is a pure function of these.

use catalog::GameId;
use kernel::Seat;
use store::{PersonId, Stage};
use table::Audience;
use table::scene::Scene;
use words::Words;

/// What every page needs.
#[derive(Clone, Debug)]
pub struct Frame {
    pub words: Words,
    /// `None` follows the system.
    pub theme: Option<Theme>,
    pub me: Option<Me>,
    /// Where the page itself is, for the switches of language and theme to come back to.
    pub here: String,
    /// The game of the table that the page belongs to.
    pub game: Option<GameId>,
    /// Makes each form of this page count once, however often it is sent.
    pub once: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Light,
    Dark,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    pub name: String,
    pub account: bool,
}

/// The first page.
#[derive(Clone, Debug)]
pub struct Home {
    pub mine: Vec<TableLine>,
    pub running: Vec<TableLine>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    pub id: String,
    pub game: GameId,
    pub title: String,
    pub stage: Stage,
    pub players: u8,
    pub round: u32,
    pub moves: u64,
    /// Who sits at it.
    pub names: Vec<String>,
    /// Whether it waits for me.
    pub waits_for_me: bool,
    /// Minutes since the last change.
    pub idle_minutes: u64,
}

/// What was wrong with a form, and what was typed into it.
#[derive(Clone, Default, Debug)]
pub struct Fault {
    /// A whole sentence, said already.
    pub why: Option<String>,
    pub typed: std::collections::BTreeMap<String, String>,
}

/// Who sits on a seat, or may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    pub seat: Seat,
    /// What it is called now: the person's name, the bot's, or “free”.
    pub name: String,
    pub holder: Holder,
    /// Whether it is one of mine.
    pub mine: bool,
    /// A bot sits in for a person, who may take it back.
    pub stands_in: bool,
    pub conceded: bool,
    /// Whether others may give it to a bot now, since it has kept the table waiting too long.
    pub may_be_given: bool,
    /// Whether the visitor, as the owner, may give it to somebody else.
    pub may_be_freed: bool,
    /// Since which entry of the log its holder has it: forms that mean this one say so.
    pub since: u64,
    /// Whether its nonce has been added.
    pub nonce: bool,
    /// The address that a friend opens to take this seat: only in what its owner gets.
    pub link: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Waits for a friend.
    Nobody,
    Person,
    /// Its level, such as `greedy`.
    Bot(String),
}

/// A table before its game begins.
#[derive(Clone, Debug)]
pub struct Lobby {
    pub id: String,
    /// Makes each form of this page count once where there is no script; empty in a part of a page.
    pub once: String,
    pub title: String,
    pub game: GameId,
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatLine>,
    pub owner: bool,
    pub audience: Audience,
    pub chatting: Chatting,
    pub can_start: bool,
    pub commitment: String,
    pub version: String,
    pub chat: Vec<ChatLine>,
}

#[derive(Clone, Debug)]
pub struct ChatLine {
    /// Which of all that was ever said here, from 0: it stays when older lines are not shown any more.
    pub number: usize,
    pub name: String,
    pub seat: Option<Seat>,
    pub text: String,
    /// In place of a text: what happened at the table, as a whole sentence.
    pub note: Option<String>,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Whether the visitor may write in the chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chatting {
    Open,
    /// Only those who play write here.
    Closed,
    /// The owner does not want this visitor to write.
    Muted,
}

/// Who looks on at a table, for its owner.
#[derive(Clone, Debug)]
pub struct People {
    pub id: String,
    pub title: String,
    pub game: GameId,
    pub audience: Audience,
    /// Whether onlookers write.
    pub write: bool,
    /// The address that lets onlookers in at a private table.
    pub link: Option<String>,
    /// Those with a page open now, but for the owner.
    pub here: Vec<Looker>,
    /// How many open pages are of visitors without a name.
    pub nameless: usize,
    /// Those about whom something was decided, and who are not here.
    pub others: Vec<Looker>,
    /// What deleting the table would mean.
    pub deleting: Deleting,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looker {
    pub person: PersonId,
    pub name: String,
    pub plays: bool,
    pub admission: Option<store::Admission>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deleting {
    /// A game is running.
    NotNow,
    /// Everything goes.
    Whole,
    /// The record stays with those who played.
    KeepsRecord,
}

/// A table with a game on it.
#[derive(Clone, Debug)]
pub struct TablePage {
    pub id: String,
    /// Makes each form of this page count once where there is no script; empty in a part of a page.
    pub once: String,
    pub title: String,
    pub game: GameId,
    pub stage: Stage,
    pub owner: bool,
    pub audience: Audience,
    pub chatting: Chatting,
    pub seats: Vec<SeatLine>,
    /// The seat whose eyes this is seen with, `None` for a spectator.
    pub seat: Option<Seat>,
    pub scene: Scene,
    /// Whether the game waits for the visitor, whatever is shown.
    pub due: bool,
    /// Whether an earlier position is shown.
    pub past: bool,
    /// How many moves the draft of this seat has.
    pub draft: usize,
    /// What a form says of the turn that it was made for; whoever only looks on has none.
    pub stamp: Option<String>,
    /// Changes whenever the page would.
    pub version: String,
    pub chat: Vec<ChatLine>,
    pub back: TakeBack,
    /// Whether somebody has set up another game, in which a seat waits for the visitor.
    pub next: bool,
    pub commitment: String,
    /// Revealed when the game is over.
    pub secret: Option<String>,
    pub nonces: Vec<(Seat, String)>,
    /// The screen is to be handed to this seat's person, who has not yet said to be there. Then `scene` is what a
    /// spectator sees.
    pub curtain: Option<Seat>,
    /// Why the last thing asked for was not done.
    pub refusal: Option<Refused>,
    /// The levels of bots a seat may be handed to.
    pub levels: &'static [&'static str],
}

/// Taking back what was committed, by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TakeBack {
    /// Who wishes to go back, and to how many moves.
    pub asked: Option<(Seat, usize)>,
    /// Whether all of my seats have agreed.
    pub answered: bool,
    /// The fewest moves that one could go back to; `None` when nothing can be taken back.
    pub since: Option<usize>,
}

/// A refusal in words, with where to read on.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Refused {
    pub rule: Option<&'static str>,
    pub why: String,
    /// The rules page, at this rule.
    pub href: Option<String>,
}

/// Whether the draws of a game are what its commitment promised.
#[derive(Clone, Debug)]
pub struct Verified {
    pub id: String,
    pub title: String,
    pub game: GameId,
    /// What was found wrong, said already; `None` when all is well.
    pub fault: Option<String>,
    pub moves: usize,
    pub draws: usize,
    pub commitment: String,
    pub secret: String,
}
