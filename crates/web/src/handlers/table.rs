//! The page of a table, as its visitor may see it.

mod seen;

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::{Path, Query as UrlQuery};
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, Viewer, text};
use seen::Seen;
use table::Stage;

use super::{At, at, at_record};
use crate::clock::now;
use crate::compressed::{Effort, Packed};
use crate::error::Fail;
use crate::onlookers::Audience;
use crate::pages;
use crate::pages::model::{Frame, Refused};
use crate::request::Visitor;
use crate::work;

/// What the address of a table may ask for.
#[derive(Clone, Default, Debug, serde::Deserialize)]
pub(crate) struct Query {
    /// An earlier position: after so many moves.
    pub(crate) at: Option<usize>,
    /// With whose eyes, of one's own seats.
    pub(crate) seat: Option<Seat>,
    /// `all` for the log from its beginning.
    pub(crate) log: Option<String>,
}

impl Query {
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
    query: Result<UrlQuery<Query>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Fail> {
    let UrlQuery(query) = query.unwrap_or_default();
    let at = at_record(&visitor, &id).await?;
    if at.deleted {
        // A page that is open there has no place for another one: it says that the table is gone, and asks no more.
        if visitor.manner.part {
            return Err(Fail::new(StatusCode::GONE, text!("web-deleted-record")));
        }
        return Ok(visitor.page(pages::deleted::page(&visitor.frame(), &id)));
    }
    // Who has conceded still has a seat at the next game.
    let alike = at.sat.is_empty() && !at.owner && at.admission != Some(store::Admission::Muted);
    let looks_on = alike && query.at.is_none() && query.log.is_none();
    if looks_on
        && visitor.manner.part
        && let Some(part) = for_onlookers(&visitor, &at).await?
    {
        return Ok(part);
    }
    fresh(&visitor, &at, &query, None).await
}

/// What the visitor may know of a game, and may do, as data.
pub(crate) async fn data(
    visitor: Visitor,
    Path(id): Path<String>,
    UrlQuery(query): UrlQuery<Query>,
) -> Result<Response, Fail> {
    let at = at(&visitor, &id).await?;
    let (inside, encoding) = (at.room.now(), visitor.manner.encoding);
    let packed = work::page(move || {
        let game = inside.table.game().ok_or_else(Fail::no_page)?;
        let named = query.seat.filter(|seat| at.mine.contains(seat));
        // Whoever shares a screen says with whose eyes.
        let shared = game.has_secrets() && at.mine.len() > 1;
        let seat = named.or(at.mine.first().copied().filter(|_| !shared));
        let data = game.data(seat.map_or(Viewer::Spectator, Viewer::Seat)).to_string();
        encoding.pack(data.as_bytes(), Effort::Little).map_err(|error| Fail::inside(&error))
    });
    Ok(visitor.packed("application/json", packed.await??))
}

/// The page as it is now, or the part of it that changes: of that, what the page that asks does not have.
pub(crate) async fn fresh(
    visitor: &Visitor,
    at: &At,
    query: &Query,
    refusal: Option<Refused>,
) -> Result<Response, Fail> {
    let inside = at.room.now();
    let mut frame = visitor.frame();
    frame.words = inside.table.words(&frame.words);
    frame.game = Some(inside.table.game_id());
    if !visitor.manner.part || visitor.manner.here.contains("/table/") {
        frame.here = query.address(&at.room.id);
    }
    let manner = visitor.manner.clone();
    let seen = Seen::new(visitor, at, inside, query.clone(), refusal);
    let packed = work::page(move || {
        let html = if manner.part { seen.part(&frame, manner.have.as_deref()) } else { seen.page(&frame) };
        manner.encoding.pack(html?.as_bytes(), Effort::Little).map_err(|error| Fail::inside(&error))
    });
    Ok(visitor.packed_page(packed.await??))
}

/// The part of the page as it is now for whoever only looks on: nothing of the visitor is in it but the language and what
/// the page has already. `None` while the table waits for players.
async fn for_onlookers(visitor: &Visitor, at: &At) -> Result<Option<Response>, Fail> {
    let inside = at.room.now();
    let table = &inside.table;
    if table.stage() == Stage::Waiting {
        return Ok(None);
    }
    let now = now();
    let idle = Seat::all(table.chairs().len()).filter(|seat| table.may_be_given(*seat, now)).collect();
    let manner = visitor.manner.clone();
    let mut have = DefaultHasher::new();
    manner.have.hash(&mut have);
    let audience = Audience {
        entries: table.entries(),
        idle,
        language: manner.language,
        encoding: manner.encoding,
        have: have.finish(),
    };
    let encoding = manner.encoding;
    if let Some(bytes) = at.room.onlookers.part(audience) {
        return Ok(Some(visitor.packed_page(Packed { bytes, encoding })));
    }
    let words = table.words(&visitor.words());
    let nothing = String::new;
    let frame = Frame { words, theme: None, me: None, here: nothing(), game: None, once: nothing() };
    let nobody = At { mine: Vec::new(), sat: Vec::new(), owner: false, admission: None, ..at.clone() };
    let seen = Seen::new(visitor, &nobody, inside, Query::default(), None);
    let packed = work::page(move || {
        // Somebody else may have asked for the same meanwhile.
        if let Some(bytes) = nobody.room.onlookers.part(audience) {
            return Ok::<_, Fail>(Packed { bytes, encoding });
        }
        let html = seen.part(&frame, manner.have.as_deref())?;
        let packed = encoding.pack(html.as_bytes(), Effort::Little).map_err(|error| Fail::inside(&error))?;
        nobody.room.onlookers.keep(audience, packed.bytes.clone());
        Ok(packed)
    });
    Ok(Some(visitor.packed_page(packed.await??)))
}
