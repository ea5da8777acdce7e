//! One transaction of the writer.

use std::time::Duration;

use sqlx::AnyConnection;

use super::dialect::{Dialect, WriteLock};
use super::write::{WriteOutput, WriteTransaction};
use super::writer::QueuedWrite;
use crate::{Result, StoreError};

/// A server that takes longer for one commit is considered dead.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Writes that are to be executed in one transaction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch<'a> {
    pub(super) writes: &'a [QueuedWrite],
    /// Rolls back a write that is refused by itself, instead of all of them.
    pub(super) with_savepoints: bool,
    pub(super) dialect: Dialect,
    /// What this node calls itself in notifications.
    pub(super) node: &'a str,
}

/// Why nothing of a transaction was acknowledged.
#[derive(Debug, thiserror::Error)]
pub(super) enum TransactionError {
    /// One of several writes was refused. The others are tried again without it.
    #[error("one of several writes was refused")]
    Refused,
    /// Another node got in the way.
    #[error("another node wrote at the same time")]
    Conflict,
    /// The connection can no longer be used; nothing was committed.
    #[error("the connection is lost")]
    Lost(#[source] StoreError),
    /// The connection can no longer be used, and nobody knows whether the commit went through.
    #[error("the outcome of the commit is unknown: {0}")]
    InDoubt(String),
}

impl From<sqlx::Error> for TransactionError {
    fn from(error: sqlx::Error) -> Self {
        Self::Lost(error.into())
    }
}

impl Batch<'_> {
    /// The result of each write, once all of them are committed.
    pub(super) async fn run(
        self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<Result<WriteOutput>>, TransactionError> {
        let dialect = self.dialect;
        let transaction = self.run_transaction(connection);
        match dialect {
            Dialect::Sqlite => transaction.await,
            Dialect::Postgres => tokio::time::timeout(COMMIT_TIMEOUT, transaction)
                .await
                .unwrap_or_else(|_| Err(TransactionError::InDoubt("the server does not answer".into()))),
        }
    }

    async fn run_transaction(
        self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<Result<WriteOutput>>, TransactionError> {
        let Self { writes, with_savepoints, dialect, node } = self;
        let exclusive = writes.iter().any(|(write, _)| write.lock() == WriteLock::Exclusive);
        let lock = if exclusive { WriteLock::Exclusive } else { WriteLock::Shared };
        sqlx::raw_sql(dialect.begin_write(lock)).execute(&mut *connection).await?;
        let mut tx = WriteTransaction::new(connection);
        let mut results = Vec::with_capacity(writes.len());
        for (write, _) in writes {
            if with_savepoints {
                control(&mut tx, "SAVEPOINT one").await?;
            }
            let changes_before = tx.changed.len();
            let result = write.execute(&mut tx).await;
            if let Err(error) = result {
                if dialect.is_outage(&error) {
                    return Err(TransactionError::Lost(error));
                }
                let conflict = dialect.is_conflict(&error);
                if conflict || !with_savepoints {
                    control(&mut tx, "ROLLBACK").await?;
                    return match writes.len() {
                        _ if conflict => Err(TransactionError::Conflict),
                        1 => Ok(vec![Err(error)]),
                        _ => Err(TransactionError::Refused),
                    };
                }
                tx.changed.truncate(changes_before);
                control(&mut tx, "ROLLBACK TO SAVEPOINT one").await?;
                results.push(Err(error));
            } else {
                results.push(result);
            }
            if with_savepoints {
                control(&mut tx, "RELEASE SAVEPOINT one").await?;
            }
        }
        if dialect == Dialect::Postgres {
            tx.notify(node).await?;
        }
        match control(&mut tx, "COMMIT").await {
            Ok(()) => Ok(results),
            Err(error) => Err(TransactionError::InDoubt(error.to_string())),
        }
    }
}

/// Executes a statement about the transaction itself.
async fn control(tx: &mut WriteTransaction<'_>, statement: &'static str) -> sqlx::Result<()> {
    sqlx::raw_sql(statement).execute(&mut *tx.connection).await.map(drop)
}
