//! What must not be lost: people, their sessions, and the log of every table.
//!
//! A table is an append-only log of texts that this crate does not read, with a [`Head`] beside it for lists, snapshots
//! so that nobody has to replay a game from its start, and the drafts of turns that are not committed yet. An
//! [append](Store::append) is one transaction: after it returns, everything in it survives a crash.

mod sql;

use async_trait::async_trait;

pub use sql::Sql;

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
    /// Whether everybody may find it in the list of running tables.
    pub listed: bool,
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
    /// The table as it is afterwards; `head.entries` counts the new entries too.
    pub head: Head,
    /// New entries: their bodies, in order, all made at `head.changed`.
    pub bodies: Vec<String>,
    pub snapshots: Vec<Snapshot>,
    /// Seats whose sitter changes: to somebody, or to nobody.
    pub sitters: Vec<(u8, Option<PersonId>)>,
    /// Seats whose draft is done with.
    pub drafts_done: Vec<u8>,
}

/// A table with all that was kept of it.
#[derive(Clone, Debug)]
pub struct Stored {
    pub head: Head,
    pub entries: Vec<Entry>,
    /// By their number of moves.
    pub snapshots: Vec<Snapshot>,
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has added to this table's log first.
    #[error("the table has changed meanwhile")]
    Stale,
    #[error("this name is taken")]
    NameTaken,
    /// Somebody is not whom the caller has seen: there is another password by now, or a guest is no guest any more.
    #[error("this person has changed meanwhile")]
    PersonChanged,
    /// The database was made by a newer program.
    #[error(
        "the database was made by a newer version of this program (its version is {found}, ours is {ours})"
    )]
    Newer { found: i64, ours: i64 },
    #[error("the address of the database cannot be used: {0}")]
    Address(String),
    #[error("the database cannot be used: {0}")]
    Database(#[source] sqlx::Error),
    #[error("the database holds something that cannot be read: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => Self::Damaged(error.to_string()),
            error => Self::Database(error),
        }
    }
}

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

#[async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    // People

    async fn new_guest(&self, name: &str, now: Moment) -> Result<PersonId>;
    async fn person(&self, id: PersonId) -> Result<Option<Person>>;
    /// The name of an account stays unique: [`StoreError::NameTaken`] if it would not be.
    async fn rename(&self, id: PersonId, name: &str) -> Result<()>;
    /// Makes a guest an account, or changes the password of one. Names of accounts are unique, whatever their case.
    async fn set_password(&self, id: PersonId, name: &str, hash: &str) -> Result<()>;
    /// An account by its name, and the hash of its password.
    async fn account(&self, name: &str) -> Result<Option<(PersonId, String)>>;
    /// Gives all that a guest has (seats and tables) to an account; the guest is no more, and his sessions are closed.
    /// Refused unless one is a guest and the other an account; doing it again, even with another account, changes nothing.
    /// Whoever goes on to write with the number of the guest (as an owner or on a seat) writes that of the account.
    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()>;

    // Who comes in: each at once or not at all

    /// Makes a guest an account, as [`set_password`](Self::set_password) does; all sessions that the guest had are closed,
    /// and this one is opened. [`StoreError::PersonChanged`] if it is no guest any more.
    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()>;
    /// Opens a session of an account whose password is still the one with this hash: [`StoreError::PersonChanged`] if it
    /// is not. The session that the browser had before is closed; if a guest had it, he is [merged](Self::merge) into the
    /// account, unless he is no guest any more.
    async fn sign_in(
        &self,
        account: PersonId,
        hash: &str,
        guest: Option<PersonId>,
        before: Option<&TokenHash>,
        session: &NewSession,
    ) -> Result<()>;
    /// Another password for an account, from one hash to the other: [`StoreError::PersonChanged`] if the old one is not
    /// that of now. All sessions of the account are closed, and this one is opened.
    async fn change_password(
        &self,
        account: PersonId,
        old: &str,
        new: &str,
        session: &NewSession,
    ) -> Result<()>;

    // Sessions, by the hash of their token

    async fn open_session(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<()>;
    /// Whose session this is, if it was used within [`SESSION_LASTS`]; a longer rest ends it. Reads only, unless it has to
    /// be noted that the session is used, or to be closed.
    async fn use_session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>>;
    /// Whose session this is, whatever its age.
    async fn session(&self, token: &TokenHash) -> Result<Option<Person>>;
    async fn close_session(&self, token: &TokenHash) -> Result<()>;
    /// Closes all sessions that were not used for [`SESSION_LASTS`].
    async fn close_old_sessions(&self, now: Moment) -> Result<()>;

    // Tables

    /// A new table: its id must be new, [`StoreError::Stale`] if not. Owner and sitters must be known people.
    async fn create(&self, append: &Append) -> Result<()>;
    /// Adds to a table's log, which must have `head.entries - bodies.len()` entries: [`StoreError::Stale`] if not.
    async fn append(&self, append: &Append) -> Result<()>;
    async fn head(&self, table: &str) -> Result<Option<Head>>;
    /// A table with its whole log and its snapshots.
    async fn open(&self, table: &str) -> Result<Option<Stored>>;
    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>>;
    /// The tables of a person (as owner or on a seat), with the seats he sits on: those that wait for one of these seats
    /// first, then those that run, then those that wait for players, then the rest; the latest change first in each.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>>;
    /// Running tables that are listed, the latest change first, and no more than the two latest of one owner.
    async fn running(&self, limit: u32) -> Result<Vec<Head>>;
    /// Every running table where a bot owes a decision, the longest wait first.
    async fn bot_work(&self) -> Result<Vec<String>>;

    // Drafts: one text for a seat, which replaces the one before

    async fn save_draft(&self, table: &str, seat: u8, body: &str) -> Result<()>;
    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>>;
}

/// The store at this address: `sqlite:FILE`, `sqlite::memory:` or `postgres://…`. Tables are made, and those of an older
/// version brought up to date. The folder of a file has to be there; the file need not.
pub async fn connect(address: &str) -> Result<std::sync::Arc<dyn Store>> {
    Ok(std::sync::Arc::new(Sql::connect(address).await?))
}
