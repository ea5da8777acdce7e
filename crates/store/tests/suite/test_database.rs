//! A database for one test case, and what cases put into it.

use std::sync::Arc;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _};
use store::{Append, Head, PersonId, PlayableRules, Store};
use tempfile::TempDir;
pub(crate) use testbed::stored_table as table;

pub(crate) struct TestDatabase {
    pub(crate) address: String,
    /// Keeps the file until the end of the case.
    _folder: Option<TempDir>,
}

impl TestDatabase {
    pub(crate) fn memory() -> Self {
        Self { address: "sqlite::memory:".into(), _folder: None }
    }

    pub(crate) fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { address: format!("sqlite:{}/store.db", folder.path().display()), _folder: Some(folder) }
    }

    pub(crate) fn server(address: String) -> Self {
        Self { address, _folder: None }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::connect(&self.address).await.unwrap()
    }

    /// A raw connection, to do with the database what the store would not.
    pub(crate) async fn raw(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let options = if self.address.starts_with("sqlite:") {
            format!("{}?mode=rwc", self.address)
        } else {
            self.address.clone()
        };
        options.parse::<AnyConnectOptions>().unwrap().connect().await.unwrap()
    }
}

/// People without accounts.
pub(crate) async fn guests<const N: usize>(store: &dyn Store, names: [&str; N]) -> [PersonId; N] {
    let mut guests = [PersonId(0); N];
    for (guest, name) in guests.iter_mut().zip(names) {
        *guest = store.create_guest(name, 1).await.unwrap();
    }
    guests
}

/// The rules that such tables are played by.
pub(crate) fn plays() -> Vec<PlayableRules> {
    let plays = |game: &str, oldest, newest| PlayableRules { game: game.into(), oldest, newest };
    vec![plays("steam-power", 1, 2), plays("age-of-steam", 1, 1)]
}

/// One more entry for a table that was as in `before`.
pub(crate) fn next(before: &Head, body: &str) -> Append {
    let head = Head {
        entries: before.entries + 1,
        moves: before.moves + 1,
        changed: before.changed + 1,
        revision: before.revision + 1,
        ..before.clone()
    };
    Append::new(head, vec![body.into()])
}

pub(crate) async fn bodies(store: &dyn Store, table: &str) -> Vec<String> {
    let stored = store.load_table(table).await.unwrap().unwrap();
    assert_eq!(stored.head.entries, stored.entries.len() as u64);
    stored.entries.into_iter().map(|entry| entry.body).collect()
}
