//! Host and origin checks: the names that this server answers to, and the pages that its forms may come from.
//!
//! Another site can make a browser send us requests under its own host name, by pointing that name at our address (DNS
//! rebinding). Its pages would then have the same origin as ours, and could read and do everything here. So only our
//! own names are accepted.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, Uri, header};

/// Where others reach this server, such as `https://table.example`: scheme, host, and port unless it is the default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    scheme: Scheme,
    /// In lower case, with its port unless that is the scheme's default.
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

    /// A host with an optional port, in the one form that can be compared.
    fn normalize(self, authority: &str) -> String {
        let lower = authority.to_ascii_lowercase();
        lower.strip_suffix(self.port()).map_or_else(|| lower.clone(), str::to_owned)
    }
}

/// Why text is not a [`PublicUrl`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a public address is written like https://table.example or http://box.lan:8080, without a path")]
pub struct ParsePublicUrlError;

impl FromStr for PublicUrl {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<Self, ParsePublicUrlError> {
        let uri: Uri = text.parse().map_err(|_| ParsePublicUrlError)?;
        let scheme = uri.scheme_str().and_then(Scheme::of).ok_or(ParsePublicUrlError)?;
        let authority = uri.authority().map(|authority| authority.as_str()).ok_or(ParsePublicUrlError)?;
        let bare = uri.path() == "/" && uri.query().is_none() && !text.contains('#');
        if !bare || authority.contains('@') || uri.host().is_none_or(str::is_empty) {
            return Err(ParsePublicUrlError);
        }
        Ok(Self { scheme, authority: scheme.normalize(authority) })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.authority)
    }
}

/// The host names that this server answers to. Cheap to clone.
#[derive(Clone, Debug)]
pub struct AllowedHosts(Arc<Names>);

#[derive(Debug)]
enum Names {
    /// Only these.
    Public(Vec<PublicUrl>),
    /// Names that can only mean this machine or the local network, and the machine's own name if it has one.
    Local { own: Option<String> },
}

impl Default for AllowedHosts {
    fn default() -> Self {
        let own = gethostname::gethostname().into_string().ok();
        Self(Arc::new(Names::Local { own: own.map(|own| own.to_ascii_lowercase()) }))
    }
}

impl AllowedHosts {
    /// The names in these URLs; without any, the names of a machine on a local network.
    #[must_use]
    pub fn public(urls: Vec<PublicUrl>) -> Self {
        if urls.is_empty() { Self::default() } else { Self(Arc::new(Names::Public(urls))) }
    }

    /// The URL that links start with.
    pub(crate) fn primary_url(&self) -> Option<&PublicUrl> {
        match &*self.0 {
            Names::Public(urls) => urls.first(),
            Names::Local { .. } => None,
        }
    }

    /// Whether a request was meant for us.
    pub(crate) fn allows_host(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let Some(host) = host(headers, uri) else { return false };
        match &*self.0 {
            Names::Public(urls) => urls.iter().any(|url| url.scheme.normalize(host) == url.authority),
            Names::Local { own } => is_local_name(host, own.as_deref()),
        }
    }

    /// Whether a form was sent from one of our pages, according to the browser.
    pub(crate) fn allows_origin(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let (Some(origin), Some(host)) = (single_value(headers, &header::ORIGIN), host(headers, uri)) else {
            return false;
        };
        let Some((scheme, from)) = origin.split_once("://") else { return false };
        let Some(scheme) = Scheme::of(scheme) else { return false };
        let from = scheme.normalize(from);
        if from != scheme.normalize(host) {
            return false;
        }
        match &*self.0 {
            Names::Public(urls) => urls.iter().any(|url| url.scheme == scheme && url.authority == from),
            Names::Local { .. } => true,
        }
    }
}

/// The host of a request; `None` if it names two.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let host = single_value(headers, &header::HOST)?;
    let also = uri.authority().map(|authority| authority.as_str());
    also.is_none_or(|also| also.eq_ignore_ascii_case(host)).then_some(host)
}

/// The value of a header that occurs exactly once.
fn single_value<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Names that no stranger can point at us: IP addresses, `localhost`, local network names, and this machine's own.
fn is_local_name(host: &str, own: Option<&str>) -> bool {
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

    fn public(urls: &[&str]) -> AllowedHosts {
        AllowedHosts::public(urls.iter().map(|url| url.parse().unwrap()).collect())
    }

    fn local() -> AllowedHosts {
        AllowedHosts(Arc::new(Names::Local { own: Some("box.lan".into()) }))
    }

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
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
            assert_eq!(text.parse::<PublicUrl>(), Err(ParsePublicUrlError), "{text}");
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
                local().allows_host(&headers(&[("host", host)]), &Uri::from_static("/")),
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
                ours.allows_host(&headers(&[("host", host)]), &Uri::from_static("/")),
                believed,
                "{host:?}"
            );
        }
        assert_eq!(ours.primary_url().unwrap().to_string(), "https://table.example");
    }

    #[test]
    fn a_request_says_once_whom_it_is_for() {
        let ours = public(&["https://table.example"]);
        let root = Uri::from_static("/");
        assert!(!ours.allows_host(&HeaderMap::new(), &root));
        assert!(!ours.allows_host(&headers(&[("host", "table.example"), ("host", "evil.example")]), &root));
        let host = headers(&[("host", "table.example")]);
        assert!(ours.allows_host(&host, &Uri::from_static("http://table.example/x")));
        assert!(!ours.allows_host(&host, &Uri::from_static("http://evil.example/x")));
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        let ours = || public(&["https://table.example", "http://box.lan"]);
        for (hosts, origin, host, may) in [
            (local(), "http://localhost:8080", "localhost:8080", true),
            (local(), "https://Box.lan", "box.lan", true),
            (local(), "http://localhost", "localhost:80", true),
            (local(), "http://evil.example", "localhost:8080", false),
            (local(), "http://localhost:8081", "localhost:8080", false),
            (local(), "null", "localhost:8080", false),
            (local(), "", "", false),
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
            let headers = headers(&[("origin", origin), ("host", host)]);
            assert_eq!(hosts.allows_origin(&headers, &Uri::from_static("/")), may, "{origin} {host}");
        }
        let root = Uri::from_static("/");
        assert!(!local().allows_origin(&headers(&[("host", "localhost")]), &root));
        let twice = [("host", "localhost"), ("origin", "http://localhost"), ("origin", "http://localhost")];
        assert!(!local().allows_origin(&headers(&twice), &root));
    }
}
