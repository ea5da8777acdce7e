//! People, and how a guest becomes an account.

use sqlx::AnyConnection;

use super::Sql;
use super::dialect::Together;
use super::rows::{get, number};
use super::sessions;
use crate::{PersonId, Result, StoreError};

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
        let row = sqlx::query("SELECT id, password FROM people WHERE name_key = $1")
            .bind(fold(name))
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((PersonId(number(&row, "id")?), get(&row, "password")?))).transpose()
    }

    pub(super) async fn merge_people(&self, guest: PersonId, account: PersonId) -> Result<()> {
        let mut transaction = self.begin(Together::Alone).await?;
        let become_before = sqlx::query("SELECT account FROM merged WHERE guest = $1")
            .bind(guest.0)
            .fetch_optional(&mut *transaction)
            .await?;
        if become_before.is_some() {
            return Ok(());
        }
        sqlx::query("SELECT id FROM people WHERE id = $1 AND password IS NOT NULL")
            .bind(account.0)
            .fetch_one(&mut *transaction)
            .await?;
        hand_over(&mut transaction, guest, account).await?;
        Ok(transaction.commit().await?)
    }
}

/// Gives all that a guest has to an account, while nobody else writes. His sessions end: whoever knows the token of a
/// guest has not shown that he knows the password.
pub(super) async fn hand_over(
    connection: &mut AnyConnection,
    guest: PersonId,
    account: PersonId,
) -> Result<()> {
    for statement in [
        "UPDATE heads SET owner = $2 WHERE owner = $1",
        "UPDATE sitters SET person = $2 WHERE person = $1",
        "INSERT INTO merged (guest, account) VALUES ($1, $2)",
    ] {
        sqlx::query(statement).bind(guest.0).bind(account.0).execute(&mut *connection).await?;
    }
    sessions::close_all(connection, guest).await?;
    // An account does not vanish, whatever is asked for.
    let gone = sqlx::query("DELETE FROM people WHERE id = $1 AND password IS NULL")
        .bind(guest.0)
        .execute(connection)
        .await?;
    found(gone.rows_affected())
}

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
