//! SQLite in a file.

use std::collections::HashMap;
use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};

use super::address::{self, Address};
use super::dialect::Dialect;
use super::migrate;
use super::rows::number;
use crate::{Result, StoreError};

/// How long another process that writes to our SQLite file is waited for.
const BUSY: Duration = Duration::from_secs(30);
const BUSY_PAUSE: Duration = Duration::from_millis(20);

/// Makes the file unless it is there, brings it up to date, and says that it is ours.
pub(super) async fn open(file: &Path) -> Result<Option<Arc<Claim>>> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(StoreError::Address(format!("there is no folder {}", folder.display())));
    }
    create_private(file);
    // What is no file SQLite will refuse, and say why.
    let claim = if file.is_file() { Some(Claim::on(file)?) } else { None };
    // Once outside of the pools, which would try again for long, and then not say what is wrong.
    let options: AnyConnectOptions = address::url_of(file, "rwc").parse()?;
    let mut connection = options.connect().await?;
    prepare(&mut connection, "").await?;
    write_ahead(&mut connection).await?;
    migrate::migrate(&mut connection, Dialect::Sqlite).await?;
    connection.close().await?;
    Ok(claim)
}

/// A new file is for its owner alone: it holds hashes of passwords, and secrets of games that are being played. The files
/// that SQLite puts beside it become as it is. Whatever is wrong with the place, SQLite will tell.
fn create_private(file: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // A file that is there is not even opened: when we close it, all locks that this process has on it would be lost.
    let created = options.clone().create_new(true).open(file);
    let is_there = |error: std::io::Error| error.kind() == std::io::ErrorKind::AlreadyExists;
    if created.is_err_and(is_there) && !file.exists() {
        // A link to where the file is to be.
        drop(options.create(true).truncate(false).open(file));
    }
}

/// What SQLite forgets with every connection. A commit has reached the disk before it returns.
pub(super) async fn prepare(connection: &mut AnyConnection, more: &'static str) -> sqlx::Result<()> {
    wait_for(connection, BUSY).await?;
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

/// How long those who read are waited for: as long, nobody can write.
const TIDY_PATIENCE: Duration = Duration::from_secs(2);

/// Puts what was written ahead into the file itself. Refused while somebody reads for long, as a backup does.
pub(super) async fn tidy(connection: &mut AnyConnection) -> Result<()> {
    wait_for(connection, TIDY_PATIENCE).await?;
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
    wait_for(connection, BUSY).await?;
    // 1 if somebody was in the way; -1, and nothing to do, for a database in memory.
    if number::<i64>(&row, "busy")? == 1 { Err(StoreError::CannotSave) } else { Ok(()) }
}

async fn wait_for(connection: &mut AnyConnection, patience: Duration) -> sqlx::Result<()> {
    let timeout = format!("PRAGMA busy_timeout = {}", patience.as_millis());
    sqlx::raw_sql(sqlx::AssertSqlSafe(timeout)).execute(connection).await.map(drop)
}

/// Whether another process holds the file: the low byte of the code that SQLite gives is its kind.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i64>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

/// That a database is this process's: a file beside it, locked for as long as the process lives.
#[derive(Debug)]
pub(super) struct Claim {
    lock: Mutex<File>,
}

impl Claim {
    /// Whoever is in the same process shares it.
    fn on(file: &Path) -> Result<Arc<Self>> {
        static CLAIMS: Mutex<Option<HashMap<PathBuf, Weak<Claim>>>> = Mutex::new(None);
        // A link to the database means the same database.
        let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
        let mut claims = CLAIMS.lock().unwrap_or_else(PoisonError::into_inner);
        let claims = claims.get_or_insert_default();
        claims.retain(|_, claim| claim.strong_count() > 0);
        if let Some(claim) = claims.get(&file).and_then(Weak::upgrade) {
            return Ok(claim);
        }
        let mut name = file.clone().into_os_string();
        name.push(".lock");
        let name = PathBuf::from(name);
        create_private(&name);
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
        let claim = Arc::new(Self { lock: Mutex::new(lock) });
        claim.note("").map_err(unusable)?;
        claims.insert(file, Arc::downgrade(&claim));
        Ok(claim)
    }

    /// Who we are, for whoever finds the database in use.
    pub(super) fn note(&self, address: &str) -> std::io::Result<()> {
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

/// Copies a SQLite database, also one that another process uses, into a new file. Gives its size. All that was
/// acknowledged before is in it.
pub async fn backup(address: &str, to: &Path) -> Result<u64> {
    sqlx::any::install_default_drivers();
    let file = match Address::parse(address)? {
        Address::File(file) => file,
        Address::Memory => return Err(StoreError::Address("a database in memory cannot be copied".into())),
        Address::Servers(_) => {
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
    // SQLite fills a file that is empty.
    create_private(to);
    let copied = sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await;
    connection.close().await?;
    let size = copied.map_err(StoreError::from).and_then(|_| {
        let unusable = |error: std::io::Error| StoreError::Address(format!("{}: {error}", to.display()));
        let copy = File::open(to).map_err(unusable)?;
        copy.sync_all().map_err(unusable)?;
        Ok(copy.metadata().map_err(unusable)?.len())
    });
    if size.is_err() {
        // Half a copy is none; if it cannot be removed, that was said already in other words.
        let _ = std::fs::remove_file(to);
    }
    size
}
