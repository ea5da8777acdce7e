//! What outlives a program, and programs that share it.

use std::sync::Arc;

use store::{Append, Audience, Head, SESSION_LASTS, Snapshot, StoreError};
use tokio::sync::Barrier;

use crate::place::{Place, bodies, next, table};

async fn raw(place: &Place, statement: &'static str) {
    sqlx::raw_sql(statement).execute(&mut place.raw().await).await.unwrap();
}

pub(crate) async fn reopening_keeps_everything(place: Place) {
    let store = place.open().await;
    let ada = store.new_guest("Ada", 1).await.unwrap();
    store.set_password(ada, "Ada", "hash").await.unwrap();
    store.open_session(&[9; 32], ada, 1).await.unwrap();
    let begun = Append {
        sitters: vec![(1, Some(ada))],
        snapshots: vec![Snapshot { moves: 3, body: vec![0, 1] }],
        ..table("t", ada)
    };
    store.create(&begun).await.unwrap();
    let more = next(&begun.head, "more");
    store.append(&more).await.unwrap();
    store.save_draft("t", 1, "draft", None).await.unwrap();
    drop(store);

    for _ in 0..2 {
        let store = place.open().await;
        assert_eq!(store.account("ada").await.unwrap(), Some((ada, "hash".into())));
        assert_eq!(store.session(&[9; 32]).await.unwrap().unwrap().id, ada);
        let expected = Head { revision: 3, ..more.head.clone() };
        assert_eq!(
            store.head("t").await.unwrap(),
            Some(expected),
            "an append and a draft came after it was made"
        );
        assert_eq!(bodies(&*store, "t").await, ["begin", "more"]);
        assert_eq!(store.open("t").await.unwrap().unwrap().snapshots, begun.snapshots);
        assert_eq!(store.sitters("t").await.unwrap().len(), 1);
        assert_eq!(store.drafts("t").await.unwrap(), [(1, "draft".into())]);
    }
    assert!(place.open().await.new_guest("Bob", 1).await.unwrap() > ada);
}

pub(crate) async fn what_an_older_program_left(place: Place) {
    let store = place.open().await;
    let ada = store.new_guest("Ada", 1).await.unwrap();
    store.create(&table("t", ada)).await.unwrap();
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
        raw(&place, step_back).await;
    }
    let opened = 5_000;
    sqlx::query("INSERT INTO sessions (token, person, created) VALUES ($1, $2, $3)")
        .bind([9; 32].as_slice())
        .bind(ada.0)
        .bind(opened)
        .execute(&mut place.raw().await)
        .await
        .unwrap();
    let store = place.open().await;
    let lasts = opened + SESSION_LASTS;
    assert!(store.use_session(&[9; 32], lasts - 1).await.unwrap().is_some(), "its age is known");
    assert!(store.use_session(&[9; 32], lasts + SESSION_LASTS).await.unwrap().is_none());
    let head = store.head("t").await.unwrap().unwrap();
    assert!(head.names.is_empty());
    assert_eq!((head.audience, head.deleted, head.revision), (Audience::Everyone, false, 0));
}

pub(crate) async fn migrating_again_is_harmless(place: Place) {
    let store = place.open().await;
    let ada = store.new_guest("Ada", 1).await.unwrap();
    for _ in 0..3 {
        let again = place.open().await;
        assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Ada");
    }
    store.rename(ada, "still here").await.unwrap();
}

pub(crate) async fn migrating_at_the_same_time(place: Place) {
    let place = Arc::new(place);
    let start = Arc::new(Barrier::new(8));
    let openers = (0..8).map(|_| {
        let (place, start) = (place.clone(), start.clone());
        tokio::spawn(async move {
            start.wait().await;
            place.open().await.new_guest("somebody", 1).await.unwrap()
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

pub(crate) async fn a_failed_migration_leaves_nothing(place: Place) {
    raw(&place, "CREATE TABLE heads (of_somebody_else TEXT)").await;
    let failed = store::connect(&place.address).await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    raw(&place, "DROP TABLE heads").await;
    place.open().await.new_guest("Ada", 1).await.unwrap();
}

pub(crate) async fn a_newer_schema_is_refused(place: Place) {
    let ada = place.open().await.new_guest("Ada", 1).await.unwrap();
    raw(&place, "UPDATE schema_version SET version = 1000, oldest = 999").await;
    let refused = store::connect(&place.address).await;
    let Err(StoreError::Newer { found: 1000, ours }) = refused else { panic!("{refused:?}") };
    raw(&place, "UPDATE schema_version SET version = -1").await;
    let refused = store::connect(&place.address).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    sqlx::query("UPDATE schema_version SET version = $1, oldest = $1")
        .bind(ours)
        .execute(&mut place.raw().await)
        .await
        .unwrap();
    assert!(place.open().await.person(ada).await.unwrap().is_some(), "nothing was changed");
}

pub(crate) async fn a_newer_schema_that_only_adds_is_used(place: Place) {
    let store = place.open().await;
    let ada = store.new_guest("Ada", 1).await.unwrap();
    store.still_fits().await.unwrap();
    raw(&place, "ALTER TABLE people ADD COLUMN of_the_future TEXT").await;
    raw(&place, "UPDATE schema_version SET version = 1000").await;
    store.still_fits().await.unwrap();
    let again = place.open().await;
    assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Ada");
    again.rename(ada, "Countess").await.unwrap();
    again.new_guest("Bob", 1).await.unwrap();

    raw(&place, "UPDATE schema_version SET oldest = 1000").await;
    for refused in
        [again.still_fits().await, store.still_fits().await, store::connect(&place.address).await.map(drop)]
    {
        assert!(matches!(refused, Err(StoreError::Newer { found: 1000, .. })), "{refused:?}");
    }
    let refused = again.rename(ada, "somebody").await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 1000, .. })), "{refused:?}");
    assert_eq!(again.person(ada).await.unwrap().unwrap().name, "Countess", "it may look on");
}

pub(crate) async fn two_programs_share_a_database(place: Place) {
    let stores = [place.open().await, place.open().await];
    let owner = stores[0].new_guest("Ada", 1).await.unwrap();
    stores[1].create(&table("t", owner)).await.unwrap();
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
    assert_eq!(bodies(&*place.open().await, "t").await.len(), 41);
}
