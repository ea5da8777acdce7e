//! A server of our own, in its own process.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

#[derive(Debug)]
pub struct Node {
    child: Child,
    pub address: String,
    /// Kept open: a server that cannot write its output would exit.
    _says: BufReader<ChildStdout>,
}

impl Node {
    /// Starts the program at this path on this database.
    #[must_use]
    pub fn start(program: &str, database: &str) -> Self {
        Self::run(Command::new(program), database, &[])
    }

    /// Starts a prepared command, with more arguments.
    #[must_use]
    pub fn run(command: Command, database: &str, more: &[&str]) -> Self {
        Self::run_at("127.0.0.1:0", command, database, more)
    }

    /// The same, at an address that was announced beforehand.
    #[must_use]
    pub fn run_at(listen: &str, mut command: Command, database: &str, more: &[&str]) -> Self {
        let mut child = command
            .args(["serve", "--listen", listen, "--bot-pause", "0", "--no-limits"])
            .args(more)
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
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits for its end, and returns whether it succeeded.
    pub fn wait_for_exit(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
