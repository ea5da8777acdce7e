//! How much memory the program holds with many pages open.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::client::{Browser, Live};
use crate::report::Report;
use crate::server::{self, Server};
use crate::tables::{self, Chance};

const TABLES: usize = 200;
const PAGES_OF_EACH: usize = 10;
const MOST_MB: f64 = 300.0;
const FILES: u64 = 4096;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    server::allow_files(FILES)?;
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::ZERO).await?;
    report.figure("memory, just started", server.memory()?, "MB");
    let mut browser = Browser::new(server.address);
    let (over, moves) = tables::finished_after(&mut browser, 4, 200).await?;
    let mut chance = Chance(4);
    let mut all = Vec::new();
    for _ in 0..TABLES {
        let at = moves / 4 + chance.below(moves / 2);
        let table = tables::go_on(&mut browser, &over, 0, at).await?;
        tables::asked(&mut browser, &table).await?;
        all.push(table);
    }
    report.figure(format!("memory, {TABLES} tables"), server.memory()?, "MB");

    let mut pages: Vec<(usize, Browser, Live)> = Vec::new();
    for (number, table) in all.iter().enumerate() {
        for _ in 0..PAGES_OF_EACH {
            let mut visitor = Browser::new(server.address);
            visitor.get(table).await?;
            let mut live = visitor.listen(table).await?;
            live.tick().await?;
            pages.push((number, visitor, live));
        }
    }
    let count = pages.len();
    report.limited(format!("memory, {count} open pages"), server.memory()?, "MB", MOST_MB);

    // Somebody says something everywhere, and every page asks for itself again.
    let (began, worked) = (Instant::now(), server.worked()?);
    for table in &all {
        browser.send(&format!("{table}/chat"), &[("text", "Good game!")]).await?;
    }
    let mut asking = tokio::task::JoinSet::new();
    for (number, mut visitor, mut live) in pages {
        let table = all[number].clone();
        asking.spawn(async move {
            live.tick().await?;
            visitor.part(&table).await?;
            anyhow::Ok((visitor, live))
        });
    }
    let mut pages = Vec::new();
    while let Some(asked) = asking.join_next().await {
        pages.push(asked??);
    }
    let seconds = server.worked()? - worked;
    report.limited(format!("memory, {count} pages asked anew at once"), server.memory()?, "MB", MOST_MB);
    report.figure("and how long until the last one had its part", began.elapsed().as_secs_f64(), "s");
    report.figure("and how long the program worked for each part", seconds * 1000.0 / count as f64, "ms");
    drop(pages);
    server.stop().await
}
