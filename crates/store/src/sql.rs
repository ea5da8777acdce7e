//! The store in a database that speaks SQL. SQLite and PostgreSQL share every statement: what differs between them is
//! in [`Dialect`] and in how they are reached.

mod address;
mod counts;
mod dialect;
mod migrate;
mod people;
mod rows;
mod sessions;
mod store;
mod tables;
mod write;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Transaction};
use tokio::sync::broadcast;

use crate::lease::Held;
use crate::{Changed, Result, StoreError};
use address::Address;
use dialect::Dialect;
use write::{Write, Writing, Written};

/// How many read at the same time from a SQLite file.
const FILE_READERS: u32 = 4;
/// How many connections to a PostgreSQL server are held at most.
const SERVER_CONNECTIONS: u32 = 10;
/// How many changes a listener may be behind before it misses some.
const CHANGES_WAITING: usize = 1_024;
/// How long another process that writes to our SQLite file is waited for.
const BUSY: Duration = Duration::from_secs(30);
const BUSY_PAUSE: Duration = Duration::from_millis(20);

/// A store in SQLite or PostgreSQL.
#[derive(Debug)]
pub struct Sql {
    dialect: Dialect,
    read: AnyPool,
    /// SQLite has one writer at a time: with one connection here, writers queue in memory and never find it busy. Other
    /// databases write through the pool that reads.
    write: AnyPool,
    /// A database in memory is there as long as a connection to it: this one is never used, and so never breaks.
    _anchor: Option<Mutex<AnyConnection>>,
    changes: broadcast::Sender<Changed>,
    held: Held,
}

impl Sql {
    /// Connects, and brings the tables up to date: see [`crate::connect`].
    pub async fn connect(address: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        match Address::parse(address)? {
            Address::Memory => Self::in_memory().await,
            Address::File(file) => Self::in_file(&file).await,
            Address::Server(url) => Self::on_server(&url).await,
        }
    }

    async fn in_memory() -> Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        // With a name, a connection that replaces a broken one finds the same database.
        let name = NUMBER.fetch_add(1, Ordering::Relaxed);
        let options: AnyConnectOptions =
            format!("sqlite:file:roundhouse-{name}?mode=memory&cache=shared").parse()?;
        let mut anchor = options.connect().await?;
        prepare_sqlite(&mut anchor, "").await?;
        migrate::migrate(&mut anchor, Dialect::Sqlite).await?;
        let pool = eternal(1)
            .after_connect(|connection, _| Box::pin(prepare_sqlite(connection, "")))
            .connect_lazy_with(options);
        let anchor = Some(Mutex::new(anchor));
        Ok(Self {
            dialect: Dialect::Sqlite,
            read: pool.clone(),
            write: pool,
            _anchor: anchor,
            changes: broadcast::Sender::new(CHANGES_WAITING),
            held: Held::default(),
        })
    }

    async fn in_file(file: &Path) -> Result<Self> {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(StoreError::Address(format!("there is no folder {}", folder.display())));
        }
        create_private(file);
        // Once outside of the pools, which would try again for long, and then not say what is wrong.
        let options: AnyConnectOptions = address::url_of(file, "rwc").parse()?;
        let mut connection = options.connect().await?;
        prepare_sqlite(&mut connection, "").await?;
        write_ahead(&mut connection).await?;
        migrate::migrate(&mut connection, Dialect::Sqlite).await?;
        connection.close().await?;

        let options: AnyConnectOptions = address::url_of(file, "rw").parse()?;
        let write = eternal(1).after_connect(|connection, _| Box::pin(prepare_sqlite(connection, "")));
        let read = eternal(FILE_READERS)
            .after_connect(|connection, _| Box::pin(prepare_sqlite(connection, "PRAGMA query_only = ON")));
        Ok(Self {
            dialect: Dialect::Sqlite,
            read: read.connect_lazy_with(options.clone()),
            write: write.connect_lazy_with(options),
            _anchor: None,
            changes: broadcast::Sender::new(CHANGES_WAITING),
            held: Held::default(),
        })
    }

    async fn on_server(url: &str) -> Result<Self> {
        let options: AnyConnectOptions = url.parse().map_err(not_understood)?;
        let mut connection = options.connect().await.map_err(not_understood)?;
        migrate::migrate(&mut connection, Dialect::Postgres).await?;
        connection.close().await?;

        let pool = AnyPoolOptions::new().max_connections(SERVER_CONNECTIONS).connect_lazy_with(options);
        Ok(Self {
            dialect: Dialect::Postgres,
            read: pool.clone(),
            write: pool,
            _anchor: None,
            changes: broadcast::Sender::new(CHANGES_WAITING),
            held: Held::default(),
        })
    }

    /// Writes, all of it or nothing.
    async fn write(&self, write: Write) -> Result<Written> {
        let mut transaction = self.write.begin_with(self.dialect.begin_to_write()).await?;
        if let Some(lock) = self.dialect.lock(write.together()) {
            sqlx::query(lock).execute(&mut *transaction).await?;
        }
        let mut writing = Writing::on(&mut transaction);
        let written = write.carry_out(&mut writing).await?;
        transaction.commit().await?;
        Ok(written)
    }

    async fn tidy_files(&self) -> Result<()> {
        if self.dialect == Dialect::Sqlite {
            sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.write).await?;
        }
        Ok(())
    }

    async fn close_all(&self) {
        if let Err(error) = self.tidy_files().await {
            tracing::warn!(%error, "the database could not be tidied");
        }
        self.read.close().await;
        self.write.close().await;
    }

    /// Begins to read, all as of one moment.
    async fn begin_to_read(&self) -> Result<Transaction<'static, Any>> {
        Ok(self.read.begin_with(self.dialect.begin_to_read()).await?)
    }
}

