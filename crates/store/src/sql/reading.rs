//! Those who read. Nobody waits for ever for a server that does not answer, and a connection that has not done all that was
//! asked of it is not used again: what it was in the middle of ends with it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::{Any, AnyArguments, AnyConnectOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::dialect::Dialect;
use super::files;
use super::servers::Servers;
use crate::{Result, StoreError};

/// A server that takes longer for one answer is as good as gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// SQLite reads in as many places at once.
const FILE_READERS: u32 = 4;

#[derive(Debug)]
pub(super) enum Readers {
    /// SQLite. Nothing lies between us and it, and it takes the time that it takes.
    Memory(AnyPool),
    /// The same on a disk.
    File(Arc<FileReaders>),
    Servers(Arc<Servers>),
}

/// Connections to a file. Every press reads twice, and a pool would ask after each time whether the connection is still
/// well, which takes as long as the reading: here, one that has done what was asked of it is well.
#[derive(Debug)]
pub(super) struct FileReaders {
    options: AnyConnectOptions,
    turns: Arc<Semaphore>,
    idle: Mutex<Vec<AnyConnection>>,
}

impl FileReaders {
    pub(super) fn new(options: AnyConnectOptions) -> Self {
        let turns = Arc::new(Semaphore::new(FILE_READERS as usize));
        Self { options, turns, idle: Mutex::default() }
    }

    async fn reader(self: &Arc<Self>) -> Result<Reader> {
        let turns = Arc::clone(&self.turns);
        let turn = turns.acquire_owned().await.map_err(|_| StoreError::Database(sqlx::Error::PoolClosed))?;
        let known = self.idle().pop();
        let connection = match known {
            Some(connection) => connection,
            None => {
                let mut connection = self.options.connect().await?;
                files::prepare(&mut connection, "PRAGMA query_only = ON").await?;
                connection
            }
        };
        Ok(Reader::Own { connection, home: Arc::clone(self), _turn: turn })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyConnection>> {
        // Nothing is left half done under this lock.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When all who are reading have read.
    async fn close(&self) {
        let all = self.turns.acquire_many(FILE_READERS).await;
        self.turns.close();
        drop(all);
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            // It only read: there is nothing to lose.
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
            Self::Servers(servers) => servers.readers(),
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Memory(pool) => pool.close().await,
            Self::File(readers) => readers.close().await,
            Self::Servers(servers) => servers.readers().close().await,
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
        let pooled = match self {
            Self::File(readers) => return readers.reader().await,
            Self::Memory(pool) => pool.acquire().await?,
            Self::Servers(servers) => match servers.readers().acquire().await {
                // Another server has taken over while this one was waited for.
                Err(sqlx::Error::PoolClosed) => servers.readers().acquire().await?,
                reader => reader?,
            },
        };
        Ok(Reader::Pooled(Pooled { connection: pooled, is_well: false }))
    }

    pub(super) async fn in_time<T>(&self, reading: impl Future<Output = Result<T>>) -> Result<T> {
        match self {
            Self::Memory(_) | Self::File(_) => reading.await,
            Self::Servers(_) => tokio::time::timeout(PATIENCE, reading)
                .await
                .unwrap_or_else(|_| Err(StoreError::Database(sqlx::Error::PoolTimedOut))),
        }
    }

    pub(super) fn dialect(&self) -> Dialect {
        match self {
            Self::Memory(_) | Self::File(_) => Dialect::Sqlite,
            Self::Servers(_) => Dialect::Postgres,
        }
    }
}

/// A connection to read with. One that is dropped before it has done all ends.
pub(super) enum Reader {
    Pooled(Pooled),
    Own { connection: AnyConnection, home: Arc<FileReaders>, _turn: OwnedSemaphorePermit },
}

impl Reader {
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        match self {
            Self::Pooled(pooled) => &mut pooled.connection,
            Self::Own { connection, .. } => connection,
        }
    }

    /// Others may use it.
    pub(super) fn has_done_all(self) {
        match self {
            Self::Pooled(mut pooled) => pooled.is_well = true,
            Self::Own { connection, home, .. } => home.idle().push(connection),
        }
    }
}

pub(super) struct Pooled {
    connection: PoolConnection<Any>,
    is_well: bool,
}

impl Drop for Pooled {
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
