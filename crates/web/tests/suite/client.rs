//! A server without a socket, and browsers that talk to it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use store::Store;
use table::TableEvent;
use tokio::sync::watch;
use tower::ServiceExt;
use web::{AllowedHosts, App, Config, Limits};

pub(crate) const HOST: &str = "table.example";

/// A server.
pub(crate) struct TestServer {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) router: Router,
    stop: watch::Sender<bool>,
}

pub(crate) fn free() -> Config {
    let mut limits = Limits::unlimited();
    limits.connections.shutdown_timeout = Duration::from_millis(500);
    let hosts = AllowedHosts::public(vec![format!("https://{HOST}").parse().unwrap()]);
    Config { limits, bot_pause: Duration::ZERO, hosts, ..Config::default() }
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        Self::with(free()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::on(store::connect("sqlite::memory:").await.unwrap(), config)
    }

    pub(crate) fn on(store: Arc<dyn Store>, config: Config) -> Self {
        let (stop, stopping) = watch::channel(false);
        let router = web::router(&App::new(Arc::clone(&store), config, stopping));
        Self { store, router, stop }
    }

    /// Another server on the same store.
    pub(crate) fn restarted(&self) -> Self {
        self.stop.send_replace(true);
        Self::on(Arc::clone(&self.store), free())
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    pub(crate) fn client(&self) -> Client {
        Client { router: self.router.clone(), cookies: BTreeMap::new(), address: None, headers: Vec::new() }
    }

    /// A browser with a session.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.client();
        assert_eq!(client.post("/me/name", &[("name", name)]).await.status, 303);
        client
    }

    /// Everything that the store has of a table, except what only speeds it up.
    pub(crate) async fn dump(&self, table: &str) -> String {
        let stored = self.store.load_table(table).await.unwrap().unwrap();
        let (drafts, sitters) = (self.store.drafts(table).await, self.store.sitters(table).await);
        format!("{:?}\n{:?}\n{:?}\n{:?}", stored.head, stored.entries, drafts.unwrap(), sitters.unwrap())
    }

    pub(crate) async fn log(&self, table: &str) -> Vec<TableEvent> {
        let stored = self.store.load_table(table).await.unwrap().unwrap();
        stored.entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect()
    }

    /// The moves in a table's log, in notation.
    pub(crate) async fn moves(&self, table: &str) -> Vec<(usize, String)> {
        let moved = |event| match event {
            TableEvent::Moved { seat, mv } => Some((seat.index(), mv)),
            _ => None,
        };
        self.log(table).await.into_iter().filter_map(moved).collect()
    }

    pub(crate) async fn secret(&self, table: &str) -> String {
        let TableEvent::Opened(opening) = self.log(table).await.remove(0) else { panic!("no opening") };
        opening.secret
    }

    /// The newest link of each seat that was ever free.
    pub(crate) async fn tokens(&self, table: &str) -> BTreeMap<usize, String> {
        let invited = |event| match event {
            TableEvent::Invited { seat, token } | TableEvent::Vacated { seat, token } => {
                Some((seat.index(), token))
            }
            _ => None,
        };
        self.log(table).await.into_iter().filter_map(invited).collect()
    }

    /// What a form about this seat says about its holder.
    pub(crate) async fn since(&self, table: &str, seat: usize) -> String {
        let log: Vec<_> = self.log(table).await.into_iter().map(|event| (0, event)).collect();
        let table = table::Table::fold(&log, &[]).unwrap().table;
        table.chair(kernel::Seat::new(seat)).unwrap().holder_since.to_string()
    }

    /// Waits, as a page does, until the table is as wanted.
    pub(crate) async fn until(&self, table: &str, wanted: impl Fn(&store::Head) -> bool) {
        let waits = async {
            while !wanted(&self.store.head(table).await.unwrap().unwrap()) {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(120), waits).await.expect("the table never gets there");
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) address: Option<SocketAddr>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    /// Without the form tokens, which are the only random difference between two pages.
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Where a redirect leads.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{self:?}");
        self.header("location")
    }

    /// The name of the table that a redirect leads to.
    pub(crate) fn table(&self) -> String {
        self.location().strip_prefix("/table/").expect("a table").to_owned()
    }

    /// The value of an attribute of the page, at its first occurrence.
    pub(crate) fn data(&self, name: &str) -> &str {
        let found = self.body.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
        found.unwrap_or_else(|| panic!("no {name} in {}", self.body)).0
    }
}

impl Client {
    pub(crate) fn token(&self) -> &str {
        &self.cookies["session"]
    }

    /// The same browser at another server.
    pub(crate) fn at(&self, server: &TestServer) -> Self {
        Self { router: server.router.clone(), ..self.clone() }
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> axum::response::Response {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            request.headers_mut().insert(header::COOKIE, cookies.join("; ").parse().unwrap());
        }
        for (name, value) in &self.headers {
            request.headers_mut().append(*name, value.parse().unwrap());
        }
        if let Some(address) = self.address {
            request.extensions_mut().insert(ConnectInfo(address));
        }
        let answer = self.router.clone().oneshot(request).await.unwrap();
        for cookie in answer.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if cookie.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    pub(crate) async fn ask(&mut self, request: Request<Body>) -> Answer {
        let answer = self.send(request).await;
        let (parts, body) = answer.into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let body = without_chance(&String::from_utf8_lossy(&body));
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap()).await
    }

    /// What the script requests.
    pub(crate) async fn part(&mut self, path: &str) -> Answer {
        let request = Request::get(path).header(header::HOST, HOST).header("x-part", "main");
        self.ask(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(form(path, fields)).await
    }

    pub(crate) async fn post_part(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut request = form(path, fields);
        request.headers_mut().insert("x-part", "main".parse().unwrap());
        self.ask(request).await
    }

    /// The first event of a stream.
    pub(crate) async fn first_tick(&mut self, table: &str) -> String {
        use futures_util::StreamExt;
        let path = format!("/table/{table}/live");
        let request = Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap();
        let answer = self.send(request).await;
        assert_eq!(answer.status(), StatusCode::OK);
        let first = answer.into_body().into_data_stream().next().await.unwrap().unwrap();
        String::from_utf8(first.to_vec()).unwrap()
    }
}

/// A form as a browser sends it from one of our pages.
pub(crate) fn form(path: &str, fields: &[(&str, &str)]) -> Request<Body> {
    let body: Vec<_> =
        fields.iter().map(|(name, value)| format!("{}={}", coded(name), coded(value))).collect();
    Request::post(path)
        .header(header::HOST, HOST)
        .header(header::ORIGIN, format!("https://{HOST}"))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(body.join("&")))
        .unwrap()
}

pub(crate) fn coded(text: &str) -> String {
    let code = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(code).collect()
}

/// A page without its form tokens.
pub(crate) fn without_chance(page: &str) -> String {
    const TOKEN: &str = "name=\"once\" value=\"";
    let mut parts = page.split(TOKEN);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(TOKEN);
        plain.push_str(&part[part.find('"').unwrap_or_default()..]);
    }
    plain
}
