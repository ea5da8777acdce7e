//! The [`Store`] interface, implemented with SQL.

use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use tokio::sync::broadcast;

use super::read_tables::{DRAFTS, HEAD, RUNNING, SITTERS, TABLES_NAMING, tables_awaiting_bots};
use super::rows::{self, get, number};
use super::write::Write;
use super::{Sql, migrate};
use crate::{
    Admission, Append, DEVICE_LIFETIME, Head, Lease, NewSession, Person, PersonId, PlayableRules, Receipt,
    RemoteChange, Result, Session, SignIn, Sitter, Snapshot, Store, StoredTable, Tally, Timestamp, TokenHash,
};

#[async_trait]
impl Store for Sql {
    async fn create_guest(&self, name: &str, now: Timestamp) -> Result<PersonId> {
        self.write(Write::CreateGuest { name: name.into(), now }).await?.person()
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
        self.find_account(name).await
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<()> {
        self.write(Write::Merge { guest, account }).await.map(drop)
    }

    async fn sign_up(&self, guest: PersonId, name: &str, hash: &str, session: &NewSession) -> Result<()> {
        let (name, hash) = (name.into(), hash.into());
        self.write(Write::SignUp { guest, name, hash, session: *session }).await.map(drop)
    }

    async fn sign_in(&self, sign_in: &SignIn) -> Result<()> {
        self.write(Write::SignIn(sign_in.clone())).await.map(drop)
    }

    async fn change_password(&self, id: PersonId, old: &str, new: &str, session: &NewSession) -> Result<()> {
        let (old, new) = (old.into(), new.into());
        self.write(Write::ChangePassword { id, old, new, session: *session }).await.map(drop)
    }

    async fn create_session(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<()> {
        self.write(Write::CreateSession { token: *token, person, now }).await.map(drop)
    }

    async fn use_session(&self, token: &TokenHash, now: Timestamp) -> Result<Option<Session>> {
        self.find_session(token, now).await
    }

    async fn delete_expired_sessions(&self, now: Timestamp) -> Result<()> {
        self.write(Write::DeleteExpiredSessions { now }).await.map(drop)
    }

    async fn session(&self, token: &TokenHash) -> Result<Option<Person>> {
        let row = self.read.one(sqlx::query(
            "SELECT id, name, password FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1",
        )
        .bind(token.as_slice())).await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn delete_session(&self, token: &TokenHash) -> Result<()> {
        self.write(Write::DeleteSession { token: *token }).await.map(drop)
    }

    async fn remember_device(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<()> {
        self.write(Write::RememberDevice { token: *token, person, now }).await.map(drop)
    }

    async fn is_known_device(&self, token: &TokenHash, person: PersonId, now: Timestamp) -> Result<bool> {
        let device = sqlx::query("SELECT used FROM devices WHERE token = $1 AND person = $2 AND used > $3")
            .bind(token.as_slice())
            .bind(person.0)
            .bind(now.saturating_sub(DEVICE_LIFETIME));
        Ok(self.read.one(device).await?.is_some())
    }

    async fn delete_expired_devices(&self, now: Timestamp) -> Result<()> {
        self.write(Write::DeleteDevicesUnusedSince { before: now.saturating_sub(DEVICE_LIFETIME) })
            .await
            .map(drop)
    }

    async fn create_table(&self, append: &Append) -> Result<()> {
        self.write(Write::CreateTable(Box::new(append.clone()))).await.map(drop)
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

    async fn load_table(&self, table: &str) -> Result<Option<StoredTable>> {
        self.load_stored_table(table, None).await
    }

    async fn load_table_after(&self, table: &str, entries: u64) -> Result<Option<StoredTable>> {
        self.load_stored_table(table, Some(entries)).await
    }

    async fn sitters(&self, table: &str) -> Result<Vec<Sitter>> {
        let found = self.read.all(sqlx::query(SITTERS).bind(table)).await?;
        found.iter().map(rows::sitter).collect()
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(Head, Vec<u8>)>> {
        self.tables_of_person(person, limit).await
    }

    async fn running_tables(&self, limit: u32) -> Result<Vec<Head>> {
        let found = self.read.all(sqlx::query(RUNNING).bind(i64::from(limit))).await?;
        found.iter().map(rows::head).collect()
    }

    async fn tables_awaiting_bots(
        &self,
        plays: &[PlayableRules],
        changed_before: Timestamp,
        limit: u32,
    ) -> Result<Vec<String>> {
        // Only numbers are interpolated there.
        let statement = tables_awaiting_bots(plays.len());
        let mut query = sqlx::query(AssertSqlSafe(statement)).bind(changed_before).bind(i64::from(limit));
        for PlayableRules { game, oldest, newest } in plays {
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

    async fn save_receipt(&self, receipt: &Receipt, now: Timestamp) -> Result<()> {
        self.write(Write::SaveReceipt { receipt: receipt.clone(), now }).await.map(drop)
    }

    async fn delete_receipts_before(&self, before: Timestamp) -> Result<()> {
        self.write(Write::DeleteReceiptsBefore { before }).await.map(drop)
    }

    async fn tally(&self, key: &str) -> Result<Tally> {
        let row = self
            .read
            .one(sqlx::query("SELECT counted, latest FROM tallies WHERE key = $1").bind(key))
            .await?;
        row.as_ref().map_or_else(|| Ok(Tally::default()), rows::tally)
    }

    async fn count_attempt(&self, key: &str, now: Timestamp, leak: Timestamp) -> Result<Tally> {
        self.write(Write::CountAttempt { key: key.into(), now, leak }).await?.tally()
    }

    async fn reset_tally(&self, key: &str) -> Result<()> {
        self.write(Write::ResetTally { key: key.into() }).await.map(drop)
    }

    async fn delete_tallies_before(&self, before: Timestamp) -> Result<()> {
        self.write(Write::DeleteTalliesBefore { before }).await.map(drop)
    }

    async fn set_onlooker(&self, table: &str, person: PersonId, admission: Option<Admission>) -> Result<()> {
        self.write(Write::SetOnlooker { table: table.into(), person, admission }).await.map(drop)
    }

    async fn save_presence(&self, node: &str, table: &str, here: &str, now: Timestamp) -> Result<()> {
        let (node, table, here) = (node.into(), table.into(), here.into());
        self.write(Write::SavePresence { node, table, here, now }).await.map(drop)
    }

    async fn presence(&self, table: &str, since: Timestamp) -> Result<Vec<String>> {
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

    async fn delete_presence_of_node(&self, node: &str) -> Result<()> {
        self.write(Write::DeletePresenceOfNode { node: node.into() }).await.map(drop)
    }

    async fn delete_presence_before(&self, before: Timestamp) -> Result<()> {
        self.write(Write::DeletePresenceBefore { before }).await.map(drop)
    }

    async fn delete_person(&self, id: PersonId, hash: Option<&str>) -> Result<()> {
        self.write(Write::DeletePerson { id, hash: hash.map(Into::into) }).await.map(drop)
    }

    async fn tables_naming(&self, person: PersonId) -> Result<Vec<(String, PersonId)>> {
        let found = self.read.all(sqlx::query(TABLES_NAMING).bind(person.0)).await?;
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

    fn changes(&self) -> broadcast::Receiver<RemoteChange> {
        self.changes.subscribe()
    }

    async fn lease(&self, job: &str) -> Result<Option<Lease>> {
        self.try_lease(job).await
    }

    async fn check_schema(&self) -> Result<()> {
        self.schema
            .remember(migrate::check_row(self.read.one(sqlx::query(migrate::VERSIONS)).await?))
            .map(drop)
    }

    fn record_server_address(&self, address: &str) {
        self.record_address(address);
    }

    async fn checkpoint(&self) -> Result<()> {
        self.writer.checkpoint().await
    }

    async fn close(&self) {
        self.close_everything().await;
    }
}
