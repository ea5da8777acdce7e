//! Who sends a request, in which language, and what kind of response they want.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use kernel::{message, text};
use maud::Markup;
use store::{NewSession, Person, PersonId, Receipt, SESSION_LIFETIME, TokenHash};
use words::{Language, Words};

use crate::app::App;
use crate::clock::now;
use crate::compression::{CompressedBody, Encoding};
use crate::error::HttpError;
use crate::idempotency::IdempotencyKey;
use crate::pages::model::{Frame, Me, Theme};
use crate::rate_limit::{ClientAddress, LimitedAction};
use crate::throttle::{self, Attempt};
use crate::{metrics, token};

/// The header with which the script asks for only a part of a page.
pub(crate) const PART: HeaderName = HeaderName::from_static("x-part");
/// The header that lists what the page already has of that part: marks of fragments.
const HAVE: HeaderName = HeaderName::from_static("x-have");

const SESSION: &str = "session";
/// The prefix of the cookies that identify a browser somebody has signed in with: one for each account.
const DEVICE: &str = "known-";
/// Browsers keep a session for as long as we do.
const COOKIE_LIFETIME_SECONDS: i64 = SESSION_LIFETIME / 1_000;

/// What the headers alone tell about a request.
#[derive(Clone, Debug)]
pub(crate) struct RequestPrefs {
    pub(crate) language: Language,
    pub(crate) theme: Option<Theme>,
    /// Whether only the part of the page that changes is wanted.
    pub(crate) wants_part: bool,
    /// The marks of the fragments that the requesting page has.
    pub(crate) known_marks: Option<String>,
    pub(crate) encoding: Encoding,
    /// The URL of this page, with its query.
    pub(crate) page_url: String,
}

impl RequestPrefs {
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri) -> Self {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let chosen = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let theme = match cookie(headers, "theme") {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        };
        Self {
            language: chosen.unwrap_or_else(|| preferred_language(headers)),
            theme,
            wants_part: headers.contains_key(PART),
            known_marks: text(HAVE).map(str::to_owned),
            encoding: Encoding::accepted(text(header::ACCEPT_ENCODING).unwrap_or_default()),
            page_url: page_url_of(uri),
        }
    }

    pub(crate) fn frame(&self, me: Option<Me>) -> Frame {
        Frame {
            words: Words::new(self.language),
            theme: self.theme,
            me,
            page_url: self.page_url.clone(),
            game: None,
            // Without randomness a repeated form counts again.
            form_token: token::secret().unwrap_or_default(),
        }
    }
}

/// The page that a URL belongs to. A URL that forms are sent to cannot be opened: it belongs to the page with the form.
fn page_url_of(uri: &Uri) -> String {
    let mut steps = uri.path().split('/').skip(1);
    match (steps.next(), steps.next(), steps.next()) {
        (Some("me"), Some(_), _) => "/me".to_owned(),
        (Some("play-now" | "settings"), None, _) => "/".to_owned(),
        (Some("table"), Some(_), Some("" | "join" | "people" | "verify" | "watch")) => path_and_query(uri),
        (Some("table"), Some(id), Some(_)) => format!("/table/{id}"),
        _ => path_and_query(uri),
    }
}

fn path_and_query(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string)
}

/// The language that the browser prefers among those we support.
fn preferred_language(headers: &HeaderMap) -> Language {
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

/// The tokens of the accounts that somebody has signed in to with this browser, with the name of each cookie.
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

/// The visitor who sent a request.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) app: App,
    pub(crate) prefs: RequestPrefs,
    pub(crate) person: Option<Person>,
    /// The token of the session, as the browser sent it.
    token: Option<String>,
    /// The device cookies that the browser sent: names and tokens.
    devices: Vec<(String, String)>,
    pub(crate) address: IpAddr,
    encrypted: bool,
    host: String,
    cookies: Vec<HeaderValue>,
    /// The idempotency key of the submitted form.
    form: Option<IdempotencyKey>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, HttpError> {
        // Inside the nested router of a table, the URI lacks its beginning.
        let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |original| &original.0);
        let prefs = RequestPrefs::of(&parts.headers, uri);
        let token = session_of(&parts.headers).map(str::to_owned);
        let session = match &token {
            Some(token) => {
                metrics::database("use_session", app.store.use_session(&token::hash(token), now())).await?
            }
            None => None,
        };
        let lasts_longer = session.as_ref().is_some_and(|session| session.renewed);
        let Ok(ClientAddress(address)) = ClientAddress::from_request_parts(parts, app).await;
        let text =
            |name: &str| parts.headers.get_all(name).iter().next_back().and_then(|value| value.to_str().ok());
        let proxied = app.config.behind_proxy;
        let mut visitor = Self {
            app: app.clone(),
            prefs,
            person: session.map(|session| session.person),
            token,
            devices: devices_of(&parts.headers),
            address,
            encrypted: proxied && text("x-forwarded-proto") == Some("https"),
            host: text("host").unwrap_or("localhost").to_owned(),
            cookies: Vec::new(),
            form: parts.extensions.get().cloned(),
        };
        if lasts_longer && let Some(token) = visitor.token.clone() {
            visitor.set_session(token);
        }
        Ok(visitor)
    }
}

