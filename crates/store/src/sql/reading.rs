//! Those who read. Nobody waits for ever for a server that does not answer, and a connection that has not done all that was
//! asked of it is not used again: what it was in the middle of ends with it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{Any, AnyArguments, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{AnyConnection, AnyPool};

use super::dialect::Dialect;
use super::servers::Servers;
use crate::{Result, StoreError};

/// A server that takes longer for one answer is as good as gone.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(super) enum Readers {
    /// SQLite. Nothing lies between us and it, and the disk takes the time that it takes.
    Ours(AnyPool),
    Servers(Arc<Servers>),
}

impl Readers {
    pub(super) fn pool(&self) -> AnyPool {
        match self {
            Self::Ours(pool) => pool.clone(),
            Self::Servers(servers) => servers.readers(),
        }
    }

    /// The row that is asked for, if there is one.
    pub(super) async fn one(&self, query: Query<'_, Any, AnyArguments>) -> Result<Option<AnyRow>> {
        let mut reader = self.reader().await?;
        let found = self.in_time(async { Ok(query.fetch_optional(reader.connection()).await?) }).await?;
        reader.has_done_all();
        Ok(found)
    }

    pub(super) async fn all(&self, query: Query<'_, Any, AnyArguments>) -> Result<Vec<AnyRow>> {
        let mut reader = self.reader().await?;
        let found = self.in_time(async { Ok(query.fetch_all(reader.connection()).await?) }).await?;
        reader.has_done_all();
        Ok(found)
    }

    pub(super) async fn reader(&self) -> Result<Reader> {
        let reader = match self.pool().acquire().await {
            // Another server has taken over while this one was waited for.
            Err(sqlx::Error::PoolClosed) => self.pool().acquire().await?,
            reader => reader?,
        };
        Ok(Reader { connection: reader, is_well: false })
    }

    pub(super) async fn in_time<T>(&self, reading: impl Future<Output = Result<T>>) -> Result<T> {
        match self {
            Self::Ours(_) => reading.await,
            Self::Servers(_) => tokio::time::timeout(PATIENCE, reading)
                .await
                .unwrap_or_else(|_| Err(StoreError::Database(sqlx::Error::PoolTimedOut))),
        }
    }

    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Self::Ours(_) => Dialect::Sqlite,
            Self::Servers(_) => Dialect::Postgres,
        }
    }
}

/// A connection to read with.
pub(super) struct Reader {
    connection: PoolConnection<Any>,
    is_well: bool,
}

impl Reader {
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }

    /// Others may use it.
    pub(super) fn has_done_all(mut self) {
        self.is_well = true;
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if !self.is_well {
            self.connection.close_on_drop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_server_that_does_not_answer_is_not_waited_for() {
        sqlx::any::install_default_drivers();
        let servers = Servers::new(&["postgres://nobody@localhost/nothing".into()]).unwrap();
        let readers = Readers::Servers(Arc::new(servers));
        let late = readers.in_time(std::future::pending::<Result<()>>()).await;
        assert!(matches!(late, Err(StoreError::Database(sqlx::Error::PoolTimedOut))), "{late:?}");
        assert_eq!(readers.in_time(async { Ok(7) }).await.unwrap(), 7);
    }
}
