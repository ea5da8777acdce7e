//! What can go wrong.

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has changed the table first.
    #[error("the table has changed meanwhile")]
    Stale,
    #[error("this name is taken")]
    NameTaken,
    /// The person is not as the caller saw them: the password was changed, or a guest has become an account.
    #[error("this person has changed meanwhile")]
    PersonChanged,
    /// The database was made by a newer program.
    #[error(
        "the database was made by a newer version of this program (its version is {found}, ours is {ours})"
    )]
    SchemaTooNew { found: i64, ours: i64 },
    /// A form with this idempotency key was processed before: its outcome.
    #[error("this was done before: {0}")]
    AlreadyDone(String),
    /// The disk is full or broken, the connection is lost, or the server is read-only. The write was not acknowledged,
    /// and is worth another try.
    #[error("nothing can be saved at the moment")]
    Unavailable,
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
