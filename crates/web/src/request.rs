//! Who asks, in which language, and how the answer is to look.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use kernel::text;
use maud::Markup;
use store::{NewSession, Person, PersonId, Receipt, SESSION_LASTS, TokenHash};
use words::{Language, Words};

use crate::app::App;
use crate::attempts::{self, Try};
use crate::clock::now;
use crate::compressed::{Encoding, Packed};
use crate::error::Fail;
use crate::limits::{Address, Kind};
use crate::once::Once;
use crate::pages::model::{Frame, Me, Theme};
use crate::{metrics, token};

/// The header by which the script asks for a part of a page only.
pub(crate) const PART: HeaderName = HeaderName::from_static("x-part");
/// The header by which it says what it has of that part already: marks of fragments.
const HAVE: HeaderName = HeaderName::from_static("x-have");

const SESSION: &str = "session";
/// How the cookies begin by which a browser shows that somebody has signed in with it: one for each account.
const DEVICE: &str = "known-";
/// A browser keeps a session for as long as we do.
const KEEP_SECONDS: i64 = SESSION_LASTS / 1_000;

/// What can be told from the headers alone.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Whether only the part of the page that changes is wanted.
    pub(crate) part: bool,
    /// The marks of what the page that asks has already.
    pub(crate) have: Option<String>,
    pub(crate) encoding: Encoding,
    /// Where to find this page again, with its query.
    pub(crate) here: String,
}

impl Manner {
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri) -> Self {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
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
            have: text(HAVE).map(str::to_owned),
            encoding: Encoding::accepted(text(header::ACCEPT_ENCODING).unwrap_or_default()),
            here: page_of(uri),
        }
    }

    pub(crate) fn frame(&self, me: Option<Me>) -> Frame {
        Frame {
            words: Words::new(self.language),
            theme: self.theme,
            me,
            here: self.here.clone(),
            game: None,
            // Without chance a form that is sent again counts again.
            once: token::secret().unwrap_or_default(),
        }
    }
}

/// The page that belongs to an address. What forms are sent to cannot be opened: it belongs to the page they are on.
fn page_of(uri: &Uri) -> String {
    let mut steps = uri.path().split('/').skip(1);
    match (steps.next(), steps.next(), steps.next()) {
        (Some("me"), Some(_), _) => "/me".to_owned(),
        (Some("play-now" | "settings"), None, _) => "/".to_owned(),
        (Some("table"), Some(_), Some("" | "join" | "people" | "verify" | "watch")) => whole(uri),
        (Some("table"), Some(id), Some(_)) => format!("/table/{id}"),
        _ => whole(uri),
    }
}

fn whole(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string)
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

/// The tokens by which a browser shows whom it knows, with the name of each cookie.
fn devices_of(headers: &HeaderMap) -> Vec<(String, String)> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let devices = pairs.filter(|(name, token)| name.starts_with(DEVICE) && token::is_secret(token));
    devices.map(|(name, token)| (name.to_owned(), token.to_owned())).collect()
}

/// The token of the session, as the browser sent it.
pub(crate) fn session_of(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SESSION)
}

