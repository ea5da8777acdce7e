//! A real browser, and what drives it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::Running;

/// `chromedriver`, which opens browsers and closes them.
#[derive(Debug)]
pub struct Driver {
    _running: Running,
    pub address: String,
}

impl Driver {
    #[must_use]
    pub fn start() -> Self {
        let mut command = Command::new(program("chromedriver"));
        command.args(["--port=0", "--log-level=WARNING"]);
        let (running, port) = Running::start(&mut command, "started successfully on port ");
        Self { _running: running, address: format!("http://127.0.0.1:{}", port.trim_end_matches('.')) }
    }
}

/// The options of a browser for the driver: headless, with a screen of this size and a profile of its own.
#[must_use]
pub fn chromium(profile: &Path, width: u32, height: u32) -> Value {
    json!({
        "binary": program("chromium"),
        "args": [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--force-prefers-reduced-motion",
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.display()),
        ],
    })
}

/// Where a program is.
///
/// # Panics
///
/// When it is not installed.
fn program(name: &str) -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is not installed, and the tests in a browser need it: `cargo xtask test` installs it")
    })
}
