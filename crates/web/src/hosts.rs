//! The names that this server answers to, and the pages that its forms may come from.
//!
//! A page of another site can make a browser ask us under a name of its own that leads to our address. It would be a
//! page of the same origin then, and could read and do everything here: so no other name than ours is believed.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, Uri, header};

/// Where others reach this server, such as `https://table.example`: scheme, host, and port if it is not the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    scheme: Scheme,
    /// In small letters, with its port unless that is the scheme's own.
    authority: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

impl Scheme {
    fn of(name: &str) -> Option<Self> {
        match name {
            "http" => Some(Self::Http),
            "https" => Some(Self::Https),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    const fn port(self) -> &'static str {
        match self {
            Self::Http => ":80",
            Self::Https => ":443",
        }
    }

    /// A host and perhaps a port, written in the one way that can be compared.
    fn plain(self, authority: &str) -> String {
        let lower = authority.to_ascii_lowercase();
        lower.strip_suffix(self.port()).map_or_else(|| lower.clone(), str::to_owned)
    }
}

/// Why something is no [`PublicUrl`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a public address is written like https://table.example or http://box.lan:8080, without a path")]
pub struct NotPublic;

impl FromStr for PublicUrl {
    type Err = NotPublic;

    fn from_str(text: &str) -> Result<Self, NotPublic> {
        let uri: Uri = text.parse().map_err(|_| NotPublic)?;
        let scheme = uri.scheme_str().and_then(Scheme::of).ok_or(NotPublic)?;
        let authority = uri.authority().map(|authority| authority.as_str()).ok_or(NotPublic)?;
        let bare = uri.path() == "/" && uri.query().is_none() && !text.contains('#');
        if !bare || authority.contains('@') || uri.host().is_none_or(str::is_empty) {
            return Err(NotPublic);
        }
        Ok(Self { scheme, authority: scheme.plain(authority) })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.authority)
    }
}

/// The names that this server answers to. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hosts(Arc<Names>);

#[derive(Debug)]
enum Names {
    /// Only these.
    Public(Vec<PublicUrl>),
    /// Whatever can only mean this machine or one beside it; and its own name, if it has one.
    Near { own: Option<String> },
}

impl Default for Hosts {
    fn default() -> Self {
        let own = gethostname::gethostname().into_string().ok();
        Self(Arc::new(Names::Near { own: own.map(|own| own.to_ascii_lowercase()) }))
    }
}

impl Hosts {
    /// Those of these addresses; without any, those by which a machine is called from near by.
    #[must_use]
    pub fn public(urls: Vec<PublicUrl>) -> Self {
        if urls.is_empty() { Self::default() } else { Self(Arc::new(Names::Public(urls))) }
    }

    /// The address that links are made with.
    pub(crate) fn main(&self) -> Option<&PublicUrl> {
        match &*self.0 {
            Names::Public(urls) => urls.first(),
            Names::Near { .. } => None,
        }
    }

    /// Whether a request was meant for us.
    pub(crate) fn are_asked(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let Some(host) = host(headers, uri) else { return false };
        match &*self.0 {
            Names::Public(urls) => urls.iter().any(|url| url.scheme.plain(host) == url.authority),
            Names::Near { own } => is_near(host, own.as_deref()),
        }
    }

    /// Whether a form was sent from a page of ours: browsers say where it came from.
    pub(crate) fn sent(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let (Some(origin), Some(host)) = (only(headers, &header::ORIGIN), host(headers, uri)) else {
            return false;
        };
        let Some((scheme, from)) = origin.split_once("://") else { return false };
        let Some(scheme) = Scheme::of(scheme) else { return false };
        let from = scheme.plain(from);
        if from != scheme.plain(host) {
            return false;
        }
        match &*self.0 {
            Names::Public(urls) => urls.iter().any(|url| url.scheme == scheme && url.authority == from),
            Names::Near { .. } => true,
        }
    }
}

/// Whom a request is for. One that says two things is for nobody.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let host = only(headers, &header::HOST)?;
    let also = uri.authority().map(|authority| authority.as_str());
    also.is_none_or(|also| also.eq_ignore_ascii_case(host)).then_some(host)
}

/// The value of a header that stands there once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Names that no stranger can make lead here: addresses themselves, `localhost`, those of the local network, and this
/// machine's own.
fn is_near(host: &str, own: Option<&str>) -> bool {
    let Some(name) = without_port(host) else { return false };
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    if let Some(inside) = name.strip_prefix('[') {
        return inside.strip_suffix(']').is_some_and(|inside| inside.parse::<Ipv6Addr>().is_ok());
    }
    let ours = || own.is_some_and(|own| name == own || own.split('.').next() == Some(&name));
    name.parse::<Ipv4Addr>().is_ok()
        || name == "localhost"
        || [".localhost", ".local"]
            .iter()
            .any(|end| name.strip_suffix(end).is_some_and(|rest| !rest.is_empty()))
        || (!name.is_empty() && ours())
}

