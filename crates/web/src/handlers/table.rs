//! The page of a table, as its visitor may see it.

use axum::extract::{Path, Query as UrlQuery};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer, text};
use table::{Handover, Look, Saying, Stage, Table};
use words::Words;

use super::{At, at};
use crate::clock::now;
use crate::error::Fail;
use crate::onlookers::{Audience, compress, takes_brotli};
use crate::pages;
use crate::pages::model::{ChatLine, Frame, Holder, Lobby, Refused, SeatLine, TablePage, TakeBack};
use crate::request::Visitor;
use crate::room::{self, Inside};

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
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let UrlQuery(query) = query.unwrap_or_default();
    let at = at(&visitor, &id).await?;
    // Who has conceded still has a seat at the next game.
    let looks_on = at.sat.is_empty() && !at.owner && query.at.is_none() && query.log.is_none();
    let takes = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    if looks_on
        && visitor.manner.part
        && takes.is_some_and(takes_brotli)
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
    let inside = at.room.now();
    let game = inside.table.game().ok_or_else(Fail::no_page)?;
    let named = query.seat.filter(|seat| at.mine.contains(seat));
    // Whoever shares a screen says with whose eyes.
    let shared = game.has_secrets() && at.mine.len() > 1;
    let seat = named.or(at.mine.first().copied().filter(|_| !shared));
    let data = game.data(seat.map_or(Viewer::Spectator, Viewer::Seat));
    Ok(visitor.with_cookies(axum::Json(data).into_response()))
}

/// The page as it is now, or the part of it that changes.
pub(crate) async fn fresh(
    visitor: &Visitor,
    at: &At,
    query: &Query,
    refusal: Option<Refused>,
) -> Result<Response, Fail> {
    let ticked = at.room.watch();
    let inside = at.room.now();
    let version = ticked.borrow().version(&at.mine);
    let mut frame = visitor.frame();
    frame.words = inside.table.words(&frame.words);
    frame.game = Some(inside.table.game_id());
    if !visitor.manner.part || visitor.manner.here.contains("/table/") {
        frame.here = query.address(&at.room.id);
    }
    let markup = if inside.table.stage() == Stage::Waiting {
        let lobby = lobby(visitor, at, &inside, version);
        if visitor.manner.part {
            pages::lobby::part(&frame, &lobby)
        } else {
            pages::lobby::page(&frame, &lobby)
        }
    } else {
        let page = page(visitor, at, &inside, query, version, refusal)?;
        if visitor.manner.part {
            pages::table::part(&frame, &page)
        } else {
            pages::table::page(&frame, &page)
        }
    };
    Ok(visitor.page(markup))
}

/// The part of the page as it is now for whoever only looks on: nothing of the visitor is in it but the language. `None`
/// while the table waits for players.
async fn for_onlookers(visitor: &Visitor, at: &At) -> Result<Option<Response>, Fail> {
    let ticked = at.room.watch();
    let inside = at.room.now();
    let table = &inside.table;
    if table.stage() == Stage::Waiting {
        return Ok(None);
    }
    let now = now();
    let idle = Seat::all(table.chairs().len()).filter(|seat| table.may_be_given(*seat, now)).collect();
    let audience = Audience { entries: table.entries(), idle, language: visitor.manner.language };
    let part = match at.room.onlookers.part(audience) {
        Some(part) => part,
        None => {
            let version = ticked.borrow().version(&[]);
            let words = table.words(&visitor.words());
            let frame = Frame { words, theme: None, me: None, here: String::new(), game: None };
            let page = page(visitor, at, &inside, &Query::default(), version, None)?;
            let part = compress(&pages::table::part(&frame, &page).into_string())
                .map_err(|error| Fail::inside(&error))?;
            at.room.onlookers.keep(audience, part.clone());
            part
        }
    };
    let about = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CONTENT_ENCODING, "br")];
    Ok(Some(visitor.with_cookies((about, part).into_response())))
}

