//! What holds for every request and every answer.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{Text, text};

use crate::app::App;
use crate::error::Fail;
use crate::hosts::Hosts;
use crate::limits::{Address, Kind};
use crate::pages;
use crate::pages::model::Refused;
use crate::request::Manner;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Lets no other site change anything here, and puts failures into words.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let manner = Manner::of(request.headers(), request.uri());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let hosts = &app.config.hosts;
    let response = if !hosts.are_asked(request.headers(), request.uri()) {
        Fail::new(StatusCode::MISDIRECTED_REQUEST, other_host(hosts)).into_response()
    } else if changes && !hosts.sent(request.headers(), request.uri()) {
        Fail::new(StatusCode::FORBIDDEN, text!("web-other-site")).into_response()
    } else {
        next.run(request).await
    };
    let mut response = in_words(response, &manner);
    let failed = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    if failed {
        // What went wrong for one visitor at one moment is no answer for anybody else, or later.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // With `no-referrer` browsers would send forms with the origin `null`.
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Lets no visitor look at tables, or read rules, faster than anybody could.
pub(crate) async fn looks(
    State(app): State<App>,
    Address(visitor): Address,
    request: Request,
    next: Next,
) -> Result<Response, Fail> {
    // Forms are counted by what they ask for.
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        app.limiters.check(Kind::Look, visitor).map_err(Fail::too_soon)?;
    }
    Ok(next.run(request).await)
}

/// What whoever asks under another name is told: where we are, or how we can be told so.
fn other_host(hosts: &Hosts) -> Text {
    match hosts.main() {
        Some(url) => text!("web-other-host", url = url.to_string()),
        None => text!("web-unknown-host"),
    }
}

fn in_words(response: Response, manner: &Manner) -> Response {
    let failed = response.extensions().get::<Fail>().cloned();
    let status = response.status();
    let why = match failed {
        Some(fail) => fail.why,
        // Whoever waited for us too long is not at fault, and cannot know whether it was done.
        None if status == StatusCode::REQUEST_TIMEOUT => text!("web-too-slow"),
        // What axum itself refuses, such as a form that is too large.
        None if status.is_client_error()
            && response.headers().get(header::CONTENT_TYPE).is_none_or(is_plain) =>
        {
            text!("web-bad-request")
        }
        None => return response,
    };
    let frame = manner.frame(None);
    let why = frame.words.say(&why);
    let mut told = if manner.part {
        axum::Json(Refused { rule: None, why, href: None }).into_response()
    } else {
        axum::response::Html(pages::error::page(&frame, status.as_u16(), &why).into_string()).into_response()
    };
    *told.status_mut() = status;
    // Cookies, how long to wait, which methods there are: all but what was said of the body stays.
    for (name, value) in response.headers() {
        if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
            told.headers_mut().append(name, value.clone());
        }
    }
    told
}

fn is_plain(kind: &HeaderValue) -> bool {
    kind.as_bytes().starts_with(b"text/plain")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    #[tokio::test]
    async fn who_waited_too_long_is_told_so() {
        let manner = Manner { part: true, ..Manner::of(&HeaderMap::new(), &"/".parse().unwrap()) };
        for (status, why) in [(408_u16, "did not answer in time"), (411, "cannot be understood")] {
            let response = StatusCode::from_u16(status).unwrap().into_response();
            let told = in_words(response, &manner);
            assert_eq!(told.status(), status);
            let body = axum::body::to_bytes(told.into_body(), usize::MAX).await.unwrap();
            assert!(String::from_utf8_lossy(&body).contains(why), "{status}");
        }
    }

    #[test]
    fn a_failure_keeps_what_its_handler_had_set() {
        let mut failed = Fail::too_many_pages().into_response();
        for cookie in ["session=1", "lang=fr"] {
            failed.headers_mut().append(header::SET_COOKIE, HeaderValue::from_static(cookie));
        }
        for part in [false, true] {
            let manner = Manner { part, ..Manner::of(&HeaderMap::new(), &"/".parse().unwrap()) };
            let mut response = Fail::too_many_pages().into_response();
            *response.headers_mut() = failed.headers().clone();
            let told = in_words(response, &manner);
            let cookies: Vec<_> = told.headers().get_all(header::SET_COOKIE).iter().collect();
            assert_eq!(cookies, ["session=1", "lang=fr"]);
            assert_eq!(told.headers()[header::RETRY_AFTER], "6");
            assert_eq!(told.headers().get_all(header::CONTENT_TYPE).iter().count(), 1);
        }
    }
}
