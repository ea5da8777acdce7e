//! Sessions, and what changes together with them: signing in or changing a password leaves one new session and no old
//! one, or changes nothing at all.

use super::Sql;
use super::people::fold_case;
use super::rows::{self, number};
use super::write::{Write, WriteTransaction};
use crate::{
    NewSession, PersonId, Result, SESSION_LIFETIME, SESSION_RENEWAL, Session, SignIn, StoreError, Timestamp,
    TokenHash,
};

impl Sql {
    pub(super) async fn find_session(&self, token: &TokenHash, now: Timestamp) -> Result<Option<Session>> {
        let found = self
            .read
            .one(
                sqlx::query(
                    "SELECT id, name, password, used FROM sessions JOIN people ON people.id = sessions.person
             WHERE token = $1",
                )
                .bind(token.as_slice()),
            )
            .await?;
        let Some(row) = found else { return Ok(None) };
        let unused = now.saturating_sub(number(&row, "used")?);
        if unused >= SESSION_LIFETIME {
            // Unless it was used this very moment. If it cannot be deleted now, its next use or the session cleanup
            // will do so.
            let _ = self.write(Write::DeleteSessionIfExpired { token: *token, now }).await;
            return Ok(None);
        }
        // Even when nothing can be saved, people can still look at everything.
        let renewed =
            unused >= SESSION_RENEWAL && self.write(Write::RenewSession { token: *token, now }).await.is_ok();
        Ok(Some(Session { person: rows::person(&row)?, renewed }))
    }
}

impl WriteTransaction<'_> {
    pub(super) async fn renew_session(&mut self, token: &TokenHash, now: Timestamp) -> Result<()> {
        let statement = sqlx::query("UPDATE sessions SET used = $2 WHERE token = $1 AND used < $2")
            .bind(token.as_slice())
            .bind(now);
        self.run(statement).await
    }

    pub(super) async fn delete_session_if_expired(
        &mut self,
        token: &TokenHash,
        now: Timestamp,
    ) -> Result<()> {
        let statement = sqlx::query("DELETE FROM sessions WHERE token = $1 AND used <= $2")
            .bind(token.as_slice())
            .bind(now.saturating_sub(SESSION_LIFETIME));
        self.run(statement).await
    }

    /// Fails for a guest who has become an account: their old token would open the account without its password.
    pub(super) async fn create_session(
        &mut self,
        token: &TokenHash,
        person: PersonId,
        now: Timestamp,
    ) -> Result<()> {
        let statement =
            sqlx::query("INSERT INTO sessions (token, person, created, used) VALUES ($1, $2, $3, $3)")
                .bind(token.as_slice())
                .bind(person.0)
                .bind(now);
        self.run(statement).await
    }

    pub(super) async fn delete_session(&mut self, token: &TokenHash) -> Result<()> {
        self.run(sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token.as_slice())).await
    }

    pub(super) async fn delete_sessions_of(&mut self, person: PersonId) -> Result<()> {
        self.run(sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person.0)).await
    }

    pub(super) async fn delete_expired_sessions(&mut self, now: Timestamp) -> Result<()> {
        let statement =
            sqlx::query("DELETE FROM sessions WHERE used <= $1").bind(now.saturating_sub(SESSION_LIFETIME));
        self.run(statement).await
    }

    /// Records that the person has signed in with this browser.
    pub(super) async fn remember_device(
        &mut self,
        token: &TokenHash,
        person: PersonId,
        now: Timestamp,
    ) -> Result<()> {
        let statement = sqlx::query(
            "INSERT INTO devices (token, person, used) VALUES ($1, $2, $3)
             ON CONFLICT (token, person) DO UPDATE SET used = excluded.used",
        )
        .bind(token.as_slice())
        .bind(person.0)
        .bind(now);
        self.run(statement).await
    }

    pub(super) async fn forget_devices_of(&mut self, person: PersonId) -> Result<()> {
        self.run(sqlx::query("DELETE FROM devices WHERE person = $1").bind(person.0)).await
    }

    pub(super) async fn sign_up(
        &mut self,
        guest: PersonId,
        name: &str,
        hash: &str,
        session: &NewSession,
    ) -> Result<()> {
        let statement = sqlx::query(
            "UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND password IS NULL",
        )
        .bind(guest.0)
        .bind(name)
        .bind(fold_case(name))
        .bind(hash);
        let changed = self.change_name(statement).await?;
        or_person_changed(changed)?;
        self.delete_sessions_of(guest).await?;
        self.create_session(&session.token, guest, session.now).await
    }

    pub(super) async fn sign_in(&mut self, sign_in: &SignIn) -> Result<()> {
        let SignIn { account, hash, guest, before, session } = sign_in;
        let as_known = sqlx::query("SELECT id FROM people WHERE id = $1 AND password = $2")
            .bind(account.0)
            .bind(hash.as_str())
            .fetch_optional(&mut *self.connection)
            .await?;
        or_person_changed(as_known.iter().len() as u64)?;
        if let Some(guest) = *guest {
            // Another tab of the same browser may have signed in or up meanwhile: then there is nothing left to move.
            let still_guest = sqlx::query("SELECT id FROM people WHERE id = $1 AND password IS NULL")
                .bind(guest.0)
                .fetch_optional(&mut *self.connection)
                .await?;
            if still_guest.is_some() {
                self.move_to_account(guest, *account).await?;
            }
        }
        if let Some(before) = before {
            self.delete_session(before).await?;
        }
        self.create_session(&session.token, *account, session.now).await
    }

    pub(super) async fn change_password(
        &mut self,
        id: PersonId,
        old: &str,
        new: &str,
        session: &NewSession,
    ) -> Result<()> {
        let statement = sqlx::query("UPDATE people SET password = $3 WHERE id = $1 AND password = $2")
            .bind(id.0)
            .bind(old)
            .bind(new);
        let changed = self.execute(statement).await?;
        or_person_changed(changed)?;
        self.forget_devices_of(id).await?;
        self.delete_sessions_of(id).await?;
        self.create_session(&session.token, id, session.now).await
    }
}

fn or_person_changed(rows: u64) -> Result<()> {
    if rows == 0 { Err(StoreError::PersonChanged) } else { Ok(()) }
}
