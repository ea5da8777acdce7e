//! What the database has of a table, looked at from outside.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use store::Store;

/// The moves of everybody, the draft of the first seat, and how often each thing was said.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    pub moves: Vec<(u64, String)>,
    draft: Vec<String>,
    pub said: BTreeMap<String, usize>,
}

impl Kept {
    /// `None` while the database cannot be asked.
    async fn read(store: &dyn Store, table: &str) -> Option<Self> {
        let stored = store.open(table).await.ok()??;
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
        let draft = draft["moves"].as_array().into_iter().flatten();
        let draft = draft.map(|mv| mv.as_str().unwrap().to_owned()).collect();
        Some(Self { moves, draft, said })
    }

    /// The moves of the first seat.
    #[must_use]
    pub fn mine(&self) -> Vec<&str> {
        self.moves.iter().filter(|(seat, _)| *seat == 0).map(|(_, mv)| &**mv).collect()
    }

    /// The draft that was kept, of two that it may be.
    #[must_use]
    pub fn draft_of(&self, before: &[String], after: &[String]) -> Vec<String> {
        if self.draft == after { after.to_vec() } else { before.to_vec() }
    }
}

/// A database that is looked into from outside.
#[derive(Debug)]
pub struct Eye {
    runtime: tokio::runtime::Runtime,
    store: Arc<dyn Store>,
}

impl Eye {
    /// Of a SQLite file that nobody else has open, or of a PostgreSQL.
    #[must_use]
    pub fn open(database: &str) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let store = runtime.block_on(store::connect(database)).unwrap();
        Self { runtime, store }
    }

    /// What is kept of a table, as soon as the database can be asked.
    #[must_use]
    pub fn kept(&self, table: &str) -> Kept {
        loop {
            if let Some(kept) = self.runtime.block_on(Kept::read(self.store.as_ref(), table)) {
                return kept;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    pub fn close(self) {
        self.runtime.block_on(self.store.close());
    }

    /// What is kept of a table in a SQLite file that a server has open, by a copy of it: nobody else may open the file
    /// itself.
    #[must_use]
    pub fn copied(database: &str, table: &str) -> Kept {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        Self::copy(database, &copy);
        let eye = Self::open(&format!("sqlite:{}", copy.display()));
        let kept = eye.kept(table);
        eye.close();
        kept
    }

    fn copy(database: &str, to: &Path) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(store::backup(database, to)).unwrap();
    }
}
