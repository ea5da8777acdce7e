//! The server is killed in the middle of everything, again and again: what it had acknowledged is still there.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use store::Store;

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

/// A browser with the simplest way to talk: one request on each connection, whose end is the end of the answer.
#[derive(Default)]
struct Browser {
    cookie: String,
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Browser {
    /// `None` when the server was gone before it had answered.
    fn ask(&mut self, address: &str, path: &str, form: Option<&[(&str, &str)]>) -> Option<Answer> {
        let form = form.map(|fields| {
            fields
                .iter()
                .map(|(name, value)| format!("{name}={}", coded(value)))
                .collect::<Vec<_>>()
                .join("&")
        });
        let (method, body) = (if form.is_some() { "POST" } else { "GET" }, form.unwrap_or_default());
        let mut stream = TcpStream::connect(address).ok()?;
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {address}\r\nOrigin: http://{address}\r\nX-Part: main\r\n\
             Cookie: {}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let header = |name: &str| {
            head.lines()
                .find_map(|line| line.to_lowercase().starts_with(name).then(|| line[name.len()..].trim()))
        };
        let length: Option<usize> = header("content-length:").and_then(|length| length.parse().ok());
        if length.is_some_and(|length| length != body.len()) {
            return None;
        }
        if let Some(cookie) = header("set-cookie:") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }
}

impl Answer {
    /// The name of the table that it leads to.
    fn table(&self) -> String {
        let to = self.head.lines().find_map(|line| line.strip_prefix("location: /table/"));
        to.unwrap_or_else(|| panic!("no table: {}", self.head)).trim().to_owned()
    }

    fn attribute(&self, name: &str) -> Option<String> {
        let (_, rest) = self.body.split_once(&format!("{name}=\""))?;
        let text = rest.split_once('"')?.0;
        Some(text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    }

    fn number(&self, name: &str) -> usize {
        self.attribute(name)
            .and_then(|text| text.parse().ok())
            .unwrap_or_else(|| panic!("no {name}: {}", self.body))
    }
}

fn coded(text: &str) -> String {
    let code = |byte: u8| {
        if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(code).collect()
}

/// What the database has of a table: the moves of everybody, and the draft of the first seat.
#[derive(Clone, PartialEq, Debug)]
struct Kept {
    moves: Vec<(u64, String)>,
    draft: Vec<String>,
}

impl Kept {
    fn read(database: &Path, table: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = store::connect(&format!("sqlite:{}", database.display())).await.unwrap();
            Self::of(store.as_ref(), table).await
        })
    }

    async fn of(store: &dyn Store, table: &str) -> Self {
        let stored = store.open(table).await.unwrap().unwrap();
        let parsed = stored
            .entries
            .iter()
            .map(|entry| serde_json::from_str::<serde_json::Value>(&entry.body).unwrap());
        let moved = parsed.filter(|entry| entry["what"] == "moved");
        let moves: Vec<_> = moved
            .map(|entry| (entry["seat"].as_u64().unwrap(), entry["move"].as_str().unwrap().to_owned()))
            .collect();
        assert_eq!(stored.head.moves, moves.len() as u64, "the head fits its log");
        let drafts = store.drafts(table).await.unwrap();
        let draft = drafts.iter().find(|(seat, _)| *seat == 0).map(|(_, body)| body.clone());
        let draft: serde_json::Value = serde_json::from_str(draft.as_deref().unwrap_or("{}")).unwrap();
        // One that was begun on an earlier position is only left over.
        let current = draft["base"].as_u64() == Some(moves.len() as u64);
        let draft = draft["moves"].as_array().filter(|_| current).into_iter().flatten();
        Self { draft: draft.map(|mv| mv.as_str().unwrap().to_owned()).collect(), moves }
    }

