//! A separate process that uses a store, to be killed, starved of disk or given errors. It is this very test program,
//! which reads commands from its input and answers each with a line.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use store::{Lease, Store, StoreError};

use crate::test_database::{next, table};

const ADDRESS: &str = "STORE_SCRIBE_ADDRESS";
const SIGN: &str = "scribe: ";

/// Not really a test.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a program that other tests run"]
async fn program() {
    let Ok(address) = std::env::var(ADDRESS) else { return };
    let say = |answer: &str| println!("\n{SIGN}{answer}");
    let store = match store::connect(&address).await {
        Ok(store) => store,
        Err(error) => return say(&error.to_string()),
    };
    say("ready");
    let mut leases = Vec::new();
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let (order, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let done = obey(&*store, order, rest, &mut leases).await;
        say(&done.unwrap_or_else(|error| error.to_string()));
    }
}

async fn obey(
    store: &dyn Store,
    order: &str,
    rest: &str,
    leases: &mut Vec<Lease>,
) -> Result<String, StoreError> {
    match order {
        "begin" => {
            let owner = store.create_guest("Ada", 1).await?;
            store.create_table(&table("t", owner)).await?;
        }
        "append" => {
            let head = store.head("t").await?.unwrap();
            store.append(&next(&head, rest)).await?;
        }
        "count" => {
            let stored = store.load_table("t").await?.unwrap();
            return Ok(stored.entries.len().to_string());
        }
        "lease" => match store.lease(rest).await? {
            Some(lease) => leases.push(lease),
            None => return Ok("taken".into()),
        },
        "listen" => store.record_server_address(rest),
        "close" => store.close().await,
        other => return Ok(format!("unknown: {other}")),
    }
    Ok("ok".into())
}

pub(crate) struct StoreProcess {
    pub(crate) process: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl StoreProcess {
    pub(crate) fn on(address: &str) -> Self {
        let mut process = Self::start(Self::command(address));
        assert_eq!(process.answer(), "ready");
        process
    }

    pub(crate) fn command(address: &str) -> Command {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["store_process::program", "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
        command.env(ADDRESS, address);
        command
    }

    /// It has not said yet whether it is ready.
    pub(crate) fn start(mut command: Command) -> Self {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let orders = process.stdin.take().unwrap();
        let answers = BufReader::new(process.stdout.take().unwrap());
        Self { process, orders, answers }
    }

    pub(crate) fn answer(&mut self) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            assert_ne!(self.answers.read_line(&mut line).unwrap(), 0, "the process is gone");
            if let Some(answer) = line.strip_prefix(SIGN) {
                return answer.trim_end().to_owned();
            }
        }
    }

    pub(crate) fn ask(&mut self, order: &str) -> String {
        writeln!(self.orders, "{order}").unwrap();
        self.answer()
    }

    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for StoreProcess {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