impl Visitor {
    pub(crate) fn words(&self) -> Words {
        Words::new(self.prefs.language)
    }

    pub(crate) fn frame(&self) -> Frame {
        self.prefs.frame(
            self.person.as_ref().map(|person| Me { name: person.name.clone(), account: person.account }),
        )
    }

    /// Counts one of these, or fails if there were too many.
    pub(crate) fn check_rate(&self, kind: LimitedAction) -> Result<(), HttpError> {
        self.app.limiters.check(kind, self.address).map_err(HttpError::rate_limited)
    }

    /// Counts an attempt across all nodes, or fails with how long to wait.
    pub(crate) async fn admit_attempt(&self, attempt: Attempt) -> Result<(), HttpError> {
        throttle::admit(self.app.store.as_ref(), &self.app.config.limits.attempts, &attempt, now()).await
    }

    /// Fails if such an attempt has to wait.
    pub(crate) async fn check_attempt(&self, attempt: &Attempt) -> Result<(), HttpError> {
        let limits = &self.app.config.limits.attempts;
        throttle::check(self.app.store.as_ref(), limits, attempt, now()).await.map(drop)
    }

    /// Counts an attempt that has turned out to be a failed one.
    pub(crate) async fn record_attempt(&self, attempt: &Attempt) -> Result<(), HttpError> {
        let limits = &self.app.config.limits.attempts;
        throttle::record(self.app.store.as_ref(), limits, attempt, now()).await.map(drop)
    }

    /// One of our URLs, as it is opened from elsewhere.
    pub(crate) fn absolute_url(&self, path: &str) -> String {
        if let Some(public) = self.app.config.hosts.primary_url() {
            return format!("{public}{path}");
        }
        let scheme = if self.encrypted { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }

    /// Makes a change at a table count once, however often its form is sent.
    pub(crate) fn receipt(&self) -> Option<Receipt> {
        self.form.as_ref().map(IdempotencyKey::receipt)
    }

    /// The same for a form that creates a table.
    pub(crate) fn receipt_key(&self) -> Option<String> {
        self.form.as_ref().map(|form| form.key().to_owned())
    }

    /// The visitor's person: a new guest if they are nobody yet. A repeated form whose response was lost leads to the
    /// same guest.
    pub(crate) async fn ensure_person(&mut self, name: Option<&str>) -> Result<Person, HttpError> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let token = match self.form.as_ref().and_then(IdempotencyKey::session) {
            Some(token) => token,
            None => token::secret()?,
        };
        let person = match self.person_of_session(&token).await? {
            Some(person) => person,
            None => self.create_guest(&token, name).await?,
        };
        self.set_session(token);
        self.person = Some(person.clone());
        Ok(person)
    }

    async fn person_of_session(&self, token: &str) -> Result<Option<Person>, HttpError> {
        let session = self.app.store.use_session(&token::hash(token), now()).await?;
        Ok(session.map(|session| session.person))
    }

    async fn create_guest(&self, token: &str, name: Option<&str>) -> Result<Person, HttpError> {
        let name = name.map_or_else(|| self.words().word(message!(web_guest)), str::to_owned);
        let id = self.app.store.create_guest(&name, now()).await?;
        match self.app.store.create_session(&token::hash(token), id, now()).await {
            Ok(()) => Ok(Person { id, name, account: false }),
            // The same form was sent twice at once, and the other one was faster.
            Err(error) => self.person_of_session(token).await?.ok_or_else(|| error.into()),
        }
    }

    /// A session in place of the browser's current one; a repeated form gets the same one.
    pub(crate) fn replacement_session(&self) -> Result<(String, NewSession), HttpError> {
        match self.form.as_ref().and_then(IdempotencyKey::replacement_session) {
            Some(token) => Ok(with_token(token)),
            None => new_session(),
        }
    }

    /// Whether this form has given the browser its replacement session before, and only the response was lost: then it
    /// gets it now.
    pub(crate) async fn resume_replacement_session(&mut self) -> Result<bool, HttpError> {
        let Some(token) = self.form.as_ref().and_then(IdempotencyKey::replacement_session) else {
            return Ok(false);
        };
        let Some(person) = self.person_of_session(&token).await? else { return Ok(false) };
        self.set_session(token);
        self.remember_device(person.id).await;
        self.person = Some(person);
        Ok(true)
    }

    /// Gives the browser the session with this token.
    pub(crate) fn set_session(&mut self, token: String) {
        self.set_cookie(SESSION, &token, true);
        self.token = Some(token);
    }

