//! A minimal browser: one request per connection, and the end of the connection is the end of the response.

use std::fmt;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Longer than any timeout of a server.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a request and returns the whole response; `None` if nobody is there.
pub type Transport = dyn Fn(&str) -> Option<String> + Send + Sync;

/// Where a browser finds the server.
pub struct Site {
    /// What it sends in `Host` and `Origin`.
    pub host: String,
    pub origin: String,
    pub send: Box<Transport>,
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Site").field("origin", &self.origin).finish_non_exhaustive()
    }
}

impl Site {
    /// A server at this address.
    #[must_use]
    pub fn at(address: &str) -> Self {
        let to = address.to_owned();
        let send = move |request: &str| {
            let mut stream = TcpStream::connect(&to).ok()?;
            stream.set_read_timeout(Some(PATIENCE)).ok()?;
            stream.write_all(request.as_bytes()).ok()?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).ok()?;
            Some(answer)
        };
        Self { host: address.to_owned(), origin: format!("http://{address}"), send: Box::new(send) }
    }
}

#[derive(Clone, Default, Debug)]
pub struct Browser {
    cookie: String,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Browser {
    /// `None` if the server was gone before it had answered.
    pub fn ask(&mut self, site: &Site, path: &str, form: Option<&[(&str, &str)]>) -> Option<Answer> {
        let form = form.map(encoded);
        let (method, body) = (if form.is_some() { "POST" } else { "GET" }, form.unwrap_or_default());
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nOrigin: {}\r\nX-Part: main\r\n\
             Cookie: {}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            site.host,
            site.origin,
            self.cookie,
            body.len()
        );
        let answer = (site.send)(&request)?;
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
            cookie.split(';').next()?.clone_into(&mut self.cookie);
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // A proxy says so about a server that was gone before it had answered.
        if matches!(status, 502 | 504) {
            return None;
        }
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }
}

impl Answer {
    /// The name of the table that it redirects to.
    #[must_use]
    pub fn table(&self) -> Option<String> {
        let to = self.head.lines().find_map(|line| line.strip_prefix("location: /table/"))?;
        Some(to.trim().split('?').next()?.to_owned())
    }

    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<String> {
        let (_, rest) = self.body.split_once(&format!("{name}=\""))?;
        let text = rest.split_once('"')?.0;
        Some(text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    }

    #[must_use]
    pub fn number(&self, name: &str) -> usize {
        self.attribute(name)
            .and_then(|text| text.parse().ok())
            .unwrap_or_else(|| panic!("no {name}: {}", self.body))
    }
}

fn encoded(fields: &[(&str, &str)]) -> String {
    let pair = |(name, value): &(&str, &str)| format!("{name}={}", percent(value));
    fields.iter().map(pair).collect::<Vec<_>>().join("&")
}

fn percent(text: &str) -> String {
    let code = |byte: u8| {
        if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(code).collect()
}
