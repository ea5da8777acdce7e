//! People, and how a guest becomes an account.

use super::Sql;
use super::rows::{admission_code, get, number};
use super::sessions;
use super::write::Writing;
use crate::{Admission, Moment, PersonId, Result, StoreError};

/// The same for names that differ in case only. Lower case alone is not enough: `ẞ` is a capital of `ß`, whose other
/// capital is `SS`, and a sigma at the end of a word differs from others.
pub(super) fn fold(name: &str) -> String {
    name.to_lowercase().to_uppercase().to_lowercase()
}

/// What went wrong when a row was to be unique and may not be so.
pub(super) fn unless_unique(error: sqlx::Error, otherwise: StoreError) -> StoreError {
    let broken = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if broken { otherwise } else { error.into() }
}

/// One row was to be changed.
pub(super) fn found(rows: u64) -> Result<()> {
    if rows == 0 { Err(sqlx::Error::RowNotFound.into()) } else { Ok(()) }
}

impl Sql {
    pub(super) async fn account_of(&self, name: &str) -> Result<Option<(PersonId, String)>> {
        let row = self
            .read
            .one(sqlx::query("SELECT id, password FROM people WHERE name_key = $1").bind(fold(name)))
            .await?;
        row.map(|row| Ok((PersonId(number(&row, "id")?), get(&row, "password")?))).transpose()
    }
}

impl Writing<'_> {
    pub(super) async fn new_guest(&mut self, name: &str, now: Moment) -> Result<PersonId> {
        let row = sqlx::query("INSERT INTO people (name, created) VALUES ($1, $2) RETURNING id")
            .bind(name)
            .bind(now)
            .fetch_one(&mut *self.connection)
            .await?;
        Ok(PersonId(number(&row, "id")?))
    }

    pub(super) async fn rename(&mut self, id: PersonId, name: &str) -> Result<()> {
        let done = sqlx::query(
            "UPDATE people SET name = $2, name_key = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1",
        )
        .bind(id.0)
        .bind(name)
        .bind(fold(name))
        .execute(&mut *self.connection)
        .await
        .map_err(|error| unless_unique(error, StoreError::NameTaken))?;
        found(done.rows_affected())
    }

    pub(super) async fn set_password(&mut self, id: PersonId, name: &str, hash: &str) -> Result<()> {
        let done = sqlx::query("UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1")
            .bind(id.0)
            .bind(name)
            .bind(fold(name))
            .bind(hash)
            .execute(&mut *self.connection)
            .await
            .map_err(|error| unless_unique(error, StoreError::NameTaken))?;
        found(done.rows_affected())
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
        self.hand_over(guest, account).await
    }

    /// Gives all that a guest has to an account, while nobody else writes. Their sessions end: whoever knows the token of a
    /// guest has not shown that they know the password.
    pub(super) async fn hand_over(&mut self, guest: PersonId, account: PersonId) -> Result<()> {
        self.bump_all_of(guest, TABLES_CONCERNED).await?;
        for statement in [
            "UPDATE heads SET owner = $2 WHERE owner = $1",
            "UPDATE sitters SET person = $2 WHERE person = $1",
            // Of two decisions about the same person the stricter one stays: nobody escapes it by signing in.
            "INSERT INTO onlookers (table_id, person, admission)
             SELECT table_id, $2, admission FROM onlookers WHERE person = $1
             ON CONFLICT (table_id, person) DO UPDATE SET admission =
                 CASE WHEN excluded.admission > onlookers.admission THEN excluded.admission
                 ELSE onlookers.admission END",
            "INSERT INTO merged (guest, account) VALUES ($1, $2)",
        ] {
            sqlx::query(statement).bind(guest.0).bind(account.0).execute(&mut *self.connection).await?;
        }
        self.forget_admissions(guest).await?;
        sessions::close_all(self.connection, guest).await?;
        // An account does not vanish, whatever is asked for.
        let gone = sqlx::query("DELETE FROM people WHERE id = $1 AND password IS NULL")
            .bind(guest.0)
            .execute(&mut *self.connection)
            .await?;
        found(gone.rows_affected())
    }

    pub(super) async fn delete_person(&mut self, id: PersonId, hash: Option<&str>) -> Result<()> {
        let done = sqlx::query(
            "UPDATE people SET name = '', name_key = NULL, password = NULL
             WHERE id = $1 AND COALESCE(password, '') = $2",
        )
        .bind(id.0)
        .bind(hash.unwrap_or_default())
        .execute(&mut *self.connection)
        .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::PersonChanged);
        }
        self.bump_all_of(
            id,
            "UPDATE heads SET revision = revision + 1 WHERE id IN (
             SELECT table_id FROM onlookers WHERE person = $1) RETURNING id, revision",
        )
        .await?;
        self.forget_admissions(id).await?;
        self.forget_devices_of(id).await?;
        sessions::close_all(self.connection, id).await
    }

    async fn bump_all_of(&mut self, person: PersonId, statement: &'static str) -> Result<()> {
        let bumped = sqlx::query(statement).bind(person.0).fetch_all(&mut *self.connection).await?;
        for row in &bumped {
            self.tell(get(row, "id")?, number(row, "revision")?);
        }
        Ok(())
    }

    async fn forget_admissions(&mut self, person: PersonId) -> Result<()> {
        sqlx::query("DELETE FROM onlookers WHERE person = $1")
            .bind(person.0)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
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
        statement.execute(&mut *self.connection).await?;
        Ok(())
    }
}

/// Where a person is the owner, sits, or looks on.
const TABLES_CONCERNED: &str = "UPDATE heads SET revision = revision + 1 WHERE id IN (
         SELECT id FROM heads WHERE owner = $1
         UNION SELECT table_id FROM sitters WHERE person = $1
         UNION SELECT table_id FROM onlookers WHERE person = $1
     ) RETURNING id, revision";

#[cfg(test)]
mod tests {
    use super::fold;

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
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        assert_ne!(fold("Zoe"), fold("Zoë"));
    }
}
