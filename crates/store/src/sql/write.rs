//! Writes as values, so that one that failed through no fault of its own can be retried.

use sqlx::AnyConnection;
use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;

use super::dialect::WriteLock;
use crate::{
    Admission, Append, NewSession, PersonId, Receipt, Result, SignIn, Snapshot, StoreError, Tally, Timestamp,
    TokenHash,
};

/// Writes with more bytes than this get a transaction of their own.
const LARGE: usize = 256 * 1_024;

/// Something to write, all of it or nothing.
#[derive(Clone, Debug)]
pub(super) enum Write {
    CreateGuest { name: String, now: Timestamp },
    Rename { id: PersonId, name: String },
    SetPassword { id: PersonId, name: String, hash: String },
    Merge { guest: PersonId, account: PersonId },
    DeletePerson { id: PersonId, hash: Option<String> },
    SignUp { guest: PersonId, name: String, hash: String, session: NewSession },
    SignIn(SignIn),
    ChangePassword { id: PersonId, old: String, new: String, session: NewSession },
    CreateSession { token: TokenHash, person: PersonId, now: Timestamp },
    RenewSession { token: TokenHash, now: Timestamp },
    DeleteSession { token: TokenHash },
    DeleteSessionIfExpired { token: TokenHash, now: Timestamp },
    DeleteExpiredSessions { now: Timestamp },
    CreateTable(Box<Append>),
    Append(Box<Append>),
    SaveDraft { table: String, seat: u8, body: String, on: Option<u64> },
    ReplaceSnapshots { table: String, drop: Vec<u64>, keep: Vec<Snapshot> },
    SetOnlooker { table: String, person: PersonId, admission: Option<Admission> },
    SavePresence { node: String, table: String, here: String, now: Timestamp },
    DeletePresenceOfNode { node: String },
    DeletePresenceBefore { before: Timestamp },
    RememberDevice { token: TokenHash, person: PersonId, now: Timestamp },
    DeleteDevicesUnusedSince { before: Timestamp },
    DeleteTable { table: String, keep_record: bool, on: Option<u64> },
    SaveReceipt { receipt: Receipt, now: Timestamp },
    DeleteReceiptsBefore { before: Timestamp },
    CountAttempt { key: String, now: Timestamp, leak: Timestamp },
    ResetTally { key: String },
    DeleteTalliesBefore { before: Timestamp },
}

/// The result of a write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WriteOutput {
    Nothing,
    Person(PersonId),
    Revision(u64),
    Tally(Tally),
}

impl WriteOutput {
    /// A write returned the wrong kind of result: a bug in this program.
    fn unexpected<T>(self) -> Result<T> {
        Err(StoreError::Damaged(format!("a write gave {self:?}")))
    }

    pub(super) fn person(self) -> Result<PersonId> {
        if let Self::Person(id) = self { Ok(id) } else { self.unexpected() }
    }

    pub(super) fn revision(self) -> Result<u64> {
        if let Self::Revision(revision) = self { Ok(revision) } else { self.unexpected() }
    }

    pub(super) fn tally(self) -> Result<Tally> {
        if let Self::Tally(tally) = self { Ok(tally) } else { self.unexpected() }
    }
}

/// A statement with its parameters.
pub(super) type Statement<'q> = Query<'q, Any, AnyArguments>;

/// A transaction in progress.
#[derive(Debug)]
pub(super) struct WriteTransaction<'c> {
    pub(super) connection: &'c mut AnyConnection,
    /// Tables that were changed, with their new revisions.
    pub(super) changed: Vec<(String, u64)>,
}

impl<'c> WriteTransaction<'c> {
    pub(super) fn new(connection: &'c mut AnyConnection) -> Self {
        Self { connection, changed: Vec::new() }
    }

    /// Executes a statement.
    pub(super) async fn run(&mut self, statement: Statement<'_>) -> Result<()> {
        self.execute(statement).await?;
        Ok(())
    }

    /// Executes a statement, and returns how many rows it changed.
    pub(super) async fn execute(&mut self, statement: Statement<'_>) -> sqlx::Result<u64> {
        Ok(statement.execute(&mut *self.connection).await?.rows_affected())
    }

    /// Records a change that other nodes have to be told about.
    pub(super) fn note_change(&mut self, table: &str, revision: u64) {
        self.changed.push((table.to_owned(), revision));
    }
}

