//! The store in an SQL database. SQLite and PostgreSQL share every statement; the differences are in [`Dialect`] and in
//! how they are connected to.

mod address;
mod batch;
mod dialect;
mod expiring;
mod migrate;
mod node_connection;
mod outage;
mod people;
mod read_tables;
mod readers;
mod rows;
mod servers;
mod sessions;
mod sqlite_file;
mod store;
mod write;
mod write_tables;
mod write_target;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};
use tokio::sync::broadcast;

use crate::lease::HeldLeases;
use crate::{Lease, RemoteChange, Result, StoreError};
use address::DatabaseAddress;
use dialect::Dialect;
use migrate::Schema;
use node_connection::NodeConnection;
use readers::{FileReaders, Readers};
use servers::DatabaseServers;
use sqlite_file::FileLock;
pub use sqlite_file::backup;
use write::{Write, WriteOutput};
use write_target::WriteTarget;
use writer::Writer;

/// How many changes a listener may lag behind before it misses some.
const CHANGES_WAITING: usize = 1_024;
/// A server that takes longer for a migration has died in the middle of it.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(15 * 60);

/// A store in SQLite or PostgreSQL.
#[derive(Debug)]
pub struct Sql {
    read: Readers,
    writer: Writer,
    changes: broadcast::Sender<RemoteChange>,
    schema: Arc<Schema>,
    rest: Backend,
}

/// What is held for the lifetime of the store.
#[derive(Debug)]
enum Backend {
    /// An in-memory database exists as long as a connection to it. This one is never used, so it never breaks.
    Memory {
        _anchor: Mutex<AnyConnection>,
        held: HeldLeases,
    },
    File {
        file_lock: Mutex<Option<Arc<FileLock>>>,
        held: HeldLeases,
    },
    DatabaseServer(NodeConnection),
}

impl Sql {
    /// Connects, and migrates the schema: see [`crate::connect`].
    pub async fn connect(address: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        match DatabaseAddress::parse(address)? {
            DatabaseAddress::Memory => Self::in_memory().await,
            DatabaseAddress::File(file) => Self::in_file(&file).await,
            DatabaseAddress::DatabaseServers(addresses) => Self::on_servers(&addresses).await,
        }
    }

    async fn in_memory() -> Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        // With a name, a connection that replaces a broken one finds the same database.
        let name = NUMBER.fetch_add(1, Ordering::Relaxed);
        let options: AnyConnectOptions =
            format!("sqlite:file:roundhouse-{name}?mode=memory&cache=shared").parse()?;
        let mut anchor = options.connect().await?;
        sqlite_file::prepare(&mut anchor, "").await?;
        migrate::migrate(&mut anchor, Dialect::Sqlite).await?;
        // There is no network in between: a connection that was healthy when it was returned still is.
        let pool = AnyPoolOptions::new().max_connections(1).test_before_acquire(false);
        let pool = pool
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(sqlite_file::prepare(connection, "")))
            .connect_lazy_with(options);
        let rest = Backend::Memory { _anchor: Mutex::new(anchor), held: HeldLeases::default() };
        Ok(Self::with(WriteTarget::Memory(pool.clone()), Readers::Memory(pool), rest, ""))
    }

    async fn in_file(file: &Path) -> Result<Self> {
        let file_lock = sqlite_file::open(file).await?;
        let options: AnyConnectOptions = address::url_of(file, "rw").parse()?;
        let read = Readers::File(Arc::new(FileReaders::new(options.clone())));
        let rest = Backend::File { file_lock: Mutex::new(file_lock), held: HeldLeases::default() };
        Ok(Self::with(WriteTarget::File(options), read, rest, ""))
    }

    async fn on_servers(addresses: &[String]) -> Result<Self> {
        let servers = Arc::new(DatabaseServers::new(addresses)?);
        let (mut connection, _) = servers.connect().await?;
        let migrated =
            tokio::time::timeout(MIGRATION_TIMEOUT, migrate::migrate(&mut connection, Dialect::Postgres));
        migrated.await.map_err(|_| StoreError::Database(sqlx::Error::PoolTimedOut))??;
        connection.close().await?;
        let node = node_name();
        let changes = broadcast::Sender::new(CHANGES_WAITING);
        let schema = Arc::<Schema>::default();
        let session =
            NodeConnection::start(Arc::clone(&servers), node.clone(), changes.clone(), Arc::clone(&schema))
                .await?;
        DatabaseServers::watch_for_failover(&servers);
        let read = Readers::DatabaseServers(Arc::clone(&servers));
        Ok(Self {
            changes,
            schema,
            ..Self::with(WriteTarget::DatabaseServer(servers), read, Backend::DatabaseServer(session), &node)
        })
    }

    fn with(target: WriteTarget, read: Readers, rest: Backend, node: &str) -> Self {
        let writer = Writer::start(target, node.to_owned());
        Self { read, writer, changes: broadcast::Sender::new(CHANGES_WAITING), schema: Arc::default(), rest }
    }

    /// Writes all of it or nothing.
    async fn write(&self, write: Write) -> Result<WriteOutput> {
        self.schema.may_write()?;
        self.writer.write(write).await
    }

    async fn try_lease(&self, job: &str) -> Result<Option<Lease>> {
        match &self.rest {
            Backend::Memory { held, .. } | Backend::File { held, .. } => Ok(held.take(job)),
            Backend::DatabaseServer(session) => session.lease(job).await,
        }
    }

    fn record_address(&self, address: &str) {
        if let Backend::File { file_lock, .. } = &self.rest
            && let Some(file_lock) = &*file_lock.lock().unwrap_or_else(PoisonError::into_inner)
            && let Err(error) = file_lock.write_holder(address)
        {
            tracing::warn!(%error, "the address could not be noted beside the database");
        }
    }

    async fn close_everything(&self) {
        if let Backend::DatabaseServer(session) = &self.rest {
            session.close().await;
        }
        // Readers go first: the last connection to close moves everything into the one file.
        self.read.close().await;
        // Any error was logged, and this is repeated when the file is next opened.
        let _ = self.writer.checkpoint().await;
        self.writer.close().await;
        if let Backend::File { file_lock, .. } = &self.rest {
            file_lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}

/// A name that no other node has.
fn node_name() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    // The address of a stack variable is random.
    let place = std::ptr::from_ref(&now).addr();
    format!("{:x}-{now:x}-{place:x}-{:x}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
}

#[cfg(test)]
mod tests;