    fn mine(&self) -> Vec<&str> {
        self.moves.iter().filter(|(seat, _)| *seat == 0).map(|(_, mv)| &**mv).collect()
    }
}

/// A person who plays the first seat, and remembers what the server has acknowledged.
struct Person {
    browser: Browser,
    table: String,
    committed: Vec<String>,
    draft: Vec<String>,
    /// How many moves of everybody a page has shown.
    seen: usize,
    /// What was asked for last without an answer: the draft and the committed moves if it was done.
    open: Option<(Vec<String>, Vec<String>)>,
    dice: u64,
}

enum Done {
    Acted,
    Waited,
    Over,
    Gone,
}

impl Person {
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    /// At random, but so that he is not bankrupt before the test is over.
    fn choose(&mut self, choices: &[serde_json::Value]) -> String {
        let moves: Vec<&str> = choices.iter().map(|choice| choice["move"].as_str().unwrap()).collect();
        let modest =
            moves.iter().rposition(|mv| mv.starts_with("issue") || ["drop", "done", "decline"].contains(mv));
        let spends = self.draft.is_empty() && !moves[0].starts_with("issue") && !moves.contains(&"drop");
        let at = modest.filter(|_| !spends).unwrap_or_else(|| self.roll(moves.len()));
        moves[at].to_owned()
    }

