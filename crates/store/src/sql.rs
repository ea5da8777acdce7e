//! The store in a database that speaks SQL. SQLite and PostgreSQL share every statement: what differs between them is
//! in [`Dialect`] and in how they are reached.

mod address;
mod counts;
mod dialect;
mod files;
mod home;
mod logs;
mod migrate;
mod outage;
mod people;
mod reading;
mod rows;
mod servers;
mod session;
mod sessions;
mod store;
mod tables;
mod write;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};
use tokio::sync::broadcast;

use crate::lease::Held;
use crate::{Changed, Lease, Result, StoreError};
use address::Address;
use dialect::Dialect;
use files::Claim;
pub use files::backup;
use home::Home;
use migrate::Schema;
use reading::{FileReaders, Readers};
use servers::Servers;
use session::Session;
use write::{Write, Written};
use writer::Writer;

/// How many changes a listener may be behind before it misses some.
const CHANGES_WAITING: usize = 1_024;
/// A server that takes longer to bring a database up to date has gone away in the middle of it.
const MIGRATION_PATIENCE: Duration = Duration::from_secs(15 * 60);

/// A store in SQLite or PostgreSQL.
#[derive(Debug)]
pub struct Sql {
    read: Readers,
    writer: Writer,
    changes: broadcast::Sender<Changed>,
    schema: Arc<Schema>,
    rest: Rest,
}

/// What is held as long as the store.
#[derive(Debug)]
enum Rest {
    /// A database in memory is there as long as a connection to it: this one is never used, and so never breaks.
    Memory {
        _anchor: Mutex<AnyConnection>,
        held: Held,
    },
    File {
        claim: Mutex<Option<Arc<Claim>>>,
        held: Held,
    },
    Server(Session),
}

impl Sql {
    /// Connects, and brings the tables up to date: see [`crate::connect`].
    pub async fn connect(address: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        match Address::parse(address)? {
            Address::Memory => Self::in_memory().await,
            Address::File(file) => Self::in_file(&file).await,
            Address::Servers(addresses) => Self::on_servers(&addresses).await,
        }
    }

    async fn in_memory() -> Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        // With a name, a connection that replaces a broken one finds the same database.
        let name = NUMBER.fetch_add(1, Ordering::Relaxed);
        let options: AnyConnectOptions =
            format!("sqlite:file:roundhouse-{name}?mode=memory&cache=shared").parse()?;
        let mut anchor = options.connect().await?;
        files::prepare(&mut anchor, "").await?;
        migrate::migrate(&mut anchor, Dialect::Sqlite).await?;
        // No network comes between us and it: that the connection was well when it came back is enough.
        let pool = AnyPoolOptions::new().max_connections(1).test_before_acquire(false);
        let pool = pool
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(files::prepare(connection, "")))
            .connect_lazy_with(options);
        let rest = Rest::Memory { _anchor: Mutex::new(anchor), held: Held::default() };
        Ok(Self::with(Home::Memory(pool.clone()), Readers::Memory(pool), rest, ""))
    }

    async fn in_file(file: &Path) -> Result<Self> {
        let claim = files::open(file).await?;
        let options: AnyConnectOptions = address::url_of(file, "rw").parse()?;
        let read = Readers::File(Arc::new(FileReaders::new(options.clone())));
        let rest = Rest::File { claim: Mutex::new(claim), held: Held::default() };
        Ok(Self::with(Home::File(options), read, rest, ""))
    }

    async fn on_servers(addresses: &[String]) -> Result<Self> {
        let servers = Arc::new(Servers::new(addresses)?);
        let (mut connection, _) = servers.connect().await?;
        let migrated =
            tokio::time::timeout(MIGRATION_PATIENCE, migrate::migrate(&mut connection, Dialect::Postgres));
        migrated.await.map_err(|_| StoreError::Database(sqlx::Error::PoolTimedOut))??;
        connection.close().await?;
        let node = node_name();
        let changes = broadcast::Sender::new(CHANGES_WAITING);
        let schema = Arc::<Schema>::default();
        let session =
            Session::start(Arc::clone(&servers), node.clone(), changes.clone(), Arc::clone(&schema)).await?;
        Servers::keep_looking(&servers);
        let read = Readers::Servers(Arc::clone(&servers));
        Ok(Self { changes, schema, ..Self::with(Home::Server(servers), read, Rest::Server(session), &node) })
    }

    fn with(home: Home, read: Readers, rest: Rest, node: &str) -> Self {
        let writer = Writer::start(home, node.to_owned());
        Self { read, writer, changes: broadcast::Sender::new(CHANGES_WAITING), schema: Arc::default(), rest }
    }

    /// Writes, all of it or nothing.
    async fn write(&self, write: Write) -> Result<Written> {
        self.schema.may_write()?;
        self.writer.write(write).await
    }

    async fn take_lease(&self, job: &str) -> Result<Option<Lease>> {
        match &self.rest {
            Rest::Memory { held, .. } | Rest::File { held, .. } => Ok(held.take(job)),
            Rest::Server(session) => session.lease(job).await,
        }
    }

    fn note_address(&self, address: &str) {
        if let Rest::File { claim, .. } = &self.rest
            && let Some(claim) = &*claim.lock().unwrap_or_else(PoisonError::into_inner)
            && let Err(error) = claim.note(address)
        {
            tracing::warn!(%error, "the address could not be noted beside the database");
        }
    }

    async fn close_all(&self) {
        if let Rest::Server(session) = &self.rest {
            session.close().await;
        }
        // Those who read go first: the last of all connections puts everything into the one file.
        self.read.close().await;
        // Whatever is wrong was logged, and is tried again when the file is opened next.
        let _ = self.writer.tidy().await;
        self.writer.close().await;
        if let Rest::File { claim, .. } = &self.rest {
            claim.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }
}

/// Unlike that of any other node.
fn node_name() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    // A stack is at a random place.
    let place = std::ptr::from_ref(&now).addr();
    format!("{:x}-{now:x}-{place:x}-{:x}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
}

#[cfg(test)]
mod tests;