fn without_port(host: &str) -> Option<&str> {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => {
            port.bytes().all(|digit| digit.is_ascii_digit()).then_some(name)
        }
        _ => Some(host),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(urls: &[&str]) -> Hosts {
        Hosts::public(urls.iter().map(|url| url.parse().unwrap()).collect())
    }

    fn near() -> Hosts {
        Hosts(Arc::new(Names::Near { own: Some("box.lan".into()) }))
    }

    fn said(list: &[(&'static str, &str)]) -> HeaderMap {
        let line =
            |(name, value): &(&'static str, &str)| (HeaderName::from_static(name), value.parse().unwrap());
        let mut headers = HeaderMap::new();
        for (name, value) in list.iter().map(line) {
            headers.append(name, value);
        }
        headers
    }

    #[test]
    fn a_public_address_is_scheme_host_and_port() {
        for (text, url) in [
            ("https://table.example", "https://table.example"),
            ("HTTPS://Table.Example/", "https://table.example"),
            ("https://table.example:443", "https://table.example"),
            ("http://table.example:80/", "http://table.example"),
            ("http://table.example:443", "http://table.example:443"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.to_string()).as_deref(), Ok(url), "{text}");
        }
        for text in [
            "",
            "table.example",
            "/",
            "ftp://table.example",
            "https://",
            "https:///x",
            "https://a@table.example",
            "https://table.example/play",
            "https://table.example/?x",
            "https://table.example/#x",
            "https://a b",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotPublic), "{text}");
        }
    }

    #[test]
    fn without_a_public_address_only_near_names_are_believed() {
        for (host, believed) in [
            ("localhost", true),
            ("LOCALHOST:8080", true),
            ("localhost.", true),
            ("127.0.0.1:8080", true),
            ("192.168.1.7", true),
            ("[::1]:8080", true),
            ("[fe80::1]", true),
            ("ada.localhost:1", true),
            ("attic.local", true),
            ("box.lan", true),
            ("Box:8080", true),
            ("", false),
            (":8080", false),
            (".local", false),
            (".localhost", false),
            ("table.example", false),
            ("local", false),
            ("localhost.evil.example", false),
            ("127.0.0.1.evil.example", false),
            ("box.lan.evil.example", false),
            ("attic.local:80:90", false),
            ("attic.local:x", false),
            ("[evil.example]", false),
            ("[::1", false),
        ] {
            assert_eq!(
                near().are_asked(&said(&[("host", host)]), &Uri::from_static("/")),
                believed,
                "{host:?}"
            );
        }
    }

    #[test]
    fn with_public_addresses_no_other_is_believed() {
        let ours = public(&["https://table.example", "http://box.lan:8080"]);
        for (host, believed) in [
            ("table.example", true),
            ("Table.Example:443", true),
            ("box.lan:8080", true),
            ("table.example:80", false),
            ("table.example:8443", false),
            ("box.lan", false),
            ("localhost", false),
            ("127.0.0.1", false),
            ("evil.example", false),
        ] {
            assert_eq!(
                ours.are_asked(&said(&[("host", host)]), &Uri::from_static("/")),
                believed,
                "{host:?}"
            );
        }
        assert_eq!(ours.main().unwrap().to_string(), "https://table.example");
    }

    #[test]
    fn a_request_says_once_whom_it_is_for() {
        let ours = public(&["https://table.example"]);
        let root = Uri::from_static("/");
        assert!(!ours.are_asked(&HeaderMap::new(), &root));
        assert!(!ours.are_asked(&said(&[("host", "table.example"), ("host", "evil.example")]), &root));
        let host = said(&[("host", "table.example")]);
        assert!(ours.are_asked(&host, &Uri::from_static("http://table.example/x")));
        assert!(!ours.are_asked(&host, &Uri::from_static("http://evil.example/x")));
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        let ours = || public(&["https://table.example", "http://box.lan"]);
        for (hosts, origin, host, may) in [
            (near(), "http://localhost:8080", "localhost:8080", true),
            (near(), "https://Box.lan", "box.lan", true),
            (near(), "http://localhost", "localhost:80", true),
            (near(), "http://evil.example", "localhost:8080", false),
            (near(), "http://localhost:8081", "localhost:8080", false),
            (near(), "null", "localhost:8080", false),
            (near(), "", "", false),
            (ours(), "https://table.example", "table.example", true),
            (ours(), "https://Table.example", "table.example:443", true),
            (ours(), "http://box.lan", "box.lan", true),
            (ours(), "http://table.example", "table.example", false),
            (ours(), "https://box.lan", "box.lan", false),
            (ours(), "https://evil.example", "table.example", false),
            (ours(), "https://table.example.evil.example", "table.example", false),
            (ours(), "http://box.lan", "table.example", false),
            (ours(), "ftp://table.example", "table.example", false),
        ] {
            let headers = said(&[("origin", origin), ("host", host)]);
            assert_eq!(hosts.sent(&headers, &Uri::from_static("/")), may, "{origin} {host}");
        }
        let root = Uri::from_static("/");
        assert!(!near().sent(&said(&[("host", "localhost")]), &root));
        let twice = [("host", "localhost"), ("origin", "http://localhost"), ("origin", "http://localhost")];
        assert!(!near().sent(&said(&twice), &root));
    }
}
