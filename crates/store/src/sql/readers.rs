//! Connections for reading. No query waits for ever for a server that does not answer, and a connection that has not
//! finished its work is not reused: whatever it was in the middle of ends with it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::{Any, AnyArguments, AnyConnectOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::dialect::Dialect;
use super::servers::DatabaseServers;
use super::sqlite_file;
use crate::{Result, StoreError};

/// A server that takes longer for one answer is considered dead.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How many readers SQLite has at once.
const FILE_READERS: u32 = 4;

#[derive(Debug)]
pub(super) enum Readers {
    /// SQLite. There is no network in between, so there is no timeout.
    Memory(AnyPool),
    /// SQLite on a disk.
    File(Arc<FileReaders>),
    DatabaseServers(Arc<DatabaseServers>),
}

/// Connections to a file. Every click reads twice, and a pool would check the health of a connection after each use,
/// which takes as long as the query itself. Here a connection that has finished its work is considered healthy.
#[derive(Debug)]
pub(super) struct FileReaders {
    options: AnyConnectOptions,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<AnyConnection>>,
}

impl FileReaders {
    pub(super) fn new(options: AnyConnectOptions) -> Self {
        let permits = Arc::new(Semaphore::new(FILE_READERS as usize));
        Self { options, permits, idle: Mutex::default() }
    }

    async fn reader(self: &Arc<Self>) -> Result<Reader> {
        let permits = Arc::clone(&self.permits);
        let permit =
            permits.acquire_owned().await.map_err(|_| StoreError::Database(sqlx::Error::PoolClosed))?;
        let known = self.idle().pop();
        let connection = match known {
            Some(connection) => connection,
            None => {
                let mut connection = self.options.connect().await?;
                sqlite_file::prepare(&mut connection, "PRAGMA query_only = ON").await?;
                connection
            }
        };
        Ok(Reader::Own { connection, readers: Arc::clone(self), _permit: permit })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyConnection>> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for all readers to finish.
    async fn close(&self) {
        let all = self.permits.acquire_many(FILE_READERS).await;
        self.permits.close();
        drop(all);
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            // It was only used for reading: there is nothing to lose.
            let _ = connection.close().await;
        }
    }
}

impl Readers {
    #[cfg(test)]
    pub(super) fn pool(&self) -> AnyPool {
        match self {
            Self::Memory(pool) => pool.clone(),
            Self::File(_) => unreachable!("files have no pool"),
            Self::DatabaseServers(servers) => servers.readers(),
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Memory(pool) => pool.close().await,
            Self::File(readers) => readers.close().await,
            Self::DatabaseServers(servers) => servers.readers().close().await,
        }
    }

    /// The row that the query finds, if any.
    pub(super) async fn one(&self, query: Query<'_, Any, AnyArguments>) -> Result<Option<AnyRow>> {
        let mut reader = self.reader().await?;
        let found = self.with_timeout(async { Ok(query.fetch_optional(reader.connection()).await?) }).await?;
        reader.release();
        Ok(found)
    }

    pub(super) async fn all(&self, query: Query<'_, Any, AnyArguments>) -> Result<Vec<AnyRow>> {
        let mut reader = self.reader().await?;
        let found = self.with_timeout(async { Ok(query.fetch_all(reader.connection()).await?) }).await?;
        reader.release();
        Ok(found)
    }

    pub(super) async fn reader(&self) -> Result<Reader> {
        let pooled = match self {
            Self::File(readers) => return readers.reader().await,
            Self::Memory(pool) => pool.acquire().await?,
            Self::DatabaseServers(servers) => match servers.readers().acquire().await {
                // Another server has taken over while we waited for this one.
                Err(sqlx::Error::PoolClosed) => servers.readers().acquire().await?,
                reader => reader?,
            },
        };
        Ok(Reader::Pooled(Pooled { connection: pooled, is_healthy: false }))
    }

    pub(super) async fn with_timeout<T>(&self, reading: impl Future<Output = Result<T>>) -> Result<T> {
        match self {
            Self::Memory(_) | Self::File(_) => reading.await,
            Self::DatabaseServers(_) => tokio::time::timeout(TIMEOUT, reading)
                .await
                .unwrap_or_else(|_| Err(StoreError::Database(sqlx::Error::PoolTimedOut))),
        }
    }

    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Self::Memory(_) | Self::File(_) => Dialect::Sqlite,
            Self::DatabaseServers(_) => Dialect::Postgres,
        }
    }
}

/// A connection for reading. If it is dropped before it is released, it is closed.
pub(super) enum Reader {
    Pooled(Pooled),
    Own { connection: AnyConnection, readers: Arc<FileReaders>, _permit: OwnedSemaphorePermit },
}

impl Reader {
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        match self {
            Self::Pooled(pooled) => &mut pooled.connection,
            Self::Own { connection, .. } => connection,
        }
    }

    /// Lets others use it.
    pub(super) fn release(self) {
        match self {
            Self::Pooled(mut pooled) => pooled.is_healthy = true,
            Self::Own { connection, readers, .. } => readers.idle().push(connection),
        }
    }
}

pub(super) struct Pooled {
    connection: PoolConnection<Any>,
    is_healthy: bool,
}

impl Drop for Pooled {
    fn drop(&mut self) {
        if !self.is_healthy {
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
        let servers = DatabaseServers::new(&["postgres://nobody@localhost/nothing".into()]).unwrap();
        let readers = Readers::DatabaseServers(Arc::new(servers));
        let late = readers.with_timeout(std::future::pending::<Result<()>>()).await;
        assert!(matches!(late, Err(StoreError::Database(sqlx::Error::PoolTimedOut))), "{late:?}");
        assert_eq!(readers.with_timeout(async { Ok(7) }).await.unwrap(), 7);
    }
}
