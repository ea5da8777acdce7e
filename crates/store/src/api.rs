//! What the rest of the program asks of a store.

use async_trait::async_trait;

use crate::{
    Admission, Append, Changed, Head, Lease, Moment, NewSession, Person, PersonId, Plays, Receipt, Result,
    Session, Sitter, Snapshot, Stored, Tally, TokenHash,
};
#[cfg(doc)]
use crate::{DEVICE_LASTS, SESSION_LASTS, StoreError};

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
    /// Gives all that a guest has (seats and tables) to an account; the guest is no more, and their sessions are closed.
    /// Refused unless one is a guest and the other an account; doing it again, even with another account, changes nothing.
    /// Whoever goes on to write with the number of the guest (as an owner or on a seat) writes that of the account.
    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()>;

    // Who comes in: each at once or not at all

    /// Makes a guest an account, as [`set_password`](Self::set_password) does; all sessions that the guest had are closed,
    /// and this one is opened. [`StoreError::PersonChanged`] if it is no guest any more.
    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()>;
    /// Opens a session of an account whose password is still the one with this hash: [`StoreError::PersonChanged`] if it
    /// is not. The session that the browser had before is closed; if a guest had it, they are [merged](Self::merge) into the
    /// account, unless they are no guest any more.
    async fn sign_in(
        &self,
        account: PersonId,
        hash: &str,
        guest: Option<PersonId>,
        before: Option<&TokenHash>,
        session: &NewSession,
    ) -> Result<()>;
    /// Another password for an account, from one hash to the other: [`StoreError::PersonChanged`] if the old one is not
    /// that of now. All sessions of the account are closed and all its devices forgotten, and this session is opened.
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
    /// be noted that the session is used, or to be closed: what cannot be noted is noted with another use.
    async fn use_session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>>;
    /// Whose session this is, whatever its age.
    async fn session(&self, token: &TokenHash) -> Result<Option<Person>>;
    async fn close_session(&self, token: &TokenHash) -> Result<()>;
    /// Closes all sessions that were not used for [`SESSION_LASTS`].
    async fn close_old_sessions(&self, now: Moment) -> Result<()>;

    // Browsers that somebody has signed in with before, by the hash of a token that they keep

    /// This browser is one of them from now on, until it is not used for [`DEVICE_LASTS`].
    async fn know_device(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<()>;
    async fn knows_device(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<bool>;
    /// Forgets all that were not used for [`DEVICE_LASTS`].
    async fn forget_old_devices(&self, now: Moment) -> Result<()>;

    // Tables

    /// A new table: its id must be new, [`StoreError::Stale`] if not. Owner and sitters must be known people.
    async fn create(&self, append: &Append) -> Result<()>;
    /// Adds to a table's log, which must have `head.entries - bodies.len()` entries: [`StoreError::Stale`] if not.
    /// Gives the revision after it.
    async fn append(&self, append: &Append) -> Result<u64>;
    /// How far a table has come, if there is one.
    async fn revision(&self, table: &str) -> Result<Option<u64>>;
    async fn head(&self, table: &str) -> Result<Option<Head>>;
    /// A table with all that is kept of it.
    async fn open(&self, table: &str) -> Result<Option<Stored>>;
    /// A table without its first `entries` entries and without its snapshots: for who knows those.
    async fn open_after(&self, table: &str, entries: u64) -> Result<Option<Stored>>;
    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>>;
    /// The tables of a person (as owner or on a seat), with the seats they sit on: those that wait for one of these seats
    /// first, then those that run, then those that wait for players, then the rest; the latest change first in each.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>>;
    /// Running tables that are listed, the latest change first, and no more than the two latest of one owner.
    async fn running(&self, limit: u32) -> Result<Vec<Head>>;
    /// Running tables where a bot owes a decision and that did not change after that moment, the longest wait first. Those
    /// that are played by other rules are left to whoever knows them.
    async fn bot_work(&self, plays: &[Plays], changed_before: Moment, limit: u32) -> Result<Vec<String>>;
    /// Takes out snapshots by their number of moves, and puts others in: heals those that did not fit. What a table shows
    /// stays the same, and so does its revision.
    async fn replace_snapshots(&self, table: &str, drop: &[u64], keep: &[Snapshot]) -> Result<()>;

    // Drafts: one text for a seat, which replaces the one before

    /// Gives the revision after it. Whoever says which revision the draft stands `on` is refused with
    /// [`StoreError::Stale`] if the table has another one: of two pages at two nodes, one has not seen what the other did.
    async fn save_draft(&self, table: &str, seat: u8, body: &str, on: Option<u64>) -> Result<u64>;
    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>>;

    // Forms that count once

    /// What came of the form with this key, if it was counted.
    async fn receipt(&self, key: &str) -> Result<Option<String>>;
    /// A form that is no change of a table was done. Doing it again is harmless.
    async fn keep_receipt(&self, receipt: &Receipt, now: Moment) -> Result<()>;
    async fn forget_receipts(&self, before: Moment) -> Result<()>;

    // Attempts, counted for all nodes together

    /// All zero when nothing was counted.
    async fn tally(&self, key: &str) -> Result<Tally>;
    /// Counts one more, and one less for every `leak` milliseconds since the last.
    async fn count(&self, key: &str, now: Moment, leak: Moment) -> Result<Tally>;
    async fn forgive(&self, key: &str) -> Result<()>;
    async fn forget_tallies(&self, before: Moment) -> Result<()>;

    // Onlookers

    async fn set_onlooker(&self, table: &str, person: PersonId, admission: Option<Admission>) -> Result<()>;
    /// Who is here, as one node sees it: a text that this crate does not read, replaced by the next one. An empty one takes
    /// it away. Changes no revision.
    async fn note_presence(&self, node: &str, table: &str, here: &str, now: Moment) -> Result<()>;
    /// What all nodes have noted since that moment.
    async fn presence(&self, table: &str, since: Moment) -> Result<Vec<String>>;
    /// Takes away all that this node has noted, at whatever table.
    async fn forget_node(&self, node: &str) -> Result<()>;
    /// Takes away whatever was noted before that moment.
    async fn forget_presence(&self, before: Moment) -> Result<()>;

    // Deletion

    /// Makes an account with this hash, or a guest (without one), nobody: sessions, devices, password and name are gone, and
    /// the number stays as that of somebody without a name. [`StoreError::PersonChanged`] if there is no such person any more.
    async fn delete_person(&self, id: PersonId, hash: Option<&str>) -> Result<()>;
    /// The tables whose logs show the name of a person, and the number by which each knows them: their own, or that of a
    /// guest who they were.
    async fn named_at(&self, person: PersonId) -> Result<Vec<(String, PersonId)>>;
    /// Every table and seat of a person, also where the table is deleted.
    async fn seats_of(&self, person: PersonId) -> Result<Vec<(String, u8)>>;
    /// Takes a table away, wholly or all but its log. It is in no list any more, and nobody can add to it. Doing it again
    /// is harmless. Whoever says which revision they decided `on` is refused with [`StoreError::Stale`] if the table has
    /// another one: somebody may just have joined.
    async fn delete_table(&self, table: &str, keep_record: bool, on: Option<u64>) -> Result<()>;

    // Many nodes

    /// What other nodes write from now on. Whoever is so slow that some are missed is told so by the receiver: that is as
    /// good as [`Changed::Unknown`].
    fn changes(&self) -> tokio::sync::broadcast::Receiver<Changed>;
    /// The right to do a job, which one task of all nodes has; `None` if another has it. It ends with the process and with
    /// the connection to the database, which the holder may learn late: work under a lease must do no harm when it is done
    /// twice (an append is guarded by its count of entries).
    async fn lease(&self, job: &str) -> Result<Option<Lease>>;

    // The database itself

    /// Whether this program may still use the database: [`StoreError::Newer`] if a newer one has changed it so that it may
    /// not.
    async fn still_fits(&self) -> Result<()>;
    /// Where this server listens, for whoever finds the database in use.
    fn note_server(&self, _address: &str) {}

    /// Lets the one file be the whole database: what SQLite keeps beside it is put into it. Nothing to do for PostgreSQL.
    async fn tidy(&self) -> Result<()>;
    /// At a clean stop: tidies, and lets go of everything. Nothing can be asked any more.
    async fn close(&self);
}
