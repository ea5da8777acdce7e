//! SQLite in a file.

use std::collections::HashMap;
use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};

use super::address::{self, DatabaseAddress};
use super::dialect::Dialect;
use super::migrate;
use super::rows::number;
use crate::{Result, StoreError};

/// How long to wait for another process that writes to our SQLite file.
const BUSY: Duration = Duration::from_secs(30);
const BUSY_RETRY: Duration = Duration::from_millis(20);

/// Creates the file if necessary, locks it, and migrates it.
pub(super) async fn open(file: &Path) -> Result<Option<Arc<FileLock>>> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(StoreError::Address(format!("there is no folder {}", folder.display())));
    }
    create_owner_only(file);
    // If it is not a file, SQLite will refuse it and say why.
    let file_lock = if file.is_file() { Some(FileLock::acquire(file)?) } else { None };
    // First outside of the pools, which would retry for a long time and then not say what is wrong.
    let options: AnyConnectOptions = address::url_of(file, "rwc").parse()?;
    let mut connection = options.connect().await?;
    prepare(&mut connection, "").await?;
    enable_wal(&mut connection).await?;
    migrate::migrate(&mut connection, Dialect::Sqlite).await?;
    connection.close().await?;
    Ok(file_lock)
}

/// A new file is readable by its owner only: it contains password hashes, and the secrets of running games. SQLite
/// gives the files beside it the same permissions. If anything is wrong with the path, SQLite will report it.
fn create_owner_only(file: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // An existing file is not even opened: closing it would release all locks that this process has on it.
    let created = options.clone().create_new(true).open(file);
    let is_there = |error: std::io::Error| error.kind() == std::io::ErrorKind::AlreadyExists;
    if created.is_err_and(is_there) && !file.exists() {
        // A symbolic link to a file that does not exist yet.
        drop(options.create(true).truncate(false).open(file));
    }
}

/// Settings that belong to a connection. A commit reaches the disk before it returns.
pub(super) async fn prepare(connection: &mut AnyConnection, more: &'static str) -> sqlx::Result<()> {
    wait_for(connection, BUSY).await?;
    sqlx::raw_sql("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL").execute(&mut *connection).await?;
    sqlx::raw_sql(more).execute(connection).await?;
    Ok(())
}

/// Allows reading while writing. The setting is stored in the file; only its first user changes anything.
async fn enable_wal(connection: &mut AnyConnection) -> Result<()> {
    let began = std::time::Instant::now();
    loop {
        match sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *connection).await {
            // For this statement, SQLite does not always respect its busy timeout.
            Err(error) if is_busy(&error) && began.elapsed() < BUSY => tokio::time::sleep(BUSY_RETRY).await,
            done => return Ok(done.map(drop)?),
        }
    }
}

/// How long to wait for readers. Nobody can write meanwhile.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_secs(2);

/// Moves the write-ahead log into the file itself. Fails while somebody reads for long, as a backup does.
pub(super) async fn checkpoint(connection: &mut AnyConnection) -> Result<()> {
    wait_for(connection, CHECKPOINT_TIMEOUT).await?;
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
    wait_for(connection, BUSY).await?;
    // 1 if somebody was in the way; -1 for an in-memory database, which has nothing to do.
    if number::<i64>(&row, "busy")? == 1 { Err(StoreError::Unavailable) } else { Ok(()) }
}

async fn wait_for(connection: &mut AnyConnection, patience: Duration) -> sqlx::Result<()> {
    let timeout = format!("PRAGMA busy_timeout = {}", patience.as_millis());
    sqlx::raw_sql(sqlx::AssertSqlSafe(timeout)).execute(connection).await.map(drop)
}

/// Whether another process holds the file. The low byte is SQLite's primary error code.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i64>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

/// Proof that a database belongs to this process: a lock file beside it, locked for as long as the process lives.
#[derive(Debug)]
pub(super) struct FileLock {
    lock: Mutex<File>,
}

impl FileLock {
    /// Shared within the same process.
    fn acquire(file: &Path) -> Result<Arc<Self>> {
        static LOCKS: Mutex<Option<HashMap<PathBuf, Weak<FileLock>>>> = Mutex::new(None);
        // A symbolic link to the database means the same database.
        let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
        let mut locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
        let locks = locks.get_or_insert_default();
        locks.retain(|_, file_lock| file_lock.strong_count() > 0);
        if let Some(file_lock) = locks.get(&file).and_then(Weak::upgrade) {
            return Ok(file_lock);
        }
        let mut name = file.clone().into_os_string();
        name.push(".lock");
        let name = PathBuf::from(name);
        create_owner_only(&name);
        let unusable = |error: std::io::Error| StoreError::Address(format!("{}: {error}", name.display()));
        let mut lock = File::options().read(true).write(true).open(&name).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                let mut holder = String::new();
                lock.read_to_string(&mut holder).map_err(unusable)?;
                return Err(StoreError::InUse(holder.trim_end().replace('\n', ", ")));
            }
            Err(std::fs::TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let file_lock = Arc::new(Self { lock: Mutex::new(lock) });
        file_lock.write_holder("").map_err(unusable)?;
        locks.insert(file, Arc::downgrade(&file_lock));
        Ok(file_lock)
    }

    /// Records who we are, for anybody who finds the database in use.
    pub(super) fn write_holder(&self, address: &str) -> std::io::Result<()> {
        let mut file = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = format!("process {}\n", std::process::id());
        if !address.is_empty() {
            text.push_str(&format!("listening on {address}\n"));
        }
        file.rewind()?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)
    }
}

/// Copies a SQLite database into a new file, even while another process uses it, and returns its size. Everything
/// acknowledged before is in the copy.
pub async fn backup(address: &str, to: &Path) -> Result<u64> {
    sqlx::any::install_default_drivers();
    let file = match DatabaseAddress::parse(address)? {
        DatabaseAddress::File(file) => file,
        DatabaseAddress::Memory => {
            return Err(StoreError::Address("a database in memory cannot be copied".into()));
        }
        DatabaseAddress::DatabaseServers(_) => {
            return Err(StoreError::Address("a PostgreSQL database is copied with pg_dump".into()));
        }
    };
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Address(format!("{} is there already", to.display())));
    }
    let Some(into) = to.to_str() else {
        return Err(StoreError::Address(format!("{} is not a name in UTF-8", to.display())));
    };
    let options: AnyConnectOptions = address::url_of(&file, "rw").parse()?;
    let mut connection = options.connect().await?;
    prepare(&mut connection, "").await?;
    // SQLite accepts an empty file.
    create_owner_only(to);
    let copied = sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await;
    connection.close().await?;
    let size = copied.map_err(StoreError::from).and_then(|_| {
        let unusable = |error: std::io::Error| StoreError::Address(format!("{}: {error}", to.display()));
        let copy = File::open(to).map_err(unusable)?;
        copy.sync_all().map_err(unusable)?;
        Ok(copy.metadata().map_err(unusable)?.len())
    });
    if size.is_err() {
        // Half a copy is worthless. If it cannot be removed, the first error says enough.
        let _ = std::fs::remove_file(to);
    }
    size
}
