//! People, and how a guest becomes an account.

use super::Sql;
use super::rows::{admission_code, get, number};
use super::write::{Statement, WriteTransaction};
use crate::{Admission, PersonId, Result, StoreError, Timestamp};

/// The same for names that differ only in case. Lower case alone is not enough: `ẞ` is a capital of `ß`, whose other
/// capital is `SS`, and a sigma at the end of a word is special.
pub(super) fn fold_case(name: &str) -> String {
    name.to_lowercase().to_uppercase().to_lowercase()
}

/// This error instead, if a unique constraint was violated.
pub(super) fn or_if_duplicate(error: sqlx::Error, otherwise: StoreError) -> StoreError {
    let broken = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if broken { otherwise } else { error.into() }
}

/// Fails if no row was changed.
pub(super) fn require_row(rows: u64) -> Result<()> {
    if rows == 0 { Err(sqlx::Error::RowNotFound.into()) } else { Ok(()) }
}

impl Sql {
    pub(super) async fn find_account(&self, name: &str) -> Result<Option<(PersonId, String)>> {
        let row = self
            .read
            .one(sqlx::query("SELECT id, password FROM people WHERE name_key = $1").bind(fold_case(name)))
            .await?;
        row.map(|row| Ok((PersonId(number(&row, "id")?), get(&row, "password")?))).transpose()
    }
}

