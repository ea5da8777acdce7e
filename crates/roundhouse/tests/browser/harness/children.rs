//! The server that a test starts, and ends.

use std::path::Path;
use std::process::Command;

use testbed::Running;

pub(super) fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("tables.db").display())
}

/// `roundhouse serve`, with a database of its own.
pub(super) struct Server {
    running: Running,
    /// `http://127.0.0.1:41234`
    pub(super) address: String,
}

impl Server {
    /// At this address, or at any that is free.
    pub(super) fn start(folder: &Path, address: Option<&str>, seed: &str) -> Self {
        let listen = address.and_then(|address| address.strip_prefix("http://")).unwrap_or("127.0.0.1:0");
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.args(["serve", "--listen", listen, "--no-limits", "--bot-pause", "0", "--seed", seed]);
        command.arg("--database").arg(database(folder));
        let (running, address) = Running::start(&mut command, "Roundhouse is open: ");
        Self { running, address }
    }

    pub(super) fn stop(&mut self) {
        self.running.end();
    }
}
