//! The schema, step by step.

use std::sync::atomic::{AtomicI64, Ordering};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::dialect::{Dialect, Together};
use super::rows::number;
use crate::{Result, StoreError};

/// A database of version `n` has taken the first `n` steps. A step that was released is never changed.
const STEPS: &[&str] = &[
    include_str!("../../migrations/0001-beginning.sql"),
    include_str!("../../migrations/0002-ages.sql"),
    include_str!("../../migrations/0003-names.sql"),
    include_str!("../../migrations/0004-nodes.sql"),
    include_str!("../../migrations/0005-named.sql"),
    include_str!("../../migrations/0006-devices.sql"),
];

fn ours() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// What [`fits`] judges by.
pub(super) const VERSIONS: &str = "SELECT version, oldest FROM schema_version";

/// Whether a database that has taken all our steps, and perhaps more, may be used by us. Steps that only add something
/// leave `oldest` as it is; one that programs of an older schema would trip over raises it. Gives the version found.
pub(super) fn fits(versions: Option<AnyRow>) -> Result<i64> {
    let row = versions.ok_or_else(|| StoreError::Damaged("no schema version".into()))?;
    judge(number(&row, "version")?, number(&row, "oldest")?)
}

pub(super) fn judge(found: i64, oldest: i64) -> Result<i64> {
    if ours() < oldest { Err(StoreError::Newer { found, ours: ours() }) } else { Ok(found) }
}

/// Whether this program is still young enough for the database, as it was seen last. One that is not may only look on: what
/// it writes would be missing something.
#[derive(Debug, Default)]
pub(super) struct Schema {
    /// The version that is too new for us; 0 if there is none.
    newer: AtomicI64,
}

impl Schema {
    /// Remembers what was found, and passes it on.
    pub(super) fn found(&self, fits: Result<i64>) -> Result<i64> {
        match &fits {
            Ok(_) => self.newer.store(0, Ordering::Relaxed),
            Err(StoreError::Newer { found, ours }) => {
                if self.newer.swap(*found, Ordering::Relaxed) == 0 {
                    tracing::error!(
                        found,
                        ours,
                        "a newer program has changed the database: nothing is saved any more"
                    );
                }
            }
            Err(_) => {}
        }
        fits
    }

    pub(super) fn may_write(&self) -> Result<()> {
        match self.newer.load(Ordering::Relaxed) {
            0 => Ok(()),
            found => Err(StoreError::Newer { found, ours: ours() }),
        }
    }
}

/// How often the lock is waited for that keeps others from taking the same steps. Between two tries those get through who
/// wait behind us.
const TRIES: u32 = 5;

/// Takes the steps that are missing, all or none. Whoever else wants to do so at the same time waits, and then finds
/// nothing left to do.
pub(super) async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    // Mostly there is nothing to do, and nobody has to wait for us. A new database does not know what is asked here.
    if let Ok(found) = version(connection).await
        && found.is_some_and(|found| found >= ours())
    {
        return use_as_it_is(connection).await;
    }
    let mut tries = 1;
    loop {
        match migrate_alone(connection, dialect).await {
            Err(error) if dialect.is_locked(&error) && tries < TRIES => tries += 1,
            done => return done,
        }
    }
}

async fn migrate_alone(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    let begun = sqlx::raw_sql(dialect.begin_to_write(Together::Alone)).execute(&mut *connection).await;
    let done = match begun {
        Ok(_) => take_steps(connection, dialect).await,
        Err(error) => Err(error.into()),
    };
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = sqlx::raw_sql(end).execute(connection).await;
    // What failed first says more.
    done.and_then(|()| Ok(ended.map(drop)?))
}

async fn version(connection: &mut AnyConnection) -> Result<Option<i64>> {
    let row = sqlx::query("SELECT version FROM schema_version").fetch_optional(connection).await?;
    row.map(|row| number(&row, "version")).transpose()
}

async fn use_as_it_is(connection: &mut AnyConnection) -> Result<()> {
    let versions = sqlx::query(VERSIONS).fetch_optional(connection).await?;
    let (found, ours) = (fits(versions)?, ours());
    if found > ours {
        tracing::warn!(
            found,
            ours,
            "the database was made by a newer version of this program, which still lets us use it"
        );
    }
    Ok(())
}

async fn take_steps(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .execute(&mut *connection)
        .await?;
    let found = match version(connection).await? {
        Some(found) => found,
        None => {
            sqlx::query("INSERT INTO schema_version (version) VALUES (0)").execute(&mut *connection).await?;
            0
        }
    };
    let ours = ours();
    if found >= ours {
        return use_as_it_is(connection).await;
    }
    let taken =
        usize::try_from(found).map_err(|_| StoreError::Damaged(format!("a schema version of {found}")))?;
    for step in &STEPS[taken..] {
        // The step is a file of ours.
        sqlx::raw_sql(AssertSqlSafe(dialect.spell(step))).execute(&mut *connection).await?;
    }
    sqlx::query("UPDATE schema_version SET version = $1").bind(ours).execute(connection).await?;
    Ok(())
}
