//! Reading tables, and lists of them.

use sqlx::AnyConnection;

use super::Sql;
use super::rows::{self, get, number, signed};
use crate::{Head, PersonId, Result, StoreError, StoredTable};

macro_rules! head_columns {
    () => {
        "id, game, rules_version, title, owner, stage, listed, audience, entries, moves, players, owed, bot_owed, \
         round, created, changed, names, revision, deleted"
    };
}

pub(super) use head_columns;

pub(super) const HEAD: &str = concat!("SELECT ", head_columns!(), " FROM heads WHERE id = $1");

/// At most two of each owner: tables that have two newer ones by the same owner are skipped. Reads from the latest
/// change on until there are enough, so the total number of tables hardly matters.
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

pub(super) const SITTERS: &str = "SELECT seat, person FROM sitters WHERE table_id = $1 ORDER BY seat";
pub(super) const DRAFTS: &str = "SELECT seat, body FROM drafts WHERE table_id = $1 ORDER BY seat";

/// Longest wait first, for this many games.
pub(super) fn tables_awaiting_bots(games: usize) -> String {
    let of = |game: usize| {
        let first = 3 * game + 3;
        format!(" OR (game = ${first} AND rules_version BETWEEN ${} AND ${})", first + 1, first + 2)
    };
    let of: String = (0..games).map(of).collect();
    format!(
        "SELECT id FROM heads WHERE stage = 1 AND bot_owed = 1 AND changed <= $1 AND (1 = 0{of}) ORDER BY changed LIMIT $2"
    )
}

/// By every number that the person has, or had as a guest.
pub(super) const TABLES_NAMING: &str = "SELECT table_id, person FROM named WHERE person = $1
     UNION SELECT table_id, person FROM merged JOIN named ON person = guest WHERE account = $1
     ORDER BY table_id, person";

/// One row for each seat of the person, or one row without a seat.
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
         FROM mine JOIN heads ON heads.id = mine.table_id AND deleted = 0
         ORDER BY place, changed DESC, id LIMIT $2
     )
     SELECT ",
    head_columns!(),
    ", seat FROM ranked LEFT JOIN sitters ON table_id = id AND person = $1
     ORDER BY place, changed DESC, id, seat"
);

impl Sql {
    /// Everything stored about a table, or everything except its first entries and its snapshots.
    pub(super) async fn load_stored_table(
        &self,
        table: &str,
        after: Option<u64>,
    ) -> Result<Option<StoredTable>> {
        let mut reader = self.read.reader().await?;
        let connection = reader.connection();
        let reading = async {
            // Not with sqlx's transactions, which count nesting: a disk error ends a SQLite transaction without sqlx
            // noticing.
            sqlx::raw_sql(self.read.dialect().begin_read()).execute(&mut *connection).await?;
            let stored = read_table(connection, table, after).await?;
            sqlx::raw_sql("COMMIT").execute(connection).await?;
            Ok(stored)
        };
        let stored = self.read.with_timeout(reading).await?;
        reader.release();
        Ok(stored)
    }

    pub(super) async fn tables_of_person(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<(Head, Vec<u8>)>> {
        let query = sqlx::query(TABLES_OF).bind(person.0).bind(i64::from(limit));
        let found = self.read.all(query).await?;
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

async fn read_table(
    connection: &mut AnyConnection,
    table: &str,
    after: Option<u64>,
) -> Result<Option<StoredTable>> {
    let Some(row) = sqlx::query(HEAD).bind(table).fetch_optional(&mut *connection).await? else {
        return Ok(None);
    };
    let head = rows::head(&row)?;
    let known = after.unwrap_or(0);
    let entries = sqlx::query(
        "SELECT number, made, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
    )
    .bind(table)
    .bind(signed(known)?)
    .fetch_all(&mut *connection)
    .await?;
    let entries = entries.iter().map(rows::entry).collect::<Result<Vec<_>>>()?;
    let numbers = entries.iter().map(|entry| entry.number);
    if !numbers.eq(known + 1..=head.entries) {
        return Err(StoreError::Damaged("the log has gaps".into()));
    }
    let mut snapshots = Vec::new();
    if after.is_none() {
        let found = sqlx::query("SELECT moves, body FROM snapshots WHERE table_id = $1 ORDER BY moves")
            .bind(table)
            .fetch_all(&mut *connection)
            .await?;
        snapshots = found.iter().map(rows::snapshot).collect::<Result<_>>()?;
    }
    let sitters = sqlx::query(SITTERS).bind(table).fetch_all(&mut *connection).await?;
    let drafts = sqlx::query(DRAFTS).bind(table).fetch_all(&mut *connection).await?;
    let onlookers =
        sqlx::query("SELECT person, admission FROM onlookers WHERE table_id = $1 ORDER BY person")
            .bind(table)
            .fetch_all(connection)
            .await?;
    Ok(Some(StoredTable {
        head,
        entries,
        snapshots,
        sitters: sitters.iter().map(rows::sitter).collect::<Result<_>>()?,
        drafts: drafts.iter().map(rows::draft).collect::<Result<_>>()?,
        onlookers: onlookers.iter().map(rows::onlooker).collect::<Result<_>>()?,
    }))
}
