//! Every question that callers have, answered with SQL.

use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use tokio::sync::broadcast;

use super::rows::{self, get, number};
use super::tables::{DRAFTS, HEAD, NAMED_AT, RUNNING, SITTERS, bot_work};
use super::write::Write;
use super::{Sql, migrate};
use crate::{
    Admission, Append, Changed, DEVICE_LASTS, Head, Lease, Moment, NewSession, Person, PersonId, Plays,
    Receipt, Result, Session, Sitter, Snapshot, Store, Stored, Tally, TokenHash,
};

#[async_trait]
impl Store for Sql {
    async fn new_guest(&self, name: &str, now: Moment) -> Result<PersonId> {
        self.write(Write::NewGuest { name: name.into(), now }).await?.person()
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        let row = self
            .read
            .one(sqlx::query("SELECT id, name, password FROM people WHERE id = $1").bind(id.0))
            .await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn rename(&self, id: PersonId, name: &str) -> Result<()> {
        self.write(Write::Rename { id, name: name.into() }).await.map(drop)
    }

    async fn set_password(&self, id: PersonId, name: &str, hash: &str) -> Result<()> {
        self.write(Write::SetPassword { id, name: name.into(), hash: hash.into() }).await.map(drop)
    }

    async fn account(&self, name: &str) -> Result<Option<(PersonId, String)>> {
        self.account_of(name).await
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()> {
        self.write(Write::Merge { guest, account }).await.map(drop)
    }

    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()> {
        let (name, hash) = (name.into(), hash.into());
        self.write(Write::SignUp { guest, name, hash, session: *session }).await.map(drop)
    }

    async fn sign_in(
        &self,
        account: PersonId,
        hash: &str,
        guest: Option<PersonId>,
        before: Option<&TokenHash>,
        session: &NewSession,
    ) -> Result<()> {
        let (hash, before) = (hash.into(), before.copied());
        self.write(Write::SignIn { account, hash, guest, before, session: *session }).await.map(drop)
    }

    async fn change_password(
        &self,
        account: PersonId,
        old: &str,
        new: &str,
        session: &NewSession,
    ) -> Result<()> {
        let (old, new) = (old.into(), new.into());
        self.write(Write::ChangePassword { account, old, new, session: *session }).await.map(drop)
    }

    async fn open_session(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<()> {
        self.write(Write::OpenSession { token: *token, person, now }).await.map(drop)
    }

    async fn use_session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
        self.session_in_use(token, now).await
    }

    async fn close_old_sessions(&self, now: Moment) -> Result<()> {
        self.write(Write::CloseOldSessions { now }).await.map(drop)
    }

    async fn session(&self, token: &TokenHash) -> Result<Option<Person>> {
        let row = self.read.one(sqlx::query(
            "SELECT id, name, password FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1",
        )
        .bind(token.as_slice())).await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn close_session(&self, token: &TokenHash) -> Result<()> {
        self.write(Write::CloseSession { token: *token }).await.map(drop)
    }

    async fn know_device(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<()> {
        self.write(Write::KnowDevice { token: *token, person, now }).await.map(drop)
    }

    async fn knows_device(&self, token: &TokenHash, person: PersonId, now: Moment) -> Result<bool> {
        let device = sqlx::query("SELECT used FROM devices WHERE token = $1 AND person = $2 AND used > $3")
            .bind(token.as_slice())
            .bind(person.0)
            .bind(now.saturating_sub(DEVICE_LASTS));
        Ok(self.read.one(device).await?.is_some())
    }

    async fn forget_old_devices(&self, now: Moment) -> Result<()> {
        self.write(Write::ForgetDevices { before: now.saturating_sub(DEVICE_LASTS) }).await.map(drop)
    }

    async fn create(&self, append: &Append) -> Result<()> {
        self.write(Write::Create(Box::new(append.clone()))).await.map(drop)
    }

    async fn append(&self, append: &Append) -> Result<u64> {
        self.write(Write::Append(Box::new(append.clone()))).await?.revision()
    }

    async fn revision(&self, table: &str) -> Result<Option<u64>> {
        let row = self.read.one(sqlx::query("SELECT revision FROM heads WHERE id = $1").bind(table)).await?;
        row.map(|row| number(&row, "revision")).transpose()
    }

    async fn head(&self, table: &str) -> Result<Option<Head>> {
        let row = self.read.one(sqlx::query(HEAD).bind(table)).await?;
        row.as_ref().map(rows::head).transpose()
    }

    async fn open(&self, table: &str) -> Result<Option<Stored>> {
        self.open_table(table, None).await
    }

    async fn open_after(&self, table: &str, entries: u64) -> Result<Option<Stored>> {
        self.open_table(table, Some(entries)).await
    }

    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>> {
        let found = self.read.all(sqlx::query(SITTERS).bind(table)).await?;
        found.iter().map(rows::sitter).collect()
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>> {
        self.tables_of_person(person, limit).await
    }

    async fn running(&self, limit: u32) -> Result<Vec<Head>> {
        let found = self.read.all(sqlx::query(RUNNING).bind(i64::from(limit))).await?;
        found.iter().map(rows::head).collect()
    }

    async fn bot_work(&self, plays: &[Plays], changed_before: Moment, limit: u32) -> Result<Vec<String>> {
        // Nothing but numbers is put together there.
        let statement = bot_work(plays.len());
        let mut query = sqlx::query(AssertSqlSafe(statement)).bind(changed_before).bind(i64::from(limit));
        for Plays { game, oldest, newest } in plays {
            query = query.bind(game.as_str()).bind(i64::from(*oldest)).bind(i64::from(*newest));
        }
        let found = self.read.all(query).await?;
        found.iter().map(|row| get(row, "id")).collect()
    }

    async fn replace_snapshots(&self, table: &str, drop: &[u64], keep: &[Snapshot]) -> Result<()> {
        let (table, drop, keep) = (table.into(), drop.into(), keep.into());
        self.write(Write::ReplaceSnapshots { table, drop, keep }).await.map(|_| ())
    }

    async fn save_draft(&self, table: &str, seat: u8, body: &str, on: Option<u64>) -> Result<u64> {
        self.write(Write::SaveDraft { table: table.into(), seat, body: body.into(), on }).await?.revision()
    }

    async fn drafts(&self, table: &str) -> Result<Vec<(u8, String)>> {
        let found = self.read.all(sqlx::query(DRAFTS).bind(table)).await?;
        found.iter().map(rows::draft).collect()
    }

    async fn receipt(&self, key: &str) -> Result<Option<String>> {
        let row = self.read.one(sqlx::query("SELECT outcome FROM receipts WHERE key = $1").bind(key)).await?;
        row.map(|row| get(&row, "outcome")).transpose()
    }

    async fn keep_receipt(&self, receipt: &Receipt, now: Moment) -> Result<()> {
        self.write(Write::KeepReceipt { receipt: receipt.clone(), now }).await.map(drop)
    }

    async fn forget_receipts(&self, before: Moment) -> Result<()> {
        self.write(Write::ForgetReceipts { before }).await.map(drop)
    }

    async fn tally(&self, key: &str) -> Result<Tally> {
        let row = self
            .read
            .one(sqlx::query("SELECT counted, latest FROM tallies WHERE key = $1").bind(key))
            .await?;
        row.as_ref().map_or_else(|| Ok(Tally::default()), rows::tally)
    }

    async fn count(&self, key: &str, now: Moment, leak: Moment) -> Result<Tally> {
        self.write(Write::Count { key: key.into(), now, leak }).await?.tally()
    }

    async fn forgive(&self, key: &str) -> Result<()> {
        self.write(Write::Forgive { key: key.into() }).await.map(drop)
    }

    async fn forget_tallies(&self, before: Moment) -> Result<()> {
        self.write(Write::ForgetTallies { before }).await.map(drop)
    }

    async fn set_onlooker(&self, table: &str, person: PersonId, admission: Option<Admission>) -> Result<()> {
        self.write(Write::SetOnlooker { table: table.into(), person, admission }).await.map(drop)
    }

    async fn note_presence(&self, node: &str, table: &str, here: &str, now: Moment) -> Result<()> {
        let (node, table, here) = (node.into(), table.into(), here.into());
        self.write(Write::NotePresence { node, table, here, now }).await.map(drop)
    }

    async fn presence(&self, table: &str, since: Moment) -> Result<Vec<String>> {
        let found = self
            .read
            .all(
                sqlx::query("SELECT here FROM presence WHERE table_id = $1 AND noted >= $2 ORDER BY node")
                    .bind(table)
                    .bind(since),
            )
            .await?;
        found.iter().map(|row| get(row, "here")).collect()
    }

    async fn forget_node(&self, node: &str) -> Result<()> {
        self.write(Write::ForgetNode { node: node.into() }).await.map(drop)
    }

    async fn forget_presence(&self, before: Moment) -> Result<()> {
        self.write(Write::ForgetPresence { before }).await.map(drop)
    }

    async fn delete_person(&self, id: PersonId, hash: Option<&str>) -> Result<()> {
        self.write(Write::DeletePerson { id, hash: hash.map(Into::into) }).await.map(drop)
    }

    async fn named_at(&self, person: PersonId) -> Result<Vec<(String, PersonId)>> {
        let found = self.read.all(sqlx::query(NAMED_AT).bind(person.0)).await?;
        found.iter().map(|row| Ok((get(row, "table_id")?, PersonId(number(row, "person")?)))).collect()
    }

    async fn seats_of(&self, person: PersonId) -> Result<Vec<(String, u8)>> {
        let found = self
            .read
            .all(
                sqlx::query("SELECT table_id, seat FROM sitters WHERE person = $1 ORDER BY table_id, seat")
                    .bind(person.0),
            )
            .await?;
        found.iter().map(|row| Ok((get(row, "table_id")?, number(row, "seat")?))).collect()
    }

    async fn delete_table(&self, table: &str, keep_record: bool, on: Option<u64>) -> Result<()> {
        self.write(Write::DeleteTable { table: table.into(), keep_record, on }).await.map(drop)
    }

    fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }

    async fn lease(&self, job: &str) -> Result<Option<Lease>> {
        self.take_lease(job).await
    }

    async fn still_fits(&self) -> Result<()> {
        self.schema.found(migrate::fits(self.read.one(sqlx::query(migrate::VERSIONS)).await?)).map(drop)
    }

    fn note_server(&self, address: &str) {
        self.note_address(address);
    }

    async fn tidy(&self) -> Result<()> {
        self.writer.tidy().await
    }

    async fn close(&self) {
        self.close_all().await;
    }
}