impl WriteTransaction<'_> {
    pub(super) async fn create_guest(&mut self, name: &str, now: Timestamp) -> Result<PersonId> {
        let row = sqlx::query("INSERT INTO people (name, created) VALUES ($1, $2) RETURNING id")
            .bind(name)
            .bind(now)
            .fetch_one(&mut *self.connection)
            .await?;
        Ok(PersonId(number(&row, "id")?))
    }

    pub(super) async fn rename(&mut self, id: PersonId, name: &str) -> Result<()> {
        let statement = sqlx::query(
            "UPDATE people SET name = $2, name_key = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1",
        )
        .bind(id.0)
        .bind(name)
        .bind(fold_case(name));
        let changed = self.change_name(statement).await?;
        require_row(changed)
    }

    pub(super) async fn set_password(&mut self, id: PersonId, name: &str, hash: &str) -> Result<()> {
        let statement =
            sqlx::query("UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1")
                .bind(id.0)
                .bind(name)
                .bind(fold_case(name))
                .bind(hash);
        let changed = self.change_name(statement).await?;
        require_row(changed)
    }

    /// Executes a statement that gives somebody a name.
    pub(super) async fn change_name(&mut self, statement: Statement<'_>) -> Result<u64> {
        self.execute(statement).await.map_err(|error| or_if_duplicate(error, StoreError::NameTaken))
    }

    pub(super) async fn merge(&mut self, guest: PersonId, account: PersonId) -> Result<()> {
        let become_before = sqlx::query("SELECT account FROM merged WHERE guest = $1")
            .bind(guest.0)
            .fetch_optional(&mut *self.connection)
            .await?;
        if become_before.is_some() {
            return Ok(());
        }
        sqlx::query("SELECT id FROM people WHERE id = $1 AND password IS NOT NULL")
            .bind(account.0)
            .fetch_one(&mut *self.connection)
            .await?;
        self.move_to_account(guest, account).await
    }

    /// Moves everything a guest has to an account, while nobody else writes. The guest's sessions end: somebody who
    /// knows a guest's token has not proved that they know the password.
    pub(super) async fn move_to_account(&mut self, guest: PersonId, account: PersonId) -> Result<()> {
        self.bump_tables_of(guest, TABLES_CONCERNED).await?;
        for statement in [
            "UPDATE heads SET owner = $2 WHERE owner = $1",
            "UPDATE sitters SET person = $2 WHERE person = $1",
            // Of two decisions about the same person the stricter one wins: nobody escapes it by signing in.
            "INSERT INTO onlookers (table_id, person, admission)
             SELECT table_id, $2, admission FROM onlookers WHERE person = $1
             ON CONFLICT (table_id, person) DO UPDATE SET admission =
                 CASE WHEN excluded.admission > onlookers.admission THEN excluded.admission
                 ELSE onlookers.admission END",
            "INSERT INTO merged (guest, account) VALUES ($1, $2)",
        ] {
            self.run(sqlx::query(statement).bind(guest.0).bind(account.0)).await?;
        }
        self.forget_admissions(guest).await?;
        self.delete_sessions_of(guest).await?;
        // Never deletes an account.
        let statement = sqlx::query("DELETE FROM people WHERE id = $1 AND password IS NULL").bind(guest.0);
        require_row(self.execute(statement).await?)
    }

    pub(super) async fn delete_person(&mut self, id: PersonId, hash: Option<&str>) -> Result<()> {
        let statement = sqlx::query(
            "UPDATE people SET name = '', name_key = NULL, password = NULL
             WHERE id = $1 AND COALESCE(password, '') = $2",
        )
        .bind(id.0)
        .bind(hash.unwrap_or_default());
        let changed = self.execute(statement).await?;
        if changed == 0 {
            return Err(StoreError::PersonChanged);
        }
        self.bump_tables_of(
            id,
            "UPDATE heads SET revision = revision + 1 WHERE id IN (
             SELECT table_id FROM onlookers WHERE person = $1) RETURNING id, revision",
        )
        .await?;
        self.forget_admissions(id).await?;
        self.forget_devices_of(id).await?;
        self.delete_sessions_of(id).await
    }

    async fn bump_tables_of(&mut self, person: PersonId, statement: &'static str) -> Result<()> {
        let bumped = sqlx::query(statement).bind(person.0).fetch_all(&mut *self.connection).await?;
        for row in &bumped {
            self.note_change(get(row, "id")?, number(row, "revision")?);
        }
        Ok(())
    }

    async fn forget_admissions(&mut self, person: PersonId) -> Result<()> {
        self.run(sqlx::query("DELETE FROM onlookers WHERE person = $1").bind(person.0)).await
    }

    pub(super) async fn set_onlooker(
        &mut self,
        table: &str,
        person: PersonId,
        admission: Option<Admission>,
    ) -> Result<()> {
        self.bump(table).await?;
        let statement = match admission {
            Some(admission) => sqlx::query(
                "INSERT INTO onlookers (table_id, person, admission)
                 VALUES ($1, COALESCE((SELECT account FROM merged WHERE guest = $2), $2), $3)
                 ON CONFLICT (table_id, person) DO UPDATE SET admission = excluded.admission",
            )
            .bind(table)
            .bind(person.0)
            .bind(admission_code(admission)),
            None => sqlx::query(
                "DELETE FROM onlookers WHERE table_id = $1
                 AND person = COALESCE((SELECT account FROM merged WHERE guest = $2), $2)",
            )
            .bind(table)
            .bind(person.0),
        };
        self.run(statement).await
    }
}

/// Where a person is owner, player or onlooker.
const TABLES_CONCERNED: &str = "UPDATE heads SET revision = revision + 1 WHERE id IN (
         SELECT id FROM heads WHERE owner = $1
         UNION SELECT table_id FROM sitters WHERE person = $1
         UNION SELECT table_id FROM onlookers WHERE person = $1
     ) RETURNING id, revision";

#[cfg(test)]
mod tests {
    use super::fold_case;

    #[test]
    fn names_that_are_the_same() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("Zoë", "ZOË"),
            ("Straße", "STRASSE"),
            ("STRAẞE", "straße"),
            ("ΟΔΟΣ", "οδος"),
            ("οδοσ", "Οδος"),
        ] {
            assert_eq!(fold_case(one), fold_case(other), "{one} {other}");
        }
        assert_ne!(fold_case("Zoe"), fold_case("Zoë"));
    }
}
