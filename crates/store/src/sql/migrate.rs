//! The schema, step by step.

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

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

/// Whether a database that has taken all our steps, and perhaps more, may be used by us. Steps that only add something
/// leave `oldest` as it is; one that programs of an older schema would trip over raises it.
pub(super) async fn fits(connection: &mut AnyConnection) -> Result<()> {
    let row = sqlx::query("SELECT version, oldest FROM schema_version").fetch_one(connection).await?;
    let (found, oldest) = (number::<i64>(&row, "version")?, number::<i64>(&row, "oldest")?);
    if ours() < oldest { Err(StoreError::Newer { found, ours: ours() }) } else { Ok(()) }
}

/// Takes the steps that are missing, all or none. Whoever else wants to do so at the same time waits, and then finds
/// nothing left to do.
pub(super) async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<()> {
    let mut transaction = connection.begin_with(dialect.begin_to_write(Together::Alone)).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .execute(&mut *transaction)
        .await?;
    let found = match sqlx::query("SELECT version FROM schema_version")
        .fetch_optional(&mut *transaction)
        .await?
    {
        Some(row) => number::<i64>(&row, "version")?,
        None => {
            sqlx::query("INSERT INTO schema_version (version) VALUES (0)").execute(&mut *transaction).await?;
            0
        }
    };
    let ours = ours();
    if found > ours {
        fits(&mut transaction).await?;
        tracing::warn!(
            found,
            ours,
            "the database was made by a newer version of this program, which still lets us use it"
        );
        return Ok(());
    }
    let taken =
        usize::try_from(found).map_err(|_| StoreError::Damaged(format!("a schema version of {found}")))?;
    for step in &STEPS[taken..] {
        // The step is a file of ours.
        sqlx::raw_sql(AssertSqlSafe(dialect.spell(step))).execute(&mut *transaction).await?;
    }
    if found < ours {
        sqlx::query("UPDATE schema_version SET version = $1").bind(ours).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
