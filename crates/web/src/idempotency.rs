//! Idempotency: a form counts once, however often it is sent.
//!
//! Every form that writes carries a token in its field `once`. What a form did is stored together with a key that is
//! derived from the token, the sender and the whole content of the form. If the response was lost and the same form is
//! sent again, the store recognises the key, and the form is answered as if it had just been processed.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use sha2::{Digest, Sha256};
use store::Receipt;

use crate::app::App;
use crate::blocking::run_to_completion;
use crate::clock::now;
use crate::error::HttpError;
use crate::request::session_of;
use crate::server::max_body_bytes;
use crate::token;

/// Identifies a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IdempotencyKey {
    key: String,
    token: String,
}

/// Middleware that reads forms and gives their handlers the idempotency key.
pub(crate) async fn read_key(request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path();
    let Ok(form) = to_bytes(body, max_body_bytes(path)).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    if let Some(key) = IdempotencyKey::of(&parts.headers, path, &form) {
        parts.extensions.insert(key);
    }
    next.run(Request::from_parts(parts, Body::from(form))).await
}

/// Middleware for deletions, which cannot be answered the same way twice: their completion is recorded separately, and
/// a repeated form gets the same redirect. A visitor who goes away in the middle leaves nothing half done.
pub(crate) async fn skip_if_done(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, HttpError> {
    let key = request.extensions().get().map(IdempotencyKey::receipt);
    if app.already_done(key.as_ref()).await? {
        return Ok(Redirect::to("/").into_response());
    }
    let answered = run_to_completion(async move {
        let answer = next.run(request).await;
        if answer.status() == StatusCode::SEE_OTHER
            && let Some(key) = key
            && let Err(error) = app.store.save_receipt(&key, now()).await
        {
            tracing::warn!(%error, "a form that is sent again will not be known");
        }
        answer
    });
    answered.await
}

impl IdempotencyKey {
    fn of(headers: &HeaderMap, path: &str, form: &[u8]) -> Option<Self> {
        let fields = form.split(|byte| *byte == b'&');
        let token =
            fields.filter_map(|field| field.strip_prefix(b"once=")).find(|token| !token.is_empty())?;
        let token = String::from_utf8_lossy(token).into_owned();
        let own = token::is_secret(&token).then(|| token::derived("session", &token));
        let session = session_of(headers);
        // Only a secret token can tell two visitors without a session apart.
        if session.is_none() && own.is_none() {
            return None;
        }
        // A visitor whose session comes from this very form had none when it was first sent.
        let session = session.filter(|session| own.as_deref() != Some(*session));
        let mut hash = Sha256::new();
        for part in [session.unwrap_or_default().as_bytes(), path.as_bytes(), form] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let key = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Some(Self { key, token })
    }

    pub(crate) fn key(&self) -> &str {
        &self.key
    }

    /// For a change at a table, where everybody sees the outcome.
    pub(crate) fn receipt(&self) -> Receipt {
        Receipt { key: self.key.clone(), outcome: String::new() }
    }

    /// The token of the session that this form starts for a visitor without one. It is the same when the form is sent
    /// again, so that nobody becomes two guests. Only an unguessable token is good enough for that.
    pub(crate) fn session(&self) -> Option<String> {
        token::is_secret(&self.token).then(|| token::derived("session", &self.token))
    }

    /// The token of the session that this form starts in place of the visitor's current one; it is recognised in the
    /// same way.
    pub(crate) fn replacement_session(&self) -> Option<String> {
        token::is_secret(&self.token).then(|| token::derived("next session", &self.key))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    fn key(cookie: &str, path: &str, form: &str) -> Option<IdempotencyKey> {
        let headers = HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())]);
        IdempotencyKey::of(&headers, path, form.as_bytes())
    }

    #[test]
    fn the_same_form_is_known_again_and_no_other() {
        let first = key("session=a", "/table/x/chat", "once=7&text=hello").unwrap();
        assert_eq!(key("session=a; theme=dark", "/table/x/chat", "once=7&text=hello"), Some(first.clone()));
        for (cookie, path, form) in [
            ("session=b", "/table/x/chat", "once=7&text=hello"),
            ("session=a", "/table/y/chat", "once=7&text=hello"),
            ("session=a", "/table/x/chat", "once=8&text=hello"),
            ("session=a", "/table/x/chat", "once=7&text=bye"),
        ] {
            assert_ne!(key(cookie, path, form).unwrap().key, first.key, "{cookie} {path} {form}");
        }
        for form in ["", "text=once=7", "once=", "at_once=7"] {
            assert_eq!(key("session=a", "/table/x/chat", form), None, "{form}");
        }
    }

    #[test]
    fn only_what_cannot_be_guessed_begins_a_session() {
        let secret = token::secret().unwrap();
        let [one, again] = [(); 2].map(|()| key("", "/play-now", &format!("once={secret}")).unwrap());
        assert!(one.session().is_some() && one.session() == again.session());
        assert_ne!(one.session(), Some(secret.clone()));
        let cookie = format!("session={}", one.session().unwrap());
        assert_eq!(
            key(&cookie, "/play-now", &format!("once={secret}")),
            Some(one),
            "the answer came, in part"
        );
        assert_eq!(key("session=a", "/table/x/chat", "once=12&text=hello").unwrap().session(), None);
    }

    #[test]
    fn visitors_without_a_session_are_told_apart_by_a_secret_only() {
        assert_eq!(key("theme=dark", "/table/x/chat", "once=12&text=gg"), None);
        let [one, other] = [(); 2].map(|()| format!("once={}&text=gg", token::secret().unwrap()));
        assert_ne!(key("", "/table/x/chat", &one), key("", "/table/x/chat", &other));
        // The empty field is the one that a script would have filled.
        let both = key("", "/table/x/chat", &format!("once=&{one}")).unwrap();
        assert!(both.session().is_some());
    }
}
