//! A PostgreSQL server of our own: in a temporary folder, on a socket in there, gone after the test.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The server refuses to be run by root.
const USER: &str = "postgres";

/// Waits for its input to end, as it does however we end, and takes the server away then.
const WATCH: &str = r#"trap '' INT TERM HUP; read -r _; "$1" -D "$2/data" -m immediate stop; rm -rf "$2""#;

pub(crate) struct Postgres {
    folder: PathBuf,
    watcher: Child,
}

impl Postgres {
    pub(crate) fn start() -> Self {
        let programs = programs().expect(
            "PostgreSQL was not found, neither on the PATH nor in /usr/lib/postgresql: \
             `cargo xtask test` installs it, and so does `apt-get install postgresql`",
        );
        // Not the usual temporary folder: the path of a socket has to be short.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp").unwrap().keep();
        if is_root() {
            done(Command::new("chown").arg(USER).arg(&folder));
        }
        let watcher = command("sh", &folder)
            .args(["-c", WATCH, "watch"])
            .arg(programs.join("pg_ctl"))
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap();
        let server = Self { folder: folder.clone(), watcher };
        let data = folder.join("data");
        let plain =
            ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        done(command(programs.join("initdb"), &folder).args(plain).arg(&data));
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off", folder.display());
        let mut start = command(programs.join("pg_ctl"), &folder);
        start.args(["-w", "-D"]).arg(&data).arg("-l").arg(folder.join("log")).args(["-o", &options, "start"]);
        done(&mut start);
        server
    }

    /// The address of its database.
    pub(crate) fn address(&self) -> String {
        format!("postgres://{USER}@localhost/postgres?host={}", self.folder.display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watcher.stdin.take());
        // Should this fail, there is nothing left to be done.
        let _ = self.watcher.wait();
    }
}

/// A program to be run in a folder, by somebody other than root.
fn command(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", USER, "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder);
    command
}

fn done(command: &mut Command) {
    // The server inherits what its starter has: a pipe would stay open as long as the server runs.
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(status.as_ref().is_ok_and(std::process::ExitStatus::success), "{command:?}: {status:?}");
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// The folder with the server's programs, of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&paths).find(|folder| folder.join("initdb").exists());
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let packaged = || {
        let folders =
            std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(|folder| Some(folder.ok()?.path()));
        let newest = folders.filter(|folder| folder.join("bin/initdb").exists()).max_by_key(version)?;
        Some(newest.join("bin"))
    };
    on_path.or_else(packaged)
}