    /// The hash of this browser's device token, if the person has signed in with it before.
    pub(crate) async fn known_device(&self, person: PersonId) -> Result<Option<TokenHash>, HttpError> {
        let Some(device) = self.device_token(person).map(token::hash) else { return Ok(None) };
        let known = self.app.store.is_known_device(&device, person, now()).await?;
        Ok(known.then_some(device))
    }

    fn device_token(&self, person: PersonId) -> Option<&str> {
        let name = device_cookie(person);
        self.devices.iter().find(|(sent, _)| *sent == name).map(|(_, token)| token.as_str())
    }

    /// Remembers that the person has signed in with this browser. A browser that is not known yet gets a new token,
    /// whatever it sent.
    pub(crate) async fn remember_device(&mut self, person: PersonId) {
        if let Err(error) = self.try_to_remember_device(person).await {
            // The sign-in itself has succeeded; the next one may only be throttled more.
            tracing::warn!(status = %error.status, "a browser is not remembered");
        }
    }

    async fn try_to_remember_device(&mut self, person: PersonId) -> Result<(), HttpError> {
        let known = self.known_device(person).await?.is_some();
        let token = match self.device_token(person).filter(|_| known) {
            Some(token) => token.to_owned(),
            None => token::secret()?,
        };
        self.app.store.remember_device(&token::hash(&token), person, now()).await?;
        self.set_cookie(&device_cookie(person), &token, true);
        Ok(())
    }

    /// Somebody has left for good: this browser forgets them.
    pub(crate) async fn leave_for_good(&mut self) -> Result<(), HttpError> {
        if let Some(person) = &self.person {
            self.delete_cookie(&device_cookie(person.id));
        }
        self.sign_out().await
    }

    pub(crate) async fn sign_out(&mut self) -> Result<(), HttpError> {
        if let Some(token) = self.token.take() {
            self.app.store.delete_session(&token::hash(&token)).await?;
        }
        self.person = None;
        self.delete_cookie(SESSION);
        Ok(())
    }

    /// The hash of this session's token.
    pub(crate) fn session_hash(&self) -> Option<TokenHash> {
        self.token.as_deref().map(token::hash)
    }

    pub(crate) fn set_cookie(&mut self, name: &str, value: &str, for_server_only: bool) {
        let hidden = if for_server_only { "; HttpOnly" } else { "" };
        let secure = if self.encrypted { "; Secure" } else { "" };
        let about = format!("Path=/; Max-Age={COOKIE_LIFETIME_SECONDS}; SameSite=Lax{hidden}{secure}");
        self.push_cookie(name, &format!("{value}; {about}"));
    }

    pub(crate) fn delete_cookie(&mut self, name: &str) {
        self.push_cookie(name, "; Path=/; Max-Age=0; SameSite=Lax; HttpOnly");
    }

    /// Replaces an earlier value of the same cookie.
    fn push_cookie(&mut self, name: &str, value: &str) {
        let beginning = format!("{name}=");
        self.cookies.retain(|cookie| !cookie.as_bytes().starts_with(beginning.as_bytes()));
        self.cookies.extend(HeaderValue::from_str(&(beginning + value)));
    }

    pub(crate) fn page(&self, page: Markup) -> Response {
        self.with_cookies(Html(page.into_string()).into_response())
    }

    /// A page that was rendered and compressed on the blocking thread pool.
    pub(crate) fn compressed_page(&self, compressed: CompressedBody) -> Response {
        self.compressed("text/html; charset=utf-8", compressed)
    }

    pub(crate) fn compressed(&self, kind: &'static str, compressed: CompressedBody) -> Response {
        self.with_cookies(([(header::CONTENT_TYPE, kind)], compressed).into_response())
    }

    /// Redirects to another page, with GET.
    pub(crate) fn redirect(&self, to: &str) -> Response {
        self.with_cookies(axum::response::Redirect::to(to).into_response())
    }

    pub(crate) fn with_cookies(&self, mut response: Response) -> Response {
        for cookie in &self.cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }

    /// The person, or an error that asks them to sign in first.
    pub(crate) fn require_person(&self) -> Result<&Person, HttpError> {
        let why = || HttpError::new(axum::http::StatusCode::FORBIDDEN, text!(web_who));
        self.person.as_ref().ok_or_else(why)
    }
}

fn device_cookie(person: PersonId) -> String {
    format!("{DEVICE}{}", person.0)
}

/// A token for a browser, and the session that it opens.
pub(crate) fn new_session() -> Result<(String, NewSession), HttpError> {
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
            let prefs = RequestPrefs::of(&headers, &"/a?b=c".parse().unwrap());
            assert_eq!(prefs.language, language, "{wanted} {cookie}");
            assert_eq!(prefs.page_url, "/a?b=c");
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
            assert_eq!(
                RequestPrefs::of(&HeaderMap::new(), &asked.parse().unwrap()).page_url,
                page,
                "{asked}"
            );
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
