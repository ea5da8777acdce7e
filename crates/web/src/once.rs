//! Forms that count once, however often they are sent.
//!
//! Every form that writes carries a token in its field `once`. What a form did is kept together with a key made from the
//! token, from whoever sent it, and from all that is in the form: when the answer was lost and the same form comes again,
//! the store knows it, and it is answered as if it had been done just now.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use sha2::{Digest, Sha256};
use store::Receipt;

use crate::app::App;
use crate::clock::now;
use crate::error::Fail;
use crate::handlers::account::to_its_end;
use crate::request::session_of;
use crate::server::most_bytes;
use crate::token;

/// What tells a form from every other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Once {
    key: String,
    token: String,
}

/// Reads forms, so that whoever answers them knows what makes them count once.
pub(crate) async fn once(request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path();
    let Ok(form) = to_bytes(body, most_bytes(path)).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    if let Some(once) = Once::of(&parts.headers, path, &form) {
        parts.extensions.insert(once);
    }
    next.run(Request::from_parts(parts, Body::from(form))).await
}

/// For what takes something away for good, so that the form cannot be answered again as it was: that it was done is kept
/// apart, and whoever sends it again is led to where they would have been led. Whoever goes away in the middle leaves
/// nothing half done.
pub(crate) async fn done(State(app): State<App>, request: Request, next: Next) -> Result<Response, Fail> {
    let once = request.extensions().get().map(Once::receipt);
    if app.was_counted(once.as_ref()).await? {
        return Ok(Redirect::to("/").into_response());
    }
    let answered = to_its_end(async move {
        let answer = next.run(request).await;
        if answer.status() == StatusCode::SEE_OTHER
            && let Some(once) = once
            && let Err(error) = app.store.keep_receipt(&once, now()).await
        {
            tracing::warn!(%error, "a form that is sent again will not be known");
        }
        answer
    });
    answered.await
}

impl Once {
    fn of(headers: &HeaderMap, path: &str, form: &[u8]) -> Option<Self> {
        let fields = form.split(|byte| *byte == b'&');
        let token =
            fields.filter_map(|field| field.strip_prefix(b"once=")).find(|token| !token.is_empty())?;
        let token = String::from_utf8_lossy(token).into_owned();
        let own = token::is_secret(&token).then(|| token::derived("session", &token));
        let session = session_of(headers);
        // Two visitors without a session are told apart by nothing but a token that is theirs alone.
        if session.is_none() && own.is_none() {
            return None;
        }
        // Whoever this form gave a session had none when it came first.
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

    /// For a change at a table, whose outcome everybody sees there.
    pub(crate) fn receipt(&self) -> Receipt {
        Receipt { key: self.key.clone(), outcome: String::new() }
    }

    /// The token of the session that this form begins for whoever has none: the same when it is sent again, so that nobody
    /// becomes two guests. Only a token that nobody can guess is good enough for that.
    pub(crate) fn session(&self) -> Option<String> {
        token::is_secret(&self.token).then(|| token::derived("session", &self.token))
    }

    /// The token of the session that this form gives somebody who has one, in place of it: known again in the same way.
    pub(crate) fn next_session(&self) -> Option<String> {
        token::is_secret(&self.token).then(|| token::derived("next session", &self.key))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    fn once(cookie: &str, path: &str, form: &str) -> Option<Once> {
        let headers = HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())]);
        Once::of(&headers, path, form.as_bytes())
    }

    #[test]
    fn the_same_form_is_known_again_and_no_other() {
        let first = once("session=a", "/table/x/chat", "once=7&text=hello").unwrap();
        assert_eq!(once("session=a; theme=dark", "/table/x/chat", "once=7&text=hello"), Some(first.clone()));
        for (cookie, path, form) in [
            ("session=b", "/table/x/chat", "once=7&text=hello"),
            ("session=a", "/table/y/chat", "once=7&text=hello"),
            ("session=a", "/table/x/chat", "once=8&text=hello"),
            ("session=a", "/table/x/chat", "once=7&text=bye"),
        ] {
            assert_ne!(once(cookie, path, form).unwrap().key, first.key, "{cookie} {path} {form}");
        }
        for form in ["", "text=once=7", "once=", "at_once=7"] {
            assert_eq!(once("session=a", "/table/x/chat", form), None, "{form}");
        }
    }

    #[test]
    fn only_what_cannot_be_guessed_begins_a_session() {
        let secret = token::secret().unwrap();
        let [one, again] = [(); 2].map(|()| once("", "/play-now", &format!("once={secret}")).unwrap());
        assert!(one.session().is_some() && one.session() == again.session());
        assert_ne!(one.session(), Some(secret.clone()));
        let cookie = format!("session={}", one.session().unwrap());
        assert_eq!(
            once(&cookie, "/play-now", &format!("once={secret}")),
            Some(one),
            "the answer came, in part"
        );
        assert_eq!(once("session=a", "/table/x/chat", "once=12&text=hello").unwrap().session(), None);
    }

    #[test]
    fn visitors_without_a_session_are_told_apart_by_a_secret_only() {
        assert_eq!(once("theme=dark", "/table/x/chat", "once=12&text=gg"), None);
        let [one, other] = [(); 2].map(|()| format!("once={}&text=gg", token::secret().unwrap()));
        assert_ne!(once("", "/table/x/chat", &one), once("", "/table/x/chat", &other));
        // The field that a script would have filled comes first.
        let both = once("", "/table/x/chat", &format!("once=&{one}")).unwrap();
        assert!(both.session().is_some());
    }
}
