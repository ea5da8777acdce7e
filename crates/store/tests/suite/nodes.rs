//! Several nodes on one PostgreSQL, and servers that replace each other.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::{Admission, Append, Lease, RemoteChange, Store, StoreError};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::store_process::StoreProcess;
use crate::test_database::{bodies, guests, next, table};
use testbed::Postgres;

/// Long enough that only something that never happens runs into it.
const LONG: Duration = Duration::from_secs(60);

async fn heard(changes: &mut Receiver<RemoteChange>) -> RemoteChange {
    timeout(LONG, changes.recv()).await.expect("nothing was heard").unwrap()
}

/// Retries until it is there.
async fn until<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let trying = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, trying).await.expect("it never came")
}

async fn leased(store: &dyn Store, job: &str) -> Lease {
    until(async || store.lease(job).await.unwrap()).await
}

/// Ends all connections, and waits until the server has done so: the request only asks for it.
async fn cut(address: &str) {
    let mut connection = PgConnection::connect(address).await.unwrap();
    let cut: Vec<i32> = sqlx::query_scalar(
        "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let end = sqlx::query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid");
    end.bind(&cut).execute(&mut connection).await.unwrap();
    until(async || {
        let left = sqlx::query("SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)");
        left.bind(&cut).fetch_optional(&mut connection).await.unwrap().is_none().then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_hears_what_others_write() {
    let server = Postgres::start();
    let address = server.database("games");
    let [one, other] = [store::connect(&address).await.unwrap(), store::connect(&address).await.unwrap()];
    let (mut at_one, mut at_other) = (one.changes(), other.changes());
    let [ada, guest] = guests(&*one, ["Ada", "guest"]).await;
    one.set_password(ada, "Ada", "h").await.unwrap();
    let begun = Append { sitters: vec![(0, Some(guest))], ..table("a table", ada) };
    let changed = |id: &str, revision| RemoteChange::Table { id: id.into(), revision };

    one.create_table(&begun).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 1));
    one.append(&next(&begun.head, "x")).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 2));
    one.save_draft("a table", 0, "draft", None).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 3));
    assert!(matches!(one.append(&next(&begun.head, "late")).await, Err(StoreError::Stale)));
    one.set_onlooker("a table", ada, Some(Admission::Muted)).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 4), "nothing was told of what was refused");
    one.merge(guest, ada).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 5));
    one.delete_table("a table", true, None).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("a table", 6));
    assert_eq!(other.head("a table").await.unwrap().unwrap().revision, 6, "told after it was committed");
    other.create_table(&table("back", ada)).await.unwrap();
    assert_eq!(heard(&mut at_one).await, changed("back", 1), "of one's own writes nothing is told");

    // More than fits into one notification.
    let mut ids: Vec<String> = (0..40).map(|number| format!("{number:02}-{}", "long".repeat(100))).collect();
    let tasks: Vec<_> = ids
        .iter()
        .map(|id| {
            let (one, begun) = (Arc::clone(&one), table(id, ada));
            tokio::spawn(async move { one.create_table(&begun).await.unwrap() })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    while !ids.is_empty() {
        match heard(&mut at_other).await {
            RemoteChange::Table { id, revision: 1 } => ids.retain(|left| *left != id),
            change => panic!("{change:?}"),
        }
    }

    // Nobody knows what was missed: check everything.
    cut(&address).await;
    assert_eq!(heard(&mut at_other).await, RemoteChange::Unknown);
    assert_eq!(heard(&mut at_one).await, RemoteChange::Unknown);
    one.create_table(&table("later", ada)).await.unwrap();
    assert_eq!(heard(&mut at_other).await, changed("later", 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_ends_with_its_node() {
    let server = Postgres::start();
    let address = server.database("games");
    let store = store::connect(&address).await.unwrap();
    let ours = leased(&*store, "ours").await;
    let mut process = StoreProcess::on(&address);
    for (job, answer) in [("theirs", "ok"), ("theirs", "taken"), ("ours", "taken")] {
        assert_eq!(process.ask(&format!("lease {job}")), answer, "{job}");
    }
    assert!(store.lease("theirs").await.unwrap().is_none());
    drop(ours);
    let ours = leased(&*store, "ours").await;
    process.kill();
    let theirs = leased(&*store, "theirs").await;

    cut(&address).await;
    until(async || (!ours.is_held() && !theirs.is_held()).then_some(())).await;
    let other = store::connect(&address).await.unwrap();
    let taken = leased(&*other, "ours").await;
    // Dropping a lost lease does not release one that another holds now.
    drop(ours);
    assert!(store.lease("ours").await.unwrap().is_none());
    assert!(taken.is_held());
    other.close().await;
    drop(leased(&*store, "ours").await);
}

/// Connections that are cut, as by a restart of the server, are replaced.
#[tokio::test(flavor = "multi_thread")]
async fn writes_go_on_after_connections_are_cut() {
    let server = Postgres::start();
    let address = server.database("games");
    let store = store::connect(&address).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", ada)).await.unwrap();
    for round in 0..5 {
        cut(&address).await;
        let head = store.head("t").await.unwrap().unwrap();
        store.append(&next(&head, &round.to_string())).await.unwrap();
    }
    assert_eq!(bodies(&*store, "t").await.len(), 6);
}

/// A server, and a standby that has everything the server has acknowledged.
async fn with_standby() -> [Postgres; 2] {
    let [primary, standby] = Postgres::start_with_standby("games");
    let mut connection = PgConnection::connect(&primary.address("postgres")).await.unwrap();
    for statement in ["ALTER SYSTEM SET synchronous_standby_names = 'standby'", "SELECT pg_reload_conf()"] {
        sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    }
    until(async || {
        let synchronous = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'";
        sqlx::query(synchronous).fetch_optional(&mut connection).await.unwrap()
    })
    .await;
    [primary, standby]
}

#[tokio::test(flavor = "multi_thread")]
async fn another_server_takes_over() {
    let [primary, standby] = with_standby().await;
    // The standby is named first, so that the order of the addresses does not help.
    let address = format!(
        "{},{}",
        standby.tcp_address("127.0.0.1", "games"),
        primary.tcp_address("127.0.0.1", "games")
    );
    let store = store::connect(&address).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let (over, ended) = tokio::sync::watch::channel(false);
    let writers: Vec<_> = (0..8)
        .map(|number| {
            let (store, ended) = (Arc::clone(&store), ended.clone());
            tokio::spawn(async move { write_until(&*store, ada, number, ended).await })
        })
        .collect();
    let written = async |at_least: u64| {
        for number in 0..8 {
            until(async || {
                let head = store.head(&format!("t{number}")).await.ok().flatten();
                head.filter(|head| head.entries > at_least)
            })
            .await;
        }
    };
    written(20).await;
    primary.crash();
    standby.promote();
    let mut before = 0;
    for number in 0..8 {
        let head = until(async || store.head(&format!("t{number}")).await.ok().flatten()).await;
        before = before.max(head.entries);
    }
    written(before + 20).await;
    over.send_replace(true);
    for (number, writer) in writers.into_iter().enumerate() {
        let acknowledged = writer.await.unwrap();
        let kept = bodies(&*store, &format!("t{number}")).await;
        for body in &acknowledged {
            assert_eq!(kept.iter().filter(|kept| *kept == body).count(), 1, "t{number}: {body}");
        }
    }
    // Leases and news come from the new server.
    let lease = leased(&*store, "job").await;
    let other = store::connect(&standby.tcp_address("127.0.0.1", "games")).await.unwrap();
    assert!(other.lease("job").await.unwrap().is_none());
    drop(lease);
}

/// A node that has become too old finds out by itself, without being asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_has_become_too_old_writes_nothing_more() {
    let server = Postgres::start();
    let address = server.database("games");
    let store = store::connect(&address).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    let mut connection = PgConnection::connect(&address).await.unwrap();
    let newer = "UPDATE schema_version SET version = 1000, oldest = 1000";
    sqlx::raw_sql(newer).execute(&mut connection).await.unwrap();
    until(async || match store.rename(ada, "Countess").await {
        Ok(()) => None,
        Err(StoreError::SchemaTooNew { found: 1000, .. }) => Some(()),
        Err(error) => panic!("{error}"),
    })
    .await;
    assert!(store.person(ada).await.unwrap().is_some(), "it may look on");
    sqlx::raw_sql("UPDATE schema_version SET oldest = 4").execute(&mut connection).await.unwrap();
    until(async || store.rename(ada, "Ada").await.ok()).await;
}

/// The old server is still there, and answers: nobody stays with it.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_stays_with_a_server_that_was_replaced() {
    let [primary, standby] = with_standby().await;
    let address = format!(
        "{},{}",
        primary.tcp_address("127.0.0.1", "games"),
        standby.tcp_address("127.0.0.1", "games")
    );
    let store = store::connect(&address).await.unwrap();
    let ada = store.create_guest("Ada", 1).await.unwrap();
    store.create_table(&table("t", ada)).await.unwrap();
    let held = leased(&*store, "held").await;
    let mut changes = store.changes();
    standby.promote();

    // This node has nothing to write, and so no reason of its own to look for another server.
    let other = store::connect(&standby.tcp_address("127.0.0.1", "games")).await.unwrap();
    other.create_table(&table("later", ada)).await.unwrap();
    until(async || store.head("later").await.ok().flatten()).await;
    until(async || (!held.is_held()).then_some(())).await;
    // From then on it listens to the new one.
    while heard(&mut changes).await != RemoteChange::Unknown {}
    other.create_table(&table("even later", ada)).await.unwrap();
    while heard(&mut changes).await != (RemoteChange::Table { id: "even later".into(), revision: 1 }) {}
    let lease = leased(&*store, "job").await;
    assert!(other.lease("job").await.unwrap().is_none(), "it is held where the other node looks");
    drop(lease);
    let head = store.head("t").await.unwrap().unwrap();
    store.append(&next(&head, "x")).await.unwrap();
    assert_eq!(bodies(&*other, "t").await, ["begin", "x"]);
}

/// Appends until it is told to stop, and returns what was acknowledged.
async fn write_until(
    store: &dyn Store,
    owner: store::PersonId,
    number: usize,
    ended: tokio::sync::watch::Receiver<bool>,
) -> Vec<String> {
    let id = format!("t{number}");
    store.create_table(&table(&id, owner)).await.unwrap();
    let mut acknowledged = Vec::new();
    for round in 0.. {
        if *ended.borrow() {
            break;
        }
        // While nobody answers, nothing is known.
        let Ok(Some(head)) = store.head(&id).await else { continue };
        let body = format!("{number} {round}");
        match store.append(&next(&head, &body)).await {
            Ok(_) => acknowledged.push(body),
            // A write in doubt may have been stored all the same.
            Err(StoreError::Unavailable | StoreError::Stale) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
    acknowledged
}
