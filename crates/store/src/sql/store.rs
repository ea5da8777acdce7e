//! Every question that callers have, answered with SQL.

use async_trait::async_trait;

use super::Sql;
use super::dialect::Together;
use super::people::{fold, found, unless_unique};
use super::rows::{self, get, number};
use super::sessions;
use super::tables::{BOT_WORK, HEAD, RUNNING};
use crate::{
    Append, Head, Moment, NewSession, Person, PersonId, Result, Session, Sitter, Store, StoreError, Stored,
    TokenHash,
};

#[async_trait]
impl Store for Sql {
    async fn new_guest(&self, name: &str, now: Moment) -> Result<PersonId> {
        let mut transaction = self.begin(Together::All).await?;
        let row = sqlx::query("INSERT INTO people (name, created) VALUES ($1, $2) RETURNING id")
            .bind(name)
            .bind(now)
            .fetch_one(&mut *transaction)
            .await?;
        let id = PersonId(number(&row, "id")?);
        transaction.commit().await?;
        Ok(id)
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        let row = sqlx::query("SELECT id, name, password FROM people WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn rename(&self, id: PersonId, name: &str) -> Result<()> {
        let done = sqlx::query(
            "UPDATE people SET name = $2, name_key = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1",
        )
        .bind(id.0)
        .bind(name)
        .bind(fold(name))
        .execute(&self.write)
        .await
        .map_err(|error| unless_unique(error, StoreError::NameTaken))?;
        found(done.rows_affected())
    }

    async fn set_password(&self, id: PersonId, name: &str, hash: &str) -> Result<()> {
        let done = sqlx::query("UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1")
            .bind(id.0)
            .bind(name)
            .bind(fold(name))
            .bind(hash)
            .execute(&self.write)
            .await
            .map_err(|error| unless_unique(error, StoreError::NameTaken))?;
        found(done.rows_affected())
    }

    async fn account(&self, name: &str) -> Result<Option<(PersonId, String)>> {
        self.account_of(name).await
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()> {
        self.merge_people(guest, account).await
    }

    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()> {
        self.guest_signs_up(guest, name, hash, session).await
    }

    async fn sign_in(
        &self,
        account: PersonId,
        hash: &str,
        guest: Option<PersonId>,
        before: Option<&TokenHash>,
        session: &NewSession,
    ) -> Result<()> {
        self.account_signs_in(account, hash, guest, before, session).await
    }

    async fn change_password(
        &self,
        account: PersonId,
        old: &str,
        new: &str,
        session: &NewSession,
    ) -> Result<()> {
        self.account_changes_password(account, old, new, session).await
    }

    async fn open_session(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<()> {
        let mut transaction = self.begin(Together::All).await?;
        sessions::open(&mut transaction, token, person, now).await?;
        Ok(transaction.commit().await?)
    }

    async fn use_session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
        self.session_in_use(token, now).await
    }

    async fn close_old_sessions(&self, now: Moment) -> Result<()> {
        self.close_unused_sessions(now).await
    }

    async fn session(&self, token: &TokenHash) -> Result<Option<Person>> {
        let row = sqlx::query(
            "SELECT id, name, password FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1",
        )
        .bind(token.as_slice())
        .fetch_optional(&self.read)
        .await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn close_session(&self, token: &TokenHash) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE token = $1")
            .bind(token.as_slice())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    async fn create(&self, append: &Append) -> Result<()> {
        self.create_table(append).await
    }

    async fn append(&self, append: &Append) -> Result<()> {
        self.append_to_table(append).await
    }

    async fn head(&self, table: &str) -> Result<Option<Head>> {
        let row = sqlx::query(HEAD).bind(table).fetch_optional(&self.read).await?;
        row.as_ref().map(rows::head).transpose()
    }

    async fn open(&self, table: &str) -> Result<Option<Stored>> {
        self.open_table(table).await
    }

    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>> {
        let found = sqlx::query("SELECT seat, person FROM sitters WHERE table_id = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(&self.read)
            .await?;
        let sitter =
            |row| Ok(Sitter { seat: number(row, "seat")?, person: PersonId(number(row, "person")?) });
        found.iter().map(sitter).collect()
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>> {
        self.tables_of_person(person, limit).await
    }

    async fn running(&self, limit: u32) -> Result<Vec<Head>> {
        let found = sqlx::query(RUNNING).bind(i64::from(limit)).fetch_all(&self.read).await?;
        found.iter().map(rows::head).collect()
    }

    async fn bot_work(&self) -> Result<Vec<String>> {
        let found = sqlx::query(BOT_WORK).fetch_all(&self.read).await?;
        found.iter().map(|row| get(row, "id")).collect()
    }

    async fn save_draft(&self, table: &str, seat: u8, body: &str) -> Result<()> {
        sqlx::query(
            "INSERT INTO drafts (table_id, seat, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(body)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>> {
        let found = sqlx::query("SELECT seat, body FROM drafts WHERE table_id = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(&self.read)
            .await?;
        found.iter().map(|row| Ok((number(row, "seat")?, get(row, "body")?))).collect()
    }
}
