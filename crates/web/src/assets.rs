//! Style sheets, scripts and the icon: part of the program.
//!
//! A page fetches one style sheet and one script, which are put together from files and packed once, as small as they can
//! be. They lie in a folder whose name is made from their contents, so that a browser keeps them for ever and a new version is
//! fetched at once.

mod bundle;

use std::fmt::Write;
use std::sync::{LazyLock, OnceLock};

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::compressed::{Effort, Encoding, Packed};
use crate::error::Fail;
use crate::work;

macro_rules! file {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// What a page can ask for.
struct Asset {
    name: &'static str,
    kind: &'static str,
    content: String,
    packed: [OnceLock<Packed>; 3],
}

impl Asset {
    fn new(name: &'static str, kind: &'static str, content: String) -> Self {
        Self { name, kind, content, packed: [const { OnceLock::new() }; 3] }
    }

    fn style(name: &'static str, files: &[(&str, &str)]) -> Self {
        Self::new(name, "text/css; charset=utf-8", bundle::style(files))
    }

    fn script(name: &'static str, files: &[(&str, &str)]) -> Self {
        Self::new(name, "text/javascript; charset=utf-8", bundle::script(files))
    }

    fn packed(&self, encoding: Encoding) -> std::io::Result<Packed> {
        let place = &self.packed[encoding as usize];
        if let Some(packed) = place.get() {
            return Ok(packed.clone());
        }
        let packed = encoding.pack(self.content.as_bytes(), Effort::Most)?;
        Ok(place.get_or_init(|| packed).clone())
    }
}

static ASSETS: LazyLock<[Asset; 5]> = LazyLock::new(|| {
    let (live, patch) = (file!("live.js"), file!("patch.js"));
    let (copy, once) = (file!("copy.js"), file!("once.js"));
    [
        Asset::new("favicon.svg", "image/svg+xml", file!("favicon.svg").1.to_owned()),
        Asset::style("site.css", &[file!("style.css"), file!("site.css")]),
        Asset::style("table.css", &[file!("style.css"), file!("table.css")]),
        Asset::script("site.js", &[live, patch, copy, once, file!("site.js")]),
        // Each after those that it imports from.
        Asset::script(
            "table.js",
            &[
                live,
                patch,
                copy,
                once,
                file!("history.js"),
                file!("board.js"),
                file!("answers.js"),
                file!("paths.js"),
                file!("table.js"),
            ],
        ),
    ]
});

static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in &*ASSETS {
        hash.update(asset.name);
        hash.update(&asset.content);
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

pub(crate) async fn serve(
    Path((folder, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return Ok(StatusCode::NOT_FOUND.into_response());
    };
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let encoding = Encoding::accepted(accepted.unwrap_or_default());
    let packed = match asset.packed[encoding as usize].get() {
        Some(packed) => packed.clone(),
        None => work::aside(move || asset.packed(encoding)).await?.map_err(|error| Fail::inside(&error))?,
    };
    // A page of an older version gets what there is now, but may not keep it under the old name.
    let keep = if folder == *FOLDER { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep)], packed).into_response())
}
