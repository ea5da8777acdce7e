//! What is there to be read, the same for everybody.

use std::sync::{Mutex, PoisonError};

use axum::extract::Path;
use axum::response::Response;
use catalog::GameId;
use words::Language;

use crate::compressed::{Effort, Encoding, Packed};
use crate::error::Fail;
use crate::pages;
use crate::pages::model::Theme;
use crate::request::Visitor;
use crate::work;

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Response, Fail> {
    let game: GameId = game.parse().map_err(|_| Fail::no_page())?;
    read(&visitor, Some(game)).await
}

pub(crate) async fn all_rules(visitor: Visitor) -> Result<Response, Fail> {
    read(&visitor, None).await
}

pub(crate) async fn keys(visitor: Visitor) -> Response {
    visitor.page(pages::keys::page(&visitor.frame()))
}

/// All that a page of rules depends on for whoever has no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reader {
    /// `None` for the list of all games.
    game: Option<GameId>,
    language: Language,
    theme: Option<Theme>,
    encoding: Encoding,
}

/// What was made for them: no more pages than there are games, languages, themes and encodings.
static MADE: Mutex<Vec<(Reader, Packed)>> = Mutex::new(Vec::new());

impl Reader {
    fn made(self) -> Option<Packed> {
        // Nothing is left half done under this lock.
        let made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.iter().find(|(reader, _)| *reader == self).map(|(_, packed)| packed.clone())
    }

    fn keep(self, packed: &Packed) {
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if made.iter().all(|(reader, _)| *reader != self) {
            made.push((self, packed.clone()));
        }
    }
}

/// A page of rules. They are the longest of all pages, and most of who reads them has no name: these share one.
async fn read(visitor: &Visitor, game: Option<GameId>) -> Result<Response, Fail> {
    let mut frame = visitor.frame();
    // Without whatever else stands in the address.
    frame.here = game.map_or_else(|| "/rules".to_owned(), |game| format!("/rules/{game}"));
    let encoding = visitor.manner.encoding;
    let reader = Reader { game, language: visitor.manner.language, theme: frame.theme, encoding };
    let shared = frame.me.is_none().then_some(reader);
    if shared.is_some() {
        // What everybody reads holds nobody's token: two visitors with one would be taken for each other.
        frame.once.clear();
    }
    if let Some(packed) = shared.and_then(Reader::made) {
        return Ok(visitor.packed_page(packed));
    }
    let packed = work::page(move || {
        // Somebody else may have asked for the same meanwhile.
        if let Some(packed) = shared.and_then(Reader::made) {
            return Ok(packed);
        }
        let page = game.map_or_else(|| pages::rules::all(&frame), |game| pages::rules::page(&frame, game));
        let packed = encoding.pack(page.into_string().as_bytes(), Effort::Little);
        let packed = packed.map_err(|error| Fail::inside(&error))?;
        if let Some(reader) = shared {
            reader.keep(&packed);
        }
        Ok::<_, Fail>(packed)
    });
    Ok(visitor.packed_page(packed.await??))
}
