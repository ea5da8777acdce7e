//! The server is killed in the middle of everything, again and again: what it had acknowledged is still there.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod playing;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use playing::{Browser, Done, Kept, Person, Site};

/// How often it is killed.
const CRASHES: usize = 6;

/// A server of our own.
struct Server {
    child: Child,
    address: String,
    /// Kept open: a server that cannot write what it says would end.
    _says: BufReader<std::process::ChildStdout>,
}

impl Server {
    fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--no-limits", "--database"])
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut says = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        says.read_line(&mut line).unwrap();
        let address = line.trim().split_once("http://").expect("it says where it is").1.to_owned();
        Self { child, address, _says: says }
    }

    fn site(&self) -> Site {
        Site::at(&self.address)
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn what_was_acknowledged_survives_every_crash() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.db");
    let kept_in = format!("sqlite:{}", database.display());
    let mut server = Server::start(&database);
    let mut browser = Browser::default();
    let bots = |first: &'static str| {
        [("players", "3"), ("seat0", first), ("seat1", "bot:greedy"), ("seat2", "bot:greedy")]
    };
    let open = |browser: &mut Browser, first| {
        browser.ask(&server.site(), "/new", Some(&bots(first))).unwrap().table()
    };
    let table = open(&mut browser, "me");
    // Others keep the disk busy.
    let others: Vec<String> = (0..3).map(|_| open(&mut browser, "bot:greedy")).collect();
    let mut person = Person::at(&table, browser);
    let mut before: Option<Kept> = None;
    let mut other_moves = vec![Vec::new(); others.len()];
    for crash in 1..=CRASHES {
        let site = server.site();
        for _ in 0..2 + crash {
            assert!(matches!(person.act_soon(&site, &mut || ()), Done::Acted));
        }
        // Every other time the server is killed while a request is under way; else right after an answer.
        std::thread::scope(|scope| {
            let (now, hears) = std::sync::mpsc::channel::<()>();
            let server = &mut server;
            scope.spawn(move || {
                let _ = hears.recv();
                server.kill();
            });
            let done = person.act_soon(&site, &mut || {
                if crash % 2 == 0 {
                    let _ = now.send(());
                }
            });
            assert!(matches!(done, Done::Acted | Done::Gone), "the game ended too soon for this test");
            drop(now);
        });
        let kept = Kept::read(&kept_in, &table);
        if let Some(before) = &before {
            assert_eq!(kept.moves[..before.moves.len()], before.moves, "what was there is there");
        }
        person.compare(&kept);
        before = Some(kept);
        for (other, moves) in others.iter().zip(&mut other_moves) {
            let now = Kept::read(&kept_in, other).moves;
            assert!(now.starts_with(moves));
            *moves = now;
        }
        server = Server::start(&database);
    }
    // All games go on to their end.
    let site = server.site();
    let handed = person.browser.ask(
        &site,
        &format!("/table/{table}/hand"),
        Some(&[("seat", "0"), ("level", "greedy")]),
    );
    assert_eq!(handed.unwrap().status, 200);
    for id in others.iter().chain([&table]) {
        while !person
            .browser
            .ask(&site, &format!("/table/{id}"), None)
            .unwrap()
            .body
            .contains("id=\"outcome\"")
        {
            std::thread::sleep(Duration::from_millis(5));
        }
        let verified = person.browser.ask(&site, &format!("/table/{id}/verify"), None).unwrap();
        assert_eq!(verified.status, 200, "{}", verified.body);
    }
    server.kill();
    let kept = Kept::read(&kept_in, &table);
    assert!(kept.moves.starts_with(&before.unwrap().moves));
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_stop_stops_though_pages_are_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&folder.path().join("tables.db"));
    let mut browser = Browser::default();
    let form = [("players", "3"), ("seat0", "me"), ("seat1", "me"), ("seat2", "me")];
    let table = browser.ask(&server.site(), "/new", Some(&form)).unwrap().table();
    let mut listens = TcpStream::connect(&server.address).unwrap();
    write!(listens, "GET /table/{table}/live HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut slow = TcpStream::connect(&server.address).unwrap();
    write!(
        slow,
        "POST /me/name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n\r\nna"
    )
    .unwrap();
    listens.read_exact(&mut [0; 64]).unwrap();
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert!(server.child.wait().unwrap().success(), "it ends in order");
    let mut rest = Vec::new();
    assert!(listens.read_to_end(&mut rest).is_ok(), "the stream has an end");
}
