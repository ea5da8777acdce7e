//! How many appends a second the store keeps, with many in flight, beside a plain loop that inserts one row per commit into
//! a table of the same database.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _};
use store::{Append, Head, PersonId, Store};
use testbed::Postgres;
use tokio::task::JoinSet;

use crate::report::{Report, Times};
use crate::server;

const ROUNDS: usize = 5;
const IN_FLIGHT: usize = 32;
const EACH: usize = 60;
const LOOP: usize = 300;
const LEAST_RATIO: f64 = 1.0;
const BODY: &str =
    r#"{"moved":{"seat":2,"text":"build Q10 straight/2","shown":["$2, leaves $7"],"at":1700000000000}}"#;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let folder = server::folder()?;
    let file = folder.path().join("tables.db");
    let ratio = compare("SQLite", &format!("sqlite:{}", file.display()), report).await?;
    report.at_least("SQLite, and how many times as many", ratio, "times", LEAST_RATIO);
    let postgres = Postgres::uninitialized();
    postgres.init();
    postgres.run("-c listen_addresses=''");
    let ratio = compare("PostgreSQL", &postgres.database("appends"), report).await?;
    // On a disk that costs nothing, the several statements of an append cost as much as what they save in commits.
    report.figure("PostgreSQL, and how many times as many", ratio, "times");
    Ok(())
}

/// One after the other, several times: what else the disk has to do meets both. Returns how many times as many appends there
/// were as rows.
async fn compare(kind: &str, address: &str, report: &mut Report) -> Result<f64> {
    let store = store::connect(address).await?;
    let [mut plain, mut kept, mut ratios] = [const { None }; 3].map(Option::<Times>::unwrap_or_default);
    for round in 0..ROUNDS {
        let (rows, appends) = (plain_loop(address).await?, appends(&store, round).await?);
        plain.put(rows);
        kept.put(appends);
        ratios.put(appends / rows);
    }
    store.close().await;
    report.figure(format!("{kind}, a row a commit: rows"), plain.median(), "/s");
    report.figure(format!("{kind}, {IN_FLIGHT} appends in flight: appends"), kept.median(), "/s");
    Ok(ratios.median())
}

/// Rows a second of one task that commits each.
async fn plain_loop(address: &str) -> Result<f64> {
    let mut connection: AnyConnection = address.parse::<AnyConnectOptions>()?.connect().await?;
    if address.starts_with("sqlite:") {
        sqlx::raw_sql("PRAGMA synchronous = FULL").execute(&mut connection).await?;
    }
    let table = "CREATE TABLE IF NOT EXISTS plain_loop (number BIGINT, body TEXT)";
    sqlx::raw_sql(table).execute(&mut connection).await?;
    let began = Instant::now();
    for number in 0..LOOP {
        let row = sqlx::query("INSERT INTO plain_loop VALUES ($1, $2)");
        row.bind(number as i64).bind(BODY).execute(&mut connection).await?;
    }
    Ok(LOOP as f64 / began.elapsed().as_secs_f64())
}

/// Appends a second of many tasks, each at a table of its own.
async fn appends(store: &Arc<dyn Store>, round: usize) -> Result<f64> {
    let owner = store.create_guest("bench", 1).await?;
    let mut tables = Vec::new();
    for number in 0..IN_FLIGHT {
        let begun = table(&format!("table{round}x{number}"), owner);
        store.create_table(&begun).await?;
        tables.push(begun);
    }
    let began = Instant::now();
    let mut writing = JoinSet::new();
    for mut append in tables {
        let store = Arc::clone(store);
        writing.spawn(async move {
            for _ in 0..EACH {
                append.head.entries += 1;
                store.append(&append).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(written) = writing.join_next().await {
        written??;
    }
    Ok((IN_FLIGHT * EACH) as f64 / began.elapsed().as_secs_f64())
}

fn table(id: &str, owner: PersonId) -> Append {
    let names = vec!["Ada".into(), "Grace".into(), "Mary".into(), String::new()];
    let head = Head { title: "Sunday night".into(), names, ..testbed::stored_table(id, owner).head };
    Append::new(head, vec![BODY.into()])
}
