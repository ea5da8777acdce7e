//! As much of a browser as is needed: cookies, forms, parts of pages, live streams.

use std::collections::VecDeque;
use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::header::{self, HeaderName};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// What browsers send when the connection is not encrypted, and when it is: the smaller of the two counts.
pub(crate) const COMPRESSED: &str = "gzip, deflate, br, zstd";
const PLAIN: &str = "identity";

type Connection = SendRequest<Full<Bytes>>;

#[derive(Debug)]
pub(crate) struct Browser {
    address: SocketAddr,
    connection: Option<Connection>,
    pub(crate) session: Option<String>,
    /// The marks of the page that sends the next request: what it already has.
    have: String,
}

/// An answer, all of it.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) body: Bytes,
    /// Where it redirects to.
    pub(crate) location: Option<String>,
    pub(crate) encoding: String,
    /// How many bytes came: its head and its body, as they were sent.
    pub(crate) bytes: usize,
}

impl Answer {
    pub(crate) fn text(&self) -> Result<&str> {
        Ok(std::str::from_utf8(&self.body)?)
    }
}

impl Browser {
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self { address, connection: None, session: None, have: String::new() }
    }

    /// A page or a file, compressed.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask(Method::GET, path, COMPRESSED, false, String::new()).await
    }

    /// The same, readable.
    pub(crate) async fn read(&mut self, path: &str) -> Result<String> {
        let answer = self.ask(Method::GET, path, PLAIN, false, String::new()).await?;
        Ok(answer.text()?.to_owned())
    }

    /// The part of a page that changes, compressed.
    pub(crate) async fn part(&mut self, path: &str) -> Result<Answer> {
        self.ask(Method::GET, path, COMPRESSED, true, String::new()).await
    }

    /// The same, readable.
    pub(crate) async fn read_part(&mut self, path: &str) -> Result<String> {
        let answer = self.ask(Method::GET, path, PLAIN, true, String::new()).await?;
        Ok(answer.text()?.to_owned())
    }

    /// Sends a form as the script of a page does.
    pub(crate) async fn send(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        self.ask(Method::POST, path, COMPRESSED, true, form(fields)).await
    }

    /// The same, from a page that has these marks.
    pub(crate) async fn press(&mut self, path: &str, fields: &[(&str, &str)], have: &str) -> Result<Answer> {
        self.have = have.to_owned();
        let answer = self.send(path, fields).await;
        self.have.clear();
        answer
    }

    /// The part of a page that changes, for one that has these marks.
    pub(crate) async fn update(&mut self, path: &str, have: &str) -> Result<Answer> {
        self.have = have.to_owned();
        let answer = self.part(path).await;
        self.have.clear();
        answer
    }

    /// Sends a form as a browser does. Returns where it leads.
    pub(crate) async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String> {
        let answer = self.ask(Method::POST, path, PLAIN, false, form(fields)).await?;
        let said = || format!("{path} gave {}", answer.status);
        answer.location.clone().with_context(said)
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        encoding: &str,
        part: bool,
        body: String,
    ) -> Result<Answer> {
        let request = self.request(method, path, encoding, part, body)?;
        let response = self.response(request).await?;
        let text = |response: &Response<Incoming>, name| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
        };
        if let Some(cookie) = text(&response, header::SET_COOKIE)
            && let Some(session) = cookie.split(';').next().filter(|pair| pair.starts_with("session="))
        {
            self.session = Some(session.to_owned());
        }
        let (status, head) = (response.status(), head_bytes(&response));
        let location = text(&response, header::LOCATION);
        let encoding = text(&response, header::CONTENT_ENCODING).unwrap_or_default();
        let body = response.into_body().collect().await?.to_bytes();
        if status.is_server_error() || status == StatusCode::NOT_FOUND {
            bail!("{path} gave {status}");
        }
        Ok(Answer { status, location, encoding, bytes: head + body.len(), body })
    }

    /// Asks over the connection that there is. One that the server has closed meanwhile, since nothing was asked for a
    /// while, is opened again.
    async fn response(&mut self, mut request: Request<Full<Bytes>>) -> Result<Response<Incoming>> {
        if let Some(mut connection) = self.connection.take().filter(|connection| !connection.is_closed())
            && connection.ready().await.is_ok()
        {
            match connection.try_send_request(request).await {
                Ok(response) => {
                    self.connection = Some(connection);
                    return Ok(response);
                }
                Err(mut error) => match error.take_message() {
                    Some(unsent) => request = unsent,
                    None => return Err(error.into_error().into()),
                },
            }
        }
        let connection = self.connection.insert(connect(self.address).await?);
        Ok(connection.send_request(request).await?)
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        encoding: &str,
        part: bool,
        body: String,
    ) -> Result<Request<Full<Bytes>>> {
        let host = self.address.to_string();
        let mut request = Request::builder()
            .method(&method)
            .uri(path)
            .header(header::HOST, &host)
            .header(header::ACCEPT_ENCODING, encoding)
            .header(header::ACCEPT_LANGUAGE, "en");
        if method == Method::POST {
            request = request
                .header(header::ORIGIN, format!("http://{host}"))
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        if part {
            request = request.header(HeaderName::from_static("x-part"), "main");
        }
        if part && !self.have.is_empty() {
            request = request.header(HeaderName::from_static("x-have"), &self.have);
        }
        if let Some(session) = &self.session {
            request = request.header(header::COOKIE, session);
        }
        Ok(request.body(Full::new(Bytes::from(body)))?)
    }

    /// Opens the live stream of a table.
    pub(crate) async fn listen(&self, table: &str) -> Result<Live> {
        let mut connection = connect(self.address).await?;
        let path = format!("{table}/live");
        let request = self.request(Method::GET, &path, COMPRESSED, false, String::new())?;
        let response = connection.send_request(request).await?;
        if response.status() != StatusCode::OK {
            bail!("{path} gave {}", response.status());
        }
        let head = head_bytes(&response);
        Ok(Live {
            body: response.into_body(),
            text: String::new(),
            ticks: VecDeque::new(),
            head,
            _open: connection,
        })
    }
}

