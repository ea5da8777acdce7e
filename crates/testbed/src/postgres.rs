//! A PostgreSQL server of our own: in a temporary folder, on a socket in there, gone after the test.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Port;

/// The server refuses to run as root.
const USER: &str = "postgres";

/// Waits for its input to end, which happens however we exit, and then removes the server.
const WATCH: &str = r#"trap '' INT TERM HUP; read -r _; "$1" -D "$2/data" -m immediate stop; rm -rf "$2""#;

#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    watcher: Child,
    /// Its TCP port, if it listens on one.
    port: Port,
}

impl Postgres {
    /// On a socket only, and without fsync: nothing has to survive.
    pub fn start() -> Self {
        let server = Self::uninitialized();
        server.init();
        server.run("-c listen_addresses='' -c fsync=off");
        server
    }

    /// A server with a database, and a standby that follows it, asynchronously: both listen on TCP.
    pub fn start_with_standby(database: &str) -> [Self; 2] {
        let [primary, standby] = [Self::uninitialized(), Self::uninitialized()];
        primary.init();
        primary.run("-c listen_addresses=127.0.0.1");
        primary.database(database);
        standby.copy(&primary);
        standby.run("-c listen_addresses=127.0.0.1 -c hot_standby=on");
        [primary, standby]
    }

    /// A folder for a server, and a process that removes it.
    pub fn uninitialized() -> Self {
        let programs = programs().expect(
            "PostgreSQL was not found, neither on the PATH nor in /usr/lib/postgresql: \
             `cargo xtask test` installs it, and so does `apt-get install postgresql`",
        );
        // Not the usual temporary folder: the path of a socket has to be short.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp").unwrap().keep();
        if is_root() {
            run_checked(Command::new("chown").arg(USER).arg(&folder));
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
        Self { programs, folder, watcher, port: Port::hold() }
    }

    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port.number
    }

    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Creates the database cluster.
    pub fn init(&self) {
        let options =
            ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        run_checked(self.command("initdb").args(options).arg(self.data()));
    }

    pub fn run(&self, options: &str) {
        let (folder, port) = (self.folder.display(), self.port());
        let options = format!("-c port={port} -c unix_socket_directories='{folder}' {options}");
        run_checked(
            self.command("pg_ctl")
                .args(["-w", "-D"])
                .arg(self.data())
                .arg("-l")
                .arg(self.folder.join("log"))
                .args(["-o", &options, "start"]),
        );
    }

    /// Stops it as if somebody had pulled the plug.
    pub fn crash(&self) {
        run_checked(self.command("pg_ctl").args(["-D"]).arg(self.data()).args(["-m", "immediate", "stop"]));
    }

    /// Becomes a standby of the other server.
    pub fn copy(&self, of: &Self) {
        run_checked(
            self.command("pg_basebackup")
                .args(["--checkpoint=fast", "--no-sync", "--write-recovery-conf", "-D"])
                .arg(self.data())
                .arg("-d")
                .arg(format!("host=127.0.0.1 port={} user={USER} application_name=standby", of.port())),
        );
    }

    pub fn promote(&self) {
        run_checked(self.command("pg_ctl").args(["-w", "-D"]).arg(self.data()).arg("promote"));
    }

    /// Stores a file that only the server may read.
    pub fn put_file(&self, name: &str, text: &[u8]) -> PathBuf {
        use std::os::unix::fs::PermissionsExt as _;
        let file = self.folder.join(name);
        std::fs::write(&file, text).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        if is_root() {
            run_checked(Command::new("chown").arg(USER).arg(&file));
        }
        file
    }

    /// Creates a database, and returns its address.
    pub fn database(&self, name: &str) -> String {
        let port = self.port().to_string();
        let folder = self.folder.to_str().unwrap();
        run_checked(self.command("createdb").args(["-U", USER, "-h", folder, "-p", &port, name]));
        self.address(name)
    }

    /// Its address through the socket.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost:{}/{name}?host={}", self.port(), self.folder.display())
    }

    pub fn tcp_address(&self, host: &str, name: &str) -> String {
        format!("postgres://{USER}@{host}:{}/{name}", self.port())
    }

    fn command(&self, program: &str) -> Command {
        command(self.programs.join(program), &self.folder)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watcher.stdin.take());
        // If this fails, there is nothing left to do.
        let _ = self.watcher.wait();
    }
}

/// A command to be run in a folder, not as root.
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

fn run_checked(command: &mut Command) {
    // The server inherits these files: a pipe would stay open as long as the server runs.
    let output = tempfile::tempfile().unwrap();
    let status = command
        .stdin(Stdio::null())
        .stdout(output.try_clone().unwrap())
        .stderr(output.try_clone().unwrap())
        .status()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    if !status.success() {
        use std::io::{Read as _, Seek as _};
        let (mut output, mut said) = (output, String::new());
        output.rewind().unwrap();
        output.read_to_string(&mut said).unwrap();
        panic!("{command:?}: {status}\n{said}");
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// The folder with the programs of the newest installed version.
fn programs() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    // The path may contain a link to a single program; the others are where it leads.
    let on_path = std::env::split_paths(&paths)
        .find_map(|folder| Some(folder.join("initdb").canonicalize().ok()?.parent()?.to_owned()));
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let packaged = || {
        let folders =
            std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(|folder| Some(folder.ok()?.path()));
        let newest = folders.filter(|folder| folder.join("bin/initdb").exists()).max_by_key(version)?;
        Some(newest.join("bin"))
    };
    on_path.or_else(packaged)
}
