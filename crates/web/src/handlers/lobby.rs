//! A table that waits for its players.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Seat, text};
use store::PersonId;
use table::{Denied, Happened, Stage, Table};

use super::{At, Fields, answer, at, field, happen, knock, seat, with_my_seat};
use crate::attempts::Try;
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages;
use crate::pages::join::Invitation;
use crate::pages::model::Fault;
use crate::request::Visitor;
use crate::room::{Change, Inside, NotDone};
use crate::token;

pub(crate) async fn start(visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    as_owner(visitor, &id, |table| table.start()).await
}

/// A new link for a free seat; the one before leads nowhere then.
pub(crate) async fn seat_link(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let (seat, token) = (seat(&fields)?, token::secret()?);
    as_owner(visitor, &id, |table| table.invite(seat, token.clone())).await
}

/// Whoever has this seat is out; it waits for whoever comes with its new link.
pub(crate) async fn vacate(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, &id).await?;
    at.must_own()?;
    let (seat, token, since) = (seat(&fields)?, token::secret()?, since(&fields));
    let owner = visitor.known()?.id;
    let change = |inside: &Inside| {
        let table = &inside.table;
        is_meant(table, seat, since)?;
        // Whoever has seen a hand and gives it away could go on to see another's.
        if table.stage() == Stage::Running && inside.played_by(owner) == [seat] {
            return Err(text!("table-no-last-seat").into());
        }
        let happened = vec![table.vacate(seat, token.clone())?];
        Ok(Change { happened, sitters: vec![(seat, None)], ..Change::default() })
    };
    let done = visitor.app.change(&at.room, visitor.receipt(), change).await;
    // It may have been the owner's own.
    let at = super::at(&visitor, &id).await?;
    answer(&visitor, &at, None, done).await
}

/// A bot for a free seat.
pub(crate) async fn fill(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let (seat, level, since) = (seat(&fields)?, field(&fields, "level"), since(&fields));
    as_owner(visitor, &id, |table| {
        is_meant(table, seat, since)?;
        table.fill(seat, level)
    })
    .await
}

/// Since when whoever the page showed on a seat has it. A page that does not say so is of another release.
fn since(fields: &BTreeMap<String, String>) -> Option<u64> {
    field(fields, "since").parse().ok()
}

/// Whether the seat is still as the page showed it: nobody is put out in the place of somebody else.
fn is_meant(table: &Table, seat: Seat, since: Option<u64>) -> Result<(), Denied> {
    match table.chair(seat) {
        Some(chair) if since != Some(chair.since) => Err(Denied::Stale),
        _ => Ok(()),
    }
}

async fn as_owner(
    visitor: Visitor,
    id: &str,
    mut decide: impl FnMut(&Table) -> Result<Happened, Denied> + Send,
) -> Result<Response, Fail> {
    visitor.limit(Kind::Move)?;
    let at = at(&visitor, id).await?;
    at.must_own()?;
    happen(&visitor, &at, |table| Ok(vec![decide(table)?])).await
}

pub(crate) async fn nonce(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    let nonce = field(&fields, "nonce");
    with_my_seat(visitor, &id, &fields, |table, seat| table.add_nonce(seat, nonce)).await
}

pub(crate) async fn invitation(
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fail> {
    let at = behind(&visitor, &id).await?;
    Ok(show(&visitor, &at, &token, &Fault::default()).await)
}

/// The table that a link of a seat leads to. A private one is not closed to whoever has such a link.
pub(super) async fn behind(visitor: &Visitor, id: &str) -> Result<At, Fail> {
    let at = knock(visitor, id).await?;
    if at.deleted || at.admission == Some(store::Admission::Removed) {
        at.must_see()?;
    }
    Ok(at)
}

/// The invitation; or, once the link is worth nothing, that it is, with a way to the table for who sits there.
async fn show(visitor: &Visitor, at: &At, token: &str, fault: &Fault) -> Response {
    let inside = at.room.now();
    let table = &inside.table;
    let frame = visitor.frame();
    let running = table.stage() == Stage::Running;
    if table.seat_of(token).is_none() || (running && !at.sat.is_empty() && fault.why.is_none()) {
        if !at.mine.is_empty() {
            return visitor.go(&format!("/table/{}", at.room.id));
        }
        let mut gone = visitor.page(pages::join::spent(&frame, &at.room.id));
        *gone.status_mut() = StatusCode::GONE;
        return gone;
    }
    let named = |chair: &table::Chair| (!chair.name.is_empty()).then(|| chair.name.clone());
    let invitation = Invitation {
        id: at.room.id.clone(),
        token: token.to_owned(),
        game: table.game_id(),
        title: table.opening().title.clone(),
        host: host(table),
        seated: table.chairs().iter().filter_map(named).collect(),
        running,
    };
    visitor.page(pages::join::page(&frame, &invitation, fault))
}

/// Whoever opened the table, where they sit at it.
fn host(table: &Table) -> String {
    let chairs = table.chairs().iter().zip(&table.opening().chairs);
    let mut persons = chairs.filter(|(_, opened)| matches!(opened, table::OpenChair::Person { .. }));
    persons.next().map_or_else(String::new, |(chair, _)| chair.name.clone())
}

pub(crate) async fn join(
    mut visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
    Form(fields): Fields,
) -> Result<Response, Fail> {
    visitor.attempt(Try::JoinFrom(visitor.address)).await?;
    let name = field(&fields, "name");
    let here = behind(&visitor, &id).await?;
    let known = visitor.person.as_ref().map(|person| person.id);
    if let Err(denied) = sits(&here.room.now(), known, &token, name)
        && !visitor.app.was_counted(visitor.receipt().as_ref()).await?
    {
        return Ok(sorry(&visitor, &here, &token, &denied, name).await);
    }
    let person = visitor.identify(table::clean(name, table::LONGEST_NAME).as_deref()).await?;
    let change = |inside: &Inside| {
        let (seat, sat) = sits(inside, Some(person.id), &token, name)?;
        Ok(Change { happened: vec![sat], sitters: vec![(seat, Some(person.id))], ..Change::default() })
    };
    match visitor.app.change(&here.room, visitor.receipt(), change).await {
        Ok(()) => Ok(visitor.go(&format!("/table/{id}"))),
        Err(NotDone::Denied(denied)) => Ok(sorry(&visitor, &here, &token, &denied, name).await),
        Err(NotDone::Store(error)) => Err(error.into()),
    }
}

/// Whether this visitor may sit down with this link: in a game that runs nobody looks into a second hand.
pub(super) fn sits(
    inside: &Inside,
    person: Option<PersonId>,
    token: &str,
    name: &str,
) -> Result<(Seat, Happened), Denied> {
    let table = &inside.table;
    let sits_here = person.is_some_and(|person| !inside.seats_of(person).is_empty());
    if table.stage() == Stage::Running && sits_here {
        return Err(text!("table-no-second").into());
    }
    let (seat, sat) = table.sit(token, name)?;
    Ok((seat, if let Some(person) = person { sat.by(person.0) } else { sat }))
}

async fn sorry(visitor: &Visitor, at: &At, token: &str, denied: &Denied, name: &str) -> Response {
    let why = Some(super::refused(visitor, at, denied).await.why);
    let typed = [("name".to_owned(), name.to_owned())].into();
    show(visitor, at, token, &Fault { why, typed }).await
}
