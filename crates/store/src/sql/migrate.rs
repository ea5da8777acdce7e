//! The schema, step by step.

use std::sync::atomic::{AtomicI64, Ordering};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::dialect::{Dialect, WriteLock};
use super::rows::number;
use crate::{Result, StoreError};

/// A database of version `n` has taken the first `n` steps. A released step is never changed.
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

/// Read by [`check_row`].
pub(super) const VERSIONS: &str = "SELECT version, oldest FROM schema_version";

/// Whether we may use a database that has taken all our steps, and perhaps more. Steps that only add something leave
/// `oldest` unchanged; one that would break programs of an older schema raises it. Returns the version found.
pub(super) fn check_row(versions: Option<AnyRow>) -> Result<i64> {
    let row = versions.ok_or_else(|| StoreError::Damaged("no schema version".into()))?;
    check_versions(number(&row, "version")?, number(&row, "oldest")?)
}

pub(super) fn check_versions(found: i64, oldest: i64) -> Result<i64> {
    if ours() < oldest { Err(StoreError::SchemaTooNew { found, ours: ours() }) } else { Ok(found) }
}

/// Whether this program is too old for the database, as of the last check. If so it may only read: its writes would be
/// incomplete.
#[derive(Debug, Default)]
pub(super) struct Schema {
    /// The version that is too new for us; 0 if it is not.
    newer: AtomicI64,
}

impl Schema {
    /// Remembers the result, and passes it on.
    pub(super) fn remember(&self, checked: Result<i64>) -> Result<i64> {
        match &checked {
            Ok(_) => self.newer.store(0, Ordering::Relaxed),
            Err(StoreError::SchemaTooNew { found, ours }) => {
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
        checked
    }

    pub(super) fn may_write(&self) -> Result<()> {
        match self.newer.load(Ordering::Relaxed) {
            0 => Ok(()),
            found => Err(StoreError::SchemaTooNew { found, ours: ours() }),
        }
    }
}

/// How often we wait for the lock that keeps others from taking the same steps. Between tries, those who wait behind us
/// get through.
const TRIES: u32 = 5;

/// Takes the missing steps, all or none. If others want to do so at the same time they wait, and then find nothing left
/// to do.
pub(super) async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    // Usually there is nothing to do, and nobody has to wait for us. On a new database this query fails.
    if let Ok(found) = version(connection).await
        && found.is_some_and(|found| found >= ours())
    {
        return check_compatible(connection).await;
    }
    let mut tries = 1;
    loop {
        match migrate_exclusively(connection, dialect).await {
            Err(error) if dialect.is_locked(&error) && tries < TRIES => tries += 1,
            done => return done,
        }
    }
}

async fn migrate_exclusively(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    let begun = sqlx::raw_sql(dialect.begin_write(WriteLock::Exclusive)).execute(&mut *connection).await;
    let done = match begun {
        Ok(_) => run_steps(connection, dialect).await,
        Err(error) => Err(error.into()),
    };
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = sqlx::raw_sql(end).execute(connection).await;
    // The first error says more.
    done.and_then(|()| Ok(ended.map(drop)?))
}

async fn version(connection: &mut AnyConnection) -> Result<Option<i64>> {
    let row = sqlx::query("SELECT version FROM schema_version").fetch_optional(connection).await?;
    row.map(|row| number(&row, "version")).transpose()
}

async fn check_compatible(connection: &mut AnyConnection) -> Result<()> {
    let versions = sqlx::query(VERSIONS).fetch_optional(connection).await?;
    let (found, ours) = (check_row(versions)?, ours());
    if found > ours {
        tracing::warn!(
            found,
            ours,
            "the database was made by a newer version of this program, which still lets us use it"
        );
    }
    Ok(())
}

async fn run_steps(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
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
        return check_compatible(connection).await;
    }
    let taken =
        usize::try_from(found).map_err(|_| StoreError::Damaged(format!("a schema version of {found}")))?;
    for step in &STEPS[taken..] {
        // The step is one of our own files.
        sqlx::raw_sql(AssertSqlSafe(dialect.spell(step))).execute(&mut *connection).await?;
    }
    sqlx::query("UPDATE schema_version SET version = $1").bind(ours).execute(connection).await?;
    Ok(())
}
