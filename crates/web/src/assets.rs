//! Style sheets, scripts, typefaces and the icon, built into the program.
//!
//! A page fetches one style sheet and one script, each bundled from several files, and whichever typefaces its drawings
//! use. Everything is compressed once, as small as possible. The folder's name is a hash of the contents, so browsers
//! cache them for ever and fetch a new version at once.

mod bundle;
mod minify;

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::{LazyLock, OnceLock};

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fonts::Typeface;
use sha2::{Digest, Sha256};

use crate::blocking;
use crate::compression::{CompressedBody, Effort, Encoding};
use crate::error::HttpError;

macro_rules! file {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// A file that a page can request.
struct Asset {
    name: &'static str,
    kind: &'static str,
    content: Cow<'static, [u8]>,
    compressed: [OnceLock<CompressedBody>; 3],
}

impl Asset {
    fn new(name: &'static str, kind: &'static str, content: impl Into<Cow<'static, [u8]>>) -> Self {
        Self { name, kind, content: content.into(), compressed: [const { OnceLock::new() }; 3] }
    }

    fn style(name: &'static str, files: &[(&str, &str)]) -> Self {
        Self::new(name, "text/css; charset=utf-8", bundle::style(files).into_bytes())
    }

    fn script(name: &'static str, files: &[(&str, &str)]) -> Self {
        Self::new(name, "text/javascript; charset=utf-8", bundle::script(files).into_bytes())
    }

    /// A typeface of the drawings. It is TrueType, which every browser reads; compressed like everything else, it is as
    /// small as the formats that were made for the web.
    fn font(name: &'static str, typeface: Typeface) -> Self {
        Self::new(name, "font/ttf", typeface.subset())
    }

    fn compressed(&self, encoding: Encoding) -> std::io::Result<CompressedBody> {
        let place = &self.compressed[encoding as usize];
        if let Some(compressed) = place.get() {
            return Ok(compressed.clone());
        }
        let compressed = encoding.compress(&self.content, Effort::Most)?;
        Ok(place.get_or_init(|| compressed).clone())
    }
}

/// The name of a file and what is in it.
type File = (&'static str, &'static str);

/// The modules of every script. In this list and the next, a module comes after those that it imports from.
const SHARED: [File; 5] =
    [file!("page.js"), file!("live.js"), file!("patch.js"), file!("copy.js"), file!("once.js")];

/// The modules that only the script of a table has.
const AT_TABLE: [File; 11] = [
    file!("history.js"),
    file!("board.js"),
    file!("marks.js"),
    file!("answers.js"),
    file!("bar.js"),
    file!("dial.js"),
    file!("tree.js"),
    file!("lit.js"),
    file!("pieces.js"),
    file!("paths.js"),
    file!("talk.js"),
];

fn scripts() -> [(&'static str, Vec<File>); 2] {
    [
        ("site.js", [&SHARED[..], &[file!("site.js")]].concat()),
        ("table.js", [&SHARED[..], &AT_TABLE, &[file!("table.js")]].concat()),
    ]
}

static ASSETS: LazyLock<[Asset; 8]> = LazyLock::new(|| {
    let [site, table] = scripts().map(|(name, files)| Asset::script(name, &files));
    [
        Asset::new("favicon.svg", "image/svg+xml", file!("favicon.svg").1.as_bytes()),
        Asset::style("site.css", &[file!("style.css"), file!("site.css")]),
        Asset::style("table.css", &[file!("style.css"), file!("table.css")]),
        site,
        table,
        Asset::font("sans.ttf", Typeface::Sans),
        Asset::font("sans-bold.ttf", Typeface::SansBold),
        Asset::font("serif-bold.ttf", Typeface::SerifBold),
    ]
});

/// The script of a table with these modules in place of the one that starts it: for tests of its parts.
#[doc(hidden)]
#[must_use]
pub fn table_script_with(modules: &[(&str, &str)]) -> String {
    bundle::script(&[&SHARED[..], &AT_TABLE, modules].concat())
}

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

/// The URL of an asset.
pub(crate) fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", FOLDER.as_str())
}

pub(crate) async fn serve(
    Path((folder, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return Ok(StatusCode::NOT_FOUND.into_response());
    };
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let encoding = Encoding::accepted(accepted.unwrap_or_default());
    let compressed = match asset.compressed[encoding as usize].get() {
        Some(compressed) => compressed.clone(),
        None => blocking::run(move || asset.compressed(encoding))
            .await?
            .map_err(|error| HttpError::internal(&error))?,
    };
    // A page of an older version gets the current file, but must not cache it under the old name.
    let keep = if folder == *FOLDER { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep)], compressed).into_response())
}
