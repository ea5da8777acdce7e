//! A person who plays over plain HTTP, and remembers what the server has acknowledged: for tests that take servers away.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use store::Store;

/// Says a request, and gives all that is answered; `None` when nobody is there.
type Say = dyn Fn(&str) -> Option<String> + Send + Sync;

/// Where a browser finds the table.
pub(crate) struct Site {
    /// What it says in `Host` and `Origin`.
    pub(crate) host: String,
    pub(crate) origin: String,
    pub(crate) say: Box<Say>,
}

impl Site {
    /// A server at this address.
    #[allow(dead_code, reason = "not every test talks to a server without a proxy")]
    pub(crate) fn at(address: &str) -> Self {
        let to = address.to_owned();
        let say = move |request: &str| {
            let mut stream = TcpStream::connect(&to).ok()?;
            stream.write_all(request.as_bytes()).ok()?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).ok()?;
            Some(answer)
        };
        Self { host: address.to_owned(), origin: format!("http://{address}"), say: Box::new(say) }
    }
}

/// A browser with the simplest way to talk: one request on each connection, whose end is the end of the answer.
#[derive(Default)]
pub(crate) struct Browser {
    cookie: String,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Browser {
    /// `None` when the server was gone before it had answered.
    pub(crate) fn ask(&mut self, site: &Site, path: &str, form: Option<&[(&str, &str)]>) -> Option<Answer> {
        let form = form.map(|fields| {
            fields
                .iter()
                .map(|(name, value)| format!("{name}={}", coded(value)))
                .collect::<Vec<_>>()
                .join("&")
        });
        let (method, body) = (if form.is_some() { "POST" } else { "GET" }, form.unwrap_or_default());
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nOrigin: {}\r\nX-Part: main\r\n\
             Cookie: {}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            site.host,
            site.origin,
            self.cookie,
            body.len()
        );
        let answer = (site.say)(&request)?;
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
        // A proxy says so of a server that was gone before it had answered.
        if matches!(status, 502 | 504) {
            return None;
        }
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }
}

impl Answer {
    /// The name of the table that it leads to.
    pub(crate) fn table(&self) -> String {
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
pub(crate) struct Kept {
    pub(crate) moves: Vec<(u64, String)>,
    pub(crate) draft: Vec<String>,
}

impl Kept {
    pub(crate) fn read(database: &str, table: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = store::connect(database).await.unwrap();
            let kept = Self::of(store.as_ref(), table).await;
            store.close().await;
            kept
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

    pub(crate) fn mine(&self) -> Vec<&str> {
        self.moves.iter().filter(|(seat, _)| *seat == 0).map(|(_, mv)| &**mv).collect()
    }
}

/// A person who plays the first seat, and remembers what the server has acknowledged.
pub(crate) struct Person {
    pub(crate) browser: Browser,
    table: String,
    committed: Vec<String>,
    pub(crate) draft: Vec<String>,
    /// How many moves of everybody a page has shown.
    seen: usize,
    /// What was asked for last without an answer: the draft and the committed moves if it was done.
    open: Option<(Vec<String>, Vec<String>)>,
    dice: u64,
}

pub(crate) enum Done {
    Acted,
    Waited,
    Over,
    Gone,
}

impl Person {
    pub(crate) fn at(table: &str, browser: Browser) -> Self {
        Self {
            browser,
            table: table.to_owned(),
            committed: Vec::new(),
            draft: Vec::new(),
            seen: 0,
            open: None,
            dice: 7,
        }
    }

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
    pub(crate) fn act(&mut self, site: &Site, before: &mut dyn FnMut()) -> Done {
        let here = format!("/table/{}", self.table);
        let Some(page) = self.browser.ask(site, &here, None) else { return Done::Gone };
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
        let Some(answer) = self.browser.ask(site, &format!("{here}/{what}"), Some(&fields)) else {
            return Done::Gone;
        };
        assert!(
            answer.status == 200 && !answer.head.contains("x-stale"),
            "{what} {fields:?}: {}",
            answer.head
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
    pub(crate) fn act_soon(&mut self, site: &Site, before: &mut dyn FnMut()) -> Done {
        loop {
            match self.act(site, before) {
                Done::Waited => std::thread::sleep(Duration::from_millis(1)),
                done => return done,
            }
        }
    }

    /// Compares what was acknowledged with what was kept, and takes over what was kept without an answer.
    pub(crate) fn compare(&mut self, kept: &Kept) {
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
