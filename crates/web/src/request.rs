//! Who asks, in which language, and how the answer is to look.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use kernel::text;
use maud::Markup;
use store::{Person, PersonId};
use words::{Language, Words};

use crate::app::App;
use crate::clock::now;
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages::model::{Frame, Me, Theme};
use crate::token;

/// The header by which the script asks for a part of a page only.
pub(crate) const PART: HeaderName = HeaderName::from_static("x-part");

const SESSION: &str = "session";
/// A year.
const KEEP_SECONDS: u32 = 31_536_000;

/// What can be told from the headers alone.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Whether only the part of the page that changes is wanted.
    pub(crate) part: bool,
    /// The path and the query.
    pub(crate) here: String,
}

impl Manner {
    pub(crate) fn of(headers: &HeaderMap, uri: &axum::http::Uri) -> Self {
        let chosen = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let theme = match cookie(headers, "theme") {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        };
        Self {
            language: chosen.unwrap_or_else(|| preferred(headers)),
            theme,
            part: headers.contains_key(PART),
            here: uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        }
    }

    pub(crate) fn frame(&self, me: Option<Me>) -> Frame {
        Frame { words: Words::new(self.language), theme: self.theme, me, here: self.here.clone() }
    }
}

/// The language that the browser asks for first among those we speak.
fn preferred(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut best = (0.0, Language::default());
    for tag in wanted.split(',') {
        let mut parts = tag.trim().split(";q=");
        let language = parts.next().and_then(|tag| tag.trim().parse::<Language>().ok());
        let weight = parts.next().map_or(1.0, |weight| weight.trim().parse::<f32>().unwrap_or(0.0));
        if let Some(language) = language
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// A request's visitor.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) app: App,
    pub(crate) manner: Manner,
    pub(crate) person: Option<Person>,
    /// The token of the session, as the browser sent it.
    token: Option<String>,
    address: IpAddr,
    encrypted: bool,
    host: String,
    cookies: Vec<HeaderValue>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fail> {
        let manner = Manner::of(&parts.headers, &parts.uri);
        let token = cookie(&parts.headers, SESSION).map(str::to_owned);
        let person = match &token {
            Some(token) => app.store.session(&token::hash(token)).await?,
            None => None,
        };
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let text =
            |name: &str| parts.headers.get_all(name).iter().next_back().and_then(|value| value.to_str().ok());
        let proxied = app.config.behind_proxy;
        // The last address of the last line is the one that our own proxy added; those before it anybody can write.
        let forwarded = text("x-forwarded-for").and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        let address = forwarded.filter(|_| proxied).or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        Ok(Self {
            app: app.clone(),
            manner,
            person,
            token,
            address,
            encrypted: proxied && text("x-forwarded-proto") == Some("https"),
            host: text("host").unwrap_or("localhost").to_owned(),
            cookies: Vec::new(),
        })
    }
}

impl Visitor {
    pub(crate) fn words(&self) -> Words {
        Words::new(self.manner.language)
    }

    pub(crate) fn frame(&self) -> Frame {
        self.manner.frame(
            self.person.as_ref().map(|person| Me { name: person.name.clone(), account: person.account }),
        )
    }

    /// Counts one of these, or fails when there were too many.
    pub(crate) fn limit(&self, kind: Kind) -> Result<(), Fail> {
        if self.app.limiters.allows(kind, self.address) { Ok(()) } else { Err(Fail::too_many()) }
    }

    /// An address of ours as somebody elsewhere would open it.
    pub(crate) fn absolute(&self, path: &str) -> String {
        let scheme = if self.encrypted { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }

    /// Who this is: a new guest, if nobody yet.
    pub(crate) async fn identify(&mut self, name: Option<&str>) -> Result<Person, Fail> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let name = name.map_or_else(|| self.words().word("web-guest"), str::to_owned);
        let id = self.app.store.new_guest(&name, now()).await?;
        self.sign_in(id).await?;
        let person = Person { id, name, account: false };
        self.person = Some(person.clone());
        Ok(person)
    }

    /// Opens a session for this person in this browser.
    pub(crate) async fn sign_in(&mut self, person: PersonId) -> Result<(), Fail> {
        let token = token::secret()?;
        self.app.store.open_session(&token::hash(&token), person, now()).await?;
        self.set_cookie(SESSION, &token, true);
        self.token = Some(token);
        Ok(())
    }

    pub(crate) async fn sign_out(&mut self) -> Result<(), Fail> {
        if let Some(token) = self.token.take() {
            self.app.store.close_session(&token::hash(&token)).await?;
        }
        self.person = None;
        self.drop_cookie(SESSION);
        Ok(())
    }

    /// What is kept of this session's token.
    pub(crate) fn session(&self) -> Option<[u8; 32]> {
        self.token.as_deref().map(token::hash)
    }

    pub(crate) fn set_cookie(&mut self, name: &str, value: &str, for_server_only: bool) {
        let hidden = if for_server_only { "; HttpOnly" } else { "" };
        let secure = if self.encrypted { "; Secure" } else { "" };
        self.push_cookie(&format!(
            "{name}={value}; Path=/; Max-Age={KEEP_SECONDS}; SameSite=Lax{hidden}{secure}"
        ));
    }

    pub(crate) fn drop_cookie(&mut self, name: &str) {
        self.push_cookie(&format!("{name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"));
    }

    fn push_cookie(&mut self, cookie: &str) {
        self.cookies.extend(HeaderValue::from_str(cookie));
    }

    pub(crate) fn page(&self, page: Markup) -> Response {
        self.with_cookies(Html(page.into_string()).into_response())
    }

    /// To another page, with GET.
    pub(crate) fn go(&self, to: &str) -> Response {
        self.with_cookies(axum::response::Redirect::to(to).into_response())
    }

    pub(crate) fn with_cookies(&self, mut response: Response) -> Response {
        for cookie in &self.cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }

    /// The person, or a failure that says to sign in first.
    pub(crate) fn known(&self) -> Result<&Person, Fail> {
        let why = || Fail::new(axum::http::StatusCode::FORBIDDEN, text!("web-who"));
        self.person.as_ref().ok_or_else(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_language_follows_the_browser_until_it_is_chosen() {
        for (wanted, cookie, language) in [
            ("fr-CA,fr;q=0.9,en;q=0.8", "", Language::French),
            ("de,en;q=0.5,fr;q=0.7", "", Language::French),
            ("en-GB", "", Language::English),
            ("de", "", Language::English),
            ("", "", Language::English),
            ("fr;q=junk", "", Language::English),
            ("fr", "theme=dark; lang=en", Language::English),
            ("en", "lang=fr", Language::French),
            ("en", "lang=xx", Language::English),
        ] {
            let headers = headers(&[("accept-language", wanted), ("cookie", cookie)]);
            let manner = Manner::of(&headers, &"/a?b=c".parse().unwrap());
            assert_eq!(manner.language, language, "{wanted} {cookie}");
            assert_eq!(manner.here, "/a?b=c");
        }
    }
}
