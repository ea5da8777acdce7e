//! What a request that fails is answered with: a status and a sentence.

use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Text, text};
use store::StoreError;

/// A request that failed. It becomes a page, in the visitor's language, on its way out.
#[derive(Clone, Debug)]
pub(crate) struct Fail {
    pub(crate) status: StatusCode,
    pub(crate) why: Text,
    /// How long to wait before it is worth another try.
    wait: Option<Duration>,
}

/// At the slowest of the rates that visitors are held to, one more is allowed every so often.
const A_MOMENT: Duration = Duration::from_secs(6);

impl Fail {
    pub(crate) const fn new(status: StatusCode, why: Text) -> Self {
        Self { status, why, wait: None }
    }

    pub(crate) fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, text!("web-no-table"))
    }

    pub(crate) fn no_page() -> Self {
        Self::new(StatusCode::NOT_FOUND, text!("web-no-page"))
    }

    pub(crate) fn not_yours() -> Self {
        Self::new(StatusCode::FORBIDDEN, text!("web-not-yours"))
    }

    /// Too many, with the time until the next is allowed.
    pub(crate) fn too_soon(wait: Duration) -> Self {
        let fail = Self::new(StatusCode::TOO_MANY_REQUESTS, text!("web-too-many"));
        Self { wait: Some(wait), ..fail }
    }

    /// Too often, with how long to wait said in words.
    pub(crate) fn wait(wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let why = match i64::try_from(seconds).unwrap_or(i64::MAX) {
            seconds @ ..=90 => text!("web-wait-seconds", count = seconds),
            seconds => text!("web-wait-minutes", count = (seconds + 59) / 60),
        };
        Self { wait: Some(wait), ..Self::new(StatusCode::TOO_MANY_REQUESTS, why) }
    }

    /// A table that is not for this visitor.
    pub(crate) fn private() -> Self {
        Self::new(StatusCode::FORBIDDEN, text!("web-private"))
    }

    pub(crate) fn deleted() -> Self {
        Self::new(StatusCode::GONE, text!("web-deleted"))
    }

    pub(crate) fn too_many_pages() -> Self {
        let fail = Self::new(StatusCode::TOO_MANY_REQUESTS, text!("web-too-many-pages"));
        Self { wait: Some(A_MOMENT), ..fail }
    }

    pub(crate) fn bad_form() -> Self {
        Self::new(StatusCode::BAD_REQUEST, text!("web-bad-form"))
    }

    pub(crate) fn inside(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        crate::metrics::failed();
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, text!("web-inside"))
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Self {
        match error {
            // It passes: a full disk is cleared, another server takes over. Who runs this one reads why.
            StoreError::CannotSave | StoreError::Database(_) | StoreError::Newer { .. } => {
                tracing::error!(%error, "the database cannot be used");
                let fail = Self::new(StatusCode::SERVICE_UNAVAILABLE, text!("web-cannot-save"));
                Self { wait: Some(A_MOMENT), ..fail }
            }
            error => Self::inside(&error),
        }
    }
}

impl From<getrandom::Error> for Fail {
    fn from(error: getrandom::Error) -> Self {
        Self::inside(&error)
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(wait) = self.wait {
            // Rounded up: who comes back a little early would be refused again.
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
