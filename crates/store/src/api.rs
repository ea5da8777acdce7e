//! The interface of a store.

use async_trait::async_trait;

use crate::{
    Admission, Append, Head, Lease, NewSession, Person, PersonId, PlayableRules, Receipt, RemoteChange,
    Result, Session, SignIn, Sitter, Snapshot, StoredTable, Tally, Timestamp, TokenHash,
};
#[cfg(doc)]
use crate::{DEVICE_LIFETIME, SESSION_LIFETIME, StoreError};

#[async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    // People

    async fn create_guest(&self, name: &str, now: Timestamp) -> Result<PersonId>;
    async fn person(&self, id: PersonId) -> Result<Option<Person>>;
    /// Account names stay unique: [`StoreError::NameTaken`] if this one is taken.
    async fn rename(&self, id: PersonId, name: &str) -> Result<()>;
    /// Turns a guest into an account, or changes the password of an account. Account names are unique regardless of
    /// case.
    async fn set_password(&self, id: PersonId, name: &str, hash: &str) -> Result<()>;
    /// An account by its name, and the hash of its password.
    async fn account(&self, name: &str) -> Result<Option<(PersonId, String)>>;
    /// Moves everything a guest has (seats and tables) to an account; the guest ceases to exist, and their sessions
    /// end. Refused unless one is a guest and the other an account; repeating it, even with another account, changes
    /// nothing. Later writes that still use the guest's number, as owner or on a seat, are redirected to the account.
    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()>;

    // Signing up and in: all of it or nothing

    /// Turns a guest into an account, as [`set_password`](Self::set_password) does; all sessions of the guest end, and
    /// this one begins. [`StoreError::PersonChanged`] if it is not a guest any more.
    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()>;
    /// Begins a session of an account, provided that its password still has this hash: [`StoreError::PersonChanged`]
    /// otherwise. The browser's previous session ends; if it belonged to a guest, they are [merged](Self::merge) into
    /// the account, unless they are no longer a guest.
    async fn sign_in(&self, sign_in: &SignIn) -> Result<()>;
    /// Changes the password of an account from one hash to another: [`StoreError::PersonChanged`] if the old hash is
    /// not current. All sessions of the account end, all its devices are forgotten, and this session begins.
    async fn change_password(&self, id: PersonId, old: &str, new: &str, session: &NewSession) -> Result<()>;

    // Sessions, by the hash of their token

    async fn create_session(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<()>;
    /// Whose session this is, if it was used within [`SESSION_LIFETIME`]; otherwise it ends. Only reads, unless the
    /// session has to be renewed or deleted. A renewal that fails is made up for by a later use.
    async fn use_session(&self, token: &TokenHash, now: Timestamp) -> Result<Option<Session>>;
    /// Whose session this is, regardless of its age.
    async fn session(&self, token: &TokenHash) -> Result<Option<Person>>;
    async fn delete_session(&self, token: &TokenHash) -> Result<()>;
    /// Session cleanup: deletes all sessions that were not used within [`SESSION_LIFETIME`].
    async fn delete_expired_sessions(&self, now: Timestamp) -> Result<()>;

    // Browsers in which somebody has signed in before, by the hash of a token that they keep

    /// Remembers this browser for the person, until it is not used for [`DEVICE_LIFETIME`].
    async fn remember_device(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<()>;
    async fn is_known_device(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<bool>;
    /// Deletes all that were not used within [`DEVICE_LIFETIME`].
    async fn delete_expired_devices(&self, now: Timestamp) -> Result<()>;

    // Tables

    /// Creates a table. [`StoreError::Stale`] if the id is taken. The owner and the sitters must exist.
    async fn create_table(&self, append: &Append) -> Result<()>;
    /// Appends to a table's log, which must have `head.entries - bodies.len()` entries: [`StoreError::Stale`]
    /// otherwise. Returns the new revision.
    async fn append(&self, append: &Append) -> Result<u64>;
    /// The current revision of a table, if it exists.
    async fn revision(&self, table: &str) -> Result<Option<u64>>;
    async fn head(&self, table: &str) -> Result<Option<Head>>;
    /// A table with everything stored about it.
    async fn load_table(&self, table: &str) -> Result<Option<StoredTable>>;
    /// A table without its first `entries` entries and without its snapshots, for callers that know those already.
    async fn load_table_after(&self, table: &str, entries: u64) -> Result<Option<StoredTable>>;
    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>>;
    /// The tables of a person, as owner or player, with the person's seats: first those that wait for one of these
    /// seats, then running ones, then those waiting for players, then the rest; within each group the most recently
    /// changed first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>>;
    /// Running tables that are listed, most recently changed first, at most two of each owner.
    async fn running_tables(&self, limit: u32) -> Result<Vec<Head>>;
    /// Running tables where a bot owes a decision and that have not changed since that time, longest wait first. Only
    /// tables played by these rules are returned.
    async fn tables_awaiting_bots(
        &self,
        plays: &[PlayableRules],
        changed_before: Timestamp,
        limit: u32,
    ) -> Result<Vec<String>>;
    /// Deletes snapshots by their number of moves, and stores others. Repairs invalid snapshots; the table and its
    /// revision stay the same.
    async fn replace_snapshots(&self, table: &str, drop: &[u64], keep: &[Snapshot]) -> Result<()>;

    // Drafts: one text for each seat, which replaces the one before

    /// Returns the new revision. If the caller gives the revision that the draft is based `on`, a table with another
    /// revision is refused with [`StoreError::Stale`]: of two pages at two nodes, one has not seen what the other did.
    async fn save_draft(&self, table: &str, seat: u8, body: &str, on: Option<u64>) -> Result<u64>;
    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>>;

    // Idempotency: forms that count once

    /// The outcome of the form with this idempotency key, if it was processed.
    async fn receipt(&self, key: &str) -> Result<Option<String>>;
    /// Records that a form which does not change a table was processed. Repeating it is harmless.
    async fn save_receipt(&self, receipt: &Receipt, now: Timestamp) -> Result<()>;
    async fn delete_receipts_before(&self, before: Timestamp) -> Result<()>;

    // Rate limits: attempts, counted across all nodes

    /// All zero if nothing was counted.
    async fn tally(&self, key: &str) -> Result<Tally>;
    /// Counts one attempt, and forgets one for every `leak` milliseconds since the last.
    async fn count_attempt(&self, key: &str, now: Timestamp, leak: Timestamp) -> Result<Tally>;
    async fn reset_tally(&self, key: &str) -> Result<()>;
    async fn delete_tallies_before(&self, before: Timestamp) -> Result<()>;

    // Onlookers

    async fn set_onlooker(&self, table: &str, person: PersonId, admission: Option<Admission>) -> Result<()>;
    /// Who is present at a table, as one node sees it: a text that this crate does not interpret, and that replaces the
    /// one before. An empty text deletes it. The revision stays the same.
    async fn save_presence(&self, node: &str, table: &str, here: &str, now: Timestamp) -> Result<()>;
    /// What all nodes have saved since that time.
    async fn presence(&self, table: &str, since: Timestamp) -> Result<Vec<String>>;
    /// Deletes everything that this node has saved, at all tables.
    async fn delete_presence_of_node(&self, node: &str) -> Result<()>;
    /// Deletes what was saved before that time.
    async fn delete_presence_before(&self, before: Timestamp) -> Result<()>;

    // Deletion

    /// Erases an account with this password hash, or a guest (without a hash): sessions, devices, password and name are
    /// deleted, and the number remains without a name. [`StoreError::PersonChanged`] if there is no such person any
    /// more.
    async fn delete_person(&self, id: PersonId, hash: Option<&str>) -> Result<()>;
    /// The tables whose logs show the name of a person, and the number that each log has for them: their own, or that
    /// of a guest they used to be.
    async fn tables_naming(&self, person: PersonId) -> Result<Vec<(String, PersonId)>>;
    /// Every seat of a person, including those at deleted tables.
    async fn seats_of(&self, person: PersonId) -> Result<Vec<(String, u8)>>;
    /// Deletes a table, entirely or except for its log. It disappears from all lists and cannot be appended to.
    /// Repeating it is harmless. If the caller gives the revision that the decision is based `on`, a table with another
    /// revision is refused with [`StoreError::Stale`]: somebody may just have joined.
    async fn delete_table(&self, table: &str, keep_record: bool, on: Option<u64>) -> Result<()>;

    // Many nodes

    /// What other nodes write from now on. A receiver that lags and misses some is told so, which means the same as
    /// [`RemoteChange::Unknown`](crate::RemoteChange::Unknown).
    fn changes(&self) -> tokio::sync::broadcast::Receiver<RemoteChange>;
    /// The exclusive right to do a job, held by one task across all nodes; `None` if another holds it. It ends with the
    /// process and with the connection to the database, which the holder may learn late. So work under a lease must be
    /// harmless when done twice (an append is guarded by its number of entries).
    async fn lease(&self, job: &str) -> Result<Option<Lease>>;

    // The database itself

    /// Whether this program may still use the database: [`StoreError::SchemaTooNew`] if a newer one has changed it
    /// incompatibly.
    async fn check_schema(&self) -> Result<()>;
    /// Records where this server listens, for anybody who finds the database in use.
    fn record_server_address(&self, _address: &str) {}

    /// Makes the one file the whole database, by moving SQLite's write-ahead log into it. Does nothing for PostgreSQL.
    async fn checkpoint(&self) -> Result<()>;
    /// For a clean shutdown: makes a checkpoint and releases everything. The store cannot be used afterwards.
    async fn close(&self);
}
