//! What is stored only for a while: receipts, tallies and presence.

use super::rows;
use super::write::WriteTransaction;
use crate::{Receipt, Result, Tally, Timestamp};

impl WriteTransaction<'_> {
    pub(super) async fn count_attempt(
        &mut self,
        key: &str,
        now: Timestamp,
        leak: Timestamp,
    ) -> Result<Tally> {
        // If the clock was set back, nothing is forgotten.
        let row = sqlx::query(
            "INSERT INTO tallies (key, counted, latest) VALUES ($1, 1, $2)
             ON CONFLICT (key) DO UPDATE SET latest = excluded.latest,
                 counted = 1 + CASE
                     WHEN excluded.latest <= tallies.latest THEN tallies.counted
                     WHEN (excluded.latest - tallies.latest) / $3 >= tallies.counted THEN 0
                     ELSE tallies.counted - (excluded.latest - tallies.latest) / $3 END
             RETURNING counted, latest",
        )
        .bind(key)
        .bind(now)
        .bind(leak.max(1))
        .fetch_one(&mut *self.connection)
        .await?;
        rows::tally(&row)
    }

    pub(super) async fn reset_tally(&mut self, key: &str) -> Result<()> {
        self.run(sqlx::query("DELETE FROM tallies WHERE key = $1").bind(key)).await
    }

    pub(super) async fn delete_tallies_before(&mut self, before: Timestamp) -> Result<()> {
        self.forget("DELETE FROM tallies WHERE latest < $1", before).await
    }

    pub(super) async fn save_receipt(&mut self, receipt: &Receipt, now: Timestamp) -> Result<()> {
        self.insert_receipt(receipt, now).await.map(drop)
    }

    /// Whether there was no receipt with this key before; if there was, it stays as it is.
    pub(super) async fn insert_receipt(&mut self, receipt: &Receipt, now: Timestamp) -> Result<bool> {
        let statement = sqlx::query(
            "INSERT INTO receipts (key, outcome, made) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING",
        )
        .bind(receipt.key.as_str())
        .bind(receipt.outcome.as_str())
        .bind(now);
        Ok(self.execute(statement).await? == 1)
    }

    pub(super) async fn delete_receipts_before(&mut self, before: Timestamp) -> Result<()> {
        self.forget("DELETE FROM receipts WHERE made < $1", before).await
    }

    pub(super) async fn delete_presence_before(&mut self, before: Timestamp) -> Result<()> {
        self.forget("DELETE FROM presence WHERE noted < $1", before).await
    }

    pub(super) async fn delete_devices_unused_since(&mut self, before: Timestamp) -> Result<()> {
        self.forget("DELETE FROM devices WHERE used < $1", before).await
    }

    async fn forget(&mut self, statement: &'static str, before: Timestamp) -> Result<()> {
        self.run(sqlx::query(statement).bind(before)).await
    }

    pub(super) async fn delete_presence_of_node(&mut self, node: &str) -> Result<()> {
        self.run(sqlx::query("DELETE FROM presence WHERE node = $1").bind(node)).await
    }

    pub(super) async fn save_presence(
        &mut self,
        node: &str,
        table: &str,
        here: &str,
        now: Timestamp,
    ) -> Result<()> {
        if here.is_empty() {
            let statement =
                sqlx::query("DELETE FROM presence WHERE table_id = $1 AND node = $2").bind(table).bind(node);
            return self.run(statement).await;
        }
        let statement = sqlx::query(
            "INSERT INTO presence (table_id, node, here, noted) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, node) DO UPDATE SET here = excluded.here, noted = excluded.noted",
        )
        .bind(table)
        .bind(node)
        .bind(here)
        .bind(now);
        self.run(statement).await
    }
}
