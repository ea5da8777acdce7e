//! How long something that happens takes to be kept, while pages are being made and while nothing else goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::task::JoinSet;

use crate::client::Browser;
use crate::report::{Report, Times};
use crate::server::{self, Server};
use crate::tables;

const PAGES: usize = 16;
const TIMES: usize = 200;
const MOST_TIMES_LONGER: f64 = 10.0;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::ZERO).await?;
    let mut browser = Browser::new(server.address);
    let (over, moves) = tables::finished(&mut browser, 4).await?;
    let table = tables::go_on(&mut browser, &over, 0, moves / 2).await?;
    tables::asked(&mut browser, &table).await?;
    let idle = say(&mut browser, &table).await?;

    let enough = Arc::new(AtomicBool::new(false));
    let mut reading = JoinSet::new();
    for _ in 0..PAGES {
        let (mut reader, over, enough) = (Browser::new(server.address), over.clone(), Arc::clone(&enough));
        reading.spawn(async move {
            while !enough.load(Ordering::Relaxed) {
                reader.get(&over).await?;
            }
            anyhow::Ok(())
        });
    }
    let busy = say(&mut browser, &table).await?;
    enough.store(true, Ordering::Relaxed);
    while let Some(read) = reading.join_next().await {
        read??;
    }
    report.figure("an append, nothing else going on: median", idle.median(), "ms");
    report.figure(format!("an append, {PAGES} pages being made: median"), busy.median(), "ms");
    let longer = busy.median() / idle.median();
    report.limited("and how much longer that is", longer, "times", MOST_TIMES_LONGER);
    server.stop().await
}

/// Says something again and again: an entry of the log, answered without a page.
async fn say(browser: &mut Browser, table: &str) -> Result<Times> {
    let mut times = Times::default();
    for _ in 0..TIMES {
        let began = Instant::now();
        browser.submit(&format!("{table}/chat"), &[("text", "Good game!")]).await?;
        times.add(began.elapsed());
    }
    Ok(times)
}
