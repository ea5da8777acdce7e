//! Tables: one transaction for everything that belongs together.

use sqlx::AnyConnection;
use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;

use super::Sql;
use super::dialect::Together;
use super::people::unless_unique;
use super::rows::{self, get, number, signed, stage_code};
use crate::{Append, Head, PersonId, Result, StoreError, Stored};

macro_rules! head_columns {
    () => {
        "id, game, rules_version, title, owner, stage, listed, entries, moves, players, owed, bot_owed, round, \
         created, changed, names"
    };
}

pub(super) const HEAD: &str = concat!("SELECT ", head_columns!(), " FROM heads WHERE id = $1");

/// Not more than two of one owner: those that have two newer ones of his before them are passed over. Read from the latest
/// change on until there are enough, so that it matters little how many tables there are.
pub(super) const RUNNING: &str = concat!(
    "SELECT ",
    head_columns!(),
    " FROM heads WHERE stage = 1 AND listed = 1 AND NOT EXISTS (
         SELECT 1 FROM heads AS newer
         WHERE newer.owner = heads.owner AND newer.stage = 1 AND newer.listed = 1
             AND (newer.changed, newer.id) > (heads.changed, heads.id)
         LIMIT 1 OFFSET 1
     ) ORDER BY changed DESC LIMIT $1"
);

/// The longest wait first.
pub(super) const BOT_WORK: &str = "SELECT id FROM heads WHERE stage = 1 AND bot_owed = 1 ORDER BY changed";

/// A row for each seat of the person, or one without a seat.
pub(super) const TABLES_OF: &str = concat!(
    "WITH mine AS (
         SELECT table_id FROM sitters WHERE person = $1 UNION SELECT id FROM heads WHERE owner = $1
     ), ranked AS (
         SELECT heads.*, CASE
             WHEN EXISTS (
                 SELECT 1 FROM sitters
                 WHERE table_id = heads.id AND person = $1 AND (owed >> CAST(seat AS INTEGER)) & 1 = 1
             ) THEN 0
             WHEN stage = 1 THEN 1
             WHEN stage = 0 THEN 2
             ELSE 3
         END AS place
         FROM mine JOIN heads ON heads.id = mine.table_id
         ORDER BY place, changed DESC, id LIMIT $2
     )
     SELECT ",
    head_columns!(),
    ", seat FROM ranked LEFT JOIN sitters ON table_id = id AND person = $1
     ORDER BY place, changed DESC, id, seat"
);

/// A guest may have become an account since the head was read.
const INSERT_HEAD: &str = concat!(
    "INSERT INTO heads (",
    head_columns!(),
    ") VALUES ($1, $2, $3, $4, COALESCE((SELECT account FROM merged WHERE guest = $5), $5), $6, $7, $8, $9, $10, \
     $11, $12, $13, $14, $15, $16)"
);

const UPDATE_HEAD: &str = "UPDATE heads SET game = $2, rules_version = $3, title = $4, \
     owner = COALESCE((SELECT account FROM merged WHERE guest = $5), $5), stage = $6, listed = $7, entries = $8, \
     moves = $9, players = $10, owed = $11, bot_owed = $12, round = $13, created = $14, changed = $15, \
     names = $16 WHERE id = $1 AND entries = $17";

const SIT_DOWN: &str = "INSERT INTO sitters (table_id, seat, person)
     VALUES ($1, $2, COALESCE((SELECT account FROM merged WHERE guest = $3), $3))
     ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person";

impl Sql {
    pub(super) async fn create_table(&self, append: &Append) -> Result<()> {
        if append.head.entries != append.bodies.len() as u64 {
            return Err(StoreError::Stale);
        }
        let mut transaction = self.begin(Together::All).await?;
        bind_head(INSERT_HEAD, &append.head)?
            .execute(&mut *transaction)
            .await
            .map_err(|error| unless_unique(error, StoreError::Stale))?;
        add(&mut transaction, append, 0).await?;
        Ok(transaction.commit().await?)
    }

    pub(super) async fn append_to_table(&self, append: &Append) -> Result<()> {
        let before = append.head.entries.checked_sub(append.bodies.len() as u64).ok_or(StoreError::Stale)?;
        let mut transaction = self.begin(Together::All).await?;
        let changed =
            bind_head(UPDATE_HEAD, &append.head)?.bind(signed(before)?).execute(&mut *transaction).await?;
        if changed.rows_affected() == 0 {
            return Err(StoreError::Stale);
        }
        add(&mut transaction, append, before).await?;
        Ok(transaction.commit().await?)
    }

