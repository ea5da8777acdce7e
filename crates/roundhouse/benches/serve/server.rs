//! The program, running.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A folder for a database, gone in the end.
pub(crate) fn folder() -> Result<TempDir> {
    Ok(tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?)
}

#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    worked: Mutex<Ledger>,
}

/// How long each thread has worked, by its number, in nanoseconds. Those that have ended stay in it.
#[derive(Default, Debug)]
struct Ledger {
    threads: HashMap<u32, u64>,
    /// Of threads whose number is another's now.
    before: u64,
}

impl Ledger {
    fn note(&mut self, thread: u32, worked: u64) {
        let seen = self.threads.insert(thread, worked).unwrap_or(0);
        if worked < seen {
            self.before += seen;
        }
    }

    fn sum(&self) -> u64 {
        self.before + self.threads.values().sum::<u64>()
    }
}

impl Server {
    /// Starts with the database of this folder, and waits until it listens.
    pub(crate) async fn start(folder: &TempDir, bot_pause: Duration) -> Result<Self> {
        Self::on(&format!("sqlite:{}", folder.path().join("tables.db").display()), bot_pause).await
    }

    /// The same with a database at this address.
    pub(crate) async fn on(database: &str, bot_pause: Duration) -> Result<Self> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits"])
            .arg(format!("--bot-pause={}", bot_pause.as_millis()))
            .env("ROUNDHOUSE_DATABASE", database)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the program does not start")?;
        let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.trim().parse()?;
                // What it says later has to go somewhere.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { child, address, worked: Mutex::default() });
            }
        }
        bail!("the program ended before it listened");
    }

    pub(crate) async fn stop(mut self) -> Result<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// What it holds of the machine's memory, in MB.
    pub(crate) fn memory(&self) -> Result<f64> {
        let id = self.child.id().context("it has ended")?;
        let status =
            std::fs::read_to_string(format!("/proc/{id}/status")).context("only Linux tells the memory")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kilobytes / 1024.0)
    }

    /// The time its threads have worked so far, in seconds.
    pub(crate) fn worked(&self) -> Result<f64> {
        const TICKS_A_SECOND: f64 = 100.0;
        let id = self.child.id().context("it has ended")?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        let after_name = stat.rsplit_once(") ").context("no name in stat")?.1;
        let ticks = after_name.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
        Ok(ticks.sum::<f64>() / TICKS_A_SECOND)
    }

    /// The same in milliseconds, and exactly, but for what a thread did between the last reading and its end.
    pub(crate) fn worked_ms(&self) -> Result<f64> {
        let id = self.child.id().context("it has ended")?;
        let mut ledger = self.worked.lock().map_err(|_| anyhow!("an earlier reading broke down"))?;
        for thread in std::fs::read_dir(format!("/proc/{id}/task"))? {
            let thread = thread?;
            // One that has just ended has no file any more.
            let Ok(schedule) = std::fs::read_to_string(thread.path().join("schedstat")) else { continue };
            let number = thread.file_name().to_string_lossy().parse()?;
            ledger.note(number, schedule.split(' ').next().unwrap_or_default().parse()?);
        }
        Ok(ledger.sum() as f64 / 1e6)
    }
}

/// Lets this process hold this many connections and files. The program sees to itself.
pub(crate) fn allow_files(count: u64) -> Result<()> {
    let allowed = rlimit::increase_nofile_limit(count)?;
    if allowed < count {
        bail!("only {allowed} files may be open: `ulimit -n {count}` first");
    }
    Ok(())
}
