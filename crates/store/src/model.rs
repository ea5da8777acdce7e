//! What is kept.

/// A person who plays: a guest, or somebody with an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Whether a password guards this name: an account, not a guest.
    pub account: bool,
}

/// Milliseconds since the beginning of 1970.
pub type Moment = i64;

/// What is kept of the token of a session.
pub type TokenHash = [u8; 32];

const DAY: Moment = 24 * 60 * 60 * 1_000;
/// A session that was not used for so long is over.
pub const SESSION_LASTS: Moment = 365 * DAY;
/// It is noted that a session is used, but no more often than this: most uses write nothing.
pub const SESSION_NOTED: Moment = DAY;
/// A browser that nobody has signed in with for so long is a stranger again.
pub const DEVICE_LASTS: Moment = 365 * DAY;

/// A session that begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewSession {
    pub token: TokenHash,
    pub now: Moment,
}

/// A session that is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub person: Person,
    /// Whether this use was noted: it lasts from now on.
    pub noted: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waits for players.
    Waiting,
    Running,
    Over,
    /// An imported record, to look through.
    Record,
}

/// Who may look at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, who may also find it in the list of running tables.
    Everyone,
    /// Whoever has the address.
    Link,
    /// Its players, its owner, and the onlookers whom the owner has admitted.
    Invited,
}

/// What an owner has decided about an onlooker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Admission {
    Admitted,
    /// May look on, but not speak.
    Muted,
    Removed,
}

/// What lists show of a table, and what finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// As addresses spell it.
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub title: String,
    pub owner: PersonId,
    pub stage: Stage,
    pub audience: Audience,
    /// Whether its owner has taken it away: only its record is left.
    pub deleted: bool,
    /// Grows with every write that concerns the table: its log, drafts, sitters, onlookers, owner, and that it is deleted.
    /// The store counts it: what an [`Append`] says of it is not looked at, and neither is `deleted`.
    pub revision: u64,
    /// How many entries its log has.
    pub entries: u64,
    pub moves: u64,
    pub players: u8,
    /// A bit for each seat that owes a decision.
    pub owed: u8,
    /// Whether one of those seats is a bot's.
    pub bot_owed: bool,
    /// “Turn 3 of 8”, as a language-free round number: 0 before the start.
    pub round: u32,
    pub created: Moment,
    pub changed: Moment,
    /// Who sits at it, by seat; nobody's seat has an empty name. No name has a line break.
    pub names: Vec<String>,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// From 1, without a gap.
    pub number: u64,
    pub at: Moment,
    pub body: String,
}

/// A position kept so that it need not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// How many moves lead to it.
    pub moves: u64,
    pub body: Vec<u8>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub seat: u8,
    pub person: PersonId,
}

/// What goes into the store at once, or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table as it is afterwards; `head.entries` counts the new entries too. What it says of the owner counts only when
    /// the table is made.
    pub head: Head,
    /// Whose the table is from now on, if that changes. Whoever knows it only from before must not say so again: the owner
    /// may have gone meanwhile.
    pub owner: Option<PersonId>,
    /// New entries: their bodies, in order, all made at `head.changed`.
    pub bodies: Vec<String>,
    pub snapshots: Vec<Snapshot>,
    /// Seats whose sitter changes: to somebody, or to nobody.
    pub sitters: Vec<(u8, Option<PersonId>)>,
    /// Seats whose draft is done with.
    pub drafts_done: Vec<u8>,
    /// Those whose names the new entries show.
    pub named: Vec<PersonId>,
    /// Those whose names nobody reads in this log any more.
    pub forgotten: Vec<PersonId>,
    /// The form that asked for it, which counts once.
    pub once: Option<Receipt>,
}

/// That a form was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// Whose form it is, and which: no other form has the same.
    pub key: String,
    /// What came of it, for whoever sends it again: the id of the table that it made, say.
    pub outcome: String,
}

/// A table as it was at one moment.
#[derive(Clone, Debug)]
pub struct Stored {
    pub head: Head,
    pub entries: Vec<Entry>,
    /// By their number of moves.
    pub snapshots: Vec<Snapshot>,
    /// By seat.
    pub sitters: Vec<Sitter>,
    /// By seat.
    pub drafts: Vec<(u8, String)>,
    /// Of whom the owner has decided something.
    pub onlookers: Vec<(PersonId, Admission)>,
}

/// The versions of a game's rules that somebody can play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plays {
    pub game: String,
    pub oldest: u32,
    pub newest: u32,
}

/// What another node wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Changed {
    /// This table has come to this revision.
    Table { id: String, revision: u64 },
    /// Something may have been missed: look at everything.
    Unknown,
}

/// How often something was tried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub count: u32,
    pub last: Moment,
}
