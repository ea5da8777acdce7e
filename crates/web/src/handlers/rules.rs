//! Pages to read, the same for everybody.

use std::sync::{Mutex, PoisonError};

use axum::extract::Path;
use axum::response::Response;
use catalog::GameId;
use words::Language;

use crate::blocking;
use crate::compression::{CompressedBody, Effort, Encoding};
use crate::error::HttpError;
use crate::pages;
use crate::pages::model::Theme;
use crate::request::Visitor;

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Response, HttpError> {
    let game: GameId = game.parse().map_err(|_| HttpError::page_not_found())?;
    rules_page(&visitor, Some(game)).await
}

pub(crate) async fn all_rules(visitor: Visitor) -> Result<Response, HttpError> {
    rules_page(&visitor, None).await
}

pub(crate) async fn keys(visitor: Visitor) -> Response {
    visitor.page(pages::keys::page(&visitor.frame()))
}

/// Everything that a rules page depends on for visitors without a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RulesPageKey {
    /// `None` for the list of all games.
    game: Option<GameId>,
    language: Language,
    theme: Option<Theme>,
    encoding: Encoding,
}

/// The cached pages: at most one for each combination of game, language, theme and encoding.
static RULES_PAGES: Mutex<Vec<(RulesPageKey, CompressedBody)>> = Mutex::new(Vec::new());

impl RulesPageKey {
    fn cached(self) -> Option<CompressedBody> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        let pages = RULES_PAGES.lock().unwrap_or_else(PoisonError::into_inner);
        pages.iter().find(|(key, _)| *key == self).map(|(_, compressed)| compressed.clone())
    }

    fn cache(self, compressed: &CompressedBody) {
        let mut pages = RULES_PAGES.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.iter().all(|(key, _)| *key != self) {
            pages.push((self, compressed.clone()));
        }
    }
}

/// A page of rules. These are the longest pages, and most of their readers have no name: those share one.
async fn rules_page(visitor: &Visitor, game: Option<GameId>) -> Result<Response, HttpError> {
    let mut frame = visitor.frame();
    // Without the rest of the requested URL.
    frame.page_url = game.map_or_else(|| "/rules".to_owned(), |game| format!("/rules/{game}"));
    let encoding = visitor.prefs.encoding;
    let key = RulesPageKey { game, language: visitor.prefs.language, theme: frame.theme, encoding };
    let shared = frame.me.is_none().then_some(key);
    if shared.is_some() {
        // A shared page must not contain a form token: two visitors with the same one would be mistaken for each other.
        frame.form_token.clear();
    }
    if let Some(compressed) = shared.and_then(RulesPageKey::cached) {
        return Ok(visitor.compressed_page(compressed));
    }
    let compressed = blocking::render(move || {
        // Somebody else may have requested the same meanwhile.
        if let Some(compressed) = shared.and_then(RulesPageKey::cached) {
            return Ok(compressed);
        }
        let page = game.map_or_else(|| pages::rules::all(&frame), |game| pages::rules::page(&frame, game));
        let compressed = encoding.compress(page.into_string().as_bytes(), Effort::Little);
        let compressed = compressed.map_err(|error| HttpError::internal(&error))?;
        if let Some(key) = shared {
            key.cache(&compressed);
        }
        Ok::<_, HttpError>(compressed)
    });
    Ok(visitor.compressed_page(compressed.await??))
}
