//! Sessions, and what changes together with them: whoever signs in or takes a new password has one new session and leaves
//! no old one behind, or nothing has happened at all.

use sqlx::AnyConnection;

use super::Sql;
use super::people::{fold, unless_unique};
use super::rows::{self, number};
use super::write::{Write, Writing};
use crate::{
    Moment, NewSession, PersonId, Result, SESSION_LASTS, SESSION_NOTED, Session, StoreError, TokenHash,
};

impl Sql {
    pub(super) async fn session_in_use(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
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
        if unused >= SESSION_LASTS {
            // Unless it was used in this very moment. If it cannot be closed now, it is when it is used or swept out next.
            let _ = self.write(Write::CloseUnusedSession { token: *token, now }).await;
            return Ok(None);
        }
        // While nothing can be saved, everything can still be looked at.
        let noted =
            unused >= SESSION_NOTED && self.write(Write::NoteSession { token: *token, now }).await.is_ok();
        Ok(Some(Session { person: rows::person(&row)?, noted }))
    }
}

impl Writing<'_> {
    pub(super) async fn note_session(&mut self, token: &TokenHash, now: Moment) -> Result<()> {
        sqlx::query("UPDATE sessions SET used = $2 WHERE token = $1 AND used < $2")
            .bind(token.as_slice())
            .bind(now)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    pub(super) async fn close_unused_session(&mut self, token: &TokenHash, now: Moment) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE token = $1 AND used <= $2")
            .bind(token.as_slice())
            .bind(now.saturating_sub(SESSION_LASTS))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// A guest who has become an account gets none: their token would open the account without its password.
    pub(super) async fn open_session(
        &mut self,
        token: &TokenHash,
        person: PersonId,
        now: Moment,
    ) -> Result<()> {
        sqlx::query("INSERT INTO sessions (token, person, created, used) VALUES ($1, $2, $3, $3)")
            .bind(token.as_slice())
            .bind(person.0)
            .bind(now)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    pub(super) async fn close_session(&mut self, token: &TokenHash) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE token = $1")
            .bind(token.as_slice())
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    pub(super) async fn close_old_sessions(&mut self, now: Moment) -> Result<()> {
        sqlx::query("DELETE FROM sessions WHERE used <= $1")
            .bind(now.saturating_sub(SESSION_LASTS))
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// Notes that this browser is one that the person has signed in with.
    pub(super) async fn know_device(
        &mut self,
        token: &TokenHash,
        person: PersonId,
        now: Moment,
    ) -> Result<()> {
        sqlx::query(
            "INSERT INTO devices (token, person, used) VALUES ($1, $2, $3)
             ON CONFLICT (token, person) DO UPDATE SET used = excluded.used",
        )
        .bind(token.as_slice())
        .bind(person.0)
        .bind(now)
        .execute(&mut *self.connection)
        .await?;
        Ok(())
    }

    pub(super) async fn forget_devices_of(&mut self, person: PersonId) -> Result<()> {
        sqlx::query("DELETE FROM devices WHERE person = $1")
            .bind(person.0)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    pub(super) async fn sign_up(
        &mut self,
        guest: PersonId,
        name: &str,
        hash: &str,
        session: &NewSession,
    ) -> Result<()> {
        let done = sqlx::query(
            "UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND password IS NULL",
        )
        .bind(guest.0)
        .bind(name)
        .bind(fold(name))
        .bind(hash)
        .execute(&mut *self.connection)
        .await
        .map_err(|error| unless_unique(error, StoreError::NameTaken))?;
        as_before(done.rows_affected())?;
        close_all(self.connection, guest).await?;
        self.open_session(&session.token, guest, session.now).await
    }

    pub(super) async fn sign_in(
        &mut self,
        account: PersonId,
        hash: &str,
        guest: Option<PersonId>,
        before: Option<&TokenHash>,
        session: &NewSession,
    ) -> Result<()> {
        let as_known = sqlx::query("SELECT id FROM people WHERE id = $1 AND password = $2")
            .bind(account.0)
            .bind(hash)
            .fetch_optional(&mut *self.connection)
            .await?;
        as_before(as_known.iter().len() as u64)?;
        if let Some(guest) = guest {
            // Another tab of the same browser may have signed in or up meanwhile: then there is nothing left to give.
            let still_guest = sqlx::query("SELECT id FROM people WHERE id = $1 AND password IS NULL")
                .bind(guest.0)
                .fetch_optional(&mut *self.connection)
                .await?;
            if still_guest.is_some() {
                self.hand_over(guest, account).await?;
            }
        }
        if let Some(before) = before {
            self.close_session(before).await?;
        }
        self.open_session(&session.token, account, session.now).await
    }

    pub(super) async fn change_password(
        &mut self,
        account: PersonId,
        old: &str,
        new: &str,
        session: &NewSession,
    ) -> Result<()> {
        let done = sqlx::query("UPDATE people SET password = $3 WHERE id = $1 AND password = $2")
            .bind(account.0)
            .bind(old)
            .bind(new)
            .execute(&mut *self.connection)
            .await?;
        as_before(done.rows_affected())?;
        self.forget_devices_of(account).await?;
        close_all(self.connection, account).await?;
        self.open_session(&session.token, account, session.now).await
    }
}

fn as_before(rows: u64) -> Result<()> {
    if rows == 0 { Err(StoreError::PersonChanged) } else { Ok(()) }
}

pub(super) async fn close_all(connection: &mut AnyConnection, person: PersonId) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person.0).execute(connection).await?;
    Ok(())
}
