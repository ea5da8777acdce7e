//! Style sheets, scripts and the icon: part of the program.
//!
//! All lie in one folder whose name is made from their contents, so that a browser keeps them for ever, scripts find each
//! other by plain relative names, and a new version is fetched at once.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_bytes!(concat!("../assets/", $name)))),+]
    };
}

const FILES: &[(&str, &[u8])] = files![
    "favicon.svg",
    "style.css",
    "site.css",
    "table.css",
    "site.js",
    "table.js",
    "patch.js",
    "board.js",
    "paths.js",
    "answers.js",
    "live.js",
    "history.js",
];

static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (name, content) in FILES {
        hash.update(name);
        hash.update(content);
    }
    hash.finalize().iter().take(6).fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
});

/// The address of a file.
pub(crate) fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", FOLDER.as_str())
}

pub(crate) async fn serve(Path((folder, name)): Path<(String, String)>) -> Response {
    let Some((_, content)) = FILES.iter().find(|(known, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    // A page of an older version gets what there is now, but may not keep it under the old name.
    let keep = if folder == *FOLDER { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], *content).into_response()
}
