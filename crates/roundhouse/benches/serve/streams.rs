//! How much memory many open streams take.

use std::time::Duration;

use anyhow::Result;

use crate::client::Browser;
use crate::report::Report;
use crate::server::{self, Server};
use crate::tables;

const STREAMS: usize = 10_000;
const TABLES: usize = 20;
const MOST_MB: f64 = 250.0;
const FILES: u64 = 10_500;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    server::allow_files(FILES)?;
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::from_secs(3600)).await?;
    let mut browser = Browser::new(server.address);
    let mut all = Vec::new();
    for _ in 0..TABLES {
        all.push(tables::open(&mut browser, &["me", "bot:greedy", "bot:greedy"]).await?);
    }
    let before = server.memory()?;
    let mut open = Vec::new();
    for number in 0..STREAMS {
        let mut live = Browser::new(server.address).listen(&all[number % TABLES]).await?;
        live.tick().await?;
        open.push(live);
    }
    let now = server.memory()?;
    report.limited(format!("memory, {STREAMS} open streams"), now, "MB", MOST_MB);
    report.figure("of that for each stream", (now - before) * 1024.0 / STREAMS as f64, "KB");
    drop(open);
    server.stop().await
}
