//! What outlives a process, and processes that share a database.

use std::sync::Arc;

use store::{Append, Head, SESSION_LIFETIME, Snapshot, StoreError, StoredAudience};
use tokio::sync::Barrier;

use crate::test_database::{TestDatabase, bodies, next, table};

async fn raw(database: &TestDatabase, statement: &'static str) {
    sqlx::raw_sql(statement).execute(&mut database.raw().await).await.unwrap();
}

pub(crate) async fn reopening_keeps_everything(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.set_password(ada, "Ada", "hash").await.unwrap();
    store.create_session(&[9; 32], ada, 1).await.unwrap();
    let begun = Append {
        sitters: vec![(1, Some(ada))],
        snapshots: vec![Snapshot { moves: 3, body: vec![0, 1] }],
        ..table("t", ada)
    };
    store.create_table(&begun).await.unwrap();
    let more = next(&begun.head, "more");
    store.append(&more).await.unwrap();
    store.save_draft("t", 1, "draft", None).await.unwrap();
    drop(store);

    for _ in 0..2 {
        let store = database.open().await;
        assert_eq!(store.account("ada").await.unwrap(), Some((ada, "hash".into())));
        assert_eq!(store.session(&[9; 32]).await.unwrap().unwrap().id, ada);
        let expected = Head { revision: 3, ..more.head.clone() };
        assert_eq!(
            store.head("t").await.unwrap(),
            Some(expected),
            "an append and a draft came after it was made"
        );
        assert_eq!(bodies(&*store, "t").await, ["begin", "more"]);
        assert_eq!(store.load_table("t").await.unwrap().unwrap().snapshots, begun.snapshots);
        assert_eq!(store.sitters("t").await.unwrap().len(), 1);
        assert_eq!(store.drafts("t").await.unwrap(), [(1, "draft".into())]);
    }
    assert!(database.open().await.create_guest("Bob", 1).await.unwrap() > ada);
}

pub(crate) async fn what_an_older_program_left(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", ada)).await.unwrap();
    drop(store);
    for step_back in [
        "DROP TABLE named",
        "DROP INDEX merged_account",
        "DROP TABLE onlookers",
        "DROP TABLE presence",
        "DROP TABLE receipts",
        "DROP TABLE tallies",
        "DROP TABLE devices",
        "ALTER TABLE schema_version DROP COLUMN oldest",
        "ALTER TABLE heads DROP COLUMN revision",
        "ALTER TABLE heads DROP COLUMN audience",
        "ALTER TABLE heads DROP COLUMN deleted",
        "ALTER TABLE heads DROP COLUMN names",
        "DROP INDEX sessions_used",
        "DROP INDEX heads_running_of",
        "ALTER TABLE sessions DROP COLUMN used",
        "UPDATE schema_version SET version = 1",
    ] {
        raw(&database, step_back).await;
    }
    let opened = 5_000;
    sqlx::query("INSERT INTO sessions (token, person, created) VALUES ($1, $2, $3)")
        .bind([9; 32].as_slice())
        .bind(ada.0)
        .bind(opened)
        .execute(&mut database.raw().await)
        .await
        .unwrap();
    let store = database.open().await;
    let lasts = opened + SESSION_LIFETIME;
    assert!(store.use_session(&[9; 32], lasts - 1).await.unwrap().is_some(), "its age is known");
    assert!(store.use_session(&[9; 32], lasts + SESSION_LIFETIME).await.unwrap().is_none());
    let head = store.head("t").await.unwrap().unwrap();
    assert!(head.names.is_empty());
    assert_eq!((head.audience, head.deleted, head.revision), (StoredAudience::Everyone, false, 0));
}

pub(crate) async fn migrating_again_is_harmless(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    for _ in 0..3 {
        let again = database.open().await;
        assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Ada");
    }
    store.rename(ada, "still here").await.unwrap();
}

pub(crate) async fn migrating_at_the_same_time(database: TestDatabase) {
    let database = Arc::new(database);
    let start = Arc::new(Barrier::new(8));
    let openers = (0..8).map(|_| {
        let (database, start) = (database.clone(), start.clone());
        tokio::spawn(async move {
            start.wait().await;
            database.open().await.create_guest("somebody", 1).await.unwrap()
        })
    });
    let openers: Vec<_> = openers.collect();
    let mut guests = Vec::new();
    for opener in openers {
        guests.push(opener.await.unwrap());
    }
    guests.sort();
    guests.dedup();
    assert_eq!(guests.len(), 8);
}

pub(crate) async fn a_failed_migration_leaves_nothing(database: TestDatabase) {
    raw(&database, "CREATE TABLE heads (of_somebody_else TEXT)").await;
    let failed = store::connect(&database.address).await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    raw(&database, "DROP TABLE heads").await;
    database.open().await.create_guest("Ada", 1).await.unwrap();
}

pub(crate) async fn a_newer_schema_is_refused(database: TestDatabase) {
    let ada = database.open().await.create_guest("Ada", 1).await.unwrap();
    raw(&database, "UPDATE schema_version SET version = 1000, oldest = 999").await;
    let refused = store::connect(&database.address).await;
    let Err(StoreError::SchemaTooNew { found: 1000, ours }) = refused else { panic!("{refused:?}") };
    raw(&database, "UPDATE schema_version SET version = -1").await;
    let refused = store::connect(&database.address).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    sqlx::query("UPDATE schema_version SET version = $1, oldest = $1")
        .bind(ours)
        .execute(&mut database.raw().await)
        .await
        .unwrap();
    assert!(database.open().await.person(ada).await.unwrap().is_some(), "nothing was changed");
}

pub(crate) async fn a_newer_schema_that_only_adds_is_used(database: TestDatabase) {
    let store = database.open().await;
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.check_schema().await.unwrap();
    raw(&database, "ALTER TABLE people ADD COLUMN of_the_future TEXT").await;
    raw(&database, "UPDATE schema_version SET version = 1000").await;
    store.check_schema().await.unwrap();
    let again = database.open().await;
    assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Ada");
    again.rename(ada, "Countess").await.unwrap();
    again.create_guest("Bob", 1).await.unwrap();

    raw(&database, "UPDATE schema_version SET oldest = 1000").await;
    for refused in [
        again.check_schema().await,
        store.check_schema().await,
        store::connect(&database.address).await.map(drop),
    ] {
        assert!(matches!(refused, Err(StoreError::SchemaTooNew { found: 1000, .. })), "{refused:?}");
    }
    let refused = again.rename(ada, "somebody").await;
    assert!(matches!(refused, Err(StoreError::SchemaTooNew { found: 1000, .. })), "{refused:?}");
    assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Countess", "it may look on");
}

pub(crate) async fn two_programs_share_a_database(database: TestDatabase) {
    let stores = [database.open().await, database.open().await];
    let owner = stores[0].create_guest("Ada", 1).await.unwrap();
    stores[1].create_table(&table("t", owner)).await.unwrap();
    let tasks = stores.map(|store| {
        tokio::spawn(async move {
            for _ in 0..20 {
                loop {
                    let head = store.head("t").await.unwrap().unwrap();
                    match store.append(&next(&head, "x")).await {
                        Ok(_) => break,
                        Err(StoreError::Stale) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        })
    });
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(bodies(&*database.open().await, "t").await.len(), 41);
}
