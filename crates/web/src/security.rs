//! Middleware for every request and response: host and origin checks, security headers, and error pages.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{Text, text};

use crate::app::App;
use crate::error::HttpError;
use crate::origin::AllowedHosts;
use crate::pages;
use crate::pages::model::RefusalMessage;
use crate::rate_limit::{ClientAddress, LimitedAction};
use crate::request::RequestPrefs;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Lets no other site change anything here, adds the security headers, and turns errors into pages.
pub(crate) async fn protect(State(app): State<App>, request: Request, next: Next) -> Response {
    let prefs = RequestPrefs::of(request.headers(), request.uri());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let hosts = &app.config.hosts;
    let response = if !hosts.allows_host(request.headers(), request.uri()) {
        HttpError::new(StatusCode::MISDIRECTED_REQUEST, other_host(hosts)).into_response()
    } else if changes && !hosts.allows_origin(request.headers(), request.uri()) {
        HttpError::new(StatusCode::FORBIDDEN, text!(web_other_site)).into_response()
    } else {
        next.run(request).await
    };
    let mut response = with_error_page(response, &prefs);
    let failed = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    if failed {
        // An error for one visitor at one moment must not be cached.
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

/// Rate limit for viewing tables and rules.
pub(crate) async fn limit_views(
    State(app): State<App>,
    ClientAddress(visitor): ClientAddress,
    request: Request,
    next: Next,
) -> Result<Response, HttpError> {
    // Forms are counted by their handlers.
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        app.limiters.check(LimitedAction::View, visitor).map_err(HttpError::rate_limited)?;
    }
    Ok(next.run(request).await)
}

/// What a request to a wrong host is told: our address, or how to configure it.
fn other_host(hosts: &AllowedHosts) -> Text {
    match hosts.primary_url() {
        Some(url) => text!(web_other_host, url = url.to_string()),
        None => text!(web_unknown_host),
    }
}

fn with_error_page(response: Response, prefs: &RequestPrefs) -> Response {
    let failed = response.extensions().get::<HttpError>().cloned();
    let status = response.status();
    let why = match failed {
        Some(error) => error.why,
        // A client that waited too long is not at fault, and cannot know whether its request was carried out.
        None if status == StatusCode::REQUEST_TIMEOUT => text!(web_too_slow),
        // What axum itself refuses, such as a form that is too large.
        None if status.is_client_error()
            && response.headers().get(header::CONTENT_TYPE).is_none_or(is_plain) =>
        {
            text!(web_bad_request)
        }
        None => return response,
    };
    let frame = prefs.frame(None);
    let why = frame.words.say(&why);
    let mut told = if prefs.wants_part {
        axum::Json(RefusalMessage { rule: None, why, href: None }).into_response()
    } else {
        axum::response::Html(pages::error::page(&frame, status.as_u16(), &why).into_string()).into_response()
    };
    *told.status_mut() = status;
    // Keeps cookies, `Retry-After`, `Allow` and so on; only the headers of the body are replaced.
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
        let prefs =
            RequestPrefs { wants_part: true, ..RequestPrefs::of(&HeaderMap::new(), &"/".parse().unwrap()) };
        for (status, why) in [(408_u16, "did not answer in time"), (411, "cannot be understood")] {
            let response = StatusCode::from_u16(status).unwrap().into_response();
            let told = with_error_page(response, &prefs);
            assert_eq!(told.status(), status);
            let body = axum::body::to_bytes(told.into_body(), usize::MAX).await.unwrap();
            assert!(String::from_utf8_lossy(&body).contains(why), "{status}");
        }
    }

    #[test]
    fn a_failure_keeps_what_its_handler_had_set() {
        let mut failed = HttpError::too_many_streams().into_response();
        for cookie in ["session=1", "lang=fr"] {
            failed.headers_mut().append(header::SET_COOKIE, HeaderValue::from_static(cookie));
        }
        for part in [false, true] {
            let prefs = RequestPrefs {
                wants_part: part,
                ..RequestPrefs::of(&HeaderMap::new(), &"/".parse().unwrap())
            };
            let mut response = HttpError::too_many_streams().into_response();
            *response.headers_mut() = failed.headers().clone();
            let told = with_error_page(response, &prefs);
            let cookies: Vec<_> = told.headers().get_all(header::SET_COOKIE).iter().collect();
            assert_eq!(cookies, ["session=1", "lang=fr"]);
            assert_eq!(told.headers()[header::RETRY_AFTER], "6");
            assert_eq!(told.headers().get_all(header::CONTENT_TYPE).iter().count(), 1);
        }
    }
}
