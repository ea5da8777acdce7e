//! What the database has of a table, seen from outside.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::Store;

use crate::progress::PlayerProgress;

/// All moves, the unfinished turn of the first seat, and how often each chat message was stored.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct TableContents {
    pub moves: Vec<(u64, String)>,
    pub(crate) draft: Vec<String>,
    pub(crate) pending: Option<String>,
    pub said: BTreeMap<String, usize>,
}

impl TableContents {
    fn of(stored: &store::StoredTable) -> Self {
        let entries: Vec<serde_json::Value> =
            stored.entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
        let what = |what: &'static str| entries.iter().filter(move |entry| entry["what"] == what);
        let moves: Vec<_> = what("moved")
            .map(|entry| (entry["seat"].as_u64().unwrap(), entry["move"].as_str().unwrap().to_owned()))
            .collect();
        assert_eq!(stored.head.moves, moves.len() as u64, "the head fits its log");
        assert_eq!(stored.head.entries, stored.entries.len() as u64, "the log has no gap");
        let mut said = BTreeMap::new();
        for entry in what("said") {
            *said.entry(entry["text"].as_str().unwrap().to_owned()).or_default() += 1;
        }
        let draft = stored.drafts.iter().find(|(seat, _)| *seat == 0).map(|(_, body)| body.as_str());
        let draft: serde_json::Value = serde_json::from_str(draft.unwrap_or("{}")).unwrap();
        let pending = draft["pending"].as_str().map(str::to_owned);
        let draft = draft["moves"].as_array().into_iter().flatten();
        let draft = draft.map(|mv| mv.as_str().unwrap().to_owned()).collect();
        Self { moves, draft, pending, said }
    }

    /// The progress of the first seat.
    pub(crate) fn progress(&self) -> PlayerProgress {
        let mine = self.moves.iter().filter(|(seat, _)| *seat == 0);
        let committed = mine.map(|(_, mv)| mv.clone()).collect();
        PlayerProgress { committed, draft: self.draft.clone(), pending: self.pending.clone() }
    }
}

/// Reads a database from outside.
#[derive(Debug)]
pub struct DatabaseInspector {
    runtime: tokio::runtime::Runtime,
    store: Arc<dyn Store>,
    /// The addresses of the PostgreSQL servers.
    servers: Vec<String>,
}

impl DatabaseInspector {
    /// Opens a SQLite file that nobody else has open, or a PostgreSQL database.
    #[must_use]
    pub fn open(database: &str) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let store = runtime.block_on(store::connect(database)).unwrap();
        let servers = database.split(',').filter(|address| address.starts_with("postgres:"));
        let servers = servers.map(str::to_owned).collect();
        Self { runtime, store, servers }
    }

    /// What is stored of a table, as soon as the database can be read.
    #[must_use]
    pub fn contents(&self, table: &str) -> TableContents {
        loop {
            if let Some(kept) = self.runtime.block_on(self.try_contents(table)) {
                return kept;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// `None` while the database cannot be read.
    async fn try_contents(&self, table: &str) -> Option<TableContents> {
        let settled_revision = self.settled_revision(table).await?;
        let stored = self.store.load_table(table).await.ok()??;
        (stored.head.revision >= settled_revision).then(|| TableContents::of(&stored))
    }

    /// The revision of a table once everything sent to PostgreSQL has been written: a commit that a dead node had begun
    /// holds the row until then. Only the primary knows.
    async fn settled_revision(&self, table: &str) -> Option<u64> {
        for server in &self.servers {
            let Ok(mut server) = PgConnection::connect(server).await else { continue };
            let revision = sqlx::query_scalar("SELECT revision FROM heads WHERE id = $1 FOR SHARE");
            let revision: Result<i64, _> = revision.bind(table).fetch_one(&mut server).await;
            if let Ok(revision) = revision {
                return u64::try_from(revision).ok();
            }
        }
        self.servers.is_empty().then_some(0)
    }

    pub fn close(self) {
        self.runtime.block_on(self.store.close());
    }

    /// What is stored of a table in a SQLite file that a server has open, read from a copy: nobody else may open the
    /// file itself.
    #[must_use]
    pub fn contents_of_copy(database: &str, table: &str) -> TableContents {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        Self::copy(database, &copy);
        let inspector = Self::open(&format!("sqlite:{}", copy.display()));
        let kept = inspector.contents(table);
        inspector.close();
        kept
    }

    fn copy(database: &str, to: &Path) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(store::backup(database, to)).unwrap();
    }
}
