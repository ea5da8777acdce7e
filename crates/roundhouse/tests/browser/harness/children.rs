//! The programs that a test starts, and ends.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program that is killed when nobody needs it any more.
struct Running(Child);

impl Running {
    /// Starts it, and gives what stands after `mark` in the first line with it that it prints.
    fn start(command: &mut Command, mark: &str) -> (Self, String) {
        let named = format!("{command:?}");
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{named} does not start: {error}"));
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once(mark)?;
            Some(rest.trim().to_owned())
        });
        let found = found.unwrap_or_else(|| panic!("{named} ended without saying “{mark}”"));
        // Whatever else it prints is read, so that it never waits for us.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        (Self(child), found)
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

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
    pub(super) fn start(folder: &Path, address: Option<&str>) -> Self {
        let listen = address.and_then(|address| address.strip_prefix("http://")).unwrap_or("127.0.0.1:0");
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.args(["serve", "--listen", listen, "--no-limits", "--bot-pause", "0", "--database"]);
        command.arg(database(folder));
        let (running, address) = Running::start(&mut command, "Roundhouse is open: ");
        Self { running, address }
    }

    pub(super) fn stop(&mut self) {
        self.running.end();
    }
}

/// `chromedriver`, which opens browsers and closes them.
pub(super) struct Driver {
    _running: Running,
    pub(super) address: String,
}

impl Driver {
    pub(super) fn start() -> Self {
        let mut command = Command::new(program("chromedriver"));
        command.args(["--port=0", "--log-level=WARNING"]);
        let (running, port) = Running::start(&mut command, "started successfully on port ");
        Self { _running: running, address: format!("http://127.0.0.1:{}", port.trim_end_matches('.')) }
    }
}

/// Where a program is.
///
/// # Panics
///
/// When it is not installed.
pub(super) fn program(name: &str) -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is not installed, and the tests in a browser need it: `cargo xtask test` installs it")
    })
}
