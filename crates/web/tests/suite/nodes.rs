//! Several servers on one PostgreSQL, one of which suffers failures.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use sqlx::{Connection as _, PgConnection};
use store::{Append, Head, PersonId, StoredStage};
use table::TableEvent;
use testbed::Postgres;

use crate::client::{Client, HOST, TestServer, free};
use crate::tables::with_bots;

/// Long enough that only something that never happens runs into it.
const LONG: Duration = Duration::from_secs(120);

async fn server(address: &str) -> TestServer {
    TestServer::on(store::connect(address).await.unwrap(), free())
}

async fn run(address: &str, statement: &'static str) {
    let mut connection = PgConnection::connect(address).await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Ends every connection, as a server does when it restarts.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND datname = current_database()";

/// The events that an open page receives.
struct Stream(BodyDataStream);

impl Stream {
    async fn open(client: &mut Client, table: &str) -> Self {
        let request = Request::get(format!("/table/{table}/live")).header(header::HOST, HOST);
        let answer = client.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status(), StatusCode::OK);
        Self(answer.into_body().into_data_stream())
    }

    /// Waits until the page has heard of this many entries.
    async fn hears_of(&mut self, entries: u64) {
        let hears = async {
            while let Some(told) = self.0.next().await {
                let told = String::from_utf8(told.unwrap().to_vec()).unwrap();
                let version = told.lines().find_map(|line| line.strip_prefix("data: ")).unwrap_or_default();
                let version = version.split('.').next().unwrap_or_default();
                if version.parse().is_ok_and(|told: u64| told >= entries) {
                    return;
                }
            }
            panic!("the stream has ended");
        };
        tokio::time::timeout(LONG, hears).await.expect("the page stands still");
    }
}

/// Says something at one server, and returns how many entries there are then.
async fn says(server: &TestServer, client: &mut Client, table: &str) -> u64 {
    let said = client.post(&format!("/table/{table}/chat"), &[("text", "hello")]).await;
    assert_eq!(said.status, 303, "{}", said.body);
    server.store.head(table).await.unwrap().unwrap().entries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_catches_up_after_its_server_heard_nothing_for_a_while() {
    let postgres = Postgres::start();
    let address = postgres.database("games");
    let [one, other] = [server(&address).await, server(&address).await];
    let mut ada = one.guest("Ada").await;
    let id = ada.post("/new", &with_bots(3)).await.table();
    let mut there = ada.at(&other);
    let mut page = Stream::open(&mut ada, &id).await;
    page.hears_of(one.store.head(&id).await.unwrap().unwrap().entries).await;
    let said = says(&other, &mut there, &id).await;
    page.hears_of(said).await;
    for _ in 0..3 {
        // Nobody hears what is said right then, unless they are listening again already.
        run(&address, CUT).await;
        let said = said_in_the_end(&other, &mut there, &id).await;
        page.hears_of(said).await;
    }
}

/// Bots that nobody watches move as fast as they can at their own server: somebody who chats at another server need not
/// be quicker than them.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_speaks_where_bots_race_at_another_server_is_heard() {
    let postgres = Postgres::start();
    let address = postgres.database("games");
    let [one, other] = [server(&address).await, server(&address).await];
    let mut ada = one.guest("Ada").await;
    let mut there = ada.at(&other);
    let id = ada.post("/new", &with_bots(0)).await.table();
    let mut said = 0;
    while one.store.head(&id).await.unwrap().unwrap().stage == StoredStage::Running {
        says(&other, &mut there, &id).await;
        said += 1;
    }
    let log = one.log(&id).await;
    assert_eq!(log.iter().filter(|event| matches!(event, TableEvent::Said { .. })).count(), said);
}

/// Connections that were just cut are replaced, but perhaps not before they are used.
async fn said_in_the_end(server: &TestServer, client: &mut Client, table: &str) -> u64 {
    loop {
        let said = client.post(&format!("/table/{table}/chat"), &[("text", "hello")]).await;
        match said.status {
            303 => return server.store.head(table).await.unwrap().unwrap().entries,
            503 => tokio::time::sleep(Duration::from_millis(20)).await,
            other => panic!("{other}: {}", said.body),
        }
    }
}

/// It hears of a change, cannot read it, and nothing else happens.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_catches_up_that_could_not_at_first() {
    let postgres = Postgres::start();
    let address = postgres.database("games");
    let other = server(&address).await;
    run(
        &address,
        "CREATE ROLE weak LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO weak;
         GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO weak",
    )
    .await;
    let one = server(&address.replacen("postgres@", "weak@", 1)).await;
    let mut ada = one.guest("Ada").await;
    let id = ada.post("/new", &with_bots(3)).await.table();
    let mut there = ada.at(&other);
    let mut page = Stream::open(&mut ada, &id).await;
    let said = says(&other, &mut there, &id).await;
    page.hears_of(said).await;

    let mut heard = one.store.changes();
    run(&address, "REVOKE ALL ON entries FROM weak").await;
    let said = says(&other, &mut there, &id).await;
    tokio::time::timeout(LONG, heard.recv()).await.expect("nothing was heard").unwrap();
    run(&address, "GRANT ALL ON entries TO weak").await;
    page.hears_of(said).await;
}

/// A table of bots that has started, where none of them has moved yet.
async fn just_begun(id: &str, owner: PersonId) -> Append {
    let server = TestServer::new().await;
    let made = server.guest("Ada").await.post("/new", &with_bots(0)).await.table();
    let stored = server.store.load_table(&made).await.unwrap().unwrap();
    let started = server.log(&made).await.iter().position(|event| matches!(event, TableEvent::Started));
    let bodies: Vec<_> =
        stored.entries.into_iter().take(started.unwrap() + 1).map(|entry| entry.body).collect();
    let (id, entries) = (id.to_owned(), bodies.len() as u64);
    let (stage, bot_owed) = (StoredStage::Running, true);
    let head = Head { id, owner, entries, moves: 0, stage, bot_owed, changed: 1, ..stored.head };
    Append::new(head, bodies)
}

/// The lease of a dead node becomes free, and another node finds the table.
#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_node_that_died_go_on() {
    let postgres = Postgres::start();
    let address = postgres.database("games");
    let dying = store::connect(&address).await.unwrap();
    let id = "abcdefghij";
    let lease = dying.lease(&format!("bots {id}")).await.unwrap().unwrap();
    dying.create_table(&just_begun(id, dying.create_guest("Ada", 1).await.unwrap()).await).await.unwrap();

    let living = server(&address).await;
    living.guest("Grace").await;
    assert_eq!(living.store.head(id).await.unwrap().unwrap().moves, 0, "they are the other node's");
    // All that a dead process leaves behind is connections that end.
    std::mem::forget(lease);
    std::mem::forget(Arc::clone(&dying));
    run(&address, CUT).await;
    let moved = async {
        while !living.store.head(id).await.is_ok_and(|head| head.is_some_and(|head| head.moves > 0)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, moved).await.expect("nobody took over");
}
