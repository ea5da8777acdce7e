//! A program that a test starts, and ends.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A program that is killed when nobody needs it any more.
#[derive(Debug)]
pub struct Running(Child);

impl Running {
    /// Starts it, and returns what stands after `mark` in the first line with it that it prints.
    pub fn start(command: &mut Command, mark: &str) -> (Self, String) {
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

    pub fn end(&mut self) {
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

/// Asks a process to stop, as whoever looks after a server does.
pub fn ask_to_stop(process: u32) {
    // By the shell: its `kill` is built in, while the program of that name is in a package that may be missing.
    let told = Command::new("sh").args(["-c", "kill -TERM \"$1\"", "sh", &process.to_string()]).status();
    assert!(told.unwrap().success(), "there is no process {process}");
}
