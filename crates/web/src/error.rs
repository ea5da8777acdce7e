//! How a failed request is answered: with a status and a sentence.

use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Text, text};
use store::StoreError;

/// A failed request. On its way out it becomes a page in the visitor's language.
#[derive(Clone, Debug)]
pub(crate) struct HttpError {
    pub(crate) status: StatusCode,
    pub(crate) why: Text,
    /// After how long another try makes sense.
    retry_after: Option<Duration>,
}

/// The slowest rate limit allows one more request this often.
const RETRY_SOON: Duration = Duration::from_secs(6);

impl HttpError {
    pub(crate) const fn new(status: StatusCode, why: Text) -> Self {
        Self { status, why, retry_after: None }
    }

    pub(crate) fn table_not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, text!(web_no_table))
    }

    pub(crate) fn page_not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, text!(web_no_page))
    }

    pub(crate) fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, text!(web_not_yours))
    }

    /// Too many requests, with the time until the next is allowed.
    pub(crate) fn rate_limited(wait: Duration) -> Self {
        let error = Self::new(StatusCode::TOO_MANY_REQUESTS, text!(web_too_many));
        Self { retry_after: Some(wait), ..error }
    }

    /// Too many attempts, with the wait spelled out.
    pub(crate) fn retry_in(wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let why = match i64::try_from(seconds).unwrap_or(i64::MAX) {
            seconds @ ..=90 => text!(web_wait_seconds, count = seconds),
            seconds => text!(web_wait_minutes, count = (seconds + 59) / 60),
        };
        Self { retry_after: Some(wait), ..Self::new(StatusCode::TOO_MANY_REQUESTS, why) }
    }

    /// A table that this visitor may not see.
    pub(crate) fn private_table() -> Self {
        Self::new(StatusCode::FORBIDDEN, text!(web_private))
    }

    pub(crate) fn table_deleted() -> Self {
        Self::new(StatusCode::GONE, text!(web_deleted))
    }

    pub(crate) fn too_many_streams() -> Self {
        let error = Self::new(StatusCode::TOO_MANY_REQUESTS, text!(web_too_many_pages));
        Self { retry_after: Some(RETRY_SOON), ..error }
    }

    pub(crate) fn bad_form() -> Self {
        Self::new(StatusCode::BAD_REQUEST, text!(web_bad_form))
    }

    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        crate::metrics::count_error();
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, text!(web_inside))
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> Self {
        match error {
            // These are temporary: somebody frees the disk, or another server takes over. The log says why.
            StoreError::Unavailable | StoreError::Database(_) | StoreError::SchemaTooNew { .. } => {
                tracing::error!(%error, "the database cannot be used");
                let error = Self::new(StatusCode::SERVICE_UNAVAILABLE, text!(web_cannot_save));
                Self { retry_after: Some(RETRY_SOON), ..error }
            }
            error => Self::internal(&error),
        }
    }
}

impl From<getrandom::Error> for HttpError {
    fn from(error: getrandom::Error) -> Self {
        Self::internal(&error)
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(wait) = self.retry_after {
            // Rounded up: a visitor who came back slightly early would be refused again.
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
