//! Writing tables.

use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::people::or_if_duplicate;
use super::read_tables::head_columns;
use super::rows::{self, get, number, signed};
use super::write::WriteTransaction;
use crate::{Append, Head, PersonId, Result, Snapshot, StoreError, StoredAudience};

/// A guest may have become an account since the head was read.
const INSERT_HEAD: &str = concat!(
    "INSERT INTO heads (",
    head_columns!(),
    ") VALUES ($1, $2, $3, $4, COALESCE((SELECT account FROM merged WHERE guest = $5), $5), $6, $7, $8, $9, $10, \
     $11, $12, $13, $14, $15, $16, $17, 1, 0)"
);

/// The owner stays unless a new one is given.
const UPDATE_HEAD: &str = "UPDATE heads SET game = $2, rules_version = $3, title = $4, \
     owner = COALESCE((SELECT account FROM merged WHERE guest = $5), $5, owner), stage = $6, listed = $7, audience = $8, \
     entries = $9, moves = $10, players = $11, owed = $12, bot_owed = $13, round = $14, created = $15, \
     changed = $16, names = $17, revision = revision + 1 WHERE id = $1 AND entries = $18 AND deleted = 0 \
     RETURNING revision";

const BUMP: &str =
    "UPDATE heads SET revision = revision + 1 WHERE id = $1 AND deleted = 0 RETURNING revision";

/// Also removes it from the lists, which use `listed` and `bot_owed`.
const MARK_DELETED: &str = "UPDATE heads SET deleted = 1, listed = 0, owed = 0, bot_owed = 0, revision = revision + 1 \
     WHERE id = $1 AND deleted = 0 RETURNING revision";

const SIT_DOWN: &str = "INSERT INTO sitters (table_id, seat, person)
     VALUES ($1, $2, COALESCE((SELECT account FROM merged WHERE guest = $3), $3))
     ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person";

const NAME: &str =
    "INSERT INTO named (table_id, person) VALUES ($1, $2) ON CONFLICT (table_id, person) DO NOTHING";
const FORGET: &str = "DELETE FROM named WHERE table_id = $1 AND person = $2";

