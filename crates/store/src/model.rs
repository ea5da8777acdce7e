//! What is stored.

/// Identifies a person who plays: a guest, or somebody with an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Whether it is an account, protected by a password, and not a guest.
    pub account: bool,
}

/// Milliseconds since 1970.
pub type Timestamp = i64;

/// The hash of a session or device token. The token itself is never stored.
pub type TokenHash = [u8; 32];

const DAY: Timestamp = 24 * 60 * 60 * 1_000;
/// A session that was not used for this long has expired.
pub const SESSION_LIFETIME: Timestamp = 365 * DAY;
/// How often at most the use of a session is recorded, so that most uses write nothing.
pub const SESSION_RENEWAL: Timestamp = DAY;
/// A browser that nobody has signed in with for this long is forgotten.
pub const DEVICE_LIFETIME: Timestamp = 365 * DAY;

/// A session that begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewSession {
    pub token: TokenHash,
    pub now: Timestamp,
}

/// A browser in which somebody signs in to an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignIn {
    pub account: PersonId,
    /// The hash of the password that they gave.
    pub hash: String,
    /// The guest that the browser belonged to, whose seats and tables the account takes over.
    pub guest: Option<PersonId>,
    /// The session of the browser that ends.
    pub before: Option<TokenHash>,
    pub session: NewSession,
}

/// A session that is being used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub person: Person,
    /// Whether this use was recorded, so that its lifetime starts again.
    pub renewed: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoredStage {
    /// Waiting for players.
    Waiting,
    Running,
    Over,
    /// An imported record, to be viewed only.
    Record,
}

/// Who may look at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StoredAudience {
    /// Anybody, and it is in the list of running tables.
    Everyone,
    /// Anybody who has the address.
    Link,
    /// Its players, its owner, and the onlookers admitted by the owner.
    Invited,
}

/// What an owner has decided about an onlooker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Admission {
    Admitted,
    /// May look on, but not write.
    Muted,
    Removed,
}

/// A summary of a table, for lists and lookups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// As it appears in addresses.
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub title: String,
    pub owner: PersonId,
    pub stage: StoredStage,
    pub audience: StoredAudience,
    /// Whether its owner has deleted it: only its record is left.
    pub deleted: bool,
    /// Grows with every write about the table: log, drafts, sitters, onlookers, owner, deletion. The store counts it;
    /// in an [`Append`] it is ignored, and so is `deleted`.
    pub revision: u64,
    /// How many entries its log has.
    pub entries: u64,
    pub moves: u64,
    pub players: u8,
    /// A bit for each seat that owes a decision.
    pub owed: u8,
    /// Whether one of those seats is played by a bot.
    pub bot_owed: bool,
    /// The number of the round; 0 before the start.
    pub round: u32,
    pub created: Timestamp,
    pub changed: Timestamp,
    /// The names by seat, empty for a free seat. Names contain no line breaks.
    pub names: Vec<String>,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Starts at 1, without gaps.
    pub number: u64,
    pub time: Timestamp,
    pub body: String,
}

/// A stored position, so that the moves before it need not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// How many moves lead to it.
    pub moves: u64,
    pub body: Vec<u8>,
}

/// Which person sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub seat: u8,
    pub person: PersonId,
}

/// What is written in one transaction.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table afterwards; `head.entries` includes the new entries. Its owner is only used when the table is created.
    pub head: Head,
    /// The new owner, if that changes. Never repeat the current owner here: they may be gone by now.
    pub owner: Option<PersonId>,
    /// The bodies of the new entries, in order, all made at `head.changed`.
    pub bodies: Vec<String>,
    pub snapshots: Vec<Snapshot>,
    /// Seats whose sitter changes, to somebody or to nobody.
    pub sitters: Vec<(u8, Option<PersonId>)>,
    /// Seats whose draft is deleted.
    pub drafts_done: Vec<u8>,
    /// People whose names the new entries show.
    pub named: Vec<PersonId>,
    /// People whose names this log does not show any more.
    pub forgotten: Vec<PersonId>,
    /// Makes the form that asked for it count once.
    pub receipt: Option<Receipt>,
}

impl Append {
    /// Entries, and nothing else that changes with them.
    #[must_use]
    pub const fn new(head: Head, bodies: Vec<String>) -> Self {
        Self {
            head,
            owner: None,
            bodies,
            snapshots: Vec::new(),
            sitters: Vec::new(),
            drafts_done: Vec::new(),
            named: Vec::new(),
            forgotten: Vec::new(),
            receipt: None,
        }
    }
}

/// Proof that a form was processed: its idempotency key and outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// Identifies the form and its sender.
    pub key: String,
    /// What came of it, for when it is sent again: for example the id of the table that it made.
    pub outcome: String,
}

/// A table as it was at one moment.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub head: Head,
    pub entries: Vec<LogEntry>,
    /// Ordered by their number of moves.
    pub snapshots: Vec<Snapshot>,
    /// By seat.
    pub sitters: Vec<Sitter>,
    /// By seat.
    pub drafts: Vec<(u8, String)>,
    /// The people about whom the owner has decided something.
    pub onlookers: Vec<(PersonId, Admission)>,
}

/// The versions of a game's rules that a program can play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayableRules {
    pub game: String,
    pub oldest: u32,
    pub newest: u32,
}

/// What another node wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RemoteChange {
    /// This table has reached this revision.
    Table { id: String, revision: u64 },
    /// Something may have been missed: check everything.
    Unknown,
}

/// How often something was tried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub count: u32,
    pub last: Timestamp,
}
