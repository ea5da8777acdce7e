//! What is written, as values: a write that was not carried out for no fault of its own can be tried again.

use sqlx::AnyConnection;

use super::dialect::Together;
use crate::{
    Admission, Append, Moment, NewSession, PersonId, Receipt, Result, Snapshot, StoreError, Tally, TokenHash,
};

/// What is larger than this, in bytes, is written alone.
const LARGE: usize = 256 * 1_024;

/// Something to be written, all of it or nothing.
#[derive(Clone, Debug)]
pub(super) enum Write {
    NewGuest {
        name: String,
        now: Moment,
    },
    Rename {
        id: PersonId,
        name: String,
    },
    SetPassword {
        id: PersonId,
        name: String,
        hash: String,
    },
    Merge {
        guest: PersonId,
        account: PersonId,
    },
    DeletePerson {
        id: PersonId,
        hash: Option<String>,
    },
    SignUp {
        guest: PersonId,
        name: String,
        hash: String,
        session: NewSession,
    },
    SignIn {
        account: PersonId,
        hash: String,
        guest: Option<PersonId>,
        before: Option<TokenHash>,
        session: NewSession,
    },
    ChangePassword {
        account: PersonId,
        old: String,
        new: String,
        session: NewSession,
    },
    OpenSession {
        token: TokenHash,
        person: PersonId,
        now: Moment,
    },
    NoteSession {
        token: TokenHash,
        now: Moment,
    },
    CloseSession {
        token: TokenHash,
    },
    CloseUnusedSession {
        token: TokenHash,
        now: Moment,
    },
    CloseOldSessions {
        now: Moment,
    },
    Create(Box<Append>),
    Append(Box<Append>),
    SaveDraft {
        table: String,
        seat: u8,
        body: String,
        on: Option<u64>,
    },
    ReplaceSnapshots {
        table: String,
        drop: Vec<u64>,
        keep: Vec<Snapshot>,
    },
    SetOnlooker {
        table: String,
        person: PersonId,
        admission: Option<Admission>,
    },
    NotePresence {
        node: String,
        table: String,
        here: String,
        now: Moment,
    },
    ForgetNode {
        node: String,
    },
    ForgetPresence {
        before: Moment,
    },
    KnowDevice {
        token: TokenHash,
        person: PersonId,
        now: Moment,
    },
    ForgetDevices {
        before: Moment,
    },
    DeleteTable {
        table: String,
        keep_record: bool,
        on: Option<u64>,
    },
    KeepReceipt {
        receipt: Receipt,
        now: Moment,
    },
    ForgetReceipts {
        before: Moment,
    },
    Count {
        key: String,
        now: Moment,
        leak: Moment,
    },
    Forgive {
        key: String,
    },
    ForgetTallies {
        before: Moment,
    },
}

/// What comes of a write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Nothing,
    Person(PersonId),
    Revision(u64),
    Tally(Tally),
}

impl Written {
    /// This write gives nothing of the kind: a fault of this program.
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

/// A transaction that is being written.
#[derive(Debug)]
pub(super) struct Writing<'c> {
    pub(super) connection: &'c mut AnyConnection,
    /// Tables that were changed, and the revisions they have come to.
    pub(super) changed: Vec<(String, u64)>,
}

impl<'c> Writing<'c> {
    pub(super) fn on(connection: &'c mut AnyConnection) -> Self {
        Self { connection, changed: Vec::new() }
    }

    /// Notes a change that other nodes are to be told of.
    pub(super) fn tell(&mut self, table: &str, revision: u64) {
        self.changed.push((table.to_owned(), revision));
    }
}

impl Write {
    pub(super) fn together(&self) -> Together {
        match self {
            // Many rows at once: whoever changes some of the same in another order would wait for us, and we for them.
            Self::Merge { .. }
            | Self::SignIn { .. }
            | Self::CloseOldSessions { .. }
            | Self::DeletePerson { .. } => Together::Alone,
            _ => Together::All,
        }
    }

    /// Whether it takes so long that nobody else should have to wait for the same commit.
    pub(super) fn is_large(&self) -> bool {
        let snapshots = |kept: &[Snapshot]| kept.iter().map(|snapshot| snapshot.body.len()).sum::<usize>();
        let bytes = match self {
            Self::Create(append) | Self::Append(append) => {
                append.bodies.iter().map(String::len).sum::<usize>() + snapshots(&append.snapshots)
            }
            Self::ReplaceSnapshots { keep, .. } => snapshots(keep),
            _ => 0,
        };
        bytes > LARGE
    }

    /// The table whose rows are written first.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Self::Create(append) | Self::Append(append) => Some(&append.head.id),
            Self::SaveDraft { table, .. }
            | Self::ReplaceSnapshots { table, .. }
            | Self::SetOnlooker { table, .. }
            | Self::NotePresence { table, .. }
            | Self::DeleteTable { table, .. } => Some(table),
            _ => None,
        }
    }

    pub(super) async fn carry_out(&self, on: &mut Writing<'_>) -> Result<Written> {
        match self {
            Self::NewGuest { name, now } => return on.new_guest(name, *now).await.map(Written::Person),
            Self::Append(append) => return on.append(append).await.map(Written::Revision),
            Self::SaveDraft { table, seat, body, on: revision } => {
                return on.save_draft(table, *seat, body, *revision).await.map(Written::Revision);
            }
            Self::Count { key, now, leak } => {
                return on.count(key, *now, *leak).await.map(Written::Tally);
            }
            Self::Rename { id, name } => on.rename(*id, name).await,
            Self::SetPassword { id, name, hash } => on.set_password(*id, name, hash).await,
            Self::Merge { guest, account } => on.merge(*guest, *account).await,
            Self::DeletePerson { id, hash } => on.delete_person(*id, hash.as_deref()).await,
            Self::SignUp { guest, name, hash, session } => on.sign_up(*guest, name, hash, session).await,
            Self::SignIn { account, hash, guest, before, session } => {
                on.sign_in(*account, hash, *guest, before.as_ref(), session).await
            }
            Self::ChangePassword { account, old, new, session } => {
                on.change_password(*account, old, new, session).await
            }
            Self::OpenSession { token, person, now } => on.open_session(token, *person, *now).await,
            Self::NoteSession { token, now } => on.note_session(token, *now).await,
            Self::CloseSession { token } => on.close_session(token).await,
            Self::CloseUnusedSession { token, now } => on.close_unused_session(token, *now).await,
            Self::CloseOldSessions { now } => on.close_old_sessions(*now).await,
            Self::Create(append) => on.create(append).await,
            Self::ReplaceSnapshots { table, drop, keep } => on.replace_snapshots(table, drop, keep).await,
            Self::SetOnlooker { table, person, admission } => {
                on.set_onlooker(table, *person, *admission).await
            }
            Self::NotePresence { node, table, here, now } => on.note_presence(node, table, here, *now).await,
            Self::ForgetNode { node } => on.forget_node(node).await,
            Self::ForgetPresence { before } => on.forget_presence(*before).await,
            Self::KnowDevice { token, person, now } => on.know_device(token, *person, *now).await,
            Self::ForgetDevices { before } => on.forget_devices(*before).await,
            Self::DeleteTable { table, keep_record, on: revision } => {
                on.delete_table(table, *keep_record, *revision).await
            }
            Self::KeepReceipt { receipt, now } => on.keep_receipt(receipt, *now).await,
            Self::ForgetReceipts { before } => on.forget_receipts(*before).await,
            Self::Forgive { key } => on.forgive(key).await,
            Self::ForgetTallies { before } => on.forget_tallies(*before).await,
        }
        .map(|()| Written::Nothing)
    }
}