impl WriteTransaction<'_> {
    pub(super) async fn create_table(&mut self, append: &Append) -> Result<()> {
        if append.head.entries != append.bodies.len() as u64 {
            return Err(StoreError::Stale);
        }
        self.claim_receipt(append).await?;
        bind_head(INSERT_HEAD, &append.head, Some(append.head.owner))?
            .execute(&mut *self.connection)
            .await
            .map_err(|error| or_if_duplicate(error, StoreError::Stale))?;
        insert_rest(self.connection, append, 0).await?;
        self.note_change(&append.head.id, 1);
        Ok(())
    }

    pub(super) async fn append(&mut self, append: &Append) -> Result<u64> {
        let before = append.head.entries.checked_sub(append.bodies.len() as u64).ok_or(StoreError::Stale)?;
        self.claim_receipt(append).await?;
        let changed = bind_head(UPDATE_HEAD, &append.head, append.owner)?
            .bind(signed(before)?)
            .fetch_optional(&mut *self.connection)
            .await?;
        let revision = number(&changed.ok_or(StoreError::Stale)?, "revision")?;
        insert_rest(self.connection, append, before).await?;
        self.note_change(&append.head.id, revision);
        Ok(revision)
    }

    async fn claim_receipt(&mut self, append: &Append) -> Result<()> {
        let Some(receipt) = &append.receipt else { return Ok(()) };
        if self.insert_receipt(receipt, append.head.changed).await? {
            return Ok(());
        }
        let before = sqlx::query("SELECT outcome FROM receipts WHERE key = $1")
            .bind(receipt.key.as_str())
            .fetch_one(&mut *self.connection)
            .await?;
        Err(StoreError::AlreadyDone(get(&before, "outcome")?))
    }

    /// Increments the revision of a table that exists and is not deleted.
    pub(super) async fn bump(&mut self, table: &str) -> Result<u64> {
        self.bump_on(table, None).await
    }

    /// The same, provided that the table had this revision.
    async fn bump_on(&mut self, table: &str, on: Option<u64>) -> Result<u64> {
        let row = sqlx::query(BUMP).bind(table).fetch_optional(&mut *self.connection).await?;
        let revision: u64 = number(&row.ok_or(StoreError::Stale)?, "revision")?;
        check_revision(on, revision)?;
        self.note_change(table, revision);
        Ok(revision)
    }

    pub(super) async fn save_draft(
        &mut self,
        table: &str,
        seat: u8,
        body: &str,
        on: Option<u64>,
    ) -> Result<u64> {
        let revision = self.bump_on(table, on).await?;
        let statement = sqlx::query(
            "INSERT INTO drafts (table_id, seat, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(body);
        self.run(statement).await?;
        Ok(revision)
    }

    pub(super) async fn replace_snapshots(
        &mut self,
        table: &str,
        drop: &[u64],
        keep: &[Snapshot],
    ) -> Result<()> {
        for &moves in drop {
            let statement = sqlx::query("DELETE FROM snapshots WHERE table_id = $1 AND moves = $2")
                .bind(table)
                .bind(signed(moves)?);
            self.run(statement).await?;
        }
        upsert_snapshots(self.connection, table, keep).await
    }

    pub(super) async fn delete_table(
        &mut self,
        table: &str,
        keep_record: bool,
        on: Option<u64>,
    ) -> Result<()> {
        let Some(row) = sqlx::query(MARK_DELETED).bind(table).fetch_optional(&mut *self.connection).await?
        else {
            // Already gone; or hidden, and now to be deleted entirely.
            return if keep_record { Ok(()) } else { self.delete_rows(table, EVERYTHING).await };
        };
        let revision = number(&row, "revision")?;
        check_revision(on, revision)?;
        self.note_change(table, revision);
        self.delete_rows(table, if keep_record { ALL_BUT_THE_RECORD } else { EVERYTHING }).await
    }

    async fn delete_rows(&mut self, table: &str, statements: &[&'static str]) -> Result<()> {
        for &statement in statements {
            self.run(sqlx::query(statement).bind(table)).await?;
        }
        Ok(())
    }
}

/// Refuses a decision that was based on another revision than the one before this.
fn check_revision(on: Option<u64>, revision: u64) -> Result<()> {
    let is_late = on.is_some_and(|on| on.checked_add(1) != Some(revision));
    if is_late { Err(StoreError::Stale) } else { Ok(()) }
}

const ALL_BUT_THE_RECORD: &[&str] = &[
    "DELETE FROM drafts WHERE table_id = $1",
    "DELETE FROM onlookers WHERE table_id = $1",
    "DELETE FROM presence WHERE table_id = $1",
    "DELETE FROM named WHERE table_id = $1",
];

const EVERYTHING: &[&str] = &[
    "DELETE FROM drafts WHERE table_id = $1",
    "DELETE FROM onlookers WHERE table_id = $1",
    "DELETE FROM presence WHERE table_id = $1",
    "DELETE FROM named WHERE table_id = $1",
    "DELETE FROM sitters WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM heads WHERE id = $1",
];

/// A statement about a head, which provides its first 17 parameters.
fn bind_head<'q>(
    statement: &'static str,
    head: &Head,
    owner: Option<PersonId>,
) -> Result<Query<'q, Any, AnyArguments>> {
    Ok(sqlx::query(statement)
        .bind(head.id.clone())
        .bind(head.game.clone())
        .bind(i64::from(head.rules_version))
        .bind(head.title.clone())
        .bind(owner.map(|owner| owner.0))
        .bind(rows::stage_code(head.stage))
        .bind(i64::from(head.audience == StoredAudience::Everyone))
        .bind(rows::audience_code(head.audience))
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

/// Inserts everything that comes with a head, after the first `before` entries.
async fn insert_rest(connection: &mut AnyConnection, append: &Append, before: u64) -> Result<()> {
    let table = append.head.id.as_str();
    insert_entries(connection, append, before).await?;
    upsert_snapshots(connection, table, &append.snapshots).await?;
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
    // With the numbers in the log, even when a guest has become an account meanwhile.
    let named = append.named.iter().map(|person| (NAME, person));
    let forgotten = append.forgotten.iter().map(|person| (FORGET, person));
    for (statement, person) in named.chain(forgotten) {
        sqlx::query(statement).bind(table).bind(person.0).execute(&mut *connection).await?;
    }
    Ok(())
}

/// How many snapshots go into one statement.
const SNAPSHOTS_AT_ONCE: usize = 8;

/// No two of them may have the same number of moves.
async fn upsert_snapshots(connection: &mut AnyConnection, table: &str, snapshots: &[Snapshot]) -> Result<()> {
    for snapshots in snapshots.chunks(SNAPSHOTS_AT_ONCE) {
        let rows = (0..snapshots.len()).map(|row| format!("($1, ${}, ${})", 2 * row + 2, 2 * row + 3));
        let rows = rows.collect::<Vec<_>>().join(", ");
        // Only numbers are interpolated here.
        let statement = AssertSqlSafe(format!(
            "INSERT INTO snapshots (table_id, moves, body) VALUES {rows}
             ON CONFLICT (table_id, moves) DO UPDATE SET body = excluded.body"
        ));
        let mut statement = sqlx::query(statement).bind(table);
        for snapshot in snapshots {
            statement = statement.bind(signed(snapshot.moves)?).bind(snapshot.body.as_slice());
        }
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}

/// How many entries go into one statement.
const ENTRIES_AT_ONCE: usize = 16;

async fn insert_entries(connection: &mut AnyConnection, append: &Append, before: u64) -> Result<()> {
    let mut number = before;
    for bodies in append.bodies.chunks(ENTRIES_AT_ONCE) {
        let rows = (0..bodies.len()).map(|row| format!("($1, ${}, $2, ${})", 2 * row + 3, 2 * row + 4));
        let rows = rows.collect::<Vec<_>>().join(", ");
        // Only numbers are interpolated here.
        let statement =
            AssertSqlSafe(format!("INSERT INTO entries (table_id, number, made, body) VALUES {rows}"));
        let mut statement = sqlx::query(statement).bind(append.head.id.as_str()).bind(append.head.changed);
        for body in bodies {
            number += 1;
            statement = statement.bind(signed(number)?).bind(body.as_str());
        }
        statement
            .execute(&mut *connection)
            .await
            .map_err(|error| or_if_duplicate(error, StoreError::Stale))?;
    }
    Ok(())
}
