//! What can go wrong.

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
    /// A form with this key was counted before: what came of it.
    #[error("this was done before: {0}")]
    AlreadyDone(String),
    /// The disk is full or broken, the connection is lost, or the server takes no writes. What was asked for is not
    /// acknowledged, and worth another try.
    #[error("nothing can be saved at the moment")]
    CannotSave,
    /// Another process has the file open: which one.
    #[error("the database is in use by another process ({0})")]
    InUse(String),
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