fn lobby(visitor: &Visitor, at: &At, inside: &Inside, version: String) -> Lobby {
    let table = &inside.table;
    Lobby {
        id: at.room.id.clone(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        options: table.opening().options.clone().into_iter().collect(),
        seats: seats(visitor, at, inside),
        owner: at.owner,
        can_start: table.start().is_ok(),
        commitment: table.commitment(),
        version,
        chat: chat(inside, &table.words(&visitor.words())),
    }
}

fn page(
    visitor: &Visitor,
    at: &At,
    inside: &Inside,
    query: &Query,
    version: String,
    refusal: Option<Refused>,
) -> Result<TablePage, Fail> {
    let table = &inside.table;
    let game = table.game().ok_or_else(Fail::no_page)?;
    let asked = query.seat.filter(|seat| at.mine.contains(seat));
    // Whoever holds several seats sees with the eyes of one that is to decide: the one that he names, or the first.
    let due = asked.into_iter().chain(at.mine.iter().copied()).find(|seat| is_due(table, *seat));
    let seat = due.or(asked).or(at.mine.first().copied());
    // At a screen that several people share, hands lie open only to the one who is to decide and says that it is he.
    let hides = game.has_secrets() && at.mine.len() > 1 && table.stage() == Stage::Running;
    let veiled = hides && (due.is_none() || asked != due);
    let past = query.at.is_some_and(|at| at < game.made());
    let curtain = due.filter(|_| veiled && !past);
    // What is past is everybody's, as anybody may see it.
    let seat = seat.filter(|_| !(veiled && past));
    let viewer = match seat {
        Some(seat) if !veiled => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let draft = seat.map(|seat| inside.draft(seat));
    let look = Look {
        viewer,
        at: query.at,
        draft: draft.as_ref(),
        whole_log: query.log.as_deref() == Some("all"),
        conceded: table.conceded(),
    };
    let words = table.words(&visitor.words());
    let scene = game.scene(&look, &words);
    let revealed = table.revealed();
    Ok(TablePage {
        id: at.room.id.clone(),
        title: table.opening().title.clone(),
        game: table.game_id(),
        stage: room::stage(table.stage()),
        owner: at.owner,
        seats: seats(visitor, at, inside),
        seat,
        due: due.is_some(),
        past: scene.at < scene.made,
        scene,
        stamp: seat.zip(draft.as_ref()).map(|(seat, draft)| table.stamp(seat, draft).to_string()),
        draft: draft.map_or(0, |draft| draft.moves.len()),
        version,
        chat: chat(inside, &words),
        back: back(at, table),
        next: !at.sat.is_empty() && table.next().is_some(),
        commitment: table.commitment(),
        secret: revealed.map(|fairness| fairness.secret().to_owned()),
        nonces: revealed.map(nonces).unwrap_or_default(),
        curtain,
        refusal,
        levels: bots::LEVELS,
    })
}

/// Whether the game waits for the person of this seat. A seat that a bot plays waits for nobody.
fn is_due(table: &Table, seat: Seat) -> bool {
    let persons = table.chair(seat).is_some_and(|chair| chair.holder == table::Holder::Person);
    persons && table.owing().contains(seat)
}

fn nonces(fairness: &kernel::Fairness) -> Vec<(Seat, String)> {
    let nonces = Seat::all(fairness.nonces().len()).zip(fairness.nonces().iter().cloned());
    nonces.filter(|(_, nonce)| !nonce.is_empty()).collect()
}

fn seats(visitor: &Visitor, at: &At, inside: &Inside) -> Vec<SeatLine> {
    let table = &inside.table;
    let words = table.words(&visitor.words());
    // Whoever only looks on does not wait for anybody.
    let waits = at.owner || !at.mine.is_empty();
    let line = |(seat, chair): (Seat, &table::Chair)| {
        let path = |token: &String| format!("/table/{}/join/{token}", at.room.id);
        let link = chair.token.as_ref().filter(|_| at.owner).map(|token| visitor.absolute(&path(token)));
        SeatLine {
            seat,
            name: if chair.has_person { words.name(seat) } else { chair.name.clone() },
            holder: match &chair.holder {
                table::Holder::Nobody => Holder::Nobody,
                table::Holder::Person => Holder::Person,
                table::Holder::Bot(level) => Holder::Bot(level.clone()),
            },
            mine: at.mine.contains(&seat),
            stands_in: chair.has_person && matches!(chair.holder, table::Holder::Bot(_)),
            conceded: chair.conceded,
            may_be_given: waits && table.may_be_given(seat, now()) && !at.mine.contains(&seat),
            nonce: chair.nonce.is_some(),
            link,
        }
    };
    Seat::all(table.chairs().len()).zip(table.chairs()).map(line).collect()
}

/// What somebody wishes to take back, or may.
fn back(at: &At, table: &Table) -> TakeBack {
    TakeBack {
        asked: table.back().map(|back| (back.seat, back.to)),
        answered: table.back().is_some_and(|back| at.mine.iter().all(|seat| back.agreed.contains(*seat))),
        since: table.back_to(),
    }
}

fn chat(inside: &Inside, words: &Words) -> Vec<ChatLine> {
    const MOST: usize = 200;
    let said = inside.table.said();
    let from = said.len().saturating_sub(MOST);
    let line = |said: &table::Said| {
        let seat = said.name.clone();
        let (text, note) = match &said.what {
            Saying::Text(text) => (text.clone(), None),
            Saying::BackAsked(to) => (String::new(), Some(text!("table-back-asked", seat = seat, to = *to))),
            Saying::BackRefused => (String::new(), Some(text!("table-back-refused", seat = seat))),
            Saying::TakenBack(to) => (String::new(), Some(text!("table-back-done", seat = seat, to = *to))),
            Saying::Handed(Handover::Asked) => (String::new(), Some(text!("table-handed", seat = seat))),
            Saying::Handed(Handover::Idle) => (String::new(), Some(text!("table-handed-idle", seat = seat))),
            Saying::Handed(Handover::Conceded) => (String::new(), Some(text!("table-conceded", seat = seat))),
            Saying::Returned => (String::new(), Some(text!("table-returned", seat = seat))),
            Saying::Again => (String::new(), Some(text!("table-again-set-up", seat = seat))),
        };
        let note = note.map(|note| words.say(&note));
        ChatLine { name: said.name.clone(), seat: said.seat, text, note, at: said.at }
    };
    said[from..].iter().map(line).collect()
}
