//! How long the page of a long finished game takes, when the program has never seen the table and when it has.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::client::Browser;
use crate::report::{Report, Times};
use crate::server::{self, Server};
use crate::tables;

const MOVES: u64 = 300;
const MOST_MS: f64 = 50.0;
const PROCESSES: usize = 9;
const TABLES: usize = 8;
const AGAIN: usize = 60;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::ZERO).await?;
    let mut browser = Browser::new(server.address);
    let mut tables = Vec::new();
    let mut longest = 0;
    for _ in 0..TABLES {
        let (table, moves) = tables::finished_after(&mut browser, 5, MOVES).await?;
        tables.push(table);
        longest = longest.max(moves);
    }
    server.stop().await?;
    println!("{TABLES} tables of {MOVES} to {longest} moves");

    let [mut fresh, mut cold, mut warm] = [const { None }; 3].map(Option::unwrap_or_default);
    for _ in 0..PROCESSES {
        let server = Server::start(&folder, Duration::ZERO).await?;
        let mut browser = Browser::new(server.address);
        for (number, table) in tables.iter().enumerate() {
            // The first one also finds the database and the words unread.
            time(&mut browser, table, if number == 0 { &mut fresh } else { &mut cold }).await?;
        }
        server.stop().await?;
    }
    let server = Server::start(&folder, Duration::ZERO).await?;
    let mut browser = Browser::new(server.address);
    browser.get(&tables[0]).await?;
    for _ in 0..AGAIN {
        time(&mut browser, &tables[0], &mut warm).await?;
    }
    for (what, times) in
        [("first request of a process", &fresh), ("not in memory", &cold), ("in memory", &warm)]
    {
        report.limited(format!("finished table, {what}: median"), times.median(), "ms", MOST_MS);
        report.figure(format!("finished table, {what}: slowest of {}", times.len()), times.most(), "ms");
    }
    server.stop().await
}

async fn time(browser: &mut Browser, table: &str, times: &mut Times) -> Result<()> {
    let began = Instant::now();
    browser.get(table).await?;
    times.add(began.elapsed());
    Ok(())
}
