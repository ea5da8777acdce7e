//! What callers cannot see: that lists use indexes, and that corruption is reported.

use super::read_tables::{HEAD, RUNNING, TABLES_NAMING, TABLES_OF, tables_awaiting_bots};
use super::*;
use crate::{Append, Head, PersonId, Store as _, StoreError, StoredStage};

#[tokio::test]
async fn no_list_reads_every_table() {
    let sql = Sql::connect("sqlite::memory:").await.unwrap();
    for statement in [HEAD, RUNNING, &tables_awaiting_bots(1), TABLES_OF, TABLES_NAMING] {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let explain = (0..5).fold(sqlx::query(explain), |query, _| query.bind(1));
        let plan = explain.fetch_all(&sql.read.pool()).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| rows::get(row, "detail").unwrap()).collect();
        for table in ["heads", "newer", "sitters", "named", "merged"] {
            let scanned =
                plan.iter().any(|step| step.starts_with(&format!("SCAN {table}")) && !step.contains("INDEX"));
            assert!(!scanned, "{statement}\n{plan:#?}");
        }
    }
}

#[tokio::test]
async fn damage_is_told() {
    for harm in [
        "UPDATE heads SET stage = 9",
        "UPDATE heads SET players = 300",
        "UPDATE heads SET moves = -1",
        "UPDATE heads SET round = 'x'",
        "UPDATE heads SET title = x'ff'",
        "UPDATE heads SET title = CAST(x'ff' AS TEXT)",
        "UPDATE heads SET entries = 3",
        "UPDATE entries SET number = 3 WHERE number = 2",
        "DELETE FROM entries WHERE number = 1",
        "UPDATE entries SET made = 'x' WHERE number = 1",
        "UPDATE snapshots SET moves = -1",
        "UPDATE snapshots SET body = 1",
    ] {
        let sql = Sql::connect("sqlite::memory:").await.unwrap();
        let owner = sql.create_guest("Ada", 1).await.unwrap();
        sql.create_table(&table(owner)).await.unwrap();
        assert!(sql.load_table("t").await.unwrap().is_some());
        sqlx::raw_sql(harm).execute(&sql.read.pool()).await.unwrap();
        let opened = sql.load_table("t").await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{harm}: {opened:?}");
    }
}

fn table(owner: PersonId) -> Append {
    let head = Head {
        id: "t".into(),
        game: "age-of-steam".into(),
        rules_version: 1,
        title: "T".into(),
        owner,
        stage: StoredStage::Running,
        audience: crate::StoredAudience::Everyone,
        deleted: false,
        revision: 1,
        entries: 2,
        moves: 1,
        players: 3,
        owed: 0b101,
        bot_owed: true,
        round: 1,
        created: 1,
        changed: 2,
        names: vec!["Ada".into(), String::new()],
    };
    Append {
        snapshots: vec![crate::Snapshot { moves: 1, body: vec![1, 2] }],
        sitters: vec![(0, Some(owner))],
        ..Append::new(head, vec!["a".into(), "b".into()])
    }
}

/// Long enough that only something that never happens runs into it.
const LONG: Duration = Duration::from_secs(60);

/// Retries until it is saved.
async fn saved<T>(mut save: impl AsyncFnMut() -> Result<T>) -> T {
    let trying = async {
        loop {
            match save().await {
                Err(StoreError::Unavailable) => tokio::time::sleep(Duration::from_millis(20)).await,
                saved => return saved.unwrap(),
            }
        }
    };
    tokio::time::timeout(LONG, trying).await.expect("it was never saved")
}

/// Like a node that is suspended in the middle of a transaction, or whose host has vanished.
#[tokio::test(flavor = "multi_thread")]
async fn who_stands_still_does_not_hold_everybody_up() {
    let server = testbed::Postgres::start();
    let address = server.database("games");
    let sql = Sql::connect(&address).await.unwrap();
    let [ada, guest] =
        [sql.create_guest("Ada", 1).await.unwrap(), sql.create_guest("guest", 1).await.unwrap()];
    sql.set_password(ada, "Ada", "h").await.unwrap();
    sql.create_table(&table(ada)).await.unwrap();

    let (mut still, _) = DatabaseServers::new(&[address]).unwrap().connect().await.unwrap();
    let begin = Dialect::Postgres.begin_write(dialect::WriteLock::Shared);
    sqlx::raw_sql(begin).execute(&mut still).await.unwrap();
    sqlx::raw_sql("UPDATE heads SET title = 'never kept'").execute(&mut still).await.unwrap();
    // An exclusive write waits for the lock that all share, and everybody else waits behind it.
    saved(async || sql.merge(guest, ada).await).await;
    saved(async || sql.save_draft("t", 0, "draft", None).await).await;
    assert_eq!(sql.head("t").await.unwrap().unwrap().title, "T");
    assert!(sqlx::raw_sql("COMMIT").execute(&mut still).await.is_err(), "it was passed over");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_ever_to_bring_a_database_up_to_date() {
    let server = testbed::Postgres::start();
    let address = server.database("games");
    sqlx::any::install_default_drivers();
    // A client with none of our settings.
    let mut holder = address.parse::<AnyConnectOptions>().unwrap().connect().await.unwrap();
    let begin = Dialect::Postgres.begin_write(dialect::WriteLock::Shared);
    sqlx::raw_sql(begin).execute(&mut holder).await.unwrap();

    let (mut waiting, _) = DatabaseServers::new(&[address]).unwrap().connect().await.unwrap();
    sqlx::raw_sql("SET lock_timeout = 50").execute(&mut waiting).await.unwrap();
    let migrated = tokio::time::timeout(LONG, migrate::migrate(&mut waiting, Dialect::Postgres)).await;
    let refused = migrated.expect("it waits for ever").unwrap_err();
    assert!(Dialect::Postgres.is_locked(&refused), "{refused}");
    sqlx::raw_sql("ROLLBACK").execute(&mut holder).await.unwrap();
    migrate::migrate(&mut waiting, Dialect::Postgres).await.unwrap();
}

#[tokio::test]
async fn who_cannot_be_noted_may_look_on() {
    let sql = Sql::connect("sqlite::memory:").await.unwrap();
    let ada = sql.create_guest("Ada", 1).await.unwrap();
    sql.create_session(&[1; 32], ada, 1).await.unwrap();
    let refused = sql.schema.remember(Err(StoreError::SchemaTooNew { found: 1_000, ours: 4 }));
    assert!(refused.is_err() && matches!(sql.rename(ada, "x").await, Err(StoreError::SchemaTooNew { .. })));
    let day = crate::SESSION_RENEWAL;
    let session = sql.use_session(&[1; 32], day + 1).await.unwrap().unwrap();
    assert_eq!((session.person.id, session.renewed), (ada, false));
    assert!(sql.use_session(&[1; 32], crate::SESSION_LIFETIME + 1).await.unwrap().is_none());
    sql.check_schema().await.unwrap();
    assert!(sql.use_session(&[1; 32], day + 1).await.unwrap().unwrap().renewed, "with its next use");
}