    pub(super) async fn open_table(&self, table: &str) -> Result<Option<Stored>> {
        let mut transaction = self.begin_to_read().await?;
        let Some(row) = sqlx::query(HEAD).bind(table).fetch_optional(&mut *transaction).await? else {
            return Ok(None);
        };
        let head = rows::head(&row)?;
        let entries =
            sqlx::query("SELECT number, made, body FROM entries WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&mut *transaction)
                .await?;
        let entries = entries.iter().map(rows::entry).collect::<Result<Vec<_>>>()?;
        let numbers = entries.iter().map(|entry| entry.number);
        if !numbers.eq(1..=head.entries) {
            return Err(StoreError::Damaged(format!("the log of table {table} has gaps")));
        }
        let snapshots = sqlx::query("SELECT moves, body FROM snapshots WHERE table_id = $1 ORDER BY moves")
            .bind(table)
            .fetch_all(&mut *transaction)
            .await?;
        let snapshots = snapshots.iter().map(rows::snapshot).collect::<Result<Vec<_>>>()?;
        transaction.commit().await?;
        Ok(Some(Stored { head, entries, snapshots }))
    }

    pub(super) async fn tables_of_person(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<(Head, Vec<u8>)>> {
        let found =
            sqlx::query(TABLES_OF).bind(person.0).bind(i64::from(limit)).fetch_all(&self.read).await?;
        let mut tables: Vec<(Head, Vec<u8>)> = Vec::new();
        for row in &found {
            let id: &str = get(row, "id")?;
            if tables.last().is_none_or(|(head, _)| head.id != id) {
                tables.push((rows::head(row)?, Vec::new()));
            }
            if get::<Option<i64>>(row, "seat")?.is_some()
                && let Some((_, seats)) = tables.last_mut()
            {
                seats.push(number(row, "seat")?);
            }
        }
        Ok(tables)
    }
}

/// A statement about a head, which is its first 16 parameters.
fn bind_head<'q>(statement: &'static str, head: &Head) -> Result<Query<'q, Any, AnyArguments>> {
    Ok(sqlx::query(statement)
        .bind(head.id.clone())
        .bind(head.game.clone())
        .bind(i64::from(head.rules_version))
        .bind(head.title.clone())
        .bind(head.owner.0)
        .bind(stage_code(head.stage))
        .bind(i64::from(head.listed))
        .bind(signed(head.entries)?)
        .bind(signed(head.moves)?)
        .bind(i64::from(head.players))
        .bind(i64::from(head.owed))
        .bind(i64::from(head.bot_owed))
        .bind(i64::from(head.round))
        .bind(head.created)
        .bind(head.changed)
        .bind(head.names.join("\n")))
}

/// What comes with a head, after the first `before` entries.
async fn add(connection: &mut AnyConnection, append: &Append, before: u64) -> Result<()> {
    let table = append.head.id.as_str();
    for (number, body) in (before + 1..).zip(&append.bodies) {
        sqlx::query("INSERT INTO entries (table_id, number, made, body) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(signed(number)?)
            .bind(append.head.changed)
            .bind(body.as_str())
            .execute(&mut *connection)
            .await
            .map_err(|error| unless_unique(error, StoreError::Stale))?;
    }
    for snapshot in &append.snapshots {
        sqlx::query(
            "INSERT INTO snapshots (table_id, moves, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, moves) DO UPDATE SET body = excluded.body",
        )
        .bind(table)
        .bind(signed(snapshot.moves)?)
        .bind(snapshot.body.as_slice())
        .execute(&mut *connection)
        .await?;
    }
    for &(seat, person) in &append.sitters {
        let statement = match person {
            Some(person) => sqlx::query(SIT_DOWN).bind(table).bind(i64::from(seat)).bind(person.0),
            None => sqlx::query("DELETE FROM sitters WHERE table_id = $1 AND seat = $2")
                .bind(table)
                .bind(i64::from(seat)),
        };
        statement.execute(&mut *connection).await?;
    }
    for &seat in &append.drafts_done {
        sqlx::query("DELETE FROM drafts WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(seat))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