/// A new file is for its owner alone: it holds hashes of passwords, and secrets of games that are being played. The files
/// that SQLite puts beside it become as it is. Whatever is wrong with the place, SQLite will tell.
#[cfg(unix)]
fn create_private(file: &Path) {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).mode(0o600);
    // A file that is there is not even opened: when we close it, all locks that this process has on it would be lost.
    let created = options.clone().create_new(true).open(file);
    let is_there = |error: std::io::Error| error.kind() == std::io::ErrorKind::AlreadyExists;
    if created.is_err_and(is_there) && !file.exists() {
        // A link to where the file is to be.
        drop(options.create(true).truncate(false).open(file));
    }
}

#[cfg(not(unix))]
fn create_private(_: &Path) {}

fn eternal(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).idle_timeout(None).max_lifetime(None)
}

/// What SQLite forgets with every connection. A commit has reached the disk before it returns.
async fn prepare_sqlite(connection: &mut AnyConnection, more: &'static str) -> sqlx::Result<()> {
    let timeout = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
    sqlx::raw_sql(sqlx::AssertSqlSafe(timeout)).execute(&mut *connection).await?;
    sqlx::raw_sql("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL").execute(&mut *connection).await?;
    sqlx::raw_sql(more).execute(connection).await?;
    Ok(())
}

/// Lets the file be read while it is written. The file remembers this; only its first user changes anything.
async fn write_ahead(connection: &mut AnyConnection) -> Result<()> {
    let began = std::time::Instant::now();
    loop {
        match sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *connection).await {
            // For this statement, SQLite does not always wait as it was told to.
            Err(error) if is_busy(&error) && began.elapsed() < BUSY => tokio::time::sleep(BUSY_PAUSE).await,
            done => return Ok(done.map(drop)?),
        }
    }
}

/// Whether another process holds the file: the low byte of the code that SQLite gives is its kind.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i64>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

fn not_understood(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(reason) => StoreError::Address(reason.to_string()),
        error => error.into(),
    }
}

#[cfg(test)]
mod tests;

/// Copies a running SQLite database into a new file.
pub async fn backup(address: &str, to: &Path) -> Result<u64> {
    sqlx::any::install_default_drivers();
    let file = match Address::parse(address)? {
        Address::File(file) => file,
        Address::Memory => return Err(StoreError::Address("a database in memory cannot be copied".into())),
        Address::Server(_) => {
            return Err(StoreError::Address("a PostgreSQL database is copied with pg_dump".into()));
        }
    };
    if to.exists() {
        return Err(StoreError::Address(format!("{} is there already", to.display())));
    }
    create_private(to);
    let options: AnyConnectOptions = address::url_of(&file, "rw").parse()?;
    let mut connection = options.connect().await?;
    prepare_sqlite(&mut connection, "").await?;
    sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut connection).await?;
    connection.close().await?;
    std::fs::metadata(to).map(|there| there.len()).map_err(|error| StoreError::Address(error.to_string()))
}
