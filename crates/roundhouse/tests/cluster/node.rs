//! One of several servers on one database.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

pub(crate) struct Node {
    child: Child,
    pub(crate) address: String,
    /// Kept open: a server that cannot write what it says would end.
    _says: BufReader<std::process::ChildStdout>,
}

impl Node {
    pub(crate) fn start(database: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--behind-proxy",
                "--public-url",
                "https://table.example",
            ])
            .args(["--bot-pause", "0", "--no-limits"])
            .env("ROUNDHOUSE_DATABASE", database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut says = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        says.read_line(&mut line).unwrap();
        let address = line.trim().split_once("http://").expect("it says where it is").1.to_owned();
        Self { child, address, _says: says }
    }

    /// Without any warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
