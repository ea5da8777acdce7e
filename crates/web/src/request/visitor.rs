//! The visitor who sends a request, and the responses that they get.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use kernel::text;
use maud::Markup;
use store::{Person, Receipt, SESSION_LIFETIME};
use words::Words;

use super::RequestPrefs;
use super::sessions::{devices_of, session_of};
use crate::app::App;
use crate::clock::now;
use crate::compression::CompressedBody;
use crate::error::HttpError;
use crate::idempotency::IdempotencyKey;
use crate::pages::model::{Frame, Me};
use crate::rate_limit::{ClientAddress, LimitedAction};
use crate::throttle::{self, Attempt};
use crate::{metrics, token};

/// Browsers keep a session for as long as we do.
const COOKIE_LIFETIME_SECONDS: i64 = SESSION_LIFETIME / 1_000;

/// The visitor who sent a request.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) app: App,
    pub(crate) prefs: RequestPrefs,
    pub(crate) person: Option<Person>,
    /// The token of the session, as the browser sent it.
    pub(super) token: Option<String>,
    /// The device cookies that the browser sent: names and tokens.
    pub(super) devices: Vec<(String, String)>,
    pub(crate) address: IpAddr,
    encrypted: bool,
    host: String,
    cookies: Vec<HeaderValue>,
    /// The idempotency key of the submitted form.
    pub(super) form: Option<IdempotencyKey>,
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

#[cfg(test)]
mod tests {
    use super::*;

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
