//! The data that pages are rendered from, gathered by the handlers. A page is a pure function of it.

use catalog::GameId;
use kernel::Seat;
use store::{PersonId, StoredStage};
use table::Audience;
pub use table::Holder;
use table::scene::Scene;
use words::Words;

/// What every page needs.
#[derive(Clone, Debug)]
pub struct Frame {
    pub words: Words,
    /// `None` follows the system.
    pub theme: Option<Theme>,
    pub me: Option<Me>,
    /// The URL of the page itself, which the language and theme switches return to.
    pub page_url: String,
    /// The game of the table that the page belongs to.
    pub game: Option<GameId>,
    /// Makes each form of this page count once, however often it is sent.
    pub form_token: String,
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

/// The home page.
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
    pub stage: StoredStage,
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
pub struct FormFeedback {
    /// A translated sentence.
    pub why: Option<String>,
    pub typed: std::collections::BTreeMap<String, String>,
}

/// Who sits on a seat, or may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    pub seat: Seat,
    /// The current name: the person's, the bot's, or “free”.
    pub name: String,
    pub holder: Holder,
    /// Whether it is one of mine.
    pub mine: bool,
    /// A bot plays for a person, who may take the seat back.
    pub stands_in: bool,
    pub conceded: bool,
    /// Whether others may hand it to a bot now, because it has kept the table waiting too long.
    pub is_idle: bool,
    /// Whether the visitor, as the owner, may vacate it.
    pub may_be_freed: bool,
    /// The log entry since which its holder has it. Forms about the seat send it along.
    pub since: u64,
    /// Whether its player has added a nonce.
    pub nonce: bool,
    /// The URL that lets a friend take this seat; only for the owner.
    pub link: Option<String>,
}

/// A table before its game begins.
#[derive(Clone, Debug)]
pub struct Lobby {
    pub id: String,
    /// Makes each form of this page count once if there is no script; empty in a part of a page.
    pub form_token: String,
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
    /// The number of the line among everything ever said here, from 0: it stays the same when older lines are no longer
    /// shown.
    pub number: usize,
    pub name: String,
    pub seat: Option<Seat>,
    pub text: String,
    /// Instead of text: what happened at the table, as a sentence.
    pub note: Option<String>,
    /// Milliseconds since 1970.
    pub time: i64,
}

/// Whether the visitor may write in the chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chatting {
    Open,
    /// Only players may write here.
    Closed,
    /// The owner has muted this visitor.
    Muted,
}

/// Who is watching a table, for its owner.
#[derive(Clone, Debug)]
pub struct People {
    pub id: String,
    pub title: String,
    pub game: GameId,
    pub audience: Audience,
    /// Whether onlookers may write.
    pub write: bool,
    /// The URL that lets onlookers in at a private table.
    pub link: Option<String>,
    /// People with a page open now, without the owner.
    pub here: Vec<Onlooker>,
    /// How many pages are open by visitors without a name.
    pub nameless: usize,
    /// People who are not here, but about whom the owner has decided something.
    pub others: Vec<Onlooker>,
    /// What deleting the table would mean.
    pub deleting: DeletionEffect,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Onlooker {
    pub person: PersonId,
    pub name: String,
    pub plays: bool,
    pub admission: Option<store::Admission>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeletionEffect {
    /// A game is running.
    NotNow,
    /// Everything is deleted.
    Whole,
    /// The record stays available to those who played.
    KeepsRecord,
}

/// A table with a game on it.
#[derive(Clone, Debug)]
pub struct TablePage {
    pub id: String,
    /// Makes each form of this page count once if there is no script; empty in a part of a page.
    pub form_token: String,
    pub title: String,
    pub game: GameId,
    pub stage: StoredStage,
    pub owner: bool,
    pub audience: Audience,
    pub chatting: Chatting,
    pub seats: Vec<SeatLine>,
    /// The seat that the table is viewed as; `None` for an onlooker.
    pub seat: Option<Seat>,
    pub scene: Scene,
    /// Whether the game is waiting for the visitor, whatever position is shown.
    pub due: bool,
    /// Whether an earlier position is shown.
    pub past: bool,
    /// How many moves this seat has drafted.
    pub draft: usize,
    /// Identifies the turn that a form belongs to; onlookers have none.
    pub stamp: Option<String>,
    /// Changes whenever the page would.
    pub version: String,
    pub chat: Vec<ChatLine>,
    pub back: TakeBack,
    /// Whether somebody has set up the next game, with a seat reserved for the visitor.
    pub next: bool,
    pub commitment: String,
    /// Revealed when the game is over.
    pub secret: Option<String>,
    pub nonces: Vec<(Seat, String)>,
    /// The screen has to be handed to the person on this seat, who has not yet said that it is them. Until then `scene`
    /// shows what an onlooker sees.
    pub curtain: Option<Seat>,
    /// Why the last request was refused.
    pub refusal: Option<RefusalMessage>,
    /// The bot levels that a seat may be handed to.
    pub levels: &'static [&'static str],
}

/// Taking committed moves back, by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TakeBack {
    /// Who has asked to go back, and to how many moves.
    pub asked: Option<(Seat, usize)>,
    /// Whether all of my seats have agreed.
    pub answered: bool,
    /// The fewest moves that the game could go back to; `None` when nothing can be taken back.
    pub since: Option<usize>,
}

/// A refusal as a sentence, with a link to the rule.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct RefusalMessage {
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
    /// The error that was found, as a sentence; `None` if everything is correct.
    pub error: Option<String>,
    pub moves: usize,
    pub draws: usize,
    pub commitment: String,
    pub secret: String,
}
