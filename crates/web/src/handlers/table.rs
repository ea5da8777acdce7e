//! The page of a table, as its visitor may see it.

mod view;

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::{Path, Query as UrlQuery};
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, Viewer, text};
use table::TableStage;
use view::TableView;

use super::{TableAccess, visible_record, visible_table};
use crate::blocking;
use crate::clock::now;
use crate::compression::{CompressedBody, Effort};
use crate::error::HttpError;
use crate::onlooker_cache::PartKey;
use crate::pages;
use crate::pages::model::{Frame, RefusalMessage};
use crate::request::Visitor;

/// The query parameters of a table's URL.
#[derive(Clone, Default, Debug, serde::Deserialize)]
pub(crate) struct TableQuery {
    /// An earlier position: after this many moves.
    #[serde(rename = "at")]
    pub(crate) at_move: Option<usize>,
    /// Which of one's own seats to view it as.
    pub(crate) seat: Option<Seat>,
    /// `all` for the log from its beginning.
    pub(crate) log: Option<String>,
}

impl TableQuery {
    pub(crate) fn address(&self, id: &str) -> String {
        match self.seat {
            Some(seat) => format!("/table/{id}?seat={seat}"),
            None => format!("/table/{id}"),
        }
    }
}

pub(crate) async fn show(
    visitor: Visitor,
    Path(id): Path<String>,
    query: Result<UrlQuery<TableQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, HttpError> {
    let UrlQuery(query) = query.unwrap_or_default();
    let access = visible_record(&visitor, &id).await?;
    if access.deleted {
        // An open page cannot be replaced by another one: it says that the table is gone, and stops asking.
        if visitor.prefs.wants_part {
            return Err(HttpError::new(StatusCode::GONE, text!(web_deleted_record)));
        }
        return Ok(visitor.page(pages::deleted::page(&visitor.frame(), &id)));
    }
    // A player who has conceded still has a seat at the next game.
    let alike = access.taken_seats.is_empty()
        && !access.is_owner
        && access.admission != Some(store::Admission::Muted);
    let looks_on = alike && query.at_move.is_none() && query.log.is_none();
    if looks_on
        && visitor.prefs.wants_part
        && let Some(part) = onlooker_part(&visitor, &access).await?
    {
        return Ok(part);
    }
    render(&visitor, &access, &query, None).await
}

/// What the visitor may know and do, as data.
pub(crate) async fn data(
    visitor: Visitor,
    Path(id): Path<String>,
    UrlQuery(query): UrlQuery<TableQuery>,
) -> Result<Response, HttpError> {
    let access = visible_table(&visitor, &id).await?;
    let (state, encoding) = (access.room.state(), visitor.prefs.encoding);
    let compressed = blocking::render(move || {
        let game = state.table.game().ok_or_else(HttpError::page_not_found)?;
        let named = query.seat.filter(|seat| access.my_seats.contains(seat));
        // At a shared screen the request has to name the seat.
        let shared = game.has_secrets() && access.my_seats.len() > 1;
        let seat = named.or(access.my_seats.first().copied().filter(|_| !shared));
        let data = game.data(seat.map_or(Viewer::Spectator, Viewer::Seat)).to_string();
        encoding.compress(data.as_bytes(), Effort::Little).map_err(|error| HttpError::internal(&error))
    });
    Ok(visitor.compressed("application/json", compressed.await??))
}

/// The current page, or of its changing part what the requesting page does not have.
pub(crate) async fn render(
    visitor: &Visitor,
    access: &TableAccess,
    query: &TableQuery,
    refusal: Option<RefusalMessage>,
) -> Result<Response, HttpError> {
    let state = access.room.state();
    let mut frame = visitor.frame();
    frame.words = state.table.words(&frame.words);
    frame.game = Some(state.table.game_id());
    if !visitor.prefs.wants_part || visitor.prefs.page_url.contains("/table/") {
        frame.page_url = query.address(&access.room.id);
    }
    let prefs = visitor.prefs.clone();
    let view = TableView::new(visitor, access, state, query.clone(), refusal);
    let compressed = blocking::render(move || {
        let html = if prefs.wants_part {
            view.part(&frame, prefs.known_marks.as_deref())
        } else {
            view.page(&frame)
        };
        prefs.encoding.compress(html?.as_bytes(), Effort::Little).map_err(|error| HttpError::internal(&error))
    });
    Ok(visitor.compressed_page(compressed.await??))
}

/// The changing part of the page for onlookers: it depends on nothing about the visitor but the language and the marks
/// they have. `None` while the table waits for players.
async fn onlooker_part(visitor: &Visitor, access: &TableAccess) -> Result<Option<Response>, HttpError> {
    let state = access.room.state();
    let table = &state.table;
    if table.stage() == TableStage::Waiting {
        return Ok(None);
    }
    let now = now();
    let idle = Seat::all(table.chairs().len()).filter(|seat| table.is_idle(*seat, now)).collect();
    let prefs = visitor.prefs.clone();
    let mut have = DefaultHasher::new();
    prefs.known_marks.hash(&mut have);
    let key = PartKey {
        entries: table.entries(),
        idle,
        language: prefs.language,
        encoding: prefs.encoding,
        have: have.finish(),
    };
    let encoding = prefs.encoding;
    if let Some(bytes) = access.room.onlookers.get(key) {
        return Ok(Some(visitor.compressed_page(CompressedBody { bytes, encoding })));
    }
    let words = table.words(&visitor.words());
    let nothing = String::new;
    let frame =
        Frame { words, theme: None, me: None, page_url: nothing(), game: None, form_token: nothing() };
    let nobody = TableAccess {
        my_seats: Vec::new(),
        taken_seats: Vec::new(),
        is_owner: false,
        admission: None,
        ..access.clone()
    };
    let view = TableView::new(visitor, &nobody, state, TableQuery::default(), None);
    let compressed = blocking::render(move || {
        // Somebody else may have requested the same meanwhile.
        if let Some(bytes) = nobody.room.onlookers.get(key) {
            return Ok::<_, HttpError>(CompressedBody { bytes, encoding });
        }
        let html = view.part(&frame, prefs.known_marks.as_deref())?;
        let compressed = encoding
            .compress(html.as_bytes(), Effort::Little)
            .map_err(|error| HttpError::internal(&error))?;
        nobody.room.onlookers.insert(key, compressed.bytes.clone());
        Ok(compressed)
    });
    Ok(Some(visitor.compressed_page(compressed.await??)))
}
