//! How many appends a second the store keeps, with many in flight, beside a plain loop that inserts one row per commit
//! into a table of the same database.
//!
//! `cargo bench -p store --bench appends [-- postgres://…]`: SQLite in a file in the working folder's `target` unless an
//! address is given.
#![allow(clippy::unwrap_used, reason = "a benchmark")]

use std::sync::Arc;
use std::time::Instant;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _};
use store::{Append, Audience, Head, PersonId, Stage, Store};

const IN_FLIGHT: usize = 32;
const EACH: usize = 60;
const LOOP: usize = 300;
const BODY: &str =
    r#"{"moved":{"seat":2,"text":"build Q10 straight/2","shown":["$2, leaves $7"],"at":1700000000000}}"#;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let given = std::env::args().skip(1).find(|argument| argument.contains(':'));
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let address = given.unwrap_or_else(|| format!("sqlite:{}/appends.db", folder.path().display()));
    runtime.block_on(measure(&address));
}

async fn measure(address: &str) {
    let store = store::connect(address).await.unwrap();
    let kind = address.split(':').next().unwrap_or_default();
    let mut ratios = Vec::new();
    for round in 0..3 {
        let raw = raw_loop(address).await;
        let kept = appends(&store, round).await;
        println!(
            "{kind}: {kept:.0} appends/s with {IN_FLIGHT} in flight, plain loop {raw:.0} rows/s, ratio {:.1}",
            kept / raw
        );
        ratios.push(kept / raw);
    }
    ratios.sort_by(f64::total_cmp);
    println!("{kind}: median ratio {:.1}", ratios[ratios.len() / 2]);
    store.close().await;
}

/// Rows a second of one task that commits each.
async fn raw_loop(address: &str) -> f64 {
    let mut connection: AnyConnection =
        address.parse::<AnyConnectOptions>().unwrap().connect().await.unwrap();
    if address.starts_with("sqlite:") {
        sqlx::raw_sql("PRAGMA synchronous = FULL").execute(&mut connection).await.unwrap();
    }
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS plain_loop (number BIGINT, body TEXT)")
        .execute(&mut connection)
        .await
        .unwrap();
    let began = Instant::now();
    for number in 0..LOOP {
        sqlx::query("INSERT INTO plain_loop VALUES ($1, $2)")
            .bind(number as i64)
            .bind(BODY)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    LOOP as f64 / began.elapsed().as_secs_f64()
}

/// Appends a second of many tasks, each at a table of its own.
async fn appends(store: &Arc<dyn Store>, round: usize) -> f64 {
    let owner = store.new_guest("bench", 1).await.unwrap();
    let mut tables = Vec::new();
    for number in 0..IN_FLIGHT {
        let now = Instant::now().elapsed().as_nanos();
        let begun = table(format!("bench-{}-{round}-{number}-{now}", std::process::id()), owner);
        store.create(&begun).await.unwrap();
        tables.push(begun);
    }
    let began = Instant::now();
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|mut append| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                for _ in 0..EACH {
                    append.head.entries += 1;
                    store.append(&append).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    (IN_FLIGHT * EACH) as f64 / began.elapsed().as_secs_f64()
}

fn table(id: String, owner: PersonId) -> Append {
    Append {
        head: Head {
            id,
            game: "age-of-steam".into(),
            rules_version: 1,
            title: "Sunday night".into(),
            owner,
            stage: Stage::Running,
            audience: Audience::Everyone,
            deleted: false,
            revision: 0,
            entries: 1,
            moves: 0,
            players: 4,
            owed: 0,
            bot_owed: false,
            round: 1,
            created: 1_000,
            changed: 1_000,
            names: vec!["Ada".into(), "Grace".into(), "Mary".into(), String::new()],
        },
        owner: None,
        bodies: vec![BODY.into()],
        snapshots: Vec::new(),
        sitters: Vec::new(),
        drafts_done: Vec::new(),
        once: None,
    }
}