impl Write {
    pub(super) fn lock(&self) -> WriteLock {
        match self {
            // These touch many rows at once: another transaction that locks some of them in another order would
            // deadlock with us.
            Self::Merge { .. }
            | Self::SignIn(_)
            | Self::DeleteExpiredSessions { .. }
            | Self::DeletePerson { .. } => WriteLock::Exclusive,
            _ => WriteLock::Shared,
        }
    }

    /// Whether it takes so long that nobody else should have to wait for the same commit.
    pub(super) fn is_large(&self) -> bool {
        let snapshots = |kept: &[Snapshot]| kept.iter().map(|snapshot| snapshot.body.len()).sum::<usize>();
        let bytes = match self {
            Self::CreateTable(append) | Self::Append(append) => {
                append.bodies.iter().map(String::len).sum::<usize>() + snapshots(&append.snapshots)
            }
            Self::ReplaceSnapshots { keep, .. } => snapshots(keep),
            _ => 0,
        };
        bytes > LARGE
    }

    /// The table whose rows are locked first.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Self::CreateTable(append) | Self::Append(append) => Some(&append.head.id),
            Self::SaveDraft { table, .. }
            | Self::ReplaceSnapshots { table, .. }
            | Self::SetOnlooker { table, .. }
            | Self::SavePresence { table, .. }
            | Self::DeleteTable { table, .. } => Some(table),
            _ => None,
        }
    }

    pub(super) async fn execute(&self, tx: &mut WriteTransaction<'_>) -> Result<WriteOutput> {
        match self {
            Self::CreateGuest { name, now } => {
                return tx.create_guest(name, *now).await.map(WriteOutput::Person);
            }
            Self::Append(append) => return tx.append(append).await.map(WriteOutput::Revision),
            Self::SaveDraft { table, seat, body, on: revision } => {
                return tx.save_draft(table, *seat, body, *revision).await.map(WriteOutput::Revision);
            }
            Self::CountAttempt { key, now, leak } => {
                return tx.count_attempt(key, *now, *leak).await.map(WriteOutput::Tally);
            }
            Self::Rename { id, name } => tx.rename(*id, name).await,
            Self::SetPassword { id, name, hash } => tx.set_password(*id, name, hash).await,
            Self::Merge { guest, account } => tx.merge(*guest, *account).await,
            Self::DeletePerson { id, hash } => tx.delete_person(*id, hash.as_deref()).await,
            Self::SignUp { guest, name, hash, session } => tx.sign_up(*guest, name, hash, session).await,
            Self::SignIn(sign_in) => tx.sign_in(sign_in).await,
            Self::ChangePassword { id, old, new, session } => {
                tx.change_password(*id, old, new, session).await
            }
            Self::CreateSession { token, person, now } => tx.create_session(token, *person, *now).await,
            Self::RenewSession { token, now } => tx.renew_session(token, *now).await,
            Self::DeleteSession { token } => tx.delete_session(token).await,
            Self::DeleteSessionIfExpired { token, now } => tx.delete_session_if_expired(token, *now).await,
            Self::DeleteExpiredSessions { now } => tx.delete_expired_sessions(*now).await,
            Self::CreateTable(append) => tx.create_table(append).await,
            Self::ReplaceSnapshots { table, drop, keep } => tx.replace_snapshots(table, drop, keep).await,
            Self::SetOnlooker { table, person, admission } => {
                tx.set_onlooker(table, *person, *admission).await
            }
            Self::SavePresence { node, table, here, now } => tx.save_presence(node, table, here, *now).await,
            Self::DeletePresenceOfNode { node } => tx.delete_presence_of_node(node).await,
            Self::DeletePresenceBefore { before } => tx.delete_presence_before(*before).await,
            Self::RememberDevice { token, person, now } => tx.remember_device(token, *person, *now).await,
            Self::DeleteDevicesUnusedSince { before } => tx.delete_devices_unused_since(*before).await,
            Self::DeleteTable { table, keep_record, on: revision } => {
                tx.delete_table(table, *keep_record, *revision).await
            }
            Self::SaveReceipt { receipt, now } => tx.save_receipt(receipt, *now).await,
            Self::DeleteReceiptsBefore { before } => tx.delete_receipts_before(*before).await,
            Self::ResetTally { key } => tx.reset_tally(key).await,
            Self::DeleteTalliesBefore { before } => tx.delete_tallies_before(*before).await,
        }
        .map(|()| WriteOutput::Nothing)
    }
}
