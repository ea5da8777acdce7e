//! What a request that fails is answered with: a status and a sentence.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Text, text};
use store::StoreError;

/// A request that failed. It becomes a page, in the visitor's language, on its way out.
#[derive(Clone, Debug)]
pub(crate) struct Fail {
    pub(crate) status: StatusCode,
    pub(crate) why: Text,
}

impl Fail {
    pub(crate) const fn new(status: StatusCode, why: Text) -> Self {
        Self { status, why }
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

    pub(crate) fn too_many() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, text!("web-too-many"))
    }

    pub(crate) fn bad_form() -> Self {
        Self::new(StatusCode::BAD_REQUEST, text!("web-bad-form"))
    }

    pub(crate) fn inside(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, text!("web-inside"))
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Self {
        Self::inside(&error)
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
        response.extensions_mut().insert(self);
        response
    }
}
