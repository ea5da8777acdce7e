//! Commands that only this driver knows.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::Value;
use url::{ParseError, Url};

/// A command below the session, with its parameters.
#[derive(Debug)]
pub(super) struct Own {
    path: &'static str,
    body: Value,
}

impl Own {
    /// Something for the browser's own protocol.
    pub(super) fn browser(command: &str, parameters: Value) -> Self {
        Self { path: "goog/cdp/execute", body: serde_json::json!({ "cmd": command, "params": parameters }) }
    }

    /// What the pages complained about since this was asked last.
    pub(super) fn complaints() -> Self {
        Self { path: "se/log", body: serde_json::json!({ "type": "browser" }) }
    }
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