async fn connect(address: SocketAddr) -> Result<Connection> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // It ends in an error when the server is killed, which is how every measurement ends.
        let _ = connection.await;
    });
    Ok(sender)
}

/// The status line and the headers, as they are sent.
fn head_bytes(response: &Response<Incoming>) -> usize {
    let reason = response.status().canonical_reason().unwrap_or_default();
    let lines =
        response.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    "HTTP/1.1 200 \r\n\r\n".len() + reason.len() + lines.sum::<usize>()
}

/// A live stream.
#[derive(Debug)]
pub(crate) struct Live {
    body: Incoming,
    text: String,
    ticks: VecDeque<String>,
    /// How many bytes its head has.
    pub(crate) head: usize,
    _open: Connection,
}

impl Live {
    /// Waits for the next tick, and returns the version in it.
    pub(crate) async fn tick(&mut self) -> Result<String> {
        loop {
            if let Some(tick) = self.ticks.pop_front() {
                return Ok(tick);
            }
            let frame = self.body.frame().await.context("the stream has ended")??;
            if let Some(bytes) = frame.data_ref() {
                self.text.push_str(std::str::from_utf8(bytes)?);
            }
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data:"));
                self.ticks.extend(data.map(|data| data.trim().to_owned()));
                self.text = rest.to_owned();
            }
        }
    }
}

fn form(fields: &[(&str, &str)]) -> String {
    let escaped = |text: &str| {
        text.bytes().fold(String::new(), |mut all, byte| {
            if byte.is_ascii_alphanumeric() {
                all.push(byte.into());
            } else {
                all.push_str(&format!("%{byte:02X}"));
            }
            all
        })
    };
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
    pairs.join("&")
}
