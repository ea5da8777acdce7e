//! The table in the browser, as far as the command line goes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::program::{command, run};

/// A server that ends with its test.
pub(crate) struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Serving {
    /// Starts it in this folder, and returns the address that it prints.
    pub(crate) fn start(folder: &Path, arguments: &[&str]) -> (Self, String) {
        Self::spawn(Command::new(env!("CARGO_BIN_EXE_roundhouse")).args(arguments).current_dir(folder))
    }

    fn spawn(command: &mut Command) -> (Self, String) {
        let command = command.stdin(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.next().unwrap().unwrap();
        // Whatever else it says is read, so that it never waits for us.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        (Self(child), said.rsplit_once("http://").unwrap().1.to_owned())
    }

    /// Asks it to stop, and returns its log when it has.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> String {
        testbed::ask_to_stop(self.0.id());
        assert!(self.0.wait().unwrap().success(), "it ends in order");
        let mut log = String::new();
        self.0.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        log
    }
}

fn ask(address: &str, host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    page
}

#[test]
fn without_a_command_the_table_opens_and_says_where() {
    let folder = tempfile::tempdir().unwrap();
    let (_serving, address) = Serving::start(folder.path(), &[]);
    let page = ask(&address, &address, "/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Play now"), "{page}");
    assert!(folder.path().join("roundhouse.db").is_file(), "everything is kept beside it");
}

#[test]
fn only_the_public_address_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--public-url", "https://table.example"];
    let (_serving, address) = Serving::start(folder.path(), &arguments);
    for (host, status) in [("table.example", "200"), (&*address, "421"), ("localhost", "421")] {
        let page = ask(&address, host, "/");
        assert!(page.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {page}");
    }
    assert!(ask(&address, &address, "/readyz").ends_with("ready\n"), "machines ask by address");
}

#[cfg(unix)]
#[test]
fn the_log_has_no_secrets_and_can_be_read_by_machines() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--log", "json"];
    let (serving, address) = {
        // A log of everything that is asked for.
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.env("ROUNDHOUSE_LOG", "debug").args(arguments).current_dir(folder.path());
        Serving::spawn(&mut command)
    };
    ask(&address, &address, "/table/abcdefghij/join/secret-token?also=secret-query");
    let log = serving.stop();
    assert!(!log.contains("secret-") && !log.contains("abcdefghij"), "{log}");
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    let answered = lines.iter().find(|line| line["message"] == "answered").expect("the request is there");
    assert_eq!(answered["status"], 404);
    assert_eq!(answered["span"]["route"], "/table/{id}/join/{token}");
    assert!(answered["span"]["id"].as_str().is_some_and(|id| id.len() >= 8));
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (first, address) = Serving::start(folder.path(), &[]);
    for arguments in [&[][..], &["serve", "--listen", "127.0.0.1:0"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.args(arguments).current_dir(folder.path()).stdin(Stdio::null());
        let mut second = Serving(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap());
        let said = BufReader::new(second.0.stdout.take().unwrap()).lines().next();
        assert!(said.is_none(), "{arguments:?}: two servers write to one file: {said:?}");
        let mut why = String::new();
        second.0.stderr.take().unwrap().read_to_string(&mut why).unwrap();
        assert_eq!(second.0.wait().unwrap().code(), Some(2), "{why}");
        assert!(
            why.contains(&first.0.id().to_string()) && why.contains(&address),
            "it names the first: {why}"
        );
    }
    drop(first);
    Serving::start(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
}

const UNIT: &str = include_str!("../../../../deploy/roundhouse@.service");

/// The settings of one section of the unit.
fn section(name: &str) -> Vec<&'static str> {
    let lines = UNIT.lines().skip_while(|line| *line != format!("[{name}]")).skip(1);
    lines.take_while(|line| !line.starts_with('[')).collect()
}

#[test]
fn the_shipped_service_never_gives_up() {
    assert!(section("Unit").contains(&"StartLimitIntervalSec=0"), "elsewhere it would be passed over");
    assert!(section("Service").contains(&"Restart=on-failure"));
    assert!(section("Service").contains(&"RestartSec=2s"));
}

#[cfg(target_os = "linux")]
#[test]
fn systemd_understands_the_shipped_service() {
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("roundhouse@.service");
    std::fs::write(&unit, UNIT.replace("/usr/local/bin/roundhouse", env!("CARGO_BIN_EXE_roundhouse")))
        .unwrap();
    let verified = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&unit).output();
    let verified = match verified {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
        verified => verified.unwrap(),
    };
    // It names and skips what it does not understand. About other units it may say what it likes.
    let said = String::from_utf8_lossy(&verified.stderr);
    assert!(verified.status.success() && !said.contains("roundhouse@"), "{said}");
}