/// A request's visitor.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) app: App,
    pub(crate) manner: Manner,
    pub(crate) person: Option<Person>,
    /// The token of the session, as the browser sent it.
    token: Option<String>,
    /// What the browser sent to show whom it knows: the names of the cookies, and the tokens in them.
    devices: Vec<(String, String)>,
    pub(crate) address: IpAddr,
    encrypted: bool,
    host: String,
    cookies: Vec<HeaderValue>,
    /// What makes the form that was sent count once.
    once: Option<Once>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fail> {
        // What is asked for at a table has lost the beginning of its address on the way to here.
        let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |original| &original.0);
        let manner = Manner::of(&parts.headers, uri);
        let token = session_of(&parts.headers).map(str::to_owned);
        let session = match &token {
            Some(token) => {
                metrics::database("use_session", app.store.use_session(&token::hash(token), now())).await?
            }
            None => None,
        };
        let lasts_longer = session.as_ref().is_some_and(|session| session.noted);
        let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
        let text =
            |name: &str| parts.headers.get_all(name).iter().next_back().and_then(|value| value.to_str().ok());
        let proxied = app.config.behind_proxy;
        let mut visitor = Self {
            app: app.clone(),
            manner,
            person: session.map(|session| session.person),
            token,
            devices: devices_of(&parts.headers),
            address,
            encrypted: proxied && text("x-forwarded-proto") == Some("https"),
            host: text("host").unwrap_or("localhost").to_owned(),
            cookies: Vec::new(),
            once: parts.extensions.get().cloned(),
        };
        if lasts_longer && let Some(token) = visitor.token.clone() {
            visitor.keep_session(token);
        }
        Ok(visitor)
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
        self.app.limiters.check(kind, self.address).map_err(Fail::too_soon)
    }

    /// Counts an attempt for all servers together, or fails with how long to wait.
    pub(crate) async fn attempt(&self, one: Try) -> Result<(), Fail> {
        attempts::attempt(self.app.store.as_ref(), &self.app.config.limits.attempts, &one, now()).await
    }

    /// Fails while such an attempt has to wait.
    pub(crate) async fn wait_for(&self, one: &Try) -> Result<(), Fail> {
        let limits = &self.app.config.limits.attempts;
        attempts::check(self.app.store.as_ref(), limits, one, now()).await.map(drop)
    }

    /// Counts an attempt that has turned out to be one.
    pub(crate) async fn count(&self, one: &Try) -> Result<(), Fail> {
        let limits = &self.app.config.limits.attempts;
        attempts::count(self.app.store.as_ref(), limits, one, now()).await.map(drop)
    }

    /// An address of ours as somebody elsewhere would open it.
    pub(crate) fn absolute(&self, path: &str) -> String {
        if let Some(public) = self.app.config.hosts.main() {
            return format!("{public}{path}");
        }
        let scheme = if self.encrypted { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }

    /// Makes a change at a table count once, however often its form is sent.
    pub(crate) fn receipt(&self) -> Option<Receipt> {
        self.once.as_ref().map(Once::receipt)
    }

    /// The same for what leads to a new table.
    pub(crate) fn receipt_key(&self) -> Option<String> {
        self.once.as_ref().map(|once| once.key().to_owned())
    }

    /// Who this is: a new guest, if nobody yet. A form whose answer was lost makes the same guest when it is sent again.
    pub(crate) async fn identify(&mut self, name: Option<&str>) -> Result<Person, Fail> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let token = match self.once.as_ref().and_then(Once::session) {
            Some(token) => token,
            None => token::secret()?,
        };
        let person = match self.owner_of(&token).await? {
            Some(person) => person,
            None => self.new_guest(&token, name).await?,
        };
        self.keep_session(token);
        self.person = Some(person.clone());
        Ok(person)
    }

    async fn owner_of(&self, token: &str) -> Result<Option<Person>, Fail> {
        let session = self.app.store.use_session(&token::hash(token), now()).await?;
        Ok(session.map(|session| session.person))
    }

    async fn new_guest(&self, token: &str, name: Option<&str>) -> Result<Person, Fail> {
        let name = name.map_or_else(|| self.words().word("web-guest"), str::to_owned);
        let id = self.app.store.new_guest(&name, now()).await?;
        match self.app.store.open_session(&token::hash(token), id, now()).await {
            Ok(()) => Ok(Person { id, name, account: false }),
            // The same form, sent twice at once: the other one was faster.
            Err(error) => self.owner_of(token).await?.ok_or_else(|| error.into()),
        }
    }

    /// A session in place of the one that this browser has: the same for a form that is sent again.
    pub(crate) fn next_session(&self) -> Result<(String, NewSession), Fail> {
        match self.once.as_ref().and_then(Once::next_session) {
            Some(token) => Ok(with_token(token)),
            None => begin_session(),
        }
    }

    /// Whether this form has given the browser its next session before, and only the answer was lost: then it has it now.
    pub(crate) async fn had_next_session(&mut self) -> Result<bool, Fail> {
        let Some(token) = self.once.as_ref().and_then(Once::next_session) else { return Ok(false) };
        let Some(person) = self.owner_of(&token).await? else { return Ok(false) };
        self.keep_session(token);
        self.know_device(person.id).await;
        self.person = Some(person);
        Ok(true)
    }

    /// From now on this browser has the session with this token.
    pub(crate) fn keep_session(&mut self, token: String) {
        self.set_cookie(SESSION, &token, true);
        self.token = Some(token);
    }

    /// What is kept of the token of this browser, if the person has signed in with it before.
    pub(crate) async fn device_of(&self, person: PersonId) -> Result<Option<TokenHash>, Fail> {
        let Some(device) = self.device_token(person).map(token::hash) else { return Ok(None) };
        let known = self.app.store.knows_device(&device, person, now()).await?;
        Ok(known.then_some(device))
    }

    fn device_token(&self, person: PersonId) -> Option<&str> {
        let name = device_cookie(person);
        self.devices.iter().find(|(sent, _)| *sent == name).map(|(_, token)| token.as_str())
    }

    /// From now on this browser is one that the person has signed in with. One that is not known yet gets a token of ours,
    /// whatever it sent.
    pub(crate) async fn know_device(&mut self, person: PersonId) {
        if let Err(fail) = self.try_to_know_device(person).await {
            // Who has come in is in; it only may be harder the next time.
            tracing::warn!(status = %fail.status, "a browser is not remembered");
        }
    }

    async fn try_to_know_device(&mut self, person: PersonId) -> Result<(), Fail> {
        let known = self.device_of(person).await?.is_some();
        let token = match self.device_token(person).filter(|_| known) {
            Some(token) => token.to_owned(),
            None => token::secret()?,
        };
        self.app.store.know_device(&token::hash(&token), person, now()).await?;
        self.set_cookie(&device_cookie(person), &token, true);
        Ok(())
    }

    /// Somebody has left for good: nothing in this browser knows them any more.
    pub(crate) async fn leave_for_good(&mut self) -> Result<(), Fail> {
        if let Some(person) = &self.person {
            self.drop_cookie(&device_cookie(person.id));
        }
        self.sign_out().await
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
    pub(crate) fn session(&self) -> Option<TokenHash> {
        self.token.as_deref().map(token::hash)
    }

    pub(crate) fn set_cookie(&mut self, name: &str, value: &str, for_server_only: bool) {
        let hidden = if for_server_only { "; HttpOnly" } else { "" };
        let secure = if self.encrypted { "; Secure" } else { "" };
        let about = format!("Path=/; Max-Age={KEEP_SECONDS}; SameSite=Lax{hidden}{secure}");
        self.push_cookie(name, &format!("{value}; {about}"));
    }

    pub(crate) fn drop_cookie(&mut self, name: &str) {
        self.push_cookie(name, "; Path=/; Max-Age=0; SameSite=Lax; HttpOnly");
    }

    /// The last word on a cookie is the only one.
    fn push_cookie(&mut self, name: &str, value: &str) {
        let beginning = format!("{name}=");
        self.cookies.retain(|cookie| !cookie.as_bytes().starts_with(beginning.as_bytes()));
        self.cookies.extend(HeaderValue::from_str(&(beginning + value)));
    }

    pub(crate) fn page(&self, page: Markup) -> Response {
        self.with_cookies(Html(page.into_string()).into_response())
    }

    /// A page that was made and packed beside the threads that answer.
    pub(crate) fn packed_page(&self, packed: Packed) -> Response {
        self.packed("text/html; charset=utf-8", packed)
    }

    pub(crate) fn packed(&self, kind: &'static str, packed: Packed) -> Response {
        self.with_cookies(([(header::CONTENT_TYPE, kind)], packed).into_response())
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

fn device_cookie(person: PersonId) -> String {
    format!("{DEVICE}{}", person.0)
}

/// A token for a browser, and the session that it opens.
pub(crate) fn begin_session() -> Result<(String, NewSession), Fail> {
    Ok(with_token(token::secret()?))
}

fn with_token(token: String) -> (String, NewSession) {
    let session = NewSession { token: token::hash(&token), now: now() };
    (token, session)
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

    #[test]
    fn the_page_of_a_form_can_be_opened() {
        for (asked, page) in [
            ("/", "/"),
            ("/me", "/me"),
            ("/me/sign-in", "/me"),
            ("/me/password?x=y", "/me"),
            ("/play-now", "/"),
            ("/settings", "/"),
            ("/new?game=age-of-steam", "/new?game=age-of-steam"),
            ("/import", "/import"),
            ("/rules/age-of-steam", "/rules/age-of-steam"),
            ("/table/abc", "/table/abc"),
            ("/table/abc?seat=1&at=3", "/table/abc?seat=1&at=3"),
            ("/table/abc/?seat=1", "/table/abc/?seat=1"),
            ("/table/abc/verify", "/table/abc/verify"),
            ("/table/abc/join/secret", "/table/abc/join/secret"),
            ("/table/abc/people", "/table/abc/people"),
            ("/table/abc/chat", "/table/abc"),
            ("/table/abc/back-answer", "/table/abc"),
        ] {
            assert_eq!(Manner::of(&HeaderMap::new(), &asked.parse().unwrap()).here, page, "{asked}");
        }
    }

    #[tokio::test]
    async fn whom_a_proxy_speaks_for() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let (_stop, stopping) = tokio::sync::watch::channel(false);
        let config = crate::app::Config { behind_proxy: true, ..Default::default() };
        let app = App::new(store, config, stopping);
        for (list, address) in [
            ("1.2.3.4", "1.2.3.4"),
            ("1.2.3.4:5678", "1.2.3.4"),
            ("9.9.9.9, 1.2.3.4:5678 ", "1.2.3.4"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("9.9.9.9,[2001:db8::1]:443", "2001:db8::1"),
            ("1.2.3.4, unknown", "127.0.0.1"),
            ("1.2.3.4,", "127.0.0.1"),
            ("1.2.3.4:port", "127.0.0.1"),
            ("", "127.0.0.1"),
        ] {
            let request = axum::http::Request::builder().header("x-forwarded-for", list).body(()).unwrap();
            let visitor = Visitor::from_request_parts(&mut request.into_parts().0, &app).await.unwrap();
            assert_eq!(visitor.address, address.parse::<IpAddr>().unwrap(), "{list}");
        }
    }
}
