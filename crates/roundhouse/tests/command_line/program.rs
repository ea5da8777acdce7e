//! Running the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: Vec<u8>,
    pub(crate) err: String,
}

impl Run {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.out.clone()).unwrap()
    }

    /// What was printed, by a run that went well.
    #[track_caller]
    pub(crate) fn ok(&self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.text());
        self.text()
    }

    /// The one line of complaint of a run that did not.
    #[track_caller]
    pub(crate) fn complaint(&self) -> &str {
        assert_eq!(self.status, 2, "{}{}", self.text(), self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err.trim_end()
    }
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.args(args).env_remove("NO_COLOR").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub(crate) fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

/// Runs with this on standard input, which then ends.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writing = std::thread::spawn(move || {
        // The program may be done before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: output.stdout,
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder of the test's own that goes away with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("roundhouse-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A finished game by random bots, as a record.
pub(crate) fn record(folder: &Folder) -> String {
    let out = folder.path("games");
    run(&["sim", "age-of-steam", "--players", "3", "--games", "1", "--seed", "fixture", "--out", &out]).ok();
    folder.path("games/game-0.txt")
}