#[test]
fn the_shipped_service_starts_what_there_is() {
    let start =
        UNIT.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/roundhouse ")).unwrap();
    let start = start.replace("%i", "8081").replace("${PUBLIC_URL}", "https://table.example");
    let arguments: Vec<&str> = start.split(' ').chain(["--help"]).collect();
    assert!(run(&arguments).ok().contains("ROUNDHOUSE_DATABASE"), "the variable that the unit sets");
    assert!(
        section("Service").iter().any(|line| line.starts_with("Environment=ROUNDHOUSE_DATABASE=sqlite:"))
    );
}

#[test]
fn what_cannot_be_opened_is_told() {
    for (arguments, reason) in [
        (["--database", "sqlite:/no/such/folder/t.db"], "/no/such/folder"),
        (["--database", "mysql://somewhere"], "its kind is unknown"),
        (["--listen", "nowhere"], "invalid"),
        (["--public-url", "table.example"], "https://table.example"),
        (["--public-url", "https://table.example/play"], "without a path"),
        (["--metrics", "nowhere"], "invalid"),
        (["--log", "xml"], "json"),
    ] {
        let ran = run(&[&["serve"], &arguments[..]].concat());
        assert!(ran.complaint().contains(reason), "{arguments:?}: {}", ran.complaint());
    }
}

#[test]
fn predictable_tables_are_for_nobody_else() {
    let own = &["--database", "sqlite::memory:"][..];
    for (more, why) in [
        (&["--listen", "0.0.0.0:0"][..], "on this machine alone"),
        (&["--public-url", "https://table.example"], "on this machine alone"),
        (&["--behind-proxy"], "on this machine alone"),
        (&["--database", "postgres://localhost/tables"], "a SQLite database of its own"),
    ] {
        let own = if more[0] == "--database" { &[] } else { own };
        let ran = run(&[&["serve", "--seed", "7"], own, more].concat());
        assert!(ran.complaint().contains(why), "{more:?}: {}", ran.complaint());
    }
}

#[test]
fn predictable_tables_are_never_kept_with_others() {
    let folder = tempfile::tempdir().unwrap();
    for set in [None, Some("sqlite:of-all-servers.db")] {
        let mut command = command(&["serve", "--listen", "127.0.0.1:0", "--seed", "7"]);
        command.current_dir(folder.path()).stdin(Stdio::null()).env_remove("ROUNDHOUSE_DATABASE");
        command.envs(set.map(|address| ("ROUNDHOUSE_DATABASE", address)));
        let mut refused = Serving(command.spawn().unwrap());
        let said = BufReader::new(refused.0.stdout.take().unwrap()).lines().next();
        assert!(said.is_none(), "{set:?}: it serves what others play on: {said:?}");
        let mut why = String::new();
        refused.0.stderr.take().unwrap().read_to_string(&mut why).unwrap();
        assert!(why.contains("a SQLite database of its own"), "{set:?}: {why}");
    }
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "nothing was written");
}

#[test]
fn the_environment_names_the_database_unless_it_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    for (typed, kept_in) in [(&[][..], "set.db"), (&["--database", "sqlite:typed.db"], "typed.db")] {
        let arguments = [&["serve", "--listen", "127.0.0.1:0"], typed].concat();
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.args(arguments).current_dir(folder.path()).env("ROUNDHOUSE_DATABASE", "sqlite:set.db");
        let _serving = Serving::spawn(&mut command);
        assert!(folder.path().join(kept_in).is_file(), "{typed:?}");
        assert!(!folder.path().join("roundhouse.db").exists(), "{typed:?}");
    }
}

#[cfg(unix)]
#[test]
fn predictable_tables_are_announced_loudly() {
    let folder = tempfile::tempdir().unwrap();
    for (more, predictable) in [(&["--seed", "7", "--database", "sqlite:tests.db"][..], true), (&[], false)] {
        let arguments = [&["serve", "--listen", "127.0.0.1:0"], more].concat();
        let (serving, address) = Serving::start(folder.path(), &arguments);
        assert!(ask(&address, &address, "/").contains("Play now"));
        let log = serving.stop();
        assert_eq!(log.contains("TABLES ARE PREDICTABLE"), predictable, "{log}");
    }
}