    /// Looks, and does the next thing in his turn. `before` is called when something is about to be asked for.
    fn act(&mut self, address: &str, before: &mut dyn FnMut()) -> Done {
        let here = format!("/table/{}", self.table);
        let Some(page) = self.browser.ask(address, &here, None) else { return Done::Gone };
        assert_eq!(page.status, 200, "{}", page.body);
        self.seen = self.seen.max(page.number("data-made"));
        if page.body.contains("id=\"outcome\"") {
            return Done::Over;
        }
        if !page.body.contains("id=\"choices\"") && !page.body.contains("id=\"for-good\"") {
            return Done::Waited;
        }
        assert_eq!(page.number("data-draft"), self.draft.len(), "the page shows what was acknowledged");
        let stamp = page.attribute("data-stamp").unwrap();
        let choices: Vec<serde_json::Value> =
            page.attribute("data-choices").map_or_else(Vec::new, |text| serde_json::from_str(&text).unwrap());
        let mut fields = vec![("seat", "0"), ("stamp", &*stamp)];
        let (mut drafted, mut committed) = (self.draft.clone(), self.committed.clone());
        let chosen;
        let what = if page.body.contains("id=\"for-good\"") {
            let (_, form) = page.body.split_once("id=\"for-good\"").unwrap();
            chosen =
                form.split_once("name=\"move\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
            committed.append(&mut drafted);
            committed.push(chosen.clone());
            fields.extend([("move", &*chosen), ("for_good", "1")]);
            "play"
        } else if choices.is_empty() {
            committed.append(&mut drafted);
            "end"
        } else {
            chosen = self.choose(&choices);
            drafted.push(chosen.clone());
            fields.push(("move", &chosen));
            "play"
        };
        self.open = Some((drafted, committed));
        before();
        let Some(answer) = self.browser.ask(address, &format!("{here}/{what}"), Some(&fields)) else {
            return Done::Gone;
        };
        assert!(
            answer.status == 200 && !answer.head.contains("x-stale"),
            "{what} {fields:?}: {}",
            answer.body
        );
        let (drafted, committed) = self.open.take().unwrap();
        // A move that waits to be confirmed is not in the draft.
        if committed.len() > self.committed.len() || !answer.body.contains("id=\"for-good\"") {
            self.draft = drafted;
        }
        self.committed = committed;
        self.seen = self.seen.max(answer.number("data-made"));
        Done::Acted
    }

    /// Waits for his turn, and then acts.
    fn act_soon(&mut self, address: &str, before: &mut dyn FnMut()) -> Done {
        loop {
            match self.act(address, before) {
                Done::Waited => std::thread::sleep(Duration::from_millis(1)),
                done => return done,
            }
        }
    }

    /// Compares what was acknowledged with what was kept, and takes over what was kept without an answer.
    fn compare(&mut self, kept: &Kept) {
        assert!(
            kept.moves.len() >= self.seen,
            "{} moves were shown, {} are there",
            self.seen,
            kept.moves.len()
        );
        let mut fits = vec![(self.draft.clone(), self.committed.clone())];
        fits.extend(self.open.take());
        let found = (kept.draft.clone(), kept.mine().into_iter().map(str::to_owned).collect::<Vec<_>>());
        assert!(fits.contains(&found), "acknowledged {fits:?}, kept {found:?}");
        (self.draft, self.committed) = found;
    }
}

#[test]
fn what_was_acknowledged_survives_every_crash() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.db");
    let mut server = Server::start(&database);
    let mut browser = Browser::default();
    let bots = |first: &'static str| {
        [("players", "3"), ("seat0", first), ("seat1", "bot:greedy"), ("seat2", "bot:greedy")]
    };
    let open = |browser: &mut Browser, first| {
        browser.ask(&server.address, "/new", Some(&bots(first))).unwrap().table()
    };
    let table = open(&mut browser, "me");
    // Others keep the disk busy.
    let others: Vec<String> = (0..3).map(|_| open(&mut browser, "bot:greedy")).collect();
    let mut person = Person {
        browser,
        table: table.clone(),
        committed: Vec::new(),
        draft: Vec::new(),
        seen: 0,
        open: None,
        dice: 7,
    };
    let mut before: Option<Kept> = None;
    let mut other_moves = vec![Vec::new(); others.len()];
    for crash in 1..=CRASHES {
        let address = server.address.clone();
        for _ in 0..2 + crash {
            assert!(matches!(person.act_soon(&address, &mut || ()), Done::Acted));
        }
        // Every other time the server is killed while a request is under way; else right after an answer.
        std::thread::scope(|scope| {
            let (now, hears) = std::sync::mpsc::channel::<()>();
            let server = &mut server;
            scope.spawn(move || {
                let _ = hears.recv();
                server.kill();
            });
            let done = person.act_soon(&address, &mut || {
                if crash % 2 == 0 {
                    let _ = now.send(());
                }
            });
            assert!(matches!(done, Done::Acted | Done::Gone), "the game ended too soon for this test");
            drop(now);
        });
        let kept = Kept::read(&database, &table);
        if let Some(before) = &before {
            assert_eq!(kept.moves[..before.moves.len()], before.moves, "what was there is there");
        }
        person.compare(&kept);
        before = Some(kept);
        for (other, moves) in others.iter().zip(&mut other_moves) {
            let now = Kept::read(&database, other).moves;
            assert!(now.starts_with(moves));
            *moves = now;
        }
        server = Server::start(&database);
    }
    // All games go on to their end.
    let address = server.address.clone();
    let handed = person.browser.ask(
        &address,
        &format!("/table/{table}/hand"),
        Some(&[("seat", "0"), ("level", "greedy")]),
    );
    assert_eq!(handed.unwrap().status, 200);
    for id in others.iter().chain([&table]) {
        while !person
            .browser
            .ask(&address, &format!("/table/{id}"), None)
            .unwrap()
            .body
            .contains("id=\"outcome\"")
        {
            std::thread::sleep(Duration::from_millis(5));
        }
        let verified = person.browser.ask(&address, &format!("/table/{id}/verify"), None).unwrap();
        assert_eq!(verified.status, 200, "{}", verified.body);
    }
    let kept = Kept::read(&database, &table);
    assert!(kept.moves.starts_with(&before.unwrap().moves));
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_stop_stops_though_pages_are_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&folder.path().join("tables.db"));
    let mut browser = Browser::default();
    let form = [("players", "3"), ("seat0", "me"), ("seat1", "me"), ("seat2", "me")];
    let table = browser.ask(&server.address, "/new", Some(&form)).unwrap().table();
    let mut listens = TcpStream::connect(&server.address).unwrap();
    write!(listens, "GET /table/{table}/live HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut slow = TcpStream::connect(&server.address).unwrap();
    write!(slow, "POST /me/name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n\r\nna")
        .unwrap();
    listens.read_exact(&mut [0; 64]).unwrap();
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert!(server.child.wait().unwrap().success(), "it ends in order");
    let mut rest = Vec::new();
    assert!(listens.read_to_end(&mut rest).is_ok(), "the stream has an end");
}
